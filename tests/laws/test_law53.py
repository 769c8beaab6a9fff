"""Law 53: lead out of turn accepted."""

from __future__ import annotations

import pytest

from bridgelaws.editions import L1997, L2007, L2017, Edition
from bridgelaws.orders import Stands
from bridgelaws.play import Play
from editions import editions
from scenes import asked, holds, options, penalty_cards, referred, scene, to, trick, unattended, users

PROPER = {L1997: "53C", L2007: "53C", L2017: "53B"}
WRONG_DEFENDER = {L1997: "53B", L2007: "53B", L2017: "53C"}


def table(laws: Edition, leader: str, **more: object) -> Play:
    """Trick 5, all hands unknown, nothing open from the trick before."""
    return scene(laws, "4S by S", trick=5, leader=leader, **more)


# 53A


@editions()
def test_53a_declarer_accepts_by_statement(laws: Edition) -> None:
    play = table(laws, "E")
    play.faced("W", "HK")
    play.said("S", "accept")
    assert (asked(play), trick(play), penalty_cards(play)) == (None, "W:HK", set())
    assert (str(play.turn), "53A" in play.citations) == ("North", True)


@editions()
def test_53a_dummy_cannot_accept_for_declarer(laws: Edition) -> None:
    play = table(laws, "E")
    play.faced("W", "HK")
    play.said("N", "accept")
    assert unattended(play) == ["56"]


@editions()
def test_53a_the_next_hand_accepts_by_playing_even_unaware(laws: Edition) -> None:
    play = table(laws, "E")
    play.faced("W", "HK")
    assert unattended(play) == ["56"]
    play.named("S", "two of hearts")
    assert (unattended(play), trick(play), penalty_cards(play)) == ([], "W:HK N:H2", set())
    assert {"53A", "60A1"} <= set(play.citations)
    play.director("S")
    assert asked(play) is None


@editions()
def test_53a_acceptance_in_the_short_explanation_cites_no_more_than_it_leans_on(laws: Edition) -> None:
    play = table(laws, "E")
    play.faced("W", "HK")
    play.named("S", "two of hearts")
    assert play.explain().endswith("  The lead of ♥K by West stands (53A).")


@editions()
def test_53a_silence_is_not_acceptance(laws: Edition) -> None:
    play = table(laws, "N")
    play.faced("S", "SA")
    play.director("N")
    while play.question is not None:
        play.chose("silent")
    assert (trick(play), str(play.turn)) == ("", "North")
    assert "53A" in play.citations


@editions()
def test_53a_the_thirteenth_trick(laws: Edition) -> None:
    hands = {"S": "S2", "W": "HA", "N": "H4", "E": "HK"}
    play = scene(laws, "4S by S", trick=13, leader="S", hands=hands)
    play.faced("W", "HA")
    play.said("S", "accept")
    if laws is L2017:
        assert (trick(play), str(play.turn)) == ("", "South")
        assert "53A footnote" in play.citations
    else:
        assert (trick(play), str(play.turn)) == ("W:HA", "North")


@editions()
def test_53a_at_the_thirteenth_trick_a_card_of_the_next_hand(laws: Edition) -> None:
    hands = {"S": "S2", "W": "HA", "N": "H4", "E": "HK"}
    play = scene(laws, "4S by S", trick=13, leader="S", hands=hands)
    play.faced("W", "HA")
    play.faced("N", "H4")
    assert unattended(play) == (["56"] if laws is L2017 else [])
    if laws is L2017:
        assert trick(play) == "W:HA N:H4"  # not the proper lead: nothing goes back yet
        play.faced("S", "S2")  # the proper lead: nothing else is left to it
        assert (trick(play), unattended(play)) == ("S:S2", [])


@editions()
def test_53a_the_last_card_of_the_board_undoes_nothing(laws: Edition) -> None:
    hands = {"S": "S2", "W": "HA", "N": "H4", "E": "HK"}
    play = scene(laws, "4S by S", trick=13, leader="S", hands=hands, won={"NS": 9, "EW": 3})
    for seat, card in ("W", "HA"), ("N", "H4"), ("E", "HK"), ("S", "S2"):
        play.faced(seat, card)
    assert (play.turn, play.table.over, play.table.total) == (None, True, (10, 3))


# The defender on the other side plays: 53B, since 2017 53C


@editions()
def test_wrong_defender_makes_declarers_lead_stand_and_has_played_too_early(laws: Edition) -> None:
    play = table(laws, "N")
    play.faced("S", "H3")
    play.faced("E", "HQ")
    assert WRONG_DEFENDER[laws] in play.citations
    assert unattended(play) == ["57"]
    play.director("S")
    assert (asked(play), to(play)) == ("premature_play", "S")
    assert penalty_cards(play) == set() or penalty_cards(play) == {"E:HQ major"}
    play.chose("lowest")
    assert (trick(play), penalty_cards(play)) == ("S:H3", {"E:HQ major"})


@editions()
def test_wrong_defender_whose_proper_lead_it_was_is_asked_what_he_meant(laws: Edition) -> None:
    for meant, after in [(True, "E:C4"), (False, "S:H3")]:
        play = table(laws, "E")
        play.faced("S", "H3")
        play.faced("E", "C4")
        play.director("W")
        assert (asked(play), to(play)) == ("meant_as_lead", "Director")
        play.found(meant)
        assert trick(play).startswith(after)


# The proper lead: 53C, since 2017 53B


@editions()
def test_proper_lead_of_a_defender_stands_and_declarers_card_goes_back(laws: Edition) -> None:
    play = table(laws, "W")
    play.faced("S", "CK")
    play.faced("W", "H5")
    assert unattended(play) == ["55"]
    play.director("E")
    assert (asked(play), to(play)) == ("meant_as_lead", "Director")
    play.found(True)
    assert (trick(play), str(play.turn), holds(play, "S", "CK")) == ("W:H5", "North", True)
    assert PROPER[laws] in play.citations
    assert ("47F1" in play.citations) is (laws is not L1997)
    assert users(play, "CK") == ("EW", "")


@editions()
def test_proper_lead_meant_as_a_card_to_the_lead_accepts_it(laws: Edition) -> None:
    play = table(laws, "W")
    play.faced("S", "CK")
    play.faced("W", "C5")
    play.director("E")
    play.found(False)
    assert (trick(play), "53A" in play.citations) == ("S:CK W:C5", True)


@editions()
def test_proper_lead_of_declarer_leaves_the_defender_without_a_penalty_card(laws: Edition) -> None:
    play = table(laws, "S")
    play.faced("E", "HK")
    play.faced("S", "SA")
    play.director("W")
    play.found(True)
    assert (trick(play), penalty_cards(play), holds(play, "E", "HK")) == ("S:SA", set(), True)
    assert ("R53-1" in play.citations) is (laws is L2017)


@editions(L2017)
def test_r53_1_set_aside_the_defenders_card_becomes_a_penalty_card(laws: Edition) -> None:
    play = table(laws, "S", set_aside=("R53-1",))
    play.faced("E", "HK")
    play.faced("S", "SA")
    play.director("W")
    play.found(True)
    assert (trick(play), penalty_cards(play)) == ("S:SA", {"E:HK major"})


@editions()
def test_proper_lead_is_no_remedy_for_the_offenders_own_side(laws: Edition) -> None:
    play = table(laws, "E")
    play.faced("W", "HK")
    play.faced("E", "C4")
    play.director("S")
    assert asked(play) != "meant_as_lead"


@editions()
def test_proper_lead_after_the_partner_has_accepted_by_play(laws: Edition) -> None:
    """1997 gives the right without condition; since 2007 acceptance takes it away."""
    play = table(laws, "W")
    play.faced("N", "HQ")
    play.faced("E", "H2")
    assert unattended(play) == (["55"] if laws is L1997 else [])
    play.faced("W", "C2")
    play.director("S")
    if laws is L1997:
        assert asked(play) == "meant_as_lead"
        play.found(True)
        assert (trick(play), penalty_cards(play)) == ("W:C2", set())
    else:
        assert trick(play).startswith("N:HQ E:H2")
        assert PROPER[laws] not in play.citations


@editions(L1997)
def test_proper_lead_after_an_acceptance_by_word_is_put_on_record_in_1997(laws: Edition) -> None:
    play = table(laws, "W")
    play.faced("N", "HQ")
    play.said("E", "accept")
    assert trick(play) == "N:HQ"
    assert "West may make his own lead all the same (53C)" in play.explain(asides=True)


@editions(L1997)
def test_r53_2_declarer_who_has_accepted_himself_has_given_up_his_lead(laws: Edition) -> None:
    play = table(laws, "S")
    play.faced("W", "HK")
    play.faced("N", "H2")
    assert (unattended(play), "R53-2" in play.citations) == ([], True)
    play = table(laws, "S", set_aside=("R53-2",))
    play.faced("W", "HK")
    play.faced("N", "H2")
    assert unattended(play) == ["56"]


# 47E1


@editions()
@pytest.mark.parametrize("leader", ["W", "N"])
def test_47e1_a_misinformed_lead_is_not_accepted_by_play_since_2007(laws: Edition, leader: str) -> None:
    play = table(laws, leader)
    play.said("S", "your turn", to="E")
    play.faced("E", "HQ")
    play.faced("S", "H2")
    assert unattended(play) == ([] if laws is L1997 else ["56"])
    play.director("W")
    if laws is L1997:
        assert trick(play) == "E:HQ S:H2"
        return
    if laws is L2007:
        assert (asked(play), to(play), options(play)) == ("retract_after_being_told", "E", {"withdraw", "leave"})
        play.chose("leave")  # the left-hand opponent may not accept it, so it goes back all the same
    assert play.turn is not None
    assert (asked(play), trick(play), play.turn.letter) == (None, "", leader)
    assert (penalty_cards(play), holds(play, "S", "H2")) == (set(), True)


@editions()
def test_47e1_a_misinformed_lead_that_no_one_mentions_stands_with_the_trick(laws: Edition) -> None:
    play = table(laws, "W")
    play.said("S", "your turn", to="E")
    for seat, card in [("E", "HQ"), ("S", "H2"), ("W", "H3"), ("N", "H4")]:
        play.faced(seat, card)
    assert (play.table.number, unattended(play)) == (6, [])


# A lead out of turn that the player takes back by himself

HANDS = {"N": "D5 D9 CA", "S": "HK H3 C2", "W": "HQ H2 D3", "E": "HA H5 D4"}


def taken_back(laws: Edition, turn: str, seat: str, card: str, *, set_aside: tuple[str, ...] = ()) -> Play:
    """A card is led out of turn at trick 3 and its player takes it back unasked."""
    play = scene(laws, trick=3, leader=turn, hands=dict(HANDS), set_aside=set_aside)
    play.faced(seat, card)
    play.retracted(seat, card)
    return play


@editions()
def test_r53_3_a_defender_plays_to_the_lead_that_declarer_made_again(laws: Edition) -> None:
    play = taken_back(laws, "N", "S", "HK")
    play.named("S", "D5")
    assert not play.rulings
    play.faced("E", "D4")
    assert (trick(play), unattended(play), holds(play, "S", "HK")) == ("N:D5 E:D4", [], True)
    assert not play.table.revokes
    assert {"53A", "9C", "R53-3"} <= set(play.citations)
    assert "11A may" in referred(play)


@editions()
def test_r53_3_the_wrong_defender_plays_to_the_new_lead_and_has_played_too_early(laws: Edition) -> None:
    play = taken_back(laws, "N", "S", "HK")
    play.named("S", "D5")
    play.faced("W", "D3")
    play.director("S")
    assert (asked(play), trick(play)) == ("premature_play", "N:D5 W:D3")


@editions()
def test_r53_3_set_aside_the_lead_out_of_turn_is_accepted_all_the_same(laws: Edition) -> None:
    play = taken_back(laws, "N", "S", "HK", set_aside=("R53-3",))
    play.named("S", "D5")
    play.faced("E", "D4")
    assert trick(play) == "S:HK N:D5 E:D4"


@editions()
def test_r53_3_until_a_defender_plays_either_may_still_choose(laws: Edition) -> None:
    play = taken_back(laws, "N", "S", "HK")
    play.named("S", "D5")
    play.director("W")
    assert (asked(play), options(play)) == ("declarers_lead_out_of_turn:W", {"accept", "retract", "silent"})
    play.chose("accept")
    assert (trick(play), holds(play, "N", "D5"), str(play.turn)) == ("S:HK", True, "West")


@editions()
def test_r53_3_a_lead_accepted_by_word_sends_the_new_one_back(laws: Edition) -> None:
    play = taken_back(laws, "N", "S", "HK")
    play.named("S", "D5")
    play.said("W", "accept")
    play.faced("W", "HQ")
    assert (trick(play), holds(play, "N", "D5"), str(play.turn)) == ("S:HK W:HQ", True, "North")


@editions()
def test_r53_3_declarer_plays_to_the_lead_of_the_right_defender(laws: Edition) -> None:
    play = taken_back(laws, "W", "E", "HA")
    play.faced("W", "D3")
    play.named("S", "D5")
    assert (trick(play), penalty_cards(play), unattended(play)) == ("W:D3 N:D5", set(), [])
    assert users(play, "HA") == ("S", "W")
    assert "11A may" in referred(play)


@editions()
@pytest.mark.parametrize(("turn", "seat", "card", "lead"), [("W", "S", "HK", "D3"), ("S", "E", "HA", "C2")])
def test_proper_lead_after_the_other_was_taken_back_needs_no_question(
    laws: Edition, turn: str, seat: str, card: str, lead: str
) -> None:
    play = taken_back(laws, turn, seat, card)
    play.faced(turn, lead)
    assert (trick(play), unattended(play), penalty_cards(play)) == (f"{turn}:{lead}", [], set())
    assert PROPER[laws] in play.citations


@editions()
def test_proper_lead_from_dummy_declarer_is_asked_what_he_meant(laws: Edition) -> None:
    play = scene(laws, trick=3, leader="N", hands=dict(HANDS))
    play.faced("E", "HA")
    play.named("S", "D5")
    play.director("E")
    assert play.question is not None
    assert asked(play) == "meant_as_lead"
    assert play.question.say.startswith("South, ")


@editions(L1997)
@pytest.mark.parametrize("meant", [True, False])
def test_proper_lead_made_after_an_acceptance_by_word_stands_in_1997(laws: Edition, meant: bool) -> None:
    play = scene(laws, trick=3, leader="E", hands=dict(HANDS))
    play.faced("S", "H3")
    play.said("W", "accept")
    play.faced("E", "D4")
    play.director("S")
    assert asked(play) == "meant_as_lead"
    play.found(meant)
    if meant:
        assert (trick(play), holds(play, "S", "H3"), penalty_cards(play)) == ("E:D4", True, set())
        assert str(play.turn) == "South"
    else:
        assert asked(play) == "premature_play"


@editions()
def test_53a_a_lead_that_he_has_taken_back_is_still_accepted_by_the_next_hand(laws: Edition) -> None:
    """The right to lead is South's; a card from dummy is no lead of his but plays to the card led."""
    play = table(laws, "S")
    play.faced("W", "H4")
    play.retracted("W", "H4")
    play.faced("N", "H5")
    assert (trick(play), penalty_cards(play), str(play.turn)) == ("W:H4 N:H5", set(), "East")
    assert {"53A", "60A1"} <= set(play.citations)


@editions(L2017)
def test_53a_a_lead_out_of_turn_to_a_thirteenth_trick_that_is_over_stands(laws: Edition) -> None:
    play = scene(laws, "4S by S", trick=13, leader="E")
    for seat, card in ("W", "H4"), ("N", "H5"), ("E", "H6"), ("S", "H7"):
        play.faced(seat, card)
    assert unattended(play) == ["56"]
    play.director("S")
    stands = [(o.seat.letter, o.card.code) for o in play.rulings[-1].orders if isinstance(o, Stands)]
    assert (asked(play), penalty_cards(play), stands) == (None, set(), [("W", "H4")])


# What was meant is asked although further cards have been played

OWN_LEAD = {"S": "CK H2 C3 ...", "N": "S5 H8 C4 ...", "W": "H9 H5 C2 ...", "E": "S3 C9 HA ..."}


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

BEFORE = "W:D5 N:D6 E:D7 S:D9"  # South is to lead
FOLLOWED = {"W": "HQ HJ D2 ...", "N": "H3 C6 ...", "E": "H2 C5 ...", "S": "H4 CA ..."}


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


@editions()
def test_53a_a_lead_taken_back_that_the_next_hand_has_accepted_gives_way_to_no_other(laws: Edition) -> None:
    play = scene(laws, trick=2, leader="S", last_trick=BEFORE, hands=dict(FOLLOWED))
    play.faced("W", "HQ")
    play.retracted("W", "HQ")
    for seat, card in [("N", "H3"), ("E", "H2"), ("S", "H4")]:
        play.faced(seat, card)
    assert (play.table.number, str(play.turn), penalty_cards(play)) == (3, "West", set())
    assert "53A" in play.citations


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
def test_proper_lead_made_before_the_other_was_taken_back(laws: Edition) -> None:
    play = scene(laws, trick=4, leader="W", hands=dict(OWN_LEAD))
    play.faced("S", "CK")
    play.faced("W", "H5")
    play.retracted("S", "CK")
    play.faced("N", "H8")
    play.faced("E", "HA")
    assert (trick(play), str(play.turn), unattended(play)) == ("W:H5 N:H8 E:HA", "South", [])
    assert holds(play, "S", "CK")
    assert PROPER[laws] in play.citations
    assert ("47F1" in play.citations) is (laws is not L1997)
    assert not {"53A", "9C", "R53-3"} & set(play.citations)
    assert users(play, "CK") == ("EW", "")


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
@pytest.mark.parametrize("known", [True, False])
@pytest.mark.parametrize("meant", [True, False])
def test_proper_lead_in_turn_after_an_acceptance_by_word_stands_in_1997(
    laws: Edition, meant: bool, known: bool
) -> None:
    hands = {"hands": dict(OWN_LEAD)} if known else {}
    play = scene(laws, trick=4, leader="W", **hands)
    play.faced("S", "CK")
    play.said("E", "accept")
    play.faced("W", "H5")
    play.director("S")
    assert (asked(play), to(play)) == ("meant_as_lead", "Director")
    play.found(meant)
    if meant:
        assert (trick(play), str(play.turn), penalty_cards(play)) == ("W:H5", "North", set())
        assert (holds(play, "S", "CK"), play.table.revokes) == (True, ())
    elif known:
        assert (trick(play), penalty_cards(play), "61A" in play.citations) == ("S:CK", {"W:H5 major"}, True)
    else:
        assert (trick(play), str(play.turn), asked(play)) == ("S:CK W:H5", "North", None)


@editions(L1997)
def test_proper_lead_after_an_acceptance_by_word_keeps_what_was_played_to_it(laws: Edition) -> None:
    play = scene(laws, trick=4, leader="W", hands=dict(OWN_LEAD))
    play.faced("S", "CK")
    play.said("E", "accept")
    for seat, card in [("W", "H5"), ("N", "H8"), ("E", "HA")]:
        play.faced(seat, card)
    play.director("S")
    play.found(True)
    assert (trick(play), str(play.turn), penalty_cards(play)) == ("W:H5 N:H8 E:HA", "South", set())


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


@editions(L1997)
def test_53c_who_follows_suit_in_turn_to_a_lead_accepted_by_word_follows(laws: Edition) -> None:
    play = scene(laws, trick=4, leader="W", hands=dict(OWN_LEAD))
    play.faced("S", "CK")
    play.said("E", "accept")
    play.faced("W", "C2")
    assert (unattended(play), trick(play)) == ([], "S:CK W:C2")


# Both defenders lead


@editions()
def test_r53_5_a_lead_of_the_right_defender_that_declarer_played_to_stands_when_the_other_is_refused(
    laws: Edition,
) -> None:
    play = scene(laws, trick=4, leader="E", hands=dict(OWN_LEAD))
    play.faced("W", "H9")
    play.faced("E", "C9")
    play.faced("S", "CK")
    play.said("S", "refuse")
    assert (asked(play), trick(play), str(play.turn)) == (None, "E:C9 S:CK", "West")
    assert (penalty_cards(play), "60C" in play.citations) == ({"W:H9 major"}, False)
    assert "R53-5" in play.citations
    assert play.legal_plays.reasons


@editions()
def test_r53_5_set_aside_it_goes_back_with_the_rest(laws: Edition) -> None:
    play = scene(laws, trick=4, leader="E", hands=dict(OWN_LEAD), set_aside=("R53-5",))
    play.faced("W", "H9")
    play.faced("E", "C9")
    play.faced("S", "CK")
    play.said("S", "refuse")
    assert (trick(play), penalty_cards(play)) == ("", {"W:H9 major", "E:C9 major"})
    assert holds(play, "S", "CK")
