"""A law says of which acts it is to be asked: of no other does it notice anything."""

from __future__ import annotations

import pytest

from bridgelaws import golden
from bridgelaws.board.acts import Act
from bridgelaws.board.phases import Phase
from bridgelaws.hearing.law import LawBook, Noticing

RUNS = [run for document in golden.cases() for run in golden.runs(document)]


@pytest.mark.parametrize("third", range(3))
def test_the_golden_cases_come_to_the_same_if_every_law_is_asked(third: int, monkeypatch: pytest.MonkeyPatch) -> None:
    spared = []

    def every_law(book: LawBook, act: Act, phase: Phase) -> tuple[Noticing, ...]:
        asked = those_asked(book, act, phase)
        spared.extend(law.number for law, _ in book.noticing if phase in law.phases and law not in dict(asked))
        return tuple(each for each in book.noticing if phase in each[0].phases)

    those_asked = LawBook.asked
    runs = RUNS[third::3]
    told = [[play.table for play, _ in golden.follow(run)] for run in runs]
    monkeypatch.setattr(LawBook, "asked", every_law)
    different = [
        run.id for run, tables in zip(runs, told, strict=True) if tables != [p.table for p, _ in golden.follow(run)]
    ]
    assert different == []
    assert len(set(spared)) > 15
