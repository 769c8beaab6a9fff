"""Law 34: retention of the right to call."""

from __future__ import annotations

from bridgelaws.book.editions import L1997, L2007, L2017, Edition
from bridgelaws.play.board import Board
from calls import called, calls, duties, leads, on, turn, users_of_call
from editions import editions
from scenes import asked, unattended

NUMBER = {L1997: "34", L2007: "17E2", L2017: "17D3"}


@editions()
def test_34_the_pass_that_was_accepted_does_not_take_the_last_turn(laws: Edition) -> None:
    board = called(laws, "N", "N 1C", "S P", "W P", "N P")
    assert (unattended(board), board.contract) == (["34"], None)
    board.director("W")
    assert (calls(board), turn(board)) == ("N 1C, (S P), (W P), (N P)", "E")
    assert (duties(board), leads(board), asked(board)) == (set(), [], None)
    assert NUMBER[laws] in board.citations
    assert users_of_call(board, "S P") == ("EW", "N")
    assert users_of_call(board, "W P") == ("E", "NS")
    assert "4S" in {c.code for c in board.legal_calls.legal}


@editions()
def test_34_the_pass_out_of_rotation_is_itself_the_third(laws: Edition) -> None:
    board = called(laws, "W", "W P", "N 1H", "E P", "S P", "N P", "E P")
    board.director("W")
    assert (calls(board), turn(board)) == ("W P, N 1H, E P, S P, (N P), (E P)", "W")
    assert users_of_call(board, "N P") == ("EW", "S")
    assert users_of_call(board, "E P") == ("W", "NS")
    assert NUMBER[laws] in board.citations
    assert board.table.docket == ()


@editions()
def test_34_the_player_who_was_missed_simply_calls(laws: Edition) -> None:
    board = called(laws, "N", "N 1C", "S P", "W P", "N P", "E 1H")
    assert (calls(board), turn(board)) == ("N 1C, (S P), (W P), (N P), E 1H", "S")
    assert NUMBER[laws] in board.citations


@editions()
def test_34_not_if_somebody_has_bid_over_the_pass(laws: Edition) -> None:
    board = called(laws, "N", "N 1C", "S P", "W 1H", "N P")
    assert (calls(board), turn(board)) == ("N 1C, S P, W 1H, N P", "E")
    assert "29A" in board.citations
    assert NUMBER[laws] not in board.citations
    # The same where the pass was the third, and the next player bids over it.
    board = called(laws, "W", "W P", "N 1H", "E P", "S P", "N P", "E 2C")
    assert (calls(board), turn(board)) == ("W P, N 1H, E P, S P, N P, E 2C", "S")
    assert "29A" in board.citations


@editions()
def test_34_nobody_has_bid(laws: Edition) -> None:
    board = called(laws, "N", "N P", "S P", "W P", "N P")
    board.director("E")
    assert (calls(board), turn(board)) == ("N P, (S P), (W P), (N P)", "E")
    assert not board.passed_out


def test_r34_1_1997_says_nothing_of_information() -> None:
    board = called(L1997, "N", "N 1C", "S P", "W P", "N P", set_aside=("R34-1",))
    board.director("W")
    assert users_of_call(board, "S P") == ("", "")
    with_it = called(L1997, "N", "N 1C", "S P", "W P", "N P")
    with_it.director("W")
    assert "R34-1" in with_it.citations


@editions(L2007, L2017)
def test_34_points_to_law_17(laws: Edition) -> None:
    board = called(laws, "N", "N 1C", "S P", "W P", "N P")
    board.director("W")
    assert {"34", NUMBER[laws]} <= set(board.citations)


@editions()
def test_34_three_passes_in_rotation_end_it_all_the_same(laws: Edition) -> None:
    board = called(laws, "N", "N 1C", "E P", "S P", "W P")
    assert board.contract is not None
    assert board.contract.code == "1C by N"


@editions()
def test_34_the_last_pass_was_about_to_be_changed(laws: Edition) -> None:
    board = called(laws, "W", "W 3NT", "N P", "E P", "N P", "N 4H", "S 4S")
    assert calls(board).startswith("W 3NT, N P, E P, (N P)")
    assert NUMBER[laws] in board.citations


@editions()
def test_34_a_player_who_missed_his_turn_gets_it_back_though_he_has_passed_since(laws: Edition) -> None:
    board = called(laws, "S", "S 3D", "E P")
    board.director("S")
    board.answer("accept")
    on(board, "W P", "N P")
    assert not board.auction.over
    board.director("S")
    assert (calls(board), turn(board)) == ("S 3D, (E P), (W P), (N P)", "W")


@editions()
def test_34_where_all_pass_the_first_pass_is_the_call_that_the_others_follow(laws: Edition) -> None:
    board = called(laws, "E", "W P")
    board.director("N")
    board.answer("accept")
    on(board, "E P", "S P", "W P")
    board.director("N")
    assert (calls(board), turn(board)) == ("W P, (E P), (S P), (W P)", "N")


@editions()
def test_34_all_have_passed_in_rotation_after_a_pass_that_was_not(laws: Edition) -> None:
    board = called(laws, "E", "W P")
    board.director("N")
    board.answer("accept")
    on(board, "N P", "E P", "S P")
    assert board.passed_out


@editions()
def test_r34_2_without_it_three_players_having_passed_end_the_auction(laws: Edition) -> None:
    def then(**more: object) -> Board:
        board = called(laws, "S", "S 3D", "E P", **more)
        board.director("S")
        board.answer("accept")
        return on(board, "W P", "N P")

    board = then()
    board.director("S")
    assert (turn(board), "R34-2" in board.citations) == ("W", True)
    without = then(set_aside=("R34-2",))
    assert (str(without.contract), "R34-2" in without.citations) == ("3♦ by South", False)


@editions()
def test_34_one_who_has_not_passed_at_all_needs_no_reading(laws: Edition) -> None:
    board = called(laws, "N", "N 1C", "S P", "W P", "N P", set_aside=("R34-2",))
    board.director("W")
    assert (calls(board), turn(board)) == ("N 1C, (S P), (W P), (N P)", "E")
    cited = called(laws, "N", "N 1C", "S P", "W P", "N P")
    cited.director("W")
    assert "R34-2" not in cited.citations


@editions()
def test_34_who_may_use_a_pass_that_falls_is_said_once(laws: Edition) -> None:
    # North's pass accepted the pass of West. As it falls, nothing is left of what was said of a call that stands.
    board = called(laws, "N", "N P", "E P", "W P", "N P")
    board.director("E")
    assert (calls(board), turn(board)) == ("N P, E P, (W P), (N P)", "S")
    said = [entry for entry in board.table.information if entry.holder.letter == "W"]
    assert len(said) == 1
    assert users_of_call(board, "W P") == ("NS", "E")


def test_36a_an_accepted_bid_that_falls_with_the_double_before_it_is_not_for_all_to_use() -> None:
    board = called(L2017, "N", "N 1S", "E X", "S X", "W 1C", "N P")
    said = [entry for entry in board.table.information if entry.holder.letter == "W"]
    assert [entry.unauthorized for entry in said] == [()]  # accepted by North's pass
    board.director("E")
    assert calls(board) == "N 1S, E X, (S X), (W 1C), (N P)"
    said = [entry for entry in board.table.information if entry.holder.letter == "W"]
    assert len(said) == 1
    assert users_of_call(board, "W 1C") == ("E", "NS")


@editions()
def test_34_who_may_use_a_bid_in_whose_place_a_pass_was_put_that_falls_before_it_was_judged(laws: Edition) -> None:
    # East calls over North's pass, which took the place of 1C (27C); it was the third pass, past South.
    board = called(laws, "N", "N 1D", "E P", "W P", "N 1C", "N P", "E X")
    assert calls(board).startswith("N 1D, E P, (W P), (N 1C), (N P)")
    assert (turn(board), duties(board)) == ("S", set())
    assert users_of_call(board, "N 1C") == ("EW", "S")
