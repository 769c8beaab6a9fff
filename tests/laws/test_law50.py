"""Law 50A to 50C and 50D1: a penalty card, minor or major, and how it is played."""

from __future__ import annotations

import pytest

from bridgelaws.board.orders import MakeMajor
from bridgelaws.book.editions import L1997, L2007, L2017, Edition
from bridgelaws.files import codec
from bridgelaws.play.play import Play
from editions import editions
from law50_scenes import MAJOR_HK, dropped, legal, refused
from scenes import asked, holds, penalty_cards, referred, scene, to, trick, unattended, users

MINOR_H5 = [{"seat": "W", "card": "H5", "kind": "minor"}]

BY_PLAY = {L1997: "50D1", L2007: "50D1(a)", L2017: "50D1(a)"}

WAITS = {L1997: "50D1", L2007: "50D1(b)", L2017: "50D1(b)"}


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
    instead = [r for r in play.table.referrals if str(r.why).startswith("in place of the penalty card")]
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


# 50E


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
