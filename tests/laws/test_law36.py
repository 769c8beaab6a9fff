"""Laws 35 and 36: inadmissible doubles and redoubles."""

from __future__ import annotations

import pytest

from bridgelaws.book.editions import L1997, L2007, L2017, Edition
from bridgelaws.play.board import Board
from editions import editions
from law36_scenes import auction, barred_from, call, cards, contract, duties, fallen, referred, rights, standing, turn
from scenes import asked

A = {L1997: "35A", L2007: "36A", L2017: "36A"}
B1 = {L1997: "36", L2007: "36B1", L2017: "36B1"}
B2 = {L1997: "36", L2007: "36B2", L2017: "36B2"}
B4 = {L1997: "36", L2007: "36B4", L2017: "36B4"}
AWARE = {L1997: "72B1", L2007: "23", L2017: "72C"}
DOUBLES = "S 4S, W X, N P, E X"  # East doubles his partner's double


@editions()
def test_36_waits_until_somebody_speaks_and_the_auction_goes_on(laws: Edition) -> None:
    board = auction(laws, DOUBLES)
    assert (board.now.status, turn(board), duties(board)) == ("unattended", "S", set())


@editions()
def test_36b_it_is_cancelled_and_he_calls_again_and_his_partner_passes_to_the_end(laws: Edition) -> None:
    board = auction(laws, DOUBLES)
    board.director("S")
    assert (asked(board), standing(board), fallen(board)) == (None, "S 4S, W X, N P", ["E X"])
    assert (turn(board), duties(board), rights(board)) == ("E", {"W pass to the end"}, ["E X"])
    assert {B1[laws], B2[laws]} <= set(board.citations)
    assert f"{AWARE[laws]} must" in referred(board)
    assert board.legal_calls.why_not("5C") is None
    assert board.legal_calls.why_not("XX") is not None


@editions()
def test_36b_the_partner_passes_even_if_the_new_call_is_much_like_the_old(laws: Edition) -> None:
    board = auction(laws, "W 1D, N 1H, E P, S X")
    board.director("W")
    call(board, "S 2H, W P, N 3H")
    assert (board.now.status, duties(board)) == ("unattended", {"N pass to the end"})
    board.director("E")
    assert "N 3H" in fallen(board)


@editions()
def test_36b_the_next_player_is_not_asked_whether_he_accepts(laws: Edition) -> None:
    board = auction(laws, DOUBLES)
    board.said("S", "accept")
    board.director("S")
    assert (asked(board), fallen(board)) == (None, ["E X"])


@editions()
def test_36b_the_opponents_may_use_it_and_the_partner_may_not(laws: Edition) -> None:
    board = auction(laws, DOUBLES)
    board.director("S")
    assert [barred_from(board, seat) for seat in "NS"] == [[], []]
    assert len(barred_from(board, "W")) == 1


@editions()
def test_36b_a_redouble_of_nothing_is_one_too(laws: Edition) -> None:
    board = auction(laws, "N 1S, E P, S XX")
    board.director("W")
    assert (fallen(board), turn(board), duties(board)) == (["S XX"], "S", {"N pass to the end"})


@editions()
def test_36b_a_double_before_any_bid_is_one_too(laws: Edition) -> None:
    board = auction(laws, "N P, E X")
    board.director("S")
    assert (fallen(board), turn(board), duties(board)) == (["E X"], "E", {"W pass to the end"})


@editions()
def test_36b4_out_of_turn_the_auction_goes_back_and_he_calls_at_his_turn(laws: Edition) -> None:
    board = auction(laws, "W 1D, N 1H, S X")
    board.director("W")
    assert (turn(board), duties(board), B4[laws] in board.citations) == ("E", {"N pass to the end"}, True)
    call(board, "E 2D, S 2S, W P")
    assert (board.now.status, turn(board)) == ("regular", "N")
    assert board.legal_calls.why_not("3S") is not None


@editions()
def test_36b_a_second_double_that_is_not_allowed_is_dealt_with_like_the_first(laws: Edition) -> None:
    board = auction(laws, DOUBLES)
    board.director("S")
    call(board, "E XX")
    board.director("S")
    assert (fallen(board), turn(board)) == (["E X", "E XX"], "E")
    assert rights(board) == ["E X", "E XX"]


@editions()
def test_36a_after_the_next_players_call_all_goes_back_and_nothing_follows(laws: Edition) -> None:
    board = call(auction(laws, DOUBLES), "S P")
    board.director("S")
    assert (standing(board), fallen(board)) == ("S 4S, W X, N P", ["E X", "S P"])
    assert (turn(board), duties(board), rights(board)) == ("E", set(), [])
    assert A[laws] in board.citations
    assert f"{AWARE[laws]} must" not in referred(board)


@editions()
def test_36a_good_calls_made_later_go_too_and_what_was_irregular_about_them(laws: Edition) -> None:
    board = call(auction(laws, DOUBLES), "S P, W 5H, N 5D")
    assert board.now.status == "unattended"
    board.director("N")
    assert (fallen(board), turn(board)) == (["E X", "S P", "W 5H", "N 5D"], "E")
    assert board.table.docket == ()


@editions()
def test_36a_out_of_turn_it_goes_back_to_the_player_whose_turn_it_was(laws: Edition) -> None:
    board = auction(laws, "W 1D, N 1H, S X, W P")
    board.director("N")
    assert (fallen(board), turn(board), duties(board)) == (["S X", "W P"], "E", set())


@editions()
def test_36a_after_three_passes_and_before_the_lead_the_auction_goes_on(laws: Edition) -> None:
    board = auction(laws, "N 3H, E P, S X, W P, N P, E P")
    assert contract(board) == "3HX by N"
    board.director("E")
    assert (contract(board), turn(board), fallen(board)) == (None, "S", ["S X", "W P", "N P", "E P"])
    call(board, "S P, W P")
    assert (contract(board), turn(board)) == ("3H by N", "E")


@editions()
def test_36a_the_cancelled_calls_of_the_other_side_are_for_that_side_alone(laws: Edition) -> None:
    board = call(auction(laws, DOUBLES), "S P")
    board.director("S")
    assert len(barred_from(board, "W")) == 2
    assert len(barred_from(board, "E")) == 1
    assert barred_from(board, "N") == []


PLAYED = "N 3H, E P, S X, W P, N P, E P"


@editions()
def test_36c_in_the_play_it_is_scored_as_if_it_had_not_been_made(laws: Edition) -> None:
    board = cards(auction(laws, PLAYED), "E:SA")
    board.director("E")
    assert (contract(board), board.table.trick.order != ()) == ("3H by N", True)
    assert ("36C" if laws is L2017 else "R36-1") in board.citations
    assert (duties(board), rights(board)) == (set(), [])


@editions()
def test_36c_after_the_play_too(laws: Edition) -> None:
    """The auction went on over it and ended elsewhere: what was played is what is scored."""
    board = auction(laws, "W 1D, N 1H, S X, W P, N 1NT, E P, S P, W P")
    cards(board, "E:DA")
    board.ended(8)
    board.director("E")
    assert (contract(board), board.table.total) == ("1NT by N", (8, 5))


@editions(L1997, L2007)
def test_36_without_the_reading_the_director_decides_what_becomes_of_the_result(laws: Edition) -> None:
    board = cards(auction(laws, PLAYED, set_aside=["R36-1"]), "E:SA")
    board.director("E")
    assert (contract(board), f"{A[laws]} may" in referred(board)) == ("3HX by N", True)


@editions()
def test_36_who_puts_a_legal_call_in_its_place_himself_silences_his_partner(laws: Edition) -> None:
    board = auction(laws, "N P, E P, S P, W 1H, N P, E X")
    board.said("S", "refuse")
    call(board, "E P")
    assert (standing(board).endswith("N P, E P"), duties(board)) == (True, {"W pass to the end"})
    assert {"R36-2", B2[laws], "10B"} <= set(board.citations)
    call(board, "S P")
    assert contract(board) == "1H by W"


@editions()
def test_36_over_calls_that_were_on_file_when_the_log_began(laws: Edition) -> None:
    board = auction(laws, "E X", dealer="S", calls=[("S", "4S"), ("W", "X"), ("N", "P")])
    board.director("S")
    assert (turn(board), duties(board)) == ("E", {"W pass to the end"})


@editions()
def test_36_of_an_auction_not_on_file_nothing_is_known_to_be_inadmissible(laws: Edition) -> None:
    board = call(Board(laws=laws, whole=False, bid="1S", turn="E"), "E X")
    assert (board.rulings, standing(board), turn(board)) == ((), "E X", "S")
    assert str(Board(laws=laws, whole=False, bid="1S", turn="E").legal_calls.depends_on("X")).endswith("(19A1)")


@pytest.mark.parametrize(("laws", "ref"), [(L1997, "35"), (L2007, "35"), (L2017, "35")])
def test_35_is_cited_for_the_condonation_in_1997_and_for_the_list_later(laws: Edition, ref: str) -> None:
    ruled = auction(laws, DOUBLES)
    ruled.director("S")
    condoned = call(auction(laws, DOUBLES), "S P")
    condoned.director("S")
    assert (ref in ruled.citations, ref in condoned.citations) == (laws is not L1997, True)


@editions()
def test_36c_a_redouble_of_it_is_not_scored_either(laws: Edition) -> None:
    board = cards(auction(laws, "N 1S, E P, S X, W XX, N P, E P, S P"), "E:SA")
    board.director("N")
    assert (contract(board), fallen(board)) == ("1S by N", ["S X", "W XX"])
    assert ("36C" if laws is L2017 else "R36-1") in board.citations


@editions()
def test_36c_what_was_against_law_19_only_because_of_it_counts(laws: Edition) -> None:
    board = cards(auction(laws, "N 1S, E P, S X, W P, N P, E X, S P, W P, N P"), "E:SA")
    board.director("N")
    assert (contract(board), fallen(board)) == ("1SX by N", ["S X"])


@editions()
def test_36c_a_contract_that_was_told_is_scored_without_it_as_well(laws: Edition) -> None:
    board = auction(laws, "N 1S, E P, S X")
    board.auction_over("1SX by N")
    cards(board, "E:HK").director("W")
    assert (str(board.contract), board.table.agreed.doubled) == ("1♠ by North", 1)


@editions()
def test_36c_a_higher_contract_was_never_doubled_by_it(laws: Edition) -> None:
    board = auction(laws, "N 1S, E P, S X")
    board.auction_over("2SX by N")
    cards(board, "E:HK").director("W")
    assert str(board.contract) == "2♠X by North"


@editions()
def test_36c_one_found_not_to_be_allowed_by_calls_that_are_not_on_file_is_not_scored(laws: Edition) -> None:
    board = Board(turn="N", bid="4S", whole=False, laws=laws)
    call(board, "N X").auction_over("4SX by S")
    cards(board, "W:CK").director("E")
    assert asked(board) == "double_allowed"
    board.found(False)
    assert (str(board.contract), board.table.agreed.doubled, fallen(board)) == ("4♠ by South", 1, ["N X"])


@editions()
def test_36a_an_auction_that_came_to_its_end_over_it_goes_back_to_it(laws: Edition) -> None:
    board = auction(laws, "N 1S, E P, S X")
    board.auction_over("1SX by N")
    board.director("E")
    assert (turn(board), standing(board), fallen(board)) == ("S", "N 1S, E P", ["S X"])
    assert (duties(board), rights(board), board.contract) == (set(), [], None)
    assert A[laws] in board.citations
    call(board, "S 2S, W P, N P, E P")
    assert str(board.contract) == "2♠ by North"


# 19: what was called before is not on file


@editions()
def test_19_whether_a_double_is_allowed_is_asked_where_it_is_not_on_file(laws: Edition) -> None:
    for allowed in (True, False):
        board = Board(turn="E", whole=False, laws=laws)
        call(board, "E X").director("S")
        assert asked(board) == "double_allowed"
        board.found(allowed)
        assert (asked(board), standing(board)) == (None, "E X" if allowed else "")
        assert duties(board) == (set() if allowed else {"W pass to the end"})


@editions()
def test_19_a_redouble_out_of_rotation_is_offered_to_nobody_if_there_was_no_double(laws: Edition) -> None:
    for allowed in (True, False):
        board = Board(turn="E", bid="1S", whole=False, laws=laws)
        call(board, "S XX").director("W")
        assert (asked(board), "a double by an opponent" in board.question.text) == ("double_allowed", True)
        board.found(allowed)
        assert asked(board) == ("call_out_of_rotation" if allowed else None)
        assert (turn(board), duties(board)) == ("E", set() if allowed else {"N pass to the end"})


@editions()
def test_19_nobody_asks_once_the_auction_has_gone_on(laws: Edition) -> None:
    board = Board(turn="E", whole=False, laws=laws)
    call(board, "E X, S P").director("W")
    assert asked(board) is None


@editions()
def test_36_not_once_somebody_has_called_over_it_though_that_call_waits(laws: Edition) -> None:
    # What West's pass over the redouble is turns on North's bid out of rotation, on which nobody has ruled.
    board = auction(laws, "E 1D, N 1D, S X, S XX, W P, S P", dealer="E")
    assert [made.call.code for made in board.auction.pending if made.seat.letter == "W"] == ["P"]
    assert (bool(duties(board)), "R36-2" in board.citations) == (False, False)
