"""The three editions side by side."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import bridgelaws
from bridgelaws import golden
from cli import case_files as cases
from cli.case_files import assert_golden, written
from cli.runs import run


def case_of(number: str, name: str) -> dict[str, Any]:
    """A golden case as a case file of 2017."""
    document = next(d for d in golden.cases() if d["id"] == number)
    each = next(r for r in golden.runs(document) if (r.name, r.laws) == (name, 2017))
    events = [event for step in each.steps for event in step.get("events", ())]
    return {"format": "bridgelaws-case", "version": 1, "laws": 2017, **each.opening, "events": events}


ASKS = case_of("051", "withdrawn")  # 1997 asks what the others do not
PARTS = case_of("law63-question-between-defenders", "allowed")  # each edition its own


def test_in_columns(tmp_path: Path) -> None:
    done = run("compare", written(tmp_path, PARTS), env={"COLUMNS": "120"})
    assert (done.returncode, done.stderr) == (0, "")
    assert_golden("compare-columns.txt", done.stdout)
    head = next(line for line in done.stdout.splitlines() if "1997" in line)
    assert "2007" in head
    assert "2017" in head
    assert max(map(len, done.stdout.splitlines())) <= 120


def test_below_one_another(tmp_path: Path) -> None:
    done = run("compare", written(tmp_path, PARTS), env={"COLUMNS": "80"})
    assert done.returncode == 0
    assert_golden("compare-stacked.txt", done.stdout)
    assert max(map(len, done.stdout.splitlines())) <= 80


def test_the_first_difference_is_marked_where_it_is(tmp_path: Path) -> None:
    text = run("compare", written(tmp_path, PARTS), env={"COLUMNS": "80"}).stdout
    for year, before, beginning in (("2007", "1997", "East played"), ("2017", "2007", "West asked")):
        column = text.split(f"Laws of {year}\n")[1]
        after = column.split(f"≠ not as in {before}\n")[1]
        assert after.strip().startswith(beginning)
    assert text.count("≠") == 2
    assert "1997 and 2007 first part at ruling 1" in text
    assert "2007 and 2017 first part at ruling 2" in text


def test_open_questions_and_answers_not_used_are_said(tmp_path: Path) -> None:
    for columns in ("80", "120"):
        text = " ".join(run("compare", written(tmp_path, ASKS), env={"COLUMNS": columns}).stdout.split())
        assert "Open, to the Director" in text
        assert "Answers not used:" in text
        assert "played_because_of_it" in text


def test_editions_that_come_to_the_same(tmp_path: Path) -> None:
    done = run("compare", written(tmp_path, cases.RULED))
    assert "The three editions come to the same." in done.stdout
    assert "≠" not in done.stdout


def test_json(tmp_path: Path) -> None:
    document = json.loads(run("compare", written(tmp_path, ASKS), "--json").stdout)
    play = bridgelaws.loads(json.dumps(ASKS))
    plays = bridgelaws.compare(play)
    assert [each["laws"] for each in document["editions"]] == [1997, 2007, 2017]
    assert [each["outcome"] for each in document["editions"]] == [bridgelaws.outcome_document(p.now) for p in plays]
    assert [each["unused"] for each in document["editions"]] == [list(p.unused) for p in plays]
    first = bridgelaws.first_difference(plays[0], plays[1])
    assert first is not None
    assert document["differences"] == [
        {"one": 1997, "other": 2007, "ruling": first.number, "here": first.here, "there": first.there}
    ]


def test_standard_input() -> None:
    assert run("compare", "-", input=json.dumps(ASKS)).returncode == 0
