"""The partially known deal: what is certain, impossible or unsettled about a hand, at any moment.

Every fact is a constraint on who was dealt which card, and on which cards left a hand while nobody wrote them down. A
moment is the number of an act: a hand at a moment is the hand just before that act. Cards that were played on record
are still their hand's; whoever asks about a moment leaves out those that lay on the table by then.

A *cell* is what stays in a hand, or what left it unrecorded at one act. Each card has the set of cells where it may
lie. Cards with the same set, and in the same findings, are one class, and the classes are poured into the cells by
augmenting paths. A finding of at least one card is met by trying one card of each class that could meet it, which is
complete, since the cards of a class are interchangeable. For the same reason a deal once found, as so many cards of
each class in each cell, shows many deals, and most questions are answered by looking at those found before.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache

from ..values.cards import FULL_PACK
from ..values.frozen import NamedTuple, dataclass
from ..values.seats import SEATS, Seat

# The moment until which a card is seen that is in its hand still, or left it on record: it never left unrecorded.
ON_RECORD = 1 << 30
# A search that has poured so often gives up, and what it was to settle stays unsettled; none in sight needs fifty.
_POURS = 2000
# How many deals that were found are kept.
_KEPT = 6

# A class of cards that are interchangeable: where they may lie, which they are, and in which findings they are.
_Class = tuple[int, int, int]
# A deal that was found: the cards of each class, and how many of them lie in each cell.
_Found = list[tuple[int, list[int]]]
# Cards of which at least one must lie in some cells.
_OneOf = tuple[int, int]


# Facts lie side by side. Most are tuples, of which no two kinds have one number of fields, so that none equals another;
# `Left` has as many as `Seen`, and is a dataclass.


class Seen(NamedTuple):
    """Cards that were a hand's, and had not left it unrecorded at a moment."""

    seat: Seat
    cards: int
    at: int


class Holding(NamedTuple):
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


class Gone(NamedTuple):
    """Cards that had left unrecorded by a moment; from which hands is not said."""

    cards: int
    by: int


Fact = Seen | Holding | Left | Gone


class _GivenUp(Exception):
    """The search has become too long."""


# Most acts tell nothing new of the deal, and acts judged again tell the same again: so many deals are remembered.
_REMEMBERED = 256


@lru_cache(_REMEMBERED)
def known(facts: tuple[Fact, ...], sizes: tuple[int, int, int, int]) -> Known:
    """What follows from facts about hands of some sizes; whoever has the same facts shares it."""
    return Known(facts, sizes)


class Known:
    """What follows from facts about one deal. Answers are kept: the facts do not change.

    >>> known = Known([Seen(Seat.WEST, 0b11, 0), Holding(Seat.EAST, 0b1100, 0, False)])
    >>> known.holds(Seat.WEST, 0b110, 0), known.holds(Seat.EAST, 0b1110, 0), known.holds(Seat.EAST, 0b10000, 0)
    (True, False, None)
    """

    __slots__ = (
        "_allowed", "_capacity", "_cells", "_clash", "_fits", "_found", "_given", "_groups", "_held", "_masks",
        "_one_of", "_reach", "facts", "shape",
    )  # fmt: skip

    def __init__(
        self,
        facts: Iterable[Fact],
        sizes: tuple[int, int, int, int] = (13, 13, 13, 13),
        pack: int = FULL_PACK,
    ) -> None:
        self.facts: tuple[Fact, ...] = tuple(facts)
        self.shape = (sizes, pack)
        self._count_cells()
        self._groups: list[_OneOf] = [((1 << len(self._cells)) - 1, pack)]
        self._one_of: list[_OneOf] = []
        self._clash = min(self._capacity) < 0
        self._begin(self.facts)

    def _begin(self, facts: Iterable[Fact]) -> None:
        """Take some facts into account; nothing has been asked yet."""
        self._held: dict[tuple[int, int], bool | None] = {}
        self._masks: dict[tuple[str, int], int] = {}
        self._allowed: dict[tuple[Fact, ...], bool] = {}
        self._given: dict[tuple[Fact, ...], Known] = {}
        self._reach: dict[int, tuple[int, int]] = {}
        self._found: list[_Found] = []
        self._fits: bool | None = None
        for fact in facts:
            self._narrow(fact)
        self._one_of = [each for each in self._one_of if not self._met(each)]

    # Questions

    def holds(self, seat: Seat, cards: int, at: int) -> bool | None:
        """Whether the hand had at least one of the cards at a moment: certainly, certainly not, or unsettled."""
        cells = self._within(seat, at)
        key = (cards, cells)
        if key not in self._held:
            self._held[key] = self._holds(cards, cells)
        return self._held[key]

    def must(self, seat: Seat, at: int) -> int:
        """The cards that were certainly in the hand at a moment."""
        cells = self._within(seat, at)
        key = ("must", cells)
        if key not in self._masks:
            sure, possible = self._reached(cells)
            for one, cards in self.classes(possible & ~sure if self.fits else 0):
                if not self._may_lack(one, cells):
                    sure |= cards
            self._masks[key] = sure
        return self._masks[key]

    def may(self, seat: Seat, at: int) -> int:
        """The cards that may have been in the hand at a moment."""
        cells = self._within(seat, at)
        key = ("may", cells)
        if key not in self._masks:
            sure, possible = self._reached(cells)
            for one, cards in self.classes(possible & ~sure if self.fits else 0):
                if not self._may_have(one, cells):
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
        if facts not in self._given:
            self._given[facts] = self._with(facts)
        return self._given[facts]

    def _with(self, facts: tuple[Fact, ...]) -> Known:
        if any(isinstance(fact, Left) for fact in facts):
            return Known((*self.facts, *facts), *self.shape)
        # The cells are the same: what the facts so far have narrowed is narrowed further.
        more = object.__new__(Known)
        more.facts, more.shape = (*self.facts, *facts), self.shape
        more._cells, more._capacity, more._clash = self._cells, self._capacity, self._clash
        more._groups, more._one_of = self._groups, self._one_of
        more._begin(facts)
        return more

    @property
    def fits(self) -> bool:
        """Whether there is a deal in which all the facts are so."""
        if self._fits is None:
            self._fits = not self._clash and self._possible(self._groups, self._one_of)
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
            case Holding(seat, cards, at, True) if cards & cards - 1:
                self._one_of = [*self._one_of, (cards, self._within(seat, at))]
            case Holding(seat, cards, at, True) if cards:
                self._confine(cards, self._within(seat, at))
            case Holding(answer=True):
                self._clash = True
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
        if not self._may_lack(cards, cells):
            return True
        return None if self._may_have(cards, cells) else False

    def _may_have(self, cards: int, cells: int) -> bool:
        """Whether one of some cards may lie in some cells."""
        if any(_has(found, cards, cells) for found in self._found):
            return True
        return self._possible(self._groups, [*self._one_of, (cards, cells)])

    def _may_lack(self, cards: int, cells: int) -> bool:
        """Whether it may be that none of some cards lies in some cells."""
        if any(_lacks(found, cards, cells) for found in self._found):
            return True
        elsewhere = ((1 << len(self._cells)) - 1) & ~cells
        return self._possible(_confined(self._groups, cards, elsewhere), self._one_of)

    def _possible(self, groups: list[_OneOf], one_of: list[_OneOf]) -> bool:
        """Whether all cards find a place, with at least one of each finding where it says, as far as one can see."""
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
            classes += [(where, cards, found) for cards, found in parts if cards]
        classes.sort(key=_freedom)
        try:
            return self._search(classes, [cells for _, cells in one_of], [_POURS])
        except _GivenUp:
            return True

    def _search(self, classes: list[_Class], one_of: list[int], left: list[int]) -> bool:
        left[0] -= 1
        if not left[0]:
            raise _GivenUp
        poured = _pour(classes, self._capacity)
        if poured is None:
            return False
        found = [(cards, row) for (_, cards, _), row in zip(classes, poured, strict=True)]
        for n, cells in enumerate(one_of):
            among = sum(cards for _, cards, findings in classes if findings >> n & 1)
            if not _has(found, among, cells):
                return any(self._search(each, one_of, left) for each in _with_witness(classes, n, cells))
        if len(self._found) < _KEPT:
            self._found.append(found)
        return True


def _freedom(each: _Class) -> int:
    return each[0].bit_count()


def _has(found: _Found, cards: int, cells: int) -> bool:
    """Whether a deal that was found, or one with cards of a class exchanged, has one of some cards in some cells."""
    inside = _bits(cells)
    for group, row in found:
        if group & cards:
            for cell in inside:
                if row[cell]:
                    return True
    return False


def _lacks(found: _Found, cards: int, cells: int) -> bool:
    """Whether a deal that was found, or one with cards of a class exchanged, has none of some cards in some cells."""
    inside = _bits(cells)
    for group, row in found:
        if group & cards:
            others = (group & ~cards).bit_count()
            for cell in inside:
                others -= row[cell]
            if others < 0:
                return False
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
    for n, (where, cards, found) in enumerate(classes):
        if found >> finding & 1 and where & cells:
            one = cards & -cards
            rest = [(where, cards ^ one, found)] if cards != one else []
            yield [(where & cells, one, found), *classes[:n], *rest, *classes[n + 1 :]]


def _pour(classes: list[_Class], capacity: list[int]) -> list[list[int]] | None:
    """How many cards of each class go to each cell; None if they do not fit."""
    spare = capacity.copy()
    poured: list[list[int]] = []
    for where, cards, _ in classes:
        row = [0] * len(spare)
        poured.append(row)
        count = cards.bit_count()
        for cell in _bits(where):
            room = spare[cell]
            if room > 0:
                if room >= count:
                    row[cell] = count
                    spare[cell] = room - count
                    count = 0
                    break
                row[cell] = room
                spare[cell] = 0
                count -= room
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


@lru_cache(1024)
def _bits(mask: int) -> tuple[int, ...]:
    """The numbers of some cells."""
    return tuple(n for n in range(mask.bit_length()) if mask >> n & 1)
