"""Law 47: retraction of a card played."""

from __future__ import annotations

import pytest

from bridgelaws.book.editions import L1997, L2007, L2017, Edition
from bridgelaws.laws.law47 import book as book47
from bridgelaws.play.play import Play
from bridgelaws.values.seats import Seat
from editions import editions
from scenes import asked, holds, options, penalty_cards, referred, scene, to, trick, unattended, users

STANDS = {L1997: "47F", L2007: "47F2", L2017: "47F2"}
MAY_USE = {L1997: "16C1", L2007: "16D1", L2017: "16C1"}


# 47A to 47D


@editions()
def test_47a_dummys_wrong_card_is_withdrawn_in_rectification(laws: Edition) -> None:
    play = scene(laws, trick=5, leader="N", hands={"N": "C7 C2 ..."})
    play.named("S", "seven of clubs")
    play.placed("N", "C2")
    play.director("W")
    assert (trick(play), "47A" in play.citations) == ("N:C7", True)


@editions()
def test_47b_a_revoke_is_withdrawn_and_a_defenders_card_becomes_a_penalty_card(laws: Edition) -> None:
    play = scene(laws, "4S by S", trick=5, current="S:D3", hands={"W": "D8 H2 ..."})
    play.faced("W", "H2")
    play.director("S")
    assert (trick(play), penalty_cards(play), "47B" in play.citations) == ("S:D3", {"W:H2 major"}, True)


@editions()
def test_47c_a_changed_designation_goes_back_without_rectification(laws: Edition) -> None:
    play = scene(laws, trick=5, leader="N", hands={"N": "C7 C2 ..."})
    play.named("S", "seven of clubs")
    play.corrected("S", "two of clubs")
    play.director("W")
    play.found(True)
    if laws is not L2017:
        play.found(False)
    assert (trick(play), "47C" in play.citations) == ("N:C2", True)


def changed(laws: Edition) -> Play:
    """Declarer has put right a call after East and his own hand had played (until 2007 in time)."""
    hands = {"N": "C7 C2 ...", "E": "CQ C9 ...", "S": "CK C4 ..."}
    play = scene(laws, trick=5, leader="N", hands=hands)
    play.named("S", "seven of clubs")
    play.faced("E", "C9")
    play.faced("S", "C4")
    play.corrected("S", "two of clubs")
    play.director("W")
    return play


@editions()
def test_47d_is_a_chain_and_each_link_needs_the_one_before(laws: Edition) -> None:
    play = changed(laws)
    if laws is L2017:
        assert (asked(play), trick(play)) == (None, "N:C7 E:C9 S:C4")
        return
    play.found(True)
    play.found(False)
    assert (asked(play), to(play)) == ("keep_or_withdraw:E", "E")
    play.chose("withdraw")
    assert (asked(play), to(play), play.question.refs) == ("keep_or_withdraw:S", "S", ("47D",))
    play.chose("withdraw")
    assert (trick(play), penalty_cards(play)) == ("N:C2", set())


@editions(L1997, L2007)
def test_47d_if_the_opponent_keeps_his_card_declarer_has_no_right(laws: Edition) -> None:
    play = changed(laws)
    play.found(True)
    play.found(False)
    play.chose("keep")
    assert (asked(play), trick(play)) == (None, "N:C2 E:C9 S:C4")


# 47E1


def told(laws: Edition, who: str = "S", **more) -> Play:
    play = scene(laws, "4S by S", trick=5, leader="W", hands={"E": "HQ ..."}, **more)
    play.said(who, "your turn", to="E")
    play.faced("E", "HQ")
    play.director("S")
    return play


@editions()
def test_47e1_a_misinformed_lead_comes_back_without_rectification(laws: Edition) -> None:
    play = told(laws)
    # The player's choice until 2007; automatic in 2017.
    if laws is not L2017:
        assert (asked(play), to(play), options(play)) == ("retract_after_being_told", "E", {"withdraw", "leave"})
        play.chose("withdraw")
    assert (asked(play), trick(play), penalty_cards(play), play.turn.letter) == (None, "", set(), "W")
    assert users(play, "HQ") == ("W", "S")
    assert {"47E1", "49", MAY_USE[laws]} <= set(play.citations)


@editions(L1997, L2007)
def test_47e1_a_lead_that_is_left(laws: Edition) -> None:
    play = told(laws)
    play.chose("leave")
    if laws is L1997:
        # Declarer should not accept it, but may.
        assert (to(play), options(play)) == ("S", {"accept", "refuse"})
    else:
        assert (asked(play), trick(play), penalty_cards(play)) == (None, "", set())
        assert "R47-1" in play.citations


@editions(L2007)
def test_47e1_without_the_reading_the_ordinary_law_applies(laws: Edition) -> None:
    play = told(laws, set_aside=("R47-1",))
    play.chose("leave")
    assert options(play) == {"accept", "refuse"}


@editions()
def test_47e1_partner_is_no_opponent(laws: Edition) -> None:
    assert options(told(laws, who="W")) == {"accept", "refuse"}


@editions()
def test_47e1_what_partner_says_besides_takes_nothing_from_an_opponents_word(laws: Edition) -> None:
    for who in ("SW", "WS"):
        play = scene(laws, "4S by S", trick=5, leader="W", hands={"E": "HQ ..."})
        for each in who:
            play.said(each, "your turn", to="E")
        play.faced("E", "HQ")
        play.director("S")
        if laws is not L2017:
            play.chose("withdraw", "retract_after_being_told")
        assert (asked(play), trick(play), penalty_cards(play)) == (None, "", set())


@editions()
def test_47e1_an_opponent_who_puts_his_word_right_in_time_has_misled_no_one(laws: Edition) -> None:
    play = scene(laws, "4S by S", trick=5, leader="W", hands={"E": "HQ ..."})
    play.said("S", "your turn", to="E")
    play.said("S", "your turn", to="W")
    play.faced("E", "HQ")
    play.director("S")
    assert (asked(play), options(play)) == ("lead_out_of_turn", {"accept", "refuse"})


@editions()
def test_47e1_declarer_misinformed_by_a_defender(laws: Edition) -> None:
    play = scene(laws, "4S by S", trick=5, leader="W", hands={"S": "HQ ..."})
    play.said("E", "your turn", to="S")
    play.faced("S", "HQ")
    play.director("S")
    if laws is not L2017:
        play.chose("withdraw")
    assert (trick(play), holds(play, "S", "HQ"), play.turn.letter) == ("", True, "W")
    assert set(users(play, "HQ")[1]) == {"E", "W"}


@editions()
def test_47e1_what_concerns_dummy_is_told_to_declarer(laws: Edition) -> None:
    play = scene(laws, "4S by S", trick=5, leader="W", hands={"N": "HQ ..."})
    play.said("E", "your turn", to="S")
    play.named("S", "queen of hearts")
    play.director("W")
    if laws is not L2017:
        assert to(play) == "S"
        play.chose("withdraw")
    assert (asked(play), trick(play), play.turn.letter, "47E1" in play.citations) == (None, "", "W", True)


@editions()
def test_47e1_who_was_rightly_told_that_it_was_his_turn_was_not_misinformed(laws: Edition) -> None:
    """It is South's turn to lead from hand; he leads from dummy."""
    play = scene(laws, "4S by S", trick=5, leader="S", hands={"N": "HQ ..."})
    play.said("W", "your turn", to="S")
    play.named("S", "queen of hearts")
    play.director("W")
    assert (asked(play), "accept" in options(play)) == ("declarers_lead_out_of_turn:E", True)


@editions(L2007, L2017)
def test_47e2a_whether_dummys_card_came_of_it_declarer_says(laws: Edition) -> None:
    play = scene(laws, "4S by S", trick=5, current="W:H3", hands={"N": "HQ H2 ..."})
    play.named("S", "queen of hearts")
    play.said("W", "explanation corrected")
    play.director("S")
    play.found(True)
    assert asked(play) == "played_because_of_it"
    assert play.question is not None
    assert (play.question.say or "").startswith("South,")


# 47E2


def explained(laws: Edition, current: str = "S:H3", then: tuple[tuple[str, str], ...] = (), who: str = "S") -> Play:
    play = scene(laws, "4S by S", trick=5, current=current, hands={"W": "HQ H2 ..."})
    play.faced("W", "HQ")
    for seat, card in then:
        play.faced(seat, card)
    play.said(who, "explanation corrected")
    play.director("W")
    return play


@editions()
def test_47e2a_a_card_played_after_a_wrong_explanation(laws: Edition) -> None:
    play = explained(laws)
    assert (asked(play), to(play)) == ("explanation_mistaken", "Director")
    play.found(True)
    # 1997: of a conventional call or play. From 2007: played because of it.
    assert asked(play) == {L1997: "conventional_action_explained"}.get(laws, "played_because_of_it")
    play.found(True)
    assert (to(play), options(play)) == ("W", {"keep", "withdraw"})
    play.chose("withdraw")
    assert (trick(play), penalty_cards(play), users(play, "HQ")) == ("S:H3", set(), ("E", "S"))
    assert {"47E2(a)", "49"} <= set(play.citations)


@editions()
@pytest.mark.parametrize("answers", [(False,), (True, False)])
def test_47e2a_otherwise_the_card_stands(laws: Edition, answers: tuple[bool, ...]) -> None:
    play = explained(laws)
    for answer in answers:
        play.found(answer)
    assert (asked(play), trick(play), STANDS[laws] in play.citations) == (None, "S:H3 W:HQ", True)


@editions()
def test_47e2b_a_later_card_to_the_trick_closes_the_door(laws: Edition) -> None:
    play = explained(laws, then=(("N", "H4"),))
    play.found(True)
    assert (asked(play), trick(play)) == (None, "S:H3 W:HQ N:H4"), "not even in 1997 what sort of call was explained"
    assert "47E2(b) may" in referred(play)


@editions()
def test_47e2b_so_does_the_card_that_completes_the_trick(laws: Edition) -> None:
    play = explained(laws, "E:H5 S:H3", (("N", "H4"),))
    play.found(True)
    assert (asked(play), play.table.number, play.turn.letter) == (None, 6, "W")
    assert "47E2(b) may" in referred(play)


@editions()
def test_47e2a_a_lead_to_the_next_trick(laws: Edition) -> None:
    play = explained(laws, "N:H3 E:H5 S:HK", (("S", "D3"),), who="N")
    play.found(True)
    if laws is L2017:
        # "At all": the lead to the next trick closes the door too.
        assert (asked(play), trick(play), play.table.number) == (None, "S:D3", 6)
        assert "47E2(b) may" in referred(play)
        return
    play.found(True)
    play.chose("withdraw")
    assert (trick(play), play.table.number, play.turn.letter) == ("N:H3 E:H5 S:HK", 5, "W")
    play.faced("W", "H2")
    assert (trick(play), play.table.number) == ("S:D3", 6)


@editions()
def test_47e2a_an_opening_lead_until_dummy_has_shown_a_card(laws: Edition) -> None:
    for shown in (False, True):
        play = scene(laws, "4S by S", hands={"W": "HQ ..."}, trick=1)
        play.faced("W", "HQ")
        if shown:
            play.spread("N", "S2", whole=False)
        else:
            play.not_spread("N")
        play.said("S", "explanation corrected")
        play.director("W")
        play.found(True)
        if not shown:
            play.found(True)
        assert (asked(play) is None) == shown
        assert ("47E2(b) may" in referred(play)) == shown


@editions()
@pytest.mark.parametrize("shown", [True, False])
def test_47e2a_whether_dummy_has_faced_a_card_is_asked_if_nobody_has_said(laws: Edition, shown: bool) -> None:
    play = Play(contract="4S by S", laws=laws)
    play.faced("W", "HQ")
    play.said("S", "explanation corrected")
    play.director("W")
    play.found(True)
    assert (asked(play), to(play)) == ("dummy_faced_any_card", "Director")
    play.found(shown)
    if shown:
        assert (asked(play), trick(play), "47E2(b) may" in referred(play)) == (None, "W:HQ", True)
        return
    play.found(True, {L1997: "conventional_action_explained"}.get(laws, "played_because_of_it"))
    play.chose("withdraw", "retract_after_wrong_explanation")
    assert (asked(play), trick(play), penalty_cards(play)) == (None, "", set())


@editions(L1997)
@pytest.mark.parametrize("told_before", [True, False])
def test_47e2a_what_sort_of_call_was_explained_is_asked_only_where_the_lead_may_go_back(
    laws: Edition, told_before: bool
) -> None:
    """It makes no difference when it is told that dummy has put no card down."""
    play = Play(contract="4S by S", laws=laws)
    play.faced("W", "HQ")
    if told_before:
        play.not_spread("N")
    play.said("S", "explanation corrected")
    play.director("W")
    play.found(True)
    if not told_before:
        play.found(False, "dummy_faced_any_card")
    play.found(False, "conventional_action_explained")
    assert (asked(play), trick(play), referred(play)) == (None, "W:HQ", set())


@editions()
def test_47e2a_once_dummy_has_played_nothing_is_asked_of_his_cards(laws: Edition) -> None:
    play = Play(contract="4S by S", laws=laws)
    for seat, card in ("W", "HQ"), ("N", "H2"), ("E", "H3"):
        play.faced(seat, card)
    play.said("S", "explanation corrected")
    play.director("E")
    misled(play)
    assert asked(play) == "retract_after_wrong_explanation"
    assert not any("dummy has faced" in line for line in play.explain().splitlines())


@editions()
def test_47e2_left_unattended_it_lapses(laws: Edition) -> None:
    play = scene(laws, "4S by S", trick=5, current="S:H3", hands={"W": "HQ H2 ..."})
    play.faced("W", "HQ")
    play.said("S", "explanation corrected")
    assert unattended(play) == ["47"]
    for seat, card in (("N", "H4"), ("E", "H5"), ("W", "D3"), ("N", "D4"), ("E", "D5")):
        play.faced(seat, card)
    assert (unattended(play), play.rulings) == ([], ())


# 47F


@editions()
def test_47f1_the_proper_lead_sends_a_lead_out_of_turn_back(laws: Edition) -> None:
    play = scene(laws, "4S by S", trick=5, leader="W", hands={"S": "HQ ..."})
    play.faced("S", "HQ")
    play.faced("W", "C2")
    play.director("E")
    play.found(True)
    assert (trick(play), holds(play, "S", "HQ")) == ("W:C2", True)
    # 1997 says so in 53C alone.
    assert ("47F1" in play.citations) == (laws is not L1997)


@editions()
@pytest.mark.parametrize("known", [True, False])
def test_47f_a_card_taken_back_stays_played(laws: Edition, known: bool) -> None:
    hands = {"hands": {"W": "HQ H2 ..."}} if known else {}
    play = scene(laws, "4S by S", trick=5, current="S:H3", **hands)
    play.faced("W", "HQ")
    play.retracted("W", "HQ")
    assert unattended(play) == ["47"]
    play.director("S")
    assert (trick(play), penalty_cards(play)) == ("S:H3 W:HQ", set())
    assert {STANDS[laws], "45A"} <= set(play.citations)


@editions()
def test_47f_a_card_taken_back_stays_played_though_another_player_has_put_down_several(laws: Edition) -> None:
    play = scene(laws, "4S by S", trick=5, leader="W", hands={"W": "HQ HJ ...", "E": "H7 ..."})
    play.faced_several("W", "HQ HJ")
    play.named("S", "three of hearts")
    play.faced("E", "H7")
    play.retracted("E", "H7")
    assert unattended(play) == ["58", "47"]
    play.director("S")
    play.chose("HQ", "card_played")
    if laws is L2017:
        play.chose("keep", "keep_or_withdraw:N")
    assert (asked(play), trick(play), penalty_cards(play)) == (None, "W:HQ N:H3 E:H7", {"W:HJ major"})
    assert STANDS[laws] in play.citations


@editions()
def test_47f_another_card_put_down_in_its_place_was_not_led(laws: Edition) -> None:
    play = scene(laws, "4S by S", trick=5, current="S:H3", hands={"W": "HQ H2 ..."})
    play.faced("W", "HQ")
    play.retracted("W", "HQ")
    play.faced("W", "H2")
    play.director("S")
    assert asked(play) == "designated_otherwise"
    play.found(False)
    play.found(True)
    assert (trick(play), penalty_cards(play)) == ("S:H3 W:HQ", {"W:H2 major"})


def misled(play: Play) -> None:
    """The explanation was wrong, conventional, and the reason for the play."""
    while play.question is not None and play.question.kind == "finding":
        play.found(True)


@editions()
def test_47e2a_a_penalty_card_taken_back_lies_there_again(laws: Edition) -> None:
    minor = {"seat": "W", "card": "H9", "kind": "minor", "law": "50B"}
    play = scene(laws, "4S by S", trick=5, current="S:H3", hands={"W": "HQ H9 ..."}, penalty_cards=[minor])
    play.faced("W", "H9")
    play.said("S", "explanation corrected")
    play.director("W")
    misled(play)
    assert play.question is not None
    assert (play.question.say or "").endswith("or take it back and play another; ♥9 is then a penalty card again.")
    play.chose("withdraw")
    assert (trick(play), penalty_cards(play), play.turn) == ("S:H3", {"W:H9 minor"}, Seat.WEST)
    assert {"47E2(a)", "50A"} <= set(play.citations)


@editions()
@pytest.mark.parametrize("wrong", [True, False])
def test_47e2_a_card_that_another_ruling_had_taken_back_does_not_stand(laws: Edition, wrong: bool) -> None:
    play = scene(laws, "4S by S", trick=5, leader="N", hands={"W": "HQ H2 ..."})
    play.faced("W", "HQ")
    play.said("S", "explanation corrected")
    play.director("S")
    play.chose("refuse", "lead_out_of_turn")
    assert asked(play) == "explanation_mistaken"
    if wrong:
        misled(play)
    else:
        play.found(False)
    assert (asked(play), trick(play), penalty_cards(play)) == (None, "", {"W:HQ major"})
    assert STANDS[laws] not in play.citations
    assert ("47E2(b) may" in referred(play)) is wrong


@editions()
def test_47f_an_irregular_card_taken_back_at_once_was_corrected_too_soon(laws: Edition) -> None:
    play = scene(laws, "4S by S", trick=5, leader="N", hands={"W": "HQ H2 ..."})
    play.faced("W", "HQ")
    play.retracted("W", "HQ")
    play.director("S")
    play.chose("accept", "lead_out_of_turn")
    assert (trick(play), penalty_cards(play)) == ("W:HQ", set())
    assert {STANDS[laws], "9C"} <= set(play.citations)
    regular = scene(laws, "4S by S", trick=5, current="S:H3", hands={"W": "HQ H2 ..."})
    regular.faced("W", "HQ")
    regular.retracted("W", "HQ")
    regular.director("S")
    assert "9C" not in regular.citations


@editions()
def test_47e1_what_establishes_no_revoke_is_said_in_2017_only(laws: Edition) -> None:
    assert book47.ESTABLISHES_NO_REVOKE.in_force(laws) is (laws is L2017)


@editions()
def test_47e1_a_card_played_since_ends_what_was_said_about_the_turn(laws: Edition) -> None:
    play = scene(laws, "4S by S", trick=5, leader="S")
    play.said("N", "your turn", to="W")
    for seat, card in ("S", "C2"), ("W", "C3"), ("N", "CK"), ("E", "C5"), ("W", "D9"):
        play.faced(seat, card)
    play.director("S")
    assert (asked(play), "47E1" in play.citations) == ("deemed_led", False)
    play.found(True)
    assert (asked(play), options(play)) == ("lead_out_of_turn", {"accept", "refuse"})


def waits(laws: Edition, contract: str, current: str, revoke: tuple[str, str], lead: tuple[str, str]) -> Play:
    """The hand that won a trick has led to the next, and an explanation is put right; the last to play had revoked."""
    hands = {"W": "H2 D2 D9 ...", "S": "H6 D3 D6 ...", "E": "D4 D5 ..."}
    play = scene(laws, contract, trick=5, current=current, hands=hands)
    play.faced(*revoke)
    play.faced(*lead)
    play.said({"S": "E", "E": "S"}[lead[0]], "explanation corrected")
    return play


@editions()
@pytest.mark.parametrize("choice", ["withdraw", "keep"])
def test_47e2a_a_lead_that_waits_while_a_revoke_is_corrected(laws: Edition, choice: str) -> None:
    play = waits(laws, "4S by S", "N:H3 E:H5 S:HK", ("W", "D2"), ("S", "D3"))
    play.director("S", "revoke")
    assert (trick(play), str(play.table.suspended)) == ("N:H3 E:H5 S:HK", "S:♦3")
    play.director("S")
    misled(play)
    # Nothing has been played to it.
    assert (asked(play), to(play)) == ("retract_after_wrong_explanation", "S")
    play.chose(choice)
    assert (play.table.suspended is None, holds(play, "S", "D3")) == (choice == "withdraw", choice == "withdraw")
    assert ("47E2(a)" in play.citations, "47E2(b)" in play.citations) == (True, False)


@editions()
def test_47e2b_a_card_played_to_the_lead_that_waits_closes_the_door(laws: Edition) -> None:
    play = waits(laws, "4S by S", "W:H3 N:H4 E:HK", ("S", "D6"), ("E", "D4"))
    play.faced("W", "D9")
    play.director("W", "revoke")
    assert (trick(play), str(play.table.suspended)) == ("W:H3 N:H4 E:HK", "E:♦4 W:♦9")
    play.director("W")
    misled(play)
    assert (asked(play), str(play.table.suspended)) == (None, "E:♦4 W:♦9")
    assert "47E2(b) may" in referred(play)


# What an opponent has played to the next trick before a card was changed


LED_ON = {"E": "DK D9 D2 S5", "N": "DQ SA C2 C3", "W": "H2 H3 H4", "S": "S2 S3 S4"}


def changes(laws: Edition, new: str) -> Play:
    """East, last to play to trick 10, takes ♦2 back after a wrong explanation; dummy had won and led ♠A."""
    play = scene(laws, trick=10, current="S:D4 W:D3", hands=LED_ON)
    play.named("S", "DQ")
    play.faced("E", "D2")
    play.named("S", "SA")
    play.said("S", "explanation corrected")
    play.director("E")
    for finding in ("explanation_mistaken", "conventional_action_explained", "played_because_of_it"):
        if asked(play) == finding:
            play.found(True)
    play.chose("withdraw", "retract_after_wrong_explanation")
    play.faced("E", new)
    return play


@editions(L1997, L2007)
@pytest.mark.parametrize("choice", ["keep", "withdraw"])
def test_47d_who_has_led_to_the_next_trick_may_change_after_47e2a(laws: Edition, choice: str) -> None:
    play = changes(laws, "D9")
    assert (asked(play), to(play), play.question.refs) == ("keep_or_withdraw:N", "S", ("47D",))
    play.chose(choice)
    kept = choice == "keep"
    assert (asked(play), trick(play), penalty_cards(play)) == (None, "N:SA" if kept else "", set())
    assert (play.turn.letter, holds(play, "N", "SA")) == (("E", False) if kept else ("N", True))
    if not kept:
        play.named("S", "SA")
        assert (asked(play), trick(play)) == (None, "N:SA"), "he is not asked again"


@editions(L1997, L2007)
def test_47d_a_lead_that_has_gone_back_with_the_trick_is_not_asked_about(laws: Edition) -> None:
    play = changes(laws, "DK")
    assert (asked(play), trick(play), play.turn.letter, holds(play, "N", "SA")) == (None, "", "E", True)
    for seat, card in (("E", "S5"), ("S", "S2"), ("W", "H2")):
        play.faced(seat, card)
    play.named("S", "SA")
    assert (asked(play), play.turn.letter) == (None, "N")


@editions(L1997, L2007)
def test_47d_a_card_played_again_has_not_been_changed(laws: Edition) -> None:
    play = changes(laws, "D2")
    assert (asked(play), trick(play), play.turn.letter) == (None, "N:SA", "E")


@editions(L1997, L2007)
def test_47d_a_partner_who_has_led_to_the_next_trick_may_not_change_after_47e2a(laws: Edition) -> None:
    hands = {"W": "HQ H2 ...", "E": "D4 ..."}
    play = scene(laws, "4S by S", trick=5, current="N:H3 E:HK S:H5", hands=hands)
    play.faced("W", "HQ")
    play.said("S", "explanation corrected")
    play.faced("E", "D4")
    play.director("W")
    misled(play)
    play.chose("withdraw", "retract_after_wrong_explanation")
    assert (trick(play), "47D" in play.citations) == ("N:H3 E:HK S:H5", False)
    play.faced("W", "H2")
    assert (asked(play), trick(play), play.turn.letter) == (None, "E:D4", "S")


def test_47e1_a_penalty_card_led_too_soon_at_an_opponents_word_lies_there_still() -> None:
    lying = [{"seat": "E", "card": "HT", "kind": "major"}]
    hands = {"N": "C8 C7 C6", "E": "HT H7 H6", "S": "S8 CT C9", "W": "SK S6 H8 CK"}
    play = scene(L1997, "1D by S", trick=10, current="N:DJ E:H3 S:C2", hands=hands, penalty_cards=lying)
    play.said("S", "your turn", to="E")
    play.faced("E", "HT")
    play.director("S")
    for value in (True, "withdraw"):
        play.answer(value)
    assert play.question is None
    assert penalty_cards(play) == {"E:HT major"}


@editions()
def test_47d_who_has_no_other_card_is_not_asked_whether_he_changes(laws: Edition) -> None:
    play = scene(laws, trick=13, leader="N", hands={"N": "H2"})
    play.placed("N", "H2")
    play.faced("E", "H3")
    play.director("W")
    assert (asked(play), trick(play), play.turn.letter) == (None, "E:H3", "N")


@editions()
@pytest.mark.parametrize(("seat", "where"), [("N", "to dummy"), ("S", "to your hand")])
def test_47e2a_declarer_is_told_where_the_card_goes_and_of_no_penalty_card(
    laws: Edition, seat: str, where: str
) -> None:
    play = scene(laws, "4S by S", trick=5, current="W:H3" if seat == "N" else "E:H3")
    play.faced(seat, "HQ")
    play.said("W", "explanation corrected")
    play.director("S")
    misled(play)
    assert play.question is not None
    assert (play.question.say or "").endswith(f"you may leave ♥Q; or take it back {where} and play another.")
