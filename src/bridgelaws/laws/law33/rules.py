"""Law 33: simultaneous calls."""

from __future__ import annotations

from ...board.acts import Act
from ...board.events import Event, Made
from ...board.orders import Tell
from ...board.phases import Phase
from ...board.table import Incident, Table
from ...hearing.hearing import Hearing
from ...hearing.law import Law, only
from ...values.frozen import replace
from ...values.seats import Seat
from ..calling import Route, route
from ..common import file, reads
from . import book, words


def in_order(table: Table, before: Table, event: Event) -> tuple[Table, tuple[Event, ...]] | None:
    """Of two calls at one moment that of the player on turn comes first; of two out of rotation, by the reading.

    The table to start from and the two calls in their order, if they were reported the other way round.
    """
    previous = table.log[-1]
    if not isinstance(event, Made) or not event.with_previous or not isinstance(previous, Made):
        return None
    turn = before.auction.turn
    if turn is None or not _comes_first(before, turn, event.seat, previous.seat):
        return None
    return before, (replace(event, with_previous=False), replace(previous, with_previous=True))


def _comes_first(table: Table, turn: Seat, seat: Seat, other: Seat) -> bool:
    if turn in (seat, other):
        return turn is seat
    nearer = (seat - turn) % 4 < (other - turn) % 4
    return nearer and reads(table, book.NEARER_FIRST)


def notice(table: Table, act: Act) -> Incident | None:
    """A call at the same moment as another that, coming after it, is in rotation."""
    first = _together(table, act.event)
    if first is None or act.call is None or route(table, act) is not Route.REGULAR:
        return None
    return file(table, act, book.CalledTogether, words.CALLED_TOGETHER(act.seat, act.call, first.seat), at_once=True)


def _together(table: Table, event: object) -> Made | None:
    """The call that was made at the same moment and counts as the first."""
    if not isinstance(event, Made) or not event.with_previous or len(table.log) < 2:
        return None
    at = next((n for n in range(len(table.log) - 1, 0, -1) if table.log[n] is event), None)
    first = None if at is None else table.log[at - 1]
    return first if isinstance(first, Made) else None


def hear(h: Hearing[book.CalledTogether]) -> None:
    """It is in rotation: what the preface says of it is all."""


def preface(h: Hearing) -> None:
    """Before whatever is ruled on one of two calls: which counts as made after the other."""
    event = h.incident.cause
    if not isinstance(event, Made) or h.incident.made is None:
        return
    first = _together(h.table, event)
    if first is not None:
        _says_so(h, event, first)
        return
    later = _after(h, event)
    if later is not None and h.incident.before.auction.turn not in (event.seat, later.seat):
        h.reads(book.NEARER_FIRST)
        _says_so(h, later, event)


def _after(h: Hearing, event: Made) -> Made | None:
    """The call that was made at the same moment as this one and counts as the second."""
    following = h.since[1] if len(h.since) > 1 else None
    together = isinstance(following, Made) and following.with_previous and h.since[0] is event
    return following if together and isinstance(following, Made) else None


def _says_so(h: Hearing, second: Made, first: Made) -> None:
    told = words.COUNTS_AFTER(second.call, second.seat, first.call, first.seat)
    h.rule(book.SUBSEQUENT, Tell(told, (second.seat, first.seat)))


LAW = Law(
    33,
    orders=in_order,
    notices=notice,
    of=only(Made),
    hears=hear,
    prefaces=preface,
    phases=(Phase.AUCTION,),
    yields_to=(28,),
)
