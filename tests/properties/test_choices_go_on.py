"""A choice goes on from the hearing that asked for it: it must come to what hearing all again does."""

from __future__ import annotations

from typing import Any

import pytest

from bridgelaws import golden, outcome_document
from bridgelaws.engine import interval

RUNS = [run for document in golden.cases() for run in golden.runs(document)]


def told(run: golden.Run) -> list[dict[str, Any]]:
    return [outcome_document(play.now) for play, _ in golden.follow(run)]


@pytest.mark.parametrize("third", range(3))
def test_golden_cases_come_to_the_same_if_all_is_heard_again(third: int, monkeypatch: pytest.MonkeyPatch) -> None:
    runs = RUNS[third::3]
    gone_on = [told(run) for run in runs]
    monkeypatch.setattr(interval, "dated", lambda table: True)
    different = [run.id for run, found in zip(runs, gone_on, strict=True) if told(run) != found]
    assert different == []


def test_some_choices_do_go_on(monkeypatch: pytest.MonkeyPatch) -> None:
    went_on, dated = [], interval.dated
    monkeypatch.setattr(interval, "dated", lambda table: went_on.append(not dated(table)) or dated(table))
    for run in RUNS[::20]:
        told(run)
    assert went_on.count(True) > 10
