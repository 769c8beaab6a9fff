"""Law 36: questions to an auction."""

from __future__ import annotations

from ...board.auction import Auction, CallMade
from ...board.table import Table
from ...values.calls import Bid
from ...values.contract import Contract
from ...values.frozen import replace


def resting_on(auction: Auction, fallen: CallMade) -> tuple[CallMade, ...]:
    """The doubles and redoubles that Law 19 allowed only because of a call, or of another double that goes with it."""
    kept: list[CallMade] = []
    falls: list[CallMade] = []
    for made in auction.calls:
        if not made.stands or made.id == fallen.id:
            continue
        later = made in auction.after(fallen.id)
        against = later and _without_end(auction, kept).inadmissible(made.seat, made.call) is not None
        (falls if against else kept).append(made)
    return tuple(falls)


def without_it(table: Table) -> Contract | None:
    """What is scored once a double has fallen in the play; of a contract that was told, how often it was doubled then.

    If that is the last bid on file, whatever doubled it further rests on the double that has fallen. So it is where who
    declares was told, since the strain had been named before the calls on file. None where a bid that fell was played.
    """
    auction = table.auction
    contract = auction.contract or (None if table.calling else table.agreed)
    if contract is None or contract.level is None or (auction.whole and auction.end is None):
        return contract
    if auction.to_beat == Bid(contract.level, contract.trumps):
        return replace(contract, doubled=_without_end(auction, list(auction.calls)).doubled)
    return None if auction.end is None else contract


def allowed_now(auction: Auction, made: CallMade) -> bool:
    """Whether Law 19 allows a double after all, what stood in its way having fallen.

    One that was found not to be allowed, by calls that are not on file, is not for that these are not.
    """
    before = _without_end(auction, list(auction.standing[: auction.standing.index(made)]))
    return before.inadmissible(made.seat, made.call) is None and not before.unsettled(made.call)


def _without_end(auction: Auction, calls: list[CallMade]) -> Auction:
    return auction._replace(calls=tuple(calls), end=None)
