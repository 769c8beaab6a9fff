"""Law 18: whether a call was made at all, and what it is measured by."""

from __future__ import annotations

import pytest

from bridgelaws.book.editions import L1997, Edition
from bridgelaws.play.board import Board
from editions import editions
from law27_scenes import auction, calls, may_use, tell, turn
from scenes import asked, referred


def begun(laws: Edition, seat: str = "N") -> Board:
    """A player began the call 1S, and the Director was called."""
    board = Board(dealer="N", laws=laws)
    board.made(seat, "1S", begun=True)
    return tell(board, "E !")


@editions()
@pytest.mark.parametrize("seat", ["N", "S"])
def test_18f_a_call_that_was_not_made_binds_nobody_and_is_not_for_the_partner(laws: Edition, seat: str) -> None:
    board = begun(laws, seat)
    assert asked(board) == "call_made"
    board = tell(board, "= no")
    partner = {"N": "S", "S": "N"}[seat]
    assert (calls(board), turn(board), board.duties) == ("", "N", ())
    assert may_use(board, "beside his calls") == ("EW", partner)
    assert referred(board) == {"16A may" if laws is L1997 else "16B must"}


@editions()
def test_18f_a_call_that_was_made_is_a_call_like_any_other(laws: Edition) -> None:
    board = tell(begun(laws), "= yes")
    assert (calls(board), turn(board), board.table.information) == ("N 1S", "E", ())


@editions()
def test_18c_a_bid_is_measured_by_the_last_bid_that_stands(laws: Edition) -> None:
    board = auction(laws, "N 2S, E 2H, S P, W 2S")  # 2H was accepted by the call over it
    assert (calls(board), turn(board)) == ("N 2S, E 2H, S P, W 2S", "N")
