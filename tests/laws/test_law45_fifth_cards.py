"""Laws 45E to 45G: a fifth card, a card suggested, a trick turned."""

from __future__ import annotations

import pytest

from bridgelaws.book.editions import L1997, L2017, Edition
from bridgelaws.play.play import Play
from bridgelaws.values.seats import Seat
from editions import editions
from law45_scenes import STANDS, WRONG_CARD
from scenes import asked, holds, options, penalty_cards, referred, scene, to, trick, unattended, users

TOO_SOON = {"S": "CK C5 D2 H2", "W": "S2 D7 D8", "N": "DA D3 S5", "E": "D9 S9 S8"}


def gave_way(laws: Edition, *then: tuple[str, str], **more) -> Play:
    """East led ♦9 before the trick was complete; South won it and made his own lead."""
    play = scene(laws, trick=10, current="W:C2 N:C3 E:C4", hands=TOO_SOON, **more)
    for seat, card in ("E", "D9"), ("S", "CK"), ("S", "H2"), *then:
        play.faced(seat, card)
    play.director("S")
    return play


@editions()
def test_45e1_a_fifth_card_by_a_defender(laws: Edition) -> None:
    play = scene(laws, trick=5, current="W:C2 N:C3 E:C4")
    play.faced("S", "CK")
    play.faced("E", "D9")
    play.director("S")
    assert (asked(play), to(play)) == ("deemed_led", "Director")
    play.found(False)
    play.found(False)
    assert (trick(play), penalty_cards(play), play.turn.letter) == ("", {"E:D9 minor"}, "S")
    assert "45E1" in play.citations


@editions()
def test_45e1_a_fifth_honour_is_major(laws: Edition) -> None:
    play = scene(laws, trick=5, current="W:C2 N:C3 E:C4")
    play.faced("S", "CK")
    play.faced("E", "DT")
    play.director("S")
    play.found(False)
    assert penalty_cards(play) == {"E:DT major"}


@editions()
def test_45e1_deemed_led_it_is_a_lead_out_of_turn(laws: Edition) -> None:
    play = scene(laws, trick=5, current="W:C2 N:C3 E:C4")
    play.faced("S", "CK")
    play.faced("E", "D9")
    play.director("S")
    play.found(True)
    assert options(play) == {"accept", "refuse"}


@editions()
def test_45e1_by_the_hand_that_won_it_is_simply_a_lead(laws: Edition) -> None:
    play = scene(laws, trick=5, current="W:C2 N:C3 E:CA")
    play.faced("S", "CK")
    play.faced("E", "D9")
    assert (trick(play), play.now.status) == ("E:D9", "regular")


@editions()
def test_45e2_declarer_is_asked_what_he_meant_by_a_card_of_dummy(laws: Edition) -> None:
    play = scene(laws, trick=3, leader="E", last_trick="S:CJ W:C4 N:C2 E:CK")
    play.faced("N", "C3")
    play.director("E")
    assert play.question is not None
    assert (asked(play), to(play), play.question.refs) == ("deemed_led", "Director", ("45E2",))
    assert play.question.say.startswith("South, ")
    play.found(False)
    assert (trick(play), play.turn.letter, penalty_cards(play)) == ("", "E", set())


@editions()
def test_45e1_led_before_the_trick_is_complete_it_counts_when_it_is(laws: Edition) -> None:
    play = scene(laws, trick=10, current="W:C2 N:C3 E:C4", hands=TOO_SOON)
    play.faced("E", "D9")
    play.director("S")
    play.found(True, "deemed_led")
    assert (trick(play), asked(play), penalty_cards(play)) == ("W:C2 N:C3 E:C4", None, set())
    play.faced("S", "CK")
    assert (trick(play), options(play), to(play)) == ("E:D9", {"accept", "refuse"}, "S")
    play.chose("accept")
    assert (trick(play), play.turn) == ("E:D9", Seat.SOUTH)
    assert "45E1" in play.explain()


@editions()
def test_45e1_led_before_the_trick_is_complete_it_may_be_refused(laws: Edition) -> None:
    play = scene(laws, trick=10, current="W:C2 N:C3 E:C4", hands=TOO_SOON)
    for seat, card in ("E", "D9"), ("S", "CK"):
        play.faced(seat, card)
    play.director("S")
    play.found(True, "deemed_led")
    play.chose("refuse", "lead_out_of_turn")
    assert (trick(play), play.turn, penalty_cards(play)) == ("", Seat.SOUTH, {"E:D9 major"})


@editions()
def test_45e1_led_before_the_trick_is_complete_by_the_hand_that_wins_it(laws: Edition) -> None:
    hands = {**TOO_SOON, "E": "D9 S9 S8"}
    play = scene(laws, trick=10, current="W:C2 N:C3 E:CA", hands=hands)
    play.faced("E", "D9")
    play.director("S")
    play.found(True, "deemed_led")
    play.faced("S", "C5")
    assert (trick(play), asked(play), play.turn, unattended(play)) == ("E:D9", None, Seat.SOUTH, [])


@editions()
def test_45e1_led_before_the_trick_is_complete_an_opponent_has_led_since(laws: Edition) -> None:
    for aside in (), ("R53-1",):
        play = scene(laws, trick=10, current="W:C2 N:C3 E:C4", hands=TOO_SOON, set_aside=aside)
        for seat, card in ("E", "D9"), ("S", "CK"), ("S", "H2"):
            play.faced(seat, card)
        play.director("S")
        play.found(True, "deemed_led")
        if aside and laws is L2017:
            assert asked(play) == "designated_otherwise"
        else:
            assert (trick(play), asked(play), penalty_cards(play)) == ("S:H2", None, set())


@editions()
def test_45e1_without_the_reading_nothing_is_led_before_the_trick_is_complete(laws: Edition) -> None:
    play = scene(laws, trick=10, current="W:C2 N:C3 E:C4", hands=TOO_SOON, set_aside=("R45-6",))
    play.faced("E", "D9")
    play.director("S")
    assert asked(play) == "designated_otherwise"


@editions()
def test_45e1_a_word_of_acceptance_takes_the_card_for_a_lead(laws: Edition) -> None:
    play = scene(laws, trick=10, current="W:C2 N:C3 E:C4", hands=TOO_SOON)
    play.faced("E", "D9")
    play.said("S", "accept")
    assert asked(play) == "deemed_led"


@editions()
def test_45e2_a_fifth_card_by_declarer_goes_back(laws: Edition) -> None:
    play = scene(laws, trick=5, current="W:CA N:C3 E:C4", hands={"S": "D9 C5 ..."})
    play.faced("S", "C5")
    play.faced("S", "D9")
    play.director("W")
    play.found(False)
    assert (trick(play), penalty_cards(play), holds(play, "S", "D9")) == ("", set(), True)
    assert "45E2" in play.citations


@editions()
def test_45e2_a_second_card_to_a_trick_in_progress_goes_back(laws: Edition) -> None:
    play = scene(laws, trick=5, current="S:C5", hands={"S": "D9 ..."})
    play.faced("S", "D9")
    play.director("W")
    assert (trick(play), holds(play, "S", "D9")) == ("S:C5", True)
    assert "45E2" in play.citations


@editions()
@pytest.mark.parametrize("how", ["held", "touched"])
def test_45e2_a_second_card_held_or_touched_goes_back_too(laws: Edition, how: str) -> None:
    play = scene(laws, trick=5, current="N:C5 E:C6 S:C7", hands={"N": "CK ...", "S": "CA ..."})
    if how == "held":
        play.held("S", "CA")
        play.director("W")
        play.found(True)
    else:
        play.touched("S", "CK")
        play.director("W")
        play.found(True)
        play.found(False)
    assert (asked(play), trick(play)) == (None, "N:C5 E:C6 S:C7")
    assert holds(play, "S", "CA")
    assert holds(play, "N", "CK")
    assert "45E2" in play.citations


@editions()
def test_45e_only_the_paragraph_for_the_side_at_fault_is_cited(laws: Edition) -> None:
    for seat, ref, other in (("E", "45E1", "45E2"), ("N", "45E2", "45E1")):
        play = scene(laws, trick=5, current="W:C2 N:C3 E:C4", hands={"N": "D9 ..."} if seat == "N" else {})
        play.faced("S", "CK")
        play.faced(seat, "D9")
        play.director("W")
        assert play.question.refs == (ref,)
        play.found(False)
        if seat == "N":
            # Everyone sees dummy's cards anyway.
            assert (trick(play), play.table.information) == ("", ())
            assert other not in play.citations


@editions()
def test_45e1_one_who_was_told_to_lead_led(laws: Edition) -> None:
    play = scene(laws, trick=5, current="W:C2 N:C3 E:C4")
    play.faced("S", "CK")
    play.said("N", "your turn", to="E")
    play.faced("E", "D9")
    play.director("W")
    assert asked(play) == (None if laws is L2017 else "retract_after_being_told")


@editions()
def test_45f_dummy_may_not_touch_a_card_unasked(laws: Edition) -> None:
    play = scene(laws, trick=5, leader="N", hands={"N": "CK ..."})
    play.touched("N", "CK")
    assert unattended(play) == ["45"]
    play.director("W")
    assert (trick(play), asked(play)) == ("", None)
    # The adjustment became obligatory in 2007.
    assert {L1997: "45F may"}.get(laws, "45F must") in referred(play)


@editions()
def test_45f_is_about_dummy(laws: Edition) -> None:
    play = scene(laws, trick=5, leader="N", hands={"N": "CK ..."})
    play.touched("E", "CK")
    assert (unattended(play), referred(play)) == ([], set())


@editions()
def test_45f_dummy_who_names_a_card_takes_part_in_the_play(laws: Edition) -> None:
    play = scene(laws, trick=5, leader="N", hands={"N": "CK ..."})
    play.named("N", "the king of clubs")
    play.director("W")
    assert {"45F", "43A1(c)"} <= set(play.citations)


@editions()
def test_45f_still_counts_when_it_is_too_late_to_change_the_card(laws: Edition) -> None:
    play = scene(laws, trick=5, leader="N", hands={"N": "C7 C2 ..."})
    play.placed("N", "C2")
    for seat, card in (("E", "C9"), ("S", "CK"), ("W", "C5"), ("S", "C4"), ("W", "C8")):
        play.faced(seat, card)
    assert {L1997: "45F may"}.get(laws, "45F must") in referred(play)


@editions()
def test_45f_a_card_put_forward_unasked_goes_back(laws: Edition) -> None:
    play = scene(laws, trick=5, current="W:C2", hands={"N": "CK C7 ..."})
    play.placed("N", "CK")
    play.director("E")
    assert (trick(play), play.turn.letter) == ("W:C2", "N")
    assert {"45F", WRONG_CARD[laws]} <= set(play.citations)


@editions()
def test_45f_declarer_who_names_it_ratifies_it(laws: Edition) -> None:
    play = scene(laws, trick=5, current="W:C2", hands={"N": "CK C7 ..."})
    play.placed("N", "CK")
    play.named("S", "king of clubs")
    assert (trick(play), unattended(play)) == ("W:C2 N:CK", [])
    assert "45F" in play.citations


@editions()
def test_45g_nobody_turns_his_card_before_all_have_played(laws: Edition) -> None:
    play = scene(laws, trick=5, current="W:C2 N:C3")
    play.quitted("W")
    assert unattended(play) == ["45"]
    play.director("S")
    assert (trick(play), penalty_cards(play)) == ("W:C2 N:C3", set())
    assert "45G" in play.citations


@editions()
def test_45g_left_unattended_it_lapses_with_the_trick(laws: Edition) -> None:
    play = scene(laws, trick=5, current="W:C2 N:C3")
    play.quitted("W")
    play.faced("E", "C4")
    play.faced("S", "C5")
    play.faced("S", "D5")
    assert (unattended(play), play.rulings) == ([], ())


@editions()
def test_45e2_a_further_card_of_dummy_was_in_sight_all_along(laws: Edition) -> None:
    play = scene(laws, trick=5, current="N:C2 E:C9 S:C3", hands={"N": "H3 ..."})
    play.faced("N", "H3")
    play.director("W")
    assert (trick(play), holds(play, "N", "H3"), "45E2" in play.citations) == ("N:C2 E:C9 S:C3", True, True)
    assert users(play, "H3") == ("", "")


@editions()
def test_45g_the_other_players_may_have_the_card_faced_again_but_not_dummy(laws: Edition) -> None:
    play = scene(laws, trick=5, current="W:C2 N:C3 E:C9")
    play.quitted("W")
    play.director("S")
    told = [str(order) for order in play.rulings[-1].orders if "faced again" in str(order)]
    assert told == ["East may have ♣2 faced again", "South may have ♣2 faced again"]


@editions()
def test_45e1_the_completed_trick_has_a_card_too_many(laws: Edition) -> None:
    """67A2 sends it here."""
    play = scene(laws, trick=5, current="W:C2 N:C3 E:C4")
    play.faced("S", "CK")
    play.faced("E", "DT")
    play.director("S")
    play.found(False, "deemed_led")
    assert {"67A", "67A2"} <= set(play.citations)


@editions()
def test_45e2_the_completed_trick_has_a_card_too_many(laws: Edition) -> None:
    play = scene(laws, trick=5, current="W:CA N:C3 E:C4", hands={"S": "D9 C5 ..."})
    play.faced("S", "C5")
    play.faced("S", "D9")
    play.director("W")
    play.found(False, "deemed_led")
    assert {"67A", "67A2"} <= set(play.citations)


@editions()
def test_45e1_a_lead_that_gave_way_shows_partner_what_he_may_not_use(laws: Edition) -> None:
    play = gave_way(laws)
    play.found(True, "deemed_led")
    assert (trick(play), penalty_cards(play), users(play, "D9")) == ("S:H2", set(), ("S", "W"))
    assert {L2017: "53B"}.get(laws, "53C") in play.citations


@editions()
def test_45e1_a_penalty_card_that_gave_way_stays_one(laws: Edition) -> None:
    minor = {"seat": "E", "card": "D9", "kind": "minor", "law": "50B"}
    play = gave_way(laws, penalty_cards=[minor])
    play.found(True, "deemed_led")
    assert (trick(play), penalty_cards(play), users(play, "D9")) == ("S:H2", {"E:D9 minor"}, ("", ""))


@editions()
def test_45e1_a_trick_later_nobody_asks_any_more_whether_it_was_led(laws: Edition) -> None:
    play = gave_way(laws, ("W", "S2"), ("N", "S5"), ("E", "S8"))
    assert (play.table.number, asked(play)) == (12, "extra_exposed")


@editions()
def test_45e1_when_the_trick_is_complete_the_card_counts_as_led_by_45e1(laws: Edition) -> None:
    play = scene(laws, trick=10, current="W:C2 N:C3 E:CA", hands=TOO_SOON)
    play.faced("E", "D9")
    play.director("S")
    play.found(True, "deemed_led")
    play.faced("S", "C5")
    assert (play.rulings[-1].law, trick(play)) == (45, "E:D9")
    assert {"45E1", "R45-6"} <= set(play.rulings[-1].citations)


@editions()
@pytest.mark.parametrize("turned", [True, False])
def test_45e1_once_all_four_have_turned_their_cards_a_card_is_a_lead(laws: Edition, turned: bool) -> None:
    play = scene(laws, trick=5, current="N:C3 E:C4 S:CK", hands={"N": "D2 ...", "W": "D9 ..."})
    play.faced("W", "C2")
    for seat in "NESW" if turned else "":
        play.quitted(seat)
    play.faced("W", "D9")
    play.named("S", "two of diamonds")
    # North has accepted the lead by playing to it, unless it might be a fifth card.
    assert (trick(play), unattended(play)) == ("W:D9 N:D2", [] if turned else ["56"])


@editions()
@pytest.mark.parametrize("partner", [True, False])
def test_45e1_a_penalty_card_that_a_ruling_had_played_was_not_taken_back(laws: Edition, partner: bool) -> None:
    major = {"seat": "E", "card": "S2", "kind": "major", "law": "50B"}
    hands = {"E": "S2 S4 S6 S8 C3 C9 D3 D9 DT"}
    play = scene(laws, trick=5, current="W:H5 N:H6", hands=hands, penalty_cards=[major])
    play.retracted("E", "S2")
    play.faced("E", "C9")
    play.director("S")
    play.chose("require", "penalty_card_not_played")
    assert trick(play) == "W:H5 N:H6 E:S2"
    if partner:
        play.retracted("W", "H5")
    play.faced("E", "D9")
    play.director("S")
    # He may have led it: he did not put it down in place of the card that lies there.
    assert (asked(play), play.question.refs) == ("deemed_led", ("45E1",))


@editions()
@pytest.mark.parametrize("partner", [True, False])
def test_45e1_a_card_ruled_to_stand_is_no_longer_taken_back(laws: Edition, partner: bool) -> None:
    play = scene(laws, trick=5, current="E:H5 S:H3" if partner else "S:H3", hands={"W": "HQ H2 D9 ..."})
    play.faced("W", "HQ")
    play.retracted("W", "HQ")
    play.director("S")
    assert (trick(play).split()[-1], STANDS[laws] in play.citations) == ("W:HQ", True)
    play.faced("W", "D9")
    play.director("S")
    # He did not put it down in place of the card that lies there, and may have led it.
    assert asked(play) == ("deemed_led" if partner else "led_to_next_trick")


@editions()
def test_45e1_only_a_lead_in_turn_makes_the_early_lead_give_way(laws: Edition) -> None:
    """South won the trick and dummy's card was led: that is no proper lead, and ♦9 a card too many."""
    play = scene(laws, trick=10, current="W:C2 N:C3 E:C4", hands=TOO_SOON)
    for seat, card in ("E", "D9"), ("S", "CK"), ("N", "S5"):
        play.faced(seat, card)
    play.director("S")
    play.found(False, "designated_otherwise")
    play.found(False, "exposed_by_deliberate_play")
    assert penalty_cards(play) == {"E:D9 minor"}


def won_and_played_again(laws: Edition, *, took_back: str = "") -> Play:
    """East, last to play, wins with ♦T and puts down ♦8; he takes the one back before that, or the other after it."""
    play = scene(laws, trick=11, current="S:D5 W:D4 N:D3", hands={"E": "DT D8 C3"})
    play.faced("E", "DT")
    if took_back == "DT":
        play.retracted("E", "DT")
    play.faced("E", "D8")
    if took_back == "D8":
        play.retracted("E", "D8")
    return play


@editions()
@pytest.mark.parametrize("took_back", ["DT", "D8"])
def test_45e1_a_card_after_that_which_won_the_trick_may_be_a_fifth_card(laws: Edition, took_back: str) -> None:
    play = won_and_played_again(laws, took_back=took_back)
    assert (trick(play), asked(play)) == ("E:D8", None)
    play.director("S")
    assert (asked(play), to(play), play.question.refs) == ("deemed_led", "Director", ("45E1",))
    play.found(False)
    play.found(False)
    assert (trick(play), play.turn, penalty_cards(play)) == ("", Seat.EAST, {"E:D8 minor"})
    assert (unattended(play), {"45E1", "67A2"} <= set(play.citations)) == ([], True)


@editions()
@pytest.mark.parametrize("took_back", ["DT", "D8"])
def test_45e1_a_card_after_that_which_won_the_trick_may_be_led(laws: Edition, took_back: str) -> None:
    play = won_and_played_again(laws, took_back=took_back)
    play.director("S")
    play.found(True, "deemed_led")
    assert (trick(play), play.turn, penalty_cards(play), unattended(play)) == ("E:D8", Seat.SOUTH, set(), [])
    assert STANDS[laws] in play.citations


@editions()
@pytest.mark.parametrize("took_back", ["DT", "D8"])
def test_45e1_who_plays_to_it_has_taken_it_for_a_lead(laws: Edition, took_back: str) -> None:
    play = won_and_played_again(laws, took_back=took_back)
    play.faced("S", "D6")
    play.director("S")
    assert (trick(play), asked(play), penalty_cards(play)) == ("E:D8 S:D6", None, set())


@editions()
@pytest.mark.parametrize("took_back", ["D7", "DK"])
def test_45e2_declarers_card_after_that_which_won_the_trick_goes_back(laws: Edition, took_back: str) -> None:
    play = scene(laws, trick=11, current="W:D2 N:D4 E:D3", hands={"S": "D7 DK C3"})
    play.faced("S", "D7")
    if took_back == "D7":
        play.retracted("S", "D7")
    play.faced("S", "DK")
    if took_back == "DK":
        play.retracted("S", "DK")
    play.director("E")
    play.found(False, "deemed_led")
    assert (trick(play), play.turn, holds(play, "S", "DK")) == ("", Seat.SOUTH, True)
    assert (set(users(play, "DK")[0]), "45E2" in play.citations) == ({"E", "W"}, True)


@editions()
def test_45e_left_lying_it_is_simply_a_lead(laws: Edition) -> None:
    play = won_and_played_again(laws)
    play.director("S")
    assert (trick(play), asked(play), play.turn) == ("E:D8", None, Seat.SOUTH)


@editions()
def test_45e_once_the_trick_is_quitted_the_next_card_is_a_lead(laws: Edition) -> None:
    play = scene(laws, trick=11, current="S:D5 W:D4 N:D3", hands={"E": "DT D8 C3"})
    play.faced("E", "DT")
    for seat in "NESW":
        play.quitted(seat)
    play.faced("E", "D8")
    play.retracted("E", "D8")
    play.director("S")
    assert (trick(play), asked(play), STANDS[laws] in play.citations) == ("E:D8", None, True)
