"""Law 22: what a hearing does for several laws."""

from __future__ import annotations

from ...hearing.hearing import Hearing
from ...values.contract import Contract
from ...values.seats import SEATS, Seat
from . import book


def contract_by_what_is_found(h: Hearing, *, classifies: bool) -> Contract | None:
    """The last bid as the contract, and who declares it by what the Director finds; None if no bid is on file."""
    auction, bid = h.table.auction, h.table.auction.to_beat
    if bid is None:
        return None
    contracts = [Contract(bid.trumps, seat, bid.level, auction.doubled) for seat in SEATS]
    may = {contract.declarer: contract for contract in contracts if auction.allows(contract)}
    finding = book.DECLARER.but(
        options=tuple([seat.letter for seat in may]), classifies=classifies, by_the_act=classifies
    )
    return may[Seat.parse(h.found(finding, call=bid))]
