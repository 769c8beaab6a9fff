"""Findings reach back, orders and choices do not: what falls when an earlier act is found to have been a play."""

from __future__ import annotations

import pytest

from bridgelaws import outcome_document
from bridgelaws.board.table import Answer, Stage
from bridgelaws.book.editions import EDITIONS, L1997, L2007, L2017, Edition
from bridgelaws.hearing.hearing import Hearing, NeedsAnswer
from bridgelaws.laws.law54 import book as book54
from bridgelaws.play.play import Play
from bridgelaws.values.cards import Card
from bridgelaws.values.seats import Seat
from editions import editions
from scenes import asked, holds, penalty_cards, scene, trick, unattended


@editions(L2007, L2017)
def test_a_ruling_that_no_longer_stands_is_reported_once(laws: Edition) -> None:
    play = scene(laws, trick=5, leader="W")
    play.held("W", "D8")
    play.named("S", "two of diamonds")
    play.faced("E", "D9")
    assert [ruling.law for ruling in play.rulings] == [55]
    play.director("S")
    assert play.now.fallen == ()
    play.found(True, "partner_could_possibly_see_face")
    (fallen,) = outcome_document(play.now)["fallen"]
    assert (fallen["law"], fallen["trick"], fallen["choices"]) == ("55", 5, [])
    assert [ruling.law for ruling in play.rulings] == [45]
    play.faced("S", "DK")
    assert play.now.fallen == ()


@editions()
def test_a_choice_falls_with_the_ruling_that_it_was_made_on(laws: Edition) -> None:
    play = scene(laws, trick=5, leader="W", hands={"W": "C5 H2 D3 ...", "E": "H9 C8 ..."})
    play.held("W", "C5")
    play.faced("E", "H9")
    play.said("S", "refuse")
    assert penalty_cards(play) == {"E:H9 major"}
    play.chose("forbid")
    # The earlier matter is heard first, so that the choice waits for it already at the call.
    play.director("S")
    fallen = outcome_document(play.now)["fallen"]
    play.found(True, "partner_could_possibly_see_face")
    fallen += outcome_document(play.now)["fallen"]
    assert ("56", []) in [(each["law"], each["choices"]) for each in fallen]
    chosen = [(c["seat"], c["value"]) for each in fallen for c in each["choices"]]
    assert ("S", "forbid") in chosen
    # West had led ♣5, and East played ♥9 at dummy's turn.
    assert trick(play).startswith("W:C5")
    assert play.table.restrictions == () or all(r.seat.letter == "E" for r in play.table.restrictions)


def test_an_option_that_is_no_more_is_chosen_anew() -> None:
    play = scene(L2017, trick=5, leader="W")
    play.faced("E", "H9")
    (incident,) = play.table.docket
    table = play.table.but(answers={(incident.key, book54.OPTION.id): Answer("refuse", -1)})
    assert Hearing(table, incident).chosen(book54.OPTION, Seat.SOUTH) == "refuse"
    with pytest.raises(NeedsAnswer) as needed:
        Hearing(table, incident).chosen(book54.OPTION, Seat.SOUTH, among=("accept", "spread"))
    assert needed.value.question.values == ("accept", "spread")


# The same story told later, at other seats, across tricks


@pytest.mark.parametrize("laws", EDITIONS)
@pytest.mark.parametrize("known", [True, False])
def test_a_card_held_in_first_hand_leads_the_trick_however_late_it_is_found(laws: Edition, known: bool) -> None:
    hands = {"W": "D8 D3 C5 S2 S9", "N": "D2 C3 S3 S4 S5", "E": "D9 C9 S6 S7 S8", "S": "DJ CK ST SJ SQ"}
    play = scene(laws, trick=9, leader="W", **({"hands": hands} if known else {}))
    play.held("W", "D8")
    play.named("S", "two of diamonds")
    play.faced("E", "D9")
    play.faced("S", "DJ")
    play.faced("S", "CK")
    play.faced("W", "C5")
    play.named("S", "three of clubs")
    play.faced("E", "C9")
    play.director("W")
    while asked(play) == "partner_could_possibly_see_face":
        play.found(True)
    assert [str(t) for t in play.table.tricks] == ["W:♦8 N:♦2 E:♦9 S:♦J", "S:♣K W:♣5 N:♣3 E:♣9"]
    assert (asked(play), unattended(play), penalty_cards(play)) == (None, [], set())
    assert (play.table.revokes, play.table.referrals, str(play.turn)) == ((), (), "South")


@pytest.mark.parametrize("laws", EDITIONS)
def test_a_card_touched_in_fourth_hand_is_dummys_to_that_trick(laws: Edition) -> None:
    play = scene(laws, trick=9, current="E:C4 S:C2 W:CT", hands={"N": "CQ C8 D5 D4 D3"})
    play.touched("S", "CQ")
    play.named("S", "five of diamonds")
    play.faced("E", "D9")
    play.director("E")
    play.found(True, "touch_deliberate")
    play.found(False, "purpose_arranging_or_reaching")
    assert str(play.table.last_trick) == "E:♣4 S:♣2 W:♣T N:♣Q"
    assert (trick(play), str(play.turn), asked(play)) == ("N:D5 E:D9", "South", None)


@pytest.mark.parametrize("laws", EDITIONS)
def test_a_card_played_a_trick_later_that_had_been_played_already_is_displaced(laws: Edition) -> None:
    hands = {"W": "D8 C4 CA S2 S9", "N": "C2 C3 S3 S4 S5", "E": "C9 D9 S6 S7 S8", "S": "CK DJ ST SJ SQ"}
    play = scene(laws, trick=9, leader="W", hands=hands)
    play.held("W", "D8")
    for seat, card in ("W", "CA"), ("N", "C2"), ("E", "C9"), ("S", "CK"), ("W", "D8"):
        play.faced(seat, card)
    play.director("S")
    play.found(True, "partner_could_possibly_see_face")
    while asked(play) is not None and asked(play).startswith("keep_or_withdraw"):
        play.chose("keep")
    # ♦8 is West's card to trick 9; what he put down in its place is a penalty card, and he has led to no trick 10.
    assert play.table.trick_at(9) is not None
    assert play.table.trick_at(9).card(play.table.declarer.lho).code == "D8"
    assert "W:CA major" in penalty_cards(play)
    assert not holds(play, "W", "D8")


def test_what_is_found_the_other_way_leaves_all_as_it_was() -> None:
    plain = scene(L2017, trick=5, leader="W")
    asked_about = scene(L2017, trick=5, leader="W")
    asked_about.held("W", "D8")
    for play in plain, asked_about:
        play.faced("W", "C3")
        play.faced("N", "C4")
    asked_about.director("S")
    asked_about.found(False, "partner_could_possibly_see_face")
    assert _cards(plain) == _cards(asked_about)


def _cards(play: Play) -> tuple[object, ...]:
    return str(play.table.trick), play.table.number, play.turn, play.table.penalty_cards


@editions()
def test_what_was_left_open_is_ruled_on_from_the_answer_on_although_acts_are_judged_again(laws: Edition) -> None:
    play = scene(laws, trick=5, leader="N", hands={"N": "S3 H2 C2 ..."})
    play.held("W", "H9")
    play.named("S", "three of spades")
    play.placed("N", "H2")
    play.faced("E", "H6")
    play.named("S", "three of spades")
    assert asked(play) == "holds:E:S:5"
    play.faced("S", "S4")  # he does not wait for the ruling: it is his turn
    other = play.under(laws)
    other.director("S")
    other.found(False, "partner_could_possibly_see_face")
    for each in (play, other):
        each.found(True, "holds:E:S:5")
    # What was found about the card held changes nothing: South has not played before his turn (57).
    assert (asked(other), trick(other)) == (asked(play), trick(play))
    assert 57 not in [ruling.law for ruling in other.rulings]


@editions()
@pytest.mark.parametrize("hands", [{}, {"E": "D2 D3"}])
def test_what_an_act_counted_as_reaches_back_also_if_it_follows_from_the_cards(
    laws: Edition, hands: dict[str, str]
) -> None:
    play = scene(laws, "7H by S", trick=12, leader="W", hands=hands)
    for seat, card in ("N", "S4"), ("W", "CJ"), ("E", "D2"):
        play.faced(seat, card)
    play.retracted("E", "D2")
    if asked(play) is not None:
        play.found(False, "holds:E:S:12")
    play.faced("E", "D3")
    play.said("W", "attention")
    play.found(True, "meant_as_lead")
    # His two cards are on file, so that he had none of the suit led and has played to the proper lead, before dummy.
    assert asked(play) is None
    also = set() if laws is L2017 else {"E:D2 major"}  # 57D: from 2017 on he plays that one in his turn
    assert (trick(play), penalty_cards(play)) == ("W:CJ", {"E:D3 major"} | also)


@editions()
@pytest.mark.parametrize("known", [True, False])
def test_who_was_asked_whether_he_had_none_left_is_heard_before_what_was_done_since(laws: Edition, known: bool) -> None:
    dummy = {"N": "D6 H2 H5 S5 S8 S9 C2 C3 CT HQ"} if known else {}
    play = scene(laws, "4D by S", trick=4, leader="N", hands=dummy)
    play.held("S", "DK")
    play.faced("N", "H2")
    play.said("S", "none left?", to="N")
    for seat, card in ("E", "H8"), ("S", "H4"), ("W", "HT"):
        play.faced(seat, card)
    play.director("W")
    play.found(True, "touching_or_nearly")
    if not known:
        play.found(True, "holds:N:D:4")
    # ♥2 went back as a revoke on ♦K, and East played before dummy had put that right.
    assert asked(play) == "premature_play"
    play.chose("highest")
    assert penalty_cards(play) == {"E:H8 major"}


# What is disclosed between two acts is a set


@editions()
def test_who_says_that_there_was_a_revoke_means_a_card_that_could_be_one_when_he_said_so(laws: Edition) -> None:
    play = scene(laws, trick=4, leader="N")
    play.named("S", "ace of hearts")
    play.faced("E", "C6")
    play.faced("S", "H5")
    play.faced("W", "H8")
    play.held("S", "S6")
    play.faced("N", "CQ")
    play.director("E", "dummy's card")
    play.found(True, "touching_or_nearly")
    play.found(True, "deemed_led")
    # By that, dummy's ♣Q did not follow to a spade; as the table was shown, only East's discard could be meant.
    play.director("E", "revoke")
    while asked(play) is not None and asked(play).startswith("declarers_lead_out_of_turn"):
        play.chose("accept")
    assert asked(play) == "holds:E:H:4"


@editions()
def test_what_a_hand_held_is_found_for_every_file_that_turns_on_it(laws: Edition) -> None:
    play = scene(laws, trick=7, leader="N")
    play.held("S", "HA")
    play.faced("N", "D4")
    play.retracted("N", "D4")
    play.faced("N", "S7")
    play.faced("W", "D2")
    # The call is about the early card as well, which is heard before the taking back.
    play.director("W")
    play.found(True, "touching_or_nearly")
    play.found(True, "holds:N:H:7")
    # With his hand on file ♦4 was corrected when it was taken back, and ♠7 is another revoke.
    corrected = [r.card.code for r in play.table.revokes if r.card is not None and r.stage is Stage.CORRECTED]
    assert corrected == ["D4", "S7"]


@editions()
def test_whether_a_card_was_led_to_the_next_trick_is_found_once(laws: Edition) -> None:
    play = scene(laws, trick=5, leader="N")
    play.named("S", "six of spades")
    play.faced("E", "S7")
    play.faced("S", "S9")
    play.held("W", "H9")
    play.faced("E", "SA")
    play.director("S", "turn")
    play.found(True, "led_to_next_trick")
    play.director("S", "revoke")
    play.found(True, "partner_could_possibly_see_face")
    # ♥9 has completed the trick, so that ♠A was led out of turn: that it was led has been found.
    play.found(True, "holds:W:S:5")
    assert asked(play) != "deemed_led"
    assert [r.stage.value for r in play.table.revokes] == ["established"]


def test_cards_found_among_the_played_ones_are_gone_only_as_long_as_that_trick_was_played() -> None:
    """53C: East meant his card as a lead; what was found at a trick that is no more says only whose it was."""
    play = scene(L1997, trick=2, leader="E")
    cards = "S:HA W:DK N:HT E:S6 S:S8 W:S4 N:S9 E:SA E:DQ S:H9 W:D2 N:D5"
    for each in cards.split():
        play.faced(*each.split(":"))
    play.defect_found("S", 4, "CT H9", faced="H9")
    play.director("W")
    play.found(True, "meant_as_lead")
    play.found(True, "led_to_next_trick")
    assert play.table.known.fits
    play.director("W", about="revoke")
    assert play.question is not None
    assert "3S:H9" in play.question.values
    assert play.table.holds(Seat.NORTH, Card.parse("CT").mask) is False
