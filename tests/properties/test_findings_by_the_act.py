"""A finding of what the last act did by itself judges nothing again: it must come to what judging again does."""

from __future__ import annotations

from typing import Any

import pytest

from bridgelaws import golden, outcome_document
from bridgelaws.board.events import disclosed_since
from bridgelaws.board.table import Incident, Table
from bridgelaws.book.questions import Question
from bridgelaws.engine import interval

RUNS = [run for document in golden.cases() for run in golden.runs(document)]


def told(run: golden.Run) -> list[dict[str, Any]]:
    """All but what a screen offers on the last call (25A): once an act is judged again, its file is closed by then."""
    found = [outcome_document(play.now) for play, _ in golden.follow(run)]
    return [each | {"auction": each["auction"] and each["auction"] | {"slip": None}} for each in found]


def of_the_last_act(table: Table, question: Question, incident: Incident | None) -> bool:
    """Whether a finding tells what the last act did by itself."""
    return incident is not None and question.by_the_act and incident.at == disclosed_since(table.log) - 1


@pytest.mark.parametrize("third", range(3))
def test_golden_cases_come_to_the_same_if_the_act_is_judged_again(third: int, monkeypatch: pytest.MonkeyPatch) -> None:
    runs = RUNS[third::3]
    at_once = [told(run) for run in runs]
    reaches_back = interval.reaches_back
    monkeypatch.setattr(interval, "reaches_back", lambda *of: reaches_back(*of) or of_the_last_act(*of))
    different = [run.id for run, found in zip(runs, at_once, strict=True) if told(run) != found]
    assert different == []


def test_some_findings_judge_nothing_again(monkeypatch: pytest.MonkeyPatch) -> None:
    spared, reaches_back = [], interval.reaches_back

    def counted(*of: Any) -> bool:
        spared.append(of_the_last_act(*of) and not reaches_back(*of))
        return reaches_back(*of)

    monkeypatch.setattr(interval, "reaches_back", counted)
    for run in RUNS[::5]:
        told(run)
    assert spared.count(True) > 3
