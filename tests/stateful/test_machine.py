"""A table at which anything possible happens: no gap, no conflict, no dead end, every hearing ends."""

from __future__ import annotations

from random import Random

import boards
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from bridgelaws import codec
from bridgelaws.errors import ImpossibleEvent
from bridgelaws.events import Event
from bridgelaws.play import Play

draws = st.randoms(use_true_random=False)
MOST_ANSWERS = 60


class Board(RuleBasedStateMachine):
    """One board: it is opened, people act, the Director is called, questions are answered."""

    play: Play

    @initialize(rng=draws)
    def open(self, rng: Random) -> None:
        self.play = boards.start(boards.opening(rng))

    def happen(self, event: Event) -> None:
        before, shown, length = self.play.now, boards.outcome(self.play), len(self.play.log)
        try:
            self.play.add(event)
        except ImpossibleEvent as error:
            assert str(error)
            assert self.play.now is before
            assert len(self.play.log) == length
            assert boards.outcome(self.play) == shown
        else:
            assert len(self.play.log) == length + 1

    @rule(rng=draws, number=st.integers(1, 6))
    def play_on(self, rng: Random, number: int) -> None:
        for _ in range(number):
            if self.play.question is not None or self.play.table.over:
                return
            self.happen(boards.act(rng, self.play.table, "regular"))

    @rule(rng=draws)
    def face(self, rng: Random) -> None:
        self.happen(boards.act(rng, self.play.table, "faced"))

    @rule(rng=draws)
    def face_at_the_same_instant(self, rng: Random) -> None:
        self.happen(boards.act(rng, self.play.table, "regular"))
        self.happen(boards.act(rng, self.play.table, "faced with previous"))

    @rule(rng=draws)
    def face_several(self, rng: Random) -> None:
        self.happen(boards.act(rng, self.play.table, "faced several"))

    @rule(rng=draws)
    def name(self, rng: Random) -> None:
        self.happen(boards.act(rng, self.play.table, "named"))

    @rule(rng=draws)
    def correct(self, rng: Random) -> None:
        self.happen(boards.act(rng, self.play.table, "corrected"))

    @rule(rng=draws)
    def handle_dummy(self, rng: Random) -> None:
        self.happen(boards.act(rng, self.play.table, rng.choice(["touched", "placed"])))

    @rule(rng=draws)
    def hold_or_show(self, rng: Random) -> None:
        self.happen(boards.act(rng, self.play.table, rng.choice(["held", "shown", "dropped", "spread"])))

    @rule(rng=draws)
    def lie_face_down(self, rng: Random) -> None:
        kind = "turned up" if self.play.table.face_down and rng.randrange(3) else "laid face down"
        self.happen(boards.act(rng, self.play.table, kind))

    @rule(rng=draws)
    def take_back(self, rng: Random) -> None:
        self.happen(boards.act(rng, self.play.table, rng.choice(["retracted", "quitted"])))

    @rule(rng=draws)
    def say(self, rng: Random) -> None:
        self.happen(boards.act(rng, self.play.table, "said"))

    @rule(rng=draws)
    def before_the_play(self, rng: Random) -> None:
        self.happen(boards.act(rng, self.play.table, rng.choice(["exposed in auction", "strayed"])))

    @rule(rng=draws)
    def call_the_director(self, rng: Random) -> None:
        self.happen(boards.act(rng, self.play.table, "director"))

    @precondition(lambda self: self.play.question is not None)
    @rule(rng=draws)
    def answer(self, rng: Random) -> None:
        assert self.play.question is not None
        self.play.add(boards.answer(rng, self.play.table, self.play.question))

    @precondition(lambda self: self.play.question is not None)
    @rule(rng=draws)
    def answer_all(self, rng: Random) -> None:
        for _ in range(MOST_ANSWERS):
            if self.play.question is None:
                return
            self.play.add(boards.answer(rng, self.play.table, self.play.question))
            boards.check(self.play)
        raise AssertionError("the questions do not end")

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
        if not hasattr(self, "play"):
            return
        shown = boards.outcome(self.play)
        assert repr(self.play.now)
        self.play.explain(asides=True)
        assert boards.outcome(boards.replay(self.play)) == shown
        text = codec.dumps(self.play)
        again = codec.loads(text)
        assert boards.outcome(again) == shown
        assert codec.dumps(again) == text


TestBoard = Board.TestCase
