"""What an event counts as, before any law rules on it."""

from __future__ import annotations

from ..values.calls import Call
from ..values.cards import Card
from ..values.frozen import dataclass, field
from ..values.seats import Seat
from .events import Event, Held, Made, Manner, Named, Placed, Shown, Touched
from .keys import Key
from .lives import How

_set = object.__setattr__


@dataclass(frozen=True, slots=True)
class Act:
    """An event, and the play it amounts to: a card put forward from a hand, or nothing.

    `judged_as` is the key under which it is judged, if it is no act of its own: a finding or a ruling has made it one.
    """

    event: Event | None
    seat: Seat
    card: Card | None = None
    plays: bool = False
    judged_as: Key | None = None
    # The hand and the card of a play; the call that it is, if it is one, and one that was only begun is none yet. Every
    # law that notices acts looks at them: they are worked out once.
    play: tuple[Seat, Card] | None = field(init=False, compare=False, repr=False)
    call: Call | None = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        event = self.event
        _set(self, "play", (self.seat, self.card) if self.plays and self.card is not None else None)
        _set(self, "call", event.call if isinstance(event, Made) and event.done is Manner.MADE else None)

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
