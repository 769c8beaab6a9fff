"""Law 50E: what a penalty card tells, and to whom."""

from __future__ import annotations

import pytest

from bridgelaws.book.editions import L1997, L2007, L2017, Edition
from bridgelaws.play.play import Play
from editions import editions
from law50_scenes import dropped, east_to_lead, refused
from scenes import penalty_cards, referred, scene, users

# 50C


@editions()
def test_50c_information_from_a_minor_penalty_card(laws: Edition) -> None:
    play = dropped(laws, "H5")
    assert users(play, "H5") == {L1997: ("S", "E"), L2007: ("S", "E"), L2017: ("ES", "")}[laws]
    assert "50C" in play.citations
    # What 1997 says of major penalty cards is not cited for a minor one.
    assert "50D1" not in play.citations


# 50E


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


# 50D2, once more


@editions()
@pytest.mark.parametrize("choice", ["require", "forbid", "leave"])
def test_50e_that_a_card_must_be_played_is_no_longer_on_record_once_it_is_picked_up(laws: Edition, choice: str) -> None:
    play = scene(laws, trick=9, leader="E", hands={"E": "H4 H2 C9 C8 S3", "W": "HK D7 D6 C4 S5"})
    play.dropped("W", "HK")
    play.director("S")
    play.found(True)
    play.found(False)
    play.chose(choice)
    duty = [i for i in play.table.information if str(i.subject) == "that ♥K must be played"]
    assert (len(duty), penalty_cards(play)) == (
        (1 if laws is not L2017 else 0, {"W:HK major"}) if choice == "leave" else (0, set())
    )
    assert users(play, "HK") == (("ES", "") if choice == "leave" and laws is L2017 else ("S", "E"))


@editions()
def test_50e_a_card_on_the_table_from_the_start_is_spoken_of_when_the_lead_is_left_free(laws: Edition) -> None:
    play = east_to_lead(laws)
    assert users(play, "HK") == ("", "")
    play.chose("leave")
    assert users(play, "HK") == {L1997: ("S", "E"), L2007: ("S", "E"), L2017: ("ES", "")}[laws]
    assert {L1997: "16A with 12 may", L2007: "50E3 must", L2017: "50E4 must"}[laws] in referred(play)


# 50E: what the Director looks for at the end

TEST = {
    L1997: ("16A with 12", "used what ♥K of", {"logical_alternatives", "demonstrably_suggested", "damage"}),
    L2007: ("50E3", "conveyed information that damaged", {"information_damaged_nos"}),
    L2017: ("50E4", "could well have ended differently", {"result_could_well_have_differed", "damage"}),
}


def adjustments(play: Play) -> list[tuple[str, str, set[str]]]:
    """The referrals by the rule on information from a penalty card: reference, reason, findings."""
    ref = TEST[play.laws][0]
    return [(ref, str(r.why), set(r.findings)) for r in play.table.referrals if r.authority.ref(play.laws) == ref]


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
    said = [str(entry.subject) for entry in play.table.information]
    return [subject for subject in said if "how it came to be" in subject]


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
