"""A contested claim in the terminal, from the call to the score."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cli.dialogue import Dialogue

CALLED = ("", "6", "S", "4D", "10", "S:", "S", "", "my hand is high", "", "W", "6", "NS")
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
        ask.type("", "6", "S", "4K", "10", "S:", "S", "", "", "", "N", "6", "", "1")
        ask.type(".43..54", "87.5..8", hand)
        assert "4 Karten hat West" in ask.latest if tongue == "de" else "4 cartes reste-t-il à Ouest" in ask.latest


@pytest.mark.parametrize("laws", [1997, 2007, 2017])
def test_a_trick_asked_for_after_a_claim(laws: int, tmp_path: Path) -> None:
    hands = {"N": ["S4", "S3", "D4"], "E": ["HA", "D9", "D8"], "S": ["SA", "S9", "DA"], "W": ["ST", "S8", "D7"]}
    position = {"trick": 11, "leader": "S", "won": {"NS": 8, "EW": 2}, "hands": hands}
    case = {
        "format": "bridgelaws-case",
        "version": 2,
        "laws": laws,
        "contract": "3NT by S",
        "vulnerable": "none",
        "position": position,
    }
    events = [{"event": "claimed", "seat": "S", "tricks": 3}, {"event": "agreed", "seat": "W"}]
    file = tmp_path / "table7.json"
    file.write_text(json.dumps(case | {"events": events}), encoding="utf-8")
    with Dialogue(str(file), columns=200) as ask:
        assert "A side asks for a trick that it conceded or agreed to lose" in ask.latest
        ask.type("next board", "E")
        assert "not a number of tricks" in ask.type("asked for", "W", "many")
        ask.type("asked for", "W", "1")
        shown = " ".join(ask.type("yes").split())
        assert "if nobody makes a play that he would regret, East-West take between 1 and 1 of the 3" in shown
        assert "by any legal play at all East-West take at least 0 of the 3" in shown
        assert "to be given what they ask for (1), East-West must take 1" in shown
        shown = " ".join(ask.type("").split())
        assert "East-West are given the trick after all" in shown
        assert "this is irrational: a trick not taken that can plainly be won" in shown
        assert "Result: 3NT+1" in shown
        assert "430 for North-South" in " ".join(shown.split())
