"""Laws 45E to 45G: a fifth card, a card suggested, a trick turned."""

from __future__ import annotations

import pytest

from bridgelaws.book.editions import L1997, L2007, L2017, Edition
from bridgelaws.engine import step as engine
from bridgelaws.errors import ImpossibleEvent
from bridgelaws.play.play import Play
from bridgelaws.values.cards import Card
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


# Found only when both sides have played on (67B2)


def late(laws: Edition, *then: tuple[str, str], by: str = "W") -> Play:
    """West, or South who has not won it, added ♥8 to trick 3; both sides have played on when the Director is called."""
    west, south = "H5 H8 C6 C2 D3 D7 ...", "H6 H8 C6 CA D4 ..."
    play = scene(laws, trick=3, leader="W", hands={"W": west} if by == "W" else {"S": south})
    first = ("W", "H5"), ("N", "H2"), ("E", "HQ"), ("S", "HA" if by == "W" else "H6"), (by, "H8")
    for seat, card in (*first, *then):
        play.faced(seat, card)
    play.director("S" if by == "W" else "W")
    play.found(False, "deemed_led")
    return play


RESTORED = {L1997: {"67B", "67B2"}}


@editions()
@pytest.mark.parametrize(
    ("answers", "lies"),
    [((False,), set()), ((True, True), {"W:H8 major"}), ((True, False), {"W:H8 minor"})],
)
def test_67b2_a_fifth_card_found_late_is_restored_and_a_penalty_card_only_if_exposed(
    laws: Edition, answers: tuple[bool, ...], lies: set[str]
) -> None:
    play = late(laws, ("S", "CA"), ("W", "C2"))
    assert (asked(play), to(play)) == ("extra_exposed", "Director")
    for answer in answers:
        play.found(answer)
    assert (asked(play), holds(play, "W", "H8"), penalty_cards(play)) == (None, True, lies)
    assert (trick(play), play.turn, unattended(play)) == ("S:CA W:C2", Seat.NORTH, [])
    assert RESTORED.get(laws, {"67B", "67B2(a)", "67B2(b)"}) <= set(play.citations)
    assert not {"45E1", "67A", "67A2"} & set(play.rulings[-1].citations)


@editions()
def test_67b2_a_discard_while_the_fifth_card_was_held_all_along_is_a_revoke_to_correct(laws: Edition) -> None:
    play = late(laws, ("S", "HK"), ("W", "C2"), ("N", "H3"), ("E", "H4"))
    play.found(False, "extra_exposed")
    assert [(r.id, r.stage.value) for r in play.table.revokes] == [("4W:C2", "corrected")]
    assert (penalty_cards(play), play.turn) == ({"W:C2 major"}, Seat.WEST)
    assert ("H8" in play.legal_plays, "D3" in play.legal_plays) == (True, False)


@editions()
def test_67b2_such_a_revoke_may_be_established(laws: Edition) -> None:
    play = late(laws, ("S", "HK"), ("W", "C2"), ("N", "H3"), ("E", "H4"), ("S", "D2"), ("W", "D3"))
    play.found(False, "extra_exposed")
    assert [(r.id, r.stage.value, r.found) for r in play.table.revokes if r.sure] == [("4W:C2", "established", True)]
    assert (trick(play), penalty_cards(play), unattended(play)) == ("S:D2 W:D3", set(), [])


@editions()
def test_67b2_declarers_fifth_card_found_late_goes_back_and_the_defenders_may_use_it(laws: Edition) -> None:
    play = late(laws, ("E", "HK"), ("S", "C6"), ("W", "H3"), ("N", "H4"), by="S")
    assert (asked(play), holds(play, "S", "H8"), set(users(play, "H8")[0])) == (None, True, {"E", "W"})
    assert [(r.id, r.stage.value) for r in play.table.revokes] == [("4S:C6", "corrected")]
    assert (play.turn, "45E2" in play.rulings[-1].citations) == (Seat.SOUTH, False)


@editions()
def test_67b2_a_penalty_card_added_as_a_fifth_card_needs_no_finding(laws: Edition) -> None:
    lying = [{"seat": "W", "card": "H8", "kind": "major", "law": "50B"}]
    play = scene(laws, trick=3, current="W:H5", hands={"W": "H8 C6 C2 D3 ..."}, penalty_cards=lying)
    for seat, card in (("N", "H2"), ("E", "HQ"), ("S", "HA"), ("W", "H8"), ("S", "CA"), ("W", "C2")):
        play.faced(seat, card)
    play.director("S")
    play.found(False, "deemed_led")
    assert (asked(play), penalty_cards(play)) == (None, {"W:H8 major"})


@editions()
def test_45e1_one_side_alone_having_played_on_it_is_still_in_time(laws: Edition) -> None:
    play = late(laws, ("S", "CA"))
    assert asked(play) == "exposed_by_deliberate_play"
    play.found(False)
    assert (penalty_cards(play), {"45E1", "67A2"} <= set(play.citations)) == ({"W:H8 minor"}, True)


# A second card of a defender is judged alike, whether the trick was still in progress or just completed


IN_PROGRESS = ("E:HK", "S:D4")
COMPLETED = ("S:D4", "E:HK")
FORESEEN = {L1997: "72B1 must", L2007: "23 must", L2017: "72C must"}


def second_card(laws: Edition, order: tuple[str, ...], *then: str) -> Play:
    """East, after ♦7, put down ♥K as well, before or after South completed the trick that West has won."""
    hands = {"W": "CQ C3 ...", "E": "HK H9 C2 ...", "S": "D4 C4 ...", "N": "C5 C6 ..."}
    play = scene(laws, trick=5, current="W:DA N:D3 E:D7", hands=hands)
    for told in (*order, *then):
        play.faced(*told.split(":"))
    play.director("S")
    while asked(play) in ("deemed_led", "designated_otherwise"):
        play.found(False)
    return play


@editions()
@pytest.mark.parametrize("order", [IN_PROGRESS, COMPLETED])
def test_45e1_told_when_the_trick_is_complete_it_is_a_fifth_card_by_45e1(laws: Edition, order: tuple[str, ...]) -> None:
    play = second_card(laws, order)
    assert (penalty_cards(play), asked(play)) == ({"E:HK major"}, "lead_option:6")
    assert {"45E1", "67A2"} <= set(play.citations)
    assert FORESEEN[laws] in referred(play)


@editions()
@pytest.mark.parametrize("order", [IN_PROGRESS, COMPLETED])
def test_r50_8_the_partner_who_leads_after_a_fifth_card_has_led_before_declarer_chose(
    laws: Edition, order: tuple[str, ...]
) -> None:
    play = second_card(laws, order, "W:CQ")
    assert (penalty_cards(play), trick(play), asked(play)) == ({"E:HK major", "W:CQ major"}, "", "lead_option:6")
    assert {"45E1", "50D2", "R50-8"} <= set(play.citations)


@editions()
@pytest.mark.parametrize("order", [IN_PROGRESS, COMPLETED])
def test_67b2_a_second_card_found_when_both_sides_have_played_on(laws: Edition, order: tuple[str, ...]) -> None:
    play = second_card(laws, order, "W:CQ", "N:C5")
    assert asked(play) == "extra_exposed"
    play.found(False)
    assert (penalty_cards(play), holds(play, "E", "HK"), trick(play)) == (set(), True, "W:CQ N:C5")
    assert not {"45E1", "49"} & set(play.rulings[-1].citations)


@editions()
def test_47e1_a_second_card_that_an_opponent_had_told_him_to_play(laws: Edition) -> None:
    play = scene(laws, trick=5, current="W:DA N:D3 E:D7", hands={"E": "H9 ..."})
    play.said("S", "your turn", to="E")
    play.faced("E", "H9")
    play.director("S")
    if laws is L1997:  # it is then only about a lead
        assert asked(play) == "deemed_led"
        return
    if laws is not L2017:
        play.chose("withdraw", "retract_after_being_told")
    assert (asked(play), penalty_cards(play), holds(play, "E", "H9")) == (None, set(), True)
    assert ("47E1" in play.citations, trick(play)) == (True, "W:DA N:D3 E:D7")


@editions()
def test_43b3_a_second_card_that_a_dummy_without_rights_mentions_first_is_no_penalty_card(laws: Edition) -> None:
    play = scene(laws, trick=5, current="W:DA N:D3 E:D7", hands={"E": "H9 ..."})
    play.strayed("N", "looked at a defender's hand")
    play.faced("E", "H9")
    play.director("N")
    assert (penalty_cards(play), holds(play, "E", "H9"), unattended(play)) == (set(), True, [])
    assert any("H9" in str(order) or "♥9" in str(order) for order in play.rulings[-1].orders)


@editions()
def test_45e1_the_question_does_not_say_that_a_trick_in_progress_is_complete(laws: Edition) -> None:
    play = scene(laws, trick=5, current="W:DA N:D3 E:D7", hands={"E": "HK H9 ..."})
    play.faced("E", "HK")
    play.director("S")
    assert play.question is not None
    assert (asked(play), "completed" in play.question.text) == ("deemed_led", False)


# A card that was named and then put down


@editions()
@pytest.mark.parametrize("led", [True, False])
@pytest.mark.parametrize(("seat", "named", "put"), [("S", "ace of spades", "SQ"), ("S", "the spade ace", "C3")])
def test_45e2_who_completed_the_trick_by_naming_a_card_may_have_put_another_in_its_place(
    laws: Edition, seat: str, named: str, put: str, led: bool
) -> None:
    play = scene(laws, trick=5, current="W:S5 N:S2 E:SJ")
    play.named(seat, named, seat)
    play.faced(seat, put)
    assert (trick(play), unattended(play)) == (f"S:{put}", ["45"])
    play.director("W")
    assert (asked(play), to(play)) == ("deemed_led", "Director")
    play.found(led)
    assert (trick(play), play.turn.letter) == ((f"S:{put}", "W") if led else ("", "S"))


@editions()
@pytest.mark.parametrize("hands", ["", "N E W", "N E S W"])
def test_45e2_what_he_put_down_is_asked_about_whatever_hands_are_on_file(laws: Edition, hands: str) -> None:
    deal = {"N": "K843.K7.KQJT98.3", "E": "JT6.JT.7.AQJ7652", "S": "AQ2.A643.A.KT984", "W": "975.Q9852.65432."}
    play = Play("N:" + " ".join(deal[seat] if seat in hands else "-" for seat in "NESW"), contract="5D by S", laws=laws)
    for seat, card in ("W", "S9"), ("N", "S3"), ("E", "S6"):
        play.faced(seat, card)
    play.named("S", "ace of spades", "S")
    assert engine.run(play.table, [int(Card.parse("H3"))]).played == 0
    play.faced("S", "H3")
    assert (trick(play), unattended(play)) == ("S:H3", ["45"])
    play.director("W")
    assert (asked(play), to(play)) == ("deemed_led", "Director")


@editions()
def test_45e2_who_plays_to_it_takes_it_for_a_lead(laws: Edition) -> None:
    play = scene(laws, trick=5, current="W:S5 N:S2 E:SJ")
    play.named("S", "ace of spades", "S")
    play.faced("S", "SQ")
    play.faced("W", "S6")
    play.director("W")
    assert (asked(play), trick(play), unattended(play)) == (None, "S:SQ W:S6", [])


@editions()
@pytest.mark.parametrize("current", ["", "W:S5", "W:S5 N:S2 E:SJ"])
def test_45c4a_a_card_that_was_named_may_be_put_down(laws: Edition, current: str) -> None:
    where = {"current": current} if current else {"leader": "W"}
    play = scene(laws, trick=5, **where)
    seat = play.turn.letter
    play.named("S" if seat == "N" else seat, "king of spades", seat)
    play.faced(seat, "SK")
    play.director("E")
    assert (asked(play), unattended(play), play.rulings) == (None, [], ())
    with pytest.raises(ImpossibleEvent, match="already been played"):
        play.faced(seat, "SK")


@editions()
@pytest.mark.parametrize("who", ["N", "S"])
def test_45b_a_card_of_dummy_that_was_called_may_be_touched(laws: Edition, who: str) -> None:
    play = scene(laws, trick=5, current="W:S5")
    play.named("S", "king of spades")
    play.touched(who, "SK")
    play.director("E")
    assert (asked(play), unattended(play), trick(play)) == (None, [], "W:S5 N:SK")


@editions()
@pytest.mark.parametrize("contract", ["3NT by S", "3NT by E"])
def test_45e_the_lead_after_a_card_put_in_the_place_of_one_held_is_a_lead(laws: Edition, contract: str) -> None:
    """East had won with the card he held; the other one gives way, and his next card is led in turn."""
    hands = {"S": "C5 S2 H2", "W": "D7 D8 H3", "N": "D3 S5 H4", "E": "DA DK H9 H5"}
    play = scene(laws, contract, trick=10, current="S:D4 W:D5 N:D6", hands=hands)
    play.held("E", "DA")
    play.faced("E", "DK")
    play.faced("E", "H9")
    play.director("N" if contract.endswith("E") else "S")
    play.found(True)
    assert (trick(play), asked(play), str(play.turn)) == ("E:H9", None, "South")
    assert penalty_cards(play) == (set() if contract.endswith("E") else {"E:DK major"})
    assert "R45-9" in play.citations
    assert not {"57A", "52A"} & set(play.citations)
