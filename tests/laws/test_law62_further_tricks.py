"""Law 62: a revoke whose side has put no card to the next trick, while the others have gone on (R62-6)."""

from __future__ import annotations

import pytest

from bridgelaws.book.editions import L2007, L2017, Edition
from bridgelaws.play.play import Play
from bridgelaws.values.seats import Seat
from editions import editions
from revoked import states
from scenes import asked, penalty_cards, scene, trick, unattended, users

HANDS = {
    "N": "C3 HA H2 D8 S2", "E": "D2 C2 H5 S8 D4", "S": "C8 HQ D9 S4 S5", "W": "C6 H3 D3 S6 S7",
}  # fmt: skip


def passed_over(laws: Edition, *further: str, contract: str = "6S by E", found: bool = False, **more) -> Play:
    """East discards on a club that he could follow to; North and South alone play the next trick, and go on."""
    more.setdefault("hands", HANDS)
    play = scene(laws, contract, trick=9, leader="W", won={"NS": 4, "EW": 4}, **more)
    for played in ("W:C6", "N:C3", "E:D2", "S:C8", "S:HQ"):
        play.faced(*played.split(":"))
    for each in ("W", "N:HA", "E", *further):
        if ":" in each:
            play.faced(*each.split(":"))
        else:
            play.omitted(each)
    if found:  # the trick in which East and West were passed over is taken up first
        play.director("E")
        if asked(play) == "deemed_led":
            play.found(True)
    return play


@editions()
@pytest.mark.parametrize("found", [True, False])
def test_62a_the_lead_to_the_trick_after_the_next_goes_back(laws: Edition, found: bool) -> None:
    play = passed_over(laws, "N:D8", found=found)
    play.director("N", "revoke")
    assert states(play) == ["9E:D2 corrected"]
    assert (play.table.number, trick(play), play.turn.letter) == (9, "W:C6 N:C3 S:C8", "E")
    assert {"62A", "R62-6", "67A1"} <= set(play.citations)
    # The call that came first is heard again with what the second disclosed, and the revoke was made before.
    assert {"67A1", "67A", "49"} <= set(play.rulings[0].citations)
    assert (penalty_cards(play), users(play, "D8")) == (set(), ("S", "E"))


@editions()
def test_62a_after_the_correction_the_tricks_are_played_on_in_order(laws: Edition) -> None:
    play = passed_over(laws, "N:D8")
    play.director("N", "revoke")
    play.faced("E", "C2")
    for question in "keep_or_withdraw:S", "keep_or_withdraw:N":
        play.chose("keep", question)
    assert (play.table.number, trick(play), play.turn.letter, unattended(play)) == (10, "S:HQ N:HA", "W", [])
    play.faced("W", "H3")
    play.faced("E", "H5")
    assert (play.table.number, play.turn.letter, play.table.won) == (11, "N", (6, 4))


@editions()
def test_62a_whatever_the_others_played_to_further_tricks_goes_back(laws: Edition) -> None:
    play = passed_over(laws, "N:D8", "E", "S:D9", "W", "S:S4")
    play.director("N", "revoke")
    assert states(play) == ["9E:D2 corrected"]
    assert (play.table.number, trick(play), play.turn.letter) == (9, "W:C6 N:C3 S:C8", "E")
    assert sorted(card.code for card in play.table.hand(play.turn.partner).cards) == ["D3", "H3", "S6", "S7"]
    assert [play.table.hand(seat).count for seat in Seat] == [3, 5, 3, 4]


@editions()
@pytest.mark.parametrize("found", [True, False])
def test_63a1_without_r62_6_the_revoke_counts_as_established(laws: Edition, found: bool) -> None:
    play = passed_over(laws, "N:D8", found=found, set_aside=("R62-6",))
    play.director("N", "revoke")
    assert states(play) == ["9E:D2 established"]
    assert "62A" not in play.rulings[-1].citations


@editions()
def test_63a1_the_revoke_is_established_once_its_side_plays_to_the_trick_after_the_next(laws: Edition) -> None:
    play = passed_over(laws, "N:D8", "E:D4")
    play.director("N", "revoke")
    assert states(play) == ["9E:D2 established"]


@editions()
def test_62a_a_hand_that_is_not_on_file_has_played_no_card_since_either(laws: Edition) -> None:
    play = passed_over(laws, "N:D8", found=True, hands={})
    play.director("N", "revoke")
    play.found(True, "holds:E:C:9")
    assert states(play) == ["9E:D2 corrected"]


@editions()
def test_50_a_penalty_card_led_to_the_trick_after_the_next_lies_again(laws: Edition) -> None:
    play = passed_over(laws, "N:D8", penalty_cards=[{"seat": "N", "card": "D8", "kind": "minor"}])
    play.director("N", "revoke")
    assert penalty_cards(play) == {"N:D8 minor"}


def test_62c3_both_sides_revoked_and_one_went_on_alone() -> None:
    hands = {**HANDS, "S": "C8 C5 HQ D9 S4"}
    play = scene(L2017, "6S by E", trick=9, leader="W", won={"NS": 4, "EW": 4}, hands=hands)
    for played in ("W:C6", "N:C3", "E:D2", "S:D9", "S:HQ"):
        play.faced(*played.split(":"))
    play.omitted("W")
    play.faced("N", "HA")
    play.omitted("E")
    play.faced("N", "D8")
    play.director("N", "revoke")
    assert sorted(states(play)) == ["9E:D2 corrected", "9S:D9 corrected"]
    assert (play.table.number, trick(play), play.table.suspended) == (9, "W:C6 N:C3", None)
    assert {"62C3", "R62-3", "R62-6"} <= set(play.citations)
    assert penalty_cards(play) == {"S:D9 major", "S:HQ major", "N:HA major", "N:D8 major"}


def test_63a1_a_lead_on_the_opponents_word_does_not_establish_but_nothing_beyond_it_is_undone() -> None:
    """47E1: South told East that it was his turn, and West was passed over; then North has led once more."""
    play = scene(L2017, "6S by E", trick=9, leader="W", won={"NS": 4, "EW": 4}, hands=HANDS)
    for played in ("W:C6", "N:C3", "E:D2", "S:C8"):
        play.faced(*played.split(":"))
    play.said("S", "your turn", to="E")
    play.faced("E", "H5")
    play.faced("S", "HQ")
    play.omitted("W")
    play.faced("N", "HA")
    assert states(play) == ["9E:D2 open"]
    play.faced("N", "D8")
    play.director("N", "revoke")
    assert states(play) == ["9E:D2 established"]
    assert (play.table.number, trick(play)) == (11, "N:D8")
    assert {"63A1", "R62-6"} <= set(play.rulings[-1].citations)


@editions()
def test_62a_the_lead_to_the_very_next_trick_waits(laws: Edition) -> None:
    """North was passed over in trick 9 and is to play to it; East's revoke there is found after that."""
    play = scene(laws, "6S by E", trick=9, leader="W", won={"NS": 4, "EW": 4}, hands=HANDS)
    play.faced("W", "C6")
    play.omitted("N")
    for played in ("E:D2", "S:C8", "S:HQ"):
        play.faced(*played.split(":"))
    play.director("W")
    assert (play.table.number, str(play.table.suspended)) == (9, "S:♥Q")
    play.director("N", "revoke")
    assert states(play) == ["9E:D2 corrected"]
    assert (trick(play), str(play.table.suspended)) == ("W:C6 S:C8", "S:♥Q")
    assert "R62-6" not in play.citations


@editions()
def test_62a_a_lead_of_declarers_side_that_goes_back_is_none_of_law_49(laws: Edition) -> None:
    play = passed_over(laws, "N:D8", contract="6S by S")
    play.director("N", "revoke")
    assert (states(play), users(play, "D8")) == (["9E:D2 corrected"], ("", ""))
    assert "R62-6" in play.citations
    assert "49" not in play.rulings[-1].citations


@editions()
def test_62a_what_was_open_about_a_lead_that_goes_back_is_over(laws: Edition) -> None:
    """North had won the trick before, and South led."""
    play = passed_over(laws, "S:D9")
    assert unattended(play)[-1] == "56"
    play.director("N", "revoke")
    assert (states(play), unattended(play)) == (["9E:D2 corrected"], ["67", "67"])
    play.faced("E", "C2")
    assert unattended(play) == []


TWELFTH = ("S:H4", "W:D3", "N:H5", "E:C5")


def last_two(laws: Edition, *thirteenth: str, **hands: str) -> Play:
    """West discards on a heart at the twelfth trick though he holds one; then what is told of the thirteenth."""
    play = scene(laws, "4S by S", trick=12, leader="S", won={"NS": 8, "EW": 3}, hands={"W": "D3 H9", **hands})
    for played in (*TWELFTH, *thirteenth):
        play.faced(*played.split(":"))
    return play


@editions(L2017)
def test_62d1_a_lead_out_of_turn_to_the_thirteenth_is_over_when_that_is_played_anew(laws: Edition) -> None:
    """The cards went back, so that nobody is asked what the lead was, nor may anybody accept it."""
    play = last_two(laws, "S:S2", "W:H9", "N:C2", "E:D6")
    play.director("S")
    assert (states(play), asked(play), unattended(play)) == (["12W:D3 corrected"], None, [])
    for played in ("W:H9", "W:D3", "N:C2", "E:D6", "S:S2"):
        play.faced(*played.split(":"))
    play.director("W")
    assert (asked(play), play.table.won, unattended(play)) == (None, (9, 4), [])


@editions(L2007, L2017)
def test_62d1_a_card_played_too_soon_to_the_thirteenth_does_not_stand_when_it_went_back(laws: Edition) -> None:
    play = last_two(laws, "N:C2", "W:H9", E="C5 D6")
    play.director("S", "revoke")
    play.faced("W", "H9")
    assert (states(play), unattended(play)) == (["12W:D3 corrected"], [])
    assert not {"47F2", "57"} & set(play.citations)
    assert not any(ruling.law == 57 for ruling in play.rulings)


@editions()
def test_62d1_the_partner_who_revoked_at_the_same_trick_corrects_too_though_his_is_established(laws: Edition) -> None:
    """His hand was not on file: the heart that he put down at the thirteenth trick shows his revoke."""
    play = last_two(laws, "N:C2", "E:H6", "S:S2", "W:H9")
    play.director("S", "revoke")
    if asked(play) == "card_at_twelfth":
        play.chose("none")
    play.faced("W", "H9")
    assert states(play) == ["12W:D3 corrected", "12E:C5 corrected"]
    assert (penalty_cards(play), "63B" in play.citations) == ({"W:D3 major", "E:C5 major"}, False)
    assert (play.turn, [card.code for card in play.legal_plays]) == (Seat.EAST, ["H6"])
