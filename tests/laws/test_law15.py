"""Law 15, and 17D before 2017: cards from another board, or another board."""

from __future__ import annotations

from typing import Any

import pytest

from bridgelaws.book.editions import L1997, L2007, L2017, Edition
from bridgelaws.play.board import Board
from editions import editions
from law36_scenes import auction, barred_from, call, cards, contract, duties, fallen, referred, standing, turn
from scenes import asked

CANCELLED = {L1997: "17D", L2007: "17D1", L2017: "15A1"}
AGAIN = {L1997: "17D", L2007: "17D2", L2017: "15A1(b)"}
OTHER = {L1997: "17D", L2007: "17D3", L2017: "15A2"}
PENALTY = {L1997: "17D", L2007: "17D4", L2017: "15A3"}
OLD = (L1997, L2007)


def taken(laws: Edition, calls: str, **more: Any) -> Board:
    """North is found to have called on the cards of another board."""
    board = auction(laws, calls, **more)
    board.took_from_another_board("N")
    return board


@editions()
def test_15a_his_call_is_cancelled_and_he_calls_again(laws: Edition) -> None:
    board = taken(laws, "N 1H")
    assert (asked(board), fallen(board), turn(board), duties(board)) == (None, ["N 1H"], "N", set())
    assert {CANCELLED[laws], AGAIN[laws], OTHER[laws], PENALTY[laws]} <= set(board.citations)
    assert f"{PENALTY[laws]} may" in referred(board)
    call(board, "N 1S, E P")
    assert (board.now.status, board.table.awaiting) == ("regular", ())


@editions()
def test_15a_before_he_has_called_he_takes_the_right_hand(laws: Edition) -> None:
    board = auction(laws, "W P")
    board.took_from_another_board("N")
    assert (fallen(board), turn(board)) == ([], "N")


@editions()
def test_15a_what_the_call_told_is_not_for_his_partner(laws: Edition) -> None:
    board = taken(laws, "N 1H, E P")
    assert (len(barred_from(board, "S")), barred_from(board, "E"), barred_from(board, "W")) == (2, [], [])
    assert ("15A1(c)" in board.citations) is (laws is L2017)


@editions(*OLD)
def test_17d_the_next_player_having_called_the_new_call_is_compared(laws: Edition) -> None:
    board = taken(laws, "N 1H, E P")
    assert (fallen(board), turn(board)) == (["N 1H", "E P"], "N")
    call(board, "N 1S")
    assert asked(board) == "substitute_differs"
    board.answer(True)
    ref = "17D" if laws is L1997 else "17D2"
    assert f"{ref} must" in referred(board)


@editions(*OLD)
def test_17d_if_it_does_not_differ_the_next_player_repeats_his_call(laws: Edition) -> None:
    board = call(taken(laws, "N 1H, E X"), "N 1H")
    board.answer(False)
    assert (duties(board), turn(board), board.table.awaiting) == ({"E repeat"}, "E", ())
    assert ("17D footnote" if laws is L1997 else "17D2") in board.citations
    call(board, "E X")
    assert (duties(board), turn(board)) == (set(), "S")


def test_15a_2017_the_next_player_calls_afresh_whatever_the_new_call() -> None:
    board = call(taken(L2017, "N 1H, E P"), "N 1S, E X")
    assert (asked(board), board.now.status, standing(board)) == (None, "regular", "N 1S, E X")


@editions()
def test_15a_the_partner_having_called_there_is_no_normal_play(laws: Edition) -> None:
    board = taken(laws, "N 1H, E P, S 2C")
    ref = {L1997: "R15-1", L2007: "17D2", L2017: "15A1(a)"}[laws]
    assert f"{ref} must" in referred(board)


def test_17d_1997_without_the_reading_the_auction_goes_on() -> None:
    board = taken(L1997, "N 1H, E P, S 2C", set_aside=["R15-1"])
    assert (fallen(board), turn(board)) == (["N 1H", "E P", "S 2C"], "N")


@editions()
def test_15a_in_the_play_no_call_is_changed_any_more(laws: Edition) -> None:
    """R15-2; without it nothing but a penalty is left."""
    for aside in ([], ["R15-2"]):
        board = cards(auction(laws, "N P, E P, S 1S, W P, N P, E P", set_aside=aside), "W:HA")
        board.took_from_another_board("N")
        assert (contract(board), "R15-2 may" in referred(board)) == ("1S by S", not aside)


# A board that was not meant for this round


@editions(*OLD)
def test_15c_in_the_auction_a_second_one_begins(laws: Edition) -> None:
    board = auction(laws, "N 1NT, E P")
    board.another_board_played()
    assert (asked(board), standing(board), turn(board)) == (None, "", "N")
    assert ("15C" in board.citations, "15C may" in referred(board)) == (True, laws is L2007)
    call(board, "N 1NT, E P, S 3NT, W P, N P, E P")
    assert (contract(board), "15C must" in referred(board)) == ("3NT by N", False)
    cards(board, "E:HA")
    assert board.now.status == "regular"


@editions(*OLD)
def test_15c_a_call_that_differs_cancels_the_board(laws: Edition) -> None:
    board = auction(laws, "N 1NT, E P, S P")
    board.another_board_played()
    call(board, "N 1NT")
    assert "15C must" not in referred(board)
    call(board, "E X")
    assert "15C must" in referred(board)


@editions(*OLD)
def test_15c_before_the_lead_the_auction_period_is_not_over(laws: Edition) -> None:
    board = auction(laws, "N 1NT, E P, S P, W P")
    board.another_board_played()
    assert (contract(board), turn(board), standing(board)) == (None, "N", "")


@editions(*OLD)
def test_15c_a_claim_before_the_lead_falls_with_the_auction_that_it_was_made_after(laws: Edition) -> None:
    board = auction(laws, "N 1NT, E P, S P, W P")
    board.claimed("N", 12)
    board.another_board_played()
    assert (contract(board), turn(board), board.table.finished) == (None, "N", False)
    cards(call(board, "N 1NT, E P, S P, W P"), "E:HA")
    assert (board.now.status, board.table.turn) == ("regular", board.table.dummy)


@editions(*OLD)
@pytest.mark.parametrize("reading", [(), ("R54-3",)], ids=["as read", "without R54-3"])
def test_15c_a_lead_by_declarers_side_is_then_a_card_seen_in_the_auction(
    laws: Edition, reading: tuple[str, ...]
) -> None:
    board = auction(laws, "N 1NT, E P, S P, W P", set_aside=reading)
    board.faced("S", "HA")
    board.another_board_played()
    board.director("N")
    assert [(ruling.law, "24" in ruling.citations) for ruling in board.rulings[1:]] == [(24, True)]


@editions()
def test_15_in_the_play_none_having_played_it_the_score_stands(laws: Edition) -> None:
    board = cards(auction(laws, "N 1NT, E P, S P, W P"), "E:HA")
    board.another_board_played()
    assert asked(board) == "played_before"
    board.answer(False)
    stands, later = ("15B2", "15B2") if laws is L2017 else ("15A1", "15A2")
    assert (stands in board.citations, f"{later} may" in referred(board)) == (True, True)


@editions()
def test_15_in_the_play_somebody_having_played_it_it_is_cancelled(laws: Edition) -> None:
    board = cards(auction(laws, "N 1NT, E P, S P, W P"), "E:HA")
    board.another_board_played()
    board.answer(True)
    cancelled, deprived = ("15B1", "15B3") if laws is L2017 else ("15B", "15B")
    assert (cancelled in board.citations, f"{deprived} must" in referred(board)) == (True, True)


def test_15b_2017_in_the_auction_none_having_played_it_they_finish() -> None:
    board = auction(L2017, "N 1NT, E P")
    board.another_board_played()
    board.answer(False)
    assert (standing(board), turn(board), "15B2" in board.citations) == ("N 1NT, E P", "S", True)


@editions()
def test_15_after_the_play_it_is_not_completed_again(laws: Edition) -> None:
    board = cards(auction(laws, "N 1NT, E P, S P, W P"), "E:HA")
    board.ended(7)
    board.another_board_played()
    board.answer(False)
    assert (board.table.total, "completed" in board.explain()) == ((7, 6), False)


@editions(*OLD)
def test_17d_the_next_player_who_does_not_repeat_his_call_is_put_right_by_that_law(laws: Edition) -> None:
    board = call(taken(laws, "N 1H, E P"), "N 1H")
    board.answer(False)
    call(board, "E 1S")
    board.director("S")
    assert (standing(board), turn(board)) == ("N 1H, E P", "S")
    assert ("17D footnote" if laws is L1997 else "17D2") in board.rulings[-1].ordered
    assert "31A1" not in board.citations


@editions()
def test_15a_a_call_on_the_wrong_cards_that_was_out_of_rotation_goes_too(laws: Edition) -> None:
    board = auction(laws, "N P, S 1H")
    board.took_from_another_board("S")
    assert (fallen(board), turn(board), board.table.docket) == (["S 1H"], "E", ())
    assert CANCELLED[laws] in board.citations
