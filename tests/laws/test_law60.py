"""Law 60: play after an illegal play."""

from __future__ import annotations

import pytest

from bridgelaws.book.editions import L1997, L2007, L2017, Edition
from bridgelaws.play.play import Play
from editions import editions
from scenes import asked, holds, penalty_cards, scene, trick, unattended, users


def led_out_of_turn(laws: Edition, seat: str, card: str, **position: object) -> Play:
    play = scene(laws, trick=4, leader="W" if seat == "E" else "E", **position)
    play.faced(seat, card)
    return play


@editions()
def test_60a1_the_hand_on_the_offenders_left_plays_and_the_lead_stands(laws: Edition) -> None:
    play = led_out_of_turn(laws, "E", "H5")
    play.faced("S", "H6")
    assert (trick(play), penalty_cards(play), unattended(play)) == ("E:H5 S:H6", set(), [])
    assert {"60A1", "60A2", "53A"} <= set(play.citations)


@editions()
def test_60a1_dummys_card_condones_when_dummy_is_on_the_left(laws: Edition) -> None:
    play = led_out_of_turn(laws, "W", "H5")
    play.faced("N", "H6")
    assert (trick(play), unattended(play)) == ("W:H5 N:H6", [])


@editions()
def test_60a1_a_card_from_the_other_hand_condones_nothing(laws: Edition) -> None:
    play = led_out_of_turn(laws, "E", "H5")
    play.faced("N", "H6")
    assert unattended(play) == ["56", "57"]
    play.director("S")
    assert asked(play) == "lead_out_of_turn"


@editions()
def test_60a1_after_the_ruling_a_play_condones_nothing(laws: Edition) -> None:
    play = led_out_of_turn(laws, "E", "H5")
    play.director("S")
    play.chose("refuse")
    assert penalty_cards(play) == {"E:H5 major"}
    assert "60A1" not in play.citations


@editions()
def test_60a1_revokes_are_not_condoned(laws: Edition) -> None:
    play = scene(laws, trick=4, current="E:H5", hands={"S": "H6 C2"})
    play.faced("S", "C2")
    play.faced("W", "H7")
    assert unattended(play) == ["61"]
    play.director("W")
    assert holds(play, "S", "C2")


@editions()
def test_60a1_is_judged_by_the_hand(laws: Edition) -> None:
    play = scene(laws, trick=4, current="W:C5", hands={"E": "CJ C9", "N": "CK C2"})
    play.faced("E", "CJ")
    play.faced("N", "C2")
    assert unattended(play) == ["57"]
    play.faced("S", "C3")
    assert (unattended(play), "R60-1" in play.citations) == ([], True)


@editions()
def test_60a1_without_the_reading_it_is_judged_by_the_player(laws: Edition) -> None:
    play = scene(laws, trick=4, current="W:C5", hands={"E": "CJ C9", "N": "CK C2"}, set_aside=("R60-1",))
    play.faced("E", "CJ")
    play.faced("N", "C2")
    assert (unattended(play), "60A1" in play.citations) == ([], True)


@editions()
def test_60a1_declarer_playing_early_on_the_offenders_left_condones_too(laws: Edition) -> None:
    play = scene(laws, trick=4, current="W:C5", hands={"E": "CJ C9", "N": "CK C2"})
    play.faced("E", "CJ")
    play.faced("S", "C3")
    assert (unattended(play), trick(play)) == ([], "W:C5 E:CJ S:C3")
    assert "60A1" in play.citations


def west_leads_to_the_next_trick(laws: Edition, west: str = "HA", **more: object) -> Play:
    hands = {"W": "SQ D2", "E": "HK H3", "N": "H2 S2"}
    play = scene(laws, "4D by S", trick=3, current=f"S:H4 W:{west}", hands=hands, **more)
    play.faced("W", "SQ")
    return play


@editions()
def test_60a2_a_forgiven_lead_is_the_lead_if_the_offender_wins_the_trick(laws: Edition) -> None:
    play = west_leads_to_the_next_trick(laws)
    play.faced("N", "H2")
    assert (unattended(play), penalty_cards(play)) == ([], set())
    assert {"60A1", "60A2", "R60-3"} <= set(play.citations)
    play.faced("E", "H3")
    assert (play.table.number, trick(play)) == (4, "W:SQ")
    play.faced("N", "S2")
    assert trick(play) == "W:SQ N:S2"


@editions()
def test_60a2_a_forgiven_lead_goes_back_if_another_hand_wins(laws: Edition) -> None:
    play = west_leads_to_the_next_trick(laws, "H9")
    play.faced("N", "H2")
    play.faced("E", "HK")
    assert (trick(play), holds(play, "W", "SQ"), penalty_cards(play)) == ("", True, set())
    play.faced("E", "H3")
    assert trick(play) == "E:H3"


@editions()
def test_60a2_without_the_reading_the_lead_to_the_next_trick_is_not_forgiven(laws: Edition) -> None:
    play = west_leads_to_the_next_trick(laws, set_aside=("R60-3",))
    play.faced("N", "H2")
    assert unattended(play) == ["57"]
    play.director("S")
    play.found(True)
    assert asked(play) == "premature_play"


@editions()
def test_60a2_the_next_hand_plays_to_the_premature_lead_itself(laws: Edition) -> None:
    hands = {"W": "SQ D2", "E": "HK H3", "N": "S2"}
    play = scene(laws, "4D by S", trick=3, current="S:H4 W:HA N:H2", hands=hands)
    play.faced("W", "SQ")
    play.faced("E", "H3")
    play.faced("N", "S2")
    assert (trick(play), unattended(play), penalty_cards(play)) == ("W:SQ N:S2", [], set())
    assert {"60A1", "60A2"} <= set(play.citations)


@editions()
def test_60a2_the_proper_lead_is_excepted(laws: Edition) -> None:
    play = scene(laws, trick=4, leader="S")
    play.faced("E", "H5")
    play.faced("S", "C6")
    play.director("S")
    assert asked(play) == "meant_as_lead"
    play.found(True)
    assert trick(play) == "S:C6"
    assert {L1997: "53C", L2007: "53C", L2017: "53B"}[laws] in play.citations


@editions()
def test_60a3_an_earlier_obligation_remains(laws: Edition) -> None:
    owed = [{"seat": "E", "card": "CK", "kind": "major"}]
    play = led_out_of_turn(laws, "E", "H5", penalty_cards=owed)
    play.faced("S", "H6")
    assert penalty_cards(play) == {"E:CK major"}
    assert "60A3" in play.citations


def told_to_lead_again(laws: Edition) -> Play:
    play = scene(laws, trick=5, leader="N", hands={"S": "SQ ...", "W": "S7 ...", "N": "H4 S2"})
    play.faced("S", "SQ")
    play.said("E", "refuse")
    if asked(play) == "declarers_lead_out_of_turn:W":
        play.chose("silent")
    return play


@editions()
def test_60b_a_defender_plays_before_declarer_has_led_again(laws: Edition) -> None:
    play = told_to_lead_again(laws)
    play.faced("W", "S7")
    assert unattended(play) == ["60"]
    play.director("S")
    assert (penalty_cards(play), trick(play), asked(play)) == ({"W:S7 major"}, "", None)
    assert {"60B", "50B"} <= set(play.citations)
    assert play.turn is not None
    assert play.turn.letter == "N"


@editions()
def test_60b_hands_not_on_file(laws: Edition) -> None:
    play = scene(laws, trick=5, leader="N")
    play.faced("S", "SQ")
    play.said("E", "refuse")
    if asked(play) == "declarers_lead_out_of_turn:W":
        play.chose("silent")
    play.faced("E", "C9")
    play.director("S")
    assert penalty_cards(play) == {"E:C9 major"}


@editions()
def test_60b_a_remark_is_no_demand(laws: Edition) -> None:
    play = scene(laws, trick=5, leader="N")
    play.faced("S", "SQ")
    play.said("W", "wrong hand")
    play.faced("E", "C9")
    assert "60B" not in play.citations
    assert "S:SQ" in trick(play)


@editions()
def test_60b_unattended_it_is_forfeited_when_the_hand_on_the_left_leads(laws: Edition) -> None:
    play = told_to_lead_again(laws)
    play.faced("W", "S7")
    play.faced("N", "H4")
    assert (unattended(play), penalty_cards(play), trick(play)) == ([], set(), "N:H4")
    assert "60A1" in play.citations
    assert users(play, "S7") == ("S", "E")  # the card went back, and his partner may not use it
    play.director("S")
    assert penalty_cards(play) == set()


@editions()
def test_60b_the_card_played_after_all_closes_the_file(laws: Edition) -> None:
    play = scene(laws, trick=5, leader="N", hands={"E": "S7 ...", "N": "S2 H4"})
    play.faced("S", "SQ")
    play.said("E", "refuse")
    if asked(play) == "declarers_lead_out_of_turn:W":
        play.chose("silent")
    play.faced("E", "S7")
    play.faced("N", "S2")
    assert unattended(play) == ["60"]
    play.faced("E", "S7")
    assert (unattended(play), trick(play)) == ([], "N:S2 E:S7")


@editions()
@pytest.mark.parametrize("answer", ["accept", "refuse"])
def test_60c_a_further_card_of_the_offenders_takes_nothing_from_declarer(laws: Edition, answer: str) -> None:
    play = scene(laws, "2H by S", trick=3, leader="S", hands={"W": "D9 ...", "E": "DK ..."})
    play.faced("W", "D9")
    play.faced("E", "DK")
    play.director("S")
    assert asked(play) == "lead_out_of_turn"
    play.chose(answer)
    assert "60C" in play.citations
    kept = set() if laws is L2017 else {"E:DK major"}
    assert penalty_cards(play) == (kept if answer == "accept" else {"W:D9 major", "E:DK major"})


# What an accepted card tells


@editions()
@pytest.mark.parametrize("by_word", [True, False])
def test_60a_an_accepted_lead_may_be_used_by_all_where_the_edition_says_so(laws: Edition, by_word: bool) -> None:
    play = scene(laws, trick=5, leader="N", hands={"S": "HK H3 ..."})
    play.faced("E", "HA")
    _ = play.said("S", "accept") if by_word else play.faced("S", "H3")
    assert users(play, "HA") == (("SW", "") if laws is L2017 else ("", ""))
    assert ("16A1" in play.citations) is (laws is L2017)


# A lead made before the last hand has played to the trick


def early(laws: Edition, current: str, seat: str, card: str, *, set_aside: tuple[str, ...] = ()) -> Play:
    """A hand that has played puts down another card while the last hand has still to play; then that one follows."""
    hands = {"S": "H4 C4 C2", "W": "D3 C7 C8", "N": "C9 CT", "E": "H5 C5 C6"}
    last = {"S": "E", "W": "S"}[current[0]]
    if last == "E":
        hands["S"] = "C4 C2"
    else:
        hands["W"], hands["E"] = "D3 C7", "C5 C6"
    play = scene(laws, trick=3, current=current, hands=hands, set_aside=set_aside)
    play.faced(seat, card)
    play.faced(last, "H5" if last == "E" else "H4")
    return play


@editions()
def test_r60_4_the_next_hand_plays_to_declarers_early_lead(laws: Edition) -> None:
    play = early(laws, "S:HA W:H2 N:H3", "S", "C2")
    play.faced("W", "C7")
    assert (trick(play), unattended(play), penalty_cards(play)) == ("S:C2 W:C7", [], set())
    assert {"60A1", "60A2", "R60-4"} <= set(play.citations)


@editions()
def test_r60_4_the_next_hand_plays_to_a_defenders_early_lead(laws: Edition) -> None:
    play = early(laws, "W:HA N:H3 E:H2", "W", "D3")
    play.named("S", "C9")
    assert (trick(play), unattended(play), penalty_cards(play)) == ("W:D3 N:C9", [], set())


@editions()
def test_r60_4_not_if_another_hand_won_the_trick(laws: Edition) -> None:
    play = early(laws, "S:H7 W:HK N:H3", "S", "C2")
    assert str(play.turn) == "West"
    play.faced("W", "C7")
    assert (trick(play), holds(play, "S", "C2")) == ("W:C7", True)


@editions()
def test_r60_4_set_aside_the_next_hand_has_led_out_of_turn(laws: Edition) -> None:
    play = early(laws, "S:HA W:H2 N:H3", "S", "C2", set_aside=("R60-4",))
    play.faced("W", "C7")
    assert (trick(play), unattended(play)) == ("W:C7", ["45", "56"])


@editions()
def test_r60_4_not_by_a_hand_whose_lead_to_the_next_trick_waits_already(laws: Edition) -> None:
    """Dummy has to play anew to the trick of his revoke (62A); South has led to the next, and puts down a card more."""
    hands = {"N": "D7 C9 C2", "E": "HK D4 C3", "S": "DK D9 DA", "W": "D2 C4 C5"}
    play = scene(laws, "4S by W", trick=11, leader="S", won={"NS": 5, "EW": 5}, hands=hands)
    for act in "S:DK", "W:D2", "N:D7", "E:HK", "S:D9":
        play.faced(act[0], act[2:])
    play.director("S", "revoke")
    assert (play.table.number, str(play.turn), str(play.table.suspended)) == (11, "East", "S:♦9")
    play.faced("S", "DA")
    play.faced("W", "C4")
    assert (play.table.number, str(play.turn), str(play.table.suspended)) == (11, "East", "S:♦9")
    play.faced("E", "D4")
    assert (play.table.number, trick(play), holds(play, "S", "DA")) == (12, "S:D9", True)
    assert "R60-4" not in play.citations


@editions()
def test_60a1_a_revoke_that_was_forgiven_as_out_of_turn_is_found_by_a_plain_call(laws: Edition) -> None:
    hands = {"W": "D9 S2 S3 H2", "N": "D5 D6 C2 C3 C4", "E": "DQ S9 H7 H8 H9", "S": "D8 C9 CT CJ C8"}
    play = scene(laws, trick=9, current="W:D4", hands=hands)
    for seat, card in ("E", "S9"), ("S", "D8"), ("N", "D5"):
        play.faced(seat, card)
    assert unattended(play) == []
    play.director("S")
    assert [f"{r.id} {r.stage.value}" for r in play.table.revokes] == ["9E:S9 corrected"]
    assert {"61A", "62B1"} <= set(play.citations)


@editions()
def test_60a3_what_the_side_owed_before_a_lead_that_is_forgiven_it_still_owes(laws: Edition) -> None:
    hands = {"W": "SQ D2", "E": "H9 C3", "N": "H2 S2"}
    for owed in [], [{"seat": "E", "card": "C3", "kind": "minor"}]:
        play = scene(laws, "4D by S", trick=3, current="S:H4 W:HA", hands=hands, penalty_cards=owed)
        play.faced("W", "SQ")
        play.faced("N", "H2")
        assert ("60A1" in play.citations, "60A3" in play.citations) == (True, bool(owed))


@editions(L1997, L2007)
def test_60a3_the_card_that_declarer_named_is_still_owed_after_another_was_played_too_soon(laws: Edition) -> None:
    demand = {"seat": "E", "kind": "card", "card": "S4", "law": "51A"}
    cards = [{"seat": "E", "card": card, "kind": "major"} for card in ("S4", "S9")]
    play = scene(laws, trick=12, current="W:CQ", hands={"E": "S4 S9"}, penalty_cards=cards, restrictions=[demand])
    play.faced("E", "S9")
    play.director("S")
    play.faced("N", "C6")
    assert ([card.code for card in play.legal_plays], len(penalty_cards(play))) == (["S4"], 2)


@editions()
def test_60a1_who_plays_to_an_early_lead_forgives_it_though_he_had_played_to_the_trick(laws: Edition) -> None:
    """West leads on before East has played, and dummy, who has, plays to that: no choice for South (57A)."""
    play = scene(laws, "4S by S", trick=4, leader="S", won={"NS": 2, "EW": 1})
    for act in "S:H2", "W:HA", "N:H4", "W:C5", "N:C7":
        play.faced(act[0], act[2:])
    assert {"60A1", "60A2"} <= set(play.citations)
    play.faced("E", "H9")
    assert (trick(play), str(play.turn), penalty_cards(play)) == ("W:C5 N:C7", "East", set())
    assert "57A" not in play.citations


@editions()
def test_60a3_a_demand_that_has_been_met_is_not_owed_any_more(laws: Edition) -> None:
    """East played too soon and West has obeyed; then West leads on before East has played, and dummy plays to that."""
    play = scene(laws, "4S by S", trick=4, leader="S", won={"NS": 2, "EW": 1})
    play.faced("S", "H2")
    play.faced("E", "H9")
    play.director("S")
    play.chose("highest")
    for act in "W:HA", "N:H4", "W:C5", "N:C7":
        play.faced(act[0], act[2:])
    remains = [line for line in play.explain().splitlines() if "owed before" in line]
    assert len(remains) == 1
    assert "♥9" in remains[0]
    assert "highest" not in remains[0]


@editions()
@pytest.mark.parametrize("on_file", [True, False])
def test_60c_rests_on_a_revoke_once_somebody_has_spoken_of_it(laws: Edition, on_file: bool) -> None:
    hands = {"W": "D2 C8 C3", "E": "CK C9 S2"} if on_file else {}
    play = scene(laws, trick=4, current="S:C4", hands=hands)
    play.faced("W", "D2")
    play.faced("E", "CK")
    play.director("S", about="turn")
    assert "60C" not in play.citations
    play.director("S", about="revoke")
    if not on_file:
        play.found(True)
    assert (asked(play), "60C" in play.citations) == (None, True)


@editions()
@pytest.mark.parametrize("called", ["before", "after"])
def test_60a2_what_the_next_hand_played_to_a_forgiven_lead_stands_whenever_that_is_heard(
    laws: Edition, called: str
) -> None:
    """West leads on before East has played, and dummy plays to that; the Director comes before East plays, or after."""
    play = scene(laws, "4S by S", trick=4, leader="S", won={"NS": 2, "EW": 1})
    for act in "S:H2", "W:HA", "N:H4", "W:C5", "N:C7":
        play.faced(act[0], act[2:])
    if called == "before":
        play.director("S")
        play.found(True, "led_to_next_trick")
        assert str(play.turn) == "East"
    play.faced("E", "H9")
    if called == "after":
        play.director("S")
    assert (trick(play), str(play.turn), penalty_cards(play)) == ("W:C5 N:C7", "East", set())
    assert "45E2" not in play.citations
