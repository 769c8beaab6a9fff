"""Law 13: what a count of the hands shows."""

from __future__ import annotations

from ...board.procedure import HandsCounted
from ...board.table import Incident, Table
from ...values.seats import SEATS, Seat

DEALT = 13  # cards to a hand


def counted(incident: Incident) -> HandsCounted:
    """The count that opened a file."""
    cause = incident.cause
    assert isinstance(cause, HandsCounted)
    return cause


def wrong_hands(count: HandsCounted) -> tuple[Seat, ...]:
    """The hands that had not thirteen cards."""
    return tuple([seat for seat in SEATS if count.counts[seat] != DEALT])


def short_hands(count: HandsCounted) -> tuple[Seat, ...]:
    """The hands that had fewer."""
    return tuple([seat for seat in SEATS if count.counts[seat] < DEALT])


def long_hands(count: HandsCounted) -> tuple[Seat, ...]:
    """The hands that had more."""
    return tuple([seat for seat in SEATS if count.counts[seat] > DEALT])


def has_called(table: Table, seats: tuple[Seat, ...]) -> bool | None:
    """Whether one of some players has called; None where that may have been before the calls on file.

    When an auction is over, all four have called.
    """
    if not table.calling or any(made.seat in seats for made in table.auction.calls):
        return True
    return None if any(table.auction.has_called(seat) is None for seat in seats) else False
