"""Law 27: questions to a table."""

from __future__ import annotations

from ...board.auction import CallMade
from ...board.table import Table
from ...values.calls import HIGHEST_LEVEL, Bid


def lowest_sufficient(over: Bid | None, bid: Bid) -> Bid | None:
    """The lowest bid in the denomination of one that is enough over another, if any; None if there is none.

    >>> from ...values.calls import parse_call
    >>> lowest_sufficient(parse_call("1S"), parse_call("1H"))
    2♥
    """
    if over is None:
        return Bid(1, bid.trumps)
    levels = (Bid(level, bid.trumps) for level in range(over.level, HIGHEST_LEVEL + 1))
    return next((each for each in levels if each.rank > over.rank), None)


def put_in_its_place(table: Table, bid: CallMade) -> CallMade | None:
    """What a player has called in the place of an insufficient bid of his, which nobody has ruled on yet (27C)."""
    later = [made for made in table.auction.pending if made.seat is bid.seat and made.id > bid.id]
    return later[-1] if later else None
