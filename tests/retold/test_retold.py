"""Ruling cases on Laws 49-60 told late, in another order, in other words, and with no hand on file."""

from __future__ import annotations

from typing import Any

import pytest

from bridgelaws.book.editions import L2017, Edition
from bridgelaws.errors import BridgeLawsError
from bridgelaws.play.play import Play
from editions import editions
from scenes import asked, options, penalty_cards, scene, to, trick


def cards(play: Play, acts: str) -> Play:
    """Cards faced one after the other: `W:H8 N:H2`."""
    for act in acts.split():
        play.faced(*act.split(":"))
    return play


def owed(*cards: str) -> list[dict[str, str]]:
    """Penalty cards that lie there when the board is opened: `E:HJ major`."""
    return [dict(zip(("seat", "card", "kind"), card.replace(":", " ").split(), strict=True)) for card in cards]


# 52: a penalty card that was not played


def failed_to_play_the_jack(laws: Edition) -> Play:
    play = scene(laws, "4S by S", trick=5, leader="W", penalty_cards=owed("E:HJ major"))
    play.chose("leave")
    return cards(play, "W:H8 N:H2")


@editions()
@pytest.mark.parametrize("told", ["faced", "held", "attention first"])
def test_084_the_penalty_card_is_insisted_on(laws: Edition, told: str) -> None:
    play = failed_to_play_the_jack(laws)
    if told == "held":
        play.held("E", "H3")
    else:
        play.faced("E", "H3")
    if told == "attention first":
        play.said("N", "attention", about="penalty card")
    play.director("S")
    if told == "held":
        play.found(True)
    assert (asked(play), to(play), options(play)) == ("penalty_card_not_played", "S", {"accept", "require"})
    play.chose("require")
    assert (trick(play), penalty_cards(play)) == ("W:H8 N:H2 E:HJ", {"E:H3 major"})
    assert {"52B2", "50B"} <= set(play.citations)


@editions()
def test_084_declarer_who_held_his_card_so_that_it_is_played_has_accepted(laws: Edition) -> None:
    play = failed_to_play_the_jack(laws)
    play.faced("E", "H3")
    play.held("S", "H4")
    play.director("S")
    play.found(True)
    assert (play.table.number, penalty_cards(play)) == (6, {"E:HJ major"})


@editions()
@pytest.mark.parametrize("answer", ["hearts", 3, None, True])
def test_084_no_other_answer_is_taken_and_nothing_changes(laws: Edition, answer: Any) -> None:
    play = failed_to_play_the_jack(laws)
    play.faced("E", "H3")
    play.director("S")
    log = play.log
    with pytest.raises(BridgeLawsError):
        play.answer(answer)
    assert (play.log, asked(play)) == (log, "penalty_card_not_played")


@editions()
def test_065_void_he_had_to_discard_the_penalty_card(laws: Edition) -> None:
    play = scene(laws, "4S by S", trick=7, leader="S", penalty_cards=owed("E:CK major"))
    cards(play, "S:SA W:S4 N:S6 E:D8")
    play.director("S")
    play.found(False)
    play.chose("require")
    assert (play.table.number, penalty_cards(play)) == (8, {"E:D8 major"})


# 53, 55, 56, 60: leads out of turn


@editions()
@pytest.mark.parametrize("told", ["said", "played", "held", "held, and refused before that was found"])
def test_086_the_lead_is_accepted(laws: Edition, told: str) -> None:
    play = scene(laws, trick=4, leader="N")
    play.faced("E", "C9")
    if told == "said":
        play.said("S", "accept")
        play.faced("S", "CA")
    elif told == "played":
        play.faced("S", "CA")
    else:
        play.held("S", "CA")
        if "refused" in told:
            play.said("S", "refuse")
        play.director("S")
        assert (asked(play), to(play)) == ("touching_or_nearly", "Director"), "found before anyone chooses"
        play.found(True)
    assert (asked(play), trick(play), str(play.turn)) == (None, "E:C9 S:CA", "West")
    assert penalty_cards(play) == set()


@editions()
@pytest.mark.parametrize("first", ["faced", "held"])
def test_154_the_offenders_second_card_takes_no_right_from_declarer(laws: Edition, first: str) -> None:
    play = scene(laws, "2H by S", trick=3, leader="S")
    play.faced("W", "D9")
    (play.faced if first == "faced" else play.held)("E", "DK")
    play.director("S")
    if first == "held":
        assert (asked(play), to(play)) == ("partner_could_possibly_see_face", "Director"), "found before anyone chooses"
        play.found(True)
    assert (asked(play), to(play)) == ("lead_out_of_turn", "S")
    play.chose("refuse")
    assert (str(play.turn), penalty_cards(play)) == ("South", {"W:D9 major", "E:DK major"})


@editions()
def test_116_the_proper_lead_found_when_the_trick_is_over(laws: Edition) -> None:
    play = cards(scene(laws, trick=5, leader="S"), "W:H9 S:C2 W:C3 N:C4 E:C5")
    play.director("S")
    assert (asked(play), to(play)) == ("meant_as_lead", "Director")
    play.found(True)
    assert (play.table.number, trick(play), str(play.turn), penalty_cards(play)) == (6, "", "East", set())


# 57: too soon


@editions()
@pytest.mark.parametrize("told", ["faced", "held", "held, found when dummy had played"])
def test_123_before_his_partner(laws: Edition, told: str) -> None:
    play = cards(scene(laws, "4S by S", trick=3, leader="S"), "S:C4")
    (play.faced if told == "faced" else play.held)("E", "CK")
    if "dummy" in told:
        cards(play, "W:C8 N:CA")
    play.director("S")
    if told != "faced":
        play.found(True)
    assert (asked(play), to(play)) == ("premature_play", "S")
    assert options(play) == {"highest", "lowest", "forbid"} | ({"require"} if laws is L2017 else set())


@editions()
@pytest.mark.parametrize("told", ["faced", "held"])
def test_136_at_dummys_turn(laws: Edition, told: str) -> None:
    play = cards(scene(laws, trick=4, leader="W"), "W:C5")
    (play.faced if told == "faced" else play.held)("E", "CJ")
    play.director("S")
    if told == "held":
        play.found(True)
    assert (trick(play), str(play.turn)) == ("W:C5", "North")
    assert penalty_cards(play) == (set() if laws is L2017 else {"E:CJ major"})


# 58B and 49


@editions()
@pytest.mark.parametrize("told", ["together", "dropped"])
def test_142_the_card_that_came_with_the_lead(laws: Edition, told: str) -> None:
    play = Play(contract="3NT by S", laws=laws)
    if told == "together":
        play.faced_several("W", "ST S5")
        play.director("S")
        play.chose("ST")
    else:
        play.faced("W", "ST")
        play.dropped("W", "S5")
        play.director("S")
        play.found(True)
        play.found(False)
    assert (trick(play), str(play.turn), penalty_cards(play)) == ("W:ST", "North", {"W:S5 minor"})
