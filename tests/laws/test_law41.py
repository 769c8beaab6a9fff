"""Law 41: how the play begins."""

from __future__ import annotations

import pytest

from bridgelaws.editions import L1997, L2007, L2017, Edition
from editions import editions
from scenes import asked, options, penalty_cards, referred, scene, to, trick, unattended, users


def lying(play) -> str:
    return "".join(f.seat.letter for f in play.table.face_down)


@editions()
def test_41a_the_lead_goes_face_down_first(laws: Edition) -> None:
    play = scene(laws)
    play.laid_face_down("W", "HQ")
    assert (lying(play), trick(play), play.now.status) == ("W", "", "regular")
    play.turned_up("W", "HQ")
    assert (lying(play), trick(play), play.turn.letter) == ("", "W:HQ", "N")


@editions()
def test_41a_the_card_face_down_need_not_be_known(laws: Edition) -> None:
    play = scene(laws)
    play.laid_face_down("W")
    play.turned_up("W", "HQ")
    assert trick(play) == "W:HQ"


@editions()
def test_41a_a_face_down_lead_by_the_wrong_defender_goes_back_without_rectification(laws: Edition) -> None:
    play = scene(laws)
    play.laid_face_down("E", "HQ")
    assert unattended(play) == ["41"]
    play.director("S")
    assert (lying(play), penalty_cards(play), play.turn.letter) == ("", set(), "W")
    assert "41A" in play.citations


@editions()
def test_41a_left_unattended_and_turned_up_it_is_a_faced_lead_out_of_turn(laws: Edition) -> None:
    play = scene(laws)
    play.laid_face_down("E", "HQ")
    play.turned_up("E", "HQ")
    assert unattended(play) == ["54"]


@editions()
def test_41a_a_face_down_lead_may_not_be_changed(laws: Edition) -> None:
    play = scene(laws)
    play.laid_face_down("W", "HQ")
    play.retracted("W", "HQ")
    play.director("S")
    assert (lying(play), penalty_cards(play)) == ("W", set())
    play.turned_up("W", "HQ")
    assert trick(play) == "W:HQ"


@editions()
def test_41a_another_card_faced_beside_the_face_down_lead_is_exposed(laws: Edition) -> None:
    play = scene(laws)
    play.laid_face_down("W", "HQ")
    play.faced("W", "D2")
    play.director("S")
    assert (lying(play), penalty_cards(play), trick(play)) == ("W", {"W:D2 major"}, "")


@editions()
def test_41a_a_faced_lead_by_the_wrong_defender_prevails_over_a_face_down_one(laws: Edition) -> None:
    play = scene(laws)
    play.laid_face_down("W", "HQ")
    play.faced("E", "D2")
    assert "54" in unattended(play)
    play.director("S")
    play.answer(False)
    play.answer("accept")
    assert (lying(play), trick(play)) == ("", "E:D2")


@editions()
def test_41a_after_a_wrong_explanation_the_leader_may_have_it_back(laws: Edition) -> None:
    play = scene(laws)
    play.laid_face_down("W")
    play.said("N", "explanation corrected")
    play.director("W")
    assert asked(play) == "explanation_mistaken"
    play.found(True)
    # 1997 speaks of conventional calls; later the lead must have come of the explanation.
    second = {L1997: "conventional_action_explained", L2007: "played_because_of_it", L2017: "played_because_of_it"}
    assert asked(play) == second[laws]
    play.found(True)
    assert (asked(play), to(play), options(play)) == ("retract_face_down_lead", "W", {"keep", "withdraw"})
    play.chose("withdraw")
    assert (lying(play), penalty_cards(play)) == ("", set())
    assert {"41A", "47E2(a)"} <= set(play.citations)
    play.faced("W", "D3")
    assert trick(play) == "W:D3"


@editions()
def test_41a_a_right_explanation_leaves_the_lead(laws: Edition) -> None:
    play = scene(laws)
    play.laid_face_down("W")
    play.said("N", "explanation corrected")
    play.director("W")
    play.found(False)
    assert (asked(play), lying(play)) == (None, "W")


@editions()
def test_41a_an_unattended_explanation_falls_when_the_lead_is_faced(laws: Edition) -> None:
    play = scene(laws)
    play.laid_face_down("W", "HQ")
    play.said("N", "explanation corrected")
    play.turned_up("W", "HQ")
    assert (unattended(play), trick(play)) == ([], "W:HQ")


@editions()
def test_41c_a_right_lead_cannot_be_refused(laws: Edition) -> None:
    play = scene(laws)
    play.laid_face_down("W", "HQ")
    play.turned_up("W", "HQ")
    play.said("S", "refuse")
    assert (trick(play), penalty_cards(play)) == ("W:HQ", set())
    assert {"41C", "R41-1"} <= set(play.citations)


@editions()
def test_41c_without_the_reading_it_is_for_the_director(laws: Edition) -> None:
    play = scene(laws, set_aside=("R41-1",))
    play.faced("W", "HQ")
    play.said("S", "refuse")
    assert "41C may" in referred(play)
    assert "R41-1" not in play.citations


@editions()
def test_41d_declarer_who_faces_cards_after_a_right_lead_comes_under_48(laws: Edition) -> None:
    play = scene(laws)
    play.faced("W", "HQ")
    play.spread("S", "SA", whole=False)
    assert unattended(play) == ["48"]


@editions()
def test_41d_dummy_goes_down(laws: Edition) -> None:
    play = scene(laws)
    play.faced("W", "HQ")
    play.spread("N")
    assert play.table.dummy_seen
    assert play.table.counted is not None
    assert play.table.counted.authority.ref(laws) == "41D"


@editions()
def test_41a_the_declaring_side_has_no_lead_to_lay_down(laws: Edition) -> None:
    play = scene(laws)
    play.laid_face_down("S", "HQ")
    assert unattended(play) == ["41"]
    play.faced("S", "H2")
    assert unattended(play)[-1] == "24"


@editions()
def test_41a_another_card_laid_down_in_its_place_goes_back_unseen(laws: Edition) -> None:
    play = scene(laws)
    play.laid_face_down("W", "HQ")
    play.retracted("W", "HQ")
    play.laid_face_down("W", "D2")
    play.director("S")
    assert (lying(play), penalty_cards(play), unattended(play)) == ("W", set(), [])
    play.turned_up("W", "HQ")
    assert trick(play) == "W:HQ"


@editions()
def test_41a_the_wrong_defender_who_takes_it_back_has_no_lead_to_keep(laws: Edition) -> None:
    play = scene(laws)
    play.laid_face_down("E", "HQ")
    play.retracted("E", "HQ")
    play.director("S")
    assert (lying(play), play.turn.letter, len(play.rulings)) == ("", "W", 1)


@editions()
def test_41a_a_face_down_card_of_the_wrong_defender_binds_him_to_nothing(laws: Edition) -> None:
    play = scene(laws)
    play.laid_face_down("E", "HQ")
    for seat, card in (("W", "D4"), ("N", "D5"), ("E", "D6"), ("S", "D7")):
        play.faced(seat, card)
    assert (play.table.number, unattended(play), penalty_cards(play)) == (2, ["41"], set())


@editions()
def test_41a_nor_does_one_of_the_right_leader_once_another_lead_is_accepted(laws: Edition) -> None:
    play = scene(laws)
    play.laid_face_down("W", "HQ")
    play.faced("E", "D2")
    play.faced("S", "D5")
    play.faced("W", "D6")
    assert (trick(play), unattended(play), penalty_cards(play)) == ("E:D2 S:D5 W:D6", [], set())


@editions()
def test_41c_dummy_who_goes_down_before_the_lead_is_faced(laws: Edition) -> None:
    play = scene(laws, hands={"N": "SA ..."}, trick=1)
    play.laid_face_down("W")
    play.spread("N", "SA", whole=False)
    assert unattended(play) == ["41"]
    play.director("E")
    assert {"41C", "41D", "24" if laws is L2007 else "48A"} <= set(play.citations)
    assert (users(play, "SA"), penalty_cards(play)) == (("WE", ""), set())
    play.turned_up("W", "HQ")
    assert trick(play) == "W:HQ"


@editions()
def test_41a_a_card_laid_face_down_counts_as_a_face_down_lead(laws: Edition) -> None:
    play = scene(laws, trick=1)
    play.laid_face_down("W")
    assert play.table.counted is not None
    assert (play.table.counted.authority.ref(laws), trick(play)) == ("41A", "")


@editions()
@pytest.mark.parametrize("card", ["HQ", "H3"])
def test_41a_the_wrong_defender_who_faces_a_card_himself_has_led_out_of_turn(laws: Edition, card: str) -> None:
    play = scene(laws, trick=1, hands={"E": "HQ H3 ..."})
    play.laid_face_down("E", "HQ")
    play.faced("E", card)
    play.director("S")
    assert (lying(play), trick(play), asked(play)) == ("", f"E:{card}", "declarer_saw_dummy")
    assert "41A" in play.citations


@editions()
@pytest.mark.parametrize("aside", [(), ("R24-2",)])
def test_41c_by_which_law_dummys_cards_go_back(laws: Edition, aside: tuple[str, ...]) -> None:
    play = scene(laws, hands={"N": "SA ..."}, trick=1, set_aside=aside)
    play.spread("N", "SA", whole=False)
    play.director("E")
    # The auction period of 2007 lasts until the lead is faced; elsewhere a reading says what is not the auction's.
    auction = {L1997: "24 with 48A", L2007: "24", L2017: "24D"}[laws]
    assert (auction in play.citations) is (laws is L2007 or bool(aside))
    assert users(play, "SA") == ("WE", "")
