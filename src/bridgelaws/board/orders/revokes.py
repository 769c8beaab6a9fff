"""Orders on revokes, on the tricks that they cost, and on the end of the play."""

from __future__ import annotations

from ...values.frozen import dataclass, replace
from ...values.seats import Side
from ...words.message import Message
from .. import words
from ..records import without_claim
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
    def message(self) -> Message:
        revoke = self.revoke
        if revoke.card is None:
            return words.COUNTS_AS_REVOKED(revoke.seat, revoke.trick)
        return words.WAS_A_REVOKE(revoke.card, revoke.seat)


class EstablishRevoke(OnRevoke):
    """A revoke that can no longer be corrected, with the act that made it so."""

    __slots__ = ()

    @property
    def message(self) -> Message:
        by = self.revoke.by
        return words.ESTABLISHED() if by is None else words.ESTABLISHED_WHEN(by.said)


class CorrectRevoke(OnRevoke):
    """The revoke card has gone back; what was played after it waits until the revoker has played another card."""

    __slots__ = ()

    @property
    def message(self) -> Message:
        return words.PLAYS_LEGAL_CARD(self.revoke.seat)

    def apply(self, table: Table, authority: Authority) -> Table:
        return _enter(table, replace(self.revoke, stage=Stage.CORRECTED))


@dataclass(frozen=True, slots=True)
class TransferTricks(Order):
    """Tricks that a revoke costs, and why; a new count for the same revoke takes the place of an earlier one."""

    revoke: str
    tricks: tuple[int, ...]
    to: Side
    about: Message
    why: Message

    @property
    def message(self) -> Message:
        if not self.tricks:
            return words.NO_TRICK(self.about, self.why)
        return (words.ONE_TRICK if len(self.tricks) == 1 else words.TWO_TRICKS)(self.about, self.why, self.to)

    def apply(self, table: Table, authority: Authority) -> Table:
        kept = tuple(t for t in table.transfers if t.revoke != self.revoke)
        new = (Transfer(self.revoke, self.tricks, self.to, authority),) if self.tricks else ()
        return table.but(transfers=kept + new)


class PlayStops(OnHand):
    """A player is held to have claimed or conceded."""

    __slots__ = ()

    @property
    def message(self) -> Message:
        return words.HELD_TO_HAVE_CLAIMED(self.seat)

    def apply(self, table: Table, authority: Authority) -> Table:
        return table.but(stopped=Stopped(self.seat, None))


@dataclass(frozen=True, slots=True)
class PlayGoesOn(Order):
    """There was no claim or concession after all, and what it alone had established is open again.

    Nobody need have noticed those revokes, so that nothing is said of them.
    """

    reopened: tuple[Revoke, ...] = ()

    @property
    def message(self) -> Message:
        return words.PLAY_GOES_ON()

    def apply(self, table: Table, authority: Authority) -> Table:
        for revoke in self.reopened:
            table = _enter(table, revoke)
        return table.but(stopped=None, records=without_claim(table.records))
