"""Law 44: order of play and how a trick is won."""

from __future__ import annotations

import pytest

from bridgelaws.book.editions import Edition
from bridgelaws.engine import step as engine
from bridgelaws.play import documents
from bridgelaws.play.play import Play
from bridgelaws.values.seats import Seat
from editions import editions
from scenes import asked, penalty_cards, scene, trick, unattended, users


def reasons(play: Play) -> set[str]:
    return {reason.ref for reason in play.legal_plays.reasons}


def legal(play: Play) -> set[str]:
    return {card.code for card in play.legal_plays}


def turn_laws(play: Play) -> list[str]:
    """The provisions by which it is someone's turn."""
    return [authority.ref(play.laws) for authority in documents.turn_authorities(play.table)]


@editions()
def test_44a_the_hand_on_lead_may_lead_any_card(laws: Edition) -> None:
    play = scene(laws, trick=9, leader="W", hands={"W": "H7 C9 S2"})
    assert (legal(play), reasons(play)) == ({"H7", "C9", "S2"}, {"44A"})


@editions()
def test_44b_the_others_play_clockwise(laws: Edition) -> None:
    play = scene(laws, trick=9, leader="W")
    turns = []
    for card in ("C2", "C3", "C4", "C5"):
        assert play.turn is not None
        turns.append(play.turn.letter)
        play.faced(play.turn, card)
    assert ("".join(turns), play.table.number) == ("WNES", 10)


@editions()
def test_44c_follow_suit_even_with_a_penalty_card(laws: Edition) -> None:
    owed = [{"seat": "W", "card": "C9", "kind": "major"}, {"seat": "W", "card": "HK", "kind": "major"}]
    play = scene(laws, trick=9, current="S:C4", hands={"W": "C9 HK S2"}, penalty_cards=owed)
    assert legal(play) == {"C9"}
    assert "44C" in reasons(play)


@editions()
def test_44c_comes_before_every_other_demand(laws: Edition) -> None:
    owed = [{"seat": "W", "card": "HK", "kind": "major"}]
    play = scene(laws, trick=9, current="S:C4", hands={"W": "C9 C3 HK"}, penalty_cards=owed)
    assert legal(play) == {"C9", "C3"}


@editions()
def test_44c_hands_not_on_file(laws: Edition) -> None:
    play = scene(laws, trick=9, current="S:C4")
    assert play.legal_plays.cards is None
    assert "44C" in reasons(play)
    play.faced("W", "H2")
    assert unattended(play) == []


@editions()
def test_44c_not_following_is_left_unattended_as_a_revoke(laws: Edition) -> None:
    play = scene(laws, trick=9, current="S:C4", hands={"W": "C9 H2 S2"})
    play.faced("W", "H2")
    assert unattended(play) == ["61"]


@editions()
def test_44d_unable_to_follow_any_card(laws: Edition) -> None:
    play = scene(laws, trick=9, current="S:C4", hands={"W": "H7 D9 S2"})
    assert (legal(play), reasons(play)) == ({"H7", "D9", "S2"}, {"44D"})


@editions()
def test_44d_unless_his_sides_irregularity_binds_him(laws: Edition) -> None:
    owed = [{"seat": "W", "card": "D9", "kind": "major"}]
    play = scene(laws, trick=9, current="S:C4", hands={"W": "H7 D9 S2"}, penalty_cards=owed)
    assert legal(play) == {"D9"}


@editions()
def test_44e_the_highest_trump_wins(laws: Edition) -> None:
    play = scene(laws, "4S by S", trick=9, current="W:CA N:S2 E:C3")
    play.faced("S", "S3")
    assert play.table.last_trick is not None
    assert play.table.last_trick.winner(play.table.trumps) is Seat.SOUTH
    assert (play.turn, turn_laws(play)) == (Seat.SOUTH, ["44E", "44G"])


@editions()
def test_44f_without_a_trump_the_highest_card_of_the_suit_led_wins(laws: Edition) -> None:
    play = scene(laws, "3NT by S", trick=9, current="W:C9 N:SA E:CJ")
    assert turn_laws(play) == ["44B"]
    play.faced("S", "DK")
    assert (play.turn, turn_laws(play)) == (Seat.EAST, ["44F", "44G"])


@editions()
def test_44f_in_a_suit_contract_a_trick_without_a_trump(laws: Edition) -> None:
    play = scene(laws, "4H by S", trick=9, current="W:C9 N:SA E:CJ")
    play.faced("S", "DK")
    assert (play.turn, turn_laws(play)) == (Seat.EAST, ["44F", "44G"])


@editions()
def test_44g_of_a_trick_that_is_not_on_file_nothing_is_said(laws: Edition) -> None:
    assert turn_laws(scene(laws, trick=9, leader="W")) == []


@editions()
def test_44g_when_dummy_wins_the_lead_is_dummys(laws: Edition) -> None:
    play = scene(laws, "3NT by S", trick=9, current="W:C9 N:CA E:CJ")
    play.faced("S", "C2")
    assert play.turn is Seat.NORTH
    play.faced("S", "D3")
    assert unattended(play) == ["55"]


def winner_changes(laws: Edition, *, set_aside: tuple[str, ...] = ()) -> Play:
    """Dummy put down another card than the ace that was called; East won the trick and led to the next."""
    hands = {"N": "SA S2 H3", "E": "SK D9 H5"}
    play = scene(laws, "3NT by S", trick=9, current="S:S5 W:S7", hands=hands, set_aside=set_aside)
    play.named("S", "ace of spades")
    play.placed("N", "S2")
    play.faced("E", "SK")
    play.faced("E", "D9")
    play.director("S")
    while asked(play) is not None:
        play.answer("keep")
    return play


@editions()
def test_44g_a_lead_is_undone_when_a_correction_changes_the_winner(laws: Edition) -> None:
    play = winner_changes(laws)
    assert (play.turn, trick(play)) == (Seat.NORTH, "")
    assert "R44-1" in play.citations


@editions()
def test_44g_without_the_reading_the_lead_stays(laws: Edition) -> None:
    play = winner_changes(laws, set_aside=("R44-1",))
    assert trick(play) == "E:D9"


def revoke_is_corrected(laws: Edition) -> Play:
    """West, last to play to trick 5, has revoked; South won it and has led the three of diamonds to the next."""
    hands = {"W": "HK D2 ...", "S": "D3 ...", "N": "D8 D7 ...", "E": "CK ..."}
    play = scene(laws, "4S by S", trick=5, current="N:H4 E:H5 S:HQ", hands=hands)
    play.faced("W", "D2")
    play.faced("S", "D3")
    return play


@editions()
def test_44g_what_else_waits_for_attention_is_not_forgotten_when_a_lead_is_undone(laws: Edition) -> None:
    play = revoke_is_corrected(laws)
    play.dropped("E", "CK")
    play.director("S", "revoke")
    play.faced("W", "HK")
    assert (trick(play), play.turn, "R44-1" in play.citations) == ("", Seat.WEST, True)
    assert unattended(play) == ["49"]
    play.director("S")
    assert asked(play) == "partner_could_possibly_see_face"
    play.found(True)
    play.found(False)
    assert penalty_cards(play) == {"W:D2 major", "E:CK major"}


@editions()
def test_44g_the_side_at_fault_is_that_of_the_trick_corrected_not_of_a_later_error(laws: Edition) -> None:
    play = revoke_is_corrected(laws)
    play.named("S", "eight of diamonds")
    play.placed("N", "D7")
    play.director("S", "revoke")
    play.director("S")
    assert str(play.table.suspended) == "S:♦3 N:♦8"
    play.faced("W", "HK")
    assert (trick(play), play.turn, "R44-1" in play.citations) == ("", Seat.WEST, True)
    assert users(play, "D3") == ("", "EW")


@editions()
def test_44_legal_plays_of_a_hand_that_is_not_on_turn(laws: Edition) -> None:
    play = scene(laws, trick=9, current="S:C4", hands={"E": "C9 H2"})
    assert {card.code for card in engine.legal_plays(play.table, Seat.EAST)} == {"C9"}


@editions()
@pytest.mark.parametrize("on_file", [True, False])
def test_a_lead_is_undone_for_the_fault_of_who_changed_the_trick_last(laws: Edition, on_file: bool) -> None:
    """West has put a revoke of his right; North's, found when East has led to the next trick, changes the winner."""
    hands = {"W": "H7 D4 C3 C5", "S": "C4 C2 S2 S3", "E": "D7 H5 H8 C8", "N": "S5 DA C7 H2"} if on_file else {}
    play = scene(laws, "3NT by N", trick=10, leader="E", hands=hands)
    for act in "E:D7", "S:C2", "W:H7", "W:D4", "N:S5":
        play.faced(act[0], act[2:])
    play.chose("leave")
    play.faced("E", "H5")
    play.director("W", about="revoke")
    if not on_file:
        play.found("10N:S5")
        play.found(True)
        if play.question is not None:  # both sides have revoked, and South's card may have been a revoke too (62C3)
            play.found(False, "holds:S:D:10")
    play.faced("N", "DA")
    assert (asked(play), trick(play), play.turn) == (None, "", Seat.NORTH)
    assert "R44-2" not in play.citations
