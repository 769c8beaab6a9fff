"""The document on the case format: its examples are run, and it leaves nothing out."""

from __future__ import annotations

import doctest
import json
import re
from pathlib import Path
from typing import Any

import pytest

import bridgelaws
from bridgelaws import golden
from bridgelaws.board.events import Saying, Straying
from bridgelaws.board.table import Demand, Kind, Lasts, Regulations
from bridgelaws.files import acts, codec, nodes
from bridgelaws.play import documents

DOCUMENT = Path(__file__).parents[2] / "docs" / "case-format.md"
TEXT = DOCUMENT.read_text(encoding="utf-8")
OUTCOME = documents.outcome_document(bridgelaws.Play(contract="3NT by S").now)


def _blocks() -> list[tuple[int, str]]:
    """The fenced JSON blocks, each with the line on which it begins."""
    fences = re.finditer(r"^```json\n(.*?)^```$", TEXT, re.MULTILINE | re.DOTALL)
    return [(TEXT.count("\n", 0, found.start()) + 2, found.group(1)) for found in fences]


def _kind(value: Any) -> str:
    if not isinstance(value, dict):
        return "unknown"
    for key, kind in (("format", "case"), ("event", "event"), ("runs", "golden")):
        if key in value:
            return kind
    return "outcome" if value and value.keys() <= OUTCOME.keys() else "unknown"


def _of(kind: str) -> list[Any]:
    return [pytest.param(text, id=f"line{line}") for line, text in _blocks() if _kind(json.loads(text)) == kind]


def _outcomes() -> list[Any]:
    """Every example of an outcome, whole or in part, with the case file that stands before it.

    A whole document belongs to the case file at the top.
    """
    found, first, last = [], "", ""
    for line, text in _blocks():
        value = json.loads(text)
        match _kind(value):
            case "case":
                first, last = first or text, text
            case "outcome":
                case = first if "contract" in value else last
                found.append(pytest.param(case, text, id=f"line{line}"))
    return found


def _mentioned(words: Any) -> list[str]:
    """The words that the document does not have as code, alone or in quotation marks."""
    return [word for word in words if not re.search(rf"`\"?{re.escape(word)}\"?`", TEXT)]


def test_every_block_is_of_a_known_kind() -> None:
    assert [line for line, text in _blocks() if _kind(json.loads(text)) == "unknown"] == []
    assert TEXT.count("```json") == len(_blocks())


# What the examples do


@pytest.mark.parametrize("text", _of("case"))
def test_case_files_play_through(text: str) -> None:
    play = bridgelaws.loads(text)
    again = bridgelaws.loads(bridgelaws.dumps(play))
    assert play.log == again.log
    assert len(play.log) == len(json.loads(text).get("events", ()))
    assert bridgelaws.dumps(again) == bridgelaws.dumps(play)


@pytest.mark.parametrize("text", _of("event"))
def test_events_decode_and_encode_to_the_same(text: str) -> None:
    value = json.loads(text)
    encoded = codec.encode_event(codec.decode_event(nodes.Node(value)))
    assert encoded == value
    assert list(encoded) == list(value)


@pytest.mark.parametrize(("case", "text"), _outcomes())
def test_outcomes_are_those_of_their_case(case: str, text: str) -> None:
    wanted = json.loads(text)
    whole = documents.outcome_document(bridgelaws.loads(case).now)
    found = {key: whole[key] for key in wanted}
    assert found == wanted, "the document should show\n" + json.dumps(found, ensure_ascii=False, indent=1)
    assert list(wanted) == [key for key in whole if key in wanted]


@pytest.mark.parametrize("text", _of("golden"))
def test_golden_cases_hold(text: str) -> None:
    for run in golden.runs(json.loads(text)):
        assert [problems for _, problems in golden.follow(run) if problems] == []


def test_the_sessions_run() -> None:
    failed, attempted = doctest.testfile(str(DOCUMENT), module_relative=False, encoding="utf-8")
    assert attempted
    assert not failed


# That nothing is left out


def test_every_event_has_an_example_with_every_field() -> None:
    shown: dict[str, set[str]] = {}
    for _, text in _blocks():
        value = json.loads(text)
        if _kind(value) == "event":
            shown.setdefault(value["event"], set()).update(value)
    wanted = {name: {"event", *required, *optional} for name, (_, required, optional) in acts.EVENTS.items()}
    assert shown == wanted


@pytest.mark.parametrize("name", acts.EVENTS)
def test_every_event_has_its_row_and_its_heading(name: str) -> None:
    _, required, optional = acts.EVENTS[name]
    fields = [", ".join(f"`{key}`" for key in keys) for keys in (required, optional)]
    assert f"\n| [`{name}`](#{name.replace(' ', '-')}) | {fields[0]} | {fields[1]} |\n" in TEXT
    assert f"\n### `{name}`\n" in TEXT


def test_every_field_of_a_case_file_is_described() -> None:
    assert _mentioned(("format", "version", "contract", *codec._OPTIONAL)) == []
    assert _mentioned(codec._POSITION) == []
    assert _mentioned(Regulations._fields) == []


@pytest.mark.parametrize("words", [Saying, Straying, Kind, Demand, Lasts])
def test_every_word_of_a_closed_list_is_described(words: Any) -> None:
    assert _mentioned(member.value for member in words) == []


def test_every_field_of_an_outcome_is_described_and_shown() -> None:
    assert _mentioned(OUTCOME) == []
    assert any(json.loads(text).keys() == OUTCOME.keys() for _, text in _blocks())


def test_every_field_of_a_question_and_a_ruling_is_described() -> None:
    play = bridgelaws.loads(next(text for _, text in _blocks()))
    assert play.question is not None
    question = documents.question_document(play.question)
    assert _mentioned(question) == []
    for ruling in map(documents.ruling_document, play.rulings):
        assert _mentioned(ruling) == []
        for step in ruling["steps"]:
            assert _mentioned(step) == []
            assert _mentioned(key for order in step.get("orders", ()) for key in order) == []


def test_every_expectation_of_a_golden_case_is_described_and_shown() -> None:
    assert _mentioned(golden._CHECKS) == []
    used = {
        key
        for _, text in _blocks()
        if _kind(json.loads(text)) == "golden"
        for run in golden.runs(json.loads(text))
        for step in run.steps
        for key in step["expect"]
    }
    assert used == set(golden._CHECKS)


def test_the_version_and_the_limits_are_those_of_the_code() -> None:
    assert f"This is version {codec.VERSION}." in TEXT
    assert _mentioned([codec.FORMAT]) == []
    for limit in (nodes.MAX_TEXT, nodes.MAX_EVENTS, nodes.MAX_WORDS, nodes.MAX_STORY):
        assert f"| {limit} " in TEXT
