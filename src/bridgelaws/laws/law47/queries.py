"""Law 47: questions to a table."""

from __future__ import annotations

from ...board.events import Event, Faced, FacedSeveral, Named, Said, Saying, TurnedUp
from ...board.table import Table
from ...values.seats import Seat


def told(table: Table, log: tuple[Event, ...], seat: Seat) -> Said | None:
    """What an opponent wrongly told the player of a hand about the turn just before he led or played.

    What concerns dummy is told to declarer. An opponent who named the hand that was to play misled no one.
    """
    about = (table.turn, seat, table.actor(seat))
    for event in reversed(log):
        if isinstance(event, Said) and event.what is Saying.YOUR_TURN and event.to in about:
            if event.seat.side is not seat.side:
                return event if event.to is not table.turn else None
        elif isinstance(event, Faced | FacedSeveral | TurnedUp | Named):
            return None
    return None
