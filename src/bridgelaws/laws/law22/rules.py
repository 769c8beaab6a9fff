"""Law 22: end of the auction."""

from __future__ import annotations

from ...board import calling
from ...board.acts import Act
from ...board.keys import Occasion
from ...board.orders import CloseAuction
from ...board.phases import Phase
from ...board.table import Incident, Table
from ...hearing.hearing import Hearing
from ...hearing.law import Law
from ...values.contract import Contract
from ...values.seats import SEATS, Seat
from ..common import file
from . import book, words


def closed(table: Table, before: Table) -> Table:
    """After three passes the last bid is the contract, and of its side the first to name the strain declares."""
    if not table.calling or not table.auction.over:
        return table
    contract = table.auction.contract
    return table if contract is None else calling.close(table, contract)


def arising(table: Table) -> Incident | None:
    """The calls on file do not show who declares."""
    bid = table.auction.to_beat
    if not table.auction.over or bid is None:
        return None
    turn = table.auction.passes[-1].seat
    about = words.ENDED_AT(bid)
    key = Occasion(book.EndsUnsettled, 0, turn, (len(table.auction.calls),))
    return file(table, Act(None, turn), book.EndsUnsettled, about, key=key, at_once=True)


def hear(h: Hearing[book.EndsUnsettled]) -> None:
    """The Director says who was the first of the side to name the strain."""
    auction, bid = h.table.auction, h.table.auction.to_beat
    assert bid is not None
    contracts = [Contract(bid.trumps, seat, bid.level, auction.doubled) for seat in SEATS]
    may = {contract.declarer: contract for contract in contracts if auction.allows(contract)}
    declarer = h.found(book.DECLARER.but(options=tuple([seat.letter for seat in may])), call=bid)
    h.rule(book.CONTRACT, CloseAuction(may[Seat.parse(declarer)]))


LAW = Law(22, hears=hear, watches=closed, reviews=closed, arises=arising, phases=(Phase.AUCTION,))
