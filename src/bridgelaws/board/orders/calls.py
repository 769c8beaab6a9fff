"""Orders on calls: what becomes of one, what a player is bound to, and what the auction comes to."""

from __future__ import annotations

from ...values.calls import Call
from ...values.contract import Contract
from ...values.frozen import dataclass
from ...values.seats import Seat, Side
from ...words.message import Message
from .. import calling, words
from ..auction import CallMade, Came, Fate
from ..called import Awaiting, Bound, Duty, LeadRight
from ..subjects import OfTable
from ..table import Authority, Table
from .order import Order


@dataclass(frozen=True, slots=True)
class OnCall(Order):
    """An order on a call that was made: known by its id, and said by its player and by what it was."""

    seat: Seat
    call: Call
    id: int

    @classmethod
    def of(cls, made: CallMade) -> OnCall:
        """The order on a call."""
        return cls(made.seat, made.call, made.id)


class CallStands(OnCall):
    """A call stands, though it was irregular."""

    __slots__ = ()

    @property
    def message(self) -> Message:
        return words.CALL_STANDS(self.seat, self.call)

    def apply(self, table: Table, authority: Authority) -> Table:
        return calling.live(table, self.id, Fate.STANDING, authority)


@dataclass(frozen=True, slots=True)
class Falls(OnCall):
    """A call does not count any more; `fault` is the side by whose error it fell."""

    fault: Side

    @classmethod
    def of(cls, made: CallMade, fault: Side | None = None) -> Falls:
        """The order on a call, by the fault of its own side unless that of another is named."""
        return cls(made.seat, made.call, made.id, made.seat.side if fault is None else fault)


class CancelCall(Falls):
    """A call is cancelled."""

    __slots__ = ()

    @property
    def message(self) -> Message:
        return words.CALL_CANCELLED(self.seat, self.call)

    def apply(self, table: Table, authority: Authority) -> Table:
        return calling.live(table, self.id, Fate.CANCELLED, authority, self.fault)


class WithdrawCall(Falls):
    """A call is withdrawn."""

    __slots__ = ()

    @property
    def message(self) -> Message:
        return words.CALL_WITHDRAWN(self.seat, self.call)

    def apply(self, table: Table, authority: Authority) -> Table:
        return calling.live(table, self.id, Fate.WITHDRAWN, authority, self.fault)


@dataclass(frozen=True, slots=True)
class ReplaceCall(Falls):
    """A call is withdrawn, and another has its place."""

    new: Call

    @classmethod
    def by(cls, made: CallMade, new: Call, fault: Side | None = None) -> ReplaceCall:
        """The order on a call, and what is put in its place."""
        return cls(made.seat, made.call, made.id, made.seat.side if fault is None else fault, new)

    @property
    def message(self) -> Message:
        return words.CALL_REPLACED(self.seat, self.call, self.new)

    def apply(self, table: Table, authority: Authority) -> Table:
        table = calling.live(table, self.id, Fate.WITHDRAWN, authority, self.fault)
        return calling.put(table, self.seat, self.new, authority, instead=self.id, came=Came.CHANGED)


@dataclass(frozen=True, slots=True)
class PutCall(Order):
    """A ruling puts a call there for a player: a pass that he must make, or the call that he had to repeat."""

    seat: Seat
    call: Call

    @property
    def message(self) -> Message:
        return words.CALL_PUT(self.seat, self.call)

    def apply(self, table: Table, authority: Authority) -> Table:
        return calling.put(table, self.seat, self.call, authority, came=Came.ORDERED)


@dataclass(frozen=True, slots=True)
class Bind(Order):
    """A player must pass, once or to the end, must repeat a call, or may not double.

    `until` a call, by its id, has been replaced, if that is what it is about.
    """

    seat: Seat
    kind: Bound
    call: Call | None = None
    until: int | None = None

    @property
    def message(self) -> Message:
        if self.kind is Bound.REPEAT:
            assert self.call is not None
            return words.MUST_REPEAT(self.seat, self.call)
        return _BINDS[self.kind](self.seat)

    def apply(self, table: Table, authority: Authority) -> Table:
        duty = Duty(self.seat, self.kind, authority, self.call, len(table.log), until=self.until)
        return table.but(duties=table.duties_with(duty))


_BINDS = {
    Bound.PASS_ONCE: words.MUST_PASS_ONCE,
    Bound.PASS_REST: words.MUST_PASS_TO_THE_END,
    Bound.NO_DOUBLE: words.MAY_NOT_DOUBLE,
}


@dataclass(frozen=True, slots=True)
class Release(Order):
    """A player is free again from what he was bound to."""

    seat: Seat
    kind: Bound

    @property
    def message(self) -> Message:
        return words.IS_FREE_AGAIN(self.seat)

    def apply(self, table: Table, authority: Authority) -> Table:
        left = tuple([d for d in table.duties if d.seat is not self.seat or d.kind is not self.kind])
        return table.but(duties=left)


@dataclass(frozen=True, slots=True)
class Await(Order):
    """A player calls again when it is his turn, and that call is compared with the one that was cancelled."""

    seat: Seat
    id: int
    law: int

    @property
    def message(self) -> Message:
        return words.CALLS_AGAIN(self.seat)

    def apply(self, table: Table, authority: Authority) -> Table:
        return table.but(awaiting=(*table.awaiting, Awaiting(self.seat, self.id, self.law, authority)))


@dataclass(frozen=True, slots=True)
class GiveLeadRight(Order):
    """If the offender's side defends, declarer may limit his partner's first lead (26)."""

    offender: Seat
    call: Call
    id: int
    compared: bool = False
    any_suit: bool = False
    kept: int | None = None

    @property
    def message(self) -> Message:
        return words.FIRST_LEAD_MAY_BE_LIMITED(self.offender.partner, self.call)

    def apply(self, table: Table, authority: Authority) -> Table:
        right = LeadRight(self.offender, self.id, authority, self.compared, self.any_suit, kept=self.kept)
        given = [each._replace(because=None, decided=False) for each in table.lead_rights]
        return table if right in given else table.but(lead_rights=(*table.lead_rights, right))


@dataclass(frozen=True, slots=True)
class CloseAuction(Order):
    """The auction has come to a contract."""

    contract: Contract

    @property
    def message(self) -> Message:
        return words.CONTRACT_IS(self.contract)

    def apply(self, table: Table, authority: Authority) -> Table:
        return calling.close(table, self.contract)


@dataclass(frozen=True, slots=True)
class ScoreAs(Order):
    """The play goes on or is over, and another contract is scored than the calls had come to."""

    contract: Contract

    @property
    def message(self) -> Message:
        return words.SCORED_AS(self.contract)

    def apply(self, table: Table, authority: Authority) -> Table:
        return table.but(scored=self.contract)


class ReopenAuction(OfTable, Order):
    """The auction goes on."""

    __slots__ = ()

    @property
    def message(self) -> Message:
        return words.AUCTION_GOES_ON()

    def apply(self, table: Table, authority: Authority) -> Table:
        return table if table.calling else calling.reopen(table)
