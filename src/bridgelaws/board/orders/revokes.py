"""Orders on revokes, on the tricks that they cost, and on the end of the play."""

from __future__ import annotations

from dataclasses import dataclass, replace

from ...values.seats import Side
from ..table import Authority, Revoke, Stage, Stopped, Table, Transfer
from .order import OnHand, Order


def _enter(table: Table, revoke: Revoke) -> Table:
    """The table with a revoke on record in its latest state."""
    kept = tuple(r for r in table.revokes if not r.same(revoke))
    return table.but(revokes=in_order_of_play(table, (*kept, revoke)))


def in_order_of_play(table: Table, revokes: tuple[Revoke, ...]) -> tuple[Revoke, ...]:
    """Revokes in the order in which they are dealt with: trick by trick in the order of play, whoever sits where."""

    def place(revoke: Revoke) -> tuple[int, int]:
        trick = table.trick_at(revoke.trick)
        return revoke.trick, (revoke.seat - (table.declarer if trick is None else trick.leader)) % 4

    return tuple(sorted(revokes, key=place))


@dataclass(frozen=True, slots=True)
class OnRevoke(Order):
    """An order on a revoke, which is on record in this state from now on."""

    revoke: Revoke

    def apply(self, table: Table, authority: Authority) -> Table:
        return _enter(table, self.revoke)


class RecordRevoke(OnRevoke):
    """A revoke is found; it stays on record with its state."""

    __slots__ = ()

    @property
    def subject(self) -> str:
        return str(self.revoke.card if self.revoke.card is not None else self.revoke.seat)

    @property
    def predicate(self) -> str:
        if self.revoke.card is None:
            return f"counts as having revoked at trick {self.revoke.trick}"
        return f"was a revoke by {self.revoke.seat}"


class EstablishRevoke(OnRevoke):
    """A revoke that can no longer be corrected, with the act that made it so."""

    __slots__ = ()

    @property
    def subject(self) -> str:
        return "the revoke"

    @property
    def predicate(self) -> str:
        return f"was established when {self.revoke.by}" if self.revoke.by else "was established"


class CorrectRevoke(OnRevoke):
    """The revoke card has gone back; what was played after it waits until the revoker has played another card."""

    __slots__ = ()

    @property
    def subject(self) -> str:
        return str(self.revoke.seat)

    @property
    def predicate(self) -> str:
        return "plays a legal card instead"

    def apply(self, table: Table, authority: Authority) -> Table:
        return _enter(table, replace(self.revoke, stage=Stage.CORRECTED))


@dataclass(frozen=True, slots=True)
class TransferTricks(Order):
    """Tricks that a revoke costs, and why; a new count for the same revoke takes the place of an earlier one."""

    revoke: str
    tricks: tuple[int, ...]
    to: Side
    about: str
    why: str

    @property
    def subject(self) -> str:
        return self.about

    @property
    def predicate(self) -> str:
        effect = ("no trick is transferred", "one trick goes to {}", "two tricks go to {}")[len(self.tricks)]
        return f"{self.why}: {effect.format(self.to)}"

    def apply(self, table: Table, authority: Authority) -> Table:
        kept = tuple(t for t in table.transfers if t.revoke != self.revoke)
        new = (Transfer(self.revoke, self.tricks, self.to, authority),) if self.tricks else ()
        return table.but(transfers=kept + new)


class PlayStops(OnHand):
    """A player is held to have claimed or conceded."""

    __slots__ = ()

    @property
    def predicate(self) -> str:
        return "is held to have claimed or conceded"

    def apply(self, table: Table, authority: Authority) -> Table:
        return table.but(stopped=Stopped(self.seat, None))


@dataclass(frozen=True, slots=True)
class PlayGoesOn(Order):
    """There was no claim or concession after all, and what it alone had established is open again.

    Nobody need have noticed those revokes, so that nothing is said of them.
    """

    reopened: tuple[Revoke, ...] = ()

    @property
    def subject(self) -> str:
        return "play"

    @property
    def predicate(self) -> str:
        return "goes on"

    def apply(self, table: Table, authority: Authority) -> Table:
        for revoke in self.reopened:
            table = _enter(table, revoke)
        return table.but(stopped=None)
