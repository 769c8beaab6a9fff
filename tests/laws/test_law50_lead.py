"""Law 50D2: the lead of the partner of a player who has a major penalty card."""

from __future__ import annotations

import pytest

from bridgelaws.book.editions import L1997, L2007, L2017, Edition
from bridgelaws.play.play import Play
from editions import editions
from law50_scenes import MAJOR_HK, east_to_lead, legal
from scenes import asked, holds, options, penalty_cards, scene, to, trick, unattended


def restrictions(play: Play) -> set[str]:
    return {str(restriction) for restriction in play.table.restrictions}


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
def test_50d2_a_lead_that_goes_back_leaves_the_revoke_at_the_trick_before_to_be_heard(laws: Edition) -> None:
    hands = {"N": "D9 HJ", "E": "CK DJ", "S": "H9 ST", "W": "D7 SQ"}
    play = scene(laws, "4C by S", trick=12, leader="W", hands=hands)
    for seat, card in [("W", "SQ"), ("N", "D9")]:
        play.faced(seat, card)
    play.dropped("E", "CK")
    for seat, card in [("E", "DJ"), ("S", "H9"), ("W", "D7")]:
        play.faced(seat, card)
    play.director("W")
    play.found(True)
    play.found(False)
    assert penalty_cards(play) == {"E:CK major", "W:D7 major"}
    assert [(r.card.code, r.stage.value) for r in play.table.revokes if r.card] == [("H9", "corrected")]
    assert (trick(play), str(play.turn)) == ("W:SQ N:D9 E:DJ", "South")


@editions()
def test_50d2_several_cards_of_the_partner_are_law_51(laws: Edition) -> None:
    two = [*MAJOR_HK, {"seat": "W", "card": "H9", "kind": "major"}]
    play = scene(laws, trick=9, leader="E", penalty_cards=two)
    play.chose("require")
    assert play.rulings[-1].law == 51


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
def test_r50_8_not_for_a_lead_before_declarer_had_chosen_which_is_exposed_itself(laws: Edition) -> None:
    hands = {"E": "H4 H2 C9 C8 S3", "W": "HK D7 D6 C4 S5"}
    lies = [{"seat": "E", "card": "H4", "kind": "major"}]
    play = scene(laws, trick=9, leader="W", hands=hands, penalty_cards=lies)
    play.dropped("W", "HK")
    play.faced("W", "S5")
    assert unattended(play) == ["49", "50"]
    play.director("S")
    play.found(True)
    play.found(False)
    assert (asked(play), trick(play), unattended(play)) == ("lead_option:9", "", [])
    assert penalty_cards(play) == {"E:H4 major", "W:HK major", "W:S5 major"}
    assert "R50-8" not in play.citations


@editions()
@pytest.mark.parametrize("choice", ["accept", "require"])
def test_r50_8_not_if_the_owner_failed_to_play_another_penalty_card_too(laws: Edition, choice: str) -> None:
    lies = [{"seat": "W", "card": "D6", "kind": "major"}]
    play = scene(laws, trick=9, leader="W", hands={"W": "HK D7 D6 C4 S5"}, penalty_cards=lies)
    play.dropped("W", "HK")
    play.faced("W", "S5")
    play.director("S")
    play.found(True)
    play.found(False)
    assert (asked(play), "R50-8" in play.citations) == ("penalty_card_not_played", False)
    play.chose(choice)
    assert trick(play) == {"accept": "W:S5", "require": "W:D6"}[choice]
    assert penalty_cards(play) == {"W:HK major", {"accept": "W:D6 major", "require": "W:S5 major"}[choice]}
    assert (asked(play), unattended(play), str(play.turn)) == (None, [], "North")


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
def test_r50_8_not_after_a_minor_penalty_card(laws: Edition) -> None:
    play = scene(laws, trick=9, leader="E", hands={"E": "H4 H2 C9 C8 S3", "W": "H7 D7 D6 C4 S5"})
    play.dropped("W", "H7")
    play.faced("E", "H4")
    play.director("S")
    play.found(True)
    play.found(False)
    assert penalty_cards(play) == {"W:H7 minor"}
    assert trick(play) == "E:H4"


# R50-6


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
@pytest.mark.parametrize(("revoked", "choice"), [("D3", "require"), ("H4", "forbid")])
def test_r50_8_not_if_the_leader_has_obeyed_what_he_was_told_since(laws: Edition, revoked: str, choice: str) -> None:
    """West drops a card before leading; East's revoke is corrected first, and West leads as South then demands."""
    hands = {"W": "CA HK D7 D6 C4 S5", "E": "H4 H2 C9 C8 S3 D3", "N": "C5 C6 C7 D2 D4 D8", "S": "H3 H5 H6 H7 CT"}
    play = scene(laws, trick=8, current="S:C2", hands=hands)
    for seat, card in ("W", "CA"), ("N", "C5"), ("E", revoked):
        play.faced(seat, card)
    play.dropped("W", "HK")
    play.director("S", "revoke")
    play.faced("E", "C8")
    play.answer(choice)
    play.faced("W", "D7")
    play.director("S")
    play.found(True)
    play.found(False)
    assert (asked(play), trick(play), penalty_cards(play)) == (None, "W:D7", {"W:HK major"})
    assert "R50-8" not in play.rulings[-1].citations


VOID, FOLLOWS = "HK D6 D2 D3 S2 S3 S4", "HK D6 C2 C3 S2 S3 S4"


@editions()
@pytest.mark.parametrize(("dropped", "played"), [("HK", "H6"), ("H3", "H6")])
@pytest.mark.parametrize("later", [False, True])
def test_r50_8_the_owner_who_played_another_card_after_his_exposure_failed_to_play_it(
    laws: Edition, dropped: str, played: str, later: bool
) -> None:
    play = scene(laws, trick=7, leader="E")
    play.dropped("W", dropped)
    before = (("E", "C9"), ("S", "C5"), ("W", "C6"), ("N", "C7")) if later else ()
    for seat, card in (*before, ("E", "H4"), ("S", "H5"), ("W", played)):
        play.faced(seat, card)
    play.director("S")
    play.found(True)
    play.found(False)
    assert (asked(play), to(play), "R50-8" in play.citations) == ("penalty_card_not_played", "S", True)
    play.chose("require")
    assert (trick(play), penalty_cards(play)) == (f"E:H4 S:H5 W:{dropped}", {f"W:{played} major"})


@editions()
def test_r50_8_not_if_declarer_has_played_since_or_the_owner_followed_another_suit(laws: Edition) -> None:
    for rest in (("H4", "H5", "H6", "H7"), ("C4", "C5", "C6")):
        play = scene(laws, trick=7, leader="E")
        play.dropped("W", "HK")
        for seat, card in zip("ESWN", rest, strict=False):
            play.faced(seat, card)
        play.director("S")
        play.found(True)
        play.found(False)
        assert (asked(play), penalty_cards(play), "R50-8" in play.citations) == (None, {"W:HK major"}, False)


@editions()
@pytest.mark.parametrize("hands", [{}, {"W": VOID}, {"W": FOLLOWS}])
@pytest.mark.parametrize("club", [False, True])
def test_r50_8_a_discard_after_his_exposure_is_a_revoke_if_he_could_follow(
    laws: Edition, hands: dict[str, str], club: bool
) -> None:
    if hands and club is not (hands["W"] == FOLLOWS):
        return
    play = scene(laws, trick=7, leader="E", hands=hands)
    play.dropped("W", "HK")
    for seat, card in (("E", "C4"), ("S", "C5"), ("W", "D6")):
        play.faced(seat, card)
    play.director("S")
    play.found(True)
    play.found(False)
    if not hands:
        play.found(club, "holds:W:C:7")
    if club:
        assert (asked(play), trick(play), penalty_cards(play)) == (None, "E:C4 S:C5", {"W:HK major", "W:D6 major"})
    else:
        assert (asked(play), trick(play), penalty_cards(play)) == (
            "penalty_card_not_played",
            "E:C4 S:C5 W:D6",
            {"W:HK major"},
        )


@editions()
def test_r50_8_a_lead_to_the_next_trick_after_partners_exposure_came_before_declarer_chose(laws: Edition) -> None:
    play = scene(laws, trick=7, leader="E")
    play.dropped("W", "HK")
    for seat, card in (("E", "C9"), ("S", "C5"), ("W", "C6"), ("N", "C7"), ("E", "D2")):
        play.faced(seat, card)
    play.director("S")
    play.found(True)
    play.found(False)
    assert (asked(play), trick(play), penalty_cards(play)) == ("lead_option:8", "", {"W:HK major", "E:D2 major"})


@editions()
def test_r50_8_also_if_his_other_card_completed_the_trick(laws: Edition) -> None:
    play = scene(laws, trick=7, current="S:H8")
    play.dropped("E", "H3")
    for seat, card in (("W", "H2"), ("N", "H4"), ("E", "H5")):
        play.faced(seat, card)
    play.director("S")
    play.found(True)
    play.found(False)
    assert (asked(play), to(play)) == ("penalty_card_not_played", "S")
    play.chose("require")
    assert (trick(play), penalty_cards(play), holds(play, "E", "H3")) == ("", {"E:H5 major"}, False)


@editions()
def test_r50_8_not_for_a_card_that_completed_the_trick_before_the_exposure(laws: Edition) -> None:
    play = scene(laws, trick=7, current="S:H8 W:H2 N:H4")
    play.faced("E", "H5")
    play.dropped("E", "H3")
    play.director("S")
    play.found(True)
    play.found(False)
    assert (asked(play), penalty_cards(play), "R50-8" in play.citations) == (None, {"E:H3 minor"}, False)
