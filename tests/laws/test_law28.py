"""Law 28: calls considered to be in rotation."""

from __future__ import annotations

from bridgelaws import Board
from bridgelaws.book.editions import L1997, L2007, L2017, Edition
from calls import called, calls, duties, leads, on, turn, users_of_call
from editions import editions
from scenes import asked, options, to, unattended

# 28A


def must_pass(laws: Edition, opening: str) -> Board:
    """West has passed at the turn of South, the dealer; refused. South has bid, and West must pass."""
    board = called(laws, "S", "W P")
    board.director("S")
    board.chose("refuse")
    board.found("natural")
    return on(board, opening)


@editions()
def test_28a_the_pass_of_one_who_must_pass_is_taken_as_made(laws: Edition) -> None:
    board = must_pass(laws, "S 1C")
    assert duties(board) == {"W pass once"}
    on(board, "N 1H")
    assert (calls(board), turn(board)) == ("(W P), S 1C, W P, N 1H", "E")
    assert duties(board) == set()
    assert "28A" in board.citations
    assert "29B" not in [ref for ruling in board.rulings[1:] for ref in ruling.citations]


@editions()
def test_28a_the_call_after_it_may_still_be_insufficient(laws: Edition) -> None:
    board = on(must_pass(laws, "S 1H"), "N 1C")
    assert (calls(board), unattended(board)) == ("(W P), S 1H, W P, N 1C?", ["27"])


@editions()
def test_28a_it_is_only_the_next_player_who_need_not_wait(laws: Edition) -> None:
    board = on(must_pass(laws, "S 1C"), "E 1H")
    assert (calls(board), unattended(board)) == ("(W P), S 1C, E 1H?", ["29"])


def repeating(laws: Edition, *set_aside: str) -> Board:
    """North bid 1H at West's turn, and West has passed: North must bid 1H again, and East does not wait for it."""
    board = called(laws, "W", "N 1H", set_aside=set_aside)
    board.director("W")
    board.chose("refuse")
    return on(board, "W P", "E 2C")


@editions()
def test_r28_3_a_call_before_one_that_must_be_repeated_is_out_of_rotation(laws: Edition) -> None:
    board = repeating(laws)
    board.director("N")
    assert (asked(board), to(board)) == ("call_out_of_rotation", "S")
    board.chose("refuse")
    assert (calls(board), turn(board)) == ("(N 1H), W P, (E 2C)", "N")
    assert "R28-3" in board.citations


@editions()
def test_r28_3_set_aside_the_repeated_call_is_taken_as_made(laws: Edition) -> None:
    board = repeating(laws, "R28-3")
    board.director("N")
    assert (calls(board), turn(board), asked(board)) == ("(N 1H), W P, N 1H, E 2C", "S", None)
    assert duties(board) == set()


# 28B


@editions()
def test_28b_the_right_player_calls_and_the_other_call_counts_for_nothing(laws: Edition) -> None:
    board = called(laws, "W", "N 1H", "W 1NT")
    assert (calls(board), turn(board)) == ("(N 1H), W 1NT", "N")
    assert (duties(board), leads(board)) == (set(), [])
    assert users_of_call(board, "N 1H") == ("EW", "S")
    assert "28B" in board.citations
    on(board, "N 2D", "E P", "S 3D")
    assert board.table.docket == ()


@editions(L1997, L2007)
def test_r28_1_set_aside_the_lead_may_be_restricted(laws: Edition) -> None:
    assert "R28-1" in called(laws, "W", "N 1H", "W 1NT").citations
    assert leads(called(laws, "W", "N 1H", "W 1NT", set_aside=("R28-1",))) == ["N 1H"]


def test_28b_2017_says_itself_that_law_26_does_not_apply() -> None:
    board = called(L2017, "W", "N 1H", "W 1NT", set_aside=())
    assert leads(board) == []
    assert "R28-1" not in board.citations


@editions()
def test_28b_is_not_for_the_offenders_partner(laws: Edition) -> None:
    board = called(laws, "S", "N 1H", "S 1C")
    assert calls(board) == "N 1H?, S 1C?"
    assert "28B" not in board.citations


@editions()
def test_28b_and_29a_meet_in_one_player_who_is_asked_what_he_meant(laws: Edition) -> None:
    board = called(laws, "S", "E 1H", "S 1S")
    assert (calls(board), asked(board)) == ("E 1H?, S 1S?", None)
    board.director("W")
    assert (asked(board), to(board), options(board)) == ("meant_over", "Director", {"over", "own"})
    board.found("over")
    assert (calls(board), turn(board)) == ("E 1H, S 1S", "W")
    assert "29A" in board.citations


@editions()
def test_28b_his_own_opening_bid_cancels_the_other(laws: Edition) -> None:
    board = called(laws, "S", "E 1H", "S 1C")
    board.director("W")
    board.found("own")
    assert (calls(board), turn(board)) == ("(E 1H), S 1C", "W")
    assert users_of_call(board, "E 1H") == ("NS", "W")
    assert {"28B"} <= set(board.citations)


@editions()
def test_29a_a_bid_over_it_that_is_not_enough_is_judged_afterwards(laws: Edition) -> None:
    board = called(laws, "S", "E 1H", "S 1C")
    board.director("W")
    board.found("over")
    assert calls(board) == "E 1H, S 1C?"
    assert unattended(board) == ["27"]


@editions()
def test_r28_4_who_calls_on_takes_it_for_accepted(laws: Edition) -> None:
    board = called(laws, "S", "E 1H", "S 1S", "W 2H")
    assert (calls(board), turn(board)) == ("E 1H, S 1S, W 2H", "N")
    assert {"29A", "R28-4"} <= set(board.citations)
    aside = called(laws, "S", "E 1H", "S 1S", "W 2H", set_aside=("R28-4",))
    assert calls(aside) == "E 1H?, S 1S?, W 2H?"
    aside.director("N")
    aside.found("own")
    assert calls(aside) == "(E 1H), S 1S, W 2H"


@editions()
def test_r28_4_a_bid_that_is_not_enough_over_it_was_his_own(laws: Edition) -> None:
    board = called(laws, "S", "E 1H", "S 1C", "W P")
    assert (calls(board), turn(board)) == ("(E 1H), S 1C, W P", "N")
    assert {"28B", "R28-4"} <= set(board.citations)
    assert not {"29A", "27A", "27A1"} & set(board.citations)


@editions()
def test_r28_2_once_accepted_the_player_passed_over_is_too_late(laws: Edition) -> None:
    board = called(laws, "W", "N P", "E P", "W 1NT")
    assert calls(board) == "N P, E P, W 1NT?"
    board.director("S")
    assert (asked(board), to(board)) == ("call_out_of_rotation", "N")
    board.chose("refuse")
    assert (calls(board), turn(board)) == ("N P, E P, (W 1NT)", "S")
    assert {"29A", "R28-2", "31A1"} <= set(board.citations)


@editions()
def test_r28_2_set_aside_he_may_still_call(laws: Edition) -> None:
    board = called(laws, "W", "N P", "E P", "W 1NT", set_aside=("R28-2",))
    board.director("S")
    assert (calls(board), turn(board), asked(board)) == ("(N P), (E P), W 1NT", "N", None)
    assert users_of_call(board, "N P") == ("EW", "S")
    assert users_of_call(board, "E P") == ("W", "NS")
    assert "28B" in board.citations
