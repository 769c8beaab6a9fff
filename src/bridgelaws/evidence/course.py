"""The course of a board: how many tricks declarer's side can take double dummy, card by card."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from ..board.events import Event, Faced
from ..board.keys import Key
from ..board.table import Incident, Table
from ..engine import step as engine
from ..hearing.rulings import Ruling
from ..play.play import Play
from ..values.cards import Card, CardSet
from ..values.seats import Seat
from . import dds, messages as m
from .errors import StillInPlay
from .position import Position, of_table
from .ready import over
from .worth import Worth, check, duties, settled, worth

# After a ruling every card is searched until its duties are spent; a curve needs less certainty than an option.
_BUDGET = 40


@dataclass(slots=True)
class Point:
    """What stands after an event (`number` 0: before the first): the worth for declarer's side, if it can be told.

    `settled` is False while an irregularity is being dealt with: the value is then that of the cards as they lie.
    """

    number: int
    event: Event | None
    trick: int
    worth: Worth | None = None
    settled: bool = True
    rulings: tuple[Ruling, ...] = ()
    # Kept only where play was not regular; regular play has no need of a table for every card.
    table: Table | None = field(default=None, repr=False)

    @property
    def seat(self) -> Seat | None:
        """Who acted, if a player did."""
        return getattr(self.event, "seat", None)

    @property
    def card(self) -> Card | None:
        """The card of the event."""
        return getattr(self.event, "card", None)


@dataclass(frozen=True, slots=True)
class Irregularity:
    """An irregularity on the course: the point at which it happened, and the one from which play went on after it."""

    incident: Incident = field(repr=False)
    at: int
    settled_at: int | None

    @property
    def before(self) -> int:
        """The point before it."""
        return self.at - 1


@dataclass(frozen=True, slots=True)
class Course:
    """The points of a board, and its irregularities."""

    play: Play = field(repr=False)
    points: tuple[Point, ...]
    irregularities: tuple[Irregularity, ...]


def refuse_in_play(play: Play) -> None:
    """Raise StillInPlay while cards may still be played: what is double dummy is shown to no one then."""
    if not over(play.table):
        raise StillInPlay(m.STILL_IN_PLAY())


def course(play: Play) -> Course:
    """The course of one board that is over."""
    return courses([play])[0]


def courses(plays: Sequence[Play]) -> list[Course]:
    """The courses of many boards, solved in batches on all cores."""
    walks = []
    for play in plays:
        refuse_in_play(play)
        check(play.opened)
        walks.append(_Walk(play))
    _solve(walks)
    return [Course(walk.play, tuple(walk.points), tuple(walk.irregularities)) for walk in walks]


class _Walk:
    """One board on its way: its points, and what the solver has to be asked about them."""

    def __init__(self, play: Play) -> None:
        self.play = play
        self.side = play.opened.declarer.side
        self.points = [Point(0, None, play.opened.number)]
        self.irregularities: list[Irregularity] = []
        self.traces: list[tuple[int, int, dds.Trace]] = []  # the first point, the tricks won there, and the cards
        self.singles: list[tuple[int, int, Position]] = []
        self._regular()

    def _won(self, table: Table) -> int:
        return table.won[self.side.seats[0] & 1]

    def _regular(self) -> None:
        """Follow play as far as it is regular, without a table for every card."""
        table, log = self.play.opened, self.play.log
        cards: list[Card] = []
        if table.trick.empty and settled(table) and not duties(table):
            for event in log:
                if not isinstance(event, Faced) or event.with_previous:
                    break
                cards.append(event.card)
        done = engine.run(table, cards) if cards else None
        count = 0 if done is None else done.played
        number = table.number
        for n, event in enumerate(log[:count]):
            self.points.append(Point(n + 1, event, number + n // 4))
        position = of_table(table)
        if position is not None and not position.trick and settled(table) and not duties(table):
            self.traces.append((0, self._won(table), dds.Trace(position, tuple(cards[:count]))))
            self._step(table if done is None else done.table, count, covered=True)
        else:
            self.points[0].table = table
            self._step(table, 0, covered=False)

    def _step(self, table: Table, start: int, covered: bool) -> None:
        """The rest of the log, event by event."""
        self.points[-1].table = table
        first = start if covered else start - 1
        waiting: dict[Key, tuple[Incident, int]] = {}
        outcome: engine.Outcome | Table = table
        for n, event in enumerate(self.play.log[start:], start + 1):
            outcome = engine.step(outcome, event)
            after = outcome.table
            for incident in after.docket:
                if incident.key not in waiting:
                    waiting[incident.key] = (incident, n)
                    self.irregularities.append(Irregularity(incident, n, None))
            point = Point(n, event, min(table.number, 13), settled=settled(after), rulings=outcome.rulings, table=after)
            self.points.append(point)
            open_keys = {incident.key for incident in after.docket}
            if after.question is None:
                self.irregularities = [
                    Irregularity(i.incident, i.at, n) if i.settled_at is None and i.incident.key not in open_keys else i
                    for i in self.irregularities
                ]
            table = after
        self._ask(first + 1)

    def _ask(self, first: int) -> None:
        """Put the points from here on into traces where play was plain, and solve the others one by one."""
        n = max(first, 0)
        while n < len(self.points):
            table = self.points[n].table
            assert table is not None
            position = None if table.finished else of_table(table)
            if position is None:
                if table.over or table.finished:
                    self.points[n].settled = True
                if table.over:
                    self.points[n].worth = Worth(self._won(table), self._won(table))
            elif settled(table) and duties(table):
                self.points[n].worth = worth(table, budget=_BUDGET)
            elif position.trick or not settled(table):
                self.singles.append((n, self._won(table), position))
            else:
                cards = self._plain(n)
                self.traces.append((n, self._won(table), dds.Trace(position, cards)))
                n += len(cards)
            n += 1

    def _plain(self, start: int) -> tuple[Card, ...]:
        """The cards from a point on that were played in turn, following suit, with nothing in force."""
        cards: list[Card] = []
        position = of_table(self._table(start))
        for point in self.points[start + 1 :]:
            table = self._table(point.number)
            event = point.event
            if not isinstance(event, Faced) or position is None or event.seat is not position.turn:
                break
            if not settled(table) or duties(table) or event.card not in CardSet(position.legal):
                break
            position, _ = position.play(event.card)
            if position != of_table(table):
                break
            cards.append(event.card)
        return tuple(cards)

    def _table(self, number: int) -> Table:
        table = self.points[number].table
        assert table is not None
        return table


def _solve(walks: list[_Walk]) -> None:
    """Ask the solver about all boards at once."""
    traces = [(walk, *asked) for walk in walks for asked in walk.traces]
    tricks = dds.analyse_all([trace for *_, trace in traces], [walk.side for walk, *_ in traces])
    for (walk, first, won, _), values in zip(traces, tricks, strict=True):
        for n, value in enumerate(values):
            walk.points[first + n].worth = Worth(won + value, won + value)
    singles = [(walk, *asked) for walk in walks for asked in walk.singles]
    for side in {walk.side for walk, *_ in singles}:
        mine = [asked for asked in singles if asked[0].side is side]
        solved = dds.solve_all([position for *_, position in mine], side)
        for (walk, number, won, _), value in zip(mine, solved, strict=True):
            walk.points[number].worth = Worth(won + value, won + value)
