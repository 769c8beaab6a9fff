"""Long random play: a small sample of it, and the machinery that makes a long run worth believing."""

from __future__ import annotations

import itertools
import json
import multiprocessing
import signal
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from trust.random_board import Board, Failure, Tally, play_board
from trust.random_play import State
from trust.shrink import shrink
from trust.workers import interruptible, leave_signals_to_the_run

from bridgelaws.board import words as board
from bridgelaws.board.events import DirectorCalled, Event, Faced
from bridgelaws.board.table import Table
from bridgelaws.engine import step as engine
from bridgelaws.errors import ImpossibleEvent, LawGap
from bridgelaws.files import codec
from bridgelaws.values.cards import Card
from trust import random_board, random_play

STEP = engine.step
At = engine.Outcome | Table


@pytest.fixture
def state(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> State:
    monkeypatch.setattr(random_play, "CHUNK", 3)
    monkeypatch.setattr(random_play, "RUN", tmp_path)
    return State(tmp_path / "random_play.json")


def plant(monkeypatch: pytest.MonkeyPatch, fault: Callable[[At, Event], Any]) -> None:
    """An engine with a fault."""
    monkeypatch.setattr(random_board.engine, "step", fault)


def log_of(at: At) -> tuple[Event, ...]:
    return (at if isinstance(at, Table) else at.table).log


def gap(table: At, event: Event) -> engine.Outcome:
    if isinstance(event, DirectorCalled) and any(isinstance(e, Faced) for e in log_of(table)):
        raise LawGap("planted")
    return STEP(table, event)


def first_failure() -> Failure:
    return next(f for n in range(200) if isinstance(f := play_board(n, wholly=True), Failure))


def test_a_sample_of_boards() -> None:
    tally = Tally()
    for seed in range(50):
        outcome = play_board(seed, wholly=seed % 3 == 0)
        assert isinstance(outcome, Tally), outcome.text
        tally.add(outcome)
    assert tally.boards == 50
    assert tally.acts == sum(tally.events.values()) > 2_000
    assert len(tally.editions) == len(tally.hands) == 3
    assert set(tally.starts) >= {"first call", "opening lead", "mid-board"}
    assert tally.starts["first call"] > tally.acts // 2
    assert len(tally.events) > 20
    assert len(tally.questions) > 20
    assert set(tally.questions) <= random_play.questions()
    assert len(set(tally.cited) & random_play.encoded()) > 350


def test_a_seed_is_a_board() -> None:
    assert play_board(7) == play_board(7)
    assert play_board(7) != play_board(8)


# The run


def test_a_run_resumed_is_the_run_uninterrupted(state: State) -> None:
    random_play.run(state, acts=100, jobs=1)
    assert 100 <= state.tally.acts < 400
    again = State.load(state.path)
    assert (again.chunk, again.tally) == (state.chunk, state.tally)
    random_play.run(again, acts=400, jobs=1)
    whole = State(state.path.with_name("whole.json"))
    random_play.run(whole, acts=400, jobs=1)
    assert (again.chunk, again.tally) == (whole.chunk, whole.tally)
    assert again.chunk > state.chunk


def test_only_the_acts_on_the_code_as_it_is_count(state: State, monkeypatch: pytest.MonkeyPatch) -> None:
    random_play.run(state, acts=100, jobs=1)
    first = state.chunk
    monkeypatch.setattr(random_play, "_code", lambda: "mended")
    again = State.load(state.path)
    random_play.run(again, acts=100, jobs=1)
    assert again.chunk > first, "boards that had not been played"
    assert random_play.summary(again)["boards"] == 3 * (again.chunk - first)


def test_several_processes_do_the_same(state: State) -> None:
    random_play.run(state, acts=200, jobs=2)
    alone = State(state.path.with_name("alone.json"))
    random_play.run(alone, acts=200, jobs=1)
    assert state.tally == alone.tally


def test_workers_end_with_the_run_that_takes_a_request_to_end_for_ctrl_c() -> None:
    with interruptible(), multiprocessing.Pool(1, leave_signals_to_the_run) as pool:
        inside = pool.apply(signal.getsignal, (signal.SIGTERM,))
        assert signal.getsignal(signal.SIGTERM) is signal.default_int_handler
    assert inside is signal.SIG_DFL


def test_a_budget_ends_the_run(state: State) -> None:
    random_play.run(state, acts=10**9, jobs=1, budget=0.0)
    assert State.load(state.path).tally.acts == 0


def test_an_interruption_keeps_what_was_done(state: State, monkeypatch: pytest.MonkeyPatch) -> None:
    chunk = random_play.play_chunk

    def interrupted(number: int, size: int) -> Any:
        if number == 2:
            raise KeyboardInterrupt
        return chunk(number, size)

    monkeypatch.setattr(random_play, "play_chunk", interrupted)
    random_play.run(state, acts=10**9, jobs=1)
    kept = State.load(state.path)
    assert kept.chunk == 2
    assert kept.tally.boards == 6


def test_the_command(state: State, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    recorded: list[Any] = []
    monkeypatch.setattr(random_play.figures, "record", lambda *_, **found: recorded.append(found))
    handlers = [signal.getsignal(stop) for stop in (signal.SIGINT, signal.SIGTERM)]
    assert random_play.main(["--acts", "200", "--jobs", "1"]) == 0
    assert [signal.getsignal(stop) for stop in (signal.SIGINT, signal.SIGTERM)] == handlers
    assert "never reached: " in capsys.readouterr().out
    assert not recorded, "a run that was not full has no figures"
    assert random_play.main(["--acts", "200", "--jobs", "1", "--record"]) == 0
    assert recorded.pop()["whole"] is False
    monkeypatch.setattr(random_play, "FULL", 300)
    assert random_play.main(["--acts", "300", "--jobs", "1"]) == 0
    assert recorded[0]["acts"] == State.load(state.path).tally.acts >= 300
    assert json.dumps(recorded)
    assert random_play.main(["--fresh", "--acts", "100", "--jobs", "1"]) == 0
    assert State.load(state.path).tally.acts < 300
    assert random_play.main(["--seed", "3"]) == 0


# Failures


def test_a_failure_is_shrunk_and_written_as_a_case(state: State, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as fault:
        plant(fault, gap)
        found = first_failure()
        path = random_play.report(found, state.path.parent / "failures")
        case = json.loads(path.read_text(encoding="utf-8"))
        assert len(case["events"]) == 2 < len(found.events)
        assert {event["event"] for event in case["events"]} == {"faced", "director called"}
        assert not {"set_aside", "regulations", "vulnerable", "deal"} & set(case)
        assert "LawGap: planted" in path.with_suffix(".txt").read_text(encoding="utf-8")
        with pytest.raises(LawGap):
            codec.decode(case)
    assert len(codec.decode(case).log) == 2


def test_failures_are_reported_once_a_kind_and_struck_off_when_mended(
    state: State, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with monkeypatch.context() as fault:
        plant(fault, gap)
        first, second = itertools.islice((n for n in range(200) if isinstance(play_board(n), Failure)), 2)
        state.enter(first)
        state.enter(second)
        state.save()
        assert len(set(State.load(state.path).failures.values())) == 1
        assert len(list((state.path.parent / "failures").glob("*.json"))) == 1
        assert random_play.main(["--acts", "0", "--jobs", "1"]) == 1
        assert f"board {second}: LawGap" in capsys.readouterr().out
        assert random_play.main(["--seed", str(first)]) == 1
    assert random_play.main(["--acts", "0", "--jobs", "1"]) == 0
    mended = State.load(state.path)
    assert not mended.failures
    assert mended.tally.boards == 2


def lost_card(table: At, event: Event) -> engine.Outcome:
    """Every seventh event puts a card of the trick back into a hand as well."""
    now = STEP(table, event)
    after = now.table
    if len(after.log) % 7 or after.trick.empty:
        return now
    lost = after.taken._replace(gone=after.gone | after.trick.mask)
    return engine.Outcome(after.but(taken=lost), now.question, now.rulings)


def dead_end(table: At, event: Event) -> engine.Outcome:
    now = STEP(table, event)
    ended = now.table.but(number=14) if len(now.table.log) == 9 else now.table
    return engine.Outcome(ended, now.question, now.rulings)


def refusing(table: At, event: Event) -> engine.Outcome:
    if isinstance(event, Faced) and len(log_of(table)) == 5:
        raise ImpossibleEvent(board.ALL_PLAYED())
    return STEP(table, event)


def forgetful() -> Callable[[At, Event], engine.Outcome]:
    """An engine that is not a function of the table: every hundredth event counts for nothing."""
    calls = 0

    def step(table: At, event: Event) -> engine.Outcome:
        nonlocal calls
        calls += 1
        now = STEP(table, event)
        lost = now.table.opened_with(vulnerable="both" if now.table.vulnerable == "none" else "none")
        return now if calls % 100 else engine.Outcome(lost, now.question, now.rulings)

    return step


@pytest.mark.parametrize(
    ("fault", "where"),
    [
        (lost_card, "_check_cards"),
        (dead_end, "_check_cards"),
        (refusing, "ImpossibleEvent"),
        (forgetful(), "_check_same"),
    ],
)
def test_the_checks_can_fail(fault: Any, where: str, monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch, fault)
    assert where in first_failure().kind


def test_a_board_that_hangs_is_a_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    def hang(table: Table, event: Event) -> engine.Outcome:
        while True:
            pass

    monkeypatch.setattr(random_board, "PATIENCE", 0.05)
    plant(monkeypatch, hang)
    assert first_failure().kind == "TooLong"


def test_shrinking_keeps_what_is_needed() -> None:
    document = {"deal": "N:a b - d", "set_aside": ["R1", "R2"], "position": {"trick": 3, "hands": {"N": 1, "E": 2}}}
    events: list[Any] = list(range(40))

    def fails(opening: dict[str, Any], acts: list[Any]) -> bool:
        hands = opening.get("position", {}).get("hands", {})
        return {3, 17, 39} <= set(acts) and "R2" in opening.get("set_aside", ()) and "E" in hands

    assert shrink(document, events, fails) == ({"set_aside": ["R2"], "position": {"hands": {"E": 2}}}, [3, 17, 39])


def test_an_event_refused_leaves_the_board_as_it_was() -> None:
    board = Board({"format": codec.FORMAT, "version": codec.VERSION, "laws": 2017, "contract": "3NT by S"})
    west = board.opened.trick.leader
    card = Card.parse("H5")
    assert board.add(Faced(west, card))
    before = board.now
    assert not board.add(Faced(west, card))
    assert board.now is before
    assert board.tally.refused == 1
    board.finish()
