"""A bare scan of PBN with a replay: the least that any program has to do, and nothing is told of what it finds.

Tags by one regular expression, cards in sets of strings, columns from the opening leader; each card has to be in the
hand whose column it is, and to follow suit; who wins leads on.
"""

from __future__ import annotations

import re

TAG = re.compile(r'^\[(\w+) "([^"]*)"\]$', re.MULTILINE)
RANK = {rank: n for n, rank in enumerate("23456789TJQKA")}


def scan(text: str) -> int:
    """The number of boards."""
    boards = 0
    for game in text.split("\n\n"):
        tags = dict(TAG.findall(game))
        if "Deal" not in tags:
            continue
        boards += 1
        contract = tags.get("Contract", "")
        _section(game, "[Auction ")
        cards = _section(game, "[Play ")
        if cards and contract[:1].isdigit() and tags.get("Declarer", "?") in "NESW":
            replay(_hands(tags["Deal"]), contract[1], "NESW".index(tags["Declarer"]), cards)
    return boards


def _section(game: str, name: str) -> list[str]:
    at = game.find(name)
    if at < 0:
        return []
    body = game[game.index("\n", at) + 1 :]
    end = body.find("[")
    return (body if end < 0 else body[:end]).split()


def _hands(deal: str) -> list[set[str]]:
    first, _, words = deal.partition(":")
    hands: list[set[str]] = [set(), set(), set(), set()]
    for n, word in enumerate(words.split(" ")):
        suits = zip("SHDC", word.split("."), strict=False)
        hands["NESW".index(first) + n & 3] = {suit + rank for suit, ranks in suits for rank in ranks}
    return hands


def replay(hands: list[set[str]], trumps: str, declarer: int, cards: list[str]) -> tuple[int, int] | None:
    """The tricks of North-South and East-West; None where a card is not regular."""
    leader = start = declarer + 1 & 3
    won = [0, 0]
    for at in range(0, len(cards) - 3, 4):
        row = cards[at : at + 4]
        best = led = ""
        winner = leader
        for place in range(4):
            seat = leader + place & 3
            card = row[seat - start & 3]
            if card in "-*":
                return won[0], won[1]
            hand = hands[seat]
            if card not in hand:
                return None
            if not place:
                best, led = card, card[0]
            elif card[0] != led and any(other[0] == led for other in hand):
                return None
            elif RANK[card[1]] > RANK[best[1]] if card[0] == best[0] else card[0] == trumps:
                best, winner = card, seat
            hand.discard(card)
        won[winner & 1] += 1
        leader = winner
    return won[0], won[1]
