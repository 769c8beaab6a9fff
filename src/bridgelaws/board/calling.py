"""What happens to calls: they are made, and something becomes of them. What the law says of them is not asked here."""

from __future__ import annotations

from ..values.calls import PASS, Call
from ..values.contract import Contract
from ..values.seats import Seat, Side
from .auction import CallLife, Came, Fate
from .called import NOBODY
from .opened import NO_TRICKS
from .parts import Authority
from .puts import Earlier, Puts
from .records import Settled
from .table import Table


def enter(table: Table, seat: Seat, call: Call, *, pending: bool, came: Came = Came.MADE) -> Table:
    """The table after a call: it stands, or it waits to be disposed of. The log has it already."""
    life = CallLife(Fate.PENDING if pending else Fate.STANDING, len(table.log))
    table = table.but(auction=table.auction.entered(seat, call, len(table.log) - 1, came, life))
    return table if pending else _spent(table, seat)


def enter_instead(table: Table, first: int, call: Call) -> Table:
    """The table after a call that its player has put in the place of his own: it waits to be disposed of."""
    life, seat = CallLife(Fate.PENDING, len(table.log)), table.auction.call(first).seat
    return table.but(auction=table.auction.entered(seat, call, len(table.log) - 1, Came.CHANGED, life, first))


def deem_pass(table: Table, seat: Seat, by: Authority) -> Table:
    """The pass of a player who had to pass, and whom the next did not wait for (28A)."""
    life = CallLife(Fate.STANDING, len(table.log), by)
    return _spent(table.but(auction=table.auction.entered(seat, PASS, len(table.log) - 1, Came.DEEMED, life)), seat)


def put(table: Table, seat: Seat, call: Call, by: Authority, *, instead: int | None = None, came: Came) -> Table:
    """The table with a call that a ruling puts there, in the next place or in that of another."""
    life = CallLife(Fate.STANDING, len(table.log), by)
    auction = table.auction.entered(seat, call, len(table.log) - 1, came, life, instead)
    return _spent(table.but(auction=auction), seat)


def live(table: Table, id: int, fate: Fate, by: Authority, fault: Side | None = None) -> Table:
    """The table once something has become of a call."""
    made = table.auction.call(id)
    if made.fate is fate:
        return table
    table = table.but(auction=table.auction.lives(id, CallLife(fate, len(table.log), by, fault)))
    return _spent(table, made.seat) if fate is Fate.STANDING else table


def _spent(table: Table, seat: Seat) -> Table:
    """What bound a player at one turn only ends with his call, and what was awaited of him has come."""
    left = table.duties_left(seat) if table.duties else ()
    return table if left == table.duties else table.but(duties=left)


def close(table: Table, contract: Contract) -> Table:
    """The table once the auction has come to a contract: somebody declares, and the lead is his left's."""
    puts = Puts(Earlier(1, contract.declarer.lho, contract.trumps))
    return table.but(final=contract, declarer=contract.declarer, puts=puts, dummy_seen=False, dummy_waits=False)


def reopen(table: Table) -> Table:
    """The table with the auction going on again: nobody declares, and no card has been put down.

    What was chosen and said about penalty cards falls with them: who defends is not known.
    """
    kept = tuple([entry for entry in table.records if entry.what in _SINCE_THE_AUCTION])
    cards = [entry.card for entry in kept]
    known = tuple([i for i in table.information if i.duty is None and (i.card is None or i.card not in cards)])
    table = table.but(records=kept, restrictions=(), information=known)
    return table.but(final=None, declarer=NOBODY, puts=NO_TRICKS, dummy_seen=False, dummy_waits=False)


_SINCE_THE_AUCTION = (Settled.SEEN_IN_AUCTION, Settled.LED_IN_AUCTION)
