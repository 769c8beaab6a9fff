"""Law 32: double or redouble out of rotation."""

from __future__ import annotations

from bridgelaws import Board
from bridgelaws.book.editions import L1997, L2007, L2017, Edition
from calls import called, calls, duties, leads, on, turn, users_of_call
from editions import editions
from scenes import asked, referred, to, unattended


def refused(laws: Edition, dealer: str, *before: str, **more: object) -> Board:
    """The last of some calls was a double out of rotation, and has been refused."""
    board = called(laws, dealer, *before, **more)
    board.director("W")
    board.chose("refuse")
    return board


def before_the_right_hand_opponent(laws: Edition, **more: object) -> Board:
    """West opened 1S, North passed, South doubled at East's turn; West has refused that."""
    return refused(laws, "W", "W 1S", "N P", "S X", **more)


@editions()
def test_32_the_left_hand_opponent_may_accept_it(laws: Edition) -> None:
    board = called(laws, "W", "W 1S", "N P", "S X", "W P")
    assert (calls(board), turn(board), duties(board)) == ("W 1S, N P, S X, W P", "N", set())
    assert "29A" in board.citations


@editions()
def test_32_he_is_asked(laws: Edition) -> None:
    board = called(laws, "W", "W 1S", "N P", "S X")
    board.director("N")
    assert (asked(board), to(board)) == ("call_out_of_rotation", "W")


# At the turn of the right-hand opponent


@editions()
def test_32_the_right_hand_opponent_passes_and_it_is_made_again(laws: Edition) -> None:
    board = on(before_the_right_hand_opponent(laws), "E P")
    assert (duties(board), turn(board)) == ({"S repeat X"}, "S")
    assert ("32A1" if laws is L2017 else "32B1") in board.citations
    on(board, "S X")
    assert (calls(board), duties(board), leads(board)) == ("W 1S, N P, (S X), E P, S X", set(), [])
    assert (board.table.awaiting, board.table.docket) == ((), ())


@editions()
def test_32_not_made_again(laws: Edition) -> None:
    board = on(before_the_right_hand_opponent(laws), "E P", "S P")
    assert unattended(board) == ["31"]
    board.director("W")
    assert (calls(board), turn(board)) == ("W 1S, N P, (S X), E P, (S P), S X", "W")


@editions(L1997, L2007)
def test_32b2_the_right_hand_opponent_acts_and_the_partner_is_silent_to_the_end(laws: Edition) -> None:
    board = on(before_the_right_hand_opponent(laws), "E 2S", "S X")
    assert (asked(board), duties(board), leads(board)) == (None, {"N pass to the end"}, ["S X"])
    assert {"32B2", "32"} <= set(board.citations)
    assert {"72B1 must" if laws is L1997 else "23 must"} <= referred(board)
    assert users_of_call(board, "S X") == ("WE", "N") or users_of_call(board, "S X") == ("EW", "N")


@editions(L1997, L2007)
def test_r32_2_any_suit_may_be_forbidden_whatever_the_double_showed(laws: Edition) -> None:
    board = on(before_the_right_hand_opponent(laws), "E 2S", "S P")
    assert [right.any_suit for right in board.lead_rights] == [True]
    assert "R32-2" in board.citations
    aside = on(before_the_right_hand_opponent(laws, set_aside=("R32-2",)), "E 2S", "S P")
    assert [right.any_suit for right in aside.lead_rights] == [False]


def test_32a2_2017_comparable_or_not() -> None:
    board = on(before_the_right_hand_opponent(L2017), "E 2S")
    other = Board(table=board.table)
    on(board, "S X")
    assert asked(board) == "comparable"
    board.found("similar")
    assert (duties(board), leads(board)) == (set(), [])
    assert {"32A2(a)", "23A1", "23C"} <= set(board.citations)
    on(other, "S 3C")
    other.found("none")
    assert (duties(other), leads(other)) == ({"N pass once"}, ["S X"])
    assert {"32A2(b)", "26B", "72C"} <= set(other.citations)


# At the partner's turn


@editions(L1997, L2007)
def test_32a_at_partners_turn_he_is_silent_from_now_on(laws: Edition) -> None:
    board = refused(laws, "W", "W 3S", "S X")
    assert (duties(board), leads(board), turn(board)) == ({"N pass to the end"}, ["S X"], "N")
    assert [c.code for c in board.legal_calls.legal] == ["P"]
    assert {"32A", "32"} <= set(board.citations)
    on(board, "N P", "E 4S", "S X")
    assert (calls(board), board.table.docket) == ("W 3S, (S X), N P, E 4S, S X", ())


def test_32b_2017_at_partners_turn_he_is_free_and_the_offender_is_compared() -> None:
    board = refused(L2017, "W", "W 3S", "S X")
    assert (duties(board), leads(board)) == (set(), [])
    assert {"32B1", "32B2", "16C2"} <= set(board.citations)
    on(board, "N P", "E 4S", "S P")
    board.found("none")
    assert duties(board) == {"N pass once"}
    assert "32A2(b)" in board.citations


@editions()
def test_32_a_redouble_is_no_other_matter(laws: Edition) -> None:
    board = refused(laws, "N", "N 1H", "E X", "N XX")  # at South's turn, who is his partner
    assert duties(board) == (set() if laws is L2017 else {"S pass to the end"})
    assert ("32B1" if laws is L2017 else "32A") in board.citations
