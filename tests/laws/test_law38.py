"""Law 38: bid of more than seven."""

from __future__ import annotations

from bridgelaws.book.editions import L1997, L2007, L2017, Edition
from bridgelaws.laws.law26 import queries as query26
from bridgelaws.play.board import Board
from bridgelaws.values.cards import Suit
from bridgelaws.values.seats import Seat
from editions import editions
from law36_scenes import auction, barred_from, call, cards, contract, duties, fallen, referred, rights, standing, turn
from scenes import asked

NEVER = {L1997: "38", L2007: "38A", L2017: "38A"}
PASSES = {L1997: "38", L2007: "38C", L2017: "38C"}
CONDONED = {L1997: "35C", L2007: "38B", L2017: "38B"}
AWARE = {L1997: "72B1", L2007: "23", L2017: "72C"}
BOTH = {"E pass to the end", "W pass to the end"}
EIGHT = "S 7S, W 8C"


@editions()
def test_38_it_is_cancelled_and_a_pass_takes_its_place_and_both_pass_to_the_end(laws: Edition) -> None:
    board = auction(laws, EIGHT)
    board.director("N")
    assert (asked(board), standing(board), fallen(board)) == (None, "S 7S, W P", ["W 8C"])
    assert (turn(board), duties(board), rights(board)) == ("N", BOTH, ["W 8C"])
    assert {NEVER[laws], PASSES[laws]} <= set(board.citations)
    assert f"{AWARE[laws]} must" in referred(board)


@editions()
def test_38_the_next_player_having_called_both_must_still_pass_but_for_1997(laws: Edition) -> None:
    board = call(auction(laws, EIGHT), "N P")
    board.director("E")
    assert (standing(board), fallen(board), turn(board)) == ("S 7S, W P", ["W 8C", "N P"], "N")
    assert duties(board) == (set() if laws is L1997 else BOTH)
    assert (rights(board), f"{AWARE[laws]} must" in referred(board)) == ([], False)
    assert CONDONED[laws] in board.citations


@editions()
def test_38_every_later_call_goes(laws: Edition) -> None:
    board = call(auction(laws, EIGHT), "N X, E P")
    board.director("S")
    assert (fallen(board), turn(board)) == (["W 8C", "N X", "E P"], "N")
    assert board.legal_calls.why_not("X") is not None  # 7S is his partner's


@editions()
def test_38_the_pass_may_end_the_auction(laws: Edition) -> None:
    board = auction(laws, "N 7S, E P, S P, W 8C")
    board.director("N")
    assert (contract(board), turn(board)) == ("7S by N", "E")


@editions()
def test_38_out_of_turn_it_goes_back_and_he_passes_at_his_turn(laws: Edition) -> None:
    board = auction(laws, "S 1S, N 8C")
    board.director("W")
    assert (standing(board), turn(board)) == ("S 1S", "W")
    assert (duties(board), "R38-2" in board.citations) == ({"N pass to the end", "S pass to the end"}, True)


@editions(L1997)
def test_35c_out_of_turn_and_condoned_he_passes_once(laws: Edition) -> None:
    board = auction(laws, "S 1S, N 8C, E P")
    board.director("W")
    assert (turn(board), duties(board)) == ("W", {"N pass once"})


@editions()
def test_38_over_it_a_bid_that_would_be_enough_otherwise_goes_with_it(laws: Edition) -> None:
    board = call(auction(laws, "S 1S, W 8C"), "N 2S")
    board.director("E")
    assert (standing(board), turn(board), board.table.docket) == ("S 1S, W P", "N", ())


@editions()
def test_38_found_before_the_lead_the_auction_goes_on(laws: Edition) -> None:
    board = call(auction(laws, EIGHT), "N P, E P, S P")
    board.director("N")
    assert (contract(board), turn(board), standing(board)) == (None, "N", "S 7S, W P")


@editions()
def test_38_played_all_the_same_the_last_legal_bid_is_scored(laws: Edition) -> None:
    """R38-1; without it the Director has nothing but the number of the law to go by."""
    for aside in ([], ["R38-1"]):
        board = cards(call(auction(laws, EIGHT, set_aside=aside), "N P, E P, S P"), "N:SA")
        board.director("N")
        assert contract(board) == ("8C by W" if aside else "7S by S")
        assert (f"{NEVER[laws]} must" if aside else "R38-1 must") in referred(board)
        assert board.table.trumps is Suit.CLUBS  # what was played was played at clubs


@editions()
def test_38_what_it_told_is_not_for_his_partner(laws: Edition) -> None:
    board = auction(laws, EIGHT)
    board.director("N")
    assert (len(barred_from(board, "E")), barred_from(board, "N")) == (1, [])


@editions()
def test_38_scored_for_the_other_side_it_was_still_played_by_the_one_that_bid_it(laws: Edition) -> None:
    """West declared 8C and North led to it, whatever is scored: what is told late was so at that table (24)."""
    board = cards(call(auction(laws, EIGHT), "N P, E P, S P"), "N:SA E:S2")
    board.director("N")
    table = board.table
    assert (contract(board), table.agreed.code, table.declarer.letter) == ("7S by S", "8C by W", "W")
    assert not query26.led_out_of_turn(table, Seat.NORTH)
    board.exposed_in_auction("S", "HK")
    (file,) = board.table.docket
    assert file.before.declarer is Seat.WEST
    assert file.before.is_defender(Seat.SOUTH)


@editions()
def test_38_a_double_of_it_is_not_scored_as_one_of_the_last_legal_bid(laws: Edition) -> None:
    board = cards(call(auction(laws, EIGHT), "N X, E P, S P, W P"), "N:SA")
    board.director("N")
    assert (contract(board), fallen(board)) == ("7S by S", ["W 8C", "N X"])


@editions()
def test_38_played_all_the_same_who_declares_the_last_legal_bid_is_found_where_the_rounds_are_not_known(
    laws: Edition,
) -> None:
    """The last legal bid is the contract (R38-1); whose it was nobody has told."""
    board = Board(laws=laws, turn="N", whole=False, bid="6H")
    call(board, "N 8C, E P, S P, W P")
    board.answer("N")
    cards(board, "E:SK")
    board.director("S")
    question = board.question
    assert question is not None
    assert (question.id, set(question.values)) == ("declarer", {"N", "E", "S", "W"})
    board.answer("W")
    assert board.table.scored is not None
    assert board.table.scored.code == "6H by W"
    assert board.table.referrals


def test_38_what_was_led_goes_back_into_the_auction_and_nobody_is_dummy_then() -> None:
    """No lead is left once a card is found not to have been led, and the auction goes on without the bid."""
    board = auction(L2017, "N P, E 9S, S P, W P, N P", dealer="N")
    cards(board, "E:C5 S:CT W:C6")
    board.director("S")
    assert asked(board) == "deemed_led"
    board.answer(False)
    assert (contract(board), asked(board)) == (None, None)
    assert "24B" in board.citations
