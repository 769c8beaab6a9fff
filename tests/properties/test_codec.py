"""Case files: what is written is read again; what is not a case file is a ParseError that points at the place."""

from __future__ import annotations

import copy
import json
from random import Random
from typing import Any

import pytest
from hypothesis import given, strategies as st

import boards
from bridgelaws.errors import ImpossibleEvent, ParseError
from bridgelaws.files import codec
from bridgelaws.files.nodes import Node
from bridgelaws.play.play import Play

_BAD_LAW = {"seat": "E", "kind": "require", "suits": ["H"], "law": "99Z"}
chance = st.integers(0, 2**32 - 1)
HEAD = {"format": "bridgelaws-case", "version": 2, "laws": 2017, "contract": "3NT by S"}
DEAL = "N:974.AJ3.63.AK963 K83.K9752.7.8752 AQJ5.T864.KJ94.4 T62.Q.AQT852.QJT"


def board(rng: Random, length: int) -> Play:
    play = boards.start(boards.opening(rng))
    for _ in range(length):
        try:
            play.add(boards.random_event(rng, play))
        except ImpossibleEvent:
            continue
    return play


@given(chance, st.integers(0, 25))
def test_round_trip_of_a_board(seed: int, length: int) -> None:
    play = board(Random(seed), length)
    text = codec.dumps(play)
    again = codec.loads(text)
    assert list(again.log) == list(play.log)
    assert boards.outcome(again) == boards.outcome(play)
    assert codec.dumps(again) == text
    assert codec.loads(text.encode()).log == play.log


@given(chance)
def test_round_trip_of_every_event(seed: int) -> None:
    rng = Random(seed)
    table = boards.start(boards.opening(rng)).table
    for kind in boards.KINDS:
        event = boards.act(rng, table, kind)
        encoded = json.loads(json.dumps(codec.encode_event(event)))
        assert codec.decode_event(Node(encoded, "")) == event


def fails(document: Any, text: str | bytes | None = None) -> str:
    """The pointer of the ParseError that a document gives."""
    with pytest.raises(ParseError) as caught:
        codec.loads(json.dumps(document) if text is None else text)
    assert type(caught.value) is ParseError
    assert caught.value.pointer is not None
    assert caught.value.pointer == "" or caught.value.pointer.startswith("/")
    assert caught.value.reason
    return caught.value.pointer


junk = st.recursive(
    st.none() | st.booleans() | st.integers(-(10**20), 10**20) | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=3),
    max_leaves=6,
)


@given(junk)
def test_junk_is_a_parse_error(document: Any) -> None:
    fails(document)


@given(st.text(max_size=60))
def test_text_is_a_parse_error(text: str) -> None:
    fails(None, text)


@given(st.binary(max_size=60))
def test_bytes_are_a_parse_error(data: bytes) -> None:
    fails(None, data)


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The path of every value in a document."""
    found = [path]
    if isinstance(value, dict):
        for key, item in value.items():
            found += places(item, (*path, key))
    elif isinstance(value, list):
        for n, item in enumerate(value):
            found += places(item, (*path, n))
    return found


def at(document: Any, path: tuple[Any, ...]) -> Any:
    for key in path:
        document = document[key]
    return document


@given(chance, st.data())
def test_a_damaged_case_is_read_or_points_at_the_damage(seed: int, data: st.DataObject) -> None:
    """Any value of a good file replaced by anything: the file is still good, or a ParseError says where it is not."""
    document = codec.encode(board(Random(seed), 10))
    path = data.draw(st.sampled_from([p for p in places(document) if p]))
    damaged = copy.deepcopy(document)
    at(damaged, path[:-1])[path[-1]] = data.draw(junk | st.sampled_from(["N", "HK", "H", "...", "revoke", "2017"]))
    text = json.dumps(damaged)
    try:
        play = codec.loads(text)
    except ParseError:
        fails(damaged, text)
    else:
        boards.outcome(play)


@given(chance, st.data())
def test_an_unknown_key_is_pointed_at(seed: int, data: st.DataObject) -> None:
    document = codec.encode(board(Random(seed), 10))
    objects = [p for p in places(document) if isinstance(at(document, p), dict)]
    path = data.draw(st.sampled_from(objects))
    damaged = copy.deepcopy(document)
    at(damaged, path)["hint/~"] = 1
    expected = "".join(f"/{key}" for key in path) + "/hint~1~0"
    assert fails(damaged) == expected


@given(chance, st.data())
def test_a_duplicate_key_is_an_error(seed: int, data: st.DataObject) -> None:
    text = codec.dumps(board(Random(seed), 5))
    lines = text.splitlines()
    keys = [n for n, line in enumerate(lines) if '": ' in line and not line.rstrip().endswith(("[", "{"))]
    n = data.draw(st.sampled_from(keys))
    line = lines[n].rstrip().rstrip(",")
    fails(None, "\n".join([*lines[:n], line + ",", *lines[n:]]))


@pytest.mark.parametrize(
    ("change", "pointer"),
    [
        ({"format": "bridge"}, "/format"),
        ({"version": 3}, "/version"),
        ({"version": 0}, "/version"),
        ({"version": True}, "/version"),
        ({"version": 1.5}, "/version"),
        ({"laws": 2008}, "/laws"),
        ({"laws": True}, "/laws"),
        ({"laws": [2017]}, "/laws"),
        ({"contract": "8NT by S"}, "/contract"),
        ({"contract": 3}, "/contract"),
        ({"contract": None}, "/contract"),
        ({"deal": "N:AK"}, "/deal"),
        ({"deal": 5}, "/deal"),
        ({"deal": DEAL.replace("974", "97")}, "/deal"),
        ({"deal": DEAL.replace("974", "97K")}, "/deal"),
        ({"title": 5}, "/title"),
        ({"language": "xx"}, "/language"),
        ({"language": ["en"]}, "/language"),
        ({"opening": []}, "/opening"),
        ({"opening": {"phase": "lunch"}}, "/opening/phase"),
        ({"opening": {"phase": "auction"}}, "/contract"),
        ({"opening": {"phase": "play"}}, "/opening/phase"),
        ({"opening": {"dealer": "X"}}, "/opening/dealer"),
        ({"auction": {}}, "/auction"),
        ({"auction": {"calls": [5]}}, "/auction/calls/0"),
        ({"auction": {"calls": [{"seat": "S", "call": 3}]}}, "/auction/calls/0/call"),
        ({"auction": {"calls": [{"seat": "S", "call": "3NT"}] * 320}}, "/auction/calls"),
        ({"regulations": {"face_down_leads": 1}}, "/regulations/face_down_leads"),
        ({"regulations": []}, "/regulations"),
        ({"set_aside": ["R1-99"]}, "/set_aside/0"),
        ({"set_aside": [["R54-1"]]}, "/set_aside/0"),
        ({"set_aside": "R54-1"}, "/set_aside"),
        ({"events": {}}, "/events"),
        ({"events": [5]}, "/events/0"),
        ({"events": [{"seat": "E", "card": "HK"}]}, "/events/0"),
        ({"events": [{"event": "danced", "seat": "E"}]}, "/events/0/event"),
        ({"events": [{"event": "faced", "seat": "E"}]}, "/events/0"),
        ({"events": [{"event": "faced", "seat": "Q", "card": "HK"}]}, "/events/0/seat"),
        ({"events": [{"event": "faced", "seat": 1, "card": "HK"}]}, "/events/0/seat"),
        ({"events": [{"event": "faced", "seat": "E", "card": 50}]}, "/events/0/card"),
        ({"events": [{"event": "faced", "seat": "E", "card": "HK", "with": True}]}, "/events/0/with"),
        ({"events": [{"event": "faced", "seat": "E", "card": "HK", "cards": []}]}, "/events/0/cards"),
        ({"events": [{"event": "shown", "seat": "E", "cards": ["HK", "HK"]}]}, "/events/0/cards"),
        ({"events": [{"event": "shown", "seat": "E", "cards": "HK"}]}, "/events/0/cards"),
        ({"events": [{"event": "named", "seat": "S", "words": "x" * 201}]}, "/events/0/words"),
        ({"events": [{"event": "said", "seat": "S", "what": "hello"}]}, "/events/0/what"),
        ({"events": [{"event": "said", "seat": "S", "what": ["accept"]}]}, "/events/0/what"),
        ({"events": [{"event": "spread", "seat": "S", "whole": "yes"}]}, "/events/0/whole"),
        ({"events": [{"event": "director called", "seat": "S", "about": "lunch"}]}, "/events/0/about"),
        ({"events": [{"event": "answered", "question": "x", "value": 5}]}, "/events/0/value"),
        ({"events": [{"event": "answered", "question": "x", "value": None}]}, "/events/0/value"),
        ({"events": [{"event": "answered", "question": "x", "value": True}]}, "/events/0"),
        ({"events": [{"event": "answered", "question": "x", "value": True, "about": "revoke"}]}, "/events/0/about"),
        ({"events": [{"event": "answered", "question": "x", "value": True, "about": -1}]}, "/events/0/about"),
        ({"deal": DEAL, "events": [{"event": "faced", "seat": "W", "card": "SA"}]}, "/events/0"),
        ({"events": [{"event": "director called", "seat": "S"}] * 2001}, "/events"),
        ({"position": {"trick": 0}}, "/position/trick"),
        ({"position": {"trick": 14}}, "/position/trick"),
        ({"position": {"trick": True}}, "/position/trick"),
        ({"position": {"trick": 2}}, "/position/trick"),
        ({"position": {"leader": "W"}}, "/position"),
        ({"position": {"trick": 2, "leader": "W", "hands": {"X": []}}}, "/position/hands/X"),
        ({"position": {"trick": 2, "leader": "W", "hands": {"N": ["HK"], "E": ["HK"]}}}, "/position/hands/E"),
        ({"position": {"trick": 2, "leader": "W", "won": {"NS": 3, "EW": 3}}}, "/position/won"),
        ({"position": {"trick": 2, "leader": "W", "current": [{"seat": "N", "card": "HK"}]}}, "/position/current"),
        (
            {"position": {"trick": 2, "leader": "W", "penalty_cards": [{"seat": "S", "card": "HK", "kind": "major"}]}},
            "/position/penalty_cards/0/seat",
        ),
        (
            {"position": {"trick": 2, "leader": "W", "penalty_cards": [{"seat": "E", "card": "HK", "kind": "huge"}]}},
            "/position/penalty_cards/0/kind",
        ),
        (
            {"position": {"trick": 2, "leader": "W", "restrictions": [_BAD_LAW]}},
            "/position/restrictions/0/law",
        ),
    ],
)
def test_what_is_wrong_is_pointed_at(change: dict[str, Any], pointer: str) -> None:
    assert fails({**HEAD, **change}) == pointer


@pytest.mark.parametrize("key", ["format", "version", "laws", "contract"])
def test_a_missing_key_is_an_error(key: str) -> None:
    fails({k: v for k, v in HEAD.items() if k != key})


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        "null",
        '{"format": NaN}',
        '{"format": Infinity}',
        '{"format": -Infinity}',
        '{"format": 1e999}',
        '{"format": ' + "1" * 5000 + "}",
        '{"a": 1, "a": 2}',
        json.dumps({**HEAD, "story": {"a": 1}}).replace('"a": 1', '"a": 1, "a": 1'),
        "[" * 100_000,
        '{"a":' * 100_000,
        "[" * 900 + "]" * 900,
        " " * 1_000_001,
        b"\xff\xfe",
        b"\xed\xa0\x80",
        '"\\ud800"',
        json.dumps({**HEAD, "events": [{"event": "named", "seat": "S", "words": "\ud800", "x\ud800": 1}]}),
        "\ufeff{}",
        b"\xef\xbb\xbf{}",
    ],
)
def test_what_is_no_case_file(text: str | bytes) -> None:
    fails(None, text)


def test_a_lone_surrogate_does_not_break_the_writer() -> None:
    """Words are kept as spoken; what cannot be written as UTF-8 is refused when it is read."""
    text = json.dumps({**HEAD, "events": [{"event": "named", "seat": "S", "words": "\ud800"}]})
    try:
        play = codec.loads(text)
    except ParseError:
        return
    codec.dumps(play).encode("utf-8")
