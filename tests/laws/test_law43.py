"""Law 43: what dummy may not do."""

from __future__ import annotations

import pytest

from bridgelaws.book.editions import L1997, L2007, L2017, Edition
from bridgelaws.play.play import Play
from bridgelaws.values.seats import Seat
from editions import editions
from scenes import asked, holds, options, penalty_cards, referred, scene, to, trick, unattended, users

SILENT = {L1997: "9A2(b)(1)", L2007: "9A3", L2017: "9A4"}


def looked(laws: Edition, leader: str = "N", **more: object) -> Play:
    """Dummy North has looked at a defender's hand."""
    play = scene(laws, "4S by S", trick=5, leader=leader, **more)
    play.strayed("N", "looked at a defender's hand")
    return play


# 43A


@editions()
def test_43a1_dummy_who_speaks_first_may_be_fined_and_the_ruling_is_the_ordinary_one(laws: Edition) -> None:
    play = scene(laws, "4S by S", trick=5, leader="N")
    play.faced("S", "SQ")
    play.said("N", "attention")
    assert (asked(play), to(play)) == ("declarers_lead_out_of_turn:W", "W")
    assert {"43A1(b)", "43B1", "R43-2", SILENT[laws]} <= set(play.citations)
    assert "43A1(a)" not in play.citations  # he spoke and did not call the Director
    assert "43B1 may" in referred(play)


@editions()
def test_43a1a_dummy_who_calls_the_director_first(laws: Edition) -> None:
    play = scene(laws, "4S by S", trick=5, leader="S")
    play.faced("W", "CK")
    play.director("N")
    assert "43A1(a)" in play.citations
    assert (asked(play), to(play)) == ("lead_out_of_turn", "S")


@editions()
@pytest.mark.parametrize("call", ["attention", "director", "revoke"])
@pytest.mark.parametrize("held", [True, False])
def test_43a1_dummy_speaks_first_of_a_card_that_is_then_found_to_be_a_revoke(
    laws: Edition, call: str, held: bool
) -> None:
    play = scene(laws, "4H by S", trick=10, current="N:DA E:D4")
    play.faced("S", "H3")
    if call == "attention":
        play.said("N", "attention")
    else:
        play.director("N", "revoke" if call == "revoke" else None)
    assert asked(play) == "holds:S:D:10"
    play.found(held)
    assert ("43B1 may" in referred(play), {"43A1(b)", "R43-2"} <= set(play.citations)) == (held, held)
    assert ("43A1(a)" in play.citations) is (held and call != "attention")


@editions()
def test_43b3_dummy_who_has_lost_his_rights_speaks_first_of_what_is_found_to_be_a_defenders_revoke(
    laws: Edition,
) -> None:
    play = scene(laws, "4H by S", trick=10, current="N:DA", dummy_rights_lost=True)
    play.faced("E", "C4")
    play.said("N", "attention")
    play.found(True)
    assert {"43A1(b)", "43B1", "43B3"} <= set(play.citations)
    assert (trick(play), penalty_cards(play)) == ("N:DA E:C4", set())


@editions()
def test_43a1a_dummy_may_call_once_another_has_spoken(laws: Edition) -> None:
    play = scene(laws, "4S by S", trick=5, leader="S")
    play.faced("W", "CK")
    play.said("E", "attention")
    play.director("N")
    assert not any(ref.startswith("43") for ref in play.citations)


@editions()
def test_43a1_before_a_lead_is_faced_no_one_is_dummy_yet(laws: Edition) -> None:
    play = Play(contract="4S by S", laws=laws)
    play.laid_face_down("E", "HK")
    play.director("N")
    assert not any(ref.startswith("43") for ref in play.citations)
    assert {"41A", "9B1(c)", "9A1"} <= set(play.citations)
    assert (asked(play), referred(play), play.turn) == (None, set(), Seat.WEST)


@editions()
def test_43a1_a_lead_out_of_turn_that_was_taken_back_has_begun_the_play(laws: Edition) -> None:
    play = Play(contract="4S by S", laws=laws)
    play.faced("E", "C3")
    play.director("S")
    play.found(False)
    play.chose("refuse")
    play.chose("leave")
    assert (asked(play), trick(play)) == (None, "")
    play.dropped("W", "HK")
    play.director("N")
    assert {"43A1(a)", "43A1(b)"} <= set(play.citations)


@editions()
def test_43a1_in_the_play_dummy_is_silent_about_the_auction_too(laws: Edition) -> None:
    play = Play(contract="4S by S", laws=laws)
    play.exposed_in_auction("E", "H3")
    play.faced("W", "D5")
    play.director("N")
    assert {"43A1(a)", "43A1(b)", "43B1"} <= set(play.citations)
    assert (asked(play), to(play)) == ("within_period", "Director")  # and the ruling is the ordinary one


@editions()
def test_43a1_dummy_who_puts_an_explanation_right_does_his_duty(laws: Edition) -> None:
    play = Play(contract="4S by S", laws=laws)
    play.laid_face_down("W", "HQ")
    play.said("N", "explanation corrected")
    play.director("N")
    play.found(True)
    play.found(True)
    assert (asked(play), to(play)) == ("retract_face_down_lead", "W")
    play.chose("withdraw")
    assert not any(ref.startswith("43") for ref in play.citations)
    assert ("43B1 may" in referred(play), "9B1(d)" in play.citations) == (False, True)


@editions(L2007, L2017)
def test_43a1_dummys_duty_does_not_end_when_the_lead_is_faced(laws: Edition) -> None:
    play = Play(contract="4S by S", laws=laws)
    play.faced("W", "HQ")
    play.said("N", "explanation corrected")
    play.director("N")
    play.found(True)
    play.found(False)  # dummy has faced no card
    play.found(True)
    assert (asked(play), to(play)) == ("retract_after_wrong_explanation", "W")
    play.chose("keep")
    assert not any(ref.startswith("43") for ref in play.citations)
    assert (referred(play), trick(play)) == (set(), "W:HQ")


@editions()
def test_43a1_his_duty_does_not_cover_an_irregularity_of_a_defender(laws: Edition) -> None:
    play = Play(contract="4S by S", laws=laws)
    play.faced("W", "HQ")
    play.dropped("E", "HK")
    play.said("N", "explanation corrected")
    play.director("N")
    assert {"43A1(a)", "43A1(b)", "43B1"} <= set(play.citations)


@editions()
def test_r43_2_set_aside_speaking_first_costs_the_rectification_by_itself(laws: Edition) -> None:
    play = scene(laws, "4S by S", trick=5, leader="S", set_aside=("R43-2",))
    play.faced("W", "CK")
    play.director("N")
    assert (asked(play), unattended(play), trick(play)) == (None, [], "W:CK")
    assert "43B3" in play.citations


@editions()
def test_43a1c_dummy_takes_part_in_the_play(laws: Edition) -> None:
    play = scene(laws, "4S by S", trick=5, leader="N")
    play.said("N", "which card?")
    assert {"43A1(c)", "43B1"} <= set(play.citations)


@editions()
@pytest.mark.parametrize(
    ("how", "ref"),
    [
        ("exchanged hands", "43A2(a)"),
        ("left his seat to watch", "43A2(b)"),
        ("looked at a defender's hand", "43A2(c)"),
    ],
)
def test_43a2_costs_dummy_his_rights(laws: Edition, how: str, ref: str) -> None:
    play = scene(laws, "4S by S", trick=5, leader="S")
    play.strayed("N", how)
    assert (play.table.rights_lost, ref in play.citations, "43B1 may" in referred(play)) == (True, True, True)


@editions()
def test_43a2c_a_hand_that_was_shown_to_him(laws: Edition) -> None:
    play = scene(laws, "4S by S", trick=5, leader="S")
    play.strayed("N", "was shown a defender's hand")
    assert (play.table.rights_lost, "43A3" in play.citations) == (laws is L2017, laws is L2017)


# 43B2


@editions()
def test_43b2a_a_warning_after_the_loss_lets_the_defenders_name_the_hand(laws: Edition) -> None:
    for choice, turn in [("hand", "South"), ("dummy", "North")]:
        play = looked(laws)
        play.said("N", "wrong hand")
        assert (asked(play), options(play)) == ("lead_from", {"hand", "dummy"})
        play.chose(choice)
        assert (str(play.turn), "43B2(a)" in play.citations) == (turn, True)


@editions()
def test_r43_1_set_aside_the_defender_next_in_turn_decides(laws: Edition) -> None:
    play = looked(laws, set_aside=("R43-1",))
    play.said("N", "wrong hand")
    assert to(play) == "W"
    play.chose("hand")
    assert to(play) == "E"
    play.chose("dummy")
    assert str(play.turn) == "North"  # dummy was on lead, so East is next in turn


@editions()
def test_43b2b_first_to_ask_declarer_about_a_revoke(laws: Edition) -> None:
    play = scene(laws, "4S by S", trick=5, current="W:H3 N:H4 E:H5", hands={"S": "H2 C2 ..."})
    play.strayed("N", "exchanged hands")
    play.faced("S", "C2")
    play.said("N", "none left?", to="S")
    assert "43B2(b)" in play.citations
    assert trick(play) == "W:H3 N:H4 E:H5"


@editions()
def test_43b2b_not_if_a_defender_asked_first(laws: Edition) -> None:
    play = scene(laws, "4S by S", trick=5, current="W:H3 N:H4 E:H5", hands={"S": "H2 C2 ..."})
    play.strayed("N", "exchanged hands")
    play.faced("S", "C2")
    play.said("E", "none left?", to="S")
    assert "43B2(b)" not in play.citations


# 43B3


@editions()
def test_43b3_first_to_mention_a_defenders_lead_out_of_turn(laws: Edition) -> None:
    play = looked(laws)
    play.faced("E", "C9")
    play.said("N", "attention")
    assert (asked(play), trick(play), penalty_cards(play), unattended(play)) == (None, "E:C9", set(), [])
    assert "43B3 must" in referred(play)
    assert ("12B1" in play.citations) is (laws is L2007)
    why = str(next(r.why for r in play.table.referrals if r.strength == "must"))
    assert ("only the defenders' score" in why) is (laws is L2017)
    assert ("both sides' score" in why) is (laws is L1997)


@editions()
def test_43b3_is_not_for_declarers_irregularity(laws: Edition) -> None:
    play = looked(laws)
    play.faced("S", "SQ")
    play.said("N", "attention")
    assert (asked(play), "43B3" in play.citations) == ("declarers_lead_out_of_turn:W", False)


@editions()
def test_43b3_not_if_someone_else_spoke_first(laws: Edition) -> None:
    play = looked(laws, leader="S")
    play.faced("W", "CK")
    play.director("S")
    assert (asked(play), "43B3" in play.citations) == ("lead_out_of_turn", False)


@editions()
def test_43b3_a_defenders_revoke(laws: Edition) -> None:
    play = scene(laws, "4S by S", trick=5, current="S:H3", hands={"W": "H9 C2 ..."})
    play.strayed("N", "exchanged hands")
    play.faced("W", "C2")
    play.director("N", "revoke")
    assert (trick(play), penalty_cards(play)) == ("S:H3 W:C2", set())
    assert "43B3" in play.citations
    why = str(next(r.why for r in play.table.referrals if r.strength == "must"))
    assert ("only the defenders' score" in why) is (laws is L2017)
    assert ("both sides' score" in why) is (laws is L1997)


@editions()
def test_43b3_a_card_that_a_defender_dropped_goes_back_and_is_not_his_partners_to_use(laws: Edition) -> None:
    play = looked(laws, leader="W")
    play.dropped("E", "HK")
    play.director("N")
    assert (asked(play), penalty_cards(play), holds(play, "E", "HK"), play.turn) == (None, set(), True, Seat.WEST)
    assert (users(play, "HK"), "43B3 must" in referred(play)) == (("", "W"), True)
    assert {"43B3", "R50-7"} <= set(play.citations)


@editions()
def test_43_unattended_a_loss_of_rights_waits_for_no_one(laws: Edition) -> None:
    assert unattended(looked(laws)) == []


@editions()
def test_43b3_after_the_play_the_right_of_42b3_is_gone_too(laws: Edition) -> None:
    play = looked(laws, leader="S")
    play.faced("W", "CK")
    play.claimed("S")
    play.director("N")
    assert {"42B3", "43B3"} <= set(play.citations)
    assert "43A1(b)" not in play.citations


@editions()
@pytest.mark.parametrize("aside", [(), ("R43-3",)])
@pytest.mark.parametrize("calls", [False, True])
def test_43b2b_dummy_without_rights_points_a_revoke_out_instead_of_asking(
    laws: Edition, aside: tuple[str, ...], calls: bool
) -> None:
    hands = {"S": "C8 C9 CT DJ H2"}
    play = scene(laws, trick=9, current="W:D4 N:D5 E:D2", hands=hands, dummy_rights_lost=True, set_aside=aside)
    play.faced("S", "C8")
    if calls:
        play.director("N")
    else:
        play.said("N", "attention")
    assert ("43B2(b)" in play.citations) is (not aside)
    assert play.table.revokes[0].counts is (not aside)
    assert play.table.revokes[0].stage.value == "corrected"


@editions()
def test_43b2b_is_not_cited_when_there_was_no_revoke(laws: Edition) -> None:
    hands = {"S": "C8 C9 CT CJ H2"}
    play = scene(laws, trick=9, current="W:D4 N:D5 E:D2", hands=hands, dummy_rights_lost=True)
    play.faced("S", "C8")
    play.said("N", "none left?", to="S")
    assert {L1997: "61B"}.get(laws, "61B2(a)") in play.citations
    assert "43B2(b)" not in play.citations


@editions()
def test_43b2a_no_hand_is_named_when_the_lead_is_a_defenders(laws: Edition) -> None:
    """Declarer leads from neither hand, so that an answer would change nothing."""
    play = scene(laws, "4S by S", trick=5, leader="W", dummy_rights_lost=True)
    play.said("N", "wrong hand")
    assert (asked(play), play.turn, trick(play)) == (None, Seat.WEST, "")
    assert {"43A1(c)", "43B1"} <= set(play.citations)
    assert "43B2(a)" not in play.citations


LOOKED = "looked at a defender's hand"


@editions()
@pytest.mark.parametrize("before", [True, False])
def test_43b2b_rights_lost_after_the_question_make_no_revoke_established(laws: Edition, before: bool) -> None:
    play = scene(laws, trick=5, current="W:H3 N:HA E:H5")
    if before:
        play.strayed("N", LOOKED)
    play.faced("S", "D4")
    play.said("N", "none left?", to="S")
    if not before:
        play.strayed("N", LOOKED)
    play.found(True)
    assert ("43B2(b)" in play.citations, "42B1" in play.citations) == (before, not before)


@editions()
@pytest.mark.parametrize("before", [True, False])
def test_43b3_rights_lost_after_dummy_spoke_save_no_defender(laws: Edition, before: bool) -> None:
    play = scene(laws, trick=5, current="W:H3 N:HA")
    if before:
        play.strayed("N", LOOKED)
    play.faced("E", "D5")
    play.director("N", "revoke")
    if not before:
        play.strayed("N", LOOKED)
    play.found(True)
    assert ("43B3" in play.citations, penalty_cards(play)) == (before, set() if before else {"E:D5 major"})


@editions()
def test_43b3_only_what_dummy_spoke_of_goes_without_rectification(laws: Edition) -> None:
    play = looked(laws, leader="S")
    play.dropped("E", "HK")
    play.faced("W", "C3")
    play.director("N", "turn")
    assert (trick(play), penalty_cards(play), unattended(play)) == ("W:C3", set(), ["49"])
    assert "43B3 must" in referred(play)
    play.director("S", "exposed card")
    while asked(play) in ("partner_could_possibly_see_face", "designated_otherwise"):
        play.found(asked(play) != "designated_otherwise")
    assert penalty_cards(play) == {"E:HK major"}


@editions()
@pytest.mark.parametrize("verb", ["dropped", "exposed_in_auction"])
def test_43b3_a_card_that_nobody_has_named_goes_back_too(laws: Edition, verb: str) -> None:
    play = Play(contract="4S by S", laws=laws)
    play.faced("W", "D5")
    play.strayed("N", LOOKED)
    getattr(play, verb)("E", more=1)
    play.director("N")
    assert (asked(play), unattended(play), penalty_cards(play)) == (None, [], set())
    assert "The card that was not named goes back to East's hand (43B3)." in play.explain()


@editions()
@pytest.mark.parametrize("word", ["attention", None])
def test_9b1b_dummy_may_call_once_a_defender_has_spoken_whatever_was_played_since(
    laws: Edition, word: str | None
) -> None:
    """West spoke of a lead from the wrong hand, and East played all the same: the Director had still to be called."""
    play = scene(laws, "4S by S", trick=5, leader="N")
    play.faced("S", "D4")
    if word is not None:
        play.said("W", word)
    play.faced("E", "D9")
    play.director("N")
    assert ("43A1(b)" in play.citations) is (word is None)


@editions()
def test_43a1b_a_word_about_nothing_is_no_licence_for_dummy(laws: Edition) -> None:
    play = scene(laws, "4S by S", trick=5, leader="S")
    play.said("W", "attention")
    play.faced("W", "D9")
    play.director("N")
    assert "43A1(b)" in play.citations


@editions()
def test_43a1b_what_was_spoken_of_before_the_director_came_is_no_licence_for_later(laws: Edition) -> None:
    play = scene(laws, "4S by S", trick=5, leader="N")
    play.faced("S", "D4")
    play.said("W", "attention")
    play.chose("accept")
    play.faced("W", "D6")
    play.faced("E", "D9")
    play.director("N")
    assert "43A1(b)" in play.citations
