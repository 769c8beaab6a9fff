"""A story in its course. A step is a pure function: tellings that begin alike take the steps they share once."""

from __future__ import annotations

from functools import cached_property

from bridgelaws.board.events import Answered, Event
from bridgelaws.board.plays import Plays
from bridgelaws.board.table import Table
from bridgelaws.book.questions import Question
from bridgelaws.engine import step as engine
from bridgelaws.engine.step import Outcome
from bridgelaws.hearing.rulings import Ruling
from bridgelaws.values.seats import Seat


class Station:
    """An outcome with those that it led to, by what was done; and what is worked out of it, once."""

    def __init__(self, now: Outcome) -> None:
        self.now = now
        self.table: Table = now.table
        self.then: dict[Event, Station] = {}

    @cached_property
    def rulings(self) -> tuple[Ruling, ...]:
        """Every ruling that stands."""
        return self.now.ruled

    @cached_property
    def legal_plays(self) -> Plays:
        """The legal plays of the hand that is to play."""
        return engine.legal_plays(self.table)

    def after(self, event: Event) -> Station:
        """Where an event leads. What is refused is tried anew each time."""
        found = self.then.get(event)
        if found is None:
            found = self.then[event] = Station(engine.step(self.now, event))
        return found


class Course:
    """How far a story has come: what `Play` is, along stations that other courses go through as well."""

    __slots__ = ("_log", "at")

    def __init__(self, at: Station, log: tuple[Event, ...] = ()) -> None:
        self.at = at
        self._log = list(log)

    def add(self, event: Event) -> Outcome:
        """Enter an event of any kind."""
        self.at = self.at.after(event)
        # An answer is kept in the form in which the question takes it.
        self._log.append(self.at.table.log[-1] if isinstance(event, Answered) else event)
        return self.at.now

    def copy(self) -> Course:
        """The same course, to be gone on by itself."""
        return Course(self.at, self.log)

    @property
    def now(self) -> Outcome:
        """The latest outcome."""
        return self.at.now

    @property
    def log(self) -> tuple[Event, ...]:
        """Everything that has happened since the course began, in order."""
        return tuple(self._log)

    @property
    def table(self) -> Table:
        """The table as it is."""
        return self.at.table

    @property
    def question(self) -> Question | None:
        """The question that is open."""
        return self.at.now.question

    @property
    def turn(self) -> Seat | None:
        """The hand that is to play."""
        return self.at.table.turn

    @property
    def rulings(self) -> tuple[Ruling, ...]:
        """Every ruling so far."""
        return self.at.rulings

    @property
    def legal_plays(self) -> Plays:
        """The legal plays of the hand that is to play."""
        return self.at.legal_plays
