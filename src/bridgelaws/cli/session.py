"""A call in progress: what has been told, then the table with its questions; any step can be taken back."""

from __future__ import annotations

from typing import Any

from ..board.events import Answered, Event
from ..book.questions import Question
from ..desk import Call, Detail, next_step
from ..desk.together import Together, given_at_once, together
from ..desk.typed import told as told_in
from ..engine.outcome import Outcome
from ..errors import BridgeLawsError
from ..play.play import Play
from . import words
from .language import spoken


class Session:
    """Details until everything is told, then a table."""

    def __init__(self, play: Play | None = None) -> None:
        self._call = Call()
        self._play = play
        # The acts that the details amount to are taken back as details, not one by one.
        self._told = 0
        # Questions that may be answered together, and that are wanted one by one.
        self._apart: set[str] = set()
        self._together: tuple[Outcome, Together | None] | None = None  # worked out once

    @property
    def play(self) -> Play | None:
        """The table, once everything has been told."""
        return self._play

    @property
    def step(self) -> Detail | Question | Play:
        """What is to be answered now, or the table with its ruling."""
        if self._play is None:
            found = next_step(self._call)
            assert isinstance(found, Detail)
            return found
        if self._play.question is None:
            return self._play
        return self._play.question if self.for_all is None else self.for_all.question

    @property
    def for_all(self) -> Together | None:
        """What is answered together with the open question, unless it is wanted one by one."""
        assert self._play is not None
        now = self._play.now
        if now.question is None or now.question.id in self._apart:
            return None
        if self._together is None or self._together[0] is not now:
            self._together = now, together(now)
        return self._together[1]

    def one_by_one(self) -> None:
        """Ask by itself each of the questions that may be answered together."""
        if (asked := self.for_all) is not None:
            self._apart.update(asked.ids)

    def tell(self, typed: str) -> None:
        """Tell the detail that is asked for, as it is typed in the language of this run; an error changes nothing."""
        asked = self.step
        assert isinstance(asked, Detail)
        told = self._call.tell(told_in(asked, typed, spoken()))
        found = next_step(told, spoken())
        self._call = told
        if isinstance(found, Play):
            self._play, self._told = found, len(found.log)

    def answer(self, value: Any) -> None:
        """Answer the open question, and those that are answered together with it."""
        assert self._play is not None
        asked = self.for_all
        self._play.answer(value)
        if asked is not None:
            for answer in asked.answers(value)[1:]:
                self._play.add(answer)

    def enter(self, event: Event) -> None:
        """Enter what has happened, or what the Director found."""
        assert self._play is not None
        self._play.add(event)

    def back(self) -> None:
        """Take back the last answer, act or detail; an answer that was given for all is one.

        So is that the questions are wanted one by one.
        """
        if self._play is not None and self._begun_one_by_one(self._play):
            self._apart.clear()
        elif self._play is not None and len(self._play.log) > self._told:
            for _ in range(self._at_once(self._play)):
                self._play.undo()
        elif self._call.told:
            self._call, self._play = self._call.back(), None
        else:
            raise BridgeLawsError(words.NOTHING_TO_TAKE_BACK())

    def _begun_one_by_one(self, play: Play) -> bool:
        """Whether the first of several questions is open that are wanted one by one."""
        asked, last = play.question, play.log[-1]
        after_one = isinstance(last, Answered) and last.question in self._apart
        return asked is not None and asked.id in self._apart and not after_one

    def _at_once(self, play: Play) -> int:
        """How many of the last events are one answer."""
        last = play.log[-1]
        if isinstance(last, Answered) and last.question in self._apart:
            return 1
        return min(given_at_once(play.log, lambda number: _after(play, number)), len(play.log) - self._told)


def _after(play: Play, number: int) -> Outcome:
    """The outcome of so many events of a play, from its beginning."""
    begun = Play(table=play.opened)
    for event in play.log[:number]:
        begun.add(event)
    return begun.now
