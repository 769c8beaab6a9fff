"""Law 25: questions to a table."""

from __future__ import annotations

from ...board.acts import Act
from ...board.auction import CallMade
from ...board.events import HandsReturned, Made
from ...board.phases import AUCTION_PERIOD
from ...board.table import Incident, Table
from ...values.calls import Call
from ...values.seats import Seat
from ..books import book17
from ..calling import Route, route
from . import book

_IN_ORDER = (Route.REGULAR, Route.AWAITED)


def being_changed(table: Table, incident: Incident) -> bool:
    """Whether the player has changed, or wants to change, the call of another law's file: that is heard first (25A)."""
    changes = (c for c in table.files(book.ChangedCall) if c.offender is incident.offender and c.attended)
    return any(change.first.id == incident.made for change in changes)


def partner_has_called(table: Table, first: CallMade) -> bool:
    """Whether the partner of a player has called since, be it that his call did not stand."""
    return any(made.seat is first.seat.partner and made.id > first.id for made in table.auction.calls)


def called_over(table: Table, first: CallMade) -> CallMade | None:
    """What the player on the left has called over a call, if that still lies there."""
    later = (made for made in table.auction.after(first.id) if made.seat is first.seat.lho)
    return next(later, None)


def period_over(table: Table) -> bool:
    """Whether the auction period is over: the opening lead is faced, or the board was passed out and put back."""
    if not table.passed_out:
        return table.phase not in AUCTION_PERIOD
    until_hands_are_back = book17.PERIOD_ENDS_PASSED_OUT.term(table.edition, "hands_back")
    return not until_hands_are_back or any(isinstance(event, HandsReturned) for event in table.log)


def in_order_there(table: Table, first: CallMade, call: Call) -> bool:
    """Whether a call would have been in turn and legal in the place of another."""
    calls = table.auction.calls
    place = next(n for n, made in enumerate(calls) if made.id == first.id)
    then = table.auction._replace(calls=calls[:place])
    return _in_order(table.but(auction=then, final=None), first.seat, call)


def in_order_now(table: Table, seat: Seat, call: Call, over: int) -> bool:
    """Whether a call is still legal after what has taken the place of another; `over` is its own id."""
    return _in_order(table.but(auction=table.auction.without(over), final=None), seat, call)


def _in_order(table: Table, seat: Seat, call: Call) -> bool:
    return route(table, Act(Made(seat, call), seat)) in _IN_ORDER
