"""Law 53: a lead out of turn that is accepted, or gives way to the proper lead."""

from __future__ import annotations

import pytest

from bridgelaws.book.editions import L1997, L2007, L2017, Edition
from bridgelaws.play.play import Play
from bridgelaws.values.seats import Seat
from editions import editions
from law53_scenes import OWN_LEAD, PROPER, table
from scenes import asked, holds, options, penalty_cards, scene, to, trick, unattended, users

WRONG_DEFENDER = {L1997: "53B", L2007: "53B", L2017: "53C"}


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
        # His card accepted the lead, so the same call is about whether he could have followed to it.
        assert (trick(play), str(play.turn), asked(play)) == ("S:CK W:H5", "North", "holds:W:C:4")


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


@editions()
@pytest.mark.parametrize("seen", [True, False])
def test_53a_whether_the_next_hand_has_played_a_card_that_it_held_is_found_before_anyone_chooses(
    laws: Edition, seen: bool
) -> None:
    play = scene(laws, trick=7, leader="N")
    play.faced("S", "C5")
    play.held("W", "CK")
    play.director("S")
    assert (asked(play), to(play)) == ("partner_could_possibly_see_face", "Director")
    play.found(seen)
    if seen:
        assert (asked(play), trick(play), "53A" in play.citations) == (None, "S:C5 W:CK", True)
    else:
        assert (asked(play), to(play)) == ("declarers_lead_out_of_turn:W", "W")


@editions()
@pytest.mark.parametrize("trick_number", [1, 7])
def test_53a_whether_declarer_has_played_a_card_that_he_held_is_found_before_he_chooses(
    laws: Edition, trick_number: int
) -> None:
    opening = trick_number == 1
    play = Play(contract="3NT by S", laws=laws) if opening else scene(laws, trick=7, leader="W")
    play.faced("E", "HK")
    play.held("S", "H2")
    play.director("S")
    assert asked(play) == "touching_or_nearly"
    play.found(True)
    assert (asked(play), trick(play), penalty_cards(play)) == (None, "E:HK S:H2", set())


# A lead out of turn, and one by the partner, whose turn it was


DEAL = "N:974.AJ3.63.AK963 K83.K9752.7.8752 AQJ5.T864.KJ94.4 T62.Q.AQT852.QJT"
TWO_LEADS = [("E", "HK"), ("W", "ST"), ("N", "S4"), ("S", "SJ"), ("E", "S3")]


def two_leads(laws: Edition, cards: int, deal: str | None = None, **more: object) -> Play:
    """East leads ♥K out of turn against 3NT, West leads ♠T, and the others follow to that; South calls."""
    play = Play(deal, "3NT by S", laws=laws, **more)  # type: ignore[arg-type]
    for seat, card in TWO_LEADS[:cards]:
        play.faced(seat, card)
    play.director("S")
    return play


@editions()
@pytest.mark.parametrize("deal", [None, DEAL])
@pytest.mark.parametrize("cards", [4, 5])
def test_r53_8_who_has_played_to_the_partners_lead_has_not_accepted_the_one_out_of_turn(
    laws: Edition, deal: str | None, cards: int
) -> None:
    play = two_leads(laws, cards, deal)
    assert asked(play) == "played_to_partners_lead"
    play.found(True)
    assert (asked(play), penalty_cards(play), unattended(play)) == (None, {"E:HK major"}, [])
    assert ("R53-8" in play.citations, "61A" in play.citations) == (True, False)
    if cards == 4:
        assert (trick(play), play.turn) == ("W:ST N:S4 S:SJ", Seat.EAST)
    assert play.table.number == cards - 3


@editions()
def test_r53_8_whether_it_was_so_is_found_later_too(laws: Edition) -> None:
    play = Play(None, "3NT by S", laws=laws)
    for seat, card in [*TWO_LEADS, ("S", "H4"), ("W", "HQ"), ("N", "H3"), ("E", "H2")]:
        play.faced(seat, card)
    play.director("S")
    assert asked(play) == "played_to_partners_lead"
    play.found(True)
    assert (play.table.number, penalty_cards(play), play.turn) == (3, {"E:HK major"}, Seat.WEST)


@editions()
def test_53a_a_card_to_the_lead_out_of_turn_accepts_it(laws: Edition) -> None:
    play = two_leads(laws, 4)
    play.found(False)
    assert ("53A" in play.citations, penalty_cards(play), "R53-8" in play.citations) == (True, set(), False)
    play = Play(None, "3NT by S", laws=laws)
    for seat, card in [("E", "HK"), ("W", "ST"), ("N", "HA"), ("S", "H4")]:
        play.faced(seat, card)
    play.director("S")
    assert asked(play) != "played_to_partners_lead"


@editions()
def test_r53_8_set_aside_the_next_hand_accepts_whatever_it_played_to(laws: Edition) -> None:
    play = two_leads(laws, 4, set_aside=("R53-8",))
    assert asked(play) != "played_to_partners_lead"
    assert "53A" in play.citations


@editions()
def test_r53_8_dummy_down_for_the_partners_lead_does_not_make_declarer_accept_the_other(laws: Edition) -> None:
    """54C would have him accept ♥K because dummy is down, which it is for ♠T, to which he has played from there."""
    play = Play(DEAL, "3NT by S", laws=laws)
    play.faced("E", "HK")
    play.faced("W", "ST")
    play.spread("N")
    play.faced("N", "S4")
    play.director("S")
    assert asked(play) == "played_to_partners_lead"
    play.found(True)
    assert (asked(play), trick(play), penalty_cards(play)) == (None, "W:ST N:S4", {"E:HK major"})
    assert (play.turn, "54C" in play.citations, play.table.revokes) == (Seat.EAST, False, ())
    literally = Play(DEAL, "3NT by S", laws=laws, set_aside=("R53-8",))
    for event in play.log[:-1]:
        literally.add(event)
    assert "54C" in literally.citations


@editions()
def test_proper_lead_in_the_suit_led_out_of_turn_is_no_card_put_down_to_two_leads(laws: Edition) -> None:
    play = scene(laws, trick=4, leader="S")
    play.faced("E", "S3")
    play.faced("S", "SA")
    play.director("S")
    while asked(play) is not None:
        play.found(True)
    assert (trick(play), [ruling.law for ruling in play.rulings]) == ("S:SA", [56])
