"""Endings at random, and the analyst's numbers the long way: every line, nothing merged, nothing kept."""

from __future__ import annotations

from random import Random

from bridgelaws.claims.classes import Turn, classified
from bridgelaws.claims.ending import FULL, Ending, after, cards, winning
from bridgelaws.claims.kinds import as_partners, bits_of
from bridgelaws.claims.search import Search


def ending(rng: Random, size: int, ranks: int = 13) -> Ending:
    """So many cards a hand, from a pack with so many ranks a suit."""
    pack = [13 * suit + rank for suit in range(4) for rank in range(13 - ranks, 13)]
    dealt = rng.sample(pack, 4 * size)
    hands = [sum(1 << card for card in dealt[n::4]) for n in range(4)]
    return Ending((hands[0], hands[1], hands[2], hands[3]), rng.randrange(4), rng.choice((-1, 0, 1, 2, 3)))


def claimed_by_the_strong(rng: Random, size: int) -> Ending:
    """An ending of which North-South have most of the high cards, as claimers do."""
    return max((ending(rng, size) for _ in range(8)), key=strength)


def strength(at: Ending) -> int:
    """How high the cards of North-South are."""
    return sum(card % 13 for seat in (0, 2) for card in cards(at.hands[seat]))


def the_long_way(search: Search, at: Ending, allowed: int) -> int:
    """The least number of tricks by looking at every line."""
    if len(at.trick) == 4:
        leader = (at.leader + winning(at.trick, at.trumps)) & 3
        rest = the_long_way(search, at._replace(leader=leader, trick=()), allowed)
        return rest + (leader & 1 == search.side)
    if not any(at.hands):
        return 0
    seat = at.turn
    return min(the_long_way(search, _next(search, at, card), allowed) for card in _plays(search, at, seat, allowed))


def _next(search: Search, at: Ending, card: int) -> Ending:
    shown = search._seen(at.shown, at.turn, at.trick, card)
    return at._replace(hands=after(at.hands, at.turn, card), trick=(*at.trick, card), shown=shown, open_to=FULL)


def _plays(search: Search, at: Ending, seat: int, allowed: int) -> list[int]:
    playable = at.playable
    if seat & 1 != search.side:
        return list(cards(playable))
    turn = Turn(at.hands, seat, at.trick, at.trumps, at.shown, playable)
    judged = classified(turn, playable)
    if search.bound not in (None, seat):
        judged = [(as_partners(code), card) for code, card in judged]
    return [card for code, card in judged if not bits_of(code) & ~allowed]


def with_penalty_cards(rng: Random, at: Ending, side: int) -> Ending:
    """The same with penalty cards before the other side, and now and then a demand on the hand on turn."""
    major = minor = 0
    for seat in (side ^ 1, side ^ 3):
        faced = 1 << rng.choice(cards(at.hands[seat]))
        if rng.random() < 0.5:
            major |= faced
        elif faced.bit_length() % 13 < 9:
            minor |= faced
    return at._replace(major=major, minor=minor, open_to=rng.choice((FULL, 0x1FFF << 13 * rng.randrange(4))))
