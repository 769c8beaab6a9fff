"""The watch over orders and files sees what it is for."""

from __future__ import annotations

from typing import Any

import pytest

from bridgelaws import Play
from bridgelaws.board.orders import ReturnToHand, Stands, Tell
from bridgelaws.board.words import PLAY_GOES_ON
from bridgelaws.hearing.hearing import Hearing
from bridgelaws.laws.law44 import book as book44
from bridgelaws.values.cards import Card
from bridgelaws.values.seats import Seat, Side
from well_typed import fits, misfits

ACE = Card.parse("SA")
NOTHING: Any = None


@pytest.mark.parametrize(
    ("value", "hint", "expected"),
    [
        (ACE, Card, True),
        (None, Card, False),
        (None, Card | None, True),
        ((ACE,), tuple[Card, ...], True),
        ((ACE, None), tuple[Card, ...], False),
        (None, tuple[Card, ...], False),
        ((1, 2), tuple[int, int], True),
        ((1, 2, 3), tuple[int, int], False),
        (frozenset({1}), frozenset[str], False),
        (Side.NS, Side, True),
        ("x", Any, True),
    ],
)
def test_a_value_fits_its_annotation_or_not(value: Any, hint: Any, expected: bool) -> None:
    assert fits(value, hint) is expected


def test_a_field_of_another_type_is_named() -> None:
    assert list(misfits(Stands(Seat.NORTH, ACE))) == []
    assert "Stands.card is None" in next(misfits(Stands(Seat.NORTH, NOTHING)))
    assert "ReturnToHand.cards" in next(misfits(ReturnToHand(Seat.NORTH, NOTHING)))


@pytest.mark.parametrize("order", [NOTHING, Stands(Seat.NORTH, NOTHING), Tell(PLAY_GOES_ON(), (NOTHING,))])
def test_no_such_order_is_given(order: Any) -> None:
    play = Play(contract="3NT by S", laws=2017)
    play.faced("E", "HK")
    hearing = Hearing(play.table, play.table.docket[0])
    with pytest.raises(AssertionError):
        hearing.rule(book44.FOLLOW_SUIT, order)
