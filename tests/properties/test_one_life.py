"""A card put down has one life: its puts follow one another, and all that is said of the tricks follows from them."""

from __future__ import annotations

import itertools
from random import Random

import pytest

import boards
from bridgelaws import golden
from bridgelaws.board.puts import Puts, State
from bridgelaws.board.rows import Row
from bridgelaws.board.table import Table
from bridgelaws.errors import BridgeLawsError

RUNS = [run for document in golden.cases() for run in golden.runs(document)]
BOARDS = 60


def read_anew(puts: Puts) -> Puts:
    """The same puts, of which nothing has been read yet."""
    rows = tuple(Row(row.puts) for row in puts.rows)
    return Puts(puts.earlier, rows, puts.loose, puts.leads, puts.nth, puts.seen, calm=False)


def check(table: Table) -> None:
    """Whether the lives of the cards hold together, and the table says what they say."""
    puts = table.puts
    assert puts.reading == read_anew(puts).reading, "what is kept is what the puts say"
    for name, value in puts.reading.items():
        assert getattr(table, name) == value, name
    lying = 0
    counting = (put for put in puts if put.card is not None and put.state is not State.DISPLACED)
    by_card = sorted(counting, key=lambda put: (put.card, put.id))
    for card, found in itertools.groupby(by_card, key=lambda put: put.card):
        *earlier, current = found
        assert all(put.state is State.ENDED for put in earlier), f"{card} has one current put"
        assert puts.current(card) is current
        if current.lies:
            assert not any(card in hand.cards for hand in table.hands), f"{card} lies in a trick and in a hand"
            lying |= card.mask
    assert lying | puts.earlier.gone & ~puts.seen == table.played
    for put in puts:
        moments = [life.nth for life in put.lives]
        assert moments == sorted(set(moments))
        assert moments[0] == put.id
        assert put.lives[0].since == put.at <= len(table.log)


@pytest.mark.parametrize("run", RUNS[::3], ids=lambda run: run.id)
def test_golden_case(run: golden.Run) -> None:
    for play, _ in golden.follow(run):
        check(play.table)


@pytest.mark.parametrize("seed", range(BOARDS))
def test_random_board(seed: int) -> None:
    rng = Random(f"one life {seed}")
    play = boards.start(boards.opening(rng))
    for _ in range(40):
        try:
            play.add(boards.random_event(rng, play))
        except BridgeLawsError:
            continue
        check(play.table)
