"""What events and orders are about, as far as many of them have nothing else to say.

Such an event or order has a name of its own and no fields of its own, and is equal only to one of its own kind. To make
a dataclass of each would double the time that it takes to import them.
"""

from __future__ import annotations

from ..values.cards import Card
from ..values.frozen import dataclass
from ..values.seats import Seat


@dataclass(frozen=True, slots=True)
class OfTable:
    """The table, and no hand of it."""


@dataclass(frozen=True, slots=True)
class OfHand:
    """A hand, or its player, and no more."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class OfCard:
    """A hand, or its player, and a card."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class OfCards:
    """A hand and some of its cards; `more` is how many besides that nobody has named."""

    seat: Seat
    cards: tuple[Card, ...]
    more: int = 0
