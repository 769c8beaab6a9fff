"""Law 25: a player makes the same call again, or goes back to it; and slips that were put right unnoticed."""

from __future__ import annotations

import pytest

from bridgelaws.book.editions import L1997, L2007, L2017, Edition
from bridgelaws.play.board import Board
from editions import editions
from law27_scenes import auction, calls, duties, lead_rights, may_use, tell, turn
from scenes import asked, options, to, unattended

AT_ONCE = {L1997: ", = yes, = yes", L2007: ", = yes, = yes", L2017: ", = yes"}
TAKE_BACK = {L1997: "R25-1", L2007: "25A4", L2017: "25A6"}


@editions()
@pytest.mark.parametrize("again", ["E P", "E > P"])
def test_25_the_same_call_again_changes_nothing(laws: Edition, again: str) -> None:
    board = auction(laws, f"N 1S, E P, {again}, S !")
    assert (asked(board), calls(board), turn(board)) == (None, "N 1S, E P", "S")
    assert (duties(board), lead_rights(board)) == (set(), [])
    said = board.explain()
    assert ("stands" in said, "cancelled" in said) == (True, False)


@editions()
def test_25_who_calls_over_the_same_call_again_has_accepted_nothing(laws: Edition) -> None:
    board = auction(laws, "N 1S, E P, E P, S 2S")
    assert (calls(board), turn(board), lead_rights(board)) == ("N 1S, E P, S 2S", "W", [])
    tell(board, "W !")
    assert (asked(board), unattended(board)) == (None, [])


@editions(L1997, L2007)
def test_30a_a_further_pass_before_any_bid_is_still_one_out_of_rotation(laws: Edition) -> None:
    board = auction(laws, "N P, E P, E P, S !, = no")
    assert (asked(board), to(board)) == ("call_out_of_rotation", "S")


@editions()
def test_25b2_what_he_put_there_in_between_may_limit_a_lead(laws: Edition) -> None:
    board = auction(laws, "N 1S, E P, E > 2H, E > P, S !")
    assert (calls(board), turn(board)) == ("N 1S, E P, (E 2H)", "S")
    assert may_use(board, "withdrawn 2♥") == ("NS", "W")
    assert lead_rights(board) == ([] if laws is L2007 else ["E 2H"])


# 25A6: the player on the left had not noticed that the slip was put right


def unnoticed(laws: Edition, over: str) -> Board:
    """North puts a slip right, East calls over one of the two, and only then is it found what the first was."""
    return auction(laws, f"N 1S, N > 1H, E 2C, W !{AT_ONCE[laws]}, = {over}")


@editions()
def test_25a6_who_called_over_the_slip_may_take_that_back(laws: Edition) -> None:
    board = unnoticed(laws, "first")
    assert (asked(board), to(board), options(board)) == ("keep_or_change_call", "E", {"keep", "change"})
    tell(board, "= change")
    assert (calls(board), turn(board)) == ("[N 1S], N 1H, [E 2C]", "E")
    assert TAKE_BACK[laws] in board.citations
    assert may_use(board, "withdrawn 2♣") == ("W", "NS")
    assert turn(tell(board, "E 1S")) == "S"


@editions()
def test_25a6_who_called_over_the_call_that_was_meant_may_not(laws: Edition) -> None:
    board = unnoticed(laws, "second")
    assert (asked(board), calls(board), turn(board)) == (None, "[N 1S], N 1H, E 2C", "S")


@editions()
def test_25a6_it_is_not_offered_once_others_have_acted_on_his_call(laws: Edition) -> None:
    board = auction(laws, f"N 1S, N > 1H, E 2C, S P, W !{AT_ONCE[laws]}")
    assert (asked(board), calls(board)) == (None, "[N 1S], N 1H, E 2C, S P")


# A slip that was irregular


@editions()
def test_25a_what_was_meant_instead_of_an_insufficient_bid_is_said_to_stand(laws: Edition) -> None:
    board = auction(laws, f"N 1S, E 1H, E > 2H, S !{AT_ONCE[laws]}")
    assert (calls(board), turn(board)) == ("N 1S, [E 1H], E 2H", "S")
    assert "East's 2♥ stands" in board.explain()
    assert (duties(board), lead_rights(board)) == (set(), [])


@editions()
def test_25_the_same_call_again_is_there_once_and_a_later_one_may_be_changed(laws: Edition) -> None:
    board = auction(laws, "N 1C, E P, E P, S !, S 1H, W P, N 3C, E P, E X, S !")
    assert asked(board) == "slip"  # the pass at his second turn is another call than the one that he made twice


@editions()
def test_25_the_same_call_again_is_no_change_though_it_is_too_late_for_one(laws: Edition) -> None:
    board = auction(laws, "N 1S, S 2C, W !, = refuse, N 1S, E !")
    assert (asked(board), calls(board), turn(board)) == (None, "N 1S, (S 2C)", "E")
    assert "withdrawn 1♠" not in str([entry.subject for entry in board.table.information])
