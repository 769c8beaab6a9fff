"""Law 29: procedure after a call out of rotation."""

from __future__ import annotations

import pytest

from bridgelaws import Board
from bridgelaws.book.editions import L1997, L2007, L2017, Edition
from calls import called, calls, duties, leads, on, turn, users_of_call
from editions import editions
from scenes import asked, options, to, unattended


@editions()
def test_29_waits_until_somebody_draws_attention(laws: Edition) -> None:
    board = called(laws, "N", "S 1D")
    assert (calls(board), unattended(board), asked(board)) == ("S 1D?", ["29"], None)


# 29A


@editions()
def test_29a_the_left_hand_opponent_accepts_by_calling(laws: Edition) -> None:
    board = called(laws, "N", "S 1D", "W 1S")
    assert (calls(board), turn(board)) == ("S 1D, W 1S", "N")
    assert (duties(board), leads(board), board.table.docket) == (set(), [], ())
    assert "29A" in board.citations
    assert "31B" not in board.citations


@editions()
def test_29a_to_say_it_and_then_to_call_comes_to_the_same(laws: Edition) -> None:
    said = called(laws, "N", "S 1D")
    said.said("W", "accept")
    assert (calls(said), turn(said)) == ("S 1D", "W")
    assert "R29-1" in said.citations
    on(said, "W 1S")
    by_calling = called(laws, "N", "S 1D", "W 1S")
    assert (calls(said), turn(said), duties(said)) == (calls(by_calling), turn(by_calling), duties(by_calling))


@editions()
def test_r29_1_set_aside_he_is_asked_all_the_same(laws: Edition) -> None:
    board = called(laws, "N", "S 1D", set_aside=("R29-1",))
    board.said("W", "accept")
    assert (asked(board), to(board), calls(board)) == ("call_out_of_rotation", "W", "S 1D?")


@editions()
def test_29a_he_is_asked_and_nobody_else(laws: Edition) -> None:
    board = called(laws, "N", "S 1D")
    board.director("N")
    assert (asked(board), to(board), options(board)) == ("call_out_of_rotation", "W", {"accept", "refuse"})
    board.chose("accept")
    assert (calls(board), turn(board), duties(board)) == ("S 1D", "W", set())


@editions()
def test_29a_who_draws_attention_has_not_accepted(laws: Edition) -> None:
    board = called(laws, "N", "S 1D")
    board.said("W", "attention")
    assert asked(board) == "call_out_of_rotation"


@editions()
def test_29a_who_calls_after_attention_has_accepted(laws: Edition) -> None:
    board = called(laws, "N", "S 1D")
    board.director("W")
    on(board, "W P")
    assert (calls(board), turn(board), asked(board)) == ("S 1D, W P", "N", None)


@editions()
def test_29a_an_accepting_call_that_is_itself_insufficient_is_judged_afterwards(laws: Edition) -> None:
    board = called(laws, "N", "S 1D", "W 1C")
    assert (calls(board), unattended(board)) == ("S 1D, W 1C?", ["27"])
    assert "29A" in board.citations


@editions()
def test_29a_the_player_passed_over_gets_his_next_turn_only(laws: Edition) -> None:
    board = called(laws, "W", "E 1H", "S 1S", "W 2H", "N P", "E 4H", "S P", "W P", "N P")
    assert board.contract is not None
    assert (board.contract.code, str(board.table.declarer), turn(board)) == ("4H by E", "East", "S")
    assert board.table.lead_rights == ()


# 29B


@editions()
def test_29b_refused_by_word_before_anybody_asks(laws: Edition) -> None:
    board = called(laws, "N", "S 1D")
    board.said("W", "refuse")
    assert (calls(board), turn(board)) == ("(S 1D)", "N")
    assert {"29B", "10B"} <= set(board.citations)


@editions()
def test_29b_the_auction_goes_back_to_the_player_whose_turn_it_was(laws: Edition) -> None:
    board = called(laws, "N", "N 1C", "E P", "W 1H")
    board.director("S")
    board.chose("refuse")
    assert (calls(board), turn(board)) == ("N 1C, E P, (W 1H)", "S")
    assert users_of_call(board, "W 1H") == ("NS", "E")


@editions()
def test_29b_insufficient_and_out_of_rotation_is_dealt_with_here_first(laws: Edition) -> None:
    board = called(laws, "N", "N 1H", "E P", "W 1C")
    board.director("S")
    assert (asked(board), to(board)) == ("call_out_of_rotation", "N")
    board.chose("refuse")
    # At his right-hand opponent's turn: if South passes he has to repeat it, and then it is not enough.
    on(board, "S P")
    assert duties(board) == {"W repeat 1C"}
    on(board, "W 1C")
    assert unattended(board) == ["27"]
    board.director("N")
    assert to(board) == "N"
    assert {"27C", "27A2"} & set(board.citations)


# 29C


def transfer(laws: Edition) -> Board:
    """West opened 1NT, East bid 2D at North's turn, a transfer; refused. North has bid 2D, and East 2H."""
    board = called(laws, "W", "W 1NT", "E 2D")
    board.director("N")
    board.chose("refuse")
    return on(board, "N 2D", "E 2H")


def test_29c_what_an_artificial_bid_showed_counts_and_not_what_it_named() -> None:
    board = transfer(L2007)
    assert (asked(board), to(board)) == ("repeats_denomination", "Director")
    board.found(True)
    assert (duties(board), leads(board)) == ({"W pass once"}, [])
    assert {"31A2(a)", "29C"} <= set(board.citations)


@editions(L1997, L2007)
def test_29c_is_cited_only_where_what_was_shown_is_not_what_was_named(laws: Edition) -> None:
    """2D, a transfer, and then 3D, natural: it names the denomination and does not repeat what was shown."""
    board = called(laws, "W", "W 1NT", "E 2D")
    board.director("N")
    board.chose("refuse")
    on(board, "N 2C", "E 3D")
    board.found(False)
    assert {"31A2(b)", "29C"} <= set(board.citations)
    board = transfer(laws)
    board.found(False)
    assert "31A2(b)" in board.citations
    assert "29C" not in board.citations


def test_29c_2017_compares_what_both_say() -> None:
    board = transfer(L2017)
    board.found("similar")
    assert (duties(board), leads(board)) == (set(), [])
    assert {"31A2(a)", "23A1", "23C"} <= set(board.citations)


# Two in a row


@editions()
def test_two_in_a_row_the_partner_who_was_on_turn_has_called_in_rotation_if_the_first_is_refused(laws: Edition) -> None:
    board = called(laws, "E", "W P", "E P")
    assert calls(board) == "W P?, E P?"
    board.director("N")
    assert (asked(board), to(board)) == ("call_out_of_rotation", "N")
    board.chose("refuse")
    if asked(board) == "artificial_pass":
        board.found("natural")
    assert (calls(board), turn(board)) == ("(W P), E P", "S")


@editions()
def test_two_in_a_row_the_second_is_out_of_rotation_if_the_first_is_accepted(laws: Edition) -> None:
    board = called(laws, "E", "W P", "E P")
    board.director("N")
    board.chose("accept")
    assert calls(board) == "W P, E P?"
    assert (asked(board), to(board)) == ("call_out_of_rotation", "S")
    board.chose("refuse")
    board.found("natural")
    assert (calls(board), turn(board), duties(board)) == ("W P, (E P)", "N", {"E pass once"})


@editions()
def test_two_in_a_row_an_opponent_accepts_only_the_call_on_his_right(laws: Edition) -> None:
    # East bids at South's turn, West (his partner) over it; North calls over West's, and is no left of East's.
    board = called(laws, "N", "N P", "E P", "W 1H", "E 1S")
    assert calls(board) == "N P, E P, W 1H?, E 1S?"
    on(board, "S 2C")
    # South was on turn, and West's 1H counts for nothing (28B). Without it East has changed his pass (31, 25) and South
    # has called over that: if he did not mean to, that is found when attention is drawn.
    assert calls(board) == "N P, (E P), (W 1H), E 1S, S 2C"
    board.director("N")
    assert asked(board) == "slip"
    board.found(False)
    assert asked(board) == "meant_over"


@editions()
def test_two_in_a_row_a_mess(laws: Edition) -> None:
    # forums.ebu.co.uk/discussion/996: 1C, then 1S of South at East's turn, 1H of West (not enough), 1D of East.
    board = called(laws, "N", "N 1C", "S 1S", "W 1H", "E 1D")
    assert calls(board) == "N 1C, S 1S, W 1H?, E 1D?"
    board.director("N")
    assert (asked(board), to(board)) == ("insufficient_bid", "N")


@editions()
@pytest.mark.parametrize("hands", [None, "N:974.AJ3.63.AK963 K83.K9752.7.8752 AQJ5.T864.KJ94.4 T62.Q.AQT852.QJT"])
def test_hands_make_no_difference(laws: Edition, hands: str | None) -> None:
    board = called(laws, "N", "S 1D", deal=hands)
    board.director("W")
    board.chose("refuse")
    assert (calls(board), turn(board)) == ("(S 1D)", "N")


@editions()
@pytest.mark.parametrize(
    ("dealer", "told", "chooser", "then"),
    [
        ("N", ("E 1S",), "S", {L1997: "in the same denomination, West must pass once", L2017: "a comparable call"}),
        ("N", ("S 1S",), "W", {L1997: "North must pass to the end", L2017: "North may call anything"}),
        ("N", ("W 1S",), "N", {L1997: "East must pass to the end", L2017: "East may call anything"}),
        ("W", ("W 1H", "N P", "S X"), "W", {L1997: "North must pass to the end", L2017: "a comparable call"}),
        ("N", ("N 1H", "S P"), "W", {L1997: "South must then pass once", L2017: "South must then pass once"}),
        ("N", ("N 1H", "W P"), "N", {L1997: "West must then pass to the end", L2017: "East may call anything"}),
        ("N", ("S P",), "W", {L1997: "South must then pass once", L2017: "North may call anything"}),
    ],
)
def test_he_hears_what_refusing_means_before_he_chooses(
    laws: Edition, dealer: str, told: tuple[str, ...], chooser: str, then: dict[Edition, str]
) -> None:
    board = Board(dealer=dealer, laws=laws)
    for call in told:
        board.made(*call.split())
    board.director(chooser)
    assert asked(board) == "call_out_of_rotation"
    assert board.question is not None
    assert then[L2017 if laws is L2017 else L1997] in board.question.say


# Gone on: nobody called the Director, and the auction went round as if the call had not been made


ROUND = ("S 1H", "N 1C", "E P", "S 2D")


@editions()
@pytest.mark.parametrize("first", ["S P", "S 1H"])
def test_r29_2_who_calls_over_a_later_call_does_not_accept_the_first(laws: Edition, first: str) -> None:
    board = called(laws, "N", first, *ROUND[1:], "W P")
    assert calls(board) == f"({first}), N 1C, E P, S 2D, W P"
    assert (turn(board), duties(board), leads(board)) == ("N", set(), [])
    assert users_of_call(board, first) == ("EW", "N")
    assert {"R29-2", "11A"} <= set(board.citations)
    assert "29A" not in board.citations


@editions()
def test_r29_2_the_call_that_was_taken_back_counts_for_nothing(laws: Edition) -> None:
    board = called(laws, "N", "S 1H")
    board.taken_back("S")
    on(board, *ROUND[1:], "W P", "N P", "E P")
    assert (calls(board), str(board.contract)) == ("(S 1H), N 1C, E P, S 2D, W P, N P, E P", "2♦ by South")


@editions()
def test_r29_2_before_that_the_left_hand_opponent_still_chooses(laws: Edition) -> None:
    board = called(laws, "N", *ROUND)
    board.director("W")
    assert (asked(board), to(board)) == ("call_out_of_rotation", "W")


@editions()
def test_r29_2_set_aside_he_has_accepted_it(laws: Edition) -> None:
    board = called(laws, "N", *ROUND, "W P", set_aside=("R29-2",))
    assert "29A" in board.citations
    assert calls(board).startswith("S 1H, N 1C")
