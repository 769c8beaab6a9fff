"""The grammar of arguments: articles, elision, what is drawn together, cases, numbers in a row, lists."""

from __future__ import annotations

import pytest

from bridgelaws.board import words
from bridgelaws.errors import UnknownLanguage, spoken
from bridgelaws.values.cards import Card, Suit
from bridgelaws.values.seats import Seat, Side
from bridgelaws.words.catalogue import MissingWords
from bridgelaws.words.languages import language_of

HEARTS, SPADES = Suit.HEARTS, Suit.SPADES


@pytest.mark.parametrize(
    ("seat", "form", "said"),
    [
        (Seat.NORTH, "", "Nord"),
        (Seat.NORTH, "de", "de Nord"),
        (Seat.EAST, "de", "d'Est"),
        (Seat.SOUTH, "de", "de Sud"),
        (Seat.WEST, "de", "d'Ouest"),
        (Seat.EAST, "que", "qu'Est"),
        (Seat.SOUTH, "que", "que Sud"),
        (Seat.WEST, "letter", "O"),
    ],
)
def test_french_seats_elide(seat: Seat, form: str, said: str) -> None:
    assert language_of("fr").seat(seat, form) == said


@pytest.mark.parametrize(
    ("card", "form", "said"),
    [
        ("HK", "", "♥R"),
        ("HQ", "", "♥D"),
        ("ST", "", "♠10"),
        ("HK", "le", "le Roi de Cœur"),
        ("HQ", "le", "la Dame de Cœur"),
        ("SA", "le", "l'As de Pique"),
        ("D8", "le", "le 8 de Carreau"),
        ("CJ", "du", "du Valet de Trèfle"),
        ("HQ", "du", "de la Dame de Cœur"),
        ("SA", "du", "de l'As de Pique"),
        ("SA", "au", "à l'As de Pique"),
        ("HK", "au", "au Roi de Cœur"),
    ],
)
def test_french_cards_by_symbol_and_by_name(card: str, form: str, said: str) -> None:
    assert language_of("fr").card(Card.parse(card), form) == said


@pytest.mark.parametrize(
    ("card", "form", "said"),
    [
        ("HK", "", "♥K"),
        ("HJ", "", "♥B"),
        ("HT", "", "♥10"),
        ("HK", "der", "der Coeur-König"),
        ("HK", "den", "den Coeur-König"),
        ("HQ", "den", "die Coeur-Dame"),
        ("HQ", "dem", "der Coeur-Dame"),
        ("SA", "den", "das Pik-Ass"),
        ("SA", "dem", "dem Pik-Ass"),
        ("SA", "des", "des Pik-Asses"),
        ("DJ", "der", "der Karo-Bube"),
        ("DJ", "den", "den Karo-Buben"),
        ("CT", "der", "die Treff-Zehn"),
        ("HK", "wem", "♥K"),
        ("HK", "wessen", "von ♥K"),
    ],
)
def test_german_cards_by_symbol_and_by_name(card: str, form: str, said: str) -> None:
    assert language_of("de").card(Card.parse(card), form) == said


def test_a_card_that_nobody_has_named() -> None:
    assert language_of("en").card(None, "") == "the card"
    assert language_of("fr").card(None, "du") == "de la carte"
    assert language_of("de").card(None, "dem") == "der Karte"
    assert language_of("de").card(None, "wem") == language_of("de").card(None, "wessen") == "der Karte"


def test_numbers_in_a_row_and_the_word_for_a_lead() -> None:
    french, german = language_of("fr"), language_of("de")
    assert [french.trick(n, "e") for n in (1, 2, 13)] == ["1re", "2e", "13e"]
    assert [french.trick(n, "entamer|attaquer") for n in (1, 2)] == ["entamer", "attaquer"]
    assert german.trick(3, ".") == "3."


def test_lists_and_sides() -> None:
    seats = (Seat.EAST, Seat.SOUTH, Seat.WEST)
    assert language_of("fr").seats(seats, "") == "Est, Sud et Ouest"
    assert language_of("de").seats(seats, "or") == "Ost, Süd oder West"
    assert language_of("fr").side(Side.EW, "de") == "d'Est-Ouest"
    assert language_of("en").suits((HEARTS, SPADES), "a") == "a heart or a spade"


def test_plural_is_that_of_the_language() -> None:
    nothing = words.UNNAMED_GO_BACK(1, Seat.EAST)
    assert language_of("fr").say(nothing).startswith("la carte")
    assert language_of("de").say(words.UNNAMED_GO_BACK(2, Seat.EAST)).startswith("die 2")


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("en", "♥Q is withdrawn and becomes a major penalty card, and East must lead a heart"),
        ("fr", "♥D est retirée et devient une carte pénalisée principale, et Est doit attaquer Cœur"),
        ("de", "♥D wird zurückgenommen und wird zur Hauptstrafkarte, und Ost muss Coeur ausspielen"),
    ],
)
def test_what_is_said_of_the_same_is_joined(code: str, said: str) -> None:
    queen = Card.parse("HQ")
    orders = [words.IS_WITHDRAWN(queen), words.BECOMES_MAJOR(queen), words.MUST_LEAD(Seat.EAST, (HEARTS,), 2)]
    assert language_of(code).joined(orders) == said


def test_a_form_that_a_language_does_not_have_is_an_error() -> None:
    with pytest.raises(MissingWords, match="no form 'du'"):
        language_of("en").card(Card.parse("HK"), "du")


def test_a_language_that_nobody_speaks_is_refused_with_those_there_are() -> None:
    with pytest.raises(UnknownLanguage, match="'xx' is not a language of this package; choose one of de, en, fr"):
        spoken("xx")
    assert spoken("de_AT.UTF-8".partition(".")[0]) is language_of("de")
    assert spoken("FR") is language_of("fr")
