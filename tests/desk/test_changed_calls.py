"""A change of call, told detail by detail: over which bid it was made is asked where the ruling turns on it."""

from __future__ import annotations

import pytest

from bridgelaws import Board
from bridgelaws.desk import Call, next_step


def changed(first: str, second: str, since: str = "") -> Board:
    """East's call and what he put in its place."""
    told = {"laws": "2017", "kind": "call-changed", "offender": "E", "call": first, "second": second, "since": since}
    board = next_step(Call(tuple(told.items())))
    assert isinstance(board, Board)
    return board


def asked(board: Board) -> str | None:
    return None if board.question is None else board.question.id


@pytest.mark.parametrize("second", ["2H", "P"])
def test_18d_whether_the_first_bid_was_enough_is_asked_once_it_was_no_slip(second: str) -> None:
    board = changed("1H", second)
    assert asked(board) == "slip"
    board.found(False)
    assert asked(board) == "last_bid"
    board.found("1S")
    assert asked(board) == "insufficient_bid"


def test_25a_after_a_slip_nothing_is_asked_of_it() -> None:
    board = changed("1H", "2H")
    board.found(True)
    assert asked(board) is None


def test_27a_a_bid_over_which_the_next_player_has_called_is_enough() -> None:
    board = changed("1H", "2H", "P")
    board.found(False)
    assert asked(board) == "call_out_of_rotation"


def test_25_who_only_wants_to_change_is_not_asked_for_it() -> None:
    board = changed("1H", "")
    board.found(False)
    assert asked(board) is None
