"""What a claim comes to, and on which plays that depends: the table that a Director is shown, and its result."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

from .classes import Turn, classified
from .ending import FULL, Ending, after, cards, winning
from .kinds import ALL, CLEAN, Class, Kind, bits_of, classes_of
from .search import Limits, Play, Search
from .statement import Statement


@dataclass(frozen=True, slots=True)
class Settled:
    """What is not asked, because the law or a regulation has settled it, by the kind of play; and for whom.

    `normal` plays count, `irrational` ones do not.
    """

    normal: frozenset[Kind] = frozenset()
    irrational: frozenset[Kind] = frozenset()


@dataclass(frozen=True, slots=True)
class Claim:
    """Who claimed how many of the tricks that were not complete, with which cards, and what he said.

    Who claims fewer than are left concedes the rest. A defender's words bind his own hand alone. `agreeing` is a side
    that has claimed nothing: it has agreed to another's claim, and asks for some of the tricks after all.
    """

    ending: Ending
    claimer: int
    declarer: int
    tricks: int
    statement: Statement = field(default_factory=Statement)
    settled: Settled = Settled()
    agreeing: bool = False

    def __post_init__(self) -> None:
        # The search compares bare numbers, and a seat or a card equals none.
        object.__setattr__(self, "ending", self.ending.bare)
        object.__setattr__(self, "claimer", int(self.claimer))
        object.__setattr__(self, "declarer", int(self.declarer))

    @property
    def by_defender(self) -> bool:
        """Whether a defender claimed."""
        return (self.claimer ^ self.declarer) & 1 == 1

    @property
    def bound(self) -> int | None:
        """The only hand that the statement binds, and whose plays are his own; None: both of the side."""
        return self.claimer if self.by_defender and not self.agreeing else None


@dataclass(frozen=True, slots=True)
class Critical:
    """The play on which something turns: the cards left, who plays what, and what he had that was better."""

    ending: Ending
    play: Play
    better: int | None


@dataclass(frozen=True, slots=True)
class Row:
    """If plays of a class would be normal, so many tricks; the play that shows it, and the line it belongs to."""

    plays: tuple[Class, ...]
    tricks: Limits
    critical: Critical | None
    line: tuple[Play, ...]


@dataclass(frozen=True, slots=True)
class Analysis:
    """What has been worked out about a claim, given what was found so far.

    `worst` is the least by any legal play of the claiming side, `clean` the least by plays of no class, `result` the
    least by plays of no class and those found normal. `rows` are the classes still to be judged, each of which would
    lower the result by itself; `together` those that lower it only with one another. If it was `cut` short, other
    plays may lower it too.
    """

    claim: Claim
    worst: Limits
    clean: Limits
    result: Limits
    rows: tuple[Row, ...]
    together: tuple[Row, ...]
    line: tuple[Play, ...]
    looked_at: int
    cut: bool = False

    @property
    def open(self) -> bool:
        """Whether something is still to be judged."""
        return bool(self.rows or self.together)

    @property
    def done(self) -> bool:
        """Whether everything has been worked out exactly."""
        rows = (*self.rows, *self.together)
        return (
            not self.cut
            and all(limits.exact for limits in (self.worst, self.clean, self.result))
            and all(row.tricks.exact for row in rows)
        )

    @property
    def holds_anyway(self) -> bool:
        """Whether no legal play of the claiming side gives it less than was claimed."""
        return self.worst.at_least >= self.claim.tricks


Stop = Callable[[], bool]
# The first answer of a search that tightens, in positions for each number, and how much more the next may cost.
_FIRST, _TIMES = 1_000, 4


def analyse(
    claim: Claim,
    normal: Iterable[Class] = (),
    irrational: Iterable[Class] = (),
    budget: int = 200_000,
    most: int | None = None,
) -> Analysis:
    """Analyse a claim. Each number may cost so many positions; one that costs more is given between two limits.

    `most` bounds the positions of all: once they are used up no more classes are looked at.
    """
    return _analysed(_search(claim, None), claim, _Found.of(claim, normal, irrational), budget, most)


def analysing(
    claim: Claim,
    normal: Iterable[Class] = (),
    irrational: Iterable[Class] = (),
    budget: int = 200_000,
    most: int | None = None,
    stop: Stop | None = None,
) -> Iterator[Analysis]:
    """The same, again and again: each answer is true, and none says less than the one before; the last is the best.

    `stop` is asked now and then whether somebody wants no more; what is known by then is the last answer.
    """
    search, found = _search(claim, stop), _Found.of(claim, normal, irrational)
    each = min(_FIRST, budget)
    while True:
        reached = _analysed(search, claim, found, each, most)
        yield reached
        if reached.done or each >= budget or search.stopped or (most is not None and search.nodes >= most):
            return
        each = min(each * _TIMES, budget)


def _search(claim: Claim, stop: Stop | None) -> Search:
    return Search(claim.ending, claim.claimer, claim.statement, claim.bound, stop)


class _Found(NamedTuple):
    """What counts as normal and what does not, as sets of classes: found, or settled."""

    normal: int
    refused: int

    @staticmethod
    def of(claim: Claim, normal: Iterable[Class], irrational: Iterable[Class]) -> _Found:
        found, refused = _bits(normal), _bits(irrational)
        found |= _kinds(claim.settled.normal) & ~refused
        refused |= _kinds(claim.settled.irrational) & ~found
        return _Found(found, refused)


def _analysed(search: Search, claim: Claim, judged: _Found, budget: int, most: int | None) -> Analysis:
    found, refused = judged
    clean = search.value(0, budget)
    worst = search.value(ALL, budget)
    result = search.value(found, budget)
    rows, seen, cut = list[Row](), 0, search.stopped
    while not cut:
        # In an exact result only what its proof left out can lower it; otherwise whatever was met may.
        among = search.rests_on(found) if result.exact else search.met
        new, seen = among & ~(found | refused | seen), among | seen
        if not new:
            break
        for each in classes_of(new):
            if cut := search.stopped or (most is not None and search.nodes >= most):
                break
            row = _row(search, found, (each,), result, budget)
            rows += [row] if row is not None else []
    rows.sort(key=lambda row: (row.tricks.at_most, row.plays))
    together = () if rows or cut else _together(search, found, refused, result, budget)
    line = tuple(search.line(found, result.at_most))
    return Analysis(claim, worst, clean, result, tuple(rows), together, line, search.nodes, cut)


def _bits(classes: Iterable[Class]) -> int:
    found = 0
    for each in classes:
        found |= each.bit
    return found


def _kinds(kinds: Iterable[Kind]) -> int:
    return _bits(Class(kind, suit, partner) for kind in kinds for suit in range(5) for partner in (False, True))


def _row(search: Search, found: int, plays: tuple[Class, ...], result: Limits, budget: int) -> Row | None:
    """What plays of these classes would cost, if anything."""
    allowed = found | _bits(plays)
    value = search.value(allowed, budget)
    if value.at_most == result.at_most and (value.exact or value.at_least >= result.at_least):
        return None
    if value.at_most == result.at_most:
        return Row(plays, value, None, ())
    line = tuple(search.line(allowed, value.at_most))
    return Row(plays, value, critical(search, line, _bits(plays)), line)


def _together(search: Search, found: int, refused: int, result: Limits, budget: int) -> tuple[Row, ...]:
    """Classes that lower the result only with one another: the first pairs that do, or else all that are left."""
    whole = ALL & ~refused
    if not _may_lower(search, whole, result, budget):
        return ()
    alone = search.rests_on(found) if result.exact else search.met
    rows = list[Row]()
    for one in classes_of(alone & ~found & ~refused):
        # What one of two opens the way to is among what the proof with it alone left out.
        with_it = search.rests_on(found | one.bit) if result.exact else search.met
        for other in classes_of(with_it & ~found & ~refused & ~one.bit):
            if other.bit & alone and other < one:
                continue
            row = _row(search, found, (one, other), result, budget)
            rows += [row] if row is not None else []
    if rows:
        return tuple(rows)
    if result.exact:
        search.value(whole, budget)  # whatever it meets is among what is left
    left = tuple(classes_of(search.met & ~found & ~refused))
    row = _row(search, found, left, result, budget) if left else None
    return () if row is None else (row,)


def _may_lower(search: Search, allowed: int, result: Limits, budget: int) -> bool:
    """Whether the result may be lower if so much is allowed; how much lower is not asked where one line shows it."""
    if result.exact:
        return search.may_be_below(allowed, result.at_most, budget)
    value = search.value(allowed, budget)
    return value.at_least < result.at_least or value.at_most != result.at_most


def critical(search: Search, line: tuple[Play, ...], among: int) -> Critical | None:
    """The first play of a line that is in one of some classes, and what was better."""
    at = search.ending
    for play in line:
        if among & bits_of(play.code):
            return Critical(at, play, _better(at, play))
        at = played(at, play)
    return None


def _better(at: Ending, play: Play) -> int | None:
    """A clean play of the same hand: the highest."""
    playable = at.playable
    turn = Turn(at.hands, play.seat, at.trick, at.trumps, at.shown, playable)
    clean = [card for code, card in classified(turn, playable) if code == CLEAN and card != play.card]
    return clean[-1] if clean else None


def played(at: Ending, play: Play) -> Ending:
    """The ending once a card has been played."""
    trick = (*at.trick, play.card)
    hands = after(at.hands, play.seat, play.card)
    if len(trick) < 4:
        return at._replace(hands=hands, trick=trick, open_to=FULL)
    return at._replace(hands=hands, trick=(), open_to=FULL, leader=(at.leader + winning(trick, at.trumps)) & 3)


def winners(claim: Claim, line: tuple[Play, ...]) -> tuple[int, ...]:
    """Who wins each trick of a line, which Law 64 asks."""
    at, found = claim.ending, list[int]()
    for play in line:
        at, trick = played(at, play), (*at.trick, play.card)
        if len(trick) == 4:
            found.append(at.leader)
    return tuple(found)


def held(ending: Ending) -> tuple[tuple[int, ...], ...]:
    """The cards of each hand."""
    return tuple(cards(hand) for hand in ending.hands)
