"""Law 82: the Director's error."""

from __future__ import annotations

from bridgelaws.book.editions import Edition
from editions import editions
from law27_scenes import auction, calls, tell, turn
from scenes import asked, referred


@editions()
def test_82c_what_was_done_stands_and_the_score_may_have_to_be_adjusted(laws: Edition) -> None:
    board = auction(laws, "N 1S, E 2C")
    board.ruling_corrected()
    assert (asked(board), calls(board), turn(board)) == (None, "N 1S, E 2C", "S")
    assert referred(board) == {"82C must"}
    assert {"82C", "R82-1"} <= set(board.citations)
    assert turn(tell(board, "S 2H")) == "W"


@editions()
def test_82c_in_the_play_too(laws: Edition) -> None:
    board = auction(laws, "N 1NT, E P, S P, W P")
    board.faced("E", "H2")
    board.ruling_corrected()
    assert referred(board) == {"82C must"}
    assert str(board.contract) == "1NT by North"
