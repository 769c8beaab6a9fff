"""Law 18: bids, and whether one was made at all."""

from __future__ import annotations

from ...board.acts import Act
from ...board.events import Made
from ...board.orders import Tell
from ...board.phases import Phase
from ...board.table import Incident, Table
from ...hearing.hearing import Hearing
from ...hearing.law import Law, only
from ..calling import Route, route
from ..common import file
from ..law16 import procedures as law16
from . import book, words


def notice(table: Table, act: Act) -> Incident | None:
    """A call was begun, and nobody has found yet whether it was made."""
    if route(table, act) is not Route.BEGUN:
        return None
    assert isinstance(act.event, Made)
    return file(table, act, book.CallBegun, words.BEGAN(act.seat, act.event.call))


def hear(h: Hearing[book.CallBegun]) -> None:
    """Whether it was made, by what the regulations say of boxes and voices; if not, nothing has been called.

    What was heard or seen of it is then no call, and so nothing that the partner may use.
    """
    event, seat = h.incident.cause, h.offender
    assert isinstance(event, Made)
    if not h.found(book.CALL_MADE, call=event.call):
        h.rule(book.OTHER_METHODS, Tell(words.NOT_MADE(seat, event.call), (seat,)))
        law16.shown_beside(h, seat)


LAW = Law(18, notices=notice, of=only(Made), hears=hear, phases=tuple(Phase))
