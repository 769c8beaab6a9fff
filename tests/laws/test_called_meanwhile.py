"""Calls made over one that can never stand (36) or over a change of call (25), before anybody ruled."""

from __future__ import annotations

from bridgelaws.book.editions import Edition
from calls import called, calls, duties, turn
from editions import editions
from scenes import asked


@editions()
def test_36_what_the_partner_called_meanwhile_at_his_turn_is_judged_by_itself(laws: Edition) -> None:
    board = called(laws, "N", "S XX", "N 1C")
    board.director("E")
    # His partner has to pass, and it was his turn: that is no call out of rotation, and nobody is asked to accept it.
    assert (calls(board), asked(board)) == ("(S XX), (N 1C), N P", None)
    assert duties(board) == {"N pass to the end", "S pass to the end"}


@editions()
def test_36_one_that_was_replaced_goes_with_the_one_before_it(laws: Edition) -> None:
    board = called(laws, "N", "N 1C", "E P", "S P", "W XX", "N XX", "N P")
    board.director("E")
    assert (calls(board), turn(board)) == ("N 1C, E P, S P, (W XX), (N XX), (N P)", "W")
    assert duties(board) == set()


@editions()
def test_25b_a_change_before_the_partner_called_is_not_too_late(laws: Edition) -> None:
    board = called(laws, "N", "N 1C", "N 2C", "S P")
    board.director("E")
    board.answer(False)
    assert asked(board) == "changed_call"
