"""Law 21: misinformation; with what Laws 20, 40 and 75 say of an explanation that is put right."""

from __future__ import annotations

from typing import Any

import pytest

from bridgelaws.board.events import Explained, Explaining
from bridgelaws.book.editions import L1997, L2007, L2017, Edition
from bridgelaws.play.board import Board
from bridgelaws.play.play import Play
from bridgelaws.values.seats import Seat
from editions import editions
from law27_scenes import auction, calls, duties, lead_rights, may_use, tell, turn
from scenes import asked, options, referred, to, trick, unattended

# North and South explain; South declares three notrumps, and West made the last call of his side.
ENDED = "S 1NT, W P, N 3NT, E P, S P, W P"
GOES_ON = "N 1C, E P, S 1S, W P, N 2S, E P, S P"
MAY_CHANGE = {L1997: "21B1", L2007: "21B1(a)", L2017: "21B1(a)"}
PRESUMED = {L1997: "75D2 footnote", L2007: "21B1(b)", L2017: "21B1(b)"}
TOO_LATE = {L1997: "21B3 may", L2007: "21B3 must", L2017: "21B3 must"}
NOT_DISCLOSED = {L1997: "40C", L2007: "40B4", L2017: "40B3"}
MISTAKEN = {L1997: "75D2 footnote", L2007: "75B", L2017: "75B1"}
RIGHT = {L1997: "75D2 footnote", L2007: "75C", L2017: "75C"}
OWN = {L1997: "75D1", L2007: "20F4", L2017: "20F4"}


def put_right(
    laws: Edition, told: str, then: str = "", by: str = "N", of: str | None = None, **opening: object
) -> Board:
    """North (or another) has put right what he had said of his partner's call, or of his own (`of`)."""
    board = auction(laws, told, **opening)
    board.explained(by, "corrected", of=of)
    return tell(board, f"W !{then}")


def after_the_end(laws: Edition, then: str = "", **told: Any) -> Board:
    """The same after the final pass of three notrumps by South."""
    return put_right(laws, ENDED, then, dealer="S", **told)


# What was wrong


@editions()
def test_21_first_the_agreement_is_found(laws: Edition) -> None:
    board = after_the_end(laws)
    assert (asked(board), to(board)) == ("what_was_wrong", "Director")
    assert options(board) == {"explanation", "no_agreement", "call", "own_misunderstanding"}


@editions()
def test_21_nobody_is_asked_before_attention_is_drawn(laws: Edition) -> None:
    board = auction(laws, ENDED, dealer="S")
    board.explained("N", "corrected")
    assert (asked(board), unattended(board)) == (None, ["21"])


@editions()
def test_21a_no_redress_for_ones_own_misunderstanding(laws: Edition) -> None:
    board = after_the_end(laws, ", = own_misunderstanding")
    assert (asked(board), str(board.contract), referred(board)) == (None, "3NT by South", set())
    assert "21A" in board.citations


@editions()
def test_75c_a_mistaken_call_is_no_infraction(laws: Edition) -> None:
    board = after_the_end(laws, ", = call")
    assert (asked(board), str(board.contract)) == (None, "3NT by South")
    assert not any(each.startswith("21B3") for each in referred(board))
    assert RIGHT[laws] in board.citations
    assert {L1997: "40A", L2007: "40A3", L2017: "40A3"}[laws] in board.citations
    assert may_use(board, "North said in explaining") == ("EW", "S")


@editions()
def test_75a_the_words_of_the_explanation_are_unauthorized_for_the_caller(laws: Edition) -> None:
    board = after_the_end(laws, ", = explanation, = no")
    assert may_use(board, "North said in explaining") == ("EW", "S")
    assert {L1997: "16A may", L2007: "16B must", L2017: "16B must"}[laws] in referred(board)


@editions()
def test_75d_no_agreement_is_misinformation_too(laws: Edition) -> None:
    board = after_the_end(laws, ", = no_agreement")
    assert asked(board) == "influenced"
    tell(board, "= no")
    assert {L1997: "R75-1", L2007: "R75-1", L2017: "75D2"}[laws] in board.citations


@editions(L1997, L2007)
def test_75d_without_that_reading_it_is_not(laws: Edition) -> None:
    board = after_the_end(laws, ", = no_agreement", set_aside=("R75-1",))
    assert (asked(board), str(board.contract)) == (None, "3NT by South")


# 21B1: the last call of the other side


@editions()
def test_21b1_only_the_last_call_of_the_other_side_can_be_changed(laws: Edition) -> None:
    board = after_the_end(laws, ", = explanation")
    assert asked(board) == "influenced"
    tell(board, "= yes")
    assert (asked(board), to(board), options(board)) == ("call_after_misinformation", "W", {"keep", "change"})


@editions()
def test_21b1_the_standard_is_that_of_the_edition(laws: Edition) -> None:
    question = after_the_end(laws, ", = explanation").table.question
    assert question is not None
    assert ("probable" in question.text) is (laws is L1997)
    assert MAY_CHANGE[laws] in question.refs


@editions()
def test_21b1_he_takes_it_back_and_the_auction_goes_on(laws: Edition) -> None:
    board = after_the_end(laws, ", = explanation, = yes, = change")
    assert (board.contract, turn(board), duties(board), lead_rights(board)) == (None, "W", set(), [])
    assert calls(board) == "S 1NT, W P, N 3NT, E P, S P, [W P]"
    assert may_use(board, "West's withdrawn pass") == ("E", "NS")
    assert {MAY_CHANGE[laws], PRESUMED[laws], MISTAKEN[laws]} <= set(board.citations)
    tell(board, "W 4H, N X, E P, S P, W P")
    assert str(board.contract) == "4♥X by West"


@editions()
def test_21b1_a_lead_face_down_goes_back_when_he_calls_again(laws: Edition) -> None:
    board = auction(laws, ENDED, dealer="S")
    board.laid_face_down("W", "H2")
    board.explained("N", "corrected")
    tell(board, "W !, = explanation, = yes, = change")
    assert (board.contract, board.table.face_down) == (None, ())
    assert board.table.penalty_cards == ()


@editions()
def test_41a_who_keeps_his_call_may_still_lead_another_card(laws: Edition) -> None:
    board = auction(laws, ENDED, dealer="S")
    board.laid_face_down("W", "H2")
    board.explained("N", "corrected")
    tell(board, "W !, = explanation, = yes, = keep")
    while asked(board) in ("conventional_action_explained", "played_because_of_it"):
        tell(board, "= yes")
    assert (asked(board), to(board)) == ("retract_face_down_lead", "W")
    tell(board, "= withdraw")
    assert (board.table.face_down, str(board.contract)) == ((), "3NT by South")


@editions()
def test_21b1_declined_is_settled_for_that_call(laws: Edition) -> None:
    board = after_the_end(laws, ", = explanation, = yes, = keep")
    assert (str(board.contract), calls(board)) == ("3NT by South", "S 1NT, W P, N 3NT, E P, S P, W P")
    assert "R21-1" in board.citations
    assert TOO_LATE[laws] in referred(board)  # for East's calls
    more = after_the_end(laws, ", = explanation, = yes, = keep", set_aside=("R21-1",))
    assert len(more.table.referrals) == len(board.table.referrals) + 1


@editions()
def test_21b1_not_if_it_had_no_influence(laws: Edition) -> None:
    board = after_the_end(laws, ", = explanation, = no")
    assert (asked(board), str(board.contract)) == (None, "3NT by South")
    assert TOO_LATE[laws] in referred(board)


@editions()
def test_21b1_a_missing_alert_is_misinformation(laws: Edition) -> None:
    board = auction(laws, ENDED, dealer="S")
    board.explained("N", "not alerted", "1NT")
    tell(board, "W !, = explanation, = yes, = change")
    assert (turn(board), board.contract) == ("W", None)


@editions()
def test_21b1_a_side_that_has_not_called_has_nothing_to_change(laws: Edition) -> None:
    board = auction(laws, "N 1NT", dealer="N")
    board.explained("S", "corrected")
    tell(board, "E !, = explanation")
    assert (asked(board), turn(board), calls(board)) == (None, "E", "N 1NT")


@editions()
def test_21b1_of_calls_not_on_file_it_is_only_said_whose(laws: Edition) -> None:
    board = Board(laws=laws, turn="N", whole=False, bid="3NT")
    tell(board, "N P, E P")
    board.explained("N", "corrected")
    tell(board, "E !, = explanation")
    assert asked(board) == "influenced"  # East's pass is on file
    board = Board(laws=laws, turn="N", whole=False, bid="3NT")
    board.explained("N", "corrected")
    tell(board, "E !, = explanation")
    assert (asked(board), "East-West who called last" in board.explain()) == (None, True)


@editions()
def test_21b1_of_a_board_that_opens_with_its_contract_the_lead_may_go_back(laws: Edition) -> None:
    play = Play(contract="3NT by S", laws=laws)
    play.laid_face_down("W", "H2")
    play.add(Explained(Seat.NORTH, Explaining.CORRECTED))
    play.director("W")
    play.answer("explanation")
    while asked(play) in ("conventional_action_explained", "played_because_of_it"):
        play.answer(True)
    play.answer("withdraw")
    assert (play.table.face_down, play.table.turn, TOO_LATE[laws] in referred(play)) == ((), Seat.WEST, True)


# 21B2: then the opponent


@editions()
def test_21b2_the_opponent_on_the_left_calls_again(laws: Edition) -> None:
    board = put_right(laws, GOES_ON, ", = explanation, = yes, = change")
    assert (turn(board), calls(board)) == ("E", "N 1C, E P, S 1S, W P, N 2S, [E P], [S P]")
    assert may_use(board, "East's withdrawn pass") == ("W", "NS")
    assert may_use(board, "South's withdrawn pass") == ("EW", "N")
    assert "21B2" in board.citations
    tell(board, "E 3C, S 3S")
    assert turn(board) == "W"


@editions(L1997)
def test_21b2_1997_damage_by_the_withdrawn_call_is_looked_at(laws: Edition) -> None:
    assert "21B2 may" in referred(put_right(laws, GOES_ON, ", = explanation, = yes, = change"))


@editions()
def test_21b2_may_lead_to_a_lead_restriction(laws: Edition) -> None:
    then = ", = explanation, = yes, = change"
    assert lead_rights(put_right(laws, GOES_ON, then)) == ["S P"]
    assert lead_rights(put_right(laws, GOES_ON, then, set_aside=("R21-2",))) == []


# 21B3: too late


@editions()
def test_21b3_after_the_faced_lead_no_call_changes(laws: Edition) -> None:
    board = auction(laws, ENDED, dealer="S")
    board.explained("N", "corrected")
    board.faced("W", "H2")
    tell(board, "W !, = explanation")
    assert (asked(board), str(board.contract)) == (None, "3NT by South")
    assert TOO_LATE[laws] in referred(board)
    assert NOT_DISCLOSED[laws] in board.citations


@editions()
def test_47e2_in_the_play_the_last_card_may_go_back(laws: Edition) -> None:
    board = auction(laws, ENDED, dealer="S")
    board.faced("W", "H2")
    board.explained("N", "corrected")
    tell(board, "W !")
    assert asked(board) == "explanation_mistaken"
    tell(board, "= yes")
    tell(board, "= no")  # dummy has faced no card
    assert asked(board) == {L1997: "conventional_action_explained"}.get(laws, "played_because_of_it")
    tell(board, "= yes")
    tell(board, "= withdraw")
    assert trick(board) == ""


@editions()
def test_21b3_after_the_play_a_defender_speaks_and_it_is_referred(laws: Edition) -> None:
    board = auction(laws, ENDED, dealer="S")
    board.ended(9)
    board.explained("W", "corrected", of="W")
    tell(board, "W !, = explanation")
    assert (asked(board), TOO_LATE[laws] in referred(board)) == (None, True)
    assert {L1997: "75D2", L2007: "20F5(b)", L2017: "20F5(b)"}[laws] in board.citations


# 20F4, 20F5: who puts it right, and when


@editions()
def test_20f4_his_own_mistake(laws: Edition) -> None:
    board = after_the_end(laws, ", = call")
    assert OWN[laws] in board.citations


@editions()
@pytest.mark.parametrize(("by", "ref"), [("S", "in time"), ("W", "too soon")])
def test_20f5_after_the_final_pass_declarer_speaks_and_a_defender_does_not(laws: Edition, by: str, ref: str) -> None:
    board = after_the_end(laws, ", = call", by=by, of=by)
    told = may_use(board, "put the explanation right") if ref == "too soon" else None
    assert told == (("NS", "E") if ref == "too soon" else None)
    unsaid = "put the explanation right" not in str([str(i.subject) for i in board.table.information])
    assert unsaid is (ref == "in time")


@editions()
def test_20f5_during_the_auction_he_keeps_silent(laws: Edition) -> None:
    board = put_right(laws, GOES_ON, ", = call", by="S", of="S")
    assert may_use(board, "put the explanation right") == ("EW", "N")
    assert {L1997: "75D2", L2007: "20F5(a)", L2017: "20F5(a)"}[laws] in board.citations


@editions()
def test_20f5_of_a_board_that_is_passed_out_he_speaks_after_the_final_pass(laws: Edition) -> None:
    board = put_right(laws, "N P, E P, S P, W P", ", = call", by="S", of="S")
    ref = {L1997: "75D2", L2007: "20F5(b)", L2017: "20F5(b)"}[laws]
    assert f"South had to tell the opponents now ({ref}" in board.explain(asides=True)
    assert "keep silent" not in board.explain(asides=True)


@editions(L2017)
def test_75b2_in_the_play_at_once(laws: Edition) -> None:
    board = auction(laws, ENDED, dealer="S")
    board.faced("W", "H2")
    board.explained("N", "corrected")
    tell(board, "W !, = no")
    assert "75B2" in board.citations


@editions()
def test_20f1_a_player_does_not_explain_his_own_call(laws: Edition) -> None:
    board = auction(laws, "N 1NT")
    board.explained("N", "answered", "1NT", "N")
    assert may_use(board, "his own call") == ("EW", "S")
    assert "20F1" in board.citations


@editions()
@pytest.mark.parametrize("how", ["answered", "announced", "alerted"])
def test_20f1_an_explanation_by_the_partner_is_nothing_to_rule_on(laws: Edition, how: str) -> None:
    board = auction(laws, "N 1NT")
    board.explained("S", how, "1NT", "N")
    assert (board.rulings, board.table.docket, board.table.information) == ((), (), ())


@editions()
def test_21b3_a_correction_in_the_play_is_looked_at_for_the_auction_too(laws: Edition) -> None:
    """The lead may go back (47E2), and for the calls it is too late."""
    board = auction(laws, ENDED, dealer="S")
    board.faced("W", "H2")
    board.explained("N", "corrected")
    tell(board, "W !, = yes")
    answers = {"conventional_action_explained": True, "dummy_faced_any_card": False, "played_because_of_it": True}
    while asked(board) in answers:
        board.answer(answers[str(asked(board))])
    tell(board, "= withdraw")
    assert (trick(board), str(board.contract)) == ("", "3NT by South")
    assert TOO_LATE[laws] in referred(board)
    assert {MISTAKEN[laws], NOT_DISCLOSED[laws]} <= set(board.citations)
    assert may_use(board, "North said in explaining") == ("EW", "S")


@editions()
def test_21b3_also_when_play_has_gone_on_before_the_director_was_called(laws: Edition) -> None:
    board = auction(laws, ENDED, dealer="S")
    board.faced("W", "H2")
    board.explained("N", "corrected")
    for seat, card in ("N", "H3"), ("E", "H4"), ("S", "HA"), ("S", "CA"), ("W", "C2"), ("N", "C3"), ("E", "C4"):
        board.faced(seat, card)
    tell(board, "W !, = yes")
    if asked(board) == "conventional_action_explained":
        tell(board, "= yes")
    assert (asked(board), TOO_LATE[laws] in referred(board), "47E2(b)" in board.citations) == (None, True, True)


@editions()
def test_21b3_not_if_the_explanation_was_right(laws: Edition) -> None:
    board = auction(laws, ENDED, dealer="S")
    board.faced("W", "H2")
    board.explained("N", "corrected")
    tell(board, "W !, = no")
    assert not any(each.startswith("21B3") for each in referred(board))


@editions()
def test_21b3_a_lead_out_of_turn_that_went_back_ended_the_period(laws: Edition) -> None:
    def then(**more: Any) -> Board:
        board = auction(laws, ENDED, dealer="S", **more)
        board.faced("E", "H2")
        tell(board, "S !, = no, = refuse, = leave")
        board.explained("N", "corrected")
        return tell(board, "W !, = explanation")

    board = then()
    assert (asked(board), TOO_LATE[laws] in referred(board)) == (None, True)
    assert ("R17-1" in board.citations) is (laws is L1997)
    assert asked(then(set_aside=("R17-1",))) == ("influenced" if laws is L1997 else None)


@editions()
def test_21b1_passed_out_the_last_pass_changes_while_the_period_lasts(laws: Edition) -> None:
    """1997 ends the period at the fourth pass, later editions when the hands are back in the board."""
    board = auction(laws, "N P, E P, S P, W P")
    board.explained("N", "corrected")
    tell(board, "W !, = explanation")
    assert asked(board) == (None if laws is L1997 else "influenced")
    if laws is not L1997:
        tell(board, "= yes, = change, W 1H")
        assert (turn(board), board.passed_out) == ("N", False)
    back = auction(laws, "N P, E P, S P, W P")
    back.hands_returned()
    back.explained("N", "corrected")
    tell(back, "W !, = explanation")
    assert (asked(back), TOO_LATE[laws] in referred(back)) == (None, True)


# 21B1 answered by another call


@editions()
@pytest.mark.parametrize("how", [">", ""])
def test_21b1_who_simply_puts_another_call_down_has_changed_his_call(laws: Edition, how: str) -> None:
    board = auction(laws, ENDED, dealer="S")
    board.explained("N", "corrected")
    tell(board, f"W {how} 4H, N !".replace("  ", " "))
    if how:
        tell(board, "= no")  # no slip (25A)
    tell(board, "= explanation, = yes")
    assert (asked(board), board.contract, turn(board)) == (None, None, "N")
    assert calls(board) == "S 1NT, W P, N 3NT, E P, S P, [W P], W 4H"
    assert (lead_rights(board), duties(board)) == ([], set())
    assert may_use(board, "West's withdrawn pass") == ("E", "NS")
    assert MAY_CHANGE[laws] in board.citations
    assert not {"25B1", "25B2", "39", "39A"} & set(board.citations)


@editions()
def test_21b1_and_if_it_had_no_influence_it_is_judged_as_a_change(laws: Edition) -> None:
    board = auction(laws, "N 1C, E P, S 1S, W P, N 2S, E P")
    board.explained("N", "corrected")
    tell(board, "E > 3C, N !, = no, = explanation, = no")
    assert (asked(board), to(board)) == ("changed_call", "S")


@editions()
def test_21b2_the_opponent_who_had_called_calls_again_after_the_change(laws: Edition) -> None:
    board = auction(laws, GOES_ON)
    board.explained("N", "corrected")
    tell(board, "E > 3C, N !, = no, = explanation, = yes")
    assert (calls(board), turn(board)) == ("N 1C, E P, S 1S, W P, N 2S, [E P], [S P], E 3C", "S")
    assert ("21B2" in board.citations, lead_rights(board)) == (True, ["S P"])
    assert may_use(board, "South's withdrawn pass") == ("EW", "N")


@editions()
def test_21b1_a_slip_comes_first(laws: Edition) -> None:
    board = auction(laws, GOES_ON)
    board.explained("N", "corrected")
    tell(board, "E > 3C, N !")
    assert asked(board) == "slip"
    tell(board, "= yes" if laws is L2017 else "= yes, = yes")
    assert (asked(board), to(board)) == ("keep_or_change_call", "S")


@editions()
@pytest.mark.parametrize("call", ["E > 3C", "E 3C"])
def test_21b1_asked_whether_he_changes_he_answers_by_another_call(laws: Edition, call: str) -> None:
    board = put_right(laws, GOES_ON, ", = explanation, = yes")
    assert asked(board) == "call_after_misinformation"
    tell(board, call)
    assert (asked(board), turn(board)) == (None, "S")
    assert calls(board).endswith("[E P], [S P], E 3C")
    assert not any(each.startswith("9B2") for each in referred(board))


@editions()
def test_21b1_what_he_calls_instead_is_judged_like_any_call(laws: Edition) -> None:
    board = auction(laws, GOES_ON)
    board.explained("N", "corrected")
    tell(board, "E > 1D, N !, = no, = explanation, = yes")
    assert (calls(board).endswith("[E P], [S P], E 1D?"), unattended(board) or asked(board)) == (True, ["27"])


@editions()
def test_21b1_not_once_his_partner_has_called(laws: Edition) -> None:
    board = auction(laws, GOES_ON)
    board.explained("N", "corrected")
    tell(board, "W P, N !, = explanation")
    assert (asked(board), str(board.contract), TOO_LATE[laws] in referred(board)) == (None, "2♠ by South", True)


@editions()
def test_21b1_a_card_face_down_during_the_auction_is_no_lead(laws: Edition) -> None:
    board = auction(laws, "N P")
    board.explained("E", "corrected")
    board.laid_face_down("N", "C4")
    tell(board, "E !, = explanation, = no")
    assert (asked(board), turn(board)) == (None, "E")
