"""Law 30: pass out of rotation."""

from __future__ import annotations

from ...board.acts import Act
from ...board.called import Bound
from ...board.events import Made
from ...board.orders import Bind, CallStands, CancelCall, Tell
from ...board.phases import AUCTION_PERIOD
from ...board.table import Incident, Table
from ...hearing.hearing import Hearing
from ...hearing.law import Law, by_kind, only
from ...values.calls import DOUBLE, REDOUBLE
from ..calling import Route, route
from ..common import file
from ..law16 import procedures as law16
from ..law29 import procedures as law29
from . import book, words

_AWAITED = (book.OFFENDER_MAY_CALL,)  # by which the offender's call at his turn is waited for


def notice(table: Table, act: Act) -> Incident | None:
    """The offender calls at his turn; or his partner doubles at his own, though he may not."""
    if act.call in (DOUBLE, REDOUBLE) and _may_not_double(table, act) and route(table, act) is Route.REGULAR:
        return file(table, act, book.DoubledAllTheSame, words.DOUBLED_ALL_THE_SAME(act.seat, act.call))
    return law29.called_instead(table, act, _AWAITED, book.AfterAPass)


def _may_not_double(table: Table, act: Act) -> bool:
    duty = table.bound(act.seat, Bound.NO_DOUBLE)
    return duty is not None and duty.by(book.PARTNER_MAY_NOT_DOUBLE) is not None


def arising(table: Table) -> Incident | None:
    """The offender has called at his turn, and that had first to be put right."""
    return law29.left_to_compare(table, _AWAITED, book.AfterAPass)


def lapse(h: Hearing) -> bool:
    """The next player has called over a double that might not be made."""
    if not isinstance(h.incident, book.DoubledAllTheSame) or h.act.call is None or h.act.seat is not h.offender.lho:
        return False
    h.reads(book.DOUBLE_CANCELLED)
    h.rule(book.PARTNER_MAY_NOT_DOUBLE, CallStands.of(h.call))
    return True


def _called(h: Hearing[book.AfterAPass]) -> None:
    """30B1(b): comparable with the pass, or not."""
    law29.compared(h, h.table.call_made(h.incident.withdrawn), book.COMPARABLE, book.NOT_COMPARABLE)


def _doubled(h: Hearing[book.DoubledAllTheSame]) -> None:
    """30B2(b): he bids or passes instead."""
    if not h.reads(book.DOUBLE_CANCELLED):
        h.rule(book.PARTNER_MAY_NOT_DOUBLE, CallStands.of(h.call))
        return
    told = Tell(words.MAY_BID_OR_PASS(h.offender), (h.offender,))
    h.rule(book.PARTNER_MAY_NOT_DOUBLE, CancelCall.of(h.call), told, Bind(h.offender, Bound.NO_DOUBLE))
    law16.call_withdrawn(h, h.call)


LAW = Law(
    30,
    notices=notice,
    of=only(Made),
    lapses=lapse,
    hears=by_kind({book.AfterAPass: _called, book.DoubledAllTheSame: _doubled}),
    arises=arising,
    arises_from="awaiting",
    phases=AUCTION_PERIOD,
)
