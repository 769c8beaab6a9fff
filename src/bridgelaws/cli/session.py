"""A call in progress: what has been told, then the table with its questions; any step can be taken back."""

from __future__ import annotations

from typing import Any

from ..board.events import Event
from ..book.questions import Question
from ..desk import Call, Detail, next_step
from ..desk.typed import told as told_in
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
        return self._play if self._play.question is None else self._play.question

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
        """Answer the open question."""
        assert self._play is not None
        self._play.answer(value)

    def enter(self, event: Event) -> None:
        """Enter what has happened, or what the Director found."""
        assert self._play is not None
        self._play.add(event)

    def back(self) -> None:
        """Take back the last answer, act or detail."""
        if self._play is not None and len(self._play.log) > self._told:
            self._play.undo()
        elif self._call.told:
            self._call, self._play = self._call.back(), None
        else:
            raise BridgeLawsError(words.NOTHING_TO_TAKE_BACK())
