"""The partially known deal: what is certain, impossible or unsettled about a hand, at any moment.

Every fact is a constraint on who was dealt which card, and on which cards left a hand while nobody wrote them down. A
moment is the number of an act: a hand at a moment is the hand just before that act. Cards that were played on record
are still their hand's; whoever asks about a moment leaves out those that lay on the table by then.

A *cell* is what stays in a hand, or what left it unrecorded at one act. Each card has the set of cells where it may
lie. Cards with the same set, and in the same findings, are one class, and the classes are poured into the cells by
augmenting paths. A finding of at least one card is met by trying one card of each class that could meet it, which is
complete, since the cards of a class are interchangeable.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from ..values.cards import FULL_PACK
from ..values.seats import SEATS, Seat

# The moment until which a card is seen that is in its hand still, or left it on record: it never left unrecorded.
ON_RECORD = 1 << 30
# A search that has poured so often gives up, and what it was to settle stays unsettled; none in sight needs fifty.
_POURS = 2000

# A class of cards that are interchangeable: where they may lie, how many they are, and in which findings they are.
_Class = tuple[int, int, int]
# Cards of which at least one must lie in some cells.
_OneOf = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Seen:
    """Cards that were a hand's, and had not left it unrecorded at a moment."""

    seat: Seat
    cards: int
    at: int


@dataclass(frozen=True, slots=True)
class Holding:
    """A finding: at least one of these cards was in the hand at a moment, or none of them was."""

    seat: Seat
    cards: int
    at: int
    answer: bool


@dataclass(frozen=True, slots=True)
class Left:
    """So many cards left a hand with the act of that number, and nobody wrote down which."""

    seat: Seat
    count: int
    at: int


@dataclass(frozen=True, slots=True)
class Gone:
    """Cards that had left unrecorded by a moment; from which hands is not said."""

    cards: int
    by: int


Fact = Seen | Holding | Left | Gone


class _GivenUp(Exception):
    """The search has become too long."""


class Known:
    """What follows from facts about one deal. Answers are kept: the facts do not change.

    >>> known = Known([Seen(Seat.WEST, 0b11, 0), Holding(Seat.EAST, 0b1100, 0, False)])
    >>> known.holds(Seat.WEST, 0b110, 0), known.holds(Seat.EAST, 0b1110, 0), known.holds(Seat.EAST, 0b10000, 0)
    (True, False, None)
    """

    __slots__ = (
        "_allowed", "_capacity", "_cells", "_clash", "_fits", "_groups", "_held", "_masks", "_one_of", "_reach",
        "facts", "shape",
    )  # fmt: skip

    def __init__(
        self,
        facts: Iterable[Fact],
        sizes: tuple[int, int, int, int] = (13, 13, 13, 13),
        pack: int = FULL_PACK,
    ) -> None:
        self.facts: tuple[Fact, ...] = tuple(facts)
        self.shape = (sizes, pack)
        self._held: dict[tuple[int, int], bool | None] = {}
        self._masks: dict[tuple[str, Seat, int], int] = {}
        self._allowed: dict[tuple[Fact, ...], bool] = {}
        self._reach: dict[int, tuple[int, int]] = {}
        self._fits: bool | None = None
        self._count_cells()
        self._groups: list[_OneOf] = [((1 << len(self._cells)) - 1, pack)]
        self._one_of: list[_OneOf] = []
        self._clash = min(self._capacity) < 0
        for fact in self.facts:
            self._narrow(fact)
        self._one_of = [each for each in self._one_of if not self._met(each)]

    # Questions

    def holds(self, seat: Seat, cards: int, at: int) -> bool | None:
        """Whether the hand had at least one of the cards at a moment: certainly, certainly not, or unsettled."""
        key = (cards, 4 * at + seat)
        if key not in self._held:
            self._held[key] = self._holds(cards, self._within(seat, at))
        return self._held[key]

    def must(self, seat: Seat, at: int) -> int:
        """The cards that were certainly in the hand at a moment."""
        key = ("must", seat, at)
        if key not in self._masks:
            cells = self._within(seat, at)
            sure, possible = self._reached(cells)
            for one, cards in self.classes(possible & ~sure):
                if self._holds(one, cells) is True:
                    sure |= cards
            self._masks[key] = sure
        return self._masks[key]

    def may(self, seat: Seat, at: int) -> int:
        """The cards that may have been in the hand at a moment."""
        key = ("may", seat, at)
        if key not in self._masks:
            cells = self._within(seat, at)
            sure, possible = self._reached(cells)
            for one, cards in self.classes(possible & ~sure):
                if self._holds(one, cells) is False:
                    possible &= ~cards
            self._masks[key] = possible
        return self._masks[key]

    def classes(self, among: int) -> Iterator[tuple[int, int]]:
        """One card of each class of interchangeable cards, and the whole class."""
        for _, group in self._groups:
            parts = [group & among]
            for wanted, _ in self._one_of:
                parts = [part for whole in parts for part in (whole & wanted, whole & ~wanted)]
            for part in parts:
                if part:
                    yield part & -part, part

    def allows(self, *facts: Fact) -> bool:
        """Whether these could be so as well."""
        if facts not in self._allowed:
            self._allowed[facts] = self.given(*facts).fits
        return self._allowed[facts]

    def given(self, *facts: Fact) -> Known:
        """What is known if these are so as well."""
        return Known((*self.facts, *facts), *self.shape)

    @property
    def fits(self) -> bool:
        """Whether there is a deal in which all the facts are so."""
        if self._fits is None:
            try:
                self._fits = not self._clash and self._possible(self._groups, self._one_of)
            except _GivenUp:
                self._fits = True
        return self._fits

    # Facts

    def _count_cells(self) -> None:
        """The cells with the moment at which their cards left, and how many cards each takes."""
        sizes, _ = self.shape
        staying = list(sizes)
        left: dict[tuple[Seat, int], int] = {}
        for fact in self.facts:
            if isinstance(fact, Left) and fact.count:
                left[fact.seat, fact.at] = left.get((fact.seat, fact.at), 0) + fact.count
                staying[fact.seat] -= fact.count
        self._cells: list[tuple[Seat, int]] = [*((seat, ON_RECORD) for seat in SEATS), *left]
        self._capacity: list[int] = [*staying, *left.values()]

    def _within(self, seat: Seat, at: int) -> int:
        """The cells whose cards were in a hand at a moment."""
        if len(self._cells) == 4:
            return 1 << seat
        return sum(1 << n for n, (owner, until) in enumerate(self._cells) if owner is seat and until >= at)

    def _narrow(self, fact: Fact) -> None:
        everywhere = (1 << len(self._cells)) - 1
        match fact:
            case Seen(seat, cards, at):
                self._confine(cards, self._within(seat, at))
            case Gone(cards, by):
                self._confine(cards, sum(1 << n for n, (_, until) in enumerate(self._cells) if until < by))
            case Holding(seat, cards, at, True):
                self._one_of.append((cards, self._within(seat, at)))
            case Holding(seat, cards, at, False):
                self._confine(cards, everywhere & ~self._within(seat, at))

    def _confine(self, cards: int, cells: int) -> None:
        """Some cards lie in some cells only."""
        self._groups = _confined(self._groups, cards, cells)
        self._clash = self._clash or any(not cells for cells, _ in self._groups)

    def _met(self, one_of: _OneOf) -> bool:
        """Whether a card whose place is certain meets a finding already."""
        wanted, cells = one_of
        return any(cards & wanted and not where & ~cells for where, cards in self._groups)

    # Search

    def _reached(self, cells: int) -> tuple[int, int]:
        """The cards that must lie in some cells, and those that may, each taken by itself."""
        if cells not in self._reach:
            sure = possible = 0
            for where, cards in self._groups:
                if where & cells:
                    possible |= cards
                    if not where & ~cells:
                        sure |= cards
            self._reach[cells] = sure, possible
        return self._reach[cells]

    def _holds(self, cards: int, cells: int) -> bool | None:
        sure, possible = self._reached(cells)
        if cards & sure:
            return True
        if not cards & possible:
            return False
        if not self.fits:
            return None
        try:
            elsewhere = ((1 << len(self._cells)) - 1) & ~cells
            if not self._possible(_confined(self._groups, cards, elsewhere), self._one_of):
                return True
            return None if self._possible(self._groups, [*self._one_of, (cards, cells)]) else False
        except _GivenUp:
            return None

    def _possible(self, groups: list[_OneOf], one_of: list[_OneOf]) -> bool:
        """Whether all cards find a place, with at least one of each finding where it says."""
        classes: list[_Class] = []
        for where, group in groups:
            parts = [(group, 0)]
            for n, (wanted, _) in enumerate(one_of):
                parts = [
                    part
                    for cards, found in parts
                    for part in ((cards & wanted, found | 1 << n), (cards & ~wanted, found))
                    if part[0]
                ]
            classes += [(where, cards.bit_count(), found) for cards, found in parts if cards]
        classes.sort(key=lambda each: each[0].bit_count())
        return self._search(classes, [cells for _, cells in one_of], [_POURS])

    def _search(self, classes: list[_Class], one_of: list[int], left: list[int]) -> bool:
        left[0] -= 1
        if not left[0]:
            raise _GivenUp
        poured = _pour(classes, self._capacity)
        if poured is None:
            return False
        for n, cells in enumerate(one_of):
            met = any(
                found >> n & 1 and any(amount and cells >> cell & 1 for cell, amount in enumerate(row))
                for (_, _, found), row in zip(classes, poured, strict=True)
            )
            if not met:
                return any(self._search(each, one_of, left) for each in _with_witness(classes, n, cells))
        return True


def _confined(groups: list[_OneOf], cards: int, cells: int) -> list[_OneOf]:
    """The groups once some cards lie in some cells only."""
    parts: dict[int, int] = {}
    for where, group in groups:
        inside, outside = group & cards, group & ~cards
        if inside:
            parts[where & cells] = parts.get(where & cells, 0) | inside
        if outside:
            parts[where] = parts.get(where, 0) | outside
    return list(parts.items())


def _with_witness(classes: list[_Class], finding: int, cells: int) -> Iterator[list[_Class]]:
    """The classes with one card that meets a finding set apart, in each way there is."""
    for n, (where, count, found) in enumerate(classes):
        if found >> finding & 1 and where & cells:
            rest = [(where, count - 1, found)] if count > 1 else []
            yield [(where & cells, 1, found), *classes[:n], *rest, *classes[n + 1 :]]


def _pour(classes: list[_Class], capacity: list[int]) -> list[list[int]] | None:
    """How many cards of each class go to each cell; None if they do not fit."""
    spare = capacity.copy()
    poured: list[list[int]] = []
    for where, count, _ in classes:
        row = [0] * len(spare)
        poured.append(row)
        for cell in _bits(where):
            if not count:
                break
            amount = min(count, spare[cell])
            if amount > 0:
                row[cell] += amount
                spare[cell] -= amount
                count -= amount
        while count:
            moved = _augment(classes, poured, spare, len(poured) - 1)
            if not moved:
                return None
            count -= 1
    return poured


def _augment(classes: list[_Class], poured: list[list[int]], spare: list[int], start: int) -> bool:
    """Make room for one more card of a class by moving one card each of others along a path; False if there is none."""
    came: dict[int, tuple[int, int | None]] = {}  # the class by which each cell was reached, and the cell before
    reached = [(cell, start, None) for cell in _bits(classes[start][0])]
    queue: list[tuple[int, int, int | None]] = list(reached)
    for cell, by, before in queue:
        if cell in came:
            continue
        came[cell] = by, before
        if spare[cell] > 0:
            spare[cell] -= 1
            _move(poured, came, cell)
            return True
        for n, row in enumerate(poured):
            if row[cell]:
                queue.extend((other, n, cell) for other in _bits(classes[n][0]) if other not in came)
    return False


def _move(poured: list[list[int]], came: dict[int, tuple[int, int | None]], cell: int) -> None:
    """One card of each class along the path goes to the next cell."""
    while True:
        by, before = came[cell]
        poured[by][cell] += 1
        if before is None:
            return
        poured[by][before] -= 1
        cell = before


def _bits(mask: int) -> Iterator[int]:
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low
