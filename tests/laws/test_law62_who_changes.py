"""Law 62C: who changes his card, and when."""

from __future__ import annotations

from typing import Any

import pytest

from bridgelaws.book.editions import EDITIONS, L1997, L2017, Edition
from bridgelaws.play.play import Play
from bridgelaws.values.seats import Seat
from revoked import answer_all, faced, states
from scenes import asked, scene, trick, unattended

every = pytest.mark.parametrize("laws", EDITIONS, ids=str)


# Who changes, and when (62C1, 62C3)

BOTH_KNOWN = {
    "E": "DQ D2 H3 H4 H5 C2 C3 C4 S3", "S": "D4 DA SA SK SQ CA CK CQ CJ",
    "W": "D7 S2 S4 S5 H6 H7 H8 H9 C5", "N": "D5 S9 S8 S7 C6 C7 C8 C9 HT",
}  # fmt: skip


def both_revoked(*readings: str, hands: str = "NESW") -> Play:
    """West and dummy have revoked, and East has led to the next trick."""
    known = {seat: BOTH_KNOWN[seat] for seat in hands}
    play = scene(L2017, set_aside=readings, trick=5, leader="S", won={"NS": 2, "EW": 2}, hands=known)
    return faced(play, "S:D4", "W:S2", "N:S9", "E:DQ", "E:H3")


@pytest.mark.parametrize("late", [False, True], ids=["at once", "after dummy's new card"])
def test_62c3_it_does_not_matter_which_of_two_revokes_is_ruled_on_first(late: bool) -> None:
    play = both_revoked(hands="N")
    play.director("W", "revoke")
    if late:
        faced(play, "N:D5")
    play.director("S", "revoke")
    play.found(True, "holds:W:D:5")
    assert states(play) == ["5W:S2 corrected", "5N:S9 corrected"]
    assert "62C3" in play.citations
    assert {str(p.card.code) for p in play.table.penalty_cards} == {"S2", "H3"}
    assert play.turn is Seat.WEST
    faced(play, "W:D7")
    assert play.turn is (Seat.EAST if late else Seat.NORTH) or asked(play) == "keep_or_withdraw:E"


def test_62c3_a_revoke_corrected_before_was_one_of_the_two() -> None:
    """Dummy has corrected his before anyone saw that West had revoked too."""
    play = both_revoked(hands="N")
    play.director("W", "revoke")
    play.found(False, "holds:W:D:5")
    assert states(play)[0] == "5N:S9 corrected"
    play = faced(scene(L2017, trick=5, leader="S", hands={"N": BOTH_KNOWN["N"]}), "S:D4", "W:S2", "N:S9")
    play.director("S", "revoke")
    faced(play, "N:D5", "E:DQ", "E:H3")
    play.director("S", "revoke")
    play.found(True, "holds:W:D:5")
    assert "62C3" in play.citations
    assert states(play) == ["5W:S2 corrected", "5N:S9 corrected"]


def test_62c3_who_played_after_the_other_sides_revoke_may_change_too() -> None:
    play = both_revoked()
    play.director("S", "revoke")
    faced(play, "W:D7", "N:D5")
    assert asked(play) == "keep_or_withdraw:E"
    play.chose("keep")
    assert {p.card.code for p in play.table.penalty_cards} == {"S2", "H3"}


def test_62c3_without_the_reading_only_the_revokes_are_changed() -> None:
    play = both_revoked("R62-7")
    play.director("S", "revoke")
    faced(play, "W:D7", "N:D5")
    assert asked(play) != "keep_or_withdraw:E"


CHANGES = {"N": "H5 H3 D9 D4", "W": "DT D3 S5 S6", "E": "DK D8 ST C3", "S": "D2 HA C4 C5"}


@every
def test_62c1_a_player_whose_turn_comes_before_the_revokers_need_not_wait(laws: Edition) -> None:
    play = scene(laws, "4H by S", set_aside=("R62-9",), trick=10, leader="S", hands=CHANGES)
    play.faced("S", "D2"), play.named("S", "ruff"), play.faced("W", "D3"), play.director("W")
    play.retracted("W", "D3"), play.faced("W", "DT")
    assert (asked(play), play.table.penalty_cards, trick(play)) == (None, (), "S:D2 W:DT")


@every
@pytest.mark.parametrize("waits", [False, True])
def test_62c1_a_player_after_the_revoker_changes_before_the_substitute_by_a_reading(laws: Edition, waits: bool) -> None:
    aside = ("R62-9",) if waits else ()
    play = scene(laws, "4H by S", set_aside=aside, trick=10, leader="S", hands=CHANGES)
    faced(play, "S:D2", "W:D3", "N:H3", "E:D8")
    play.director("W")
    play.retracted("E", "D8")
    assert ("E:D8" in trick(play)) is waits
    assert ("R62-9" in play.citations) is not waits


@every
def test_62c1_a_card_taken_back_answers_the_question(laws: Edition) -> None:
    play = scene(laws, "4H by S", trick=10, leader="S", hands=CHANGES)
    faced(play, "S:D2", "W:D3", "N:H3", "E:D8")
    play.director("W")
    faced(play, "N:D4")
    assert asked(play) == "keep_or_withdraw:E"
    play.retracted("E", "D8")
    assert (asked(play), trick(play), play.turn) == (None, "S:D2 W:D3 N:D4", Seat.EAST)
    faced(play, "E:DK")
    assert play.table.penalty_cards == ()


@every
def test_62c1_who_has_kept_his_card_may_not_take_it_back(laws: Edition) -> None:
    play = scene(laws, "4H by S", trick=10, leader="S", hands=CHANGES)
    faced(play, "S:D2", "W:D3", "N:H3", "E:D8")
    play.director("W")
    faced(play, "N:D4")
    play.chose("keep")
    play.retracted("E", "D8")
    assert "E:D8" in str(play.table.last_trick).replace("♦", "D")
    assert unattended(play) == ["47"]


@every
@pytest.mark.parametrize("how", ["attention", "director", "taken back", "set aside"])
def test_62b_on_mere_attention_the_revoke_card_lies_there_until_it_is_taken_back(laws: Edition, how: str) -> None:
    hands = {
        "E": "C4 D3 DJ C8 S5 S6 H2 H3", "W": "DA S4 C2 C3 H7 H8 S2 H9", "S": "D6 D7 C5 C6 C7 H4 H5 H6",
    }  # fmt: skip
    aside = ("R62-8",) if how == "set aside" else ()
    play = scene(laws, "4H by S", set_aside=aside, trick=6, leader="W", won={"NS": 3, "EW": 2}, hands=hands)
    faced(play, "W:DA", "N:D5", "E:C4", "S:D6")
    play.director("E") if how == "director" else play.said("E", "attention")
    if how == "taken back":
        play.retracted("E", "C4")
    faced(play, "W:S4", "E:D3")
    play.director("S")
    while asked(play) in ("keep_or_withdraw:S", "led_to_next_trick"):
        play.answer("keep" if asked(play) == "keep_or_withdraw:S" else True)
    premature = how != "attention"
    assert (asked(play) == "premature_play") is premature
    if not premature:
        assert "57A" not in play.citations
        assert {p.card.code for p in play.table.penalty_cards} == {"C4", "S4"}


@every
@pytest.mark.parametrize("hand", [{}, {"hands": {"E": "C4 H9 ..."}}])
def test_62c1_a_card_played_after_attention_was_drawn_may_not_be_changed(laws: Edition, hand: dict[str, Any]) -> None:
    """South speaks of the revoke and plays all the same, before it is found that there was one."""
    play = faced(scene(laws, trick=5, leader="W", won={"NS": 2, "EW": 2}, **hand), "W:HJ", "N:H3", "E:C4")
    play.said("S", "attention", about="revoke")
    faced(play, "S:HK")
    answer_all(play, holds=True)
    assert states(play) == ["5E:C4 corrected"]
    faced(play, "E:H9")
    assert (asked(play), play.table.number) == (None, 6)


@every
def test_62c1_to_ask_whether_he_has_none_left_is_not_yet_to_draw_attention(laws: Edition) -> None:
    play = faced(scene(laws, trick=5, leader="W", won={"NS": 2, "EW": 2}), "W:HJ", "N:H3", "E:C4")
    play.said("S", "none left?", to="E")
    faced(play, "S:HK")
    answer_all(play, holds=True)
    faced(play, "E:H9")
    assert asked(play) == "keep_or_withdraw:S"


def test_62d1_the_hands_may_go_back_when_attention_has_been_drawn() -> None:
    """What counts is when the revoke comes to light, and not when declarer has chosen (62D2 of 1997)."""
    play = scene(L1997, trick=12, leader="N", won={"NS": 6, "EW": 5})
    faced(play, "N:HA", "E:C2", "S:H4", "W:S9", "N:H3", "E:H5", "S:D2", "W:D9")
    play.director("S", "revoke")
    assert asked(play) == "card_at_twelfth"
    play.hands_returned()
    play.chose("S9")
    assert states(play) == ["12E:C2 corrected"]


@every
def test_62c1_a_card_put_down_anew_since_the_correction_is_not_one_played_before_it(laws: Edition) -> None:
    """North's lead to the next trick went back (R44-1); then he plays that card in place of the one that he changes."""
    hands = {"N": "DK D2 S3 S4", "E": "H4 S5 S6 S7", "S": "H5 S8 S9 ST", "W": "CT H2 SJ SQ"}
    play = scene(laws, "2C by W", trick=10, leader="E", hands=hands)
    for seat, card in (("E", "H4"), ("S", "H5"), ("W", "CT"), ("N", "DK"), ("N", "D2")):
        play.faced(seat, card)
    play.retracted("W", "CT")
    play.faced("W", "H2")
    assert asked(play) == "keep_or_withdraw:N"
    play.chose("withdraw")
    play.faced("N", "D2")
    assert (asked(play), trick(play), play.turn) == (None, "", Seat.SOUTH)
    assert play.table.last_trick.card(Seat.NORTH).code == "D2"


@pytest.mark.parametrize("about", ["revoke", None])
def test_62c3_every_revoke_on_the_trick_is_corrected_when_both_sides_have_revoked(about: str | None) -> None:
    """East and West both revoke, and so does South; West, who ruffed, has led to the next trick."""
    hands = {"N": "HQ HK C2 C3", "E": "H3 S9 S2 S3", "S": "HT S7 S4 S5", "W": "H4 C5 C4 SJ"}
    play = scene(L2017, "5C by S", trick=10, leader="N", hands=hands)
    for seat, card in (("N", "HQ"), ("E", "S9"), ("S", "S7"), ("W", "C5"), ("W", "C4")):
        play.faced(seat, card)
    play.director("N", about=about)
    assert sorted(states(play)) == ["10E:S9 corrected", "10S:S7 corrected", "10W:C5 corrected"]
    assert (trick(play), play.turn) == ("N:HQ", Seat.EAST)
    assert {p.card.code for p in play.table.penalty_cards} == {"S9", "C5", "C4"}
