"""What a table consists of: how much of it is copied with each change, and from which of its parts questions arise."""

from __future__ import annotations

import pytest

from bridgelaws import golden
from bridgelaws.laws import LAW_BOOK

RUNS = [run for document in golden.cases() for run in golden.runs(document)][::9]
MOST = 42  # a dict with one part more takes twice the room


@pytest.mark.parametrize("run", RUNS, ids=lambda run: run.id)
def test_nothing_arises_from_an_empty_part(run: golden.Run) -> None:
    for play, _ in golden.follow(run):
        parts = vars(play.table)
        assert len(parts) <= MOST
        for law in LAW_BOOK.taking("arises"):
            if play.table.phase in law.phases and not parts[law.arises_from]:
                assert law.arises is not None
                assert law.arises(play.table) is None, f"Law {law.number} with no {law.arises_from}"
