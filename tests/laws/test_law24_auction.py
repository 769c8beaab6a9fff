"""Law 24 while the auction goes on: cards seen or led then, and what becomes of them when it is over."""

from __future__ import annotations

import pytest

from bridgelaws.board.called import Bound
from bridgelaws.board.orders import ReopenAuction, WithdrawCall
from bridgelaws.book.editions import L1997, L2007, L2017, Edition
from bridgelaws.engine import step as engine
from bridgelaws.laws.books import book24
from bridgelaws.play.board import Board
from editions import editions
from scenes import asked, holds, options, penalty_cards, referred, to, unattended, users

DEFENDER = {L1997: "24", L2007: "24", L2017: "24E"}
DECLARING = {L1997: "24 with 48A", L2007: "24", L2017: "24D"}
ENFORCED_PASS = {L1997: "23", L2007: "23", L2017: "72C"}


def calling(laws: Edition, calls: str, *, set_aside: tuple[str, ...] = ()) -> Board:
    """A board in its auction: `S 1S, W P`."""
    board = Board(dealer=calls.split()[0], laws=laws, set_aside=set_aside)
    return call(board, calls)


def call(board: Board, calls: str) -> Board:
    """The same after more calls."""
    for word in calls.split(", "):
        board.made(*word.split())
    return board


def ruled(board: Board, **answers: object) -> Board:
    """The same once the Director was called and has found that the partner could see it by the player's own error."""
    board.director("S")
    return answered(board, **answers)


def answered(board: Board, **answers: object) -> Board:
    """The same, with what this law asks answered."""
    known = {
        "within_period": "auction",
        "face_visible_to_partner_possible": True,
        "own_error": True,
        "treat_as_penalty_card": "yes",
    } | answers
    while asked(board) in known:
        board.answer(known[asked(board) or ""])
    return board


def duties(board: Board) -> list[str]:
    """`W pass once` for each duty."""
    return [f"{duty.seat.letter} {duty.kind.value}" for duty in board.duties]


# What the auction has to bear


@editions()
def test_24a_one_small_card_costs_the_auction_nothing(laws: Edition) -> None:
    board = calling(laws, "S 1S, W P, N 2S")
    board.dropped("E", "D4")
    ruled(board)
    assert (duties(board), asked(board), "24A" in board.citations) == ([], None, True)
    assert users(board, "D4") == ("NS", "W")


@editions()
def test_24b_an_honour_costs_the_partner_one_pass(laws: Edition) -> None:
    board = calling(laws, "S 1S, W P, N 2S")
    board.dropped("E", "DQ")
    ruled(board)
    assert (duties(board), f"{ENFORCED_PASS[laws]} must" in referred(board)) == (["W pass once"], True)
    call(board, "E P, S 3S")
    assert [str(each) for each in board.legal_calls.legal] == ["pass"]
    call(board, "W P")
    assert duties(board) == []
    call(board, "N P, E 4D, S P")
    assert len(board.legal_calls.legal) > 1


@editions()
@pytest.mark.parametrize("card", ["D4", "DQ"])
def test_24b_a_card_led_costs_the_partner_one_pass_and_nobody_is_asked(laws: Edition, card: str) -> None:
    board = calling(laws, "N 2H, E P, S P")
    board.faced("E", card)
    board.director("N")
    assert (asked(board), duties(board), "24B" in board.citations) == (None, ["W pass once"], True)


@editions()
def test_24c_two_small_cards_cost_the_partner_one_pass(laws: Edition) -> None:
    board = calling(laws, "S 1S, W P, N 2S")
    board.dropped("E", "D4 C3")
    ruled(board)
    assert (duties(board), "24C" in board.citations) == (["W pass once"], True)


@editions()
@pytest.mark.parametrize("together", [True, False])
def test_24c_one_card_after_another_is_a_reading(laws: Edition, together: bool) -> None:
    board = calling(laws, "S 1S, W P, N 2S", set_aside=() if together else ("R24-5",))
    board.dropped("E", "D4")
    ruled(board)
    board.dropped("E", "C3")
    ruled(board)
    assert duties(board) == (["W pass once"] if together else [])


@editions()
def test_24c_a_hand_spread_before_its_time_is_two_or_more(laws: Edition) -> None:
    board = calling(laws, "S 1S, W P")
    board.spread("N")
    ruled(board)
    assert (duties(board), "24C" in board.citations) == (["S pass once"], True)


@editions()
def test_24_a_card_held_so_that_it_can_be_seen(laws: Edition) -> None:
    board = calling(laws, "S 1S, W P, N 2S")
    board.held("E", "DQ")
    ruled(board)
    assert duties(board) == ["W pass once"]


@editions()
def test_24_a_card_face_down_was_not_seen(laws: Edition) -> None:
    board = calling(laws, "S 1S, W P, N 2S")
    board.laid_face_down("E", "DQ")
    board.director("S")
    assert (asked(board), duties(board)) == (None, [])
    call(board, "E P, S P, W P")
    assert (board.table.face_down, penalty_cards(board)) == ((), set())


@editions()
def test_24_a_card_taken_up_again_has_been_seen(laws: Edition) -> None:
    board = calling(laws, "S 1S, W P, N 2S")
    board.faced("E", "DQ")
    board.retracted("E", "DQ")
    board.director("S")
    assert duties(board) == ["W pass once"]


@editions()
def test_24b_a_card_that_nobody_named_is_asked_for_if_its_rank_matters(laws: Edition) -> None:
    board = calling(laws, "S 1S, W P, N 2S")
    board.dropped("E", "", more=1)
    ruled(board)
    assert asked(board) == "card_exposed:1"
    board.answer("DQ")
    assert duties(board) == ["W pass once"]


@editions()
@pytest.mark.parametrize("finding", ["face_visible_to_partner_possible", "own_error"])
def test_24_not_to_be_seen_or_not_his_own_error_costs_nothing(laws: Edition, finding: str) -> None:
    board = calling(laws, "S 1S, W P, N 2S")
    board.dropped("E", "DQ")
    ruled(board, **{finding: False})
    assert (duties(board), {L1997: "16B", L2007: "16C", L2017: "16D"}[laws] in board.citations) == ([], True)
    call(board, "E P, S P, W P")
    assert penalty_cards(board) == set()


@editions()
def test_24_a_card_seen_before_anybody_called_may_have_been_seen_before_the_auction(laws: Edition) -> None:
    board = Board(dealer="S", laws=laws)
    board.dropped("N", "DT")
    board.director("E")
    assert (asked(board), options(board)) == ("within_period", {"auction", "before"})
    answered(board, within_period="before")
    assert (asked(board), duties(board), holds(board, "N", "DT")) == (None, [], True)
    call(board, "S P, W 1H, N P, E P, S P")
    assert (penalty_cards(board), "R24-4" in board.citations) == (set(), True)


@editions()
def test_24_once_somebody_has_called_the_period_is_not_asked_for(laws: Edition) -> None:
    board = calling(laws, "S P")
    board.dropped("N", "DT")
    board.director("E")
    assert asked(board) == "face_visible_to_partner_possible"


@editions()
@pytest.mark.parametrize("from_the_ruling", [True, False])
def test_24b_a_partner_who_has_called_since_passes_next_time(laws: Edition, from_the_ruling: bool) -> None:
    board = calling(laws, "S 1S, W P, N 2S", set_aside=() if from_the_ruling else ("R24-6",))
    board.dropped("E", "DQ")
    call(board, "E P, S 3S, W 4D, N P")
    ruled(board)
    assert duties(board) == (["W pass once"] if from_the_ruling else [])


# When the auction is over


@editions()
def test_24e_a_defenders_small_card_is_a_minor_penalty_card(laws: Edition) -> None:
    board = calling(laws, "S 1S, W P, N 2S")
    board.dropped("E", "D4")
    ruled(board)
    answered(call(board, "E P, S P, W P"))
    assert (penalty_cards(board), DEFENDER[laws] in board.citations) == ({"E:D4 minor"}, True)
    assert asked(board) is None
    # Who may use the card is now a matter of Law 50, and nothing else is said of the hand.
    assert not [each for each in board.table.information if "sight of East's cards" in str(each.subject)]


@editions()
def test_24e_two_cards_are_major_and_the_partner_on_lead_waits(laws: Edition) -> None:
    board = calling(laws, "S 1S, W P, N 2S")
    board.dropped("E", "D4 D3")
    ruled(board)
    answered(call(board, "E P, S P, W P"))
    assert penalty_cards(board) == {"E:D4 major", "E:D3 major"}
    assert (asked(board), to(board), options(board)) == ("lead_option:1", "S", {"require", "forbid", "leave"})


@editions()
def test_24e_cards_shown_one_after_another_are_major_together(laws: Edition) -> None:
    board = calling(laws, "S 1S, W P, N 2S")
    board.dropped("E", "D4")
    ruled(board)
    board.dropped("E", "C3")
    ruled(board)
    answered(call(board, "E P, S P, W P"))
    assert penalty_cards(board) == {"E:D4 major", "E:C3 major"}


@editions()
def test_24e_a_card_led_must_be_led(laws: Edition) -> None:
    board = calling(laws, "N 2H, E P, S P")
    board.faced("E", "S9")
    board.director("N")
    answered(call(board, "W P"))
    assert (str(board.contract), penalty_cards(board)) == ("2♥ by North", {"E:S9 major"})
    assert board.legal_plays.cards is not None
    assert [card.code for card in board.legal_plays.cards] == ["S9"]


def test_24_declarer_may_decline_in_1997() -> None:
    board = calling(L1997, "S 1S, W P, N 2S")
    board.dropped("E", "DQ")
    ruled(board)
    call(board, "E P, S P, W P")
    assert (asked(board), to(board)) == ("treat_as_penalty_card", "S")
    board.answer("no")
    assert (penalty_cards(board), "R24-1" in board.citations) == (set(), True)


@editions()
@pytest.mark.parametrize("seat", ["S", "N"])
def test_24d_the_declaring_side_takes_the_cards_back(laws: Edition, seat: str) -> None:
    board = calling(laws, "S 1S, W P, N 2S")
    board.dropped(seat, "DQ D4")
    board.director("E")
    answered(board)
    call(board, "E P, S P, W P")
    assert (penalty_cards(board), asked(board), DECLARING[laws] in board.citations) == (set(), None, True)


@editions()
def test_24e_both_defenders_have_their_own(laws: Edition) -> None:
    board = calling(laws, "S 1S, W P, N 2S")
    board.dropped("E", "D4")
    ruled(board)
    board.dropped("W", "C3")
    ruled(board)
    answered(call(board, "E P, S P, W P"))
    assert penalty_cards(board) == {"E:D4 minor", "W:C3 minor"}


@editions()
def test_24_a_passed_out_board_needs_nothing(laws: Edition) -> None:
    board = calling(laws, "S P, W P")
    board.dropped("E", "DQ")
    ruled(board)
    call(board, "N P, E P")
    assert (board.passed_out, asked(board)) == (True, None)


# Told late, and the auction reopened


@editions()
def test_24_waits_unattended_and_is_heard_when_the_auction_is_over(laws: Edition) -> None:
    board = calling(laws, "S 1S, W P, N 2S")
    board.dropped("E", "DQ")
    call(board, "E P, S P, W P")
    assert (unattended(board), penalty_cards(board)) == (["24"], set())
    answered(ruled(board))
    assert (penalty_cards(board), asked(board)) == ({"E:DQ major"}, "lead_option:1")
    assert "24B" in board.citations


@editions()
def test_24_answers_given_after_the_auction_count_from_then_on(laws: Edition) -> None:
    board = calling(laws, "S 1S, W P, N 2S")
    board.dropped("E", "DQ")
    board.director("S")
    call(board, "E P, S P, W P")
    answered(board)
    assert (penalty_cards(board), duties(board)) == ({"E:DQ major"}, [])


@editions()
def test_24_is_judged_again_if_the_auction_goes_on(laws: Edition) -> None:
    board = calling(laws, "S 1S, W P, N 2S")
    board.dropped("E", "DQ")
    ruled(board)
    answered(call(board, "E P, S P, W P"))
    board.answer("forbid")
    assert (penalty_cards(board), len(board.table.restrictions)) == (set(), 1)
    south, west = board.table.auction.standing[-2:]
    again = WithdrawCall.of(west).apply(board.table, book24.FACED_UNTIL_THE_END)
    again = WithdrawCall.of(south).apply(again, book24.FACED_UNTIL_THE_END)
    again = ReopenAuction().apply(again, book24.FACED_UNTIL_THE_END)
    board = Board(table=engine.begin(again).table)
    assert (board.table.calling, board.table.restrictions, users(board, "DQ")) == (True, (), ("NS", "W"))
    assert board.table.bound(west.seat, Bound.PASS_ONCE) is not None  # the pass that he owed has gone
    # West passes once, and East-West come to declare: the card goes back.
    call(board, "S 3C, W P, N P, E 3D, S P, W P, N P")
    assert (str(board.contract), penalty_cards(board), DECLARING[laws] in board.citations) == (
        "3♦ by East",
        set(),
        True,
    )


@editions()
def test_24_is_judged_again_and_the_offender_defends_again(laws: Edition) -> None:
    board = calling(laws, "S 1S, W P, N 2S")
    board.dropped("E", "DQ")
    ruled(board)
    answered(call(board, "E P, S P, W P"))
    last = board.table.auction.standing[-1]
    again = WithdrawCall.of(last).apply(board.table, book24.FACED_UNTIL_THE_END)
    board = Board(table=engine.begin(ReopenAuction().apply(again, book24.FACED_UNTIL_THE_END)).table)
    answered(call(board, "W 3C, N 3S, E P, S P, W P"))
    assert (penalty_cards(board), asked(board)) == ({"E:DQ major"}, "lead_option:1")


@editions()
def test_24_the_last_bid_need_not_be_known(laws: Edition) -> None:
    board = Board(turn="E", whole=False, laws=laws)
    board.dropped("S", ["HK"])
    board.director("E")
    for answer in ("auction", True, True):
        board.answer(answer)
    assert "24B" in board.citations
    for seat in "ESWN":  # whether passes have ended it nobody can tell
        board.made(seat, "P")
    assert (board.table.calling, board.contract) == (True, None)
    board.auction_over("4S by E")
    assert str(board.contract) == "4♠ by East"


@editions()
@pytest.mark.parametrize(("on_purpose", "kind"), [(True, "major"), (False, "minor")])
def test_24e_whether_a_small_card_was_shown_on_purpose_is_asked(laws: Edition, on_purpose: bool, kind: str) -> None:
    board = calling(laws, "S 1S, W P, N 2S")
    board.shown("E", "D4")
    ruled(board)
    call(board, "E P, S P, W P")
    while asked(board) != "exposed_by_deliberate_play":
        board.answer(True if board.question.wants == "yes or no" else board.question.values[0])  # type: ignore[union-attr]
    board.answer(on_purpose)
    assert penalty_cards(board) == {f"E:D4 {kind}"}
