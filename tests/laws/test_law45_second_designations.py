"""Law 45C4: a defender's second named card."""

from __future__ import annotations

import pytest

from bridgelaws.book.editions import Edition
from bridgelaws.play.play import Play
from bridgelaws.values.cards import Card
from bridgelaws.values.seats import Seat
from editions import editions
from law45_scenes import put_right
from scenes import asked, options, penalty_cards, scene, trick, unattended

# A defender's second named card


@editions()
@pytest.mark.parametrize("known", [True, False])
@pytest.mark.parametrize("put", [True, False])
def test_49_a_second_card_that_a_defender_names_in_vain_is_a_penalty_card(
    laws: Edition, known: bool, put: bool
) -> None:
    play = scene(laws, trick=5, current="N:C2", hands={"E": "CQ C9 ..."} if known else {})
    if put:
        play.faced("E", "C9")
    else:
        play.named("E", "nine of clubs")
    play.corrected("E", "queen of clubs")
    play.director("S")
    if asked(play) == "designation_unintended":
        play.found(False)
    assert asked(play) == "designated_otherwise"
    play.found(False)
    assert (asked(play), trick(play), penalty_cards(play)) == (None, "N:C2 E:C9", {"E:CQ major"})
    assert {"49", "R49-1"} <= set(play.citations)


@editions()
def test_r49_1_set_aside_a_second_named_card_has_no_effect(laws: Edition) -> None:
    play = scene(laws, trick=5, current="N:C2", set_aside=("R49-1",))
    play.named("E", "nine of clubs")
    play.corrected("E", "queen of clubs")
    play.director("S")
    if asked(play) == "designation_unintended":
        play.found(False)
    assert (asked(play), trick(play), penalty_cards(play)) == (None, "N:C2 E:C9", set())


@editions()
def test_49_a_second_card_that_declarer_names_in_vain_costs_nothing(laws: Edition) -> None:
    play = scene(laws, trick=5, current="E:C5")
    play.named("S", "nine of clubs", hand="S")
    play.corrected("S", "queen of clubs", hand="S")
    play.director("W")
    if asked(play) == "designation_unintended":
        play.found(False)
    assert (asked(play), trick(play), penalty_cards(play)) == (None, "E:C5 S:C9", set())


@editions()
@pytest.mark.parametrize("known", [True, False])
def test_45e1_a_card_that_a_defender_names_for_the_next_trick_is_a_lead(laws: Edition, known: bool) -> None:
    play = scene(laws, trick=5, current="W:CK N:C2", hands={"E": "CA SQ ..."} if known else {})
    play.named("E", "ace of clubs")
    play.named("E", "queen of spades")
    play.director("S")
    assert asked(play) == "designated_for_next_trick"
    play.found(True)
    assert (asked(play), trick(play)) == (None, "W:CK N:C2 E:CA")
    play.faced("S", "C7")
    assert (trick(play), penalty_cards(play)) == ("E:SQ", set())


def called_early(laws: Edition, *then: str, known: bool = True) -> Play:
    """Declarer called ♣A from dummy before East had played to ♥A; it was for the next trick."""
    hands = {"N": "HA CA C3 D6", "E": "H2 C2 D2 D3"} if known else {}
    play = scene(laws, trick=10, current="S:HT W:HQ", hands=hands)
    play.named("S", "heart ace")
    play.placed("N", "HA")
    play.named("S", "club ace")
    for told in then:
        play.placed(*told.split(":")) if told.startswith("N") else play.faced(*told.split(":"))
    play.director("E")
    play.found(True, "designated_for_next_trick")
    return play


@editions()
@pytest.mark.parametrize("known", [True, False])
def test_45e2_dummy_who_has_moved_a_card_called_for_the_next_trick_takes_it_back(laws: Edition, known: bool) -> None:
    play = called_early(laws, "N:CA", known=known)
    assert (trick(play), asked(play), play.turn) == ("S:HT W:HQ N:HA", None, Seat.EAST)
    assert {"45C4(a)", "45E2"} <= set(play.citations)


@editions()
def test_45e2_who_played_after_it_was_moved_may_change_and_there_is_no_revoke(laws: Edition) -> None:
    play = called_early(laws, "N:CA", "E:H2")
    play.chose("keep", "keep_or_withdraw:E")
    assert (play.turn, play.table.revokes, play.table.last_trick is not None) == (Seat.NORTH, (), True)


@editions()
@pytest.mark.parametrize("known", [True, False])
def test_45b_dummy_moves_the_card_called_early_once_the_trick_is_complete(laws: Edition, known: bool) -> None:
    play = called_early(laws, known=known)
    play.faced("E", "H2")
    play.placed("N", "CA")
    assert (trick(play), unattended(play), play.turn) == ("N:CA", [], Seat.EAST)


@editions()
def test_45f_another_card_than_the_one_called_early_is_moved_unasked(laws: Edition) -> None:
    play = called_early(laws)
    play.faced("E", "H2")
    play.placed("N", "C3")
    assert unattended(play) == ["45"]


@editions()
@pytest.mark.parametrize("led", [True, False])
def test_45e1_whether_a_card_named_after_one_was_played_is_a_lead_is_asked(laws: Edition, led: bool) -> None:
    play = scene(laws, trick=5, current="W:CK N:C2", hands={"E": "CA SQ ..."})
    play.faced("E", "CA")
    play.named("E", "queen of spades")
    play.director("S")
    assert asked(play) == "deemed_led"
    play.found(led)
    if not led:
        play.found(False)
    assert (asked(play), penalty_cards(play)) == (None, set() if led else {"E:SQ major"})


@editions()
def test_45c4b_win_instead_of_a_card_is_the_lowest_that_wins(laws: Edition) -> None:
    play = scene(laws, trick=11, leader="E", hands={"N": "D2 D5 DA", "E": "D9 HK H3"})
    play.faced("E", "D9")
    play.faced("S", "D4")
    play.faced("W", "D8")
    play.named("S", "five of diamonds")
    play.corrected("S", "win")
    play.director("W")
    put_right(play)
    last = play.table.last_trick
    assert last is not None
    assert last.card(Seat.NORTH) == Card.parse("DA")


@editions()
def test_45c4b_cover_instead_of_a_card_is_asked_for_though_dummy_is_on_file(laws: Edition) -> None:
    play = scene(laws, trick=11, leader="W", hands={"N": "D2 D5 DA", "E": "D9 HK H3"})
    play.faced("W", "D3")
    play.named("S", "two of diamonds")
    play.placed("N", "DA")
    play.corrected("S", "cover")
    play.director("W")
    put_right(play)
    assert asked(play) == "card_called"
    play.found("DA", "card_called")
    assert trick(play) == "W:D3 N:DA"
    assert "45D" not in " ".join(play.citations)


def said_top(laws: Edition, **position: object) -> Play:
    """Declarer takes up a spade of dummy, says "top", and East plays; then he calls the Director."""
    play = scene(laws, trick=4, current="W:S8", **position)
    play.faced("N", "S4")
    play.named("S", "top")
    play.faced("E", "S3")
    play.director("S")
    return play


@editions()
def test_45c4b_from_a_dummy_not_on_file_top_may_be_the_card_that_lies_there(laws: Edition) -> None:
    play = said_top(laws)
    assert (asked(play), {"S4", "SJ"} <= options(play), "S2" in options(play)) == ("card_called", True, False)
    again = play.copy()
    again.found("S4")
    assert (asked(again), trick(again)) == (None, "W:S8 N:S4 E:S3")
    play.found("SJ")
    on_file = said_top(laws, hands={"N": "S4 S9 SJ ..."})
    assert asked(play) == asked(on_file)
    assert trick(play) == trick(on_file)


@editions()
def test_45c4b_who_says_what_he_said_before_wants_no_other_card(laws: Edition) -> None:
    play = scene(laws, trick=4, current="W:S8")
    play.named("S", "top")
    play.found("S4")
    play.placed("N", "S4")
    play.named("S", "top")
    play.director("S")
    assert (asked(play), trick(play), unattended(play)) == (None, "W:S8 N:S4", [])
