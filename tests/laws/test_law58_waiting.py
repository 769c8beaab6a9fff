"""Law 58: cards in a trick that waits, and cards that nobody has named."""

from __future__ import annotations

import pytest

from bridgelaws.book.editions import L2017, Edition
from bridgelaws.errors import ImpossibleEvent
from bridgelaws.files import codec
from editions import editions
from scenes import asked, holds, penalty_cards, scene, trick

BOTH = {"S": "CK C5 D2 H2", "W": "S2 D7 D8 H3", "N": "DA D3 S5 H4", "E": "D9 S9 S8 H5"}


# The trick before has been taken up again, and the one with the several cards waits


@editions()
@pytest.mark.parametrize(("played", "other"), [("DK", "W:D4 minor"), ("D4", "W:DK major")])
def test_58b2_the_card_chosen_is_led_to_a_trick_that_waits_and_may_still_be_changed(
    laws: Edition, played: str, other: str
) -> None:
    hands = {"S": "H2 C2 ...", "W": "DK D4 ..."}
    play = scene(laws, "4S by S", trick=5, current="W:HK N:H4 E:H5", hands=hands)
    play.faced("S", "C2")
    play.faced_several("W", "DK D4")
    play.director("E", "revoke")
    play.director("S")
    play.answer(played)
    assert penalty_cards(play) == {other}
    play.faced("S", "H2")
    assert (trick(play), asked(play)) == (f"W:{played}", "keep_or_withdraw:W")  # 62C1
    play.answer("keep")
    assert (trick(play), penalty_cards(play)) == (f"W:{played}", {other})


@editions()
def test_58b2_of_two_cards_of_declarer_the_one_chosen_waits_and_the_other_goes_back(laws: Edition) -> None:
    hands = {"W": "HK H2 D2 ...", "S": "D3 D4 ..."}
    play = scene(laws, "4S by S", trick=5, current="N:H4 E:H5 S:HQ", hands=hands)
    play.faced("W", "D2")
    play.faced_several("S", "D3 D4")
    play.director("N", "revoke")
    play.director("W")
    play.answer("D4")
    assert holds(play, "S", "D3")
    play.faced("W", "H2")
    assert (trick(play), asked(play)) == ("S:D4", "keep_or_withdraw:S")


# A card that nobody has named


@editions()
@pytest.mark.parametrize("known", [True, False])
def test_58b1_a_card_whose_face_did_not_show_need_not_be_named(laws: Edition, known: bool) -> None:
    hand = "C5 C8 H2 H3 D4 D5 D6 S2 S3" if known else "C5 ..."
    play = scene(laws, trick=5, current="N:C2", hands={"E": hand})
    play.faced_several("E", "C5", more=1)
    play.director("S")
    assert (asked(play), trick(play), penalty_cards(play)) == (None, "N:C2 E:C5", set())
    assert "58B1" in play.citations
    assert "he card that was not named goes back to East's hand" in play.explain()
    assert codec.loads(codec.dumps(play)).table == play.table


@editions()
def test_58b2_of_two_that_were_visible_one_is_played_and_the_unseen_card_goes_back(laws: Edition) -> None:
    play = scene(laws, trick=5, current="N:C2", hands={"E": "C5 C8 ..."})
    play.faced_several("E", "C5 C8", more=1)
    play.director("S")
    play.chose("C8")
    assert (trick(play), penalty_cards(play)) == ("N:C2 E:C8", {"E:C5 minor"})
    assert "he card that was not named goes back to East's hand" in play.explain()


def test_58_a_card_more_must_be_there() -> None:
    play = scene(L2017, trick=13, current="N:C2", hands={"E": "C5"})
    with pytest.raises(ImpossibleEvent, match="cannot face 1 cards more: 1 are left"):
        play.faced_several("E", "C5", more=1)


@editions()
@pytest.mark.parametrize("told", [("W:SA", "N:S4"), ("N:S4", "W:SA")])
def test_58a_of_two_sides_cards_out_of_turn_at_one_instant_the_defenders_is_first(
    laws: Edition, told: tuple[str, str]
) -> None:
    tricks = {}
    for set_aside in ((), ("R58-5",)):
        play = scene(laws, "2D by E", trick=11, leader="S", set_aside=set_aside)
        play.faced(*told[0].split(":"))
        play.faced_at_once(*told[1].split(":"))
        play.director("E")
        if play.question is not None:
            play.chose("accept")
        tricks[set_aside] = trick(play)
        assert ("R58-5" in play.citations) is (set_aside == ())
    assert tricks == {(): "N:S4 W:SA", ("R58-5",): " ".join(told)}


@editions()
@pytest.mark.parametrize("told", [("E:H10", "W:HQ"), ("W:HQ", "E:H10")])
def test_58a_of_partners_cards_out_of_turn_at_one_instant_the_one_whose_turn_is_next_is_first(
    laws: Edition, told: tuple[str, str]
) -> None:
    tables = {}
    for set_aside in ((), ("R58-5",)):
        play = scene(
            laws,
            "3C by N",
            trick=10,
            leader="E",
            hands={"E": "HT S2 S3 S4", "W": "CT HQ D2 D3", "N": "C3 D4 D5 D6", "S": "C8 H8 D7 D8"},
            set_aside=set_aside,
        )
        play.faced("W", "CT")
        play.faced(*told[0].split(":"))
        play.faced_at_once(*told[1].split(":"))
        tables[set_aside] = [type(file).__name__ for file in play.table.docket]
    assert tables[()] == ["DefendersLeadOutOfTurn", "PlayedTooSoon", "FurtherCard"]
    as_told = tables[()] if told[0] == "E:H10" else ["DefendersLeadOutOfTurn", "LedToTheNextTooSoon", "PlayedTooSoon"]
    assert tables["R58-5",] == as_told


@editions()
@pytest.mark.parametrize("told", [("S:DJ", "N:S8"), ("N:S8", "S:DJ")])
def test_58a_of_two_leads_that_waited_for_the_trick_the_winners_comes_first(
    laws: Edition, told: tuple[str, str]
) -> None:
    play = scene(
        laws,
        "7S by E",
        trick=10,
        leader="S",
        hands={"S": "DT DJ H2 H3", "W": "D4 C2 C3 C4", "N": "DA S8 SJ H4", "E": "D3 C5 C6 C7"},
    )
    for seat, card in (("S", "DT"), ("W", "D4"), ("N", "DA")):
        play.faced(seat, card)
    for each in told:
        play.faced(*each.split(":"))
    play.director("E")
    while asked(play) in ("deemed_led", "led_to_next_trick"):
        play.found(True)
    play.faced("E", "D3")
    assert (trick(play), asked(play)) == ("N:S8", None)


@editions()
def test_58a_the_order_is_the_same_though_one_of_the_cards_made_an_earlier_one_a_lead(laws: Edition) -> None:
    tables = []
    for told in (("S:DK", "N:S6"), ("N:S6", "S:DK")):
        play = scene(
            laws,
            "2C by E",
            trick=11,
            leader="W",
            hands={"S": "DK D2 C4", "W": "H6 H7 H8", "N": "S8 S6 S5", "E": "S4 S7 C9"},
        )
        play.faced("W", "H6")
        play.faced("N", "S8")
        play.faced("W", "H7")
        play.faced(*told[0].split(":"))
        play.faced_at_once(*told[1].split(":"))
        tables.append((trick(play), play.turn, [(type(i), i.offender) for i in play.table.docket]))
    assert tables[0] == tables[1]


@editions()
def test_58a_of_two_leads_by_declarers_side_out_of_turn_at_one_instant_one_is_first(laws: Edition) -> None:
    tricks = {}
    for told in (("N:CT", "S:CJ"), ("S:CJ", "N:CT")):
        for set_aside in ((), ("R58-5",)):
            play = scene(laws, "5NT by N", trick=2, leader="W", set_aside=set_aside)
            play.faced(*told[0].split(":"))
            play.faced_at_once(*told[1].split(":"))
            tricks[told, set_aside] = trick(play)
    assert {tricks[told, ()] for told, _ in tricks} == {"S:CJ N:CT"}
    assert {" ".join(told) == tricks[told, ("R58-5",)] for told, _ in tricks} == {True}


@editions()
@pytest.mark.parametrize("told", [("N:DK", "S:DA"), ("S:DA", "N:DK")])
def test_58a_is_not_said_again_when_the_director_is_called_after_declarers_early_card(
    laws: Edition, told: tuple[str, str]
) -> None:
    play = scene(laws, trick=3, current="W:D4", hands={"S": "DA D7", "N": "DK D3", "E": "D9 C2"})
    play.faced(*told[0].split(":"))
    play.faced_at_once(*told[1].split(":"))
    assert [(ruling.law, "58A" in ruling.citations) for ruling in play.rulings] == [(57, True)]
    play.director("W")
    assert [ruling.law for ruling in play.rulings] == [57]


@editions()
@pytest.mark.parametrize("told", [("E:D9", "W:S2"), ("W:S2", "E:D9")])
def test_58a_two_illegal_leads_by_defenders_have_one_order_however_they_are_told(
    laws: Edition, told: tuple[str, str]
) -> None:
    play = scene(laws, trick=10, leader="S", hands=BOTH)
    play.faced(*told[0].split(":"))
    play.faced_at_once(*told[1].split(":"))
    play.director("S")
    play.chose("accept")
    assert (trick(play), penalty_cards(play)) == ("E:D9", {"W:S2 major"})


@editions()
@pytest.mark.parametrize("visible", [None, "D3"])
@pytest.mark.parametrize("club", [False, True])
def test_58b_a_card_named_that_does_not_follow_suit_is_asked_about_with_the_hand_not_on_file(
    laws: Edition, visible: str | None, club: bool
) -> None:
    known = {"W": "D8 D3 C9 S2 S3 S4 S5" if club else "D8 D3 H9 S2 S3 S4 S5"}
    tables = []
    for hands in (known, {}):
        play = scene(laws, trick=7, current="E:C5 S:C2", hands=hands)
        play.faced_several("W", "D8 D3", visible)
        play.director("S")
        if visible is None:
            play.chose("D3")
        if not hands:
            play.found(club, "holds:W:C:7")
        tables.append((asked(play), trick(play), penalty_cards(play), str(play.turn)))
    others = {"W:D8 major" if club else "W:D8 minor"} if visible is None else set()
    there = ("E:C5 S:C2", {"W:D3 major"} | others) if club else ("E:C5 S:C2 W:D3", others)
    assert tables[0] == tables[1] == (None, *there, "West" if club else "North")


@editions()
@pytest.mark.parametrize("named", ["H8", "C3"])
def test_r58_3_out_of_turn_what_he_leaves_lying_is_led_until_he_names_a_card(laws: Edition, named: str) -> None:
    play = scene(laws, trick=4, leader="W")
    play.faced_several("E", "H8 C3")
    play.retracted("E", "H8")
    assert trick(play) == "E:C3"
    play.director("S")
    play.chose(named)
    other = {"H8": "C3", "C3": "H8"}[named]
    assert (asked(play), trick(play), penalty_cards(play)) == ("lead_out_of_turn", f"E:{named}", {f"E:{other} minor"})


@editions()
def test_r58_3_out_of_turn_the_next_hand_accepts_what_he_left_lying(laws: Edition) -> None:
    play = scene(laws, trick=4, leader="W")
    play.faced_several("E", "H8 C3")
    play.retracted("E", "H8")
    play.faced("S", "C5")
    assert (trick(play), "53A" in play.citations) == ("E:C3 S:C5", True)


@editions()
def test_58b4_several_cards_led_out_of_turn_are_found_late_whether_or_not_the_lead_is_ruled_on(laws: Edition) -> None:
    play = scene(laws, trick=5, leader="N", last_trick="W:S5 N:ST E:S4 S:S7")
    play.faced_several("W", "CT S2")
    for seat, card in ("N", "CA"), ("E", "C7"), ("W", "D9"), ("S", "C9"), ("W", "D6"), ("N", "D3"):
        play.faced(seat, card)
    play.director("S", "number of cards")
    # Only if the trick began with ♣T is it complete, and too late for West to name a card (58B2).
    assert asked(play) == "meant_as_lead"
    play.found(False)
    for _ in "♠2", "♦9":  # the one put down with ♣T, and the one too many to its trick
        assert asked(play) == "extra_exposed"
        play.found(False)
    assert asked(play) == "deemed_led"
