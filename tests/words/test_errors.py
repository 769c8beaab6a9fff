"""Errors in every language: what was wrong is a message, and in a language of our own no English is left."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

from bridgelaws import Card, Contract, Deal, Play, Seat
from bridgelaws.book.editions import edition, find_reading
from bridgelaws.errors import BridgeLawsError
from bridgelaws.files import codec, example_cases
from bridgelaws.values.calls import parse_call
from bridgelaws.values.cards import CardSet, Suit
from bridgelaws.words.message import Message
from pseudo_language import PSEUDO, english_in

CASE: dict[str, Any] = {"format": "bridgelaws-case", "version": 2, "laws": 2017, "contract": "3NT by S"}


def play() -> Play:
    return Play(contract="3NT by S")


def case(**members: Any) -> Callable[[], object]:
    return lambda: codec.decode(CASE | members)


def position(**members: Any) -> Callable[[], object]:
    return case(position={"trick": 5, "leader": "W"} | members)


def later() -> Play:
    one = play()
    one.faced("W", "HK")
    return one


WRONG: dict[str, Callable[[], object]] = {
    "not a card": lambda: Card.parse("HX"),
    "nearly a card": lambda: Card.parse("HHK"),
    "not a suit": lambda: Suit.parse("hart"),
    "not cards": lambda: CardSet.parse(7),
    "no highest": lambda: CardSet().top(),
    "not a seat": lambda: Seat.parse("Nort"),
    "not a call": lambda: parse_call("8Z"),
    "not a contract": lambda: Contract.parse("3NT"),
    "not a deal": lambda: Deal.parse(3),
    "a huge number": lambda: Deal.parse(1 << 400),
    "whose hand": lambda: Deal.parse("AKQ"),
    "three hands": lambda: Deal.parse("N:- - -"),
    "four suits": lambda: Deal.parse("N:AKQ - - -"),
    "a rank": lambda: Deal.parse("N:AZ... - - -"),
    "twice in a hand": lambda: Deal.parse("N:AA... - - -"),
    "twice in the deal": lambda: Deal.parse("N:AK... AK... - -"),
    "lengths": lambda: Deal.parse("N:AK... Q... - -"),
    "an edition": lambda: edition("2071"),
    "a reading": lambda: find_reading("R1"),
    "nothing to undo": lambda: play().undo(),
    "no question": lambda: play().answer(True),
    "already played": lambda: later().faced("W", "HK"),
    "too many cards": lambda: play().dropped("E", (), more=14),
    "none face down": lambda: play().turned_up("W", "HK"),
    "not before him": lambda: play().retracted("W", "HK"),
    "not dummy": lambda: play().placed("W", "HK"),
    "no claim": lambda: play().agreed("W"),
    "tricks": lambda: play().ended(14),
    "not completed": lambda: play().defect_found("W", 3),
    "not JSON": lambda: codec.loads("{"),
    "a mark": lambda: codec.loads("\ufeff{}"),
    "twice": lambda: codec.loads('{"a": 1, "a": 2}'),
    "digits": lambda: codec.loads('{"a": 11111111111111111111}'),
    "no case": lambda: codec.loads("[]"),
    "format": lambda: codec.loads("{}"),
    "version": case(version=99),
    "a key": case(colour="red"),
    "missing": lambda: codec.decode({"format": "bridgelaws-case", "version": 2}),
    "a year": case(laws="2017"),
    "vulnerable": case(vulnerable="maybe"),
    "a list": case(events=3),
    "an event": case(events=[{"event": "sneezed"}]),
    "a seat in a file": case(events=[{"event": "faced", "seat": "Q", "card": "HK"}]),
    "a card in a file": case(events=[{"event": "faced", "seat": "W", "card": 5}]),
    "a number": position(trick=14),
    "who leads": case(position={"trick": 5}),
    "tricks do not add up": position(won={"NS": 9, "EW": 9}),
    "in two places": position(hands={"N": ["HK"], "E": ["HK"]}),
    "penalty cards": position(penalty_cards=[{"seat": "S", "card": "HK", "kind": "major"}]),
    "a suit twice": position(restrictions=[{"seat": "W", "kind": "forbid", "suits": ["H", "H"]}]),
    "a provision": position(restrictions=[{"seat": "W", "kind": "forbid", "suits": ["H"], "law": "99Z"}]),
    "an auction": case(auction={"calls": [{"seat": "N", "call": "1S"}, {"seat": "E", "call": "1S"}]}),
    "passed out": case(auction={"calls": [{"seat": seat, "call": "P"} for seat in "NESW"]}),
    "an example": lambda: example_cases.text("fith-card"),
}
# What was given, and what a case file has to say, is shown as it is.
_GIVEN = re.compile(r"'[^']*'|\"[^\"]*\"|/\w+(?:/\w+)*|\b(?:[NESW]:|[A-Z0-9]{1,4}|PBN|JSON)\b|N:\S+")


def raised(wrong: Callable[[], object]) -> BridgeLawsError:
    with pytest.raises(BridgeLawsError) as found:
        wrong()
    return found.value


@pytest.mark.parametrize("name", WRONG)
def test_an_error_is_a_message(name: str) -> None:
    error = raised(WRONG[name])
    assert isinstance(error.message, Message)
    assert str(error) == error.say("en")


@pytest.mark.parametrize("code", ["fr", "de"])
@pytest.mark.parametrize("name", WRONG)
def test_it_is_said_in_every_language(name: str, code: str) -> None:
    error = raised(WRONG[name])
    assert error.say(code).strip() != str(error)


# These list what may be written, which is English in every case file.
LISTED = ("a key", "missing", "an event", "vulnerable", "not a suit", "not a seat")


@pytest.mark.parametrize("name", [name for name in WRONG if name not in LISTED])
def test_no_english_is_left(name: str) -> None:
    said = raised(WRONG[name]).say(PSEUDO)
    assert english_in(_GIVEN.sub("", said)) == ""


def test_what_a_director_reads() -> None:
    impossible = raised(WRONG["already played"])
    assert impossible.say("fr") == "Ouest ne peut pas avoir mis ♥R face visible\u00a0: cette carte a déjà été jouée"
    assert impossible.say("de") == (
        "West kann ♥K nicht aufgedeckt hingelegt haben: Diese Karte ist schon gespielt worden"
    )
    auction = raised(WRONG["an auction"])
    assert auction.say("fr").startswith("/auction/calls/1\u00a0: l'enchère d'Est, 1♠, est insuffisante sur 1♠\u202f; ")
    assert raised(WRONG["a huge number"]).say("de").startswith("eine Zahl von 401 Bits ist keine Teilung")
    long = raised(lambda: codec.loads(" " * 1_000_001))
    assert "a 1\u202f000\u202f001 caractères" in long.say("fr")
    assert "hat 1.000.001 Zeichen" in long.say("de")
