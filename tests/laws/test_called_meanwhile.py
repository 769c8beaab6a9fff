"""Calls made over one that is not disposed of, before anybody ruled."""

from __future__ import annotations

from bridgelaws.book.editions import Edition
from calls import called, calls, duties, on, turn
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


# Each is judged over the one before it, as they were made


@editions()
def test_29a_who_called_over_what_was_called_meanwhile_has_accepted_that(laws: Edition) -> None:
    board = called(laws, "E", "E 1D", "S 2C", "W 2D", "N P", "E P", "N X", "S 3H", "W 3S")
    board.director("E")
    board.chose("accept")  # the double; 3H is then at East's turn, and West has called over it
    assert (calls(board), asked(board)) == ("E 1D, S 2C, W 2D, N P, E P, N X, S 3H, W 3S", None)
    assert (turn(board), duties(board)) == ("N", set())


@editions()
def test_29a_over_what_the_partner_called_while_an_insufficient_bid_waited(laws: Edition) -> None:
    board = called(laws, "W", "W P", "N 1S", "E P", "S P", "W 1C", "E 1H", "S P")
    board.director("N")
    board.chose("refuse")
    assert (calls(board), asked(board)) == ("W P, N 1S, E P, S P, (W 1C), E 1H, S P", None)


@editions()
def test_28b_the_player_on_turn_called_over_what_was_called_meanwhile(laws: Edition) -> None:
    board = called(laws, "W", "W 1C", "W P", "E 1S", "N P")
    # North accepts the pass; then it was his turn when East called, and he has made his own call.
    assert calls(board) == "(W 1C), W P, (E 1S), N P"
    assert turn(board) == "E"


@editions()
def test_28b_one_call_may_be_over_two_and_it_is_asked_of_the_second_what_he_meant(laws: Edition) -> None:
    board = called(laws, "N", "E 1C", "W P", "N 1D")
    board.director("S")
    # East's bid is gone, for North was on turn; he is on West's left as well.
    assert (asked(board), calls(board)) == ("meant_over", "(E 1C), W P?, N 1D?")
    board.answer("over")
    assert (calls(board), turn(board), duties(board)) == ("(E 1C), W P, N 1D", "E", set())


@editions()
def test_28a_the_pass_of_one_who_must_pass_comes_before_what_was_called_meanwhile(laws: Edition) -> None:
    board = called(laws, "W", "W 1C", "N 1D", "E X", "S P", "W 1C")
    board.director("N")
    board.chose("refuse")
    board.made("W", "1H")
    if asked(board) == "replacement":
        board.answer("none")
    on(board, "N P", "E P", "N X", "S P", "W 3C")
    board.director("E")
    board.chose("accept")  # the double at South's turn
    standing = "W 1C, N 1D, E X, S P, (W 1C), W 1H, N P, E P, N X, E P, S P, W 3C"
    assert (calls(board), turn(board), asked(board)) == (standing, "N", None)


# A change of an irregular call, after the partner has called


@editions()
def test_27_a_bid_that_was_changed_after_the_partner_called_does_not_stand_by_that(laws: Edition) -> None:
    board = called(laws, "W", "W 1C", "N 1D", "E X", "S P", "W 1C", "E 2H", "W P")
    board.director("N")
    assert (asked(board), calls(board)) == ("insufficient_bid", "W 1C, N 1D, E X, S P, W 1C?, E 2H?, W P?")


@editions()
def test_27_a_wish_to_change_an_insufficient_bid_leaves_it_to_law_27(laws: Edition) -> None:
    board = called(laws, "W", "W 1C", "N 1D", "E X", "S P", "W 1C")
    board.changed("W", "2C", how="said")
    board.director("N")
    board.answer(False)  # no slip
    assert (asked(board), calls(board)) == ("insufficient_bid", "W 1C, N 1D, E X, S P, W 1C?")


# What a ruling put there


@editions()
def test_25a_nobody_made_by_a_slip_what_a_ruling_put_there(laws: Edition) -> None:
    board = called(laws, "W", "W P", "N 1C", "E 8H")
    board.director("N")
    on(board, "S P")
    board.changed("E", "2D")
    board.director("N")
    assert (calls(board), asked(board), turn(board)) == ("W P, N 1C, (E 8H), E P, S P, (E 2D)", None, "W")
    assert duties(board) == {"E pass to the end", "W pass to the end"}


@editions()
def test_34_a_pass_that_a_ruling_put_there_may_be_the_last_of_three(laws: Edition) -> None:
    board = called(laws, "E", "W P")
    board.director("N")
    board.chose("accept")
    on(board, "E P", "S P", "W 8C")  # East's pass went past North
    board.director("N")
    assert (calls(board), turn(board)) == ("W P, (E P), (S P), (W 8C), (W P)", "N")
    assert duties(board) == {"E pass to the end", "W pass to the end"}


@editions()
def test_34_a_pass_accepted_by_a_bid_stays_though_that_bid_is_refused(laws: Edition) -> None:
    board = called(laws, "S", "S 5D", "W P", "N P", "W P", "N 4NT")
    assert calls(board) == "S 5D, W P, N P, W P, N 4NT?"
    board.director("E")
    board.chose("refuse")
    assert (calls(board), turn(board)) == ("S 5D, W P, N P, W P, (N 4NT)", "N")


@editions()
def test_27_the_bid_that_was_not_topped_may_be_gone(laws: Edition) -> None:
    board = called(laws, "E", "E 2C", "S 2C")
    board.director("W")
    board.chose("refuse")
    board.changed("E", "P")
    board.director("W")
    while asked(board) in ("slip", "at_once"):
        board.answer(True)
    assert calls(board) == "(E 2C), E P, (S 2C)"
    board.made("S", "1C")  # which is enough now
    assert calls(board) == "(E 2C), E P, (S 2C), S 1C"


@editions()
def test_9b_nobody_reads_a_heading_under_which_nothing_is_ruled(laws: Edition) -> None:
    board = called(laws, "N", "N 1S", "E 1D", "W P", "N 1H")
    board.director("S")
    board.answer("accept")
    assert [ruling.law for ruling in board.rulings] == [27, 29]
    assert all("\n" in ruling.explain() for ruling in board.rulings)
