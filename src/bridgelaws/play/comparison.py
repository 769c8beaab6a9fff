"""The same table under several editions, side by side, and where they part."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from ..book.editions import EDITIONS, Edition, edition
from ..errors import spoken
from ..hearing.rulings import Ruled, Ruling
from ..values.frozen import dataclass
from ..words.language import Language
from ..words.languages import ENGLISH
from ..words.message import Message
from . import words as said
from .documents import answers_said, outcome_document
from .play import Play


@dataclass(frozen=True, slots=True)
class FirstDifference:
    """The first ruling in which two editions part, or the question that one leaves open."""

    one: Edition
    other: Edition
    number: int
    said_here: Message
    said_there: Message

    @property
    def here(self) -> str:
        """What the one does, in English."""
        return str(self.said_here)

    @property
    def there(self) -> str:
        """What the other does, in English."""
        return str(self.said_there)

    def __str__(self) -> str:
        return f"ruling {self.number}: {self.one}: {self.here} | {self.other}: {self.there}"


def compare(play: Play, *editions: Edition | int | str) -> tuple[Play, ...]:
    """The play under each edition, the present one included."""
    wanted = [edition(laws) for laws in editions] or list(EDITIONS)
    return tuple(play.under(laws) for laws in wanted)


def parted(plays: tuple[Play, ...]) -> tuple[FirstDifference, ...]:
    """Where each of several editions first parts from the one before it."""
    found = (first_difference(one, other) for one, other in pairwise(plays))
    return tuple(difference for difference in found if difference is not None)


def comparison_document(play: Play, language: Language | str = ENGLISH) -> dict[str, Any]:
    """The three editions side by side as JSON: their outcomes, the answers left unused, and where they part."""
    tongue, plays = spoken(language), compare(play)
    return {
        "editions": [
            {
                "laws": each.laws.year,
                "outcome": outcome_document(each.now, tongue),
                "unused": list(each.unused),
                "unused_said": answers_said(play.now, each.unused, tongue),
            }
            for each in plays
        ],
        "differences": [
            {
                "one": d.one.year,
                "other": d.other.year,
                "ruling": d.number,
                "here": tongue.say(d.said_here),
                "there": tongue.say(d.said_there),
            }
            for d in parted(plays)
        ],
    }


def first_difference(one: Play, other: Play) -> FirstDifference | None:
    """Where two replays part: the first ruling that is not the same in effect."""
    mine, theirs = one.rulings, other.rulings
    for n in range(max(len(mine), len(theirs))):
        here = _effect(mine[n]) if n < len(mine) else _open(one)
        there = _effect(theirs[n]) if n < len(theirs) else _open(other)
        if here[0] != there[0]:
            return FirstDifference(one.laws, other.laws, n + 1, here[1], there[1])
    left, right = _open(one), _open(other)
    if left[0] != right[0]:
        return FirstDifference(one.laws, other.laws, len(mine) + 1, left[1], right[1])
    return None


def _effect(ruling: Ruling) -> tuple[object, Message]:
    """What a ruling does, apart from its numbers; and the same for reading."""
    orders = tuple(o.message for s in ruling.steps if isinstance(s, Ruled) for o in s.orders if not o.aside)
    return orders, said.EFFECT(orders or (ruling.about,), ruling.ordered)


def _open(play: Play) -> tuple[object, Message]:
    """What is open, or that nothing is."""
    asked = play.question
    if asked is None:
        return None, said.NO_FURTHER_RULING()
    words = asked.wording.words
    options = [option.read for option in words.options]
    seats = [seat for seat in (asked.to, asked.or_to) if seat is not None]
    asks = (
        said.ASKS(seats, words.read, options, asked.refs)
        if seats
        else said.ASKS_DIRECTOR(words.read, options, asked.refs)
    )
    return (asked.id, asked.values), asks
