"""Law 22: what a hearing does for several laws."""

from __future__ import annotations

from ...board.table import Incident, Table
from ...hearing.hearing import Hearing
from ...values.calls import DOUBLE
from ...values.contract import Contract
from ...values.seats import SEATS, Seat
from ..books import book19, book36
from . import book


def contract_by_what_is_found(h: Hearing, *, classifies: bool) -> Contract | None:
    """The last bid as the contract, and who declares it by what the Director finds; None if no bid is on file.

    Who declares may tell that a double was one that Law 19 does not allow, its bid being untold: it was so all along.
    """
    auction, bid = h.table.auction, h.table.auction.to_beat
    if bid is None:
        return None
    doubt = _doubled_what_was_not_told(h.table)
    contracts = [Contract(bid.trumps, seat, bid.level, auction.doubled) for seat in SEATS]
    may = {contract.declarer: contract for contract in contracts if doubt is not None or auction.allows(contract)}
    finding = book.DECLARER.but(
        options=tuple([seat.letter for seat in may]), classifies=classifies, by_the_act=classifies
    )
    declarer = Seat.parse(h.found(finding, call=bid))
    if isinstance(doubt, book36.DoubleUnsettled) and doubt.made is not None:
        doubler = h.table.call_made(doubt.made)
        own = declarer.side is doubler.seat.side
        if own is (doubler.call is DOUBLE):
            asked = book19.ALLOWED if doubler.call is DOUBLE else book19.REDOUBLE_TOO
            h.found(asked, of=doubt, call=doubler.call, follows=False)
        h.close(doubt)
    return may[declarer]


def _doubled_what_was_not_told(table: Table) -> Incident | None:
    """The file of the last double or redouble, if the bid is not on file, and it is not settled that it was allowed."""
    last = table.auction.last if table.auction.last_bid is None else None
    files = [*table.files(book36.DoubleUnsettled), *table.files(book36.DoubledInadmissibly)]
    return next((file for file in files if last is not None and file.made == last.id), None)
