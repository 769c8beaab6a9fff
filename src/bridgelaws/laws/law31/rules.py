"""Law 31: bid out of rotation."""

from __future__ import annotations

from typing import Any

from ...board.acts import Act
from ...board.auction import CallMade, Fate
from ...board.called import Bound
from ...board.events import Made
from ...board.orders import Arrived, CallStands, CancelCall, PutCall
from ...board.phases import AUCTION_PERIOD
from ...board.table import Authority, Incident, Table
from ...hearing.hearing import Hearing
from ...hearing.law import Law, by_kind, only
from ...values.calls import PASS, Bid, Call
from ..books import book15, book29, book32
from ..calling import Route, route, to_repeat
from ..common import file
from ..law16 import procedures as law16
from ..law26 import procedures as law26
from ..law29 import procedures as law29
from . import book, words

_AWAITED = (book.MUST_REPEAT, book.OFFENDER_MAY_CALL)  # by which the offender's call at his turn is waited for


def notice(table: Table, act: Act) -> Incident | None:
    """The offender calls at his turn; or he should have repeated his call, and has made another."""
    if act.call is not None and route(table, act) is Route.NOT_REPEATED:
        owed = to_repeat(table, act.seat)
        assert owed is not None
        return file(table, act, book.NotRepeated, words.NOT_REPEATED(act.seat, act.call, owed), owed=owed)
    return law29.called_instead(table, act, _AWAITED, book.AfterABid)


def arising(table: Table) -> Incident | None:
    """The right-hand opponent has passed; or the offender has called, and that had first to be put right."""
    called = law29.left_to_compare(table, _AWAITED, book.AfterABid)
    return called or law29.has_passed(table, book.MUST_REPEAT, book.HasToRepeat)


def lapse(h: Hearing[Any]) -> bool:
    """The left-hand opponent has called over a call that should have been another."""
    if not isinstance(h.incident, book.NotRepeated) or h.act.call is None or h.act.seat is not h.offender.lho:
        return False
    h.reads(book.REPEAT_ORDERED)
    authority = _owed_by(h.incident)
    h.rule(authority, CallStands.of(h.call))
    if authority is not book15.NEXT_REPEATS:
        law16.call_withdrawn(h, _owed(h))  # it is not going to be his legal call
    return True


def _repeat(h: Hearing[book.HasToRepeat]) -> None:
    """31A1."""
    law29.repeats(h, book.MUST_REPEAT)


def _called(h: Hearing[book.AfterABid]) -> None:
    """31A2: what the right-hand opponent's act has left the offender free to do; and 31B2."""
    withdrawn = h.table.call_made(h.incident.withdrawn)
    if not law29.repeated(h, withdrawn, book.MUST_REPEAT):
        _ruled_on(h, withdrawn)


def _ruled_on(h: Hearing, withdrawn: CallMade) -> None:
    if h.has(book.COMPARABLE):
        other = isinstance(h.call.call, Bid) and not _names_the_denomination(withdrawn.call, h.call.call)
        showed = (book29.AS_SPECIFIED,) if other and withdrawn.call is not PASS else ()
        put_right = law29.put_right(h, withdrawn)
        law29.compared(h, withdrawn, book.COMPARABLE, book.NOT_COMPARABLE, put_right, as_shown=showed)
        return
    h.silently(Arrived(withdrawn.id, h.call.id))
    repeats = _repeats_the_denomination(h, withdrawn)
    # It is what the calls showed that counts; nobody has to say so where that is what they name.
    as_shown = () if repeats is _names_the_denomination(withdrawn.call, h.call.call) else (book29.AS_SPECIFIED,)
    also = (*as_shown, *law29.put_right(h, withdrawn))
    if repeats:
        law29.partner_silenced(h, book.SAME_DENOMINATION, Bound.PASS_ONCE, also)
    else:
        law29.partner_silenced(h, book.OTHER_DENOMINATION, Bound.PASS_REST, also)
        law26.lead_right(h, withdrawn, book.OTHER_DENOMINATION)


def _repeats_the_denomination(h: Hearing, withdrawn: CallMade) -> bool:
    """Whether what he calls now repeats what he showed then. A pass that was artificial showed none to repeat."""
    if withdrawn.call is PASS:
        return False
    call, new = withdrawn.call, h.call.call
    if not isinstance(new, Bid) and h.reads(book.ONLY_A_BID_REPEATS):
        return False
    return bool(h.found(book.REPEATS, call=call, new=new))


def _names_the_denomination(call: Call, new: Call) -> bool:
    """Whether two bids name one denomination."""
    return isinstance(call, Bid) and isinstance(new, Bid) and call.trumps is new.trumps


def _not_repeated(h: Hearing[book.NotRepeated]) -> None:
    """He owes the call that he made out of rotation, or over one that was made on the cards of another board."""
    authority = _owed_by(h.incident)
    if h.reads(book.REPEAT_ORDERED):
        owed, fallen = h.incident.owed, h.call
        irregular = h.incident.before.auction.why_not(h.offender, owed) is not None
        h.rule(authority, CancelCall.of(fallen), *(() if irregular else (PutCall(h.offender, owed),)))
        law16.call_withdrawn(h, fallen)
        if irregular:
            h.then(Act(Made(h.offender, owed), h.offender))  # its own law has its word (27)
        return
    h.rule(authority, CallStands.of(h.call))
    if authority is not book15.NEXT_REPEATS:
        law16.call_withdrawn(h, _owed(h))
        _ruled_on(h, _owed(h))


def _owed_by(incident: book.NotRepeated) -> Authority:
    """By which provision he owes it: he has been told so, or it follows from his own call and his right's pass."""
    duty = incident.before.bound(incident.offender, Bound.REPEAT)
    if duty is not None:
        return duty.authority
    return book.MUST_REPEAT if isinstance(incident.owed, Bid) or incident.owed is PASS else book32.MUST_REPEAT


def _owed(h: Hearing[book.NotRepeated]) -> CallMade:
    """The call that was cancelled and is to be made again."""
    his = [made for made in h.table.auction.calls if made.seat is h.offender and made.fate is Fate.CANCELLED]
    return next(made for made in reversed(his) if made.call == h.incident.owed)


LAW = Law(
    31,
    notices=notice,
    of=only(Made),
    lapses=lapse,
    hears=by_kind({book.NotRepeated: _not_repeated, book.AfterABid: _called, book.HasToRepeat: _repeat}),
    arises=arising,
    arises_from="awaiting",
    phases=AUCTION_PERIOD,
)
