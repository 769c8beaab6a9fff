"""Rulings lie beside the table: no part of a board can hold one, and nothing below the engine knows of them."""

from __future__ import annotations

import ast
import typing
from dataclasses import fields, is_dataclass
from pathlib import Path
from typing import Any

import pytest

import bridgelaws
from bridgelaws import Play, golden, outcome_document
from bridgelaws.board.table import Table
from bridgelaws.engine.step import begin, step
from bridgelaws.hearing.rulings import Ruling

ROOT = Path(bridgelaws.__file__).parent
RUNS = [run for document in golden.cases() for run in golden.runs(document)][::9]
# An answer is true, false or a text; a question has such values too.
ANSWERS = {
    ("Answered", "value"),
    ("Answer", "value"),
    ("Answer", "among"),
    ("Option", "value"),
    ("Question", "values"),
    ("Question", "follows"),
    ("Message", "values"),
    ("Says", "args"),
}


def _parts(hint: Any) -> set[Any]:
    """The types that a hint is made of."""
    inner = typing.get_args(hint)
    return {hint}.union(*map(_parts, inner)) if inner else {hint}


def _reached() -> dict[tuple[str, str], set[Any]]:
    """Every field of a table and of whatever it may hold, by class and name, with the types it is made of."""
    found: dict[tuple[str, str], set[Any]] = {}
    waiting: list[type] = [Table]
    seen: set[type] = set()
    while waiting:
        kind = waiting.pop()
        if kind in seen:
            continue
        seen.add(kind)
        hints = typing.get_type_hints(kind)
        for name in [each.name for each in fields(kind)] if is_dataclass(kind) else getattr(kind, "_fields", ()):
            parts = found[kind.__name__, name] = _parts(hints.get(name, Any))
            waiting += [part for part in parts if isinstance(part, type) and part.__module__.startswith("bridgelaws")]
    return found


def test_no_field_of_a_board_can_hold_a_ruling() -> None:
    reached = _reached()
    assert len(reached) > 100
    for (kind, name), parts in reached.items():
        assert Ruling not in parts, f"{kind}.{name}"
        assert (Any not in parts and object not in parts) or (kind, name) in ANSWERS, f"{kind}.{name} may hold anything"


def _held(thing: Any, seen: set[int]) -> bool:
    if id(thing) in seen:
        return False
    seen.add(id(thing))
    if isinstance(thing, Ruling):
        return True
    if isinstance(thing, tuple | list | frozenset):
        return any(_held(each, seen) for each in thing)
    if isinstance(thing, dict):
        return any(_held(each, seen) for each in thing.values())
    if is_dataclass(thing) and not isinstance(thing, type):
        return any(_held(getattr(thing, each.name), seen) for each in fields(thing))
    return False


def test_no_table_does() -> None:
    for run in RUNS[::10]:
        for play, _ in golden.follow(run):
            assert not _held(play.table, set()), run.id


def test_nothing_below_the_hearing_knows_of_them() -> None:
    for package in ("values", "deal", "book", "board", "laws"):
        for path in (ROOT / package).rglob("*.py"):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.ImportFrom):
                    names = {alias.name for alias in node.names}
                    assert not (node.module or "").endswith("rulings"), path
                    assert not names & {"Ruling", "Given", "Outcome"}, path


@pytest.mark.parametrize("run", RUNS, ids=lambda run: run.id)
def test_the_outcomes_have_them_all(run: golden.Run) -> None:
    """Those given since, and not fallen, are those that stand."""
    start = golden.start(run)
    play = [start, *(play for play, _ in golden.follow(run))][-1]
    now = begin(start.opened)
    standing = list(now.ruled)
    for event in play.log:
        now = step(now, event)
        for fallen in now.fallen:
            standing.remove(fallen.ruling)
        standing += now.rulings
        assert sorted(map(repr, standing)) == sorted(map(repr, now.ruled))
        assert [ruling.key for ruling in now.ruled] == [heard.key for heard in now.table.heard if heard.ruled]
    assert now.ruled == play.rulings
    assert len(outcome_document(now)["rulings"]) == len(now.ruled)


def test_a_ruling_given_again_is_not_new() -> None:
    play = Play(contract="3NT by S")
    play.faced("E", "HK")
    play.director("S")
    play.found(False)
    first = play.chose("refuse")
    assert [ruling.law for ruling in first.rulings] == [54]
    later = play.chose("leave")
    assert 54 not in [ruling.law for ruling in later.rulings]
    assert play.rulings[0] == first.rulings[0]


def test_regular_play_has_none() -> None:
    play = Play("N:AKQJ.5432.432.32 T98.AKQJ.765.654 7654.T98.AKQ.AKQ 32.76.JT98.JT987", "3NT by S")
    play.faced("W", "D8")
    assert (play.now.ruled, play.now.rulings, play.rulings) == ((), (), ())


@pytest.mark.parametrize("acts", [0, 1, 2, 3])
def test_a_copy_has_all_that_was_ruled_and_goes_its_own_way(acts: int) -> None:
    play = Play(contract="3NT by S")
    told = (
        lambda: play.faced("E", "HK"),
        lambda: play.director("S"),
        lambda: play.found(False),
    )
    for tell in told[:acts]:
        tell()
    log, rulings = play.log, play.rulings
    other = play.copy()
    assert (other.log, other.rulings, other.table) == (log, rulings, play.table)
    other.dropped("N", "S2")
    assert (play.log, play.rulings) == (log, rulings)
