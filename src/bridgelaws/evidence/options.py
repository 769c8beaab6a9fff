"""What each option that the law gave a player was worth double dummy."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass, field
from typing import Any

from ..board.events import Answered
from ..board.table import Table
from ..book.questions import Question
from ..engine import step as engine
from ..play.play import Play
from ..values.seats import Seat, Side
from ..words.message import Message
from .course import refuse_in_play
from .worth import BUDGET, Solved, Worth, check, options, worth


@dataclass(frozen=True, slots=True)
class Valued:
    """An option with what it was worth to declarer's side, on best play by all from there on."""

    value: Any
    says: Message
    refs: tuple[str, ...]
    chosen: bool
    worth: Worth

    @property
    def label(self) -> str:
        """What it is called, in English."""
        return str(self.says)


@dataclass(frozen=True, slots=True)
class Election:
    """A choice that a player had: the question, its options with their worth, and the table at which he was asked.

    `number` is that of the event which answered it; None if it is open still. `side` is the chooser's.
    """

    number: int | None
    question: Question
    side: Side
    declaring: Side
    options: tuple[Valued, ...]
    table: Table = field(repr=False)

    @property
    def seat(self) -> Seat:
        """Who chose."""
        assert self.question.to is not None
        return self.question.to

    def for_chooser(self, valued: Valued) -> Worth:
        """The worth counted in the chooser's tricks."""
        return valued.worth if self.side is self.declaring else valued.worth.of_defenders

    @property
    def best(self) -> tuple[Valued, ...]:
        """The options that no other is sure to beat: those whose most is not below another's least."""
        least = max((self.for_chooser(v).at_least for v in self.options), default=0)
        return tuple(v for v in self.options if self.for_chooser(v).at_most >= least)

    @property
    def lost(self) -> int:
        """How many tricks the option taken is sure to be worth less than the best: 0 where bounds leave it open."""
        taken = next((v for v in self.options if v.chosen), None)
        if taken is None:
            return 0
        return max(0, max(self.for_chooser(v).at_least for v in self.options) - self.for_chooser(taken).at_most)


def elections(play: Play) -> list[Election]:
    """Every choice of a board that is over, each option valued by playing it out from there.

    An option may lead to another choice, which is then made as suits its player best, and to a finding of the
    Director, which is taken from the case.
    """
    refuse_in_play(play)
    check(play.opened)
    if not any(isinstance(event, Answered) for event in play.log):
        return []  # most boards: there is no need to go through them again
    answers, solved = _answers(play), Solved()
    found = []
    table = play.opened
    for number, event in enumerate(play.log, 1):
        asked = table.question
        if isinstance(event, Answered) and asked is not None and asked.kind == "choice" and not table.finished:
            found.append(_election(table, asked, number, event.value, answers, solved))
        table = engine.step(table, event).table
    return found


def _election(
    table: Table, asked: Question, number: int, taken: object, answers: dict[tuple[Hashable, str], Any], solved: Solved
) -> Election:
    assert asked.to is not None
    refs = {option.value: option.refs for option in asked.options}
    valued = tuple(
        Valued(value, called, refs.get(value, ()), value == taken, worth(after, answers, BUDGET, solved))
        for value, called, after in options(table)
    )
    return Election(number, asked, asked.to.side, table.declarer.side, valued, table)


def _answers(play: Play) -> dict[tuple[Hashable, str], Any]:
    """The findings on file: what the Director found is a fact, whatever was chosen."""
    found: dict[tuple[Hashable, str], Any] = {}
    table = play.opened
    for event in play.log:
        asked = table.question
        if isinstance(event, Answered) and asked is not None and asked.kind == "finding":
            found[asked.incident, asked.id] = event.value
        table = engine.step(table, event).table
    return found
