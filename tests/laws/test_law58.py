"""Law 58: simultaneous leads or plays."""

from __future__ import annotations

import pytest

from bridgelaws.book.editions import L1997, L2007, L2017, Edition
from bridgelaws.play.play import Play
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


@editions()
def test_58_and_68_after_a_claim_no_card_counts_and_the_call_is_about_the_claim(laws: Edition) -> None:
    play = Play(contract="2CXX by W", laws=laws)
    play.claimed("N", 0)
    play.faced("W", "D8")
    play.faced_at_once("N", "D5")
    play.director("W")
    assert 58 not in [ruling.law for ruling in play.rulings]


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


@editions()
@pytest.mark.parametrize("told", [("S:H5", "E:H6"), ("E:H6", "S:H5")])
@pytest.mark.parametrize("known", [True, False])
@pytest.mark.parametrize("set_aside", [(), ("R58-5",)])
def test_60a1_a_card_put_down_at_the_same_instant_is_not_after_the_offence(
    laws: Edition, told: tuple[str, str], known: bool, set_aside: tuple[str, ...]
) -> None:
    """58A puts a card after a legal one only, and it was North's turn."""
    hands = {"E": "H6 D2 ...", "S": "H5 D3 ..."} if known else {}
    play = scene(laws, trick=4, current="W:HK", hands=hands, set_aside=set_aside)
    for how, each in zip((play.faced, play.faced_at_once), told, strict=True):
        how(*each.split(":"))
    assert ("60A1" in play.citations, "57" in unattended(play)) == (False, True)
    play.director("W")
    assert (asked(play), trick(play), "60A1" in play.citations) == (None, "W:HK S:H5", False)
    assert penalty_cards(play) == (set() if laws is L2017 else {"E:H6 major"})
    assert ("57D" if laws is L2017 else "R57-2") in play.citations


@editions()
def test_60a1_a_card_of_dummy_put_down_at_the_same_instant_forfeits_nothing(laws: Edition) -> None:
    play = scene(laws, trick=4, current="E:HK")
    play.faced("N", "H5")
    play.faced_at_once("W", "H6")
    play.director("E")
    assert (trick(play), "60A1" in play.citations) == ("E:HK N:H5", False)


@editions()
def test_60a1_a_card_put_down_an_instant_later_still_forfeits(laws: Edition) -> None:
    play = scene(laws, trick=4, current="W:HK")
    play.faced("E", "H6")
    play.faced("S", "H5")
    play.director("W")
    assert (trick(play), "60A1" in play.citations) == ("W:HK E:H6 S:H5", True)


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
