"""Every golden case, under every edition it lists."""

from __future__ import annotations

import pytest

from bridgelaws import golden

RUNS = [run for document in golden.cases() for run in golden.runs(document)]


@pytest.mark.parametrize("run", RUNS, ids=lambda run: run.id)
def test_golden_case(run: golden.Run) -> None:
    for n, (play, problems) in enumerate(golden.follow(run)):
        assert not problems, f"after step {n + 1}: " + "; ".join(problems) + f"\n{play.now!r}\n{play.explain(True)}"
