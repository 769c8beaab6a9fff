"""Calls that nobody has told: an auction that went on without them, and what cannot be judged before one is told."""

from __future__ import annotations

from ..errors import ImpossibleEvent
from ..values.calls import Bid
from ..values.contract import Contract
from ..values.seats import SEATS, Seat
from ..words.message import Message
from . import words
from .auction import BEFORE, End
from .called import Bound
from .events import AuctionEnded, Made
from .table import Table


def check_call(table: Table, event: Made) -> None:
    """A call that changes one which nobody has told cannot be judged until that is told (25, 30 to 32)."""
    if changes_untold(table, event):
        raise ImpossibleEvent(words.OWN_CALL_NOT_TOLD(event.seat, event.seat.lho))


def changes_untold(table: Table, event: Made) -> bool:
    """Whether a call at his left's turn is a change of the player's own last call, the one before the first on file.

    What was called at the same instant as another call is no change.
    """
    auction = table.auction
    if event.with_previous or not table.calling or auction.whole or auction.standing or auction.pending:
        return False
    return auction.turn is event.seat.lho


def check(table: Table, event: AuctionEnded) -> None:
    """Whether the calls since can be left out, and the contract have come of them.

    Not as long as one of those on file has to be disposed of, or a ruling turns on one that is yet to be told.
    """
    against = _not_yet(table, event.contract) or _against(table, event.contract)
    if against is not None:
        raise ImpossibleEvent(against)


def may_be(table: Table) -> bool:
    """Whether the calls since can be left out, whatever the contract."""
    return _not_yet(table) is None


def _not_yet(table: Table, contract: Contract | None = None) -> Message | None:
    auction = table.auction
    if not table.calling or auction.over:
        return words.AUCTION_IS_OVER()
    if table.question is not None:
        return words.ANSWER_BEFORE_THE_END()
    if auction.pending:
        return words.DISPOSE_OF_IT_FIRST(auction.pending[0].seat, auction.pending[0].call)
    owing = owes_a_call(table)
    if owing is None or _may_be_over_first(table, owing, contract):
        return None
    return words.TELL_HIS_NEXT_CALL(owing)


def _may_be_over_first(table: Table, seat: Seat, contract: Contract | None) -> bool:
    """Whether the auction may have ended before the turn of a player, who then made no call that a ruling turns on.

    It did if it came to the last bid on file: whoever bid or doubled after that had others to call after him.
    """
    auction, last = table.auction, table.auction.to_beat
    turn, passes = auction.turn, len(auction.passes)
    if last is None or turn is None or turn is seat:
        return False
    if contract is not None and (contract.level, contract.trumps) != (last.level, last.trumps):
        return False
    if contract is not None and contract.doubled != auction.doubled:
        return False
    if not auction.whole and passes == len(auction.standing):
        return True  # others may have passed before those on file
    while turn is not seat:
        turn, passes = turn.lho, passes + 1
    return passes >= auction.needed


def owes_a_call(table: Table) -> Seat | None:
    """A player whose next call a ruling has yet to be given on, or is compared with one that fell (23, 26)."""
    awaited = [each.seat for each in table.awaiting]
    awaited += [duty.seat for duty in table.duties if duty.kind is Bound.REPEAT]
    for right in table.lead_rights:
        fallen = table.call_made(right.call)
        after_the_end = table.auction.made_after_the_end(fallen)
        if not right.compared and not after_the_end and table.auction.final_call(fallen, right.kept) is None:
            awaited.append(right.offender)
    return next(iter(awaited), None)


def _against(table: Table, contract: Contract) -> Message | None:
    """Why a contract cannot have come of the calls on file, if it cannot."""
    auction, last = table.auction, table.auction.to_beat
    bid = None if contract.level is None else Bid(contract.level, contract.trumps)
    if bid is not None and last is not None and bid.rank < last.rank:
        return words.LOWER_THAN_THE_LAST_BID(contract, last)
    bidder = None if auction.last_bid is None else auction.last_bid.seat
    if bid is not None and bid == last:
        if bidder is not None and bidder.side is not contract.declarer.side:
            return words.BID_BY_THE_OTHERS(contract, bidder)
        return words.IS_DOUBLED(contract) if contract.doubled < auction.doubled else _declarer(table, contract)
    if bid is None and last is not None and last.trumps is contract.trumps:
        return _declarer(table, contract)  # it may be the last bid, or another
    side = contract.declarer.side
    if all(table.bound(seat, Bound.PASS_REST) is not None for seat in SEATS if seat.side is side):
        return words.MUST_HAVE_PASSED(contract, contract.declarer)
    return _declarer(table, contract, named_since=True)


def _declarer(table: Table, contract: Contract, *, named_since: bool = False) -> Message | None:
    """Of the side, the first who named the strain declares; where nobody has, he is one who could still bid it."""
    if not table.auction.whole:
        return None  # it may have been named before
    declarer = contract.declarer
    bids = [(made.seat, made.call) for made in table.auction.standing if isinstance(made.call, Bid)]
    theirs = [seat for seat, bid in bids if seat.side is declarer.side and bid.trumps is contract.trumps]
    if theirs and theirs[0] is not declarer:
        return words.NAMED_BY_HIS_PARTNER(contract, theirs[0])
    if not theirs and named_since and table.bound(declarer, Bound.PASS_REST) is not None:
        return words.MUST_HAVE_PASSED(contract, declarer)
    return None


def apply(table: Table, event: AuctionEnded) -> Table:
    """The table with the auction at its end: what players were bound to, and whose lead may be limited, stays."""
    after = max([made.id for made in (*table.auction.calls, *table.auction.apart)], default=BEFORE)
    return table.but(auction=table.auction._replace(end=End(event.contract, after)))
