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
from ..common import file
from . import book, words
from .procedures import contract_by_what_is_found
from .queries import ends_unsettled


def closed(table: Table, before: Table) -> Table:
    """After three passes the last bid is the contract, and of its side the first to name the strain declares."""
    if not table.calling or not table.auction.over:
        return table
    contract = table.auction.contract
    return table if contract is None else calling.close(table, contract)


def arising(table: Table) -> Incident | None:
    """The calls on file do not show who declares."""
    bid = table.auction.to_beat
    if not ends_unsettled(table) or bid is None:
        return None
    last = table.auction.passes[-1]
    about = words.ENDED_AT(bid)
    key = Occasion(book.EndsUnsettled, 0, last.seat, (last.id,))
    return file(table, Act(None, last.seat), book.EndsUnsettled, about, key=key, at_once=True)


def hear(h: Hearing[book.EndsUnsettled]) -> None:
    """The Director says who was the first of the side to name the strain."""
    contract = contract_by_what_is_found(h, classifies=True)
    assert contract is not None
    h.rule(book.CONTRACT, CloseAuction(contract))


LAW = Law(22, hears=hear, watches=closed, reviews=closed, arises=arising, phases=(Phase.AUCTION,))
