"""What a hand holds, as the Director is asked for it."""

from __future__ import annotations

from ..book.editions import Provision
from ..book.questions import Finding
from ..values.cards import Card, Suit
from ..values.seats import Seat
from . import words


def holding(seat: Seat, suit: Suit, trick: int, *provisions: Provision) -> Finding:
    """The finding whether a hand held a suit at a trick."""
    return words.HOLDS.of(seat.letter, suit.letter, trick, seat=seat, suit=suit).under(*provisions)


def held_when_played(trick: int, seat: Seat, card: Card | None, suit: Suit, *provisions: Provision) -> Finding:
    """The finding whether a hand held a suit when it played a card to a trick that may be past."""
    values = {"seat": seat, "suit": suit, "card": card, "trick": trick}
    return words.HELD.of(seat.letter, suit.letter, trick, **values).under(*provisions)
