"""Law 53: what was meant is asked although further cards have been played."""

from __future__ import annotations

import pytest

from bridgelaws.book.editions import L1997, Edition
from bridgelaws.play.play import Play
from bridgelaws.values.seats import Seat
from editions import editions
from law53_scenes import BEFORE, FOLLOWED, OWN_LEAD, PROPER, table
from scenes import asked, holds, options, penalty_cards, scene, to, trick, unattended, users

# What was meant is asked although further cards have been played


@editions()
@pytest.mark.parametrize("meant", [True, False])
def test_proper_lead_of_declarer_to_which_dummy_has_played_is_asked_about(laws: Edition, meant: bool) -> None:
    play = scene(laws, trick=4, leader="S", hands=dict(OWN_LEAD))
    play.faced("W", "H9")
    play.faced("S", "CK")
    play.named("S", "four of clubs")
    play.director("W")
    assert (asked(play), to(play)) == ("meant_as_lead", "Director")
    play.found(meant)
    if meant:
        assert (trick(play), str(play.turn)) == ("S:CK N:C4", "West")
        assert (penalty_cards(play), holds(play, "W", "H9")) == (set(), True)
        assert PROPER[laws] in play.citations
        assert not play.table.revokes
    else:
        assert (trick(play), "53A" in play.citations) == ("W:H9", True)
        assert [r.seat.letter for r in play.table.revokes] == ["N", "S"]


@editions()
def test_proper_lead_followed_by_the_offender_himself_and_dummy_is_asked_about(laws: Edition) -> None:
    play = scene(laws, trick=4, leader="S", hands=dict(OWN_LEAD))
    play.faced("W", "H9")
    play.faced("S", "CK")
    play.faced("W", "C2")
    play.named("S", "four of clubs")
    play.director("W")
    assert asked(play) == "meant_as_lead"
    play.found(True)
    assert (trick(play), str(play.turn), penalty_cards(play)) == ("S:CK W:C2 N:C4", "East", set())
    assert (unattended(play), holds(play, "W", "H9")) == ([], True)


@editions()
@pytest.mark.parametrize("meant", [True, False])
def test_proper_lead_to_which_the_whole_table_has_played_is_asked_about(laws: Edition, meant: bool) -> None:
    play = scene(laws, trick=4, leader="W", hands=dict(OWN_LEAD))
    for seat, card in [("S", "CK"), ("W", "H5"), ("N", "H8"), ("E", "HA")]:
        play.faced(seat, card)
    assert not play.rulings
    play.director("S")
    assert asked(play) == "meant_as_lead"
    play.found(meant)
    if meant:
        assert (trick(play), str(play.turn)) == ("W:H5 N:H8 E:HA", "South")
        assert (penalty_cards(play), holds(play, "S", "CK"), play.table.revokes) == (set(), True, ())
    else:
        assert (trick(play), str(play.turn)) == ("S:CK", "West")
        assert penalty_cards(play) == {"W:H5 major", "E:HA major"}
        assert "53A" in play.citations


@editions()
def test_proper_lead_of_the_wrong_defender_to_which_his_partner_has_played_is_asked_about(laws: Edition) -> None:
    play = scene(laws, trick=4, leader="W", hands=dict(OWN_LEAD))
    play.named("S", "four of clubs")
    play.faced("W", "H5")
    play.faced("E", "HA")
    play.director("S")
    assert asked(play) == "meant_as_lead"
    play.found(True)
    assert trick(play).startswith("W:H5")
    assert (str(play.turn), holds(play, "N", "C4")) == ("North", True)
    assert asked(play) is None


@editions()
def test_r53_4_a_lead_that_no_one_mentions_until_the_next_trick_is_accepted(laws: Edition) -> None:
    plays = [("S", "CK"), ("W", "C2"), ("N", "C4"), ("E", "C9"), ("S", "H2"), ("W", "H5"), ("N", "H8")]
    play = scene(laws, trick=4, leader="W", hands=dict(OWN_LEAD))
    for seat, card in plays:
        play.faced(seat, card)
    assert (unattended(play), trick(play), str(play.turn)) == ([], "S:H2 W:H5 N:H8", "East")
    assert {"53A", "R53-4"} <= set(play.citations)
    assert "53C" not in play.citations
    play = scene(laws, trick=4, leader="W", hands=dict(OWN_LEAD), set_aside=("R53-4",))
    for seat, card in plays:
        play.faced(seat, card)
    assert unattended(play) == ["55"]
    play.director("S")
    assert asked(play) == "meant_as_lead"


@editions()
def test_r53_4_a_question_that_is_open_stays_open_though_play_goes_on(laws: Edition) -> None:
    play = scene(laws, trick=4, leader="W", hands=dict(OWN_LEAD))
    play.faced("S", "CK")
    play.faced("W", "C2")
    play.director("S")
    for seat, card in [("N", "C4"), ("E", "C9"), ("S", "H2"), ("W", "H5"), ("N", "H8")]:
        assert asked(play) == "meant_as_lead"
        play.faced(seat, card)
    play.found(False)
    assert (asked(play), trick(play), "53A" in play.citations) == (None, "S:H2 W:H5 N:H8", True)


@editions()
def test_r53_4_the_card_with_which_both_sides_have_played_on_is_the_limit(laws: Edition) -> None:
    play = scene(laws, trick=4, leader="W", hands=dict(OWN_LEAD))
    for seat, card in [("S", "CK"), ("W", "C2"), ("N", "C4"), ("E", "C9"), ("S", "H2")]:
        play.faced(seat, card)
        assert unattended(play) == ["55"]
    play.faced("W", "H5")
    assert (unattended(play), trick(play), str(play.turn)) == ([], "S:H2 W:H5", "North")
    assert {"53A", "R53-4"} <= set(play.citations)
    play.director("N")
    assert asked(play) is None


@editions()
def test_r53_4_a_lead_that_might_have_been_a_fifth_card_is_accepted_when_its_player_plays_on(laws: Edition) -> None:
    hands = {"S": "HA H2 ...", "N": "H8 H3 ...", "W": "H9 H5 ...", "E": "H7 H4 ..."}
    play = scene(laws, "4S by S", trick=4, last_trick=BEFORE, hands=hands)
    for seat, card in ("W", "H9"), ("S", "HA"), ("N", "H3"), ("E", "H4"), ("S", "H2"):
        play.faced(seat, card)
        assert "56" in unattended(play)
    play.faced("W", "H5")
    assert (unattended(play), trick(play), str(play.turn)) == ([], "S:H2 W:H5", "North")
    assert {"53A", "R53-4"} <= set(play.citations)
    play.director("N")
    assert (asked(play), penalty_cards(play)) == (None, set())


@editions()
@pytest.mark.parametrize("suit", ["H", "C"])
def test_r53_6_a_lead_to_the_next_trick_goes_back_when_the_proper_lead_is_found(laws: Edition, suit: str) -> None:
    play = table(laws, "W")
    for seat, card in [("S", "CK"), ("W", suit + "2"), ("N", suit + "4"), ("E", suit + "9"), ("S", "CA")]:
        play.faced(seat, card)
    play.director("W")
    assert asked(play) == "meant_as_lead"
    play.found(True)
    assert (asked(play), unattended(play)) == (None, [])
    assert (trick(play), str(play.turn)) == (f"W:{suit}2 N:{suit}4 E:{suit}9", "South")
    assert (holds(play, "S", "CK"), holds(play, "S", "CA"), play.table.revokes) == (True, True, ())
    assert {PROPER[laws], "R53-6"} <= set(play.citations)
    assert users(play, "CA") == ("EW", "")
    play.faced("S", suit + "A")  # his choice, which is a play like any other
    assert (play.table.number, str(play.turn)) == (6, "South")


@editions()
def test_r53_6_cards_of_either_side_go_back_and_none_becomes_a_penalty_card(laws: Edition) -> None:
    play = table(laws, "S")
    for seat, card in [("E", "HK"), ("S", "CA"), ("W", "C2"), ("N", "C8"), ("E", "HJ")]:
        play.faced(seat, card)
    play.director("S")
    play.found(True)
    assert (trick(play), str(play.turn), penalty_cards(play)) == ("S:CA W:C2 N:C8", "East", set())
    assert holds(play, "E", "HJ")
    play = table(laws, "W")
    for seat, card in [("S", "CK"), ("W", "CA"), ("N", "C4"), ("E", "C8"), ("W", "C7")]:
        play.faced(seat, card)
    play.director("S")
    play.found(True)
    assert (asked(play), trick(play), str(play.turn)) == (None, "W:CA N:C4 E:C8", "South")
    assert (penalty_cards(play), holds(play, "W", "C7")) == (set(), True)


@editions()
def test_r53_6_a_card_called_from_dummy_and_put_in_place_goes_back_once(laws: Edition) -> None:
    play = table(laws, "E")
    for seat, card in [("N", "CK"), ("E", "C9"), ("S", "C8"), ("W", "C4")]:
        play.faced(seat, card)
    play.named("S", "ace of clubs")
    play.placed("N", "CA")
    play.director("W")
    play.found(True)
    assert (asked(play), trick(play), str(play.turn)) == (None, "E:C9 S:C8 W:C4", "North")
    assert [w.card.code for w in play.table.withdrawn] == ["CK", "CA"]
    assert "45D1" not in play.citations


@editions()
def test_r53_6_is_not_about_what_comes_after_the_ruling(laws: Edition) -> None:
    """West follows to the proper lead, revokes, and plays another card when that is put right."""
    hands = {"N": "C5 H4 ...", "E": "C8 H9 ...", "S": "CA H8 ...", "W": "S2 S7 CQ ..."}
    play = scene(laws, trick=3, leader="N", hands=hands)
    play.faced("W", "S2")
    play.faced("N", "C5")
    play.director("S")
    play.found(True, "meant_as_lead")
    for seat, card in ("E", "C8"), ("S", "CA"), ("W", "S7"):
        play.faced(seat, card)
    play.director("S")
    play.faced("W", "CQ")
    assert (play.table.number, str(play.turn), "R53-6" in play.citations) == (4, "South", False)


@editions()
def test_r53_6_set_aside_the_card_is_played_to_the_proper_lead(laws: Edition) -> None:
    play = table(laws, "W", set_aside=("R53-6",))
    for seat, card in [("S", "CK"), ("W", "C2"), ("N", "C4"), ("E", "C9"), ("S", "CA")]:
        play.faced(seat, card)
    play.director("W")
    play.found(True)
    assert (trick(play), play.table.number, str(play.turn)) == ("", 6, "South")


@editions()
def test_53_what_was_found_in_time_leaves_the_next_card_of_the_hand_a_play(laws: Edition) -> None:
    play = table(laws, "W")
    play.faced("S", "CK")
    play.faced("W", "C2")
    play.director("W")
    play.found(True)
    for seat, card in [("N", "C4"), ("E", "C9"), ("S", "CA")]:
        play.faced(seat, card)
    assert (trick(play), play.table.number, str(play.turn)) == ("", 6, "South")


# The trick before is still on file, so that the card might also be a fifth card to it


def all_follow(laws: Edition, order: str, *, set_aside: tuple[str, ...] = ()) -> Play:
    """West leads the queen of hearts in South's stead and the hands of `order` play hearts to it."""
    play = scene(laws, trick=2, leader="S", last_trick=BEFORE, hands=dict(FOLLOWED), set_aside=set_aside)
    play.faced("W", "HQ")
    for seat in order:
        play.faced(seat, {"N": "H3", "E": "H2", "S": "H4"}[seat])
    return play


@editions()
@pytest.mark.parametrize("order", ["NES", "NSE"])
def test_53a_a_lead_to_which_all_have_played_the_next_hand_first_is_accepted(laws: Edition, order: str) -> None:
    play = all_follow(laws, order)
    assert ("56" in unattended(play), play.table.number, str(play.turn)) == (False, 3, "West")
    assert {"53A", "60A1"} <= set(play.citations)
    assert ("R53-2" in play.citations) is (laws is L1997)
    play.dropped("E", ["C5"])
    play.director("S")
    assert asked(play) == "partner_could_possibly_see_face"
    assert (penalty_cards(play), play.table.number) == (set(), 3)


@editions()
def test_53a_until_the_trick_is_full_it_may_still_be_found_a_fifth_card(laws: Edition) -> None:
    play = all_follow(laws, "NE")
    assert unattended(play) == ["56"]
    play.director("S")
    assert asked(play) == "deemed_led"
    play.found(True)
    assert (asked(play), trick(play), str(play.turn)) == (None, "W:HQ N:H3 E:H2", "South")
    assert "53A" in play.citations


@editions()
def test_53a_whether_it_was_a_fifth_card_stays_asked_though_the_trick_is_played_out(laws: Edition) -> None:
    play = all_follow(laws, "NE")
    play.director("S")
    play.faced("S", "H4")
    assert asked(play) == "deemed_led"
    play.found(True)
    assert (asked(play), play.table.number, str(play.turn), penalty_cards(play)) == (None, 3, "West", set())


@editions()
def test_proper_lead_is_not_asked_about_once_his_other_hand_has_accepted(laws: Edition) -> None:
    play = all_follow(laws, "N")
    play.faced("S", "CA")
    play.director("E")
    assert asked(play) == "deemed_led"
    play.found(True)
    assert asked(play) != "meant_as_lead"
    assert trick(play).startswith("W:HQ N:H3")


@editions(L1997)
def test_r53_2_set_aside_declarers_own_lead_is_asked_about_though_dummy_has_played(laws: Edition) -> None:
    play = all_follow(laws, "NES", set_aside=("R53-2",))
    assert unattended(play) == ["56"]


@editions()
def test_47e1_the_proper_lead_is_asked_about_after_a_misinformed_one_too(laws: Edition) -> None:
    play = scene(laws, trick=4, leader="W", hands=dict(OWN_LEAD))
    play.said("E", "your turn", to="S")
    for seat, card in [("S", "CK"), ("W", "H5"), ("N", "H8"), ("E", "HA")]:
        play.faced(seat, card)
    play.director("S")
    assert asked(play) == "meant_as_lead"
    play.found(True)
    assert (trick(play), str(play.turn)) == ("W:H5 N:H8 E:HA", "South")


@editions()
def test_proper_lead_instead_of_a_penalty_card_led_out_of_turn_which_lies_there_again(laws: Edition) -> None:
    lying = [{"seat": "E", "card": "HA", "kind": "major"}]
    play = scene(laws, trick=4, leader="S", hands=dict(OWN_LEAD), penalty_cards=lying)
    play.faced("E", "HA")
    play.faced("S", "CK")
    assert penalty_cards(play) == set()
    play.director("W")
    play.found(True)
    assert (trick(play), str(play.turn), penalty_cards(play)) == ("S:CK", "West", {"E:HA major"})
    # Law 50 says who may use it, and not the rule on withdrawn cards.
    told = [entry for entry in play.table.information if entry.card is not None and entry.card.code == "HA"]
    assert {entry.authority.ref(laws)[:2] for entry in told} == {"50"}


# 1997: the player whose turn it was leads although his partner has accepted


@editions(L1997)
def test_r53_4_a_card_to_the_lead_accepted_by_word_is_not_asked_about_for_ever(laws: Edition) -> None:
    play = scene(laws, trick=4, leader="W", hands=dict(OWN_LEAD))
    play.faced("S", "CK")
    play.said("E", "accept")
    for seat, card in [("W", "D2"), ("N", "C4"), ("E", "C9"), ("S", "H2")]:
        play.faced(seat, card)
        assert unattended(play) == ["53"]
    play.faced("W", "H5")
    assert (unattended(play), trick(play)) == ([], "S:H2 W:H5")


@editions(L1997)
@pytest.mark.parametrize("meant", [True, False])
def test_proper_lead_after_the_partner_has_accepted_by_play_is_asked_about_once(laws: Edition, meant: bool) -> None:
    hands = {"S": "D2 D4 ...", "W": "D3 DQ ...", "N": "DA D9 ...", "E": "HA DK ..."}
    play = scene(laws, trick=6, leader="E", hands=hands)
    for seat, card in [("S", "D2"), ("W", "D3"), ("E", "HA")]:
        play.faced(seat, card)
    play.director("S")
    assert asked(play) == "meant_as_lead"
    play.found(meant)
    assert (asked(play), unattended(play)) == (None, [])
    if meant:
        assert (trick(play), str(play.turn), penalty_cards(play)) == ("E:HA", "South", set())
    else:
        assert (trick(play), str(play.turn), penalty_cards(play)) == ("S:D2 W:D3", "North", {"E:HA major"})
        assert "may make his own lead" not in play.explain(asides=True)


# To which of two leads a card was played

TWO_LEADS = {
    "N": "S4 S3 H5 H4 D5 D4 C5 C4 C3",
    "E": "S6 S5 HA HK D9 D8 CA C9 C8",
    "S": "SA SK SQ SJ H9 D7 D6 CK CQ",
    "W": "S9 S8 HQ HJ DA DK DQ C7 C6",
}


@editions()
@pytest.mark.parametrize("known", [True, False])
def test_53b_a_card_played_in_error_to_the_lead_that_gave_way_goes_back(laws: Edition, known: bool) -> None:
    hands = {"hands": dict(TWO_LEADS)} if known else {}
    play = scene(laws, "2S by S", trick=5, leader="W", **hands)
    for seat, card in ("S", "D7"), ("W", "C7"), ("N", "C3"), ("E", "D8"):
        play.faced(seat, card)
    play.director("E")
    play.found(True, "meant_as_lead")
    play.found(True, "played_to_irregular_lead")
    assert (trick(play), str(play.turn), asked(play)) == ("W:C7 N:C3", "East", None)
    assert (penalty_cards(play), play.table.revokes, unattended(play)) == (set(), (), [])
    assert holds(play, "E", "D8")
    assert (PROPER[laws] in play.citations, "61A" in play.citations) == (True, False)


@editions()
def test_53b_a_card_that_was_played_to_the_proper_lead_is_a_revoke(laws: Edition) -> None:
    play = scene(laws, "2S by S", trick=5, leader="W", hands=dict(TWO_LEADS))
    for seat, card in ("S", "D7"), ("W", "C7"), ("N", "C3"), ("E", "D8"):
        play.faced(seat, card)
    play.director("E")
    play.found(True, "meant_as_lead")
    play.found(False, "played_to_irregular_lead")
    assert (penalty_cards(play), "61A" in play.citations) == ({"E:D8 major"}, True)


@editions()
def test_53b_each_card_in_doubt_is_asked_about_and_dummys_is_put_back_once(laws: Edition) -> None:
    play = scene(laws, "2S by S", trick=5, leader="W", hands=dict(TWO_LEADS))
    play.faced("S", "D7")
    play.faced("W", "C7")
    play.named("S", "five of diamonds")
    play.placed("N", "D5")
    play.faced("E", "D8")
    play.director("W")
    play.found(True, "meant_as_lead")
    assert to(play) == "Director"
    play.found(True, "played_to_irregular_lead")
    play.found(True, "played_to_irregular_lead")
    assert (trick(play), str(play.turn), play.table.revokes) == ("W:C7", "North", ())
    assert [holds(play, seat, card) for seat, card in (("N", "D5"), ("E", "D8"), ("S", "D7"))] == [True, True, True]
    assert len(play.table.hand(Seat.NORTH).cards) == 9


@editions()
def test_53b_who_follows_to_the_proper_lead_or_plays_after_the_ruling_is_not_asked(laws: Edition) -> None:
    follows = scene(laws, "2S by S", trick=5, leader="W", hands=dict(TWO_LEADS))
    for seat, card in ("S", "D7"), ("W", "C7"), ("N", "C3"), ("E", "C8"):
        follows.faced(seat, card)
    follows.director("E")
    follows.found(True, "meant_as_lead")
    assert (asked(follows), trick(follows)) == (None, "W:C7 N:C3 E:C8")
    later = scene(laws, "2S by S", trick=5, leader="W", hands=dict(TWO_LEADS))
    later.faced("S", "D7")
    later.faced("W", "C7")
    later.director("E")
    later.found(True, "meant_as_lead")
    later.faced("N", "C3")
    later.faced("E", "D8")
    later.director("S")
    assert ("61A" in later.citations, penalty_cards(later)) == (True, {"E:D8 major"})


@editions()
@pytest.mark.parametrize("later", ["", "E:HA", "E:HA S:H9", "E:HA S:H9 W:HJ N:H4"])
@pytest.mark.parametrize("known", [False, True])
def test_r53_7_the_hand_whose_lead_gave_way_has_followed_to_the_proper_lead(
    laws: Edition, later: str, known: bool
) -> None:
    play = scene(laws, "2S by S", trick=5, leader="W", **({"hands": dict(TWO_LEADS)} if known else {}))
    for act in f"S:D7 W:C7 N:C3 E:CA S:CK {later}".split():
        play.faced(*act.split(":"))
    play.director("E")
    play.found(True, "meant_as_lead")
    assert (asked(play), trick(play), penalty_cards(play)) == (None, later if later.count(":") < 4 else "", set())
    assert str(play.table.trick_at(5)) == "W:♣7 N:♣3 E:♣A S:♣K"
    assert {PROPER[laws], "R53-7"} <= set(play.citations)


@editions()
def test_r53_7_set_aside_it_is_asked_to_which_lead_a_card_was_played(laws: Edition) -> None:
    play = scene(laws, "2S by S", trick=5, leader="W", hands=dict(TWO_LEADS), set_aside=("R53-7",))
    for act in ["S:D7", "W:C7", "N:C3", "E:CA", "S:CK"]:
        play.faced(*act.split(":"))
    play.director("E")
    play.found(True, "meant_as_lead")
    assert asked(play) == "played_to_irregular_lead"
    play.found(False)
    play.found(False)
    assert (trick(play), str(play.turn), "R53-6" in play.citations) == ("W:C7 N:C3 E:CA", "South", True)


@editions()
def test_r53_6_all_cards_put_down_together_go_back(laws: Edition) -> None:
    play = Play(None, "3NT by S", laws=laws)
    for seat, card in zip("WNESESWN", ["S2", "S9", "S3", "SJ", "H5", "D4", "DA", "D3"], strict=True):
        play.faced(seat, card)
    play.faced_several("W", "DQ D2")
    play.director("S")
    assert (asked(play), to(play)) == ("card_played", "W")
    play.chose("DQ")
    while asked(play) is not None:
        play.found(True)
    assert (trick(play), penalty_cards(play)) == ("S:D4 W:DA N:D3", set())
    assert "♦Q is withdrawn, and ♦2 goes back to West's hand" in play.explain()


@editions()
@pytest.mark.parametrize("said", ["none left?", "revoke"])
@pytest.mark.parametrize("meant", [True, False])
def test_a_card_that_may_be_the_proper_lead_is_no_revoke_on_the_other_before_it_is_asked(
    laws: Edition, said: str, meant: bool
) -> None:
    play = scene(laws, "4D by S", trick=11, leader="S", hands={"S": "C6 HK S6"})
    play.faced("W", "C3")
    play.faced("S", "HK")
    if said == "revoke":
        play.director("W", "revoke")
    else:
        play.said("W", said, to="S")
    assert asked(play) == "meant_as_lead"
    play.found(meant)
    assert trick(play) == ("S:HK" if meant else "W:C3")
    assert [str(r.card) for r in play.table.revokes] == ([] if meant else ["♥K"])
    assert (PROPER[laws] in play.citations, "61A" in play.citations) == (meant, not meant or said == "revoke")


# A lead out of turn after a ruff, and declarer's own lead to the same trick: the call is about the lead


def _after_a_ruff(laws: Edition) -> Play:
    play = Play(contract="4S by S", laws=laws)
    for seat, card in ("W", "HJ"), ("N", "HK"), ("E", "HA"), ("S", "S2"), ("E", "HQ"), ("S", "SK"):
        play.faced(seat, card)
    return play


@editions()
def test_a_ruff_that_may_have_been_a_revoke_is_not_asked_about_before_the_lead(laws: Edition) -> None:
    play = _after_a_ruff(laws)
    play.director("E")
    assert asked(play) == "deemed_led"
    play.found(True)
    assert (asked(play), to(play)) == ("meant_as_lead", "Director")
    play.found(True)
    assert (trick(play), penalty_cards(play), play.question) == ("S:SK", set(), None)
    assert [r.law for r in play.rulings] == [56]


@editions()
def test_nor_is_anything_said_of_a_revoke_when_a_card_has_followed_the_own_lead(laws: Edition) -> None:
    play = _after_a_ruff(laws)
    play.faced("W", "S4")
    play.director("E")
    play.found(True)
    play.found(True)
    assert (trick(play), play.question) == ("S:SK W:S4", None)
    assert [r.law for r in play.rulings] == [56]


@editions()
def test_who_says_that_there_was_a_revoke_is_asked_which_card(laws: Edition) -> None:
    play = _after_a_ruff(laws)
    play.director("E", "revoke")
    assert asked(play) == "alleged_revoke"
    assert "1S:S2" in options(play)
