"""Law 41: how the play begins."""

from __future__ import annotations

import pytest

from bridgelaws.book.editions import L1997, L2007, L2017, Edition
from bridgelaws.errors import ImpossibleEvent
from bridgelaws.files import codec
from bridgelaws.play import statements
from bridgelaws.play.play import Play
from bridgelaws.values.seats import Seat
from editions import editions
from scenes import asked, options, penalty_cards, referred, scene, to, trick, unattended, users

DEAL = "N:974.AJ3.63.AK963 K83.K9752.7.8752 AQJ5.T864.KJ94.4 T62.Q.AQT852.QJT"


def board(laws: Edition, *set_aside: str) -> Play:
    return Play(DEAL, "3NT by S", laws=laws, set_aside=set_aside)


def legal(play: Play) -> str:
    return " ".join(card.code for card in play.legal_plays)


def exposed(play: Play, seat: str, *cards: str) -> None:
    """Cards dropped by a defender, in sight of his partner, are ruled to be penalty cards."""
    play.dropped(seat, list(cards))
    play.director("S")
    while play.question is not None and play.question.kind == "finding":
        play.found(play.question.id.startswith("partner_could"))


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
@pytest.mark.parametrize("aside", [(), ("R41-6",)])
@pytest.mark.parametrize("verb", ["turned_up", "faced"])
@pytest.mark.parametrize("laid", [("W", "HQ"), ("W",)])
def test_47e2_a_lead_laid_before_the_explanation_was_put_right_may_go_back_though_it_has_been_faced(
    laws: Edition, laid: tuple[str, ...], verb: str, aside: tuple[str, ...]
) -> None:
    play = scene(laws, set_aside=aside)
    play.laid_face_down(*laid)
    play.said("N", "explanation corrected")
    getattr(play, verb)("W", "HQ")
    assert unattended(play) == ["41"]
    play.director("W")
    while play.question is not None and play.question.kind == "finding":
        play.found(asked(play) != "dummy_faced_any_card")
    if aside:
        assert (trick(play), play.question) == ("W:HQ", None)
        assert "47E2(b) may" in referred(play)
        return
    play.chose("withdraw")
    assert (trick(play), penalty_cards(play), str(play.turn)) == ("", set(), "West")


@editions()
def test_47e2_once_dummy_has_shown_a_card_the_lead_stands_and_damage_is_looked_at(laws: Edition) -> None:
    play = scene(laws)
    play.laid_face_down("W")
    play.said("N", "explanation corrected")
    play.faced("W", "HQ")
    play.spread("N")
    play.director("W")
    while play.question is not None:
        play.found(True)
    assert trick(play) == "W:HQ"
    assert "47E2(b) may" in referred(play)


@editions()
def test_41a_a_card_laid_face_down_later_is_no_opening_lead_when_an_explanation_is_put_right(laws: Edition) -> None:
    play = scene(laws, trick=2, leader="S")
    play.faced("S", "C4")
    play.laid_face_down("N", "CA")
    play.said("W", "explanation corrected")
    assert not any("lay face down" in file.summary for file in play.table.docket)


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


def test_a_card_taken_back_that_lay_face_down_is_not_in_another_hand() -> None:
    play = board(L2017)
    play.laid_face_down("W")
    with pytest.raises(ImpossibleEvent, match="West cannot take back ♠K"):
        play.retracted("W", "SK")
    play.retracted("W", "DQ")


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


@editions()
def test_41a_the_card_face_down_is_the_only_lead(laws: Edition) -> None:
    play = board(laws)
    play.laid_face_down("W", "HQ")
    reason = play.legal_plays.why_not("D5")
    assert (legal(play), reason and reason.ref) == ("HQ", "41A")


@editions()
def test_41a_after_another_card_was_faced_the_face_down_card_is_led_and_the_penalty_card_waits(laws: Edition) -> None:
    play = board(laws)
    play.laid_face_down("W", "HQ")
    play.faced("W", "D5")
    play.director("S")
    assert (penalty_cards(play), legal(play), asked(play)) == ({"W:D5 major"}, "HQ", None)
    assert {"41A", "R41-3"} <= set(play.citations)
    assert any("must wait" in str(reason.text) for reason in play.legal_plays.reasons)
    play.turned_up("W", "HQ")
    assert (trick(play), unattended(play), penalty_cards(play)) == ("W:HQ", [], {"W:D5 major"})
    for seat, card in (("N", "HA"), ("E", "H2"), ("S", "H4"), ("N", "D3"), ("E", "D7"), ("S", "D4")):
        play.faced(seat, card)
    assert legal(play) == "D5"


@editions()
def test_41a_without_the_reading_the_penalty_card_is_led_in_place_of_the_face_down_card(laws: Edition) -> None:
    play = board(laws, "R41-3")
    play.laid_face_down("W", "HQ")
    play.faced("W", "D5")
    play.director("S")
    assert (lying(play), penalty_cards(play), legal(play)) == ("", {"W:D5 major"}, "D5")
    assert "R41-3" not in play.citations


@editions()
def test_41a_nor_does_a_dropped_card_displace_the_face_down_lead(laws: Edition) -> None:
    play = board(laws)
    play.laid_face_down("W", "HQ")
    exposed(play, "W", "DA")
    assert (penalty_cards(play), legal(play), "R41-3" in play.citations) == ({"W:DA major"}, "HQ", True)
    play.faced("W", "DA")
    play.director("S")
    assert (trick(play), lying(play), penalty_cards(play), legal(play)) == ("", "W", {"W:DA major"}, "HQ")
    play.turned_up("W", "HQ")
    assert (trick(play), unattended(play), play.turn.letter) == ("W:HQ", [], "N")


@editions()
def test_41a_without_the_reading_a_dropped_card_is_led_though_another_lies_face_down(laws: Edition) -> None:
    play = board(laws, "R41-3")
    play.laid_face_down("W", "HQ")
    exposed(play, "W", "DA")
    assert legal(play) == "DA"
    play.faced("W", "DA")
    assert (trick(play), lying(play), unattended(play)) == ("W:DA", "", [])


@editions()
def test_41a_a_face_down_lead_that_no_one_knows_is_at_least_no_penalty_card(laws: Edition) -> None:
    play = board(laws)
    play.laid_face_down("W")
    exposed(play, "W", "DA", "D5")
    assert (penalty_cards(play), asked(play)) == ({"W:DA major", "W:D5 major"}, None)
    assert not {"DA", "D5"} & set(legal(play).split())
    play.faced("W", "DA")
    assert unattended(play) == ["41"]
    play.turned_up("W", "HQ")
    assert (trick(play), unattended(play)) == ("W:HQ", ["41"])


@editions()
def test_41a_a_minor_penalty_card_does_not_bar_a_small_card_of_its_suit_that_lay_face_down(laws: Edition) -> None:
    play = board(laws)
    play.laid_face_down("W", "D2")
    exposed(play, "W", "D5")
    assert (penalty_cards(play), legal(play)) == ({"W:D5 minor"}, "D2")
    play.turned_up("W", "D2")
    assert (trick(play), unattended(play)) == ("W:D2", [])


@editions()
def test_41a_a_card_faced_beside_the_lead_is_not_forgotten_when_the_lead_is_turned_up(laws: Edition) -> None:
    play = board(laws)
    play.laid_face_down("W", "HQ")
    play.faced("W", "D5")
    play.turned_up("W", "HQ")
    play.faced("N", "H3")
    play.director("S")
    assert (trick(play), penalty_cards(play)) == ("W:HQ N:H3", {"W:D5 major"})
    assert "11A may" in referred(play)


@editions()
@pytest.mark.parametrize("taken_back", [False, True])
def test_41a_the_card_faced_is_the_lead_once_the_next_hand_plays_to_it(laws: Edition, taken_back: bool) -> None:
    play = board(laws)
    play.laid_face_down("W", "HQ")
    if taken_back:
        play.retracted("W", "HQ")
    play.faced("W", "D5")
    play.spread("N")
    play.faced("N", "D6")
    play.faced("E", "D7")
    play.director("S")
    assert (trick(play), lying(play), penalty_cards(play)) == ("W:D5 N:D6 E:D7", "", set())
    assert (unattended(play), play.turn.letter, legal(play)) == ([], "S", "DK DJ D9 D4")
    assert {"41A", "R41-5"} <= set(play.citations)
    assert "11A may" in referred(play)


@editions()
def test_41a_that_the_face_down_card_was_taken_up_matters_no_more_once_the_next_hand_has_played(laws: Edition) -> None:
    play = board(laws)
    play.laid_face_down("W", "HQ")
    play.retracted("W", "HQ")
    play.faced("W", "D5")
    assert unattended(play) == ["41", "41"]
    play.faced("N", "D6")
    assert (trick(play), lying(play), unattended(play), len(play.rulings)) == ("W:D5 N:D6", "", [], 1)


@editions()
def test_41a_of_two_cards_faced_the_first_is_the_lead_and_the_second_is_not_forgotten(laws: Edition) -> None:
    play = board(laws)
    play.laid_face_down("W", "HQ")
    play.faced("W", "D5")
    play.faced("W", "S2")
    play.faced("N", "D6")
    assert (trick(play), unattended(play)) == ("W:D5 N:D6", ["41"])
    play.director("S")
    assert (trick(play), penalty_cards(play), lying(play)) == ("W:D5 N:D6", {"W:S2 major"}, "")


@editions()
def test_41a_without_the_reading_the_next_hand_has_played_to_no_lead(laws: Edition) -> None:
    play = board(laws, "R41-5")
    play.laid_face_down("W", "HQ")
    play.faced("W", "D5")
    play.faced("N", "D6")
    assert (trick(play), unattended(play)) == ("", ["41", "24"])


@editions()
@pytest.mark.parametrize(
    ("card", "choice", "stays", "left"),
    [
        ("HQ", "forbid", "", "ST S6 S2 DA DQ DT D8 D5 D2 CQ CJ CT"),
        ("HQ", "require", "W", "HQ"),
        ("HQ", "leave", "W", "HQ"),
        ("DA", "require", "", "HQ"),
        ("DA", "forbid", "W", "DA"),
    ],
)
def test_41a_a_face_down_lead_that_breaks_declarers_demand_goes_back_and_another_remains(
    laws: Edition, card: str, choice: str, stays: str, left: str
) -> None:
    play = board(laws)
    play.laid_face_down("W", card)
    exposed(play, "E", "HK")
    assert (asked(play), to(play), lying(play)) == ("lead_option:1", "S", "W")
    play.chose(choice)
    assert (lying(play), legal(play)) == (stays, left)
    assert ("R41-4" in play.citations) is (choice != "leave")
    assert penalty_cards(play) == ({"E:HK major"} if choice == "leave" else set())
    assert "may lead any card" not in play.explain()
    if stays:
        play.turned_up("W", card)
    else:
        play.faced("W", left.split()[0])
    assert (len(trick(play)), unattended(play), play.turn.letter) == (4, [], "N")


@editions()
def test_41a_without_the_reading_declarer_chooses_from_the_next_lead_on(laws: Edition) -> None:
    play = board(laws, "R41-4")
    play.laid_face_down("W", "CQ")
    exposed(play, "E", "HK")
    assert (asked(play), legal(play), lying(play)) == (None, "CQ", "W")
    for seat, card in (("W", "CQ"), ("N", "C3"), ("E", "C2"), ("S", "C4")):
        play.faced(seat, card)
    assert (asked(play), play.turn.letter) == ("lead_option:2", "W")


@editions()
def test_41a_without_the_reading_a_lead_turned_up_after_the_exposure_was_not_made_too_soon(laws: Edition) -> None:
    play = board(laws, "R41-4")
    play.laid_face_down("W", "CQ")
    play.dropped("E", "HK")
    play.turned_up("W", "CQ")
    play.director("S")
    play.found(True)
    play.found(False)
    assert (trick(play), penalty_cards(play), asked(play)) == ("W:CQ", {"E:HK major"}, None)


@editions()
@pytest.mark.parametrize("obeys", [False, True])
def test_41a_whether_a_face_down_card_that_no_one_knows_obeys_is_asked(laws: Edition, obeys: bool) -> None:
    play = board(laws)
    play.laid_face_down("W")
    exposed(play, "E", "HK")
    play.chose("forbid")
    assert (asked(play), to(play)) == ("face_down_lead_obeys", "Director")
    play.found(obeys)
    assert (lying(play), penalty_cards(play)) == ("W" if obeys else "", set())


@editions()
@pytest.mark.parametrize("holds", [False, True])
def test_41a_a_leader_who_cannot_obey_keeps_his_face_down_lead(laws: Edition, holds: bool) -> None:
    play = scene(laws, trick=1, hands={"E": "HK ...", "W": "DA ..."})
    play.laid_face_down("W", "DA")
    exposed(play, "E", "HK")
    play.chose("require")
    assert asked(play) == "holds:W:H:1"
    play.found(holds)
    assert lying(play) == ("" if holds else "W")
    if not holds:
        play.turned_up("W", "DA")
        play.director("S")
        assert (trick(play), unattended(play), asked(play), penalty_cards(play)) == ("W:DA", [], None, set())


@editions()
def test_41a_with_several_penalty_cards_too_a_face_down_lead_that_breaks_the_demand_goes_back(laws: Edition) -> None:
    play = board(laws)
    play.laid_face_down("W", "HQ")
    exposed(play, "E", "HK", "S3")
    play.chose("forbid")
    play.chose("H")
    assert (lying(play), penalty_cards(play)) == ("", {"E:S3 major"})
    assert play.legal_plays.why_not("HQ") is not None


def bound_by(play: Play, seat: str, card: str) -> None:
    """A defender exposed a card in the auction, which is now a penalty card."""
    play.exposed_in_auction(seat, card)
    play.director("S")
    for value in ("auction", True, True, *(("yes",) if play.laws is L1997 else ())):
        play.answer(value)


@editions()
@pytest.mark.parametrize("called", [False, True])
def test_41a_a_card_laid_face_down_before_declarer_has_chosen_is_no_lead_and_goes_back(
    laws: Edition, called: bool
) -> None:
    play = board(laws)
    bound_by(play, "E", "HK")
    play.laid_face_down("W", "DA")
    assert (asked(play), unattended(play)) == ("lead_option:1", ["41"])
    if called:
        play.director("S")
        assert (asked(play), lying(play)) == ("lead_option:1", "")
    play.chose("require")
    assert (lying(play), legal(play), unattended(play), penalty_cards(play)) == ("", "HQ", [], set())
    assert "R41-4" not in play.citations


@editions()
def test_41a_taken_up_again_before_declarer_has_chosen_it_has_gone_back(laws: Edition) -> None:
    play = board(laws)
    bound_by(play, "E", "HK")
    play.laid_face_down("W", "DA")
    play.retracted("W", "DA")
    assert unattended(play) == ["41", "41"]
    play.director("S")
    assert (asked(play), lying(play), unattended(play)) == ("lead_option:1", "", [])
    assert "West's face-down card has gone back (41A)" in play.explain()


@editions()
def test_41a_turned_up_before_declarer_has_chosen_it_is_an_early_lead(laws: Edition) -> None:
    play = board(laws)
    bound_by(play, "E", "HK")
    play.laid_face_down("W", "DA")
    play.turned_up("W", "DA")
    assert (unattended(play), lying(play)) == (["50"], "")
    play.director("S")
    assert (penalty_cards(play), asked(play)) == ({"E:HK major", "W:DA major"}, "lead_option:1")


@editions()
def test_41a_a_card_laid_face_down_in_place_of_a_penalty_card_that_was_due_goes_back(laws: Edition) -> None:
    play = board(laws)
    bound_by(play, "W", "DA")
    play.laid_face_down("W", "HQ")
    assert (unattended(play), legal(play)) == (["41"], "DA")
    play.director("S")
    assert (lying(play), penalty_cards(play), legal(play)) == ("", {"W:DA major"}, "DA")
    play.laid_face_down("W", "DA")
    assert unattended(play) == []


@editions()
def test_41a_a_minor_penalty_card_leaves_the_leader_free_to_lay_a_card_of_another_suit_face_down(laws: Edition) -> None:
    play = board(laws)
    exposed(play, "W", "D5")
    assert penalty_cards(play) == {"W:D5 minor"}
    play.laid_face_down("W", "HQ")
    assert (unattended(play), lying(play), legal(play)) == ([], "W", "HQ")
    play.director("S")
    assert (lying(play), legal(play)) == ("W", "HQ")


@editions()
def test_41a_turned_up_it_was_played_in_place_of_the_penalty_card(laws: Edition) -> None:
    play = board(laws)
    bound_by(play, "W", "DA")
    play.laid_face_down("W", "HQ")
    play.turned_up("W", "HQ")
    assert unattended(play) == ["52"]


@editions()
def test_41a_a_card_laid_face_down_against_a_demand_may_be_taken_back_and_never_binds(laws: Edition) -> None:
    play = board(laws)
    bound_by(play, "E", "HK")
    play.chose("require")
    play.laid_face_down("W", "DA")
    assert (unattended(play), legal(play)) == ([], "HQ")
    play.retracted("W", "DA")
    play.director("S")
    assert (lying(play), legal(play), penalty_cards(play)) == ("", "HQ", set())
    play.faced("W", "HQ")
    assert (trick(play), unattended(play)) == ("W:HQ", [])


@editions()
def test_41a_turned_up_against_a_demand_it_is_a_revoke(laws: Edition) -> None:
    play = board(laws)
    bound_by(play, "E", "HK")
    play.chose("require")
    play.laid_face_down("W", "DA")
    play.turned_up("W", "DA")
    assert unattended(play) == ["61"]


# Dummy's hand still to be put down (41D)


@editions()
def test_41d_a_lead_lies_there_and_dummys_hand_is_still_up(laws: Edition) -> None:
    play = board(laws)
    play.faced("W", "S2")
    assert play.table.dummy_is_down
    play.not_spread("N")
    assert (play.table.dummy_is_down, play.table.dummy_is_up, play.now.status) == (False, True, "regular")
    assert not play.view("S").hands[0].mask
    lines = {line.text: line.refs for line in statements.standing(play.table)}
    assert lines["North is to put dummy's hand down"] == ("41D",)
    play.spread("N")
    assert (play.table.dummy_is_down, play.table.dummy_is_up) == (True, False)
    with pytest.raises(ImpossibleEvent, match="has put his hand down already"):
        play.not_spread("N")


@editions()
def test_41d_only_dummy_puts_a_hand_down(laws: Edition) -> None:
    play = board(laws)
    play.faced("W", "S2")
    with pytest.raises(ImpossibleEvent, match="East is not dummy"):
        play.not_spread("E")
    play.named("S", "nine of spades")
    with pytest.raises(ImpossibleEvent, match="has put his hand down already"):
        play.not_spread("N")


@editions()
@pytest.mark.parametrize("up", [True, False])
def test_45f_dummy_may_touch_his_cards_before_they_are_faced(laws: Edition, up: bool) -> None:
    play = board(laws)
    play.faced("W", "S2")
    if up:
        play.not_spread("N")
    play.touched("N", "S9")
    assert unattended(play) == ([] if up else ["45"])
    play.named("N", "nine of spades")
    play.director("E")
    assert ("43A1(c)" in play.citations, any(ref.startswith("45F") for ref in referred(play))) == (True, not up)


@editions()
def test_54_a_dummy_that_is_still_up_has_shown_declarer_nothing(laws: Edition) -> None:
    play = scene(laws)
    play.faced("E", "SK")
    play.not_spread("N")
    play.director("S")
    while asked(play) != "faced_lead_out_of_turn":
        assert asked(play) != "declarer_saw_dummy"
        play.found(True)
    assert "refuse" in options(play)


@editions()
def test_41d_a_position_may_say_that_dummy_is_not_down(laws: Edition) -> None:
    for down in (True, False):
        play = scene(laws, trick=1, current="W:S2", dummy_down=down)
        assert (play.table.dummy_is_down, play.table.dummy_is_up) == (down, not down)
        assert codec.loads(codec.dumps(play)).table == play.table


@editions()
@pytest.mark.parametrize("known", [True, False])
def test_41d_a_card_put_forward_by_a_dummy_whose_hand_is_up_is_the_first_of_it(laws: Edition, known: bool) -> None:
    """R45-10: it is no card that declarer did not name (45D), and suggests nothing (45F)."""
    play = scene(laws, trick=1, current="W:S2", dummy_down=False, hands={"N": "S9 H4 ..."} if known else {})
    play.placed("N", "H4")
    assert (trick(play), unattended(play), play.table.dummy_is_up, play.turn) == ("W:S2", [], False, Seat.NORTH)
    play.placed("N", "S9")
    assert unattended(play) == ["45"], "with his hand down it is another matter"
    play.retracted("N", "S9")
    play = scene(laws, trick=1, current="W:S2", dummy_down=False)
    play.placed("N", "H4")
    play.director("E")
    assert (trick(play), asked(play), referred(play)) == ("W:S2", None, set())
    counted = play.table.counted
    assert counted is not None
    assert [each.ref(laws) for each in (counted.authority, *counted.also)] == ["41D", "R45-10"]
    play.spread("N")
    play.named("S", "four of hearts")
    assert trick(play) == "W:S2 N:H4"


@editions()
def test_45d_a_card_put_forward_without_the_reading_or_with_nothing_known_of_his_hand(laws: Edition) -> None:
    for play in (
        scene(laws, trick=1, current="W:S2"),
        scene(laws, trick=1, current="W:S2", dummy_down=False, set_aside=("R45-10",)),
    ):
        play.placed("N", "H4")
        play.director("E")
        assert "R45-10" not in play.citations
        assert any(ref.startswith("45F") for ref in referred(play))


@editions()
def test_45d_a_card_put_forward_that_declarer_has_called_is_the_play(laws: Edition) -> None:
    play = scene(laws, trick=1, current="W:S2", dummy_down=False)
    play.named("S", "nine of spades")
    play.placed("N", "H4")
    assert (trick(play), unattended(play)) == ("W:S2 N:H4", ["45"])


@editions()
@pytest.mark.parametrize("up", [True, False])
def test_54_a_dummy_that_has_put_a_card_forward_has_shown_it(laws: Edition, up: bool) -> None:
    play = scene(laws)
    play.faced("E", "SK")
    if up:
        play.not_spread("N")
    play.placed("N", "H4")
    play.director("S")
    assert asked(play) != "declarer_saw_dummy"
