"""Law 37: call by a player who must pass."""

from __future__ import annotations

from typing import Any

from bridgelaws.book.editions import L1997, L2007, L2017, Edition
from bridgelaws.play.board import Board
from editions import editions
from law36_scenes import auction, barred_from, call, contract, duties, fallen, referred, rights, standing, turn
from scenes import asked

A = {L1997: "35B", L2007: "37A", L2017: "37A"}
B1 = {L1997: "37", L2007: "37B1", L2017: "37B1"}
B2 = {L1997: "37", L2007: "37B2", L2017: "37B2"}
AWARE = {L1997: "72B1", L2007: "23", L2017: "72C"}


def barred(laws: Edition, calls: str, **more: Any) -> Board:
    """West must pass to the end: East has doubled his partner's double and passed instead."""
    board = auction(laws, "S 1S, W X, N P, E X", **more)
    board.director("S")
    return call(call(board, "E 2C"), calls)


def once(laws: Edition, calls: str, **more: Any) -> Board:
    """North must pass once, for an honour that South dropped in the auction."""
    board = auction(laws, "S 1S, W P", **more)
    board.dropped("S", "HA")
    board.director("W")
    for _ in range(3):
        if asked(board) == "within_period":
            board.answer("auction")
        elif asked(board) is not None:
            board.answer(True)
    assert duties(board) == {"N pass once"}
    return call(board, calls)


@editions()
def test_37_waits_until_somebody_speaks(laws: Edition) -> None:
    board = barred(laws, "S P, W 3C")
    assert (board.now.status, turn(board)) == ("unattended", "N")


@editions()
def test_37b_it_is_cancelled_and_a_pass_takes_its_place_and_both_pass_to_the_end(laws: Edition) -> None:
    board = barred(laws, "S P, W 3C")
    board.director("N")
    assert (asked(board), standing(board)) == (None, "S 1S, W X, N P, E 2C, S P, W P")
    assert (fallen(board), turn(board)) == (["E X", "W 3C"], "N")
    assert duties(board) == {"E pass to the end", "W pass to the end"}
    assert {B1[laws], B2[laws]} <= set(board.citations)
    assert (rights(board), f"{AWARE[laws]} must" in referred(board)) == (["E X", "W 3C"], True)


@editions()
def test_37b_nobody_is_asked_whether_he_accepts_it(laws: Edition) -> None:
    board = barred(laws, "S P, W 3C")
    board.said("N", "accept")
    board.director("N")
    assert (asked(board), "W 3C" in fallen(board)) == (None, True)


@editions()
def test_37b_what_it_told_is_not_for_his_partner(laws: Edition) -> None:
    board = barred(laws, "S P, W 3C")
    board.director("N")
    assert any("3♣" in each for each in barred_from(board, "E"))
    assert barred_from(board, "N") == barred_from(board, "S") == []


@editions()
def test_37b_the_pass_may_end_the_auction(laws: Edition) -> None:
    board = barred(laws, "S 2S, W P, N P, E P, S P")
    assert contract(board) == "2S by S"
    board = barred(laws, "S P, W P, N 2H, E P, S P, W X")
    board.director("N")
    assert contract(board) == "2H by N"


@editions()
def test_37a_the_next_player_having_called_it_stands_and_he_must_still_pass_later(laws: Edition) -> None:
    board = barred(laws, "S P, W 3C, N P")
    assert (standing(board), duties(board)) == ("S 1S, W X, N P, E 2C, S P, W 3C, N P", {"W pass to the end"})
    assert (A[laws] in board.citations, rights(board)) == (True, ["E X"])
    board.director("N")
    assert ("W 3C" in standing(board), "E pass to the end" in duties(board)) == (True, False)
    call(board, "E P, S 3S, W 4C")
    assert board.now.status == "unattended"


@editions()
def test_37a_who_had_to_pass_once_need_not_pass_later(laws: Edition) -> None:
    """R37-1; without it he has to pass at his next turn."""
    for aside in ([], ["R37-1"]):
        board = once(laws, "N 2S, E P", set_aside=aside)
        assert duties(board) == (set() if not aside else {"N pass once"})
        assert ("R37-1" in board.citations) is not bool(aside)


@editions()
def test_37a_what_it_told_is_not_for_his_partner(laws: Edition) -> None:
    """R37-3; without it the call is one like any other."""
    for aside in ([], ["R37-3"]):
        board = barred(laws, "S P, W 3C, N P", set_aside=aside)
        assert any("3♣" in each for each in barred_from(board, "E")) is not bool(aside)


@editions()
def test_37b_who_had_to_pass_once_must_pass_to_the_end(laws: Edition) -> None:
    board = once(laws, "N 2S")
    board.director("E")
    assert duties(board) == {"N pass to the end", "S pass to the end"}
    assert (standing(board), turn(board)) == ("S 1S, W P, N P", "E")


@editions()
def test_37_a_double_against_law_19_comes_under_36_even_from_a_player_who_must_pass(laws: Edition) -> None:
    board = barred(laws, "S P, W X")
    assert [incident.law for incident in board.table.docket] == ["law36"]
    call(board, "N P")
    board.director("N")
    assert (fallen(board), turn(board), duties(board)) == (["E X", "W X", "N P"], "W", {"W pass to the end"})


@editions()
def test_37_a_bid_above_seven_comes_under_38(laws: Edition) -> None:
    board = barred(laws, "S P, W 8C")
    assert [incident.law for incident in board.table.docket] == ["law38"]


@editions()
def test_37_a_lawful_double_of_an_opponents_bid_stands_once_the_next_player_calls(laws: Edition) -> None:
    board = barred(laws, "S 2S, W X, N P")
    assert (A[laws] in board.citations, "W X, N P" in standing(board)) == (True, True)


@editions()
def test_37_out_of_turn_it_is_cancelled_and_his_duty_sees_to_the_pass(laws: Edition) -> None:
    board = barred(laws, "W 3C")
    board.director("S")
    assert (standing(board), turn(board)) == ("S 1S, W X, N P, E 2C", "S")
    assert duties(board) == {"E pass to the end", "W pass to the end"}
    assert "R37-2" in board.citations


@editions()
def test_37_a_pass_is_no_breach(laws: Edition) -> None:
    board = barred(laws, "S P, W P")
    assert (board.table.docket, fallen(board)) == ((), ["E X"])
