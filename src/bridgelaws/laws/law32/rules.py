"""Law 32: double or redouble out of rotation."""

from __future__ import annotations

from ...board.acts import Act
from ...board.events import Made
from ...board.orders import Arrived
from ...board.phases import AUCTION_PERIOD
from ...board.table import Incident, Table
from ...hearing.hearing import Hearing
from ...hearing.law import Law, by_kind, only
from ..law29 import procedures as law29
from . import book, procedures

_AWAITED = (book.MUST_REPEAT, book.OFFENDER_MAY_CALL)  # by which the offender's call at his turn is waited for


def notice(table: Table, act: Act) -> Incident | None:
    """The offender calls at his turn."""
    return law29.called_instead(table, act, _AWAITED, book.AfterADouble)


def arising(table: Table) -> Incident | None:
    """The right-hand opponent has passed; or the offender has called, and that had first to be put right."""
    called = law29.left_to_compare(table, _AWAITED, book.AfterADouble)
    return called or law29.has_passed(table, book.MUST_REPEAT, book.HasToDouble)


def _repeat(h: Hearing[book.HasToDouble]) -> None:
    law29.repeats(h, book.MUST_REPEAT)


def _called(h: Hearing[book.AfterADouble]) -> None:
    """What the right-hand opponent's act costs; where comparable calls are known, what the offender has called."""
    withdrawn = h.table.call_made(h.incident.withdrawn)
    if law29.repeated(h, withdrawn, book.MUST_REPEAT):
        return
    if h.has(book.COMPARABLE):
        law29.compared(h, withdrawn, book.COMPARABLE, book.NOT_COMPARABLE, law29.put_right(h, withdrawn))
    else:
        h.silently(Arrived(withdrawn.id, h.call.id))
        procedures.partner_is_out(h, withdrawn, book.RHO_ACTS)


LAW = Law(
    32,
    notices=notice,
    of=only(Made),
    hears=by_kind({book.HasToDouble: _repeat, book.AfterADouble: _called}),
    arises=arising,
    arises_from="awaiting",
    phases=AUCTION_PERIOD,
)
