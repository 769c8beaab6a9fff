"""Games without peculiarities, as nearly all are: read in one go, to the same record as by the long way.

Whatever is out of the ordinary, or wrong in any way that matters, is not read here: the answer is None then, and the
game goes through the scanner and the readers of its sections.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final, NamedTuple

from ...values.cards import CARDS, Deal, Suit
from ...values.contract import Contract
from ...values.seats import Seat
from ...words.message import Message
from ..auction import PASS, Heard, hear
from ..holdings import plain_plays
from ..record import Called, Claim, Place, Played, Problem, Record, Section
from .bidding import CALLS
from .names import KNOWN, LAST_NOTE, MANDATORY, PLAYERS, SEAT_OF, VULNERABLE, is_table
from .playing import CARDS_BY_WORD
from .scan import LONGEST_ALLOWED, NOT_LATIN
from .sure import sure
from .values import is_standard, objection, strain_of, whole_deal

_TAGS = re.compile(r'^\[([A-Za-z0-9_]+) "([^"\\\t#][^"\\\t]*|)"\]$', re.MULTILINE)
_NOTES = re.compile(r'^\[Note "([^"\\\t#][^"\\\t]*)"\]$', re.MULTILINE | re.ASCII)
_SECTION = re.compile(r'\[(?:Auction|Play) "([NESW])"\]')
_MANDATORY: Final = frozenset(MANDATORY)
_NEEDED: Final = frozenset(("Dealer", "Deal", "Declarer", "Contract"))
_SUIT: Final = tuple(int(card.suit) for card in CARDS)
_SUIT_MASK: Final = tuple(card.suit.mask for card in CARDS)
_WITHOUT_ROWS: Final = frozenset(name for name in KNOWN if not is_table(name))
_WHOLE: Final = 52
_NOTE_NUMBERS: Final = frozenset(str(number) for number in range(1, LAST_NOTE + 1))


class Text(NamedTuple):
    """A game in parts: its tags in their order, the words of its auction and of its play with their first columns."""

    tags: list[tuple[str, str]]
    auction: tuple[str, list[str]] | None
    play: tuple[str, list[str]] | None
    notes: list[str]
    at_auction: int
    at_play: int
    at_notes: int


def plain(lines: list[str], first: int, file: str, nth: int) -> tuple[Record, dict[str, str]] | None:
    """The record of a game that begins on a line, and all its tags; None if it is to be read the long way."""
    text = _parts(lines)
    if text is None:
        return None
    tags = dict(text.tags)
    if len(tags) != len(text.tags) or not tags.keys() >= _NEEDED or "ScoreRubberHistory" in tags:
        return None
    if not tags.keys() <= _WITHOUT_ROWS and any(map(is_table, tags)):
        return None
    dealer, declarer = SEAT_OF.get(tags["Dealer"]), SEAT_OF.get(tags["Declarer"])
    vulnerable = _known(tags.get("Vulnerable"))
    deal, strain = _deal(tags["Deal"]), _contract(tags["Contract"])
    if dealer is None or declarer is None or deal is None or strain is None or strain[0] is None:
        return None
    if vulnerable and vulnerable.lower() not in VULNERABLE:
        return None
    contract = Contract(strain[1], declarer, strain[0], strain[2])
    calls: tuple[Called, ...] = ()
    if text.auction is not None:
        heard = _heard(dealer, text.auction, text.notes)
        if heard is None or heard[1].contract != contract:
            return None
        calls = heard[0]
    said = _known(tags.get("Result"))
    result = int(said) if said.isdecimal() and said.isascii() and len(said) <= 2 else None
    if said and (result is None or result > 13):
        return None
    plays: tuple[Played, ...] = ()
    ended = False
    if text.play is not None:
        words = text.play[1]
        ended = words[-1:] == ["*"]
        if ended:
            words = words[:-1]
        played = _played(SEAT_OF[text.play[0]], words, deal, contract, result, ended)
        if played is None:
            return None
        plays = played
    if len(plays) >= _WHOLE:
        claim = Claim.NONE
    else:
        claim = Claim.CLAIMED if ended and result is not None else Claim.NOT_RECORDED
    problems = [
        Problem(first + n, reason, True) for n, tag in enumerate(text.tags) if (reason := _objection(*tag)) is not None
    ]
    record = Record(
        Place(file, first, nth),
        "PBN",
        board=_known(tags.get("Board")),
        room=_known(tags.get("Room")).lower(),
        dealer=dealer,
        vulnerable=VULNERABLE[vulnerable.lower()] if vulnerable else "",
        deal=deal,
        auction=calls,
        contract=contract,
        leader=declarer.lho,
        plays=plays,
        claim=claim,
        result=result,
        players={seat: tags[name] for name, seat in PLAYERS.items() if _known(tags.get(name))},
        tags={key: value for key, value in tags.items() if value != "?" or key not in _MANDATORY},
        problems=tuple(problems),
        sections=_sections(text, first),
    )
    return record, tags


def _parts(lines: list[str]) -> Text | None:
    text = "\n".join(lines)
    auction_at, play_at = text.find('\n[Auction "'), text.find('\n[Play "')
    size = len(text)
    end = min(at if at >= 0 else size for at in (auction_at, play_at))
    head = text[:end]
    tags = _TAGS.findall(head)
    if len(tags) != head.count("\n") + 1 or len(max(lines, key=len)) > LONGEST_ALLOWED:
        return None
    if not head.isascii() and NOT_LATIN.search(head):
        return None
    auction = play = None
    notes: list[str] = []
    at_auction = at_play = at_notes = 0
    if auction_at >= 0:
        if 0 <= play_at < auction_at:
            return None
        given = text[auction_at + 1 : play_at if play_at >= 0 else size]
        at_auction = len(tags)
        words, begun, noted = given.partition("\n[Note ")
        auction = _section(words)
        if begun:
            at_notes = at_auction + words.count("\n") + 1
            notes = _NOTES.findall("[Note " + noted)
            if len(notes) != noted.count("\n") + 1:
                return None
        if auction is None:
            return None
    if play_at >= 0:
        play = _section(text[play_at + 1 :])
        at_play = text.count("\n", 0, play_at) + 1
        if play is None:
            return None
    return Text(tags, auction, play, notes, at_auction, at_play, at_notes)


def _section(text: str) -> tuple[str, list[str]] | None:
    """The first column of a section and its words; whatever is no word of it is found out when it is read."""
    first, _, rest = text.partition("\n")
    found = _SECTION.fullmatch(first)
    return None if found is None else (found[1], rest.split())


def _known(value: str | None) -> str:
    return "" if value is None or value == "?" else value


@lru_cache(maxsize=512)
def _deal(text: str) -> Deal | None:
    return whole_deal(text)


@lru_cache(maxsize=512)
def _contract(text: str) -> tuple[int | None, Suit | None, int] | None:
    return strain_of(text) if is_standard(text) else None


@lru_cache(maxsize=4_096)
def _objection(name: str, value: str) -> Message | None:
    return objection(name, value)


def _sections(text: Text, first: int) -> tuple[Section, ...]:
    found = [Section(name, value, (), first + n) for n, (name, value) in enumerate(text.tags)]
    if text.auction is not None:
        found.append(Section("Auction", text.auction[0], tuple(text.auction[1]), first + text.at_auction))
        found += [Section("Note", note, (), first + text.at_notes + n) for n, note in enumerate(text.notes)]
    if text.play is not None:
        found.append(Section("Play", text.play[0], tuple(text.play[1]), first + text.at_play))
    return tuple(found)


def _heard(dealer: Seat, auction: tuple[str, list[str]], notes: list[str]) -> tuple[tuple[Called, ...], Heard] | None:
    """The calls of an auction that came to its end, and what it came to."""
    start, words = auction
    if SEAT_OF[start] is not dealer or not words:
        return None
    all_pass = words[-1] == "AP"
    if all_pass:
        words = words[:-1]
    try:
        calls = [CALLS[word] for word in words] if not notes else _noted(words, notes)
    except KeyError:
        return None
    if all_pass:
        if not calls or calls[-1].call == PASS:
            return None
        calls += [CALLS[PASS]] * 3
    heard = hear(dealer, calls)
    return (tuple(calls), heard) if heard.ended and not heard.faults else None


def _noted(words: list[str], notes: list[str]) -> list[Called]:
    """The calls with their notes, of which each is there once and is referred to; a KeyError if it is not so."""
    said: dict[str, str] = {}
    for note in notes:
        number, colon, text = note.partition(":")
        if not colon or number not in _NOTE_NUMBERS or f"={number}=" in said:
            raise KeyError(note)
        said[f"={number}="] = text.strip()
    calls: list[Called] = []
    used = set()
    for word in words:
        if word[0] == "=":
            last = calls[-1] if calls else CALLS[word]
            if last.alerted:
                raise KeyError(word)
            calls[-1] = Called(last.call, True, said[word])
            used.add(word)
        else:
            calls.append(CALLS[word])
    if len(used) != len(said):
        raise KeyError
    return calls


def _played(
    start: Seat, words: list[str], deal: Deal, contract: Contract, result: int | None, ended: bool
) -> tuple[Played, ...] | None:
    """The cards in the order of play, if they are regular, in columns or as they were played, and the result can be."""
    try:
        cards = [CARDS_BY_WORD[word] for word in words if word != "-"]
    except KeyError:
        return None
    if len(words) > _WHOLE:
        return None
    if len(cards) < len(words):
        dashes = words[len(words) // 4 * 4 - (0 if len(words) % 4 else 4) :]
        if words.count("-") != dashes.count("-"):
            return None
    found = _regular(words, int(start), deal, contract) or _regular(words, -1, deal, contract)
    if found is None or len(found[0]) != len(cards):
        return None
    plays, won, left = found
    if result is not None and (ended or len(plays) == _WHOLE):
        side = contract.declarer & 1
        least = won[side] + sure(left, contract.trumps, side)
        most = 13 - won[1 - side] - sure(left, contract.trumps, 1 - side)
        if not least <= result <= most:
            return None
    return tuple(plays)


def _regular(
    words: list[str], start: int, deal: Deal, contract: Contract
) -> tuple[list[Played], list[int], tuple[int, int, int, int]] | None:
    """Follow the cards, in columns from a seat or, without one, as they were played; None where one is not regular."""
    remaining = [hand.mask for hand in deal.hands if hand is not None]
    strain = -1 if contract.trumps is None else int(contract.trumps)
    leader = contract.declarer + 1 & 3
    plays: list[Played] = []
    won = [0, 0]
    for table, at in zip(plain_plays(), range(0, len(words), 4), strict=False):
        row = words[at : at + 4]
        shift = leader - start if start >= 0 else 0
        led = top = 0
        best, winner = -1, leader
        for place in (0, 1, 2, 3):
            column = place + shift & 3
            word = row[column] if column < len(row) else "-"
            if word == "-":
                best = -1
                break
            card = CARDS_BY_WORD[word]
            seat = leader + place & 3
            held = remaining[seat]
            bit = 1 << card
            if not held & bit:
                return None
            suit = _SUIT[card]
            if not place:
                led, best, top = _SUIT_MASK[card], card, suit
            elif not bit & led and held & led:
                return None
            elif card > best if suit == top else suit == strain:
                best, top, winner = card, suit, seat
            remaining[seat] = held ^ bit
            plays.append(table[seat][card])
        if best >= 0:
            won[winner & 1] += 1
            leader = winner
    return plays, won, (remaining[0], remaining[1], remaining[2], remaining[3])
