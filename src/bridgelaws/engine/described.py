"""The pipeline for whoever reads: its stages, and the laws that take part in each."""

from __future__ import annotations

from typing import NamedTuple

from ..hearing.law import LawBook
from ..laws import LAW_BOOK
from .pipeline import (
    PIPELINE,
    Stage,
    attend,
    classify,
    enter,
    establish,
    find,
    lapse,
    notice,
    place,
    settle,
    stand_still,
    watch,
)

# The parts of a law that each stage asks for. What an act counts as, and where its cards lie, is told in `counting`.
_PARTS: dict[Stage, tuple[str, ...]] = {
    enter: ("orders", "resumes"),
    stand_still: ("stands_still",),
    establish: ("establishes",),
    lapse: ("lapses", "overtaken", "if_played", "unsettled", "doubts"),
    notice: ("supplies", "notices"),
    attend: ("attends",),
    watch: ("watches",),
    settle: ("concerns", "waits", "prefaces", "hears", "reviews", "arises"),
}
_COUNTING: dict[Stage, str] = {classify: "counts", place: "carries out", find: "counts"}


class Described(NamedTuple):
    """A stage for whoever reads: its name, what happens there, and the numbers of the laws by the part they take."""

    name: str
    what: str
    parts: dict[str, tuple[int, ...]]

    @property
    def laws(self) -> tuple[int, ...]:
        """The laws that take part at all."""
        return tuple(sorted({number for numbers in self.parts.values() for number in numbers}))


def described(book: LawBook = LAW_BOOK) -> tuple[Described, ...]:
    """The stages in order, each with the laws that take part, in the order in which they are asked."""
    return tuple(_describe(stage, book) for stage in PIPELINE)


def _describe(stage: Stage, book: LawBook) -> Described:
    what = (stage.__doc__ or "").partition("\n")[0]
    parts = {part: tuple(law.number for law in book.taking(part)) for part in _PARTS.get(stage, ())}
    if stage in _COUNTING:
        parts[_COUNTING[stage]] = book.counting.laws.get(stage.__name__, ())
    return Described(stage.__name__, what, {part: numbers for part, numbers in parts.items() if numbers})
