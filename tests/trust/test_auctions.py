"""A small sample of every short auction and of boards from the first call on, and that what is wrong would be seen."""

from __future__ import annotations

from pathlib import Path

import pytest
from trust.random_auctions import PARTS, run, tried

from trust import random_auctions, short_auctions


@pytest.mark.parametrize(("depth", "share"), [(1, 1), (2, 23), (3, 1501)])
def test_short_auctions(depth: int, share: int) -> None:
    counts, failures = short_auctions.run(depth, share)
    assert failures == []
    assert counts["ends"] > counts["auctions"] > 60


def test_an_auction_in_which_nobody_can_call_would_be_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    class Nothing:
        legal = ()

    monkeypatch.setattr(short_auctions.engine, "legal_calls", lambda table: Nothing)
    _, failures = short_auctions.run(1)
    assert any("no legal call" in why for _, why in failures)


@pytest.mark.parametrize("part", list(PARTS))
def test_boards_from_the_first_call(part: str) -> None:
    found = [tried(part, seed) for seed in range(60 if part == "stories" else 90)]
    assert [why for _, why in found if why] == []
    assert sum(bool(marks) for marks, _ in found) > 10


def test_a_run_goes_on_where_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(random_auctions, "PARTS", {"stories": lambda seed: ["told"] if seed else 1 / 0})
    assert run(tmp_path / "run.json", 2)["failures"].keys() == {"stories 0"}
    done = run(tmp_path / "run.json", 5)
    assert (done["next"], done["marks"]) == (5, {"stories: told": 4})
