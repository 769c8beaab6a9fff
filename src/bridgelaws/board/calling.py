"""What happens to calls: they are made, and something becomes of them. What the law says of them is not asked here."""

from __future__ import annotations

from collections.abc import Collection, Container
from operator import attrgetter
from typing import Any, TypeVar

from ..values.calls import PASS, Call
from ..values.cards import CardSet
from ..values.contract import Contract
from ..values.seats import SEATS, Seat, Side
from .auction import CallLife, Came, Fate
from .called import NOBODY, Awaiting, Duty, LeadRight, Spent
from .opened import NO_TRICKS
from .parts import Authority, Information
from .puts import Earlier, Puts
from .records import Settled
from .table import Table

_Caused = TypeVar("_Caused", Duty, Awaiting, LeadRight, Information)


def enter(table: Table, seat: Seat, call: Call, *, pending: bool, came: Came = Came.MADE) -> Table:
    """The table after a call: it stands, or it waits to be disposed of. The log has it already."""
    life = CallLife(Fate.PENDING if pending else Fate.STANDING, len(table.log))
    id = table.auction.id_of(seat, call)
    table = table.but(auction=table.auction.entered(seat, call, len(table.log) - 1, came, life))
    return table if pending else _spent(table, seat, id)


def enter_instead(table: Table, first: int, call: Call) -> Table:
    """The table after a call that its player has put in the place of his own: it waits to be disposed of."""
    life, seat = CallLife(Fate.PENDING, len(table.log)), table.auction.call(first).seat
    return table.but(auction=table.auction.entered(seat, call, len(table.log) - 1, Came.CHANGED, life, first))


def deem_pass(table: Table, seat: Seat, by: Authority) -> Table:
    """The pass of a player who had to pass, and whom the next did not wait for (28A)."""
    life, id = CallLife(Fate.STANDING, len(table.log), by), table.auction.id_of(seat, PASS)
    auction = table.auction.entered(seat, PASS, len(table.log) - 1, Came.DEEMED, life)
    return _spent(table.but(auction=auction), seat, id)


def put(table: Table, seat: Seat, call: Call, by: Authority, *, instead: int | None = None, came: Came) -> Table:
    """The table with a call that a ruling puts there, in the next place or in that of another."""
    life, id = CallLife(Fate.STANDING, len(table.log), by), table.auction.id_of(seat, call)
    auction = table.auction.entered(seat, call, len(table.log) - 1, came, life, instead)
    return _spent(table.but(auction=auction), seat, id)


def live(table: Table, id: int, fate: Fate, by: Authority, fault: Side | None = None) -> Table:
    """The table once something has become of a call."""
    made = table.auction.call(id)
    if made.fate is fate:
        return table
    table = table.but(auction=table.auction.lives(id, CallLife(fate, len(table.log), by, fault)))
    if fate is Fate.STANDING:
        return _spent(table, made.seat, id)
    return undone(table, id) if made.stands else table


def forget(table: Table, id: int, *, for_good: bool = False) -> Table:
    """The table as if a call had not been made: it is going to be judged anew; or was none by itself, `for_good`."""
    table = undone(table.but(auction=table.auction.without(id, for_good=for_good)), id)
    return table.but(lead_rights=tuple([right for right in table.lead_rights if right.call != id]))


def _spent(table: Table, seat: Seat, id: int) -> Table:
    """What bound a player at one turn only ends with his call."""
    return _over(table, table.ending(seat), id) if table.duties else table


def met(table: Table, id: int) -> Table:
    """The table once a call has met what binds its player at one turn only."""
    return _spent(table, table.auction.call(id).seat, id)


def _over(table: Table, ending: Collection[Duty], id: int) -> Table:
    """The table once some duties have been met by a call."""
    if not ending:
        return table
    left = [duty.of(cause for cause in duty.causes if cause not in ending) for duty in table.duties]
    spent = [Spent(id, duty) for duty in ending]
    return table.but(duties=tuple([duty for duty in left if duty is not None]), spent=(*table.spent, *spent))


def arrived(table: Table, id: int, by: int | None) -> Table:
    """The table once nothing is awaited any more for a call that was cancelled, `by` the call that was awaited."""
    over = [each for each in table.awaiting if each.call == id]
    left = tuple([each for each in table.awaiting if each.call != id])
    spent = () if by is None else tuple([Spent(by, each) for each in over])
    table = table.but(awaiting=left, spent=(*table.spent, *spent))
    until = [cause for duty in table.duties for cause in duty.causes if cause.until == id]
    return table if by is None else _over(table, until, by)


def undone(table: Table, id: int) -> Table:
    """What a call brought about goes with it when it does not count any more; what it had met is owed again."""
    spent = [met for each in table.spent if (met := _without(each, id)) is not None]
    again = [each.owed for each in spent if each.by == id]
    owed = table.duties_with(*[each for each in again if isinstance(each, Duty)])
    awaiting = (*table.awaiting, *[each for each in again if isinstance(each, Awaiting)])
    return table.but(
        duties=tuple([left for duty in owed if (left := duty.without(id)) is not None]),
        awaiting=tuple([each for each in awaiting if each.because != id]),
        lead_rights=tuple([right for right in table.lead_rights if right.because != id]),
        spent=tuple([each for each in spent if each.by != id]),
        information=tuple([each.without(id) for each in table.information if each.stands != id]),
    )


def _without(spent: Spent, id: int) -> Spent | None:
    """What was owed and has been met, if there was a cause beside a call."""
    if isinstance(spent.owed, Awaiting):
        return None if spent.owed.because == id else spent
    duty = spent.owed.without(id)
    return None if duty is None else spent._replace(owed=duty)


# What players are bound to, and what is said of who may use what.
_BINDING = attrgetter("duties", "awaiting", "lead_rights", "information")


def _put_down(cause: _Caused, known: Container[_Caused], id: int) -> _Caused:
    """A cause put down to a call. What is owed again, because what had met it does not count, keeps its own."""
    return cause if cause.because is not None or cause in known else cause._replace(because=id)


def bound_by(table: Table, before: Table, id: int) -> Table:
    """The table with what a ruling has bound players to, since an earlier table, put down to the call it is about."""
    if _BINDING(table) == _BINDING(before):
        return table  # as after most orders
    bound: dict[str, Any] = {}
    if table.duties is not before.duties:
        known = {cause for duty in before.duties for cause in duty.causes}
        duties = [duty.of(_put_down(cause, known, id) for cause in duty.causes) for duty in table.duties]
        bound["duties"] = tuple([duty for duty in duties if duty is not None])
    for what in ("awaiting", "lead_rights", "information"):
        then, now = getattr(before, what), getattr(table, what)
        if now is not then:
            bound[what] = tuple([_put_down(each, then, id) for each in now])
    return table.but(**bound) if bound else table


def close(table: Table, contract: Contract) -> Table:
    """The table once the auction has come to a contract: somebody declares, and the lead is his left's."""
    puts = Puts(Earlier(1, contract.declarer.lho, contract.trumps))
    return table.but(final=contract, declarer=contract.declarer, puts=puts, dummy_seen=False, dummy_waits=False)


def reopen(table: Table) -> Table:
    """The table with the auction going on again: nobody declares, and no card has been put down: each is in its hand.

    Calls that nobody has told have ended nothing either. What was chosen and said about penalty cards falls with them:
    who defends is not known. So does a claim: there are no tricks that it could be of. A player whose call out of
    rotation was not replaced, because the auction was over, has a turn again at which he may replace it (26).
    """
    kept = tuple([entry for entry in table.records if entry.what in _SINCE_THE_AUCTION])
    cards = [entry.card for entry in kept]
    known = tuple([i for i in table.information if i.duty is None and (i.card is None or i.card not in cards)])
    awaited = {each.call for each in table.awaiting}
    rights = tuple([right._replace(decided=False) for right in table.lead_rights if right.call not in awaited])
    table = table.but(records=kept, restrictions=(), information=known, lead_rights=rights)
    for seat in SEATS:
        for card in CardSet(table.out_of_hand(seat)):
            table = table.with_hand(seat, table.hand(seat).with_card(card))
    table = table.but(auction=table.auction._replace(end=None))
    table = table.but(final=None, scored=None, declarer=NOBODY, stopped=None)
    return table.but(puts=NO_TRICKS, dummy_seen=False, dummy_waits=False)


_SINCE_THE_AUCTION = (Settled.SEEN_IN_AUCTION, Settled.LED_IN_AUCTION)
