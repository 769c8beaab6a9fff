"""Regular calls are entered without the laws being asked: what comes of them is what all the stages would have made."""

from __future__ import annotations

import random

import pytest
from hypothesis import HealthCheck, given, settings, strategies as st

from bridgelaws import Board
from bridgelaws.board.events import Made, Manner
from bridgelaws.board.table import Table
from bridgelaws.engine import pipeline, regular, step as engine
from bridgelaws.values.calls import DOUBLE, PASS, REDOUBLE, STRAINS, Bid, Call
from bridgelaws.values.seats import SEATS, Seat

BIDS = [Bid(level, strain) for level in range(1, 9) for strain in STRAINS]
CALLS: list[Call] = [PASS, DOUBLE, REDOUBLE, *BIDS]
DEAL = "N:974.AJ3.63.AK963 K83.K9752.7.8752 AQJ5.T864.KJ94.4 T62.Q.AQT852.QJT"


def _opened(rng: random.Random) -> Board:
    """A board before its first call, or with some on file."""
    dealer = rng.choice(SEATS)
    told = [(dealer, "P"), (dealer.lho, "1C"), (dealer.partner, "X")][: rng.randrange(4)]
    return Board(rng.choice([None, DEAL]), dealer, rng.choice([1997, 2007, 2017]), calls=told)


def _regular_call(rng: random.Random, table: Table, seat: Seat) -> Call:
    if rng.random() < 0.55:
        return PASS
    allowed = [call for call in CALLS if table.auction.why_not(seat, call) is None]
    bids = [call for call in allowed if isinstance(call, Bid)]
    return rng.choice([PASS, *bids[:4], *[call for call in allowed if not isinstance(call, Bid)]])


def _by_all_stages(table: Table, seat: Seat, call: Call) -> Table:
    """The table after a call, with every law asked."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(pipeline, "_is_plain", lambda table, act: False)
        return engine.step(table, Made(seat, call)).table


@given(st.integers(0, 100_000))
@settings(max_examples=60, suppress_health_check=[HealthCheck.too_slow])
def test_calls_entered_at_once_come_to_the_table_of_all_the_stages(seed: int) -> None:
    rng = random.Random(seed)
    board = _opened(rng)
    table = board.opened
    while (seat := table.auction.turn) is not None:
        call = _regular_call(rng, table, seat)
        assert regular.plain_call(table, Made(seat, call))
        one_by_one = engine.step(table, Made(seat, call))
        table = _by_all_stages(table, seat, call)
        assert one_by_one.table.__getstate__() == table.__getstate__()
        now = board.made(seat, call)
        assert (now.question, now.rulings, now.fallen) == (None, (), ())
        if rng.random() < 0.3 or table.auction.over:
            assert now.table.__getstate__() == table.__getstate__()
            assert board.table.__getstate__() == table.__getstate__()
            assert (now.status, repr(now)) == (one_by_one.status, repr(one_by_one))
    assert board.log == table.log
    assert table.calling is board.passed_out
    assert regular.bidding(table) is None


@given(st.integers(0, 100_000))
@settings(max_examples=30, suppress_health_check=[HealthCheck.too_slow])
def test_a_call_is_taken_just_where_nothing_is_wrong_with_it(seed: int) -> None:
    rng = random.Random(seed)
    table = _opened(rng).opened
    for _ in range(rng.randrange(12)):
        seat = table.auction.turn
        assert seat is not None
        for who, call in ((who, call) for who in SEATS for call in CALLS):
            assert regular.plain_call(table, Made(who, call)) is (table.auction.why_not(who, call) is None)
        table = engine.step(table, Made(seat, _regular_call(rng, table, seat))).table
        if table.auction.over:
            break


@given(st.integers(0, 100_000))
@settings(max_examples=30, suppress_health_check=[HealthCheck.too_slow])
def test_what_is_irregular_after_regular_calls_is_ruled_on_alike(seed: int) -> None:
    rng = random.Random(seed)
    board = _opened(rng)
    now = engine.begin(board.opened)
    for _ in range(rng.randrange(2, 9)):
        turn = now.table.auction.turn
        plain = turn is not None and rng.random() < 0.8
        seat = turn if turn is not None and plain else rng.choice(SEATS)
        call = _regular_call(rng, now.table, seat) if plain else rng.choice(CALLS)
        begun = rng.random() < 0.05
        now = engine.step(now, Made(seat, call, done=Manner.BEGUN if begun else Manner.MADE))
        assert board.made(seat, call, begun=begun) == now
        assert board.table.__getstate__() == now.table.__getstate__()
        if now.question is not None:
            break
    else:
        caller = rng.choice(SEATS)
        board.director(caller)
    assert board.copy().table == board.table
    if board.log:
        log = board.log
        board.undo()
        assert board.log == log[:-1]


@pytest.mark.parametrize("call", ["1C", "1c", "1♣", " 1C "])
def test_a_call_is_read_however_it_is_written(call: str) -> None:
    board = Board(dealer="N")
    board.made("N", call)
    assert board.log == (Made(SEATS[0], BIDS[0]),)


def test_regular_calls_go_on_from_those_that_were_on_file_and_from_no_others() -> None:
    assert regular.bidding(Board(dealer="N", calls=[("N", "1C"), ("E", "P")]).opened) is not None
    assert regular.bidding(Board(turn="E", bid="1C", whole=False).opened) is None
    board = Board(dealer="N")
    board.made("E", "1C")
    assert regular.bidding(board.table) is None
    board.made("S", "P")
    assert regular.bidding(board.table) is None
