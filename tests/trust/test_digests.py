"""Digests: a sample of what the engine says is as it was, and the command that compares them all works."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from trust.digests import PARTS, differences, digest

from bridgelaws import Play, outcome_document
from trust import digests

RENEW = "`python -m trust.digests` lists what differs; if the law is behind every change, renew with --accept"


def test_every_case_has_its_digest() -> None:
    assert list(digests.read()) == digests.names(), "a case is new or gone; run `python -m trust.digests --accept`"


def test_a_sample_is_as_it_was() -> None:
    wanted = digests.names()[::40]
    on_file = digests.read()
    found = differences({name: on_file[name] for name in wanted if name in on_file}, digests.compute(wanted))
    assert not found, RENEW


def test_the_parts_are_those_of_the_document() -> None:
    keys = [key for part in PARTS.values() for key in part]
    assert len(set(keys)) == len(keys)
    assert set(keys) <= set(outcome_document(Play(contract="3NT by S").now))


def test_what_a_document_gains_is_no_difference_and_what_changes_is() -> None:
    document = outcome_document(Play(contract="3NT by S").now)
    before = digest([document])
    assert digest([{**document, "gained": 1}]) == before
    now = digest([{**document, "turn": "E"}])
    assert differences({"a": before, "b": before}, {"a": now, "c": before}) == {
        "a": ["table"],
        "b": ["gone"],
        "c": ["new"],
    }


def test_an_event_that_is_not_possible_any_more_is_passed_over() -> None:
    play = Play(contract="3NT by S")
    events = [
        {"event": "answered", "question": "lead_option", "value": "accept"},
        {"event": "faced", "seat": "W", "card": "S2"},
        {"event": "faced", "seat": "N", "card": "S2"},
    ]
    found = [document["status"] for document in digests.played(play, events)]
    assert found[0] == "regular"
    assert found[1].startswith("not asked")
    assert found[3].startswith("not possible")


def test_the_command_lists_and_accepts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Any) -> None:
    on_file = tmp_path / "digests.txt"
    monkeypatch.setattr(digests, "DIGESTS", on_file)
    monkeypatch.setattr(digests, "names", lambda: ["board/1", "board/2"])
    assert digests.main(["--jobs", "1"]) == 1
    assert digests.main(["--jobs", "1", "--accept"]) == 0
    assert digests.main(["--jobs", "1"]) == 0
    on_file.write_text(on_file.read_text("utf-8").replace("board/2 ", "board/2 x", 1), "utf-8")
    assert digests.main(["--jobs", "1"]) == 1
    assert "board/2: table" in capsys.readouterr().out


def test_a_case_can_be_shown(capsys: Any) -> None:
    assert digests.main(["--case", "board/3"]) == 0
    first = capsys.readouterr().out.partition("\n}\n")[0] + "\n}"
    assert json.loads(first)["laws"] in (1997, 2007, 2017)


def test_a_case_is_compared_with_another_commit_whatever_the_python() -> None:
    assert digests.shown_at("board/17", "HEAD").startswith("{")
