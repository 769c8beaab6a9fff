"""Law 57A and 57B: a defender plays before his partner, or leads too soon."""

from __future__ import annotations

import pytest

from bridgelaws.book.editions import L1997, L2007, L2017, Edition
from bridgelaws.play.play import Play
from editions import editions
from law57_scenes import lead_to_next, restrictions, second_hand
from scenes import asked, holds, options, penalty_cards, referred, scene, to, trick, unattended

# 57A


@editions()
def test_57a_the_card_is_a_major_penalty_card_and_declarer_chooses(laws: Edition) -> None:
    play = second_hand(laws)
    assert unattended(play) == ["57"]
    play.director("S")
    offered = {L1997: {"highest", "lowest", "forbid"}, L2007: {"highest", "lowest", "forbid"}}
    assert (asked(play), to(play)) == ("premature_play", "S")
    assert options(play) == offered.get(laws, {"highest", "lowest", "require", "forbid"})
    play.chose("highest")
    assert (penalty_cards(play), trick(play)) == ({"E:CK major"}, "S:C4")
    assert [c.code for c in play.legal_plays] == ["CQ"]
    assert {"57A", "57A1", "50B"} <= set(play.citations)
    assert "57B" not in play.citations


@editions()
def test_57a2_the_lowest_card_of_the_suit_led(laws: Edition) -> None:
    play = second_hand(laws)
    play.director("S")
    play.chose("lowest")
    assert [c.code for c in play.legal_plays] == ["C3"]
    assert "57A2" in play.citations


@editions()
def test_57a_highest_counts_a_penalty_card_of_that_suit(laws: Edition) -> None:
    hands = {"W": "CQ C8 C3", "E": "CK C9", "N": "CA CJ"}
    owed = [{"seat": "W", "card": "CQ", "kind": "major"}]
    play = scene(laws, "4S by S", trick=3, current="S:C4", hands=hands, penalty_cards=owed)
    play.faced("E", "CK")
    play.director("S")
    play.chose("highest")
    assert [c.code for c in play.legal_plays] == ["CQ"]


@editions()
def test_57a_the_choice_outranks_the_partners_own_penalty_card(laws: Edition) -> None:
    hands = {"W": "CQ C8 C3", "E": "CK C9", "N": "CA CJ"}
    owed = [{"seat": "W", "card": "CQ", "kind": "major"}]
    play = scene(laws, "4S by S", trick=3, current="S:C4", hands=hands, penalty_cards=owed)
    play.faced("E", "CK")
    play.director("S")
    play.chose("lowest")
    assert [c.code for c in play.legal_plays] == ["C3"]
    play.faced("W", "C3")
    assert penalty_cards(play) == {"W:CQ major", "E:CK major"}


@editions(L2017)
def test_57a3_another_suit_may_be_required(laws: Edition) -> None:
    play = second_hand(laws, "H7 D9 S2")
    play.director("S")
    play.chose("require")
    assert (asked(play), to(play), options(play)) == ("required_suit", "S", {"S", "H", "D"})
    play.chose("D")
    assert [c.code for c in play.legal_plays] == ["D9"]
    assert "57A3" in play.citations


@editions()
def test_57a_another_suit_may_be_forbidden(laws: Edition) -> None:
    play = second_hand(laws, "H7 D9 S2")
    play.director("S")
    play.chose("forbid")
    assert (asked(play), options(play)) == ("forbidden_suit", {"S", "H", "D"})
    play.chose("S")
    assert {c.code for c in play.legal_plays} == {"H7", "D9"}
    assert {L1997: "57A3", L2007: "57A3", L2017: "57A4"}[laws] in play.citations


@editions()
def test_57a_the_penalty_card_follows_at_the_offenders_turn(laws: Edition) -> None:
    play = second_hand(laws)
    play.director("S")
    play.chose("lowest")
    play.faced("W", "C3")
    play.faced("N", "CJ")
    assert play.turn is not None
    assert [c.code for c in play.legal_plays] == ["CK"]


@editions()
def test_57a_foreseeable_damage_is_referred_in_the_numbering_of_the_edition(laws: Edition) -> None:
    play = second_hand(laws)
    play.director("S")
    play.chose("lowest")
    assert {L1997: "72B1 must", L2007: "23 must", L2017: "72C must"}[laws] in referred(play)


@editions()
def test_57a_hands_not_on_file(laws: Edition) -> None:
    play = scene(laws, "4S by S", trick=3, current="S:C4")
    play.faced("E", "CK")
    play.director("S")
    play.chose("highest")
    assert restrictions(play) == ["West must play the highest club held"]
    assert play.legal_plays.cards is None
    assert "57B" in play.citations


@editions()
def test_57a_a_lead_to_the_next_trick(laws: Edition) -> None:
    play = lead_to_next(laws)
    assert trick(play) == "S:H4 W:HA"
    play.director("S")
    assert (asked(play), to(play)) == ("led_to_next_trick", "Director")
    play.found(True)
    assert asked(play) == "premature_play"
    play.chose("lowest")
    assert penalty_cards(play) == {"W:SQ major"}
    play.faced("N", "H2")
    assert [c.code for c in play.legal_plays] == ["H3"]


@editions()
def test_57a_a_second_card_that_was_no_lead_is_an_exposed_card(laws: Edition) -> None:
    play = lead_to_next(laws)
    play.director("S")
    play.found(False)
    assert asked(play) == "designated_otherwise"
    play.found(False)
    assert (penalty_cards(play), restrictions(play)) == ({"W:SQ major"}, [])
    assert "57A" not in play.citations


@editions()
def test_57a_a_minor_penalty_card_led_too_soon_turns_major(laws: Edition) -> None:
    owed = [{"seat": "W", "card": "S7", "kind": "minor"}]
    play = scene(laws, "4D by S", trick=3, current="S:H4 W:HA", hands={"W": "S7 D2", "E": "H9"}, penalty_cards=owed)
    play.faced("W", "S7")
    play.director("S")
    play.found(True)
    play.chose("lowest")
    assert penalty_cards(play) == {"W:S7 major"}


@editions()
def test_57a_an_obedient_card_of_the_partner_stays(laws: Edition) -> None:
    play = second_hand(laws)
    play.faced("W", "C3")
    play.director("S")
    play.chose("lowest")
    assert (trick(play), penalty_cards(play)) == ("S:C4 W:C3", {"E:CK major"})
    assert {"60C", "R57-5"} <= set(play.citations)


@editions()
def test_57a_a_disobedient_card_of_the_partner_goes_back(laws: Edition) -> None:
    play = second_hand(laws)
    play.faced("W", "C3")
    play.director("S")
    play.chose("highest")
    assert (trick(play), penalty_cards(play)) == ("S:C4", {"E:CK major", "W:C3 major"})
    assert [c.code for c in play.legal_plays] == ["CQ"]


@editions()
def test_57a_without_the_reading_the_partners_card_always_goes_back(laws: Edition) -> None:
    play = second_hand(laws, set_aside=("R57-5",))
    play.faced("W", "C3")
    play.director("S")
    play.chose("lowest")
    assert (trick(play), penalty_cards(play)) == ("S:C4", {"E:CK major", "W:C3 major"})


@editions()
@pytest.mark.parametrize(("able", "left"), [(True, "S:C4"), (False, "S:C4 W:C3")])
def test_57a_whether_the_partner_obeyed_is_asked_if_his_cards_are_not_on_file(
    laws: Edition, able: bool, left: str
) -> None:
    play = scene(laws, "4S by S", trick=3, current="S:C4")
    play.faced("E", "CK")
    play.faced("W", "C3")
    play.director("S")
    play.chose("highest")
    assert (asked(play), to(play)) == ("able_to_comply", "Director")
    play.found(able)
    assert trick(play) == left


@editions()
def test_57a_no_question_where_no_lower_card_is_left_to_be_held(laws: Edition) -> None:
    play = scene(laws, "4S by S", trick=3, current="S:C4")
    play.faced("E", "CK")
    play.faced("W", "C2")
    play.director("S")
    play.chose("lowest")
    assert (asked(play), trick(play)) == (None, "S:C4 W:C2")


@editions()
def test_57a_the_partner_completes_the_trick_and_declarer_still_chooses(laws: Edition) -> None:
    play = lead_to_next(laws, "S:H4 W:HA N:H2")
    play.faced("E", "H3")
    assert play.table.number == 4
    play.director("S")
    play.found(True)
    play.chose("highest")
    assert (play.table.number, trick(play)) == (3, "S:H4 W:HA N:H2")
    assert penalty_cards(play) == {"W:SQ major", "E:H3 major"}
    assert [c.code for c in play.legal_plays] == ["H9"]
    assert "60C" in play.citations


@editions()
def test_57a_unattended_the_card_stays_once_the_trick_is_played_out(laws: Edition) -> None:
    play = second_hand(laws, set_aside=("R57-6",))
    play.faced("W", "C3")
    play.faced("N", "CJ")
    play.director("S")
    assert (asked(play), penalty_cards(play), play.table.number) == (None, set(), 4)
    assert "11A may" in referred(play)


@editions()
@pytest.mark.parametrize(("choice", "then"), [("lowest", "S:C4 W:C3 N:CJ"), ("highest", "S:C4 N:CJ")])
def test_57a_the_choice_lasts_until_the_next_lead(laws: Edition, choice: str, then: str) -> None:
    play = second_hand(laws)
    play.faced("W", "C3")
    play.faced("N", "CJ")
    play.director("S")
    assert (asked(play), to(play)) == ("premature_play", "S")
    play.chose(choice)
    if choice == "highest":
        assert (asked(play), to(play)) == ("keep_or_withdraw:N", "S")
        play.chose("keep")
    assert (asked(play), trick(play), play.table.number) == (None, then, 3)
    assert [c.code for c in play.legal_plays] == (["CK"] if choice == "lowest" else ["CQ"])
    assert penalty_cards(play) == ({"E:CK major"} if choice == "lowest" else {"E:CK major", "W:C3 major"})
    assert ("R57-6" in play.citations, "11A may" in referred(play)) == (True, True)


GONE_ON = {"S": "S6 S5 D4 D6", "W": "SQ S3 DK H5", "N": "S7 SA D9 H2", "E": "SK S4 D3 H8"}


def gone_on(laws: Edition, *then: tuple[str, str], early: str = "SK", contract: str = "3NT by S", **more) -> Play:
    """East plays before West, wins the trick when all have played, and more is played before anyone calls."""
    play = scene(laws, contract, trick=10, leader="S", hands=GONE_ON, **more)
    for seat, card in ("S", "S6"), ("E", early), ("W", "SQ"), ("N", "S7"), *then:
        play.faced(seat, card)
    return play


@editions()
def test_60c_by_their_own_lead_the_offenders_do_not_end_declarers_choice(laws: Edition) -> None:
    play = gone_on(laws, ("E", "D3"))
    assert (unattended(play), play.rulings) == (["57"], ())
    play.director("S")
    assert (asked(play), to(play)) == ("premature_play", "S")
    play.chose("lowest")
    assert (asked(play), to(play)) == ("keep_or_withdraw:N", "S")
    play.chose("withdraw")
    assert (trick(play), str(play.turn), play.table.number) == ("S:S6", "West", 10)
    assert (penalty_cards(play), [c.code for c in play.legal_plays]) == ({"E:SK major", "W:SQ major"}, ["S3"])
    assert {"57A2", "60C", "R57-6"} <= set(play.citations)
    play.faced("W", "S3")
    play.faced("N", "SA")
    assert [c.code for c in play.legal_plays] == ["SK"]
    play.faced("E", "SK")
    assert (trick(play), str(play.turn), holds(play, "E", "D3")) == ("", "North", True), "his lead is undone (R44-1)"


@editions()
def test_60c_the_offenders_lead_waits_while_the_trick_is_taken_up_again(laws: Edition) -> None:
    play = gone_on(laws, ("E", "D3"))
    play.director("S")
    play.chose("highest")
    assert (trick(play), str(play.turn), [c.code for c in play.legal_plays]) == ("S:S6 W:SQ N:S7", "East", ["SK"])
    play.faced("E", "SK")
    assert (trick(play), str(play.turn), penalty_cards(play)) == ("E:D3", "South", set())


@editions()
@pytest.mark.parametrize(("then", "lying"), [([("W", "H5")], "W:H5"), ([("E", "D3"), ("W", "DK")], "W:DK")])
def test_60c_a_further_card_out_of_turn_is_a_penalty_card_too(
    laws: Edition, then: list[tuple[str, str]], lying: str
) -> None:
    play = gone_on(laws, *then)
    play.director("S")
    assert asked(play) == "premature_play"
    play.chose("highest")
    assert (asked(play), unattended(play), trick(play)) == (None, [], "S:S6 W:SQ N:S7")
    assert penalty_cards(play) == {"E:SK major", f"{lying} major"}
    assert (str(play.turn), [c.code for c in play.legal_plays]) == ("East", ["SK"])


@editions()
@pytest.mark.parametrize("set_aside", [(), ("R57-6",)])
def test_57a_declarers_choice_is_over_once_he_plays_to_the_next_trick(laws: Edition, set_aside: tuple) -> None:
    then = [("E", "D3")] if set_aside else [("E", "D3"), ("S", "D4")]
    play = gone_on(laws, *then, set_aside=set_aside)
    play.director("S")
    assert (asked(play), penalty_cards(play), play.table.number) == (None, set(), 11)
    assert {L1997: "47F", L2007: "47F2", L2017: "47F2"}[laws] in play.citations


@editions()
def test_57a_a_lead_that_establishes_the_revoke_leaves_the_trick_as_it_is(laws: Edition) -> None:
    play = gone_on(laws, ("E", "D3"), early="H8", contract="4H by S")
    play.director("S")
    assert (asked(play), penalty_cards(play), trick(play)) == (None, set(), "E:D3")
    assert {"61A", "63A1"} <= set(play.citations)


@editions()
def test_57a_a_card_from_the_hand_not_on_the_offenders_left_takes_no_choice_away(laws: Edition) -> None:
    """West leads to the next trick too soon; East and South complete the trick in progress."""
    hands = {"W": "SK SQ D2 D3", "N": "S2 D4 D5 C2", "E": "S9 SA D6 D7", "S": "S7 S8 D8 D9"}
    play = scene(laws, trick=10, leader="W", hands=hands)
    for seat, card in ("W", "SK"), ("N", "S2"), ("W", "SQ"), ("E", "S9"), ("S", "S7"):
        play.faced(seat, card)
    play.director("S")
    play.found(True)
    assert (asked(play), to(play)) == ("premature_play", "S")
    play.chose("highest")
    assert (asked(play), to(play)) == ("keep_or_withdraw:S", "S")
    play.chose("withdraw")
    assert (trick(play), penalty_cards(play)) == ("W:SK N:S2", {"W:SQ major", "E:S9 major"})
    assert (str(play.turn), [c.code for c in play.legal_plays]) == ("East", ["SA"])
    assert holds(play, "S", "S7")


@editions()
@pytest.mark.parametrize("partner_has_played", [False, True])
def test_57a_at_the_last_trick_there_is_nothing_to_choose(laws: Edition, partner_has_played: bool) -> None:
    play = scene(laws, trick=13, leader="S", hands={"S": "C4", "W": "CQ", "N": "CJ", "E": "CK"})
    play.faced("S", "C4")
    play.faced("E", "CK")
    if partner_has_played:
        play.faced("W", "CQ")
    play.director("S")
    assert (asked(play), penalty_cards(play)) == (None, {"E:CK major"})
    assert "57A" in play.rulings[-1].ordered
