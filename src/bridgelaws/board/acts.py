"""What an event counts as, before any law rules on it."""

from __future__ import annotations

from typing import NamedTuple

from ..values.cards import Card
from ..values.seats import Seat
from .events import Event, Held, Named, Placed, Shown, Touched
from .keys import Key
from .lives import How


class Act(NamedTuple):
    """An event, and the play it amounts to: a card put forward from a hand, or nothing.

    `judged_as` is the key under which it is judged, if it is no act of its own: a finding or a ruling has made it one.
    """

    event: Event | None
    seat: Seat
    card: Card | None = None
    plays: bool = False
    judged_as: Key | None = None

    @property
    def play(self) -> tuple[Seat, Card] | None:
        """The hand and the card of a play."""
        return (self.seat, self.card) if self.plays and self.card is not None else None

    @property
    def how(self) -> How:
        """How its card comes to lie in a trick: without an event, by a ruling."""
        return _HOW.get(type(self.event), How.FACED)


_HOW: dict[type, How] = {
    Placed: How.PLACED,
    Named: How.NAMED,
    Held: How.HELD,
    Shown: How.HELD,
    Touched: How.TOUCHED,
    type(None): How.ORDERED,
}
