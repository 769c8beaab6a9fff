"""Ruling cases on Laws 41 and 45-47, and some on 53-60, told late, in other words, and with no hand on file."""

from __future__ import annotations

import pytest

from bridgelaws.book.editions import L1997, L2007, L2017, Edition
from bridgelaws.play.play import Play
from editions import editions
from scenes import asked, options, penalty_cards, scene, to, trick


def cards(play: Play, acts: str) -> Play:
    """Cards faced one after the other: `W:H8 N:H2`."""
    for act in acts.split():
        play.faced(*act.split(":"))
    return play


# 53, 57, 58, 60: what an act was, found when play has gone on


@editions()
@pytest.mark.parametrize(
    "rest", ["N:D2", "N:D2 E:D3", "N:D2 E:DA S:D4", "N:D2 E:D3 S:D4", "N:DK E:D3 S:D4 N:D8", "N:DK E:D3 S:D4 N:D8 E:D9"]
)
@pytest.mark.parametrize("first", ["call", "attention"])
def test_052_a_card_put_in_place_of_the_lead_is_not_forgiven_as_a_lead(laws: Edition, rest: str, first: str) -> None:
    play = cards(scene(laws, trick=5, leader="W"), f"W:D7 W:C9 {rest}")
    if first == "attention":
        play.said("N", "attention")
    else:
        play.director("S")
    assert asked(play) == "led_to_next_trick"
    play.found(False)
    assert "60A1" not in play.citations
    while asked(play) in ("designated_otherwise", "exposed_by_deliberate_play", "extra_exposed"):
        play.found(asked(play) != "designated_otherwise")
    assert penalty_cards(play) == {"W:C9 major"}


@editions()
def test_052_a_lead_to_the_next_trick_stays_forgiven(laws: Edition) -> None:
    play = cards(scene(laws, trick=5, leader="W"), "W:D7 W:C9 N:D2 E:D3 S:D4")
    play.director("S")
    play.found(True)
    assert (asked(play), penalty_cards(play), trick(play)) == (None, set(), "W:C9")
    assert {"60A1", "60A2"} <= set(play.citations)


@editions()
@pytest.mark.parametrize("later", ["", " W:S4 N:S5", " W:S4 N:S5 E:D2 S:D3"])
def test_116_the_proper_lead_found_after_play_to_the_next_trick(laws: Edition, later: str) -> None:
    play = cards(scene(laws, trick=5, leader="S"), f"W:H9 S:C2 W:C3 N:C4 E:C5 E:S2 S:S3{later}")
    play.director("S")
    assert (asked(play), to(play)) == ("meant_as_lead", "Director")
    play.found(True)
    told = f"E:S2 S:S3{later}".split()
    assert trick(play) == " ".join(told[4:] if len(told) > 4 else told[: len(told) % 4])
    assert (str(play.table.trick_at(5)), penalty_cards(play)) == ("S:♣2 W:♣3 N:♣4 E:♣5", set())


@editions()
@pytest.mark.parametrize("picked", ["ST", "S5"])
def test_142_attention_was_drawn_at_once_and_the_director_comes_later(laws: Edition, picked: str) -> None:
    play = Play(contract="3NT by S", laws=laws)
    play.faced_several("W", "ST S5")
    play.said("S", "attention")
    cards(play, "N:S2 E:S4 S:SJ S:H2 W:H3 N:H4 E:HK")
    play.director("S")
    assert (asked(play), options(play)) == ("card_played", {"ST", "S5"})
    play.chose(picked)
    kind = {"ST": "W:S5 minor", "S5": "W:ST major"}[picked]
    assert (penalty_cards(play), play.table.number, str(play.turn)) == ({kind}, 3, "East")
    assert "58B4" not in play.citations


@editions()
def test_142_nobody_had_said_a_word(laws: Edition) -> None:
    play = Play(contract="3NT by S", laws=laws)
    play.faced_several("W", "ST S5")
    cards(play, "N:S2 E:S4 S:SJ S:H2 W:H3 N:H4 E:HK")
    play.director("S")
    assert (asked(play), to(play)) == ("card_faced_at_trick", "Director")


# 45C1-C3: a card held or touched


@editions()
@pytest.mark.parametrize("put_back", [False, True])
@pytest.mark.parametrize("later", ["", "S:D2"])
def test_003_the_card_held_was_played_and_the_other_put_down_in_its_place(
    laws: Edition, put_back: bool, later: str
) -> None:
    play = scene(laws, trick=4, current="N:C2 E:C5 S:CQ")
    play.held("W", "C4")
    if put_back:
        play.retracted("W", "C4")
    cards(play, f"W:C9 {later}")
    play.director("S")
    assert asked(play) == "partner_could_possibly_see_face"
    play.found(True)
    assert (asked(play), trick(play), penalty_cards(play)) == (None, later, {"W:C9 major"})


@editions()
@pytest.mark.parametrize("told", ["held", "held, put back", "faced, taken back"])
def test_006_whoever_played_on_from_the_card_put_in_its_place_is_judged_on_the_one_that_counts(
    laws: Edition, told: str
) -> None:
    play = scene(laws, trick=4, current="W:S5 N:S2 E:SJ")
    (play.faced if told.startswith("faced") else play.held)("S", "SA")
    if told != "held":
        play.retracted("S", "SA")
    cards(play, "S:S3 E:H3")
    play.director("W")
    if asked(play) == "near_table":
        play.found(True)
    while asked(play) != "deemed_led":
        play.found(True)
    play.found(False)
    assert (str(play.table.trick_at(4)), asked(play)) == ("W:♠5 N:♠2 E:♠J S:♠A", "deemed_led")


@editions()
@pytest.mark.parametrize("placed", [False, True])
def test_002_what_declarer_touched_by_design_was_no_slip_of_the_tongue(laws: Edition, placed: bool) -> None:
    play = scene(laws, "4S by S", trick=5, current="W:D6")
    play.touched("S", "D4")
    if placed:
        play.placed("N", "D4")
    play.named("S", "queen")
    play.director("W")
    play.found(True)
    play.found(False)
    assert (asked(play), trick(play), str(play.turn)) == (None, "W:D6 N:D4", "East")
    assert "45C3" in play.citations


# 45C4, 46: what a call was for, found late and with dummy not on file


@editions()
@pytest.mark.parametrize("later", ["", "E:S5", "E:S5 S:S9", "E:S5 S:S9 W:SA", "E:S5 S:S9 W:SA W:H3 N:H4"])
@pytest.mark.parametrize(("words", "rule"), [("the four", "46B3(a)"), ("spade", "46B2")])
def test_010_a_call_from_a_dummy_not_on_file_is_a_play_when_it_is_made(
    laws: Edition, later: str, words: str, rule: str
) -> None:
    play = scene(laws, "1NT by S", trick=2, leader="N")
    play.named("S", words)
    cards(play, later)
    play.director("E")
    assert (asked(play), to(play)) == ("card_called", "Director")
    play.found("S4")
    told = f"N:S4 {later}".split()
    assert (asked(play), trick(play)) == (None, " ".join(told[4:] if len(told) > 3 else told))
    assert (rule in play.citations, penalty_cards(play)) == (True, set())


@editions()
@pytest.mark.parametrize("told", ["corrected", "named", "one breath"])
@pytest.mark.parametrize("later", ["", "S:H2", "S:H2 W:H5"])
def test_012_the_jack_was_meant_when_he_spoke(laws: Edition, told: str, later: str) -> None:
    play = scene(laws, "2S by S", trick=4, current="E:S4 S:SQ W:S9")
    if told == "one breath":
        play.named("S", "jack, oops, the king")
    else:
        play.named("S", "jack")
        (play.corrected if told == "corrected" else play.named)("S", "oops, the king of spades")
    cards(play, later)
    play.director("E")
    for _ in range(3):
        if asked(play) == "card_called":
            play.found("SJ")
        elif asked(play) is not None:
            play.found(False)
    assert (asked(play), str(play.table.trick_at(4))) == (None, "E:♠4 S:♠Q W:♠9 N:♠J")
    assert trick(play) == later


@editions()
@pytest.mark.parametrize("placed", [False, True])
@pytest.mark.parametrize("later", ["", "E:D3", "E:D3 S:DA"])
def test_016_the_diamond_said_in_one_breath_was_called_when_he_spoke(laws: Edition, placed: bool, later: str) -> None:
    play = scene(laws, trick=2, leader="N", last_trick="W:CK N:CA E:C8 S:C5")
    play.named("S", "club, oh no, diamond")
    if placed:
        play.placed("N", "D2")
    cards(play, later)
    play.director("E")
    assert asked(play) == "designation_unintended"
    play.found(True)
    play.found("D2")
    assert (asked(play), trick(play)) == (None, f"N:D2 {later}".strip())


@editions()
@pytest.mark.parametrize("later", ["", "E:S4"])
def test_017_the_jack_stands_and_whoever_followed_did_so_in_turn(laws: Edition, later: str) -> None:
    play = scene(laws, "3C by S", trick=4, leader="N")
    play.named("S", "spade jack, no, play a trump")
    cards(play, later)
    play.director("W")
    play.found(False)
    assert (asked(play), trick(play)) == (None, f"N:SJ {later}".strip())


# 45C4: a defender names a card of his own


@editions(L1997, L2007)
@pytest.mark.parametrize("told", ["corrected", "named", "one breath"])
def test_021_any_player_may_correct_a_slip(laws: Edition, told: str) -> None:
    play = names_the_wrong_king(laws, told)
    assert (asked(play), trick(play)) == ("designation_unintended", "W:CK")
    play.found(True)
    play.found(False)
    if asked(play) == "card_called":
        play.found("DK")
    assert (asked(play), trick(play), penalty_cards(play)) == (None, "W:DK", set())
    assert {"45C4(b)", "47C"} <= set(play.citations)


@editions(L2017)
@pytest.mark.parametrize("told", ["corrected", "named", "one breath"])
def test_021_from_2017_on_a_defender_may_not(laws: Edition, told: str) -> None:
    play = names_the_wrong_king(laws, told)
    if told == "one breath":  # "diamonds" alone may have been another
        assert (asked(play), trick(play)) == ("card_called", "W:CK")
        play.found("DK")
    assert (asked(play), trick(play)) == ("designated_otherwise", "W:CK")
    play.found(False)
    assert (asked(play), trick(play), penalty_cards(play)) == (None, "W:CK", {"W:DK major"})


def names_the_wrong_king(laws: Edition, told: str) -> Play:
    play = scene(laws, "4S by S", trick=2, leader="W")
    if told == "one breath":
        play.named("W", "king of clubs, sorry, diamonds")
    else:
        play.named("W", "king of clubs")
        (play.corrected if told == "corrected" else play.named)("W", "sorry, king of diamonds")
    play.director("S")
    return play


@editions()
@pytest.mark.parametrize("words", ["queen", "queen, no, ace"])
def test_015_the_director_says_which_card_a_defender_named(laws: Edition, words: str) -> None:
    play = scene(laws, "4S by S", trick=2, current="N:C2")
    play.named("E", words)
    play.faced("E", "CA")
    play.director("S")
    assert (asked(play), to(play), options(play)) == ("card_called", "Director", {"SQ", "HQ", "DQ", "CQ", "none"})
    play.found("CQ")
    if asked(play) == "designation_unintended":
        play.found(False)
    assert (asked(play), trick(play)) == ("led_to_next_trick", "N:C2 E:CQ")
    play.found(False)
    play.found(False)
    assert penalty_cards(play) == {"E:CA major"}


@editions()
def test_015_words_that_named_no_card_bind_nobody(laws: Edition) -> None:
    play = scene(laws, "4S by S", trick=2, current="N:C2")
    play.named("E", "queen")
    play.faced("E", "CA")
    play.director("S")
    play.found("none")
    assert (asked(play), trick(play), penalty_cards(play)) == (None, "N:C2 E:CA", set())


@editions()
def test_015_who_puts_down_what_he_named_has_played_it(laws: Edition) -> None:
    play = scene(laws, "4S by S", trick=2, current="N:C2")
    play.named("E", "queen")
    cards(play, "E:CQ S:C4")
    play.director("S")
    assert (asked(play), trick(play)) == (None, "N:C2 E:CQ S:C4")


# 45D: the lead goes back with dummy's card before it, and what was played to it is kept


@editions()
@pytest.mark.parametrize(("held", "lies"), [(True, "S:HJ"), (False, "N:C2 S:HJ")])
@pytest.mark.parametrize("moved", [False, True])
def test_45d_a_card_kept_when_the_lead_went_back_has_to_follow_to_the_next(
    laws: Edition, held: bool, lies: str, moved: bool
) -> None:
    play = scene(laws, "1D by W", trick=5, leader="N", hands={"E": "SJ SA HT S4 C6 C8 D6 H2 H3"})
    cards(play, "N:SK E:SJ").placed("E", "HT")
    cards(play, "S:D4 W:HA S:S8 N:C2").director("W")
    given = {"keep_or_withdraw:S": "keep", "keep_or_withdraw:S:S8": "withdraw", "keep_or_withdraw:N": "keep"}
    while (question := play.question) is not None:
        play.answer(given.get(question.id, False))
    assert (trick(play), str(play.turn)) == ("N:C2", "South")
    if moved:  # dummy moves a card of himself: until that is ruled on nobody has to follow to what is led
        play.placed("E", "SA")
        cards(play, "S:HJ W:H8 S:ST").director("S")
        while str(asked(play)).startswith("keep_or_withdraw"):
            play.answer("keep")
        lies += " W:H8"
    else:
        play.faced("S", "HJ")
    assert asked(play) == "holds:N:H:6"
    play.found(held)
    assert (trick(play), [r.id for r in play.table.revokes if r.found and r.trick == 6]) == (lies, [])
