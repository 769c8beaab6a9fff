"""The second opinion: a small sample of it, and that a disagreement would be seen, reported and struck off."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from trust.opinions import plays
from trust.second_opinion import Difference, State, situation

from bridgelaws.board.plays import Plays
from bridgelaws.board.table import Kind, Table
from bridgelaws.files import codec
from bridgelaws.values.cards import CardSet
from bridgelaws.values.seats import Seat
from trust import second_opinion

LEGAL_PLAYS = plays.engine.legal_plays


@pytest.fixture
def state(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> State:
    monkeypatch.setattr(second_opinion, "CHUNK", 6)
    monkeypatch.setattr(second_opinion, "RUN", tmp_path)
    monkeypatch.setattr(second_opinion, "SMALLER", 40)
    return State(tmp_path / "second_opinion.json")


@pytest.mark.parametrize(
    ("part", "number", "exercised"),
    [
        ("legal", 900, ["two or more own majors", "own minor", "51A", "50D2 require", "59: unable to obey"]),
        ("penalty", 450, ["49: exposed", "58B: several cards", "50D2 forbid", "52: not played as required"]),
        ("revoke", 600, ["1 tricks for a revoke", "2 tricks for a revoke", "63: established", "62: corrected"]),
        ("partly", 900, ["legal", "illegal", "unsettled", "on lead", "lowest_of_led", "require_suit", "own minor"]),
        ("auction", 120, ["Law 25", "Law 27", "Law 29", "Law 36", "Law 37", "Law 38", "Law 39", "to the lead", "slip"]),
        ("claims", 600, ["Objects: off", "Requests: contested", "AsksBack: final", "Adjudicates: decided"]),
        ("lines", 90, ["no statement", "in order", "70C: forgotten", "70E1: stated", "71: none", "4 cards a hand"]),
    ],
)  # fmt: skip
def test_a_sample_of_situations(part: str, number: int, exercised: list[str]) -> None:
    marks: Counter[str] = Counter()
    for n in range(number):
        found = situation(part, n)
        assert not isinstance(found, Difference), found.text
        marks.update(found)
    assert all(marks[mark] for mark in exercised), marks
    assert len(marks) > (20 if part in ("legal", "penalty", "revoke") else 10)


def test_a_number_is_a_situation() -> None:
    for part in second_opinion.PARTS:
        assert situation(part, 5) == situation(part, 5)


# A planted disagreement


def without_51a(table: Table, seat: Seat | None = None) -> Plays:
    """An engine that forgets a major penalty card when the hand is following."""
    found = LEGAL_PLAYS(table, seat)
    if table.trick.led is None or not table.penalty_cards_of(found.seat, Kind.MAJOR):
        return found
    free = table.but(penalty_cards=(), restrictions=())
    return LEGAL_PLAYS(free, found.seat)


def test_a_wrong_set_of_plays_is_seen_and_written_as_a_case(
    state: State, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with monkeypatch.context() as planted:
        planted.setattr(plays.engine, "legal_plays", without_51a)
        assert second_opinion.main(["--situations", "60", "--part", "legal", "--jobs", "1"]) == 1
        kept = State.load(state.path)
        assert len(kept.failures) > 1
        assert "legal: legal plays" in kept.failures.values()
        key = next(key for key, kind in kept.failures.items() if kind == "legal: legal plays")
        number = int(key.split()[1])
        report = state.path.parent / "failures" / f"second_opinion-legal-{number}"
        assert "model " in report.with_suffix(".txt").read_text(encoding="utf-8")
        case = json.loads(report.with_suffix(".json").read_text(encoding="utf-8"))
        assert max(len(cards) for cards in case["position"]["hands"].values()) <= 3, "it was made small"
        assert second_opinion.main(["--part", "legal", "--seed", str(number)]) == 1
        assert "legal plays" in capsys.readouterr().out
    assert codec.decode(case).table.penalty_cards
    assert second_opinion.main(["--situations", "60", "--part", "legal", "--jobs", "1"]) == 0
    assert not State.load(state.path).failures


def test_a_wrong_kind_of_penalty_card_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(second_opinion.penalty.model, "is_honour", lambda card: card[1] in "JQKA")
    found = [situation("penalty", n) for n in range(150)]
    kinds = {each.kind for each in found if isinstance(each, Difference)}
    assert any("another kind" in kind for kind in kinds), kinds


def test_a_wrong_count_of_tricks_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    model = second_opinion.revoke.model
    counted = model.tricks_transferred
    monkeypatch.setattr(model, "tricks_transferred", lambda *facts, **more: counted(*facts, **more)[:1])
    found = [situation("revoke", n) for n in range(150)]
    differ = [each for each in found if isinstance(each, Difference)]
    assert differ
    assert all("64" in each.kind for each in differ)
    assert all("package" in each.text for each in differ)


def test_an_agreement_that_could_never_be_withdrawn_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(second_opinion.claims.model, "withdrawn", lambda edition, asked: "")
    found = [situation("claims", n) for n in range(300)]
    kinds = {each.kind for each in found if isinstance(each, Difference)}
    assert kinds
    assert all("AsksBack" in kind for kind in kinds), kinds


def test_a_worst_line_that_is_no_line_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(second_opinion.lines.model, "legal", lambda ending: ending.hand(ending.turn))
    found = [situation("lines", n, 3) for n in range(30, 45)]
    assert any("worst legal line" in each.kind for each in found if isinstance(each, Difference))


def test_an_error_is_a_difference(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(table: Table, seat: Seat | None = None) -> Plays:
        return Plays(Seat.NORTH, CardSet(), CardSet(), ())

    monkeypatch.setattr(plays.engine, "legal_plays", fail)
    assert isinstance(situation("legal", 1), Difference)


# The run


def test_a_run_resumed_is_the_run_uninterrupted(state: State) -> None:
    goals = second_opinion.goals_of(90, None)
    second_opinion.run(state, {name: goal // 2 for name, goal in goals.items()}, jobs=1)
    again = State.load(state.path)
    assert (again.parts, again.failures, again.code) == (state.parts, state.failures, state.code)
    second_opinion.run(again, goals, jobs=1)
    whole = State(state.path.with_name("whole.json"))
    second_opinion.run(whole, goals, jobs=1)
    assert again.parts == whole.parts
    assert again.done > state.done
    editions = sum((part.editions for part in again.parts.values()), Counter[str]())
    assert len(set(editions.values())) == 1


def test_several_processes_do_the_same(state: State) -> None:
    goals = second_opinion.goals_of(60, None)
    second_opinion.run(state, goals, jobs=2)
    alone = State(state.path.with_name("alone.json"))
    second_opinion.run(alone, goals, jobs=1)
    assert state.parts == alone.parts


def test_a_budget_ends_the_run(state: State) -> None:
    second_opinion.run(state, second_opinion.goals_of(10**6, None), jobs=1, budget=0.0)
    assert State.load(state.path).done == second_opinion.CHUNK


def test_figures_are_those_of_a_full_run(
    state: State, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    recorded: list[Any] = []
    monkeypatch.setattr(second_opinion.figures, "record", lambda *_, **found: recorded.append(found))
    assert second_opinion.main(["--situations", "60", "--jobs", "1"]) == 0
    assert "situations: " in capsys.readouterr().out
    assert not recorded, "a run that was not full has no figures"
    monkeypatch.setattr(second_opinion, "FULL", 90)
    assert second_opinion.main(["--situations", "90", "--jobs", "1"]) == 0
    assert recorded[0]["disagreements"] == 0
    assert recorded[0]["situations"] >= 90
    assert json.dumps(recorded)
