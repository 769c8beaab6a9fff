"""Law 57: a card that its player takes up by himself, and a lead to the next trick (57B)."""

from __future__ import annotations

import pytest

from bridgelaws.book.editions import L1997, L2007, L2017, Edition
from bridgelaws.play.play import Play
from bridgelaws.values.seats import Seat
from editions import editions
from law57_scenes import after_a_void_call, lead_to_next, restrictions, second_hand
from scenes import asked, holds, options, penalty_cards, referred, scene, to, trick, unattended, users

# A card that its player takes up by himself


@editions()
def test_57a_a_card_taken_up_leaves_the_trick_and_its_player_plays_in_turn(laws: Edition) -> None:
    play = second_hand(laws)
    play.retracted("E", "CK")
    assert (trick(play), unattended(play), holds(play, "E", "CK")) == ("S:C4", ["57"], True)
    play.faced("W", "CQ")
    play.named("S", "jack")
    assert (str(play.turn), trick(play)) == ("East", "S:C4 W:CQ N:CJ")
    play.faced("E", "C9")
    assert (play.table.number, str(play.turn), unattended(play)) == (4, "West", ["57"])
    play.director("S")
    play.chose("highest")
    assert (penalty_cards(play), play.table.number, asked(play)) == ({"E:CK major"}, 4, "lead_option:4")
    assert {"57A", "9C", "57A1"} <= set(play.citations)


@editions()
def test_57a_a_card_taken_up_and_played_again_in_its_turn_has_been_played(laws: Edition) -> None:
    play = second_hand(laws)
    play.retracted("E", "CK")
    for seat, card in ("W", "C3"), ("N", "CJ"), ("E", "CK"):
        play.faced(seat, card)
    assert (play.table.number, str(play.turn)) == (4, "East")
    play.director("S")
    play.chose("highest")
    play.chose("keep")
    assert (trick(play), penalty_cards(play)) == ("S:C4 N:CJ E:CK", {"W:C3 major"})
    assert (str(play.turn), [c.code for c in play.legal_plays]) == ("West", ["CQ"])


@editions()
def test_57a_once_the_next_trick_is_begun_a_card_taken_up_is_only_a_penalty_card(laws: Edition) -> None:
    play = second_hand(laws)
    play.retracted("E", "CK")
    for seat, card in ("W", "CQ"), ("N", "CJ"), ("E", "C9"), ("W", "C8"), ("N", "CA"):
        play.faced(seat, card)
    assert unattended(play) == ["57"]
    play.director("S")
    assert (asked(play), penalty_cards(play), restrictions(play)) == (None, {"E:CK major"}, [])


@editions()
def test_57a_a_card_taken_up_and_played_to_a_later_trick_is_past(laws: Edition) -> None:
    play = second_hand(laws)
    play.retracted("E", "CK")
    for seat, card in ("W", "CQ"), ("N", "CJ"), ("E", "C9"), ("W", "C8"), ("N", "CA"), ("E", "CK"):
        play.faced(seat, card)
    assert (unattended(play), penalty_cards(play), trick(play)) == ([], set(), "W:C8 N:CA E:CK")


@editions()
def test_57a_what_was_put_down_in_place_of_a_card_taken_up_brings_no_second_choice(laws: Edition) -> None:
    play = second_hand(laws)
    play.retracted("E", "CK")
    play.faced("E", "C9")
    play.director("S")
    play.chose("highest")
    assert (asked(play), trick(play)) == (None, "S:C4")
    assert penalty_cards(play) == {"E:CK major", "E:C9 major"}
    assert restrictions(play) == ["West must play the highest club held"]


# 57B


@editions()
def test_57b_who_cannot_obey_plays_any_legal_card(laws: Edition) -> None:
    play = second_hand(laws, "H7 D9 S2")
    play.director("S")
    play.chose("highest")
    assert {c.code for c in play.legal_plays} == {"H7", "D9", "S2"}
    assert (penalty_cards(play), asked(play)) == ({"E:CK major"}, None)
    assert {"57B", "59", "R59-1"} <= set(play.citations)


@editions()
def test_57b_without_the_reading_declarer_chooses_again(laws: Edition) -> None:
    play = second_hand(laws, "H7 D9 S2", set_aside=("R59-1",))
    play.director("S")
    play.chose("highest")
    rest = {"forbid"} | ({"require"} if laws is L2017 else set())
    assert (asked(play), options(play)) == ("premature_play:2", rest)
    play.chose("forbid")
    play.chose("S")
    assert {c.code for c in play.legal_plays} == {"H7", "D9"}


@editions()
def test_57b_following_suit_comes_first(laws: Edition) -> None:
    play = second_hand(laws, "CQ S2")
    play.director("S")
    play.chose("forbid")
    play.chose("S")
    assert [c.code for c in play.legal_plays] == ["CQ"]


# What had been done before, and what a card that stands may be


@editions()
def test_57a_an_early_revoke_that_stands_with_the_trick_is_corrected_as_a_revoke(laws: Edition) -> None:
    hands = {"W": "DA D7 S2", "N": "DK C2 C3", "E": "D2 C5 H3", "S": "C6 C7"}
    play = scene(laws, trick=3, current="S:D4", hands=hands, set_aside=("R57-6",))
    play.faced("E", "H3")
    play.faced("W", "D7")
    play.named("S", "DK")
    play.director("S")
    assert (trick(play), penalty_cards(play), str(play.turn)) == ("S:D4 W:D7 N:DK", {"E:H3 major"}, "East")
    assert {"61A", "62B1"} <= set(play.citations)


@editions()
@pytest.mark.parametrize(("current", "may"), [("S:D4", True), ("S:D4 W:D7 N:DK", False)])
def test_57a_a_card_shown_about_the_trick_in_progress_before_the_partners_is_referred(
    laws: Edition, current: str, may: bool
) -> None:
    play = scene(laws, trick=3, current=current, hands={"E": "DA C5 ..."})
    play.said("E", "about this trick")
    play.shown("E", "DA")
    play.director("S")
    assert (penalty_cards(play), "57A may" in referred(play)) == (set(), may)


@editions()
def test_57a_once_declarer_plays_on_the_early_card_stands_and_law_11_judges_the_rest(laws: Edition) -> None:
    play = second_hand(laws)
    for seat, card in ("W", "C3"), ("N", "CJ"), ("E", "C9"), ("S", "C5"):
        play.faced(seat, card)
    assert (unattended(play), penalty_cards(play), referred(play)) == ([], set(), {"11A may"})
    assert play.rulings[-1].ordered == ("47F" if laws is L1997 else "47F2",)


@editions()
def test_57b_the_partners_own_card_counts_among_those_he_could_obey_with(laws: Edition) -> None:
    play = second_hand(laws, "CQ H8 D3", set_aside=("R59-1",))
    play.faced("W", "CQ")
    play.director("S")
    play.chose("highest")
    assert (asked(play), trick(play), penalty_cards(play)) == (None, "S:C4 W:CQ", {"E:CK major"})
    assert "57B" not in play.citations


@editions()
def test_57a_declarer_and_the_director_hear_what_it_is_about(laws: Edition) -> None:
    led, played = lead_to_next(laws), scene(laws, "4S by S", trick=3, current="S:C4")
    led.director("S")
    led.found(True)
    played.faced("E", "CK")
    played.faced("W", "C3")
    played.director("S")
    read = [question.text for question in (led.question, played.question) if question is not None]
    assert ["led to the next trick" in text for text in read] == [True, False]
    played.chose("highest")
    assert asked(played) == "able_to_comply"
    assert played.question is not None
    assert "(must play the highest club" in played.question.text


@editions(L2007, L2017)
def test_57a_when_the_lead_has_gone_back_the_early_card_is_an_exposed_card(laws: Edition) -> None:
    play = scene(laws, trick=4, leader="N")
    play.said("E", "your turn", to="S")
    for seat, card in ("S", "H4"), ("W", "HA"), ("W", "SQ"):
        play.faced(seat, card)
    play.director("S")
    if laws is L2007:
        play.chose("withdraw")
    assert (asked(play), trick(play)) == ("led_to_next_trick", "")
    play.found(True)
    assert (asked(play), penalty_cards(play), restrictions(play)) == (None, {"W:SQ major"}, [])
    assert "49" in play.rulings[-1].ordered


@editions(L1997, L2007)
@pytest.mark.parametrize("otherwise", [True, False])
def test_57_the_director_may_spare_a_card_drawn_by_a_void_call(laws: Edition, otherwise: bool) -> None:
    play = after_a_void_call(laws)
    assert (asked(play), to(play)) == ("designated_otherwise", "Director")
    play.found(otherwise)
    assert (trick(play), play.turn, asked(play)) == ("W:D5", Seat.NORTH, None)
    assert penalty_cards(play) == (set() if otherwise else {"E:D9 major"})
    assert users(play, "D9") == ("" if otherwise else "S", "W")
    play.named("S", "ten of diamonds")
    assert {c.code for c in play.legal_plays} == ({"DK", "D9"} if otherwise else {"D9"})


@editions(L1997, L2007)
def test_57_a_card_drawn_by_no_void_call_is_exposed_without_further_question(laws: Edition) -> None:
    play = scene(laws, "2NT by S", trick=10, current="W:D5", hands={"N": "DT D4 S8 S2", "E": "D9 DK C2 C3"})
    play.faced("E", "D9")
    play.director("S")
    assert (asked(play), penalty_cards(play)) == (None, {"E:D9 major"})


@editions()
@pytest.mark.parametrize("hands", [{}, {"E": "C4 CJ D4 H8", "W": "CA D8 DQ S9"}])
def test_57a_a_lead_named_before_partner_has_played_is_known_to_be_of_the_hand(
    laws: Edition, hands: dict[str, str]
) -> None:
    play = scene(laws, "5C by S", trick=10, leader="E", hands=hands)
    play.faced("E", "C4")
    play.named("E", "D4", "E")
    assert holds(play, "E", "D4")
    play.director("S")
    play.found(True)
    play.chose("highest")
    assert (penalty_cards(play), trick(play)) == ({"E:D4 major"}, "E:C4")


@editions()
@pytest.mark.parametrize("deliberate", [True, False])
def test_60a1_whether_the_next_hand_has_played_by_a_touch_is_found_before_declarer_chooses(
    laws: Edition, deliberate: bool
) -> None:
    play = lead_to_next(laws)
    play.touched("S", "H2")
    play.director("S")
    assert asked(play) == "touch_deliberate"
    play.found(deliberate)
    if deliberate:
        play.found(False)
    while asked(play) == "led_to_next_trick":
        play.found(True)
    assert asked(play) == (None if deliberate else "premature_play")
    assert ("60A1" in play.citations, trick(play)) == (deliberate, "S:H4 W:HA N:H2" if deliberate else "S:H4 W:HA")


@editions()
def test_57a_whether_the_partner_has_played_by_holding_a_card_is_found_before_declarer_chooses(laws: Edition) -> None:
    play = second_hand(laws)
    play.held("W", "C8")
    play.director("S")
    assert asked(play) == "partner_could_possibly_see_face"
    play.found(True)
    assert (asked(play), trick(play)) == ("premature_play", "S:C4 E:CK W:C8")


@editions()
def test_60a2_a_forgiven_lead_that_was_taken_up_may_be_put_down_again(laws: Edition) -> None:
    play = lead_to_next(laws)
    play.retracted("W", "SQ")
    for seat, card in (("N", "H2"), ("E", "H3")):
        play.faced(seat, card)
    assert trick(play) == "W:SQ"
    play.faced("W", "SQ")
    play.faced("N", "S2")
    assert (trick(play), unattended(play), penalty_cards(play)) == ("W:SQ N:S2", [], set())


@editions()
def test_57a_of_a_lead_taken_up_and_put_down_again_it_is_asked_once_what_it_was(laws: Edition) -> None:
    """Nobody has forgiven the first time that it was put down: it is one card, and one question."""
    play = Play(contract="3NT by S", laws=laws)
    for seat, card in ("W", "HJ"), ("N", "H2"), ("W", "HT"):
        play.faced(seat, card)
    play.retracted("W", "HT")
    play.faced("W", "HT")
    play.director("S")
    assert play.question is not None
    assert play.question.id == "led_to_next_trick"
    play.found(True)
    assert play.question.id == "premature_play"
