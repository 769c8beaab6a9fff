"""The log is the whole truth: played again, taken back or cut short it says the same."""

from __future__ import annotations

from random import Random

from hypothesis import given, strategies as st

import boards
from bridgelaws.board.events import Answered, Event
from bridgelaws.errors import ImpossibleEvent
from bridgelaws.play import documents
from bridgelaws.play.play import Play

chance = st.integers(0, 2**32 - 1)


def board(seed: int, length: int = 25) -> Play:
    """A board of random acts and answers."""
    rng = Random(seed)
    play = boards.start(boards.opening(rng))
    for _ in range(length):
        try:
            play.add(boards.random_event(rng, play))
        except ImpossibleEvent:
            continue
    return play


def asked(play: Play, events: list[Event]) -> list[str | None]:
    """The question open after each event of a log."""
    again = Play(table=play.opened)
    found = [None if again.question is None else again.question.id]
    for event in events:
        again.add(event)
        found.append(None if again.question is None else again.question.id)
    return found


@given(chance)
def test_replay_gives_the_same_outcome(seed: int) -> None:
    play = board(seed)
    again = boards.replay(play)
    assert boards.outcome(again) == boards.outcome(play)
    assert list(again.log) == list(play.log)
    assert again.explain(asides=True) == play.explain(asides=True)
    assert documents.outcome_document(boards.fold(play)) == boards.outcome(play)


@given(chance)
def test_undo_and_redo_gives_the_same(seed: int) -> None:
    play = board(seed)
    shown, events = boards.outcome(play), list(play.log)
    back = 0
    while play.log and back < 4:
        play.undo()
        back += 1
        assert list(play.log) == events[: len(events) - back]
        cut = Play(table=play.opened)
        for event in play.log:
            cut.add(event)
        assert boards.outcome(play) == boards.outcome(cut)
    for event in events[len(events) - back :]:
        play.add(event)
    assert boards.outcome(play) == shown


@given(chance)
def test_an_answer_never_changes_an_earlier_question(seed: int) -> None:
    play = board(seed)
    events = list(play.log)
    whole = asked(play, events)
    answers = [n for n, event in enumerate(events) if isinstance(event, Answered)]
    for n in answers:
        event = events[n]
        assert isinstance(event, Answered)
        assert whole[n] == event.question
        assert asked(play, events[: n + 1]) == whole[: n + 2]


@given(chance)
def test_another_answer_leaves_the_questions_before_it(seed: int) -> None:
    """Answering differently at the k-th question: what was asked before is the same, and play can go on."""
    rng = Random(seed)
    play = board(seed)
    events = list(play.log)
    answers = [n for n, event in enumerate(events) if isinstance(event, Answered)]
    if not answers:
        return
    n = rng.choice(answers)
    other = Play(table=play.opened)
    before = [None if other.question is None else other.question.id]
    for event in events[:n]:
        other.add(event)
        before.append(None if other.question is None else other.question.id)
    assert other.question is not None
    other.add(boards.answer(rng, other.table, other.question))
    assert before == asked(play, events)[: n + 1]
    for _ in range(60):
        if other.question is None:
            break
        other.add(boards.answer(rng, other.table, other.question))
    assert other.question is None
