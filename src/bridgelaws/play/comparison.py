"""The same table under several editions, side by side, and where they part."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from ..book.editions import EDITIONS, Edition, edition
from ..hearing.rulings import Ruled, Ruling
from ..values.frozen import dataclass
from .documents import outcome_document
from .play import Play


@dataclass(frozen=True, slots=True)
class FirstDifference:
    """The first ruling in which two editions part, or the question that one leaves open."""

    one: Edition
    other: Edition
    number: int
    here: str
    there: str

    def __str__(self) -> str:
        return f"ruling {self.number}: {self.one}: {self.here} | {self.other}: {self.there}"


def compare(play: Play, *editions: object) -> tuple[Play, ...]:
    """The play under each edition, the present one included."""
    wanted = [edition(laws) for laws in editions] or list(EDITIONS)
    return tuple(play.under(laws) for laws in wanted)


def parted(plays: tuple[Play, ...]) -> tuple[FirstDifference, ...]:
    """Where each of several editions first parts from the one before it."""
    found = (first_difference(one, other) for one, other in pairwise(plays))
    return tuple(difference for difference in found if difference is not None)


def comparison_document(play: Play) -> dict[str, Any]:
    """The three editions side by side as JSON: their outcomes, the answers left unused, and where they part."""
    plays = compare(play)
    return {
        "editions": [
            {"laws": each.laws.year, "outcome": outcome_document(each.now), "unused": list(each.unused)}
            for each in plays
        ],
        "differences": [
            {"one": d.one.year, "other": d.other.year, "ruling": d.number, "here": d.here, "there": d.there}
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


def _effect(ruling: Ruling) -> tuple[object, str]:
    """What a ruling does, apart from its numbers; and the same for reading."""
    orders = tuple(str(o) for s in ruling.steps if isinstance(s, Ruled) for o in s.orders if not o.aside)
    text = "; ".join(orders) or ruling.summary
    return orders, f"{text} ({', '.join(ruling.ordered)})"


def _open(play: Play) -> tuple[object, str]:
    """What is open, or that nothing is."""
    asked = play.question
    if asked is None:
        return None, "no further ruling"
    options = ", ".join(option.label for option in asked.options)
    return (asked.id, asked.values), f"asks {asked.addressee}: {asked.text} [{options}] ({', '.join(asked.refs)})"
