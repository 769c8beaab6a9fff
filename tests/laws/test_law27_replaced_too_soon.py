"""Law 27C: an insufficient bid that was replaced before the Director had ruled."""

from __future__ import annotations

import pytest

from bridgelaws.book.editions import L1997, L2007, L2017, Edition
from bridgelaws.play.board import Board
from editions import editions
from law27_scenes import auction, calls, duties, lead_rights, may_use, tell, turn
from scenes import asked, options, to, unattended

LATER = (L2007, L2017)
FREE = {L2007: "both_natural", L2017: "same_denomination"}
ACCEPTED = {L1997: "27A", L2007: "27A1", L2017: "27A1"}

WAYS = pytest.mark.parametrize("way", ["E", "E >"])


@editions()
@WAYS
def test_27c_it_is_first_asked_whether_it_was_a_slip(laws: Edition, way: str) -> None:
    board = auction(laws, f"N 1S, E 1H, {way} 2H, S !")
    assert (asked(board), to(board)) == ("slip", "Director")
    tell(board, "= no")
    assert (asked(board), options(board)) == ("insufficient_bid", {"accept", "refuse"})


@editions()
@WAYS
def test_27c_the_first_may_still_be_accepted(laws: Edition, way: str) -> None:
    board = auction(laws, f"N 1S, E 1H, {way} P, S !, = no, = accept")
    assert (calls(board), turn(board)) == ("N 1S, E 1H, (E P)", "S")
    assert (duties(board), lead_rights(board)) == (set(), [])
    assert ACCEPTED[laws] in board.citations
    assert ("27C" in board.citations) is (laws is not L1997)


@editions(*LATER)
@WAYS
def test_27c_refused_what_was_put_there_stands_and_is_judged(laws: Edition, way: str) -> None:
    board = auction(laws, f"N 1S, E 1H, {way} 2H, S !, = no, = refuse")
    assert asked(board) == "replacement"
    tell(board, f"= {FREE[laws]}")
    assert (calls(board), turn(board), duties(board)) == ("N 1S, [E 1H], E 2H", "S", set())
    assert {"27C", "27B1(a)"} <= set(board.citations)
    other = auction(laws, f"N 1S, E 1H, {way} 2D, S !, = no, = refuse, = none")
    assert (calls(other), duties(other)) == ("N 1S, [E 1H], E 2D", {"W pass to the end"})


@editions(*LATER)
@WAYS
def test_27c_a_double_put_there_too_soon_goes_by_27b3(laws: Edition, way: str) -> None:
    board = auction(laws, f"N 1S, E 1H, {way} X, S !, = no, = refuse, = none")
    assert (calls(board), turn(board)) == ("N 1S, [E 1H], (E X)", "E")
    assert (duties(board), "27B3" in board.citations) == ({"W pass to the end", "E no double"}, True)


@editions(L1997)
@WAYS
def test_27b_in_1997_an_attempt_is_cancelled_and_he_chooses_again(laws: Edition, way: str) -> None:
    board = auction(laws, f"N 1S, E 1H, {way} 3C, S !, = no, = refuse")
    assert (calls(board), turn(board), duties(board)) == ("N 1S, [E 1H], (E 3C)", "E", {"E no double"})
    assert lead_rights(board) == ["E 3C"]
    tell(board, "E 2H, = both_natural")
    assert (duties(board), lead_rights(board), may_use(board, "1♥")) == (set(), ["E 3C"], ("NSW", ""))


@editions(L1997)
def test_27b3_in_1997_an_attempted_double_silences_the_partner(laws: Edition) -> None:
    board = auction(laws, "N 1S, E 1H, E X, S !, = no, = refuse")
    assert (calls(board), duties(board)) == ("N 1S, [E 1H], (E X)", {"W pass to the end", "E no double"})


@editions(*LATER)
@WAYS
def test_27c_of_two_that_are_not_enough_either_may_be_accepted(laws: Edition, way: str) -> None:
    board = auction(laws, f"N 2S, E 1H, {way} 2H, S !, = no")
    assert options(board) == {"accept", "accept_second", "refuse"}
    first = tell(auction(laws, f"N 2S, E 1H, {way} 2H, S !, = no"), "= accept")
    assert calls(first) == "N 2S, E 1H, (E 2H)"
    second = tell(board, "= accept_second")
    assert (calls(second), duties(second)) == ("N 2S, [E 1H], E 2H", set())


@editions()
@WAYS
def test_27c_both_refused(laws: Edition, way: str) -> None:
    board = auction(laws, f"N 2S, E 1H, {way} 2H, S !, = no, = refuse, E 3H")
    assert (calls(board), duties(board)) == ("N 2S, [E 1H], (E 2H), E 3H", {"W pass to the end"})


@editions(L1997)
def test_r27_8_of_two_that_are_not_enough_only_the_first_may_be_accepted(laws: Edition) -> None:
    told = "N 2S, E 1H, E 2H, S !, = no"
    assert options(auction(laws, told)) == {"accept", "refuse"}
    assert options(auction(laws, told, set_aside=("R27-8",))) == {"accept", "accept_second", "refuse"}


@editions()
@WAYS
def test_r27_7_a_call_over_the_replacement_does_not_accept_the_bid(laws: Edition, way: str) -> None:
    board = auction(laws, f"N 1S, E 1H, {way} 2H, S P")
    assert (calls(board), turn(board), asked(board)) == ("N 1S, [E 1H], E 2H, S P", "W", None)
    tell(board, "N !, = no")
    assert asked(board) == "replacement"
    tell(board, "= none")
    assert duties(board) == {"W pass to the end"}


@editions()
@WAYS
@pytest.mark.parametrize("since", ["S P", "S P, W 3C"])
def test_25a_a_slip_put_right_and_called_over_costs_nothing(laws: Edition, way: str, since: str) -> None:
    board = auction(laws, f"N 1S, E 1H, {way} 2C, {since}, N !")
    assert (asked(board), to(board)) == ("slip", "Director")
    tell(board, "= yes" if laws is L2017 else "= yes, = yes")
    assert (calls(board), asked(board)) == (f"N 1S, [E 1H], E 2C, {since}", None)
    assert (duties(board), lead_rights(board), may_use(board, "1♥")) == (set(), [], ("NSW", ""))
    assert ("25A" if laws is L1997 else "25A1") in board.citations


@editions(L1997, L2007)
def test_25a_after_a_pause_for_thought_it_is_a_replacement(laws: Edition) -> None:
    board = auction(laws, "N 1S, E 1H, E > 2C, S P, N !, = yes, = no")
    assert duties(board if asked(board) is None else tell(board, "= none")) == {"W pass to the end"}


@editions()
@pytest.mark.parametrize("found", ["", ", = no"])
def test_27c_called_over_while_the_director_is_there_it_is_judged_at_once(laws: Edition, found: str) -> None:
    board = auction(laws, f"N 1S, E 1H, E > 2C, N !{found}, S P")
    if not found:
        assert asked(board) == "slip"
        tell(board, "= no")
    if laws is not L1997:
        assert asked(board) == "replacement"
        tell(board, "= none")
    assert (calls(board), duties(board)) == ("N 1S, [E 1H], E 2C, S P", {"W pass to the end"})


@editions()
@WAYS
def test_r27_7_set_aside_a_call_over_the_replacement_accepts_the_bid(laws: Edition, way: str) -> None:
    board = auction(laws, f"N 1S, E 1H, {way} 2H, S P", set_aside=("R27-7",))
    assert (calls(board), duties(board)) == ("N 1S, E 1H, (E 2H), S P", set())


@editions()
@WAYS
def test_27b4_a_call_over_a_second_insufficient_bid_accepts_that(laws: Edition, way: str) -> None:
    board = auction(laws, f"N 2S, E 1H, {way} 2H, S P")
    assert (calls(board), unattended(board)) == ("N 2S, [E 1H], E 2H, S P", [])


@editions(*LATER)
def test_27c_what_takes_the_place_of_a_second_insufficient_bid_waits_for_the_ruling_on_that(laws: Edition) -> None:
    told = "N 2S, E 1H, S !, = refuse, E 2H, E P, = no"
    board = auction(laws, told)
    assert (asked(board), options(board)) == ("insufficient_bid", {"accept", "refuse"})
    tell(board, "= refuse")
    assert (calls(board), asked(board)) == ("N 2S, [E 1H], (E 2H), E P", None)
    assert (duties(board), lead_rights(board)) == ({"W pass to the end"}, ["E 1H", "E 2H"])
    board = auction(laws, f"{told}, = accept")
    assert (calls(board), duties(board)) == ("N 2S, [E 1H], E 2H, (E P)", set())


@editions(*LATER)
def test_27b4_of_a_second_and_a_third_insufficient_bid_either_may_be_accepted(laws: Edition) -> None:
    board = auction(laws, "N 2S, E 1H, S !, = refuse, E 2H, E 2D, = no")
    assert options(board) == {"accept", "accept_second", "refuse"}
    tell(board, "= accept_second")
    assert (calls(board), duties(board)) == ("N 2S, [E 1H], [E 2H], E 2D", set())


@editions(L1997)
def test_27b_of_1997_what_takes_the_place_of_a_second_one_too_soon_is_cancelled(laws: Edition) -> None:
    board = auction(laws, "N 2S, E 1H, S !, = refuse, E 2H, E P, = no, = refuse", set_aside=("R27-8",))
    assert (calls(board), asked(board)) == ("N 2S, [E 1H], (E 2H), (E P)", None)
    assert duties(board) == {"W pass to the end", "E no double"}
    assert lead_rights(board) == ["E 1H", "E 2H", "E P"]


# 25A before 27, and 31 before 27


@editions()
@WAYS
def test_25a_a_slip_comes_before_everything(laws: Edition, way: str) -> None:
    board = auction(laws, f"N 1S, E 1H, {way} 2H, S !, = yes")
    while asked(board):
        tell(board, "= yes")
    assert (duties(board), lead_rights(board)) == (set(), [])
    assert [str(made) for made in board.auction.standing] == ["N 1♠", "E 2♥"]


@editions()
def test_27c_of_several_calls_put_in_its_place_only_the_last_waits(laws: Edition) -> None:
    board = auction(laws, "N 4S, E 4S, E 5C, E P, S 7S")
    assert calls(board) == "N 4S, [E 4S], (E 5C), E P, S 7S"
    board.director("S")
    assert [made for made in board.auction.calls if made.pending] == []


@editions()
def test_27c_the_rounds_before_need_not_be_known_for_that(laws: Edition) -> None:
    board = Board(laws=laws, whole=False, turn="S", bid="4S")
    tell(board, "S 4S, S XX, S P, W 7S")
    assert calls(board) == "[S 4S], (S XX), S P, W 7S"


@editions()
def test_27c_what_the_bid_showed_is_said_though_its_replacement_falls_before_it_is_judged(laws: Edition) -> None:
    # East's double shows that his partner's pass and North's went past South, and both go back (34).
    board = Board(laws=laws, whole=False, turn="W", bid="4H")
    tell(board, "N 4S, E P, W X, W > P, N 4C, N P, E X")
    assert "[N 4C], (N P)" in calls(board)
    assert may_use(board, "4♣") == ("EW", "S")


@editions(*LATER)
@pytest.mark.parametrize("second", ["8H", "XX"])
def test_27c_what_can_never_stand_is_judged_as_if_it_were_made_in_its_turn(laws: Edition, second: str) -> None:
    board = auction(laws, f"N 1S, E 1H, E > {second}, S !, = no, = refuse")
    in_turn = auction(laws, f"N 1S, E 1H, S !, = refuse, E {second}, S !")
    assert (asked(board), calls(board), duties(board)) == (None, calls(in_turn), duties(in_turn))
    assert f"(E {second})" in calls(board)
    assert {"27C", "38A" if second == "8H" else "36B1"} <= set(board.citations)


@editions()
@pytest.mark.parametrize("second", ["8H", "XX"])
def test_27a_who_calls_over_what_can_never_stand_accepts_the_bid(laws: Edition, second: str) -> None:
    board = auction(laws, f"N 1S, E 1H, E > {second}, S P, S !, = no")
    assert (calls(board), turn(board)) == (f"N 1S, E 1H, (E {second}), (S P)", "S")
