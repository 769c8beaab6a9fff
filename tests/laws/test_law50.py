"""Law 50: disposition of a penalty card."""

from __future__ import annotations

import pytest

from bridgelaws import codec
from bridgelaws.editions import L1997, L2007, L2017, Edition
from bridgelaws.orders import MakeMajor
from bridgelaws.play import Play
from editions import editions
from scenes import asked, holds, options, penalty_cards, referred, scene, to, trick, unattended, users

MAJOR_HK = [{"seat": "W", "card": "HK", "kind": "major"}]
MINOR_H5 = [{"seat": "W", "card": "H5", "kind": "minor"}]
BY_PLAY = {L1997: "50D1", L2007: "50D1(a)", L2017: "50D1(a)"}
WAITS = {L1997: "50D1", L2007: "50D1(b)", L2017: "50D1(b)"}


def legal(play: Play) -> str:
    """The legal plays of the hand on turn, as codes."""
    assert play.legal_plays.cards is not None
    return " ".join(sorted(card.code for card in play.legal_plays.cards))


def restrictions(play: Play) -> set[str]:
    return {str(restriction) for restriction in play.table.restrictions}


def east_to_lead(laws: Edition, **more: object) -> Play:
    """East is to lead while West has ♥K as a major penalty card."""
    hands = {"E": "H4 H2 C9 C8 S3", "W": "HK D7 D6 C4 S5"}
    return scene(laws, trick=9, leader="E", hands=hands, penalty_cards=MAJOR_HK, **more)


# The opening words


@editions()
def test_50_an_exposed_card_is_a_penalty_card(laws: Edition) -> None:
    play = scene(laws, trick=5, leader="N")
    play.dropped("W", "HK")
    assert unattended(play) == ["49"]
    play.director("S")
    play.found(True)
    play.found(False)
    assert penalty_cards(play) == {"W:HK major"}
    assert "50" in play.citations


@editions()
def test_50_the_director_may_designate_otherwise(laws: Edition) -> None:
    play = scene(laws, trick=5, leader="N")
    play.dropped("W", "HK")
    play.director("S")
    play.found(True)
    assert (asked(play), to(play)) == ("designated_otherwise", "Director")
    play.found(True)
    assert penalty_cards(play) == set()
    assert holds(play, "W", "HK")


@editions()
def test_50_foreseeable_damage_is_referred_by_the_editions_own_rule(laws: Edition) -> None:
    play = scene(laws, trick=5, leader="N")
    play.dropped("W", "HK")
    play.director("S")
    play.found(True)
    play.found(False)
    instead = [r.why for r in play.table.referrals if r.why.startswith("in place of the penalty card")]
    assert bool(instead) is (laws is L1997)
    rule = {L1997: "72B1", L2007: "23", L2017: "72C"}[laws]
    assert f"{rule} must" in referred(play)
    together = [{authority.ref(laws) for authority in step.authorities} for step in play.rulings[-1].steps]
    assert any({"50", rule} <= refs for refs in together)


# 50A


@editions()
def test_50a_a_penalty_card_taken_up_is_faced_again(laws: Edition) -> None:
    play = scene(laws, trick=5, leader="N", penalty_cards=MAJOR_HK)
    play.retracted("W", "HK")
    assert unattended(play) == ["50"]
    play.director("S")
    assert "50A" in play.citations
    assert penalty_cards(play) == {"W:HK major"}


@editions()
def test_50a_a_penalty_card_taken_up_and_played_needs_no_ruling(laws: Edition) -> None:
    play = scene(laws, trick=5, current="S:H3", penalty_cards=MAJOR_HK)
    play.retracted("W", "HK")
    play.faced("W", "HK")
    assert unattended(play) == []
    assert (penalty_cards(play), trick(play)) == (set(), "S:H3 W:HK")


# 50B


def dropped(laws: Edition, *cards: str) -> Play:
    play = scene(laws, trick=5, leader="N")
    for card in cards:
        play.dropped("W", card)
        play.director("S")
        for _ in card.split():
            play.found(True)
        play.found(False)
    return play


@editions()
@pytest.mark.parametrize(("card", "kind"), [("H9", "minor"), ("HT", "major"), ("HA", "major")])
def test_50b_honours_begin_at_the_ten(laws: Edition, card: str, kind: str) -> None:
    play = dropped(laws, card)
    assert penalty_cards(play) == {f"W:{card} {kind}"}
    assert "50B" in play.citations


@editions()
def test_50b_deliberate_play_makes_a_small_card_major(laws: Edition) -> None:
    play = scene(laws, trick=5, leader="N")
    play.shown("W", "H5")
    play.director("S")
    play.found(True)
    play.found(False)
    assert (asked(play), to(play)) == ("exposed_by_deliberate_play", "Director")
    play.found(True)
    assert penalty_cards(play) == {"W:H5 major"}


@editions()
def test_50b_a_second_penalty_card_makes_both_major(laws: Edition) -> None:
    play = dropped(laws, "H5", "D3")
    assert penalty_cards(play) == {"W:H5 major", "W:D3 major"}


@editions()
def test_50b_several_cards_at_once_are_all_major(laws: Edition) -> None:
    assert penalty_cards(dropped(laws, "H5 D3")) == {"W:H5 major", "W:D3 major"}


@editions()
def test_50b_cards_of_the_two_defenders_do_not_add_up(laws: Edition) -> None:
    play = dropped(laws, "H5")
    play.dropped("E", "D3")
    play.director("S")
    play.found(True)
    play.found(False)
    assert penalty_cards(play) == {"W:H5 minor", "E:D3 minor"}


@editions()
def test_50b_a_card_once_major_stays_major(laws: Edition) -> None:
    play = dropped(laws, "H5", "D3")
    play.faced("N", "D2")
    play.faced("E", "D9")
    play.faced("S", "D4")
    play.faced("W", "D3")
    assert penalty_cards(play) == {"W:H5 major"}
    assert "R50-1" in play.citations


# 50C


@editions()
def test_50c_following_suit_the_minor_card_or_an_honour(laws: Edition) -> None:
    hands = {"W": "H5 H2 HQ D6 C3"}
    play = scene(laws, trick=9, current="S:H3", hands=hands, penalty_cards=MINOR_H5)
    assert legal(play) == "H5 HQ"
    why = play.legal_plays.why_not("H2")
    assert why is not None
    assert why.ref == "50C"


@editions()
def test_50c_discarding_any_card_but_another_small_one_of_the_suit(laws: Edition) -> None:
    hands = {"W": "H5 H2 HQ D6 C3"}
    play = scene(laws, trick=9, current="S:S3", hands=hands, penalty_cards=MINOR_H5)
    assert legal(play) == "C3 D6 H5 HQ"


@editions()
def test_50c_the_owner_need_not_lead_it_and_his_partner_leads_freely(laws: Edition) -> None:
    hands = {"W": "H5 H2 HQ D6 C3"}
    assert legal(scene(laws, trick=9, leader="W", hands=hands, penalty_cards=MINOR_H5)) == "C3 D6 H5 HQ"
    play = scene(laws, trick=9, leader="E", hands=hands, penalty_cards=MINOR_H5)
    assert asked(play) is None


@editions()
def test_50c_information_from_a_minor_penalty_card(laws: Edition) -> None:
    play = dropped(laws, "H5")
    assert users(play, "H5") == {L1997: ("S", "E"), L2007: ("S", "E"), L2017: ("ES", "")}[laws]
    assert "50C" in play.citations
    # What 1997 says of major penalty cards is not cited for a minor one.
    assert "50D1" not in play.citations


# 50D1


@editions()
def test_50d1_a_major_card_is_played_at_the_first_legal_chance(laws: Edition) -> None:
    hands = {"W": "HK H2 D7 D6 C4"}
    followed = scene(laws, trick=9, current="S:H3", hands=hands, penalty_cards=MAJOR_HK)
    assert legal(followed) == "HK"
    discarded = scene(laws, trick=9, current="S:S3", hands=hands, penalty_cards=MAJOR_HK)
    assert legal(discarded) == "HK"
    ruffed = scene(laws, "4H by S", trick=9, current="S:S3", hands=hands, penalty_cards=MAJOR_HK)
    assert legal(ruffed) == "HK"
    led = scene(laws, trick=9, leader="W", hands=hands, penalty_cards=MAJOR_HK)
    assert (legal(led), asked(led)) == ("HK", None)
    why = led.legal_plays.why_not("D7")
    assert why is not None
    assert why.ref == BY_PLAY[laws]


@editions()
def test_50d1_following_suit_comes_first_and_the_card_waits(laws: Edition) -> None:
    hands = {"W": "HK H2 D7 D6 C4"}
    play = scene(laws, trick=9, current="S:D3", hands=hands, penalty_cards=MAJOR_HK)
    assert legal(play) == "D6 D7"
    assert WAITS[laws] in {reason.ref for reason in play.legal_plays.reasons}
    play.faced("W", "D7")
    assert penalty_cards(play) == {"W:HK major"}


@editions()
def test_50d1_unknown_hands_leave_the_reasons_without_the_cards(laws: Edition) -> None:
    play = scene(laws, trick=5, current="S:D3", penalty_cards=MAJOR_HK)
    assert play.legal_plays.cards is None
    assert {reason.ref for reason in play.legal_plays.reasons} == {"44C", "45C5", BY_PLAY[laws]}
    led = scene(laws, trick=5, leader="W", penalty_cards=MAJOR_HK)
    assert legal(led) == "HK"


@editions()
def test_50d1_a_restriction_comes_before_the_leaders_own_card(laws: Edition) -> None:
    both = [{"seat": "E", "card": "CK", "kind": "major"}, {"seat": "W", "card": "C6", "kind": "major"}]
    hands = {"E": "CK CQ H4 S3 S2", "W": "C6 D7 D6 H9 S5"}
    for option, cards, up in [
        ("require", "CK", {"E:CK major"}),
        ("forbid", "H4 S2 S3", {"E:CK major"}),
        ("leave", "CK", {"E:CK major", "W:C6 major"}),
    ]:
        play = scene(laws, trick=9, leader="E", hands=hands, penalty_cards=both)
        play.chose(option)
        assert (legal(play), penalty_cards(play)) == (cards, up), option


@editions()
def test_50d1_with_a_hand_not_on_file_a_restriction_keeps_the_own_card_open(laws: Edition) -> None:
    both = [{"seat": "E", "card": "CK", "kind": "major"}, {"seat": "W", "card": "H6", "kind": "major"}]
    play = scene(laws, trick=9, leader="E", penalty_cards=both)
    play.chose("require")
    # Whether East has a heart is not known, so his club is not the only legal lead.
    assert play.legal_plays.cards is None
    assert "50D2(a)" in {reason.ref for reason in play.legal_plays.reasons}


# 50D2


@editions()
def test_50d2_declarer_is_asked_before_the_partner_leads(laws: Edition) -> None:
    play = east_to_lead(laws)
    assert (asked(play), to(play), options(play)) == ("lead_option:9", "S", {"require", "forbid", "leave"})


@editions()
def test_50d2a_required_suit_binds_one_lead_and_the_card_is_picked_up(laws: Edition) -> None:
    play = east_to_lead(laws)
    play.chose("require")
    assert restrictions(play) == {"East must lead a heart"}
    assert (penalty_cards(play), legal(play)) == (set(), "H2 H4")
    assert holds(play, "W", "HK")
    play.faced("E", "H4")
    assert restrictions(play) == set()


@editions()
def test_50d2a_forbidden_suit_binds_while_the_lead_is_retained(laws: Edition) -> None:
    play = east_to_lead(laws)
    play.chose("forbid")
    assert (penalty_cards(play), legal(play)) == (set(), "C8 C9 S3")
    for seat, card in [("E", "C9"), ("S", "C2"), ("W", "C4"), ("N", "C3")]:
        play.faced(seat, card)
    assert (str(play.turn), legal(play)) == ("East", "C8 S3")
    for seat, card in [("E", "S3"), ("S", "SA"), ("W", "S5"), ("N", "S2")]:
        play.faced(seat, card)
    assert restrictions(play) == set()


@editions()
def test_50d2a_footnote_a_leader_who_cannot_comply_leads_what_he_likes(laws: Edition) -> None:
    hands = {"E": "D2 C9 C8 S3 S2", "W": "HK D7 D6 C4 S5"}
    play = scene(laws, trick=9, leader="E", hands=hands, penalty_cards=MAJOR_HK)
    play.chose("require")
    assert (penalty_cards(play), legal(play)) == (set(), "C8 C9 D2 S2 S3")
    assert {"59", "50D2(a) footnote", "R50-2"} <= set(play.citations)


@editions()
@pytest.mark.parametrize(("hand", "unable"), [("H7 H4 H2", True), ("H7 H4 C2", False)])
def test_50d2a_footnote_a_leader_with_nothing_but_the_forbidden_suit(laws: Edition, hand: str, unable: bool) -> None:
    play = scene(laws, trick=11, leader="E", hands={"E": hand}, penalty_cards=MAJOR_HK)
    play.chose("forbid")
    assert (legal(play), penalty_cards(play)) == ("H2 H4 H7" if unable else "C2", set())
    assert ({"59", "50D2(a) footnote", "R50-2"} <= set(play.citations)) is unable
    without = scene(laws, trick=11, leader="E", hands={"E": hand}, penalty_cards=MAJOR_HK, set_aside=("R50-2",))
    without.chose("forbid")
    assert penalty_cards(without) == ({"W:HK major"} if unable else set())


@editions()
def test_r50_2_set_aside_the_card_stays_if_the_leader_cannot_comply(laws: Edition) -> None:
    known = scene(
        laws, trick=9, leader="E", hands={"E": "D2 C9 C8 S3 S2"}, penalty_cards=MAJOR_HK, set_aside=("R50-2",)
    )
    known.chose("require")
    assert penalty_cards(known) == {"W:HK major"}
    unknown = scene(laws, trick=9, leader="E", penalty_cards=MAJOR_HK, set_aside=("R50-2",))
    unknown.chose("require")
    assert (asked(unknown), to(unknown)) == ("holds:E:H:9", "Director")
    unknown.found(True)
    assert penalty_cards(unknown) == set()


@editions()
def test_50d2b_neither_leaves_the_card_and_the_options_return(laws: Edition) -> None:
    play = east_to_lead(laws)
    play.chose("leave")
    assert (penalty_cards(play), legal(play)) == ({"W:HK major"}, "C8 C9 H2 H4 S3")
    for seat, card in [("E", "C9"), ("S", "C2"), ("W", "C4"), ("N", "C3")]:
        play.faced(seat, card)
    assert asked(play) == "lead_option:10"
    cited = {L1997: "R50-3", L2007: "50D2(b) footnote", L2017: "50D2(b) footnote"}[laws]
    assert cited in play.citations


@editions(L1997)
def test_r50_3_set_aside_the_options_do_not_return_in_1997(laws: Edition) -> None:
    play = east_to_lead(laws, set_aside=("R50-3",))
    play.chose("leave")
    for seat, card in [("E", "C9"), ("S", "C2"), ("W", "C4"), ("N", "C3")]:
        play.faced(seat, card)
    assert (asked(play), penalty_cards(play)) == (None, {"W:HK major"})


@editions()
def test_50d2_an_early_lead_is_an_exposed_card_and_the_options_remain(laws: Edition) -> None:
    play = east_to_lead(laws)
    play.faced("E", "C9")
    assert unattended(play) == ["50"]
    play.director("S")
    assert penalty_cards(play) == {"W:HK major", "E:C9 major"}
    assert (trick(play), asked(play)) == ("", "lead_option:9")
    assert {"49", "50D2"} <= set(play.citations)


@editions()
def test_50d2_an_early_lead_that_the_next_hand_follows_costs_the_options(laws: Edition) -> None:
    play = east_to_lead(laws)
    play.faced("E", "C9")
    play.faced("S", "C2")
    assert (unattended(play), asked(play), trick(play)) == ([], None, "E:C9 S:C2")
    assert penalty_cards(play) == {"W:HK major"}
    assert {"60A1", "60A3", "R50-4"} <= set(play.citations)


@editions()
def test_r50_4_set_aside_the_early_lead_goes_back_with_the_card_played_to_it(laws: Edition) -> None:
    play = east_to_lead(laws, set_aside=("R50-4",))
    play.faced("E", "C9")
    play.faced("S", "C2")
    play.director("S")
    assert (trick(play), str(play.turn), asked(play)) == ("", "East", "lead_option:9")
    assert penalty_cards(play) == {"W:HK major", "E:C9 major"}
    assert holds(play, "S", "C2")


@editions()
def test_50d2_several_cards_of_the_partner_are_law_51(laws: Edition) -> None:
    two = [*MAJOR_HK, {"seat": "W", "card": "H9", "kind": "major"}]
    play = scene(laws, trick=9, leader="E", penalty_cards=two)
    play.chose("require")
    assert play.rulings[-1].law == 51


# 50E


def refused(laws: Edition) -> Play:
    """East's opening lead of ♥K has been refused."""
    play = Play("N:974.AJ3.63.AK963 K83.K9752.7.8752 AQJ5.T864.KJ94.4 T62.Q.AQT852.QJT", "3NT by S", laws=laws)
    play.faced("E", "HK")
    play.director("S")
    play.found(False)
    play.chose("refuse")
    return play


@editions()
def test_50e_while_the_card_lies_on_the_table(laws: Edition) -> None:
    play = refused(laws)
    assert users(play, "HK") == {L1997: ("S", "W"), L2007: ("S", "W"), L2017: ("WS", "")}[laws]
    cited = {L1997: ["50D1", "R50-5"], L2007: ["50E1", "50E2"], L2017: ["50E1", "50E3"]}[laws]
    assert set(cited) <= set(play.citations)


@editions()
def test_50e2_once_returned_to_hand_the_partner_may_not_use_it(laws: Edition) -> None:
    play = refused(laws)
    play.chose("require")
    assert users(play, "HK") == ("S", "W")
    assert {L1997: "50D1", L2007: "50E2", L2017: "50E2"}[laws] in play.rulings[-1].citations


@editions()
def test_50e_damage_is_referred_by_the_editions_own_test(laws: Edition) -> None:
    expected = {L1997: "16A with 12 may", L2007: "50E3 must", L2017: "50E4 must"}[laws]
    assert expected in referred(refused(laws))


@editions(L1997)
def test_r50_5_set_aside_nothing_makes_it_authorized_for_declarer_in_1997(laws: Edition) -> None:
    play = scene(laws, trick=5, leader="N", set_aside=("R50-5",))
    play.dropped("W", "HK")
    play.director("S")
    play.found(True)
    play.found(False)
    assert users(play, "HK") == ("", "E")


@editions()
def test_50_explanation_of_the_worked_example(laws: Edition) -> None:
    play = refused(laws)
    play.chose("require")
    text = play.explain()
    assert "West was to lead while East had a major penalty card (Law 50)." in text
    assert "South required a heart: West must lead a heart, and ♥K is picked up (50D2(a))." in text


@editions()
def test_50b_with_r50_1_set_aside_a_card_that_is_alone_again_is_minor_again(laws: Edition) -> None:
    for set_aside, kind in (((), "major"), (("R50-1",), "minor")):
        position = {"trick": 4, "leader": "S", "hands": {"E": ["H5", "D3", "C4", "C2"]}}
        play = codec.decode(
            {
                "format": codec.FORMAT,
                "version": codec.VERSION,
                "laws": laws.year,
                "contract": "4S by S",
                "set_aside": list(set_aside),
                "position": position,
            }
        )
        for card in ("H5", "D3"):
            play.dropped("E", card)
            play.director("S")
            play.answer(True)
            play.answer(False)
        assert [p.kind.value for p in play.table.penalty_cards] == ["major", "major"]
        play.faced("S", "D2")
        play.faced("W", "D4")
        play.faced("N", "D5")
        play.faced("E", "D3")
        assert [(p.card.code, p.kind.value) for p in play.table.penalty_cards] == [("H5", kind)]


# A card shown again, and what turns major


@editions()
def test_50b_a_minor_card_added_to_a_trick_on_purpose_turns_major(laws: Edition) -> None:
    hands = {"W": "H5 D8 D7 C6 S5"}
    play = scene(laws, trick=9, leader="E", current="E:D5 S:D6", hands=hands, penalty_cards=MINOR_H5)
    play.faced("W", "D8")
    play.faced("W", "H5")
    play.director("S")
    play.found(False, "deemed_led")
    assert asked(play) == "exposed_by_deliberate_play"
    play.found(True)
    assert penalty_cards(play) == {"W:H5 major"}


@editions()
def test_50b_a_minor_card_added_to_a_trick_by_accident_stays_minor(laws: Edition) -> None:
    hands = {"W": "H5 D8 D7 C6 S5"}
    play = scene(laws, trick=9, leader="E", current="E:D5 S:D6", hands=hands, penalty_cards=MINOR_H5)
    play.faced("W", "D8")
    play.faced("W", "H5")
    play.director("S")
    play.found(False, "deemed_led")
    play.found(False, "exposed_by_deliberate_play")
    assert penalty_cards(play) == {"W:H5 minor"}
    assert "becomes a" not in play.explain()


@editions()
def test_50b_a_card_that_turns_major_must_be_played_and_partner_may_know_it(laws: Edition) -> None:
    play = scene(laws, trick=5, leader="N", penalty_cards=MINOR_H5)
    play.dropped("W", "D3")
    play.director("S")
    play.found(True)
    play.found(False)
    explained = play.explain(True)
    assert "♥5 must be played at the first legal opportunity (50D)" in explained
    assert ("That ♥5 must be played is authorized for East" in explained) is (laws is L1997)


@editions()
def test_50b_with_r50_1_set_aside_the_second_small_card_turns_minor_too(laws: Edition) -> None:
    hands = {"W": "H5 H2 D3 C4"}
    play = scene(laws, trick=10, leader="N", hands=hands, penalty_cards=MINOR_H5, set_aside=("R50-1",))
    play.dropped("W", "D3")
    play.director("S")
    play.found(True)
    play.found(False)
    assert penalty_cards(play) == {"W:H5 major", "W:D3 major"}
    for seat, card in ("N", "H3"), ("E", "H4"), ("S", "HA"), ("W", "H5"):
        play.faced(seat, card)
    assert penalty_cards(play) == {"W:D3 minor"}


# 50D2, once more


@editions()
def test_50d2_a_leader_who_waits_is_told_why(laws: Edition) -> None:
    play = east_to_lead(laws)
    assert "50D2" in {reason.ref for reason in play.legal_plays.why}
    play.chose("leave")
    assert "50D2" not in {reason.ref for reason in play.legal_plays.why}


@editions()
def test_50d2_another_card_exposed_before_the_lead_gives_the_options_again(laws: Edition) -> None:
    play = east_to_lead(laws)
    play.chose("forbid")
    play.dropped("W", "D7")
    play.director("S")
    play.found(True)
    play.found(False)
    assert penalty_cards(play) == {"W:D7 minor"}
    assert asked(play) is None
    play.dropped("W", "D6")
    play.director("S")
    play.found(True)
    play.found(False)
    assert (asked(play), to(play)) == ("lead_option:9", "S")
    play.chose("forbid")
    assert legal(play) == "C8 C9 S3"


@editions()
def test_50d2_no_choice_about_the_last_card(laws: Edition) -> None:
    play = scene(laws, trick=13, leader="E", hands={"E": "H4", "W": "HK"}, penalty_cards=MAJOR_HK)
    assert asked(play) is None
    play.faced("E", "H4")
    assert unattended(play) == []


@editions()
def test_50d2_an_early_lead_taken_back_is_withdrawn_all_the_same(laws: Edition) -> None:
    play = east_to_lead(laws)
    play.faced("E", "C9")
    play.retracted("E", "C9")
    play.director("S")
    assert penalty_cards(play) == {"W:HK major", "E:C9 major"}
    assert "stands" not in play.explain()
    assert "9C" in play.citations
    assert asked(play) == "lead_option:9"


@editions()
def test_r50_8_a_lead_after_partners_exposure_came_before_declarer_chose(laws: Edition) -> None:
    play = scene(laws, trick=9, leader="E", hands={"E": "H4 H2 C9 C8 S3", "W": "HK D7 D6 C4 S5"})
    play.dropped("W", "HK")
    play.faced("E", "H4")
    play.director("S")
    play.found(True)
    play.found(False)
    assert penalty_cards(play) == {"W:HK major", "E:H4 major"}
    assert asked(play) == "lead_option:9"


@editions()
@pytest.mark.parametrize("choice", ["accept", "require"])
def test_r50_8_the_owner_who_led_another_card_after_his_exposure_failed_to_play_it(laws: Edition, choice: str) -> None:
    play = scene(laws, trick=9, leader="W", hands={"E": "H4 H2 C9 C8 S3", "W": "HK D7 D6 C4 S5"})
    play.dropped("W", "HK")
    play.faced("W", "D7")
    play.director("S")
    play.found(True)
    play.found(False)
    assert (asked(play), to(play), "R50-8" in play.citations) == ("penalty_card_not_played", "S", True)
    play.chose(choice)
    assert trick(play) == {"accept": "W:D7", "require": "W:HK"}[choice]
    assert penalty_cards(play) == {"accept": {"W:HK major"}, "require": {"W:D7 major"}}[choice]
    assert (asked(play), unattended(play), str(play.turn)) == (None, [], "North")


@editions()
def test_r50_8_not_if_declarer_has_played_to_the_lead(laws: Edition) -> None:
    play = scene(laws, trick=9, leader="W", hands={"W": "HK D7 D6 C4 S5"})
    play.dropped("W", "HK")
    play.faced("W", "D7")
    play.faced("N", "D2")
    play.director("S")
    play.found(True)
    play.found(False)
    assert (asked(play), trick(play), penalty_cards(play)) == (None, "W:D7 N:D2", {"W:HK major"})


@editions()
def test_r50_8_not_for_a_lead_that_lay_face_down_before_the_exposure(laws: Edition) -> None:
    play = Play(contract="3NT by S", laws=laws)
    play.laid_face_down("W", "HQ")
    play.dropped("W", "DA")
    play.turned_up("W", "HQ")
    play.director("S")
    play.found(True)
    play.found(False)
    assert (asked(play), trick(play), penalty_cards(play)) == (None, "W:HQ", {"W:DA major"})


@editions()
@pytest.mark.parametrize("choice", ["require", "forbid", "leave"])
def test_50e_that_a_card_must_be_played_is_no_longer_on_record_once_it_is_picked_up(laws: Edition, choice: str) -> None:
    play = scene(laws, trick=9, leader="E", hands={"E": "H4 H2 C9 C8 S3", "W": "HK D7 D6 C4 S5"})
    play.dropped("W", "HK")
    play.director("S")
    play.found(True)
    play.found(False)
    play.chose(choice)
    duty = [i.subject for i in play.table.information if i.subject == "that ♥K must be played"]
    assert (len(duty), penalty_cards(play)) == (
        (1 if laws is not L2017 else 0, {"W:HK major"}) if choice == "leave" else (0, set())
    )
    assert users(play, "HK") == (("ES", "") if choice == "leave" and laws is L2017 else ("S", "E"))


@editions()
def test_r50_8_not_after_a_minor_penalty_card(laws: Edition) -> None:
    play = scene(laws, trick=9, leader="E", hands={"E": "H4 H2 C9 C8 S3", "W": "H7 D7 D6 C4 S5"})
    play.dropped("W", "H7")
    play.faced("E", "H4")
    play.director("S")
    play.found(True)
    play.found(False)
    assert penalty_cards(play) == {"W:H7 minor"}
    assert trick(play) == "E:H4"


@editions()
def test_50e_a_card_on_the_table_from_the_start_is_spoken_of_when_the_lead_is_left_free(laws: Edition) -> None:
    play = east_to_lead(laws)
    assert users(play, "HK") == ("", "")
    play.chose("leave")
    assert users(play, "HK") == {L1997: ("S", "E"), L2007: ("S", "E"), L2017: ("ES", "")}[laws]
    assert {L1997: "16A with 12 may", L2007: "50E3 must", L2017: "50E4 must"}[laws] in referred(play)


# R50-6


def corrected_call(laws: Edition, *set_aside: str) -> Play:
    """East has played ♥K, a major penalty card, to a call of dummy's heart that was a slip for a spade."""
    hands = {"N": "H7 S6 C2 C3 C4", "E": "HK S9 D2 D3 D4"}
    card = [{"seat": "E", "card": "HK", "kind": "major"}]
    play = scene(laws, trick=9, leader="N", hands=hands, penalty_cards=card, set_aside=set_aside)
    play.named("S", "heart seven")
    play.faced("E", "HK")
    play.corrected("S", "spade six")
    play.director("S")
    play.found(True)
    if asked(play) == "pause_for_thought":
        play.found(False)
    return play


@editions()
def test_r50_6_a_penalty_card_taken_back_after_a_corrected_call_lies_there_again(laws: Edition) -> None:
    play = corrected_call(laws)
    assert (trick(play), penalty_cards(play), legal(play)) == ("N:S6", {"E:HK major"}, "S9")
    assert users(play, "HK")[0].endswith("S")  # declarer may use a penalty card


@editions()
def test_r50_6_set_aside_it_is_a_card_of_the_hand(laws: Edition) -> None:
    play = corrected_call(laws, "R50-6")
    assert (trick(play), penalty_cards(play)) == ("N:S6", set())


@editions()
def test_r50_6_a_major_card_that_would_be_played_again_is_not_asked_about(laws: Edition) -> None:
    hands = {"N": "H7 H6 C2 C3 C4", "E": "HK H9 D2 D3 D4"}
    card = [{"seat": "E", "card": "HK", "kind": "major"}]
    play = scene(laws, trick=9, leader="S", current="S:H2 W:HA", hands=hands, penalty_cards=card)
    play.named("S", "heart seven")
    play.placed("N", "H6")
    play.faced("E", "HK")
    play.director("S")
    assert asked(play) is None
    assert "The play of ♥K by East stands" in play.explain()


@editions(L2017)
def test_r50_6_a_penalty_card_put_down_at_right_hand_opponents_turn_stays_authorized(laws: Edition) -> None:
    hands = {"N": "H7 H6 C2 C3 C4", "E": "HK H9 D2 D3 D4"}
    card = [{"seat": "E", "card": "HK", "kind": "major"}]
    play = scene(laws, trick=9, leader="S", current="S:H2 W:H3", hands=hands, penalty_cards=card)
    play.faced("E", "HK")
    play.director("S")
    assert penalty_cards(play) == {"E:HK major"}
    assert users(play, "HK") == ("WS", "")


@editions()
def test_50a_a_penalty_card_that_lies_there_again_and_is_shown_once_more_just_lies_there(laws: Edition) -> None:
    owed = [{"seat": "W", "card": "C8", "kind": "minor"}]
    play = scene(laws, trick=4, leader="S", hands={"S": "C4 CJ H2", "W": "C8 CQ C3 D2"}, penalty_cards=owed)
    play.faced_several("S", "C4 CJ")
    play.faced("W", "C8")
    play.director("W")
    play.chose("CJ")
    play.chose("withdraw")
    assert (penalty_cards(play), "R50-6" in play.citations) == ({"W:C8 minor"}, True)
    play.faced_several("W", "CQ C8")
    play.director("S")
    play.chose("CQ")
    assert (trick(play), penalty_cards(play)) == ("S:CJ W:CQ", {"W:C8 minor"})
    assert ("50A" in play.rulings[-1].ordered, "R50-6" in play.rulings[-1].citations) == (True, False)


@editions(L1997)
def test_r50_3_set_aside_the_last_word_holds_for_the_whole_spell_on_lead(laws: Edition) -> None:
    hands = {"W": "HA HK HQ C2 C3 C4", "E": "D9 H2 H3 H4 S2 S3"}
    owed = [{"seat": "E", "card": "D9", "kind": "major"}]
    for aside, again in (("R50-3",), None), ((), "lead_option:10"):
        play = scene(laws, trick=8, leader="W", hands=hands, penalty_cards=owed, set_aside=aside)
        play.chose("leave")
        for n, card in enumerate(("HA", "HK")):
            for seat, played in ("W", card), ("N", f"H{5 + n}"), ("E", f"H{2 + n}"), ("S", f"H{7 + n}"):
                play.faced(seat, played)
            if not aside and n == 0:
                play.chose("leave")
        assert asked(play) == again


@editions()
def test_50d2_a_leader_who_has_to_wait_could_otherwise_lead_any_card(laws: Edition) -> None:
    owed = [{"seat": "E", "card": "DQ", "kind": "major"}]
    play = scene(laws, trick=9, leader="W", hands={"W": "H7 C9 S2"}, penalty_cards=owed)
    assert {card.code for card in play.legal_plays} == {"H7", "C9", "S2"}
    assert [reason.ref for reason in play.legal_plays.reasons] == ["44A", "50D2"]


@editions()
def test_50b_a_second_major_card_changes_nothing_about_the_first(laws: Edition) -> None:
    play = scene(laws, trick=5, leader="N", penalty_cards=[{"seat": "W", "card": "HK", "kind": "major"}])
    play.dropped("W", "DK")
    play.director("S")
    play.found(True)
    play.found(False)
    assert (penalty_cards(play), "R50-1" in play.citations) == ({"W:HK major", "W:DK major"}, False)
    assert not any(isinstance(order, MakeMajor) for order in play.rulings[-1].orders)


# What the ruling tells the leader


OWN = {"seat": "E", "card": "C9", "kind": "major"}
ONLY_HEARTS = "H9 H4 H2"


@editions()
@pytest.mark.parametrize(
    ("option", "hand", "own", "told", "leads"),
    [
        ("require", "D2 C9 S3", [], "must lead a heart and cannot obey, so that he may lead any card", "C9 D2 S3"),
        ("require", "D2 C9 S3", [OWN], "must lead a heart and cannot obey, so that he must lead ♣9", "C9"),
        ("forbid", ONLY_HEARTS, [], "and cannot obey, so that he may lead any card", "H2 H4 H9"),
        ("require", "D2 H9 S3", [], "must lead a heart, and ♥K is picked up", "H9"),
    ],
)
def test_50d2a_the_ruling_tells_a_leader_who_cannot_obey_what_he_may_lead(
    laws: Edition, option: str, hand: str, own: list[dict[str, str]], told: str, leads: str
) -> None:
    play = scene(laws, trick=11, leader="E", hands={"E": hand}, penalty_cards=[*MAJOR_HK, *own])
    play.chose(option)
    assert told in play.explain()
    assert (legal(play), str(play.turn), "W:HK major" in penalty_cards(play)) == (leads, "East", False)


@editions()
def test_50d2b_a_leader_left_free_is_told_to_lead_his_own_major_card(laws: Edition) -> None:
    play = scene(laws, trick=11, leader="E", hands={"E": "D2 C9 S3"}, penalty_cards=[*MAJOR_HK, OWN])
    play.chose("leave")
    assert "East must lead ♣9; ♥K remains" in play.explain()
    assert (legal(play), penalty_cards(play)) == ("C9", {"W:HK major", "E:C9 major"})


@editions()
def test_50d2b_a_leader_left_free_under_an_earlier_ban_is_told_that_it_lasts(laws: Edition) -> None:
    ban = {"seat": "E", "kind": "forbid", "suits": ["D"], "law": "50D2(a)", "lasts": "while he retains the lead"}
    hands = {"E": "D2 C9 S3"}
    play = scene(laws, trick=11, leader="E", hands=hands, penalty_cards=MAJOR_HK, restrictions=[ban])
    play.chose("leave")
    assert "East may lead any card that his restriction leaves him; ♥K remains" in play.explain()
    assert legal(play) == "C9 S3"


@editions()
@pytest.mark.parametrize("banned", [False, True])
def test_50c_a_minor_card_adds_no_restriction_to_one_in_force(laws: Edition, banned: bool) -> None:
    ban = {"seat": "E", "kind": "forbid", "suits": ["D"], "law": "50D2(a)", "lasts": "while he retains the lead"}
    bans = [ban] if banned else []
    play = scene(laws, trick=11, leader="E", hands={"E": "D2 C9 S3"}, restrictions=bans)
    play.dropped("W", "H5")
    play.director("S")
    play.found(True)
    play.found(False)
    told = "East is under no further lead restriction" if banned else "East is under no lead restriction"
    assert told in play.explain(True)
    assert (penalty_cards(play), legal(play)) == ({"W:H5 minor"}, "C9 S3" if banned else "C9 D2 S3")


# 50E: what the Director looks for at the end


TEST = {
    L1997: ("16A with 12", "used what ♥K of", {"logical_alternatives", "demonstrably_suggested", "damage"}),
    L2007: ("50E3", "conveyed information that damaged", {"information_damaged_nos"}),
    L2017: ("50E4", "could well have ended differently", {"result_could_well_have_differed", "damage"}),
}


def adjustments(play: Play) -> list[tuple[str, str, set[str]]]:
    """The referrals by the rule on information from a penalty card: reference, reason, findings."""
    ref = TEST[play.laws][0]
    return [(ref, r.why, set(r.findings)) for r in play.table.referrals if r.authority.ref(play.laws) == ref]


@editions()
def test_50e_the_director_is_asked_the_question_of_the_edition(laws: Edition) -> None:
    [(_, why, findings)] = adjustments(refused(laws))
    assert (TEST[laws][1] in why, findings) == (True, TEST[laws][2])


@editions()
@pytest.mark.parametrize("option", ["require", "forbid"])
def test_50e_a_card_that_lay_there_from_the_start_is_referred_when_it_is_picked_up(laws: Edition, option: str) -> None:
    play = east_to_lead(laws)
    assert adjustments(play) == []
    play.chose(option)
    [(_, why, _)] = adjustments(play)
    assert (TEST[laws][1] in why, penalty_cards(play), users(play, "HK")) == (True, set(), ("S", "E"))


@editions()
@pytest.mark.parametrize("option", ["require", "forbid"])
def test_50e_what_is_on_record_of_a_card_is_not_referred_again_when_it_is_picked_up(laws: Edition, option: str) -> None:
    play = refused(laws)
    play.chose(option)
    assert len(adjustments(play)) == 1
    assert TEST[laws][0] not in play.rulings[-1].citations


def history(play: Play) -> list[str]:
    """What is on record of how a penalty card came to be one."""
    return [entry.subject for entry in play.table.information if "how it came to be" in entry.subject]


@editions()
def test_50e3_what_holds_of_a_card_once_played_is_off_the_record_when_it_is_picked_up(laws: Edition) -> None:
    play = east_to_lead(laws)
    play.director("S")
    play.chose("leave")
    assert bool(history(play)) is (laws is L2017)
    for seat, card in ("E", "C9"), ("S", "C3"), ("W", "C4"), ("N", "C2"):
        play.faced(seat, card)
    play.chose("forbid")
    assert (penalty_cards(play), history(play), users(play, "HK")) == (set(), [], ("S", "E"))
