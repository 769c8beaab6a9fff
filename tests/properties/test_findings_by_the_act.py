"""A finding of what the last act did by itself judges nothing again: it must come to what judging again does."""

from __future__ import annotations

from typing import Any

import pytest

from bridgelaws import golden, outcome_document
from bridgelaws.engine import interval

RUNS = [run for document in golden.cases() for run in golden.runs(document)]


def told(run: golden.Run) -> list[dict[str, Any]]:
    """All but what a screen offers on the last call (25A): once an act is judged again, its file is closed by then."""
    found = [outcome_document(play.now) for play, _ in golden.follow(run)]
    return [each | {"auction": each["auction"] and each["auction"] | {"slip": None}} for each in found]


@pytest.mark.parametrize("third", range(3))
def test_golden_cases_come_to_the_same_if_the_act_is_judged_again(third: int, monkeypatch: pytest.MonkeyPatch) -> None:
    runs = RUNS[third::3]
    at_once = [told(run) for run in runs]
    monkeypatch.setattr(interval, "just_acted", lambda table, question: False)
    different = [run.id for run, found in zip(runs, at_once, strict=True) if told(run) != found]
    assert different == []


def test_some_findings_judge_nothing_again(monkeypatch: pytest.MonkeyPatch) -> None:
    spared, just_acted = [], interval.just_acted
    monkeypatch.setattr(interval, "just_acted", lambda *of: spared.append(just_acted(*of)) or just_acted(*of))
    for run in RUNS[::5]:
        told(run)
    assert spared.count(True) > 3
