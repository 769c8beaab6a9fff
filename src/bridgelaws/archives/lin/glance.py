"""A board of a vugraph file looked at only to see that nothing in it is irregular: from its text to bare numbers.

Whatever the eye would stop at is left to the reader, and the answer is None.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final

from ...errors import ParseError
from ...kernel import NO_TRUMP, follow
from ...values.cards import CARDS, FULL_PACK
from ..holdings import HELD
from ..regular import Hands, Regular, Telling, heard, is_possible, numbers
from . import words
from .words import CALLS, MOST_CARDS, PLAYED, VULNERABLE

_CALLS: Final = numbers({word: called.call for word, called in CALLS.items()})
_CARDS: Final = {word: int(card) for card in CARDS for word, one in PLAYED[0].items() if one.card is card}
_NUMBER = re.compile(r"\d+", re.ASCII)
_RESULTS: Final = {str(tricks): tricks for tricks in range(1, 14)}
# What stands between and after the cards of a board without peculiarities.
_BETWEEN: Final = frozenset(("pg", "an", "st", "ob"))
_AFTER: Final = frozenset(("pc", "pg", "nt", "mc", "st"))
_ONLY_CARDS: Final = frozenset(("pc", "pg"))
_MOST_WORDS: Final = 5_000
_MOST_CALLS: Final = 400
_RANKS: Final = "([AKQJT98765432]*)"
_HAND: Final = f"S{_RANKS}H{_RANKS}D{_RANKS}C{_RANKS}"
_DEAL = re.compile(f"([1-4]){_HAND},{_HAND},{_HAND}(?:,|,{_HAND})?")
_DEALERS: Final = {"1": 2, "2": 3, "3": 0, "4": 1}
_LONGEST_LINE: Final = 16
_LONGEST_NAME: Final = 200
_DIGITS: Final = 6


class Sheet:
    """The result sheet of a match, whose lines are for the open and the closed room in turn, from a first board on."""

    __slots__ = ("first", "results")

    def __init__(self, results: Sequence[str] = (), first: int = 1) -> None:
        self.results = results
        self.first = first

    def line(self, number: str, closed: bool) -> str:
        """What it says of a board; empty if it says nothing."""
        if not number or not self.results:
            return ""
        index = 2 * (int(number[:_DIGITS]) - self.first) + closed
        return self.results[index] if 0 <= index < len(self.results) else ""


def glance(text: str, line: int, nth: int, event: Mapping[str, str], sheet: Sheet, telling: Telling) -> Regular | None:
    """A board that is regular, of a text that is one board; `telling` is asked about what was written beside it."""
    parts = text.replace("|\n", "|").split("|")
    names, values = parts[::2], parts[1::2]
    if names.pop().strip() or len(names) != len(values) or len(names) > _MOST_WORDS:
        return None
    begun = names.index("pc") if "pc" in names else names.index("mc") if "mc" in names else len(names)
    try:
        md, calls, comments = _head(names, values, begun)
        dealer, hands = _dealt(md)
        said = heard(calls)
        if said is None or len(calls) > _MOST_CALLS:
            return None
        declarer = dealer + said[3] & 3
        names, values = names[begun:], values[begun:]
        result = _end(names, values, comments)
        cards = [_CARDS[value] for name, value in zip(names, values, strict=True) if name == "pc"]
    except KeyError:
        return None
    number, room, closed = _named(parts[1])
    claimed = result is not None
    listed = _listed(sheet.line(number, closed))
    if listed is not None:
        here = (said[1], declarer, said[0], said[2])
        if result is None:
            result = listed[1] if listed[0] == here else None
        elif listed[0] != here and listed[0][0] == said[1] and listed[1] == result:
            # The line is this board's, and has another contract.
            return None
    winners: list[int] = []
    leader = declarer + 1 & 3
    if len(cards) > MOST_CARDS or follow(list(hands), said[1], leader, (), cards, winners) < len(cards):
        return None
    if not is_possible(result, winners, declarer) or (comments and telling(comments)):
        return None
    return Regular(line, nth, number, room, event, hands, leader, cards, -1, winners, claimed)


def _head(names: Sequence[str], values: Sequence[str], end: int) -> tuple[str, list[int], list[str]]:
    """The deal, the calls and the remarks before the play; a KeyError if something else stands there."""
    md = ""
    calls: list[int] = []
    comments: list[str] = []
    for n in range(1, end):
        name = names[n]
        if name == "mb":
            calls.append(_CALLS[values[n]])
        elif name == "md" and not md:
            md = values[n]
        elif name == "nt":
            comments.append(values[n])
        elif (name != "sv" or calls or values[n] not in VULNERABLE) and name not in _BETWEEN:
            raise KeyError(name)
    return md, calls, comments


def _end(names: Sequence[str], values: Sequence[str], comments: list[str]) -> int | None:
    """The result that is told after the play, if any; remarks are added to the others. A KeyError as before."""
    kinds = set(names)
    result: int | None = None
    if not kinds <= _ONLY_CARDS:
        if not kinds <= _AFTER:
            raise KeyError
        if "mc" in kinds:
            last = names.index("mc")
            if "pc" in names[last:] or "mc" in names[last + 1 :]:
                raise KeyError
            result = _RESULTS[values[last]]
        if "nt" in kinds:
            comments += [value for name, value in zip(names, values, strict=True) if name == "nt"]
    return result


@lru_cache(maxsize=256)
def _named(qx: str) -> tuple[str, str, bool]:
    """The number of a board, its room, and whether that is the closed one, by what stands at its beginning."""
    found, room = _NUMBER.search(qx.strip()[:_LONGEST_NAME]), qx.strip()[:1].lower()
    return found[0] if found else "", {"o": "open", "c": "closed"}.get(room, ""), room == "c"


@lru_cache(maxsize=64)
def _dealt(text: str) -> tuple[int, Hands]:
    """Dealer and hands of a whole deal; a KeyError if it is none."""
    found = _DEAL.fullmatch(text)
    if found is None:
        return _dealt_otherwise(text)
    dealer, *ranks = found.groups()
    held = [0 if each is None else HELD[each] for each in ranks]
    south, west, north, east = (
        held[n] << 39 | held[n + 1] << 26 | held[n + 2] << 13 | held[n + 3] for n in (0, 4, 8, 12)
    )
    east = east or FULL_PACK & ~(south | west | north)
    thirteen = north.bit_count() == east.bit_count() == south.bit_count() == west.bit_count() == 13
    if not thirteen or north | east | south | west != FULL_PACK:
        raise KeyError(text)
    return _DEALERS[dealer], (north, east, south, west)


def _dealt_otherwise(text: str) -> tuple[int, Hands]:
    try:
        dealer, deal = words.deal(text)
    except ParseError as error:
        raise KeyError(text) from error
    masks = [0 if hand is None else hand.mask for hand in deal.hands]
    if dealer is None or any(mask.bit_count() != 13 for mask in masks):
        raise KeyError(text)
    return int(dealer), (masks[0], masks[1], masks[2], masks[3])


@lru_cache(maxsize=512)
def _listed(text: str) -> tuple[tuple[int, int, int | None, int], int] | None:
    """A line of the result sheet: trumps, declarer, level and doubles, and the tricks."""
    found = words.sheet(text) if 0 < len(text) <= _LONGEST_LINE else None
    if found is None:
        return None
    contract = found.contract
    trumps = NO_TRUMP if contract.trumps is None else int(contract.trumps)
    return (trumps, int(contract.declarer), contract.level, contract.doubled), found.tricks
