"""Law 18: bids, and whether one was made at all."""

from __future__ import annotations

from ...board.acts import Act
from ...board.calls import CALLS
from ...board.events import AuctionEnded, Made
from ...board.orders import Tell
from ...board.phases import Phase
from ...board.table import Incident, Table
from ...hearing.hearing import Hearing
from ...hearing.law import Law, by_kind, only
from ...values.calls import Bid, parse_call
from ..calling import Route, route
from ..common import file, found_of
from ..law16 import procedures as law16
from . import book, words

_LOWER = "lower"


def notice(table: Table, act: Act) -> Incident | None:
    """A call was begun, and nobody has found yet whether it was made; or a bid, and it is not known over which."""
    taken = route(table, act)
    if taken is Route.UNSETTLED and isinstance(act.call, Bid):
        return file(table, act, book.BidUnsettled, words.PERHAPS_NOT_ENOUGH(act.seat, act.call))
    if taken is not Route.BEGUN:
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


def supply(table: Table, act: Act) -> Table:
    """The last bid, once the Director has said which it was: whatever is called from now on is judged over that."""
    told = None if act.call is None else found_of(table, act, book.LAST_BID.id)
    if told is None or told == _LOWER:
        return table
    last = parse_call(told)
    assert isinstance(last, Bid)
    return table.but(auction=table.auction._replace(bid=last))


def lapse(h: Hearing) -> bool:
    """The next player has called over it, told or untold: if it was not enough he has accepted it (27A)."""
    if not isinstance(h.incident, book.BidUnsettled):
        return False
    return isinstance(h.act.event, AuctionEnded) or (h.act.call is not None and h.act.seat is h.offender.lho)


def _what_was_the_last_bid(h: Hearing[book.BidUnsettled]) -> None:
    """What had to be beaten: once that is found the bid is judged by it."""
    bid = h.call.call
    assert isinstance(bid, Bid)
    higher = [(each.code, words.THIS_BID(each)) for each in CALLS if isinstance(each, Bid) and each.rank >= bid.rank]
    h.found(book.LAST_BID.but(among=((_LOWER, words.LOWER_OR_NONE()), *higher)), call=bid)


LAW = Law(
    18,
    supplies=supply,
    notices=notice,
    of=only(Made),
    lapses=lapse,
    hears=by_kind({book.CallBegun: hear, book.BidUnsettled: _what_was_the_last_bid}),
    phases=tuple(Phase),
)
