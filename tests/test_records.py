"""What is on record: typed, closed, silent, and ended with what it is about; rulings are output and nothing else."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Any

import pytest

import bridgelaws
from bridgelaws import golden
from bridgelaws.board.opened import open_table
from bridgelaws.board.orders import PickUp, Record, Withdraw
from bridgelaws.board.records import Ends, Entry, Settled
from bridgelaws.board.table import Table
from bridgelaws.book.editions import L2017
from bridgelaws.engine.step import step
from bridgelaws.files.codec import decode_event
from bridgelaws.files.nodes import Node
from bridgelaws.hearing.hearing import Hearing
from bridgelaws.laws.law47.book import PLAYED_CARD_STANDS
from bridgelaws.laws.law50.book import MAJOR
from bridgelaws.play.play import Play
from bridgelaws.values.cards import Card
from bridgelaws.values.seats import Seat, Side

ROOT = Path(bridgelaws.__file__).parent
RUNS = [run for document in golden.cases() for run in golden.runs(document)][::12]
CARD = Card.parse("H5")


def _table(*entries: Entry) -> Table:
    table = open_table("3NT by S", L2017)
    for entry in entries:
        table = Record(entry).apply(table)
    return table


def _used() -> dict[str, int]:
    """How often each kind is named in the package, outside the module that declares it."""
    found = dict.fromkeys((kind.name for kind in Settled), 0)
    for path in ROOT.rglob("*.py"):
        if path.name == "records.py" and path.parent.name == "board":
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "Settled":
                found[node.attr] += 1
    return found


def test_every_kind_is_written_somewhere_and_read_somewhere() -> None:
    assert {kind for kind, times in _used().items() if times < 2} == set()


@pytest.mark.parametrize("kind", Settled)
def test_a_record_about_a_trick_stands_at_that_trick_alone(kind: Settled) -> None:
    entry = Entry(kind, Seat.WEST, CARD, trick=3)
    there = [number for number in range(1, 14) if entry.stands(number)]
    expected = {Ends.TRICK: [3], Ends.LEAD: [3, 4]}
    assert there == expected.get(kind.ends, list(range(1, 14)))
    table = _table(entry)
    assert table.but(number=3).on_record(kind) == (entry,)
    assert bool(table.but(number=5).on_record(kind)) is (kind.ends not in expected)
    assert table.but(number=3).on_record(kind, trick=2) == table.but(number=3).on_record(kind, key="7") == ()


@pytest.mark.parametrize("kind", [kind for kind in Settled if kind.ends is Ends.CARD])
def test_a_record_about_a_card_ends_when_it_is_taken_back(kind: Settled) -> None:
    play = Play(contract="3NT by S")
    play.faced("W", "H5")
    mine, other = Entry(kind, Seat.WEST, CARD), Entry(kind, Seat.EAST, Card.parse("H6"))
    table = play.table.but(records=(mine, other))
    assert Withdraw(Seat.WEST, CARD, Side.EW).apply(table, PLAYED_CARD_STANDS).records == (other,)


def test_that_a_card_is_major_by_number_ends_when_it_is_picked_up() -> None:
    table = _table(Entry(Settled.MAJOR_BY_NUMBER, Seat.WEST, CARD), Entry(Settled.EXPOSED, Seat.WEST, CARD))
    left = PickUp(Seat.WEST, CARD).apply(table, MAJOR).records
    assert [entry.what for entry in left] == [Settled.EXPOSED]


def test_a_record_says_nothing_and_the_table_of_a_hearing_is_read_only() -> None:
    play = Play(contract="3NT by S")
    play.faced("N", "H5")
    h = Hearing(play.table, play.table.docket[0])
    h.record(Settled.NO_INSPECTION, Seat.WEST)
    assert h.steps == []
    assert h.orders == ()
    assert h.table.on_record(Settled.NO_INSPECTION, key=h.incident.key, trick=1)
    with pytest.raises(AttributeError):
        h.table = play.table  # type: ignore[misc]


def _seen(table: Table, question: Any) -> tuple[Any, ...]:
    parts = (table.hands, table.trick, table.tricks, table.won, table.penalty_cards, table.restrictions, table.revokes)
    files = [(i.key, i.law, i.summary, i.attended) for i in table.docket]
    return (*parts, table.transfers, table.information, table.referrals, table.records, table.heard, files, question)


@pytest.mark.parametrize("run", RUNS, ids=lambda run: run.id)
def test_nothing_at_the_table_turns_on_a_ruling(run: golden.Run) -> None:
    """Rulings are output: a table that knows nothing of them goes the same way."""
    now = golden.start(run).now
    alone = now.table
    for encoded in (event for part in run.steps for event in part.get("events", ())):
        event = decode_event(Node(encoded))
        now, then = step(now, event), step(alone, event)
        alone = then.table
        assert _seen(alone, then.question) == _seen(now.table, now.question)
        assert set(then.ruled) <= set(now.ruled)
