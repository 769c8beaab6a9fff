"""Law 37: call by a player who must pass."""

from __future__ import annotations

from ...board.acts import Act
from ...board.called import Bound
from ...board.events import Made
from ...board.orders import Bind, CallStands, Inform, Order, PutCall, Refer, Tell
from ...board.phases import Phase
from ...board.table import Incident, Table
from ...hearing.hearing import Hearing
from ...hearing.law import Law, only
from ...values.calls import PASS
from ..books import book16, book35
from ..calling import Route, route
from ..common import file
from ..law36 import procedures as law36, words as words36
from . import book, words


def notice(table: Table, act: Act) -> Incident | None:
    """A bid, double or redouble by a player who must pass."""
    if act.call is None or route(table, act) is not Route.BARRED:
        return None
    return file(table, act, book.CalledThoughBarred, words.BARRED(act.seat, act.call))


def lapse(h: Hearing[book.CalledThoughBarred]) -> bool:
    """37A: the next player has called over it before anybody ruled, and it stands."""
    if h.act.call is None or h.act.seat is not h.offender.lho:
        return False
    made = h.call
    h.rule(book.NEXT_HAS_CALLED, CallStands.of(made), also=(book35.CONDONED, book35.INADMISSIBLE))
    if h.table.bound(h.offender, Bound.PASS_REST) is not None:
        h.rule(book.NEXT_HAS_CALLED, Tell(words.MUST_STILL_PASS(h.offender), (h.offender,)))
    elif h.reads(book.SPENT_BY_THE_CALL):
        h.rule(book.SPENT_BY_THE_CALL, Tell(words.NEED_NOT_PASS(h.offender), (h.offender,)))
    else:
        h.rule(book.NEXT_HAS_CALLED, Bind(h.offender, Bound.PASS_ONCE))
    _information(h)
    return True


def _information(h: Hearing[book.CalledThoughBarred]) -> None:
    """What the partner, who should not have heard it, may not use."""
    if not h.reads(book.UNAUTHORIZED_THOUGH_IT_STANDS):
        return
    made, partner = h.call, h.offender.partner
    about = words.CALL_OF(made.call, h.offender)
    told = Inform(about, None, h.offender, h.offender.side.other.seats, (partner,))
    used = Refer(
        "may",
        words.IF_USED(partner, made.call),
        findings=("logical_alternatives", "demonstrably_suggested", "damage"),
    )
    h.rule(book16.FROM_PARTNER, told, used)


def hear(h: Hearing[book.CalledThoughBarred]) -> None:
    """37B: it is cancelled, a pass takes its place, and both partners pass to the end."""
    if not h.call.stands:
        return  # it has gone with an earlier call
    made, later, pair = h.call, h.table.auction.after(h.call.id), (h.offender, h.offender.partner)
    law36.cancel(h, book.CALL_CANCELLED, also=(book35.INADMISSIBLE,))
    law36.judge_later_anew(h, later)
    h.rule(book.CALL_CANCELLED, Tell(words36.NOBODY_CAN_ACCEPT(made.call), (h.offender.lho,)))
    orders: tuple[Order, ...] = ()
    if h.table.auction.turn is h.offender:
        orders = (PutCall(h.offender, PASS),)
    else:
        h.reads(book.OUT_OF_TURN_TOO)  # the duty sees to his pass
    h.rule(book.PASS_INSTEAD, *orders, *(Bind(seat, Bound.PASS_REST) for seat in pair))
    law36.costs(h, made, book.PASS_INSTEAD)


LAW = Law(37, notices=notice, of=only(Made), lapses=lapse, hears=hear, phases=(Phase.AUCTION,))
