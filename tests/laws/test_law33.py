"""Law 33: simultaneous calls."""

from __future__ import annotations

from bridgelaws.book.editions import Edition
from calls import called, calls, duties, turn
from editions import editions
from scenes import asked, to, unattended


@editions()
def test_33_the_other_call_comes_after_that_of_the_player_on_turn(laws: Edition) -> None:
    board = called(laws, "N", "N 1C", "E P", "+ S 1S")
    assert (calls(board), turn(board), board.table.docket) == ("N 1C, E P, S 1S", "W", ())
    assert "33" in board.citations


@editions()
def test_33_told_the_other_way_round(laws: Edition) -> None:
    board = called(laws, "N", "N 1C", "S 1S", "+ E P")
    assert (calls(board), turn(board), board.table.docket) == ("N 1C, E P, S 1S", "W", ())
    assert "33" in board.citations
    assert "28B" not in board.citations


@editions()
def test_33_the_later_call_may_be_insufficient(laws: Edition) -> None:
    board = called(laws, "N", "E 1C", "+ N 1H")
    assert (calls(board), unattended(board)) == ("N 1H, E 1C?", ["27"])
    board.director("S")
    assert to(board) == "S"


@editions()
def test_33_or_out_of_rotation(laws: Edition) -> None:
    board = called(laws, "N", "N 1C", "E P", "+ W P")
    assert (calls(board), unattended(board)) == ("N 1C, E P, W P?", ["29"])
    board.director("S")
    assert (asked(board), to(board)) == ("call_out_of_rotation", "N")
    board.chose("refuse")
    board.found("natural")
    assert (duties(board), turn(board)) == ({"W pass once"}, "S")
    assert "33" in board.citations


@editions()
def test_33_neither_was_on_turn(laws: Edition) -> None:
    for told in (("E 1H", "+ S 1S"), ("S 1S", "+ E 1H")):
        board = called(laws, "N", *told)
        assert calls(board) == "E 1H?, S 1S?"  # East is nearer, and South has not called over him
        board.director("W")
        assert to(board) == "S"


@editions()
def test_r33_1_set_aside_they_count_as_they_were_told(laws: Edition) -> None:
    board = called(laws, "N", "S 1S", "+ E 1H", set_aside=("R33-1",))
    assert calls(board) == "S 1S?, E 1H?"
    board.director("W")
    assert to(board) == "W"
