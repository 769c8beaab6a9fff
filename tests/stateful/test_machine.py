"""A table at which anything possible happens: no gap, no conflict, no dead end, every hearing ends."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import note, strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

import boards
from bridgelaws.book.editions import EDITIONS
from bridgelaws.errors import ImpossibleEvent, UnexpectedAnswer
from bridgelaws.files import codec
from bridgelaws.play import documents
from bridgelaws.play.play import Play
from bridgelaws.values.seats import SEATS

# A number stands for everything that a step leaves to chance: quick to draw, and a step drops out as a whole.
chance = st.integers(0, 2**32 - 1)
MOST_ANSWERS = 60


class Board(RuleBasedStateMachine):
    """One board: it is opened, people act, the Director is called, questions are answered."""

    play: Play

    @initialize(seed=chance)
    def open(self, seed: int) -> None:
        document = boards.opening(Random(seed))
        note(f"{document}")
        self.play = boards.start(document)

    def happen(self, seed: int, *kinds: str) -> None:
        if self.play.table.stopped is not None and not set(kinds) <= {*boards.LAST_KINDS, "director", "said"}:
            return  # What is done with the cards after a claim belongs to Laws 68 to 71.
        rng = Random(seed)
        event = boards.act(rng, self.play.table, rng.choice(kinds))
        note(f"{event}")
        shown, log = boards.outcome(self.play), list(self.play.log)
        try:
            self.play.add(event)
        except ImpossibleEvent:
            assert list(self.play.log) == log
            assert boards.outcome(self.play) == shown
        else:
            assert list(self.play.log) == [*log, event]

    def reply(self, rng: Random) -> None:
        assert self.play.question is not None
        event = boards.answer(rng, self.play.table, self.play.question)
        note(f"{event}")
        self.play.add(event)

    @rule(seed=chance, number=st.integers(1, 6))
    def play_on(self, seed: int, number: int) -> None:
        for n in range(number):
            if self.play.question is not None or self.play.table.over:
                return
            self.happen(seed + n, "regular")

    @rule(seed=chance)
    def face(self, seed: int) -> None:
        self.happen(seed, "faced")

    @rule(seed=chance)
    def face_at_the_same_instant(self, seed: int) -> None:
        self.happen(seed, "regular")
        self.happen(seed + 1, "faced with previous")

    @rule(seed=chance)
    def face_several(self, seed: int) -> None:
        self.happen(seed, "faced several")

    @rule(seed=chance)
    def name(self, seed: int) -> None:
        self.happen(seed, "named")

    @rule(seed=chance)
    def correct(self, seed: int) -> None:
        self.happen(seed, "corrected")

    @rule(seed=chance)
    def handle_dummy(self, seed: int) -> None:
        self.happen(seed, "touched", "placed")

    @rule(seed=chance)
    def hold_or_show(self, seed: int) -> None:
        self.happen(seed, "held", "shown", "dropped", "spread")

    @rule(seed=chance)
    def lie_face_down(self, seed: int) -> None:
        self.happen(seed, *(("turned up",) if self.play.table.face_down else ()), "laid face down")

    @rule(seed=chance)
    def take_back(self, seed: int) -> None:
        self.happen(seed, "retracted", "quitted")

    @rule(seed=chance)
    def say(self, seed: int) -> None:
        self.happen(seed, "said")

    @rule(seed=chance)
    def before_the_play(self, seed: int) -> None:
        self.happen(seed, "exposed in auction", "strayed")

    @rule(seed=chance)
    def call_the_director(self, seed: int) -> None:
        self.happen(seed, "director")

    @precondition(lambda self: self.play.table.number > 9)
    @rule(seed=chance)
    def end_the_board(self, seed: int) -> None:
        self.happen(seed, *boards.LAST_KINDS)

    @precondition(lambda self: self.play.question is not None)
    @rule(seed=chance)
    def answer(self, seed: int) -> None:
        self.reply(Random(seed))

    @precondition(lambda self: self.play.question is not None)
    @rule(seed=chance)
    def answer_all(self, seed: int) -> None:
        rng = Random(seed)
        for _ in range(MOST_ANSWERS):
            if self.play.question is None:
                return
            self.reply(rng)
            boards.check(self.play)
        raise AssertionError("the questions do not end")

    @precondition(lambda self: self.play.question is not None)
    @rule(seed=chance)
    def answer_wrongly(self, seed: int) -> None:
        """An answer that is not on offer is refused, and nothing has changed."""
        assert self.play.question is not None
        event = boards.wrong_answer(Random(seed), self.play.question)
        shown, log = boards.outcome(self.play), list(self.play.log)
        if self.play.question.wants == "card" and not self.play.question.options:
            return
        with pytest.raises(UnexpectedAnswer):
            self.play.add(event)
        assert list(self.play.log) == log
        assert boards.outcome(self.play) == shown

    @precondition(lambda self: bool(self.play.log))
    @rule()
    def undo_and_redo(self) -> None:
        last, shown = self.play.log[-1], boards.outcome(self.play)
        self.play.undo()
        self.play.add(last)
        assert boards.outcome(self.play) == shown

    @invariant()
    def holds(self) -> None:
        if hasattr(self, "play"):
            boards.check(self.play)

    def teardown(self) -> None:
        """The log is the whole truth: played again, or written down and read, it gives the same."""
        if not hasattr(self, "play"):
            return
        shown = boards.outcome(self.play)
        assert repr(self.play.now)
        self.play.explain(asides=True)
        assert boards.outcome(boards.replay(self.play)) == shown
        assert documents.outcome_document(boards.fold(self.play)) == shown
        for laws in EDITIONS:
            boards.check(self.play.under(laws))
        for seat in SEATS:
            assert self.play.view(seat).seat is seat
        text = codec.dumps(self.play)
        again = codec.loads(text)
        assert boards.outcome(again) == shown
        assert codec.dumps(again) == text


TestBoard = Board.TestCase
