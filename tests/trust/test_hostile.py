"""Hostile input: the corpus that the fuzzer left, replayed, and a list of hostile things, under bounds."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest
from trust.hostile import corpus, failures, mutator, targets

from bridgelaws.board.events import Saying
from bridgelaws.errors import ParseError, quoted, visible
from bridgelaws.files import codec, nodes
from bridgelaws.play.play import Play
from bridgelaws.values import words as values
from bridgelaws.values.contract import Contract

ROOT = Path(__file__).parents[2]
KEPT = [(name, file) for name in targets.TARGETS for file in corpus.read(name)]


@pytest.mark.parametrize(("name", "file"), KEPT, ids=[f"{name}/{file}" for name, file in KEPT])
def test_the_corpus_brings_nothing_but_our_own_errors(name: str, file: str) -> None:
    targets.TARGETS[name]((corpus.FOLDER / name / file).read_bytes())


@pytest.mark.parametrize("name", targets.TARGETS)
def test_the_corpus_is_there_and_small(name: str) -> None:
    kept = corpus.read(name)
    assert 0 < len(kept) <= corpus.MOST
    assert sum(map(len, kept.values())) <= corpus.MOST_BYTES


@pytest.mark.parametrize("name", targets.TARGETS)
def test_there_is_good_input_to_begin_with(name: str) -> None:
    seeds = [data for _, data in zip(range(20), targets.seeds(name), strict=False)]
    assert seeds
    for data in seeds:
        targets.TARGETS[name](data)
    assert all(word for word in targets.words(name))


def test_hostile_things_are_refused_within_bounds() -> None:
    """In a process of its own, whose memory is bounded."""
    pytest.importorskip("resource")
    done = subprocess.run(
        [sys.executable, "-m", "trust.hostile.direct"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.stdout, done.stderr
    report = json.loads(done.stdout)
    assert report["faults"] == {}
    assert report["tried"] > 150


# What is only almost hostile


HEAD = '{"format": "bridgelaws-case", "version": 1, "laws": 2017, "contract": "3NT by S"'


@pytest.mark.parametrize(
    "text",
    [
        HEAD.replace(", ", ",\r\n") + "\r\n}\r\n",
        HEAD + ', "story": "one line\\r\\n\\tand another"}',
        HEAD + ', "title": "\\ud83c\\udca1 \\u2665 \\u05d0 \\u200f"}',
        HEAD + ', "title": "[[[[[[[[[[[[[[[[[[[[[[ \\" {{{{{{{{{{{{{{{{{{{{{{"}',
        HEAD + ', "events": [{"event": "faced", "seat": " west ", "card": " \\u2665\\ufe0f10 "}]}',
    ],
)
def test_what_only_looks_hostile_is_read(text: str) -> None:
    targets.case(text.encode())
    assert codec.loads(text).laws.year == 2017


def test_as_much_as_can_be_on_file_is_heard_at_once() -> None:
    """Every one of many irregularities is ruled on when the Director comes; that is no hearing without end.

    A hand shown in speaking of the trick in progress goes back, and nothing is asked about it (68).
    """
    deal = "N:974.AJ3.63.AK963 K83.K9752.7.8752 AQJ5.T864.KJ94.4 T62.Q.AQT852.QJT"
    play = Play(deal, "3NT by S")
    play.said("E", Saying.WINNING_THIS_TRICK)
    for _ in range(nodes.MAX_EVENTS - 2):
        play.spread("E")
    assert len(play.table.docket) == nodes.MAX_EVENTS - 2
    play.director("S")
    assert play.table.docket == ()
    assert len(play.rulings) == nodes.MAX_EVENTS - 2


@pytest.mark.parametrize(
    ("value", "shown"),
    [
        ("HX", "'HX'"),
        ("x" * 50, "'" + "x" * 37 + "'..."),
        (10**5_000, "a number of 16610 bits"),
        ([1] * 50, "[1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, ..."),
        ("\u202e\ud800", "'\\u202e\\ud800'"),
    ],
    ids=["short", "long", "number", "list", "unprintable"],
)
def test_what_is_quoted_is_short_and_can_be_printed(value: object, shown: str) -> None:
    assert str(quoted(value)) == shown
    assert visible("a\u202eb\ud800") == "a\\u202eb\\ud800"


def test_a_contract_is_read_however_it_is_spaced_but_not_in_other_letters() -> None:
    assert {Contract.parse(text).code for text in ("3nt by s", " 3 NT  by South ", "3N s")} == {"3NT by S"}
    assert Contract.parse("4 ♠ xx by w").code == "4SXX by W"
    for text in ("3NT by \u017f", "3NTbyS", "8C by S", "3NT by", "3NT \u00d7 by S"):
        with pytest.raises(ParseError):
            Contract.parse(text)


# The proof itself can fail


def test_a_foreign_error_is_a_failure() -> None:
    def target(data: bytes) -> None:
        if b"x" in data:
            raise KeyError("x")

    assert failures.attempt(target, b"aaa") is None
    error = failures.attempt(target, b"axa")
    assert isinstance(error, KeyError)
    assert failures.kind_of(error).startswith("KeyError in test_hostile.py:target")


def test_a_failure_is_made_small(tmp_path: Path) -> None:
    def target(data: bytes) -> None:
        assert not {"a", "b"} <= set(json.loads(data)["list"]), "both"

    path = tmp_path / "hostile-case-0"
    path.write_text(json.dumps({"other": 1, "list": [1, 2, "a", 3, "b", 4], "last": {}}))
    assert failures.minimise(target, path).endswith("both")
    assert json.loads(path.read_bytes()) == {"list": ["a", "b"]}
    assert "both" in path.with_suffix(".txt").read_text()


def test_an_error_must_be_clear() -> None:
    for message in ("", "a\nb", "a\u202eb", "x" * 10_000):
        with pytest.raises(AssertionError):
            targets.is_clear(ParseError(message))
    targets.is_clear(ParseError(values.NOT_A_CARD("'HX'"), "/events/0"))


@pytest.mark.parametrize("pointer", ["events", "/events/7/card", "/nothing/at/all", "/events/9"])
def test_a_pointer_must_lead_somewhere(pointer: str) -> None:
    with pytest.raises((AssertionError, LookupError)):
        targets._points_into(HEAD + ', "events": [{"event": "faced"}]}', pointer)


def test_changed_documents_are_json_and_some_are_cases() -> None:
    rng, data, read = Random(1), HEAD.encode() + b"}", 0
    for _ in range(60):
        changed = mutator.mutate(data, rng)
        json.loads(changed)
        try:
            codec.loads(changed.decode("utf-8", "surrogatepass"))
        except ParseError:
            continue
        read += 1
        data = changed
    assert read > 10


def test_inputs_are_chosen_for_what_they_reach() -> None:
    chosen = corpus.choose("cards", [b"HK", b"HK", b"3NT by S", b"?"])
    assert sorted(chosen) == [b"3NT by S", b"?", b"HK"]
