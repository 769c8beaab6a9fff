"""Findings as Parquet, CSV and JSON lines."""

from __future__ import annotations

import csv
import json
import sys
from pathlib import Path

import pytest

from audit import labelled
from bridgelaws.audit import output
from bridgelaws.audit.boards import Board
from bridgelaws.audit.findings import COLUMNS, Finding
from bridgelaws.audit.output import Output
from bridgelaws.errors import ParseError


def some() -> list[Finding]:
    found: list[Finding] = []
    for each in labelled.boards()[::9]:
        board = Board(each.record, names=True)
        board.explain(())
        found += board.findings
    return found


SOME = some()


@pytest.mark.parametrize("ending", output.ENDINGS)
def test_round_trip(tmp_path: Path, ending: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(output, "_GROUP", 50)
    path = tmp_path / f"findings{ending}"
    with Output(path) as out:
        out.add(SOME[:30])
        out.add(SOME[30:])
    assert list(output.read(path)) == SOME
    assert out.count == len(SOME)
    assert [p.name for p in tmp_path.iterdir()] == [path.name]


@pytest.mark.parametrize("ending", output.ENDINGS)
def test_no_findings_is_a_file_too(tmp_path: Path, ending: str) -> None:
    path = tmp_path / f"findings{ending}"
    with Output(path):
        pass
    assert list(output.read(path)) == []


def test_the_columns_are_the_same_everywhere(tmp_path: Path) -> None:
    pytest.importorskip("pyarrow")
    import pyarrow.parquet

    for ending in output.ENDINGS:
        with Output(tmp_path / f"x{ending}") as out:
            out.add(SOME[:3])
    table = pyarrow.parquet.read_table(tmp_path / "x.parquet")
    assert tuple(table.column_names) == COLUMNS
    assert str(table.schema.field("trick").type) == "int32"
    with open(tmp_path / "x.csv", newline="", encoding="utf-8") as text:
        assert tuple(next(csv.reader(text))) == COLUMNS
    assert tuple(json.loads((tmp_path / "x.jsonl").read_text().splitlines()[0])) == COLUMNS


def test_an_older_file_stays_if_something_goes_wrong(tmp_path: Path) -> None:
    path = tmp_path / "x.csv"
    path.write_text("before")
    with pytest.raises(AttributeError), Output(path) as out:
        out.add([*SOME, None])  # type: ignore[list-item]
    assert path.read_text() == "before"
    assert [p.name for p in tmp_path.iterdir()] == ["x.csv"]


def test_names_that_cannot_be_written(tmp_path: Path) -> None:
    with pytest.raises(ParseError, match=r"\.parquet, \.sqlite, \.csv or \.jsonl"):
        output.check(tmp_path / "findings.xlsx")
    with pytest.raises(ParseError, match="no such folder"):
        output.check(tmp_path / "nowhere" / "findings.csv")


def test_without_pyarrow_it_says_what_to_install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    monkeypatch.setitem(sys.modules, "pyarrow.parquet", None)
    with pytest.raises(ParseError, match=r"bridgelaws\[audit\]"):
        output.check(tmp_path / "findings.parquet")
