"""Law 34: questions to a table."""

from __future__ import annotations

from typing import NamedTuple

from ...board.auction import Auction, CallMade
from ...values.calls import PASS
from ...values.seats import Seat


class Passed(NamedTuple):
    """A pass after which a player had missed his turn; whether it was itself out of rotation."""

    made: CallMade
    out_of_rotation: bool


def gone_past(auction: Auction) -> tuple[Seat, tuple[Passed, ...]] | None:
    """The first player whom the last passes have gone past, and the passes from his turn on, in order.

    Passes that are not disposed of count here: the last of them is why it is asked. Another call that is not, in place
    of one of them, does not count yet.
    """
    calls = [made for made in auction.calls if made.stands or (made.pending and made.call is PASS)]
    n = len(calls)
    while n and calls[n - 1].call is PASS:
        n -= 1
    if not n and auction.whole:
        n = 1  # nobody has bid: the first pass is the call that the others follow
    turn = calls[n - 1].seat.lho if n else auction.first
    missed: Seat | None = None
    found: list[Passed] = []
    for made in calls[n:]:
        out = turn is not None and made.seat is not turn
        missed = turn if out and missed is None else missed
        if missed is not None:
            found.append(Passed(made, out))
        turn = made.seat.lho
    return None if missed is None else (missed, tuple(found))
