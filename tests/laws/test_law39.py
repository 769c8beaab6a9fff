"""Law 39: call after the final pass."""

from __future__ import annotations

import pytest

from bridgelaws.book.editions import L1997, L2007, L2017, Edition
from bridgelaws.play.board import Board
from editions import editions
from law36_scenes import auction, barred_from, call, cards, contract, fallen, referred, rights, turn
from scenes import asked

CANCELLED = {L1997: "39", L2007: "39A", L2017: "39A"}
NOTHING = {L1997: "39A", L2007: "39B", L2017: "39B"}
CONDONED = {L1997: "35D", L2007: "39B", L2017: "39B"}
DEFENDER = {L1997: "39B", L2007: "39C", L2017: "39C"}
FOUR_SPADES = "S 4S, W P, N P, E P"


def late(laws: Edition, calls: str) -> Board:
    """4S by South has been passed out, and there are calls all the same."""
    return call(auction(laws, FOUR_SPADES), calls)


@editions()
def test_39c_a_defenders_double_is_cancelled_and_his_partners_lead_may_be_limited(laws: Edition) -> None:
    board = late(laws, "W X")
    assert board.now.status == "unattended"
    board.director("N")
    assert (asked(board), contract(board), fallen(board)) == (None, "4S by S", ["W X"])
    assert (turn(board), rights(board)) == ("W", ["W X"])
    assert {CANCELLED[laws], DEFENDER[laws]} <= set(board.citations)
    assert "72C must" not in referred(board)


@editions()
@pytest.mark.parametrize("calls", ["E P", "W P", "N XX", "S 5S", "N P"])
def test_39b_a_defenders_pass_or_any_call_of_declarers_side_costs_nothing(laws: Edition, calls: str) -> None:
    board = late(laws, calls)
    board.director("W")
    assert (fallen(board), rights(board), contract(board)) == ([calls], [], "4S by S")
    assert NOTHING[laws] in board.citations


@editions()
def test_39b_the_next_player_having_called_nothing_follows(laws: Edition) -> None:
    board = late(laws, "W X, N P")
    board.director("N")
    assert (fallen(board), rights(board)) == (["W X", "N P"], [])
    assert (CONDONED[laws] in board.citations, board.table.docket) == (True, ())


@editions()
def test_39c_put_in_the_place_of_an_earlier_pass_it_is_a_call_after_the_end(laws: Edition) -> None:
    """East has called since West passed, and so it is no change of call; nor is it lost, as if nobody had made it."""
    board = auction(laws, FOUR_SPADES)
    board.changed("W", "X")
    board.director("N")
    assert (asked(board), fallen(board), rights(board)) == (None, ["W X"], ["W X"])
    assert {CANCELLED[laws], DEFENDER[laws], "R25-3"} <= set(board.citations)


@editions()
def test_39b_put_in_the_place_of_an_earlier_pass_and_called_over_it_costs_nothing(laws: Edition) -> None:
    board = auction(laws, FOUR_SPADES)
    board.changed("W", "X")
    call(board, "N P")
    board.director("S")
    assert (fallen(board), rights(board), CONDONED[laws] in board.citations) == (["W X", "N P"], [], True)


@editions()
def test_r25_3_set_aside_it_is_a_change_that_comes_too_late(laws: Edition) -> None:
    board = auction(laws, FOUR_SPADES, set_aside=("R25-3",))
    board.changed("W", "X")
    board.director("N")
    assert (fallen(board), rights(board), CANCELLED[laws] in board.citations) == (["W X"], [], False)


def test_39_in_1997_that_nobody_may_use_a_call_which_no_other_replaces_is_a_reading() -> None:
    board = late(L1997, "W X")
    board.director("N")
    assert ("R16-2" in board.citations, len(barred_from(board, "E"))) == (True, 1)
    board = call(auction(L1997, FOUR_SPADES, set_aside=("R16-2",)), "W X")
    board.director("N")
    assert (fallen(board), barred_from(board, "E"), rights(board)) == (["W X"], [], ["W X"])


@editions()
def test_39_of_several_each_is_dealt_with_by_itself(laws: Edition) -> None:
    """Dummy redoubles, and the defender after him doubles: what dummy did does not condone that."""
    board = late(laws, "N XX, E X")
    board.director("S")
    assert (fallen(board), rights(board)) == (["N XX", "E X"], ["E X"])


@editions()
def test_39_found_in_the_play_the_contract_stays(laws: Edition) -> None:
    board = cards(late(laws, "E X"), "W:HA")
    board.director("S")
    assert (contract(board), fallen(board), turn(board)) == ("4S by S", ["E X"], "N")


@editions()
def test_39_a_call_in_the_middle_of_the_play(laws: Edition) -> None:
    board = call(cards(late(laws, "N P"), "W:HA N:H2"), "E X")
    board.director("S")
    # His partner has led already: there is no first lead to limit any more, and nobody is told that there is.
    assert (contract(board), "E X" in fallen(board), rights(board)) == ("4S by S", True, [])
    assert "may be limited" not in board.explain()


@editions()
def test_39_a_call_in_the_play_before_the_partner_has_led(laws: Edition) -> None:
    board = call(cards(late(laws, "N P"), "W:HA N:H2"), "W X")
    board.director("S")
    assert rights(board) == ["W X"]


@editions()
def test_39_after_a_board_was_passed_out_nobody_defends(laws: Edition) -> None:
    board = auction(laws, "N P, E P, S P, W P, S 1NT")
    board.director("W")
    assert (board.passed_out, fallen(board), rights(board)) == (True, ["S 1NT"], [])
    assert {"R39-1", NOTHING[laws]} <= set(board.citations)


@editions()
def test_39_what_it_told_is_not_for_his_partner_even_where_nothing_follows(laws: Edition) -> None:
    board = late(laws, "W X, N P")
    board.director("N")
    assert len(barred_from(board, "E")) == 1


@editions()
def test_39_a_bid_above_seven_after_the_end_is_a_call_after_the_end(laws: Edition) -> None:
    board = late(laws, "W 8C")
    assert [incident.law for incident in board.table.docket] == ["law39"]


@editions()
def test_39_of_a_board_that_opens_with_its_contract(laws: Edition) -> None:
    """No call is on file, and the auction is known to be over."""
    board = Board(dealer="S", laws=laws, calls=[("S", "4S"), ("W", "P"), ("N", "P"), ("E", "P")])
    call(board, "W X")
    board.director("N")
    assert (contract(board), rights(board)) == ("4S by S", ["W X"])


@editions()
@pytest.mark.parametrize(("caller", "right"), [("W", ["W X"]), ("N", [])])
def test_39_who_defends_is_asked_where_the_first_rounds_are_not_known(
    laws: Edition, caller: str, right: list[str]
) -> None:
    board = Board(laws=laws, turn="S", whole=False, bid="3S")
    call(board, f"S 4S, W P, N P, E P, {caller} X")
    board.director("S")
    assert (asked(board), rights(board)) == ("declarer", [])
    board.answer("N")
    assert (contract(board), fallen(board), rights(board)) == ("4S by N", [f"{caller} X"], right)
    assert (DEFENDER if right else NOTHING)[laws] in board.citations
    assert "R39-1" not in board.citations


@editions()
def test_39_nor_is_it_taken_for_a_board_passed_out_when_the_bid_has_no_maker(laws: Edition) -> None:
    board = Board(laws=laws, turn="W", whole=False, bid="4S")
    call(board, "W P, N P, E P, E 5D")
    board.director("S")
    board.answer("S")
    assert (fallen(board), rights(board)) == (["E 5D"], ["E 5D"])
