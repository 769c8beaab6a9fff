"""A small sample of every short auction and of boards from the first call on, and that what is wrong would be seen."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
from trust.chunks import Result
from trust.random_auctions import PARTS, tried

from trust import chunks, random_auctions, short_auctions


@pytest.mark.parametrize(("depth", "step"), [(1, 1), (2, 7), (3, 397)])
def test_short_auctions(depth: int, step: int) -> None:
    counts, failures = Counter[str](), dict[str, str]()
    for number in range(0, short_auctions.branches(depth), step):
        marks, failed = short_auctions.branch(depth, number)
        counts.update(marks)
        failures |= failed
    assert failures == {}
    assert counts["ends"] > counts["auctions"] > 90


def test_the_branches_are_numbered_depth_by_depth() -> None:
    assert [short_auctions.branches(depth) for depth in (1, 2, 3)] == [3, 3 * 32, 3 * 32 * 32]
    assert short_auctions.numbered(3 + 17) == short_auctions.branch(2, 17)


def test_an_auction_in_which_nobody_can_call_would_be_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    class Nothing:
        legal = ()

    monkeypatch.setattr(short_auctions.engine, "legal_calls", lambda table: Nothing)
    _, failures = short_auctions.branch(1, 0)
    assert any("no legal call" in why for why in failures.values())


@pytest.mark.parametrize("part", list(PARTS))
def test_boards_from_the_first_call(part: str) -> None:
    found = [tried(part, seed) for seed in range(60 if part == "stories" else 90)]
    assert [why for _, why in found if why] == []
    assert sum(bool(marks) for marks, _ in found) > 10


def test_an_answer_that_is_the_card_of_a_trick_turns_with_the_seats() -> None:
    assert random_auctions.turned(("answer", ("1S:HK",)), 3) == ("answer", ("1E:HK",))
    assert random_auctions.turned(("answer", ("none",)), 3) == ("answer", ("none",))
    assert tried("stories", 14918)[1] == ""  # where it was not turned


def test_a_failure_is_known_by_its_part_and_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(random_auctions, "PARTS", {"stories": lambda seed: ["told"] if seed else 1 / 0})
    monkeypatch.setattr(random_auctions, "CHUNK", 5)
    marks, failures = random_auctions.chunk(0)
    assert (marks, failures.keys()) == (Counter({"stories: told": 4}), {"stories 0"})


def work(number: int) -> Result:
    """A chunk of which the third fails."""
    return Counter(done=number), {"chunk 2": "wrong"} if number == 2 else {}


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_run_goes_on_where_it_was(tmp_path: Path, jobs: int) -> None:
    path = tmp_path / "run.json"
    assert chunks.run(path, "chunks", work, 2, jobs).next == 2
    done = chunks.run(path, "chunks", work, 5, jobs)
    assert (done.next, done.marks, done.failures) == (5, Counter(done=10), {"chunk 2": "wrong"})


def test_a_run_is_not_continued_with_other_code(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "run.json"
    chunks.run(path, "chunks", work, 4)
    monkeypatch.setattr(chunks.figures, "code", lambda: "mended")
    assert chunks.State.load(path).next == 0
