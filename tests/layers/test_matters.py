"""Matters: a type for each, told by its type and nothing else; a key is made and compared, never read."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path

import pytest

import bridgelaws
from bridgelaws.board.keys import Following, Occasion, OfAct, Sequel
from bridgelaws.board.table import Incident, Past, Table
from bridgelaws.laws import LAWS
from bridgelaws.laws.law46.book import CallFromDummy
from bridgelaws.laws.law54.book import LedByTheWrongDefender
from bridgelaws.values.seats import Seat

ROOT = Path(bridgelaws.__file__).parent
BELOW = [path for package in ("laws", "board", "hearing", "engine") for path in sorted((ROOT / package).rglob("*.py"))]


def kinds(above: type[Incident] = Incident) -> Iterator[type[Incident]]:
    """Every kind of incident, the families before their members."""
    for kind in above.__subclasses__():
        yield kind
        yield from kinds(kind)


KINDS = list(dict.fromkeys(kind for kind in kinds() if kind.__module__.startswith("bridgelaws.laws.")))
FILED = [kind for kind in KINDS if not kind.__subclasses__()]


def test_what_all_incidents_have_in_common_is_declared_in_one_place() -> None:
    common = [each.name for each in fields(Incident)]
    assert common == ["key", "at", "about", "offender", "act", "before", "trick", "attended_by", "attended_at", "made"]
    assert len(FILED) > 50


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_a_matter_is_declared_in_the_book_of_the_law_that_hears_it(kind: type[Incident]) -> None:
    assert kind.__module__ == f"bridgelaws.laws.{kind.law}.book"
    assert any(law.name == kind.law and law.hears is not None for law in LAWS)


def test_every_matter_is_filed_by_some_law() -> None:
    used = set()
    for path in (path for path in BELOW if path.name != "book.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            used |= {node.id} if isinstance(node, ast.Name) else {getattr(node, "attr", "")}
    assert not {kind.__name__ for kind in FILED} - used


READING = {"startswith", "endswith", "removeprefix", "removesuffix", "strip", "rstrip", "split", "partition", "isdigit"}


def read(tree: ast.AST) -> list[int]:
    """The lines on which a key is made of words, or taken apart."""
    found = []
    for node in ast.walk(tree):
        if isinstance(node, ast.keyword) and node.arg == "key" and isinstance(node.value, ast.JoinedStr | ast.Constant):
            found.append(node.value.lineno)
        if isinstance(node, ast.Attribute) and node.attr in READING:
            of = node.value.attr if isinstance(node.value, ast.Attribute) else getattr(node.value, "id", "")
            found += [node.lineno] if of in ("key", "judged_as") else []
    return found


@pytest.mark.parametrize("path", BELOW, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_no_key_is_made_of_words_or_taken_apart(path: Path) -> None:
    assert not read(ast.parse(path.read_text(encoding="utf-8")))


def test_the_test_would_see_it() -> None:
    assert read(
        ast.parse('file(key=f"60A2:{number}")\nh.incident.key.startswith("64C:")\nact.judged_as.rstrip("+")')
    ) == [1, 2, 3]


def test_a_play_that_comes_of_an_act_is_known_by_the_act() -> None:
    assert OfAct(5).then(Sequel.PLAY).then(Sequel.PLAY).act == 5
    assert OfAct(5).then(Sequel.WISH).act is None
    assert OfAct(5).then(Sequel.PLAY) == Following(OfAct(5), Sequel.PLAY) != OfAct(5).then(Sequel.WISH)


def test_a_standing_question_is_told_by_kind_trick_hand_and_matter() -> None:
    asked = Occasion(CallFromDummy, 3, Seat.WEST)
    assert asked == Occasion(CallFromDummy, 3, Seat.WEST)
    assert asked.act is None
    others = (Occasion(LedByTheWrongDefender, 3, Seat.WEST), Occasion(CallFromDummy, 4, Seat.WEST))
    assert asked not in (*others, Occasion(CallFromDummy, 3, Seat.EAST), Occasion(CallFromDummy, 3, Seat.WEST, (1,)))


def of_the_past(tree: ast.AST) -> list[int]:
    """The lines on which somebody looks at how a table came about."""
    return [node.lineno for node in ast.walk(tree) if isinstance(node, ast.Attribute) and node.attr == "past"]


@pytest.mark.parametrize("path", [path for path in BELOW if path.parent.name != "engine"], ids=lambda path: path.stem)
def test_how_a_table_came_about_is_read_by_the_engine_alone(path: Path) -> None:
    assert not of_the_past(ast.parse(path.read_text(encoding="utf-8")))


def test_that_too_would_be_seen() -> None:
    assert of_the_past(ast.parse("table.past.previous")) == [1]
    assert not {each.name for each in fields(Table)} & set(Past._fields)
