"""Letters of cards and suits at the terminal: those of the language, also where a value is written with others."""

from __future__ import annotations

import pytest

from bridgelaws import Play
from bridgelaws.cli.prompts import pick
from bridgelaws.cli.values import read_value
from bridgelaws.desk.told import SUITS
from bridgelaws.errors import BridgeLawsError, spoken
from cli.dialogue import kind
from cli.spoken import screen, speaking

DEAL = "N:A74.AJ3.T63.AK96 K83.K9752.7.8752 QJT5.T864.KJ94.4 962.Q.AQ852.QJT3"


def _names_dummys_card() -> Play:
    """East or West is to name one of dummy's cards: SA S7 S4 HJ H3 DT D6 D3 CA CK C9 C6, or none."""
    play = Play(DEAL, "4S by S")
    for seat, card in zip("WNES", ("HQ", "HA", "H2", "H4"), strict=True):
        play.faced(seat, card)
    play.named("S", "anything")
    return play


@pytest.mark.parametrize(
    ("code", "typed", "value"),
    [
        ("en", "CA", "CA"), ("en", "c6", "C6"), ("en", "king of clubs", "CK"), ("en", "none", "none"),
        ("fr", "TA", "CA"), ("fr", "CV", "HJ"), ("fr", "C3", "HJ H3"), ("fr", "T6", "C6"), ("fr", "K6", "D6"),
        ("fr", "as de pique", "SA"), ("fr", "♣R", "CK"), ("fr", "D6", "D6"), ("fr", "HJ", "HJ"), ("fr", "4", "HJ"),
        ("de", "TA", "CA"), ("de", "CB", "HJ"), ("de", "Treff-König", "CK"), ("de", "K6", "D6"), ("de", "HB", "HJ"),
    ],
)  # fmt: skip
def test_a_card_on_offer(code: str, typed: str, value: str) -> None:
    question = _names_dummys_card().question
    assert question is not None
    with speaking(code):
        assert read_value(question, typed) in value.split()


@pytest.mark.parametrize(
    ("code", "typed"),
    [
        ("fr", "C6"),  # the six of hearts, which dummy does not have, and not that of clubs
        ("fr", "CA"),
        ("fr", "CK"),  # the king of hearts or that of clubs
        ("de", "C9"),
        ("en", "H6"),
    ],
)
def test_a_card_that_is_another_one_in_english_is_not_taken_for_it(code: str, typed: str) -> None:
    question = _names_dummys_card().question
    assert question is not None
    with speaking(code), pytest.raises(BridgeLawsError):
        read_value(question, typed)


@pytest.mark.parametrize("code", ["en", "fr", "de"])
@pytest.mark.parametrize("typed", ["C6", "CK", "D6", "none"])
def test_a_script_says_the_same_in_every_language(code: str, typed: str) -> None:
    question = _names_dummys_card().question
    assert question is not None
    with speaking(code):
        assert read_value(question, typed, coded=True) == typed


@pytest.mark.parametrize(
    ("code", "typed", "letter"),
    [
        ("en", "C", "C"), ("en", "hearts", "H"), ("fr", "C", "H"), ("fr", "T", "C"), ("fr", "K", "D"), ("fr", "p", "S"),
        ("fr", "cœur", "H"), ("fr", "trefle", "C"), ("fr", "1", "S"), ("fr", "D", "D"), ("fr", "H", "H"),
        ("de", "C", "H"), ("de", "Herz", "H"), ("de", "Kreuz", "C"), ("de", "T", "C"), ("de", "K", "D"),
        ("de", "4", "C"),
    ],
)  # fmt: skip
def test_a_suit_on_offer(code: str, typed: str, letter: str) -> None:
    with speaking(code):
        assert pick(typed, SUITS) == letter


@pytest.mark.parametrize(
    ("code", "typed", "said"),
    [
        ("fr", ("O: C3", "petit", "CA C4"), "♥4 appelée du mort (46B1(c))"),
        ("fr", ("O: C3", "la plus grosse", "CA C4"), "♥A appelée du mort (46B1(a))"),
        ("fr", ("O: C3", "ce que tu veux", "CA C4"), "(46B5)"),
        ("de", ("W: C3", "klein", "CA C4"), "(46B1(c))"),
        ("de", ("W: C3", "egal", "CA C4"), "(46B5)"),
    ],
)
def test_46_from_the_first_word_to_the_last(code: str, typed: tuple[str, ...], said: str) -> None:
    shown = screen(code, "ask", typed=("", kind("incomplete"), "S", "", "5", *typed, ""))
    assert said in shown.replace("\n", " ")


@pytest.mark.parametrize("code", ["en", "fr", "de"])
def test_who_types_nothing_is_told_what_is_wanted_and_no_name_of_ours(code: str) -> None:
    play = Play(contract="3NT by S")
    play.faced("E", "HK")
    play.director("S")
    question = play.question
    assert question is not None
    for typed in ("", "perhaps"):
        with speaking(code), pytest.raises(BridgeLawsError) as refused:
            read_value(question, typed)
        said = spoken(code).say(refused.value.message)
        assert question.id not in said
        assert {"en": "yes or no", "fr": "oui ou non", "de": "ja oder nein"}[code] in said


def _contested_claim() -> Play:
    """The Director is to say how many of the thirteen tricks South's claim is worth."""
    play = Play(contract="4S by S", laws=2007)
    play.claimed("S", 13)
    play.said("W", "refuse")
    return play


@pytest.mark.parametrize("code", ["en", "fr", "de"])
@pytest.mark.parametrize("coded", [False, True])
@pytest.mark.parametrize("typed", ["0", "1", "3", "13"])
def test_a_number_of_tricks_is_the_number_typed_and_no_place_in_the_list(code: str, coded: bool, typed: str) -> None:
    question = _contested_claim().question
    assert question is not None
    with speaking(code):
        assert read_value(question, typed, coded=coded) == typed
