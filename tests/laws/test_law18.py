"""Law 18: whether a call was made at all, and what it is measured by."""

from __future__ import annotations

import pytest

from bridgelaws.book.editions import L1997, Edition
from bridgelaws.play.board import Board
from bridgelaws.play.statements import in_order
from editions import editions
from law27_scenes import auction, calls, may_use, tell, turn
from scenes import asked, referred, to


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


# The last bid is not on file


@editions()
def test_18_what_the_last_bid_was_is_asked_where_a_ruling_turns_on_it(laws: Edition) -> None:
    board = tell(Board(turn="E", whole=False, laws=laws), "E 2D")
    assert asked(board) is None  # nobody has called the Director
    tell(board, "S !")
    assert (asked(board), to(board)) == ("last_bid", "Director")
    tell(board, "= 2H")
    assert (asked(board), to(board), "over 2♥" in board.question.text) == ("insufficient_bid", "S", True)
    tell(board, "= refuse, E 3D")
    assert (asked(board), str(board.auction.to_beat)) == ("replacement", "3♦")


@editions()
def test_18_a_bid_over_a_lower_one_is_regular(laws: Edition) -> None:
    board = tell(Board(turn="E", whole=False, laws=laws), "E 2D, S !, = lower")
    assert (asked(board), calls(board), turn(board), board.rulings) == (None, "E 2D", "S", ())
    line = in_order(board.table)
    assert line is not None
    assert "18C" in line.refs


@editions()
def test_27a_who_calls_over_a_bid_that_may_not_be_enough_has_accepted_it(laws: Edition) -> None:
    board = tell(Board(turn="E", whole=False, laws=laws), "E 2D, S P, W !")
    assert (asked(board), calls(board)) == (None, "E 2D, S P")


@editions()
def test_18_of_a_bid_after_a_double_of_an_unknown_one_it_is_not_settled_whether_it_is_enough(laws: Edition) -> None:
    board = Board(turn="E", bid="1S", whole=False, laws=laws)
    assert (board.legal_calls.depends_on("1NT"), board.legal_calls.why_not("1H") is None) == (None, False)
    unknown = tell(Board(turn="E", whole=False, laws=laws), "E X")
    assert unknown.legal_calls.depends_on("7NT") is not None


@editions()
def test_27a_after_the_auction_nobody_asks_whether_a_bid_was_enough(laws: Edition) -> None:
    board = Board(laws=laws, turn="E", whole=False)
    board.made("E", "2H")
    board.auction_over("4S by N")
    board.faced("E", "C2")
    board.director("S")
    assert board.question is None
