"""A statement shown back, and the table of plays, in words."""

from __future__ import annotations

from dataclasses import replace

import pytest
from tests.claims.claims import RULED, cards

from bridgelaws.claims import words
from bridgelaws.claims.analysis import analyse
from bridgelaws.claims.kinds import Class, Kind
from bridgelaws.claims.search import Limits
from bridgelaws.claims.statement import (
    DrawTrumps,
    Enter,
    GiveUp,
    InOrder,
    Keep,
    NoFinesse,
    Overruff,
    Ruff,
    Run,
    Statement,
    Step,
    TakeFinesse,
    Throw,
    ThrowCard,
    TrumpMentioned,
)
from bridgelaws.claims.told import play_told, row_told, statement_told
from bridgelaws.values.cards import Card, Suit
from bridgelaws.values.seats import Seat
from bridgelaws.words.languages import language_of as language

BY_NUMBER = {ruled.number: ruled for ruled in RULED}


def rows(number: str, tongue: str = "en") -> list[str]:
    """The table of a claim before anything was found."""
    told = [row_told(row) for row in analyse(BY_NUMBER[number].claim).rows]
    return [language(tongue).say(message) for message in told if message is not None]


def test_a_row_names_a_play_and_what_it_would_come_to() -> None:
    assert rows("301") == ["if it is normal that South leads ♥A while a trump is out, instead of ♦9: 3 tricks"]
    assert rows("303") == ["if it is normal that South plays ♦5 before ♦A: 1 trick"]
    assert rows("319") == [
        "if it is normal that South plays ♠2 and cuts winners off, instead of ♣A: 2 tricks",
        "if it is normal that North throws ♠Q instead of ♦4: 2 tricks",
    ]
    assert rows("301", "fr") == [
        "si ceci est normal : Sud attaque ♥A alors qu'un atout est dehors, au lieu de ♦9 : 3 levées"
    ]


D, H = Suit.DIAMONDS, Suit.HEARTS


@pytest.mark.parametrize(
    ("step", "told"),
    [
        (InOrder(cards("DQ DA")), "plays ♦Q ♦A in this order"),
        (Run(D), "plays diamonds from the top until there are no more"),
        (Run(D, from_the_top=False), "plays diamonds until there are no more"),
        (DrawTrumps(), "draws trumps"),
        (Ruff(Seat.NORTH, H), "ruffs hearts in North's hand"),
        (Overruff(), "overruffs if an opponent ruffs"),
        (Throw(Seat.NORTH, (H, D)), "throws hearts and diamonds from North's hand, in this order"),
        (ThrowCard(Card.parse("C6"), D), "throws ♣6 on diamonds"),
        (TakeFinesse(Seat.SOUTH, D), "finesses in diamonds, in South's hand"),
        (NoFinesse(D), "takes no finesse in diamonds"),
        (GiveUp(D), "gives up a trick in diamonds"),
        (Enter(D), "goes to the other hand in diamonds"),
        (Keep(cards("DT D9")), "keeps ♦T ♦9 to the end"),
        (TrumpMentioned(), "says that a trump is still out"),
    ],
)
def test_each_step_is_shown_back(step: Step, told: str) -> None:
    assert [language("en").say(message) for message in statement_told(Statement((step,)))] == [told]


def test_no_step_says_so() -> None:
    assert [language("en").say(message) for message in statement_told(Statement())] == ["gives no line of play"]


def test_a_row_between_two_numbers_a_blunder_and_a_row_without_a_line() -> None:
    say = language("en").say
    (row,) = analyse(BY_NUMBER["301"].claim).rows
    between = row_told(replace(row, tricks=Limits(1, 3)))
    assert between is not None
    assert say(between).endswith(": between 1 and 3 tricks")
    plain = play_told(replace(row, plays=(Class(Kind.PLAIN),)))
    assert plain is not None
    assert "a trick" in say(plain)
    assert row_told(replace(row, critical=None)) is None
    assert play_told(replace(row, critical=None)) is None


def test_a_row_that_is_not_worked_out() -> None:
    assert language("en").say(words.NOT_WORKED_OUT(2, 5)).endswith("it was not worked out: between 2 and 5")
