"""Law 36: questions to an auction."""

from __future__ import annotations

from ...board.auction import Auction, CallMade
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


def without_it(auction: Auction) -> Contract | None:
    """What is scored once a double has fallen in the play; of a contract that was told, how often it was doubled then.

    If that is the last bid on file, whatever doubled it further rests on the double that has fallen.
    """
    contract, last = auction.contract, auction.last_bid
    if auction.end is None or contract is None or contract.level is None or last is None:
        return contract
    if last.call != Bid(contract.level, contract.trumps):
        return contract
    return replace(contract, doubled=_without_end(auction, list(auction.calls)).doubled)


def allowed_now(auction: Auction, made: CallMade) -> bool:
    """Whether Law 19 allows a double after all, what stood in its way having fallen."""
    before = list(auction.standing[: auction.standing.index(made)])
    return _without_end(auction, before).inadmissible(made.seat, made.call) is None


def _without_end(auction: Auction, calls: list[CallMade]) -> Auction:
    return auction._replace(calls=tuple(calls), end=None)
