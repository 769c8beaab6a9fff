"""Law 58: simultaneous leads or plays."""

from __future__ import annotations

import pytest

from bridgelaws.board.orders import ReturnToHand
from bridgelaws.board.table import Stage
from bridgelaws.book.editions import L1997, L2007, L2017, Edition
from bridgelaws.errors import ImpossibleEvent
from bridgelaws.files import codec
from bridgelaws.play.play import Play
from bridgelaws.values.seats import Seat
from editions import editions
from scenes import asked, holds, options, penalty_cards, scene, to, trick, unattended, users

# 58A


@editions()
def test_58a_the_card_put_down_with_a_legal_one_comes_after_it(laws: Edition) -> None:
    play = scene(laws, trick=4, leader="W")
    play.faced("W", "HK")
    play.faced_at_once("E", "H4")
    play.director("S")
    assert (trick(play), asked(play)) == ("W:HK", None)
    assert "58A" in play.citations
    assert penalty_cards(play) == (set() if laws is L2017 else {"E:H4 major"})


@editions()
def test_58a_the_order_in_which_they_are_reported_does_not_matter(laws: Edition) -> None:
    play = scene(laws, trick=4, leader="W")
    play.faced("E", "H4")
    play.faced_at_once("W", "HK")
    assert trick(play).startswith("W:HK")
    play.director("S")
    assert trick(play) == "W:HK"
    assert {"58A", "57D" if laws is L2017 else "R58-2"} <= set(play.citations)


@editions(L1997, L2007)
def test_58a_without_the_reading_the_partners_card_is_his_play(laws: Edition) -> None:
    play = scene(laws, trick=4, leader="W", set_aside=("R58-2",))
    play.faced("W", "HK")
    play.faced_at_once("E", "H4")
    play.director("S")
    assert (trick(play), penalty_cards(play)) == ("W:HK E:H4", set())


@editions()
def test_58a_partners_card_comes_first_so_the_offender_plays_at_the_right_hand_opponents_turn(laws: Edition) -> None:
    play = scene(laws, trick=4, current="S:C4", hands={"W": "CQ C8", "E": "CK C9"})
    play.faced("E", "CK")
    play.faced_at_once("W", "CQ")
    play.director("S")
    assert trick(play) == "S:C4 W:CQ"
    assert "57A" not in play.citations


@editions()
def test_58a_needs_a_legal_card(laws: Edition) -> None:
    play = scene(laws, trick=4, leader="W")
    play.faced("E", "H4")
    play.faced_at_once("N", "H5")
    play.director("S")
    assert "58A" not in play.citations
    assert asked(play) == "lead_out_of_turn"


@editions()
def test_58a_puts_no_card_after_a_revoke(laws: Edition) -> None:
    play = scene(laws, trick=4, current="S:C4", hands={"W": "D2 C8 C3", "E": "CK C9 S2"})
    play.faced("W", "D2")
    play.faced_at_once("E", "CK")
    play.director("S", about="turn")
    assert ("60C" in play.citations, "58A" in play.citations) == (False, False)
    assert penalty_cards(play) == (set() if laws is L2017 else {"E:CK major"})


@editions()
def test_58a_puts_no_card_after_what_is_found_to_be_a_revoke(laws: Edition) -> None:
    play = scene(laws, trick=4, current="S:C4")
    play.faced("W", "D2")
    play.faced_at_once("E", "CK")
    play.director("S", about="turn")
    assert "58A" in play.citations
    play.director("S", about="revoke")
    play.found(True)
    assert ("60C" in play.citations, "58A" in play.citations) == (False, False)


# 58B1


@editions()
def test_58b1_one_face_visible_is_played_and_the_others_go_back(laws: Edition) -> None:
    play = scene(laws, trick=4, current="S:C4", hands={"W": "C8 C5 D2"})
    play.faced_several("W", "C8 C5", "C8")
    assert unattended(play) == ["58"]
    play.director("S")
    assert (asked(play), trick(play), holds(play, "W", "C5")) == (None, "S:C4 W:C8", True)
    assert (penalty_cards(play), "58B1" in play.citations) == (set(), True)


@editions()
def test_58b1_out_of_turn_the_visible_card_is_judged_as_a_lead(laws: Edition) -> None:
    play = scene(laws, trick=4, leader="W")
    play.faced_several("E", "H8 C3", "H8")
    play.director("S")
    assert (asked(play), trick(play)) == ("lead_out_of_turn", "E:H8")


# 58B2


@editions()
def test_58b2_the_player_names_the_card_and_a_small_one_is_a_minor_penalty_card(laws: Edition) -> None:
    play = scene(laws, trick=4, leader="W", hands={"W": "ST S5 H2"})
    play.faced_several("W", "ST S5")
    play.director("S")
    assert (asked(play), to(play), options(play)) == ("card_played", "W", {"ST", "S5"})
    play.chose("ST")
    assert (trick(play), penalty_cards(play)) == ("W:ST", {"W:S5 minor"})
    assert {"58B2", "50B"} <= set(play.citations)


@editions()
def test_58b2_an_honour_is_major(laws: Edition) -> None:
    play = scene(laws, trick=4, leader="W", hands={"W": "ST S5 H2"})
    play.faced_several("W", "ST S5")
    play.director("S")
    play.chose("S5")
    assert (trick(play), penalty_cards(play)) == ("W:S5", {"W:ST major"})


@editions()
def test_58b2_two_others_are_both_major(laws: Edition) -> None:
    play = scene(laws, trick=4, leader="W", hands={"W": "S9 S5 S2 H2"})
    play.faced_several("W", "S9 S5 S2")
    play.director("S")
    play.chose("S9")
    assert penalty_cards(play) == {"W:S5 major", "W:S2 major"}


@editions()
def test_58b2_a_card_that_no_one_saw_goes_back(laws: Edition) -> None:
    play = scene(laws, trick=4, leader="W", hands={"W": "SK S5 D4 H2"})
    play.faced_several("W", "SK S5 D4", "SK S5")
    play.director("S")
    play.chose("SK")
    assert (penalty_cards(play), holds(play, "W", "D4")) == ({"W:S5 minor"}, True)
    assert "58B1" not in play.citations


@editions()
def test_58b2_declarers_others_go_back_and_the_defenders_may_use_them(laws: Edition) -> None:
    play = scene(laws, trick=4, leader="S", hands={"S": "SQ DQ"})
    play.faced_several("S", "SQ DQ")
    play.director("W")
    assert to(play) == "S"
    play.chose("SQ")
    assert (trick(play), penalty_cards(play), holds(play, "S", "DQ")) == ("S:SQ", set(), True)
    assert "48A" in play.citations
    assert set(users(play, "DQ")[0]) == {"E", "W"}


@editions()
def test_58b2_he_may_name_only_a_card_that_follows_suit(laws: Edition) -> None:
    play = scene(laws, trick=4, current="N:H4", hands={"E": "H8 C3"})
    play.faced_several("E", "H8 C3")
    play.director("S")
    assert (asked(play), trick(play), penalty_cards(play)) == (None, "N:H4 E:H8", {"E:C3 minor"})
    assert "R58-1" in play.citations


@editions()
@pytest.mark.parametrize("west", ["HJ SQ SK C2", "HJ SQ ...", "HJ SQ SK ..."])
@pytest.mark.parametrize("higher", [True, False])
def test_r58_1_a_card_that_is_not_the_highest_demanded_is_no_legal_one(laws: Edition, west: str, higher: bool) -> None:
    if not higher:
        west = west.replace("SK C2", "S2 C2").replace("SK ", "")
    demand = {"seat": "W", "kind": "highest", "suits": ["S"], "law": "57A1", "lasts": "this trick"}
    current = "N:SA E:H6 S:S8"
    play = scene(laws, "4H by S", trick=10, current=current, hands={"W": west}, restrictions=[demand])
    play.faced_several("W", "HJ SQ")
    play.director("S")
    if asked(play) == "could_obey:10W:SQ":
        play.found(higher)
    # If he held a higher spade neither may be played, and he names either; it is then corrected (62A).
    assert (asked(play) == "card_played") is higher
    assert ("R58-1" in play.citations) is not higher


@editions()
def test_58b2_he_may_name_only_a_card_of_the_suit_he_must_lead(laws: Edition) -> None:
    bound = [{"seat": "W", "kind": "require", "suits": ["H"], "law": "50D2(a)"}]
    play = scene(laws, trick=4, leader="W", hands={"W": "HQ D4 S2"}, restrictions=bound)
    play.faced_several("W", "HQ D4")
    play.director("S")
    assert (asked(play), trick(play), penalty_cards(play)) == (None, "W:HQ", {"W:D4 minor"})


@editions()
def test_58b2_without_the_reading_a_revoke_may_be_named_and_is_corrected(laws: Edition) -> None:
    play = scene(laws, trick=4, current="N:H4", hands={"E": "H8 C3 C2"}, set_aside=("R58-1",))
    play.faced_several("E", "H8 C3")
    play.director("S")
    assert options(play) == {"H8", "C3"}
    play.chose("C3")
    assert "61A" in play.citations
    assert trick(play) == "N:H4"


@editions()
def test_58b2_hands_not_on_file(laws: Edition) -> None:
    play = scene(laws, trick=4, current="N:H4")
    play.faced_several("E", "H8 C3")
    play.director("S")
    assert (asked(play), trick(play), penalty_cards(play)) == (None, "N:H4 E:H8", {"E:C3 minor"})


@editions()
def test_58b2_noticed_after_the_trick_is_complete_it_comes_by_67a2(laws: Edition) -> None:
    play = scene(laws, trick=4, current="N:H4", hands={"E": "H8 C3 C2"})
    play.faced_several("E", "H8 C3")
    play.faced("S", "H5")
    play.faced("W", "H6")
    play.director("S")
    if laws is L2017:
        assert asked(play) == "keep_or_withdraw:S"
        play.chose("keep")
    assert penalty_cards(play) == {"E:C3 minor"}
    assert {"67A", "67A2", "58B2"} <= set(play.citations)


@editions()
def test_58b2_noticed_after_the_trick_is_complete_another_card_is_named_by_67a2(laws: Edition) -> None:
    play = scene(laws, trick=4, current="N:H4", hands={"E": "H8 H3 C2"})
    play.faced_several("E", "H8 H3")
    play.faced("S", "H5")
    play.faced("W", "H6")
    play.director("S")
    play.chose("H3", "card_played")
    play.chose("keep", "keep_or_withdraw:S")
    assert (asked(play), penalty_cards(play), str(play.turn)) == (None, {"E:H8 minor"}, "West")
    assert {"67A", "67A2", "58B2"} <= set(play.citations)


# 58B3


@editions()
def test_58b3_an_opponent_who_played_to_the_withdrawn_card_may_change(laws: Edition) -> None:
    play = scene(laws, trick=4, leader="S", hands={"S": "SQ S3 H2", "W": "SK S7 H3"})
    play.faced_several("S", "SQ S3")
    play.faced("W", "SK")
    play.director("W")
    play.chose("S3")
    assert (asked(play), to(play), options(play)) == ("keep_or_withdraw:W", "W", {"keep", "withdraw"})
    play.chose("withdraw")
    assert (trick(play), penalty_cards(play)) == ("S:S3", set())
    assert users(play, "SK") == ("E", "S")
    assert "58B3" in play.citations


@editions()
def test_58b3_he_must_change_if_another_suit_is_now_led(laws: Edition) -> None:
    play = scene(laws, trick=4, leader="S", hands={"S": "SQ DQ", "W": "SK D7"})
    play.faced_several("S", "SQ DQ")
    play.faced("W", "SK")
    play.director("W")
    play.chose("DQ")
    assert (asked(play), trick(play), holds(play, "W", "SK")) == (None, "S:DQ", True)


@editions()
def test_58b3_played_to_that_card_or_to_that_trick(laws: Edition) -> None:
    play = scene(laws, trick=4, leader="S", hands={"S": "SQ S3 H2", "W": "SK S7 H3"})
    play.faced_several("S", "SQ S3")
    play.faced("W", "SK")
    play.director("W")
    play.chose("SQ")
    assert asked(play) == ("keep_or_withdraw:W" if laws is L2017 else None)


@editions()
def test_58b3_is_not_for_the_partner_whose_card_goes_back_only_if_it_must(laws: Edition) -> None:
    play = scene(laws, trick=4, leader="W", hands={"W": "SQ DQ", "N": "SK D7", "E": "S2 D3", "S": "S4 S5"})
    play.faced_several("W", "SQ DQ")
    play.faced("N", "SK")
    play.faced("E", "S2")
    play.director("S")
    play.chose("DQ")
    assert (trick(play), penalty_cards(play)) == ("W:DQ", {"W:SQ major", "E:S2 major"})
    assert "47B" in play.citations


# 58B4


@editions()
def test_58b4_unnoticed_until_both_sides_have_played_on_it_is_law_67s(laws: Edition) -> None:
    play = scene(laws, trick=4, current="S:C2", hands={"W": "C8 C5 D9 D4"})
    play.faced_several("W", "C8 C5", "C8")
    for seat, card in (("N", "CQ"), ("E", "C3"), ("N", "D2"), ("E", "D5")):
        play.faced(seat, card)
    assert unattended(play) == ["58"]
    play.director("S")
    assert (holds(play, "W", "C5"), penalty_cards(play)) == (True, set())
    extra = {L1997: {"67B2"}, L2007: {"67B2(a)", "67B2(b)"}, L2017: {"67B2(a)", "67B2(b)"}}
    assert {"58B4", "67B"} | extra[laws] <= set(play.citations)
    assert "♣5 counts as having been in the hand all along" in play.explain()


@editions()
def test_58b4_one_side_alone_is_not_enough(laws: Edition) -> None:
    play = scene(laws, trick=4, current="S:C2", hands={"W": "C8 C5 D9 D4"})
    play.faced_several("W", "C8 C5")
    for seat, card in (("N", "CQ"), ("E", "C3"), ("N", "D2")):
        play.faced(seat, card)
    play.director("S")
    assert asked(play) == "card_played"
    play.chose("C8")
    if laws is L2017:
        assert asked(play) == "keep_or_withdraw:N"
        play.chose("keep")
    assert penalty_cards(play) == {"W:C5 minor"}


@editions()
def test_58b_unattended_it_lapses_when_the_other_card_has_been_played(laws: Edition) -> None:
    play = scene(laws, trick=4, current="S:C2", hands={"W": "C8 C5 D9 D4"})
    play.faced_several("W", "C8 C5")
    for seat, card in (("N", "CQ"), ("E", "C3"), ("N", "C4"), ("E", "C6"), ("S", "CK"), ("W", "C5")):
        play.faced(seat, card)
    assert (unattended(play), play.rulings) == ([], ())


@editions()
def test_58b_or_45e_a_card_added_after_the_legal_one_is_a_fifth_card(laws: Edition) -> None:
    play = scene(laws, trick=4, current="S:C2 W:C8", hands={"W": "C5 D9", "E": "C3 D3"})
    play.faced("N", "CQ")
    play.faced("E", "C3")
    play.faced("W", "C5")
    assert "58" not in unattended(play)


@editions()
def test_58b4_a_revoke_that_the_restored_card_shows_is_found_at_once(laws: Edition) -> None:
    play = scene(laws, trick=4, current="S:C2", hands={"W": "C8 C5 D9 D4"})
    play.faced_several("W", "C8 C5", "C8")
    for seat, card in (("N", "CQ"), ("E", "C3"), ("N", "C4"), ("E", "C6"), ("S", "CA"), ("W", "D4"), ("S", "S2")):
        play.faced(seat, card)
    play.director("S")
    assert [(r.id, r.found) for r in play.table.revokes] == [("5W:D4", True)]
    assert unattended(play) == []


@editions()
@pytest.mark.parametrize("known", [True, False])
def test_58b1_the_only_visible_card_may_be_a_revoke(laws: Edition, known: bool) -> None:
    hands = {"W": "H7 D9 C2"} if known else {"W": "H7 ..."}
    play = scene(laws, trick=4, current="S:D4", hands=hands)
    play.faced_several("W", "H7 D9", "H7")
    play.director("S")
    assert (trick(play), penalty_cards(play), holds(play, "W", "D9")) == ("S:D4", {"W:H7 major"}, True)
    assert {"58B1", "61A", "62B1"} <= set(play.citations)


# 58A: two leads at once, neither of them legal

BOTH = {"S": "CK C5 D2 H2", "W": "S2 D7 D8 H3", "N": "DA D3 S5 H4", "E": "D9 S9 S8 H5"}


@editions()
@pytest.mark.parametrize(
    ("choice", "led", "lying"),
    [
        ("accept", "E:D9", {"W:S2 major"}),
        ("accept other", "W:S2", {"E:D9 major"}),
        ("refuse", "", {"E:D9 major", "W:S2 major"}),
    ],
)
def test_58a_of_two_illegal_leads_declarer_may_accept_either(
    laws: Edition, choice: str, led: str, lying: set[str]
) -> None:
    play = scene(laws, trick=10, leader="S", hands=BOTH)
    play.faced("E", "D9")
    play.faced_at_once("W", "S2")
    play.director("S")
    assert options(play) == {"accept", "accept other", "refuse"}
    play.chose(choice)
    assert (trick(play), penalty_cards(play), asked(play)) == (led, lying, None)
    if choice == "refuse":
        assert "60C" not in play.citations


@editions()
def test_58a_declarer_may_say_at_once_which_of_two_illegal_leads_he_accepts(laws: Edition) -> None:
    play = scene(laws, trick=10, leader="S", hands=BOTH)
    play.faced("E", "D9")
    play.faced_at_once("W", "S2")
    play.said("S", "accept", card="S2")
    assert trick(play) == "W:S2"


@editions()
def test_58a_a_card_played_later_is_no_second_lead(laws: Edition) -> None:
    play = scene(laws, trick=10, leader="S", hands=BOTH)
    play.faced("E", "D9")
    play.faced("W", "S2")
    play.director("S")
    assert options(play) == {"accept", "refuse"}


@editions()
def test_58b2_out_of_turn_the_card_named_is_judged_as_a_lead_and_the_other_is_exposed(laws: Edition) -> None:
    play = scene(laws, trick=4, leader="W")
    play.faced_several("E", "H8 C3")
    play.director("S")
    assert (trick(play), options(play)) == ("E:H8", {"H8", "C3"})
    play.chose("C3")
    assert (asked(play), trick(play), penalty_cards(play)) == ("lead_out_of_turn", "E:C3", {"E:H8 minor"})
    play.chose("refuse")
    assert (trick(play), penalty_cards(play)) == ("", {"E:C3 major", "E:H8 major"})


@editions()
@pytest.mark.parametrize("order", [("H8", "C3"), ("C3", "H8")])
def test_58b2_cards_put_down_out_of_turn_and_all_taken_up_again_leave_nothing_to_name(
    laws: Edition, order: tuple[str, str]
) -> None:
    play = scene(laws, trick=4, leader="W")
    play.faced_several("E", "H8 C3")
    for card in order:
        play.retracted("E", card)
    for seat, card in (("W", "H2"), ("N", "H3"), ("E", "H8"), ("S", "H9")):
        play.faced(seat, card)
    play.director("S")
    assert (asked(play), trick(play), penalty_cards(play)) == (None, "", {"E:C3 minor"})


@editions()
@pytest.mark.parametrize(("led", "other"), [("H8", "D3"), ("D3", "H8")])
def test_58b2_several_led_out_of_turn_are_accepted_by_the_next_hand(laws: Edition, led: str, other: str) -> None:
    play = scene(laws, trick=7, leader="E")
    play.faced_several("W", "H8 D3")
    play.faced("N", led[0] + "5")
    play.director("S")
    assert (asked(play), to(play), options(play)) == ("card_played", "W", {"H8", "D3"})
    play.chose(led)
    if asked(play) == "keep_or_withdraw:N":
        play.chose("keep")
    assert (trick(play), penalty_cards(play), play.turn) == (f"W:{led} N:{led[0]}5", {f"W:{other} minor"}, Seat.EAST)
    assert not {"55A", "57A"} & set(play.citations), "dummy's card was no lead"


@editions()
def test_58b1_several_led_out_of_turn_one_of_them_seen_are_accepted_by_the_next_hand(laws: Edition) -> None:
    play = scene(laws, trick=7, leader="E")
    play.faced_several("W", "H8 D3", "H8")
    play.faced("N", "H5")
    play.director("S")
    assert (asked(play), trick(play), penalty_cards(play)) == (None, "W:H8 N:H5", set())


@editions()
def test_58b2_several_faced_as_opening_lead_out_of_turn_may_be_accepted_by_play_or_by_spreading(laws: Edition) -> None:
    for cards in ("HK HQ", "HQ HK"):
        play = Play(contract="3NT by S", laws=laws)
        play.faced_several("E", cards)
        play.faced("S", "H2")
        play.director("S")
        play.chose("HQ")
        if asked(play) == "keep_or_withdraw:S":
            play.chose("keep")
        assert (trick(play), penalty_cards(play), play.turn) == ("E:HQ S:H2", {"E:HK major"}, Seat.WEST)
    play = Play(contract="3NT by S", laws=laws)
    play.faced_several("E", "HK HQ")
    play.spread("S")
    play.director("S")
    play.chose("HK")
    play.found(False, "declarer_saw_dummy")
    assert (trick(play), penalty_cards(play)) == ("E:HK", {"E:HQ major"})
    assert (play.table.declarer, play.table.dummy) == (Seat.NORTH, Seat.SOUTH)


@editions()
def test_58b2_several_played_before_partner_are_premature_also_when_partner_has_played_since(laws: Edition) -> None:
    play = scene(laws, trick=7, current="S:H8", hands={"W": "H7 H2 C5"})
    play.faced_several("E", "H5 HK")
    play.faced("W", "H7")
    play.director("S")
    play.chose("HK")
    assert (asked(play), to(play)) == ("premature_play", "S")
    play.chose("lowest")
    assert (trick(play), play.turn) == ("S:H8", Seat.WEST)
    assert penalty_cards(play) == {"E:HK major", "E:H5 major", "W:H7 major"}


@editions()
def test_58b4_several_led_out_of_turn_and_accepted_are_found_late(laws: Edition) -> None:
    play = scene(laws, trick=7, leader="E")
    play.faced_several("W", "H8 D3")
    for seat, card in (("N", "H5"), ("E", "H7"), ("S", "H6"), ("W", "C4"), ("N", "C5")):
        play.faced(seat, card)
    play.director("S")
    play.found(False, "extra_exposed")
    assert (asked(play), trick(play), holds(play, "W", "D3")) == (None, "W:C4 N:C5", True)
    assert {"58B4", "67B"} <= set(play.citations)


@editions()
@pytest.mark.parametrize("partner", [None, "H3"])
def test_58b2_several_led_before_declarer_has_chosen_go_back(laws: Edition, partner: str | None) -> None:
    owned = [{"seat": "E", "card": "DK", "kind": "major"}]
    play = scene(laws, trick=7, leader="W", penalty_cards=owned)
    play.faced_several("W", "H8 H7")
    if partner is not None:
        play.faced("E", partner)
    play.director("S")
    play.chose("H7")
    assert (asked(play), to(play), trick(play)) == ("lead_option:7", "S", "")
    hasty = {"E:H3 major"} if partner else set()
    assert penalty_cards(play) == {"E:DK major", "W:H8 major", "W:H7 major"} | hasty
    assert "50D2" in play.citations


@editions()
@pytest.mark.parametrize("leader", ["W", "E"])
def test_58b3_a_card_played_to_one_that_is_withdrawn_is_no_revoke(laws: Edition, leader: str) -> None:
    play = scene(laws, trick=7, leader=leader, hands={"N": "H2 D5 D6 S2 S3 S4 C2"})
    play.faced_several("W", "H8 D3")
    play.faced("N", "D5")
    play.director("S")
    play.chose("H8")
    assert (asked(play), trick(play), play.turn) == (None, "W:H8", Seat.NORTH)
    assert "58B3" in play.citations
    assert not play.table.revokes
    assert not {"61A", "63B"} & set(play.citations)


@editions()
def test_58b2_a_revoke_named_after_the_next_hand_has_played_stays_on_record(laws: Edition) -> None:
    play = scene(laws, trick=4, current="N:H4", hands={"E": "H8 C3 C2"}, set_aside=("R58-1",))
    play.faced_several("E", "H8 C3")
    play.faced("S", "H5")
    play.director("S")
    play.chose("C3")
    play.chose("keep")
    assert (trick(play), penalty_cards(play)) == ("N:H4 E:C3 S:H5", {"E:H8 minor"})
    assert [f"{r.id} {r.stage.value}" for r in play.table.revokes] == ["4E:C3 open"]
    play.director("S", "revoke")
    assert (trick(play), penalty_cards(play)) == ("N:H4 S:H5", {"E:C3 major", "E:H8 major"})


@editions()
def test_58b2_declarer_is_told_to_take_the_others_back(laws: Edition) -> None:
    play = scene(laws, trick=4, leader="S", hands={"S": "SQ DQ C5"})
    play.faced_several("S", "SQ DQ C5")
    play.director("W")
    play.chose("DQ")
    back = [order.cards for order in play.rulings[-1].orders if isinstance(order, ReturnToHand)]
    assert [{card.code for card in cards} for cards in back] == [{"C5"}], "♠Q gave way to ♦Q in the trick"
    assert {card: set(users(play, card)[0]) for card in ("SQ", "C5")} == {"SQ": {"E", "W"}, "C5": {"E", "W"}}


def found_late(laws: Edition, cards: str, visible: str | None = None, **more) -> Play:
    """West put several cards to a club at trick 4, which dummy won; both sides have played on when it is found."""
    play = scene(laws, trick=4, current="S:C2", hands={"W": "CK C8 C5 D9 D4"}, **more)
    play.faced_several("W", cards, visible)
    for seat, card in (("N", "CQ"), ("E", "C3"), ("N", "D2"), ("E", "D5")):
        play.faced(seat, card)
    play.director("S")
    return play


@editions()
@pytest.mark.parametrize("cards", ["C8 C5", "C5 C8"])
@pytest.mark.parametrize(("faced", "kept"), [("C5", "C5"), ("C8", "C8"), ("unknown", "C8")])
def test_58b4_which_of_several_visible_cards_was_faced_is_asked(
    laws: Edition, cards: str, faced: str, kept: str
) -> None:
    play = found_late(laws, cards)
    assert (asked(play), to(play), options(play)) == ("card_faced_at_trick", "Director", {"C8", "C5", "unknown"})
    play.found(faced)
    play.found(False, "extra_exposed")
    back = ({"C8", "C5"} - {kept}).pop()
    assert (asked(play), holds(play, "W", kept), holds(play, "W", back)) == (None, False, True)
    assert [card.code for card in play.table.tricks[-1].cards if card] == ["CQ", "C3", "C2", kept]
    assert (play.table.hand(Seat.WEST).count, trick(play)) == (4, "N:D2 E:D5")
    assert play.table.tricks[-1].winner(play.table.trumps) is Seat.NORTH
    assert (penalty_cards(play), play.turn, unattended(play)) == (set(), Seat.SOUTH, [])
    assert {"58B4", "67B", {L1997: "67B2"}.get(laws, "67B2(a)")} <= set(play.citations)


@editions()
def test_58b4_a_visible_card_that_is_restored_is_a_penalty_card_if_it_was_exposed(laws: Edition) -> None:
    play = found_late(laws, "C8 C5")
    play.found("unknown", "card_faced_at_trick")
    play.found(True, "extra_exposed")
    assert (asked(play), penalty_cards(play), holds(play, "W", "C5")) == (None, {"W:C5 minor"}, True)


@editions()
def test_58b4_nothing_is_asked_about_a_card_that_no_one_saw(laws: Edition) -> None:
    play = found_late(laws, "C8 C5", "C8")
    assert (asked(play), holds(play, "W", "C5"), penalty_cards(play)) == (None, True, set())
    assert "becomes a penalty card only if it is exposed" in play.explain(asides=True)


@editions()
def test_58b4_a_card_that_would_have_won_the_trick_was_not_the_one_faced(laws: Edition) -> None:
    """R58-4; without it the card that counted stays and the Director decides."""
    for aside in (), ("R58-4",):
        play = found_late(laws, "C8 CK", set_aside=aside)
        assert asked(play) == "extra_exposed"
        play.found(False)
        assert (holds(play, "W", "C8"), holds(play, "W", "CK"), asked(play)) == (False, True, None)
        assert ("R58-4" in play.citations) is not bool(aside)
        assert any(str(entry.when) == "now" for entry in play.table.referrals) is bool(aside)


@editions()
def test_58b4_the_suit_that_the_others_followed_to_was_led(laws: Edition) -> None:
    play = scene(laws, trick=4, leader="W", hands={"W": "C8 C5 HA D4"})
    play.faced_several("W", "C8 C5 HA")
    for seat, card in (("N", "C3"), ("E", "C4"), ("S", "CQ"), ("S", "D2"), ("W", "D4")):
        play.faced(seat, card)
    play.director("S")
    assert options(play) == {"C8", "C5", "unknown"}


@editions()
@pytest.mark.parametrize("further", [(), (("S", "D6"), ("W", "DT"), ("W", "HA"))])
def test_58b4_the_card_that_was_faced_may_have_been_a_revoke_however_long_ago(
    laws: Edition, further: tuple[tuple[str, str], ...]
) -> None:
    """61A, 63A1: it takes the place of the card that counted, and West had clubs; also if trick 5 is over by now."""
    play = scene(laws, trick=4, current="S:C2", hands={"W": "CK C8 D9 D4 DT HA"})
    play.faced_several("W", "D9 D4")
    for seat, card in (("N", "CQ"), ("E", "C3"), ("N", "D2"), ("E", "D5"), *further):
        play.faced(seat, card)
    play.director("S")
    play.found("D4", "card_faced_at_trick")
    play.found(False, "extra_exposed")
    play.director("S", about="revoke")
    (revoke,) = play.table.revokes
    assert (revoke.id, revoke.sure, asked(play)) == ("4W:D4", True, None)
    assert (revoke.stage, revoke.found) == (Stage.ESTABLISHED, True)


@editions()
def test_58b4_a_card_put_down_since_to_correct_a_revoke_stays(laws: Edition) -> None:
    play = scene(laws, trick=8, current="N:HA E:D3", hands={"S": "CA DT H9 S4 H3 D2"})
    play.faced_several("S", "CA DT", "CA")
    for seat, card in (("S", "H9"), ("W", "H8"), ("N", "C4"), ("E", "CK"), ("S", "CA"), ("W", "D9")):
        play.faced(seat, card)
    play.director("E")
    assert (asked(play), holds(play, "S", "DT"), holds(play, "S", "H9")) == (None, True, False)
    assert (trick(play), play.table.tricks[-1].card(Seat.SOUTH).code) == ("", "CA")
    assert (play.table.tricks[-2].card(Seat.SOUTH).code, play.turn) == ("H9", Seat.SOUTH)


@editions()
def test_58b4_declarers_cards_that_were_seen_the_defenders_may_use(laws: Edition) -> None:
    play = scene(laws, trick=4, leader="S", hands={"S": "C8 C5 D9 D4"})
    play.faced_several("S", "C5 C8")
    for seat, card in (("W", "CQ"), ("N", "C3"), ("E", "C4"), ("W", "D2"), ("N", "D5")):
        play.faced(seat, card)
    play.director("W")
    play.found("unknown", "card_faced_at_trick")
    assert (asked(play), holds(play, "S", "C5"), set(users(play, "C5")[0])) == (None, True, {"E", "W"})


@editions()
def test_58b_taking_a_card_back_unasked_settles_nothing(laws: Edition) -> None:
    play = scene(laws, trick=4, current="S:C2", hands={"W": "C8 C5 D9 D4"})
    play.faced_several("W", "C8 C5")
    play.retracted("W", "C5")
    assert "58" in unattended(play)
    play.director("S")
    assert asked(play) == "card_played"


def two_led(laws: Edition, *, set_aside: tuple[str, ...] = ()) -> Play:
    """West has led the jack of clubs and the king of spades together, and takes the jack up."""
    hands = {"W": "CJ SK SQ D2", "N": "S2 S3 C2 D3", "E": "S9 SA C5 D4", "S": "S7 S8 C8 D5"}
    play = scene(laws, trick=10, leader="W", hands=hands, set_aside=set_aside)
    play.faced_several("W", "CJ SK")
    play.retracted("W", "CJ")
    return play


@editions()
def test_58b2_the_card_left_there_counts_as_the_play_until_he_names_one(laws: Edition) -> None:
    play = two_led(laws)
    assert (trick(play), unattended(play), holds(play, "W", "CJ")) == ("W:SK", ["58"], True)
    assert [c.code for c in play.legal_plays] == ["S3", "S2"]
    for seat, card in ("N", "S2"), ("E", "S9"), ("S", "S7"):
        play.faced(seat, card)
    assert (play.table.revokes, str(play.turn)) == ((), "West")
    play.director("S")
    assert (asked(play), to(play), options(play)) == ("card_played", "W", {"CJ", "SK"})
    play.chose("SK")
    for chosen in ("N", "S") if laws is L2017 else ():
        assert asked(play) == f"keep_or_withdraw:{chosen}"
        play.chose("keep")
    assert (asked(play), penalty_cards(play), unattended(play)) == (None, {"W:CJ major"}, [])
    assert ("R58-3" in play.citations, "47F" in play.citations, play.table.number) == (True, False, 11)


@editions()
def test_58b2_he_may_still_name_the_card_that_he_took_up(laws: Edition) -> None:
    play = two_led(laws)
    play.director("S")
    play.chose("CJ")
    assert (trick(play), penalty_cards(play)) == ("W:CJ", {"W:SK major"})
    assert [c.code for c in play.legal_plays] == ["C2"]


@editions()
def test_58b2_without_the_reading_the_first_card_counts_until_he_names_one(laws: Edition) -> None:
    play = two_led(laws, set_aside=("R58-3",))
    assert (trick(play), unattended(play)) == ("W:CJ", ["58"])


@editions()
def test_58b4_the_card_left_there_is_kept_when_it_is_found_late(laws: Edition) -> None:
    play = two_led(laws)
    for seat, card in ("N", "S2"), ("E", "S9"), ("S", "S7"), ("W", "SQ"), ("N", "S3"), ("E", "SA"):
        play.faced(seat, card)
    assert play.table.revokes == ()
    play.director("S")
    assert (asked(play), holds(play, "W", "CJ"), penalty_cards(play)) == (None, True, set())
    assert "58B4" in play.citations


@editions()
def test_58b_a_card_taken_up_may_be_led_to_the_next_trick(laws: Edition) -> None:
    play = two_led(laws)
    for seat, card in ("N", "S2"), ("E", "S9"), ("S", "S7"), ("W", "CJ"):
        play.faced(seat, card)
    assert (trick(play), unattended(play)) == ("W:CJ", [])


@editions()
def test_58b2_the_last_of_four_hands_may_take_one_up_too(laws: Edition) -> None:
    hands = {"W": "CK S4", "N": "C2 D3", "E": "C5 D4", "S": "CA C8"}
    play = scene(laws, trick=12, leader="W", hands=hands)
    for seat, card in ("W", "CK"), ("N", "C2"), ("E", "C5"):
        play.faced(seat, card)
    play.faced_several("S", "CA C8")
    assert str(play.turn) == "South"
    play.retracted("S", "CA")
    assert (play.table.number, str(play.turn), holds(play, "S", "CA")) == (13, "West", True)


@editions()
def test_58b3_who_has_played_to_a_card_then_taken_up_may_change_once_another_is_named(laws: Edition) -> None:
    hands = {"W": "CJ SK SQ D2", "N": "S2 S3 C2 D3", "E": "S9 SA C5 D4", "S": "S7 S8 C8 D5"}
    play = scene(laws, trick=10, leader="W", hands=hands)
    play.faced_several("W", "CJ SK")
    play.faced("N", "C2")
    play.retracted("W", "CJ")
    assert (trick(play), unattended(play)) == ("W:CJ N:C2", ["58"])
    play.director("S")
    play.chose("SK")
    assert (asked(play), trick(play), str(play.turn)) == (None, "W:SK", "North"), "it must follow the new lead"
    assert penalty_cards(play) == {"W:CJ major"}


# 58A, both cards legal


@editions()
@pytest.mark.parametrize("reported", [("N", "E"), ("E", "N")])
def test_58a_is_said_though_it_leaves_nothing_to_put_right(laws: Edition, reported: tuple[str, str]) -> None:
    cards = {"N": "C2", "E": "C7"}
    first, second = reported
    play = scene(laws, trick=4, leader="W")
    play.faced("W", "CK")
    play.faced(first, cards[first])
    play.faced_at_once(second, cards[second])
    assert (play.rulings, unattended(play)) == ((), [])
    play.director("S")
    assert (trick(play), asked(play), penalty_cards(play)) == ("W:CK N:C2 E:C7", None, set())
    assert (play.rulings[-1].ordered, str(play.turn)) == (("58A",), "South")
    play.director("S")
    assert len(play.rulings) == 1, "once is enough"


@editions()
def test_58a_is_said_though_a_player_has_spoken_before_the_director_is_called(laws: Edition) -> None:
    play = scene(laws, trick=4, leader="W")
    play.faced("W", "CK")
    play.faced("N", "C2")
    play.faced_at_once("E", "C7")
    play.said("E", "attention")
    assert play.rulings == ()
    play.director("S")
    assert [ruling.ordered for ruling in play.rulings] == [("58A",)]


@editions()
@pytest.mark.parametrize("reported", [("N", "W"), ("W", "N")])
def test_58a_declarers_card_put_down_with_the_legal_one_before_it_comes_in_its_turn(
    laws: Edition, reported: tuple[str, str]
) -> None:
    cards = {"N": "DQ", "W": "D7"}
    first, second = reported
    play = scene(laws, trick=3, leader="S", hands={"N": "DQ D9 ...", "W": "D7 DK ..."})
    play.faced("S", "D4")
    play.faced(first, cards[first])
    play.faced_at_once(second, cards[second])
    assert (play.rulings, unattended(play)) == ((), []), "nothing was early"
    play.director("S")
    assert (trick(play), asked(play), str(play.turn)) == ("S:D4 W:D7 N:DQ", None, "East")
    assert [ruling.ordered for ruling in play.rulings] == [("58A",)]
    assert "♦Q counts as put down after the legal card" in play.explain(False)


@editions()
def test_58a_of_both_cards_of_declarers_side_the_legal_one_comes_first(laws: Edition) -> None:
    play = scene(laws, trick=3, leader="E", hands={"N": "DQ D9 ...", "S": "D4 D5 ..."})
    play.faced("E", "D3")
    play.faced("N", "DQ")
    play.faced_at_once("S", "D4")
    assert (trick(play), str(play.turn), unattended(play)) == ("E:D3 S:D4 N:DQ", "West", [])
    stands = {L1997: "47F", L2007: "57C2", L2017: "57C3"}[laws]
    assert [stands in ruling.citations for ruling in play.rulings] == [True], "it is still before West's turn"


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
