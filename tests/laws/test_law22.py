"""Law 22: who declares is found, and what was done after the final pass is judged by it."""

from __future__ import annotations

import pytest

from bridgelaws.book.editions import Edition
from bridgelaws.play.board import Board
from editions import editions
from law36_scenes import call, contract, fallen, turn
from scenes import asked


def ended(laws: Edition) -> Board:
    """North's three hearts over two, passed out; nobody has told who had bid hearts before."""
    return call(Board(laws=laws, turn="N", whole=False, bid="2H"), "N 3H, E P, S P, W P")


@editions()
@pytest.mark.parametrize("called", [True, False], ids=["Director called first", "answered first"])
def test_22_a_lead_faced_before_anybody_said_who_declares_is_the_opening_lead(laws: Edition, called: bool) -> None:
    board = ended(laws)
    board.faced("E", "SK")
    if called:
        board.director("W")
    assert asked(board) == "declarer"
    assert not [ruling for ruling in board.rulings if ruling.law == 24]
    board.answer("N")
    assert (contract(board), asked(board)) == ("3H by N", None)
    assert not board.table.penalty_cards
    assert board.table.trick.card(board.table.declarer.lho) is not None
    assert not [ruling for ruling in board.rulings if ruling.law == 24]


@editions()
def test_22_and_54_a_lead_from_the_wrong_hand_is_judged_by_who_declares(laws: Edition) -> None:
    board = ended(laws)
    board.faced("E", "SK")
    board.director("W")
    board.answer("S")
    assert [incident.law for incident in board.table.docket] == ["law54"]
    assert not board.table.penalty_cards


@editions()
def test_22_and_24_a_card_led_by_the_side_that_declares_goes_back(laws: Edition) -> None:
    board = ended(laws)
    board.faced("S", "SK")
    board.director("W")
    board.answer("N")
    assert not board.table.penalty_cards
    assert board.rulings[-1].law == 24
    assert not board.duties


@editions()
def test_22_and_24_a_card_seen_in_the_auction_waits_to_be_heard_for_who_declares(laws: Edition) -> None:
    """It was seen before the final pass: it becomes a penalty card, but only once it is known who defends."""
    board = Board(laws=laws, turn="N", whole=False, bid="2H")
    board.dropped("E", "SK")
    call(board, "N 3H, E P, S P, W P")
    board.director("N")
    assert asked(board) == "declarer"
    board.answer("N")
    assert contract(board) == "3H by N"
    assert asked(board) is not None


def doubled(laws: Edition, declarer: str) -> Board:
    """North doubled two hearts, of which nobody has told who bid it; all passed, and it is found who declares."""
    board = call(Board(laws=laws, turn="N", whole=False, bid="2H"), "N X, E P, S P, W P")
    assert board.question is not None
    assert set(board.question.values) == {"N", "E", "S", "W"}
    board.answer(declarer)
    return board


@editions()
def test_22_and_36_a_double_of_what_was_not_told_is_of_partners_bid_if_that_side_declares(laws: Edition) -> None:
    board = doubled(laws, "N")
    board.director("E")
    assert (contract(board), fallen(board), turn(board)) == (None, ["N X", "E P", "S P", "W P"], "N")


@editions()
def test_22_and_36c_in_the_play_it_is_scored_without_that_double(laws: Edition) -> None:
    board = doubled(laws, "S")
    board.faced("W", "SK")
    board.director("E")
    assert board.table.scored is not None
    assert board.table.scored.code == "2H by S"


@editions()
@pytest.mark.parametrize("lead", [False, True])
def test_22_and_36_nothing_is_asked_of_the_double_if_the_other_side_declares(laws: Edition, lead: bool) -> None:
    board = doubled(laws, "E")
    if lead:
        board.faced("S", "SK")
    board.director("E")
    assert (asked(board), contract(board), board.table.scored) == (None, "2HX by E", None)


@editions()
@pytest.mark.parametrize("second", ["S X", "S XX"], ids=["double", "redouble"])
def test_22_who_declares_is_of_the_side_that_bid_though_its_partner_doubled_that(laws: Edition, second: str) -> None:
    """A double that cannot be one tells nothing of whose the bid is where the bid is on file."""
    board = call(Board(laws=laws, turn="N", whole=False, bid="2H"), f"N 3H, E P, {second}, W P, N P, E P")
    assert asked(board) == "declarer"
    assert board.question is not None
    assert set(board.question.values) == {"N", "S"}
