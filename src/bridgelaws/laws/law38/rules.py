"""Law 38: bid of more than seven."""

from __future__ import annotations

from ...board.acts import Act
from ...board.called import Bound
from ...board.events import Made
from ...board.orders import Bind, Order, PutCall, Refer, Tell
from ...board.phases import Phase
from ...board.table import Incident, Table
from ...board.words import NOW
from ...hearing.hearing import Hearing
from ...hearing.law import Law, only
from ...values.calls import PASS
from ..books import book35
from ..calling import Route, route
from ..common import file
from ..law09 import queries as query09
from ..law36 import procedures as law36, words as words36
from . import book, words


def notice(table: Table, act: Act) -> Incident | None:
    """A bid of more than seven, at whosever turn."""
    if act.call is None or route(table, act) is not Route.ABOVE_SEVEN:
        return None
    return file(table, act, book.BidTooMuch, words.TOO_MUCH(act.seat, act.call))


def hear(h: Hearing[book.BidTooMuch]) -> None:
    """It is cancelled with all later calls and a pass takes its place; who must pass then depends on the edition."""
    if not h.call.stands:
        return  # it has gone with an earlier call
    made = h.call
    h.rule(book.NEVER_PLAYED, Tell(words.NEVER_PLAYED(made.call)), also=(book35.INADMISSIBLE,))
    if query09.in_play(h.table):
        _played(h)
        return
    condoned = law36.next_has_called(h)
    if condoned:
        free = not h.term(book.OFFENDERS_PASS, "even_if_next_has_called")
        law36.cancel_with_later(h, book.NEXT_HAS_CALLED if free else book.BID_CANCELLED, also=(book35.CONDONED,))
        if free:
            _pass_and_go_on(h)
            return
    else:
        law36.cancel_with_later(h, book.BID_CANCELLED)
        h.rule(book.BID_CANCELLED, Tell(words36.NOBODY_CAN_ACCEPT(made.call), (h.offender.lho,)))
    pair = (h.offender, h.offender.partner)
    h.rule(book.OFFENDERS_PASS, *_his_pass(h), *(Bind(seat, Bound.PASS_REST) for seat in pair))
    if condoned:
        h.rule(book.MAY_COST_MORE, Tell(words36.NO_LEAD_LIMITED()))
    else:
        law36.costs(h, made, book.MAY_COST_MORE)


def _pass_and_go_on(h: Hearing[book.BidTooMuch]) -> None:
    """1997: the next player having called, a pass is all that is left of it."""
    orders = _his_pass(h)
    if not orders:
        orders = (Bind(h.offender, Bound.PASS_ONCE),)
    h.rule(book.NEXT_HAS_CALLED, *orders)


def _his_pass(h: Hearing[book.BidTooMuch]) -> tuple[Order, ...]:
    """The pass that takes the place of the bid, if it was his turn."""
    if h.table.auction.turn is h.offender:
        return (PutCall(h.offender, PASS),)
    h.reads(book.PASSES_AT_HIS_TURN)
    return ()


def _played(h: Hearing[book.BidTooMuch]) -> None:
    """It has been played all the same: the last legal bid is the contract, and the Director decides on the score."""
    made = h.call
    if not h.reads(book.LAST_LEGAL_BID):
        h.rule(book.NEVER_PLAYED, Refer("must", words.PLAYED_ALL_THE_SAME(made.call), NOW()))
        return
    law36.cancel_when_played(h, book.LAST_LEGAL_BID, Refer("must", words.PLAYED_ALL_THE_SAME(made.call), NOW()))


LAW = Law(38, notices=notice, of=only(Made), hears=hear, phases=tuple(Phase))
