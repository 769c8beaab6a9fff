"""A contested claim in the terminal, from the call to the score."""

from __future__ import annotations

import pytest

from cli.dialogue import Dialogue

CALLED = ("", "22", "S", "4D", "10", "S:", "S", "", "my hand is high", "", "W", "6", "NS")
HANDS = ("yes", ".43..54", "87.5..8", "SA SK HA D9", "65..3.9")


def test_from_the_call_to_the_score() -> None:
    with Dialogue() as ask:
        ask.type(*CALLED, *HANDS)
        shown = ask.type("no")
        assert "South leads ♥A while a trump is out, instead of ♦9       3" in shown
        assert "not normal for North-South: to miss a trick" in shown
        assert "type numbers of rows from 1 to 1" in ask.type("2")
        shown = ask.type("1")
        assert "North-South: 3 of the 4 tricks left" in shown
        assert "1  S:♥A* W:♦3 N:♥3 E:♥5  W" in shown
        assert "Here South plays ♥A, and not ♦9" in shown
        assert "S  ♠AK ♥A ♦9" in shown
        assert "is not a number of tricks from 0 to 4" in ask.type("9")
        shown = ask.type("")
        assert "Of the 4 tricks that are left North-South take 3 and East-West 1" in shown
        assert "Result: 4D-1" in shown
        assert "-100  for North-South" in shown


def test_hands_that_do_not_fit_are_asked_for_again() -> None:
    with Dialogue() as ask:
        ask.type(*CALLED)
        assert "North has 3 cards; in this trick it must be 4" in ask.type("yes", ".43..5")
        assert "♥4 ♥3 cannot be in two hands" in ask.type(".43..54", "8.43..8")


def test_without_hands_the_director_states_the_tricks() -> None:
    with Dialogue() as ask:
        ask.type(*CALLED, "no")
        assert "4 tricks" in ask.type("no")
        assert "Result" not in ask.latest


@pytest.mark.parametrize(("tongue", "hand"), [("fr", "AR.A.9."), ("de", "AK.A.9.")])
def test_hands_by_suits_in_other_languages(tongue: str, hand: str) -> None:
    with Dialogue(BRIDGELAWS_LANGUAGE=tongue) as ask:
        ask.type("", "22", "S", "4K", "10", "S:", "S", "", "", "", "N", "6", "", "1")
        ask.type(".43..54", "87.5..8", hand)
        assert "4 Karten hat West" in ask.latest if tongue == "de" else "4 cartes reste-t-il à Ouest" in ask.latest
