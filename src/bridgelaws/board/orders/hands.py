"""Orders that bind a hand, and on who declares and what is spread: penalty cards, restrictions."""

from __future__ import annotations

from ...values.cards import Card
from ...values.frozen import dataclass, replace
from ...values.seats import Seat
from ...words.message import Message
from .. import physics, words
from ..puts import State
from ..records import Ends, Entry, Settled
from ..table import Authority, Demand, Kind, Restriction, Table
from .order import OnCard, OnHand, Order


@dataclass(frozen=True, slots=True)
class MakePenaltyCard(Order):
    """A defender's card becomes a penalty card. Declarer and dummy never have one (48A)."""

    seat: Seat
    card: Card
    kind: Kind

    @property
    def message(self) -> Message:
        return (words.BECOMES_MAJOR if self.kind is Kind.MAJOR else words.BECOMES_MINOR)(self.card)

    @property
    def entry(self) -> Entry:
        return Entry(Settled.EXPOSED, self.seat, self.card)

    def apply(self, table: Table, authority: Authority) -> Table:
        if not table.is_defender(self.seat):
            raise AssertionError(f"{self.seat} does not defend and cannot have a penalty card")
        if table.puts.lying(self.seat, self.card) is not None:
            return table  # it has been played since
        if not physics.can_hold(table, self.seat, self.card):
            raise AssertionError(f"{self.card} is not in {self.seat}'s hand")
        table = physics.reveal(table, self.seat, self.card)
        if table.penalty_card(self.seat, self.card) is not None:
            return table
        state = State.MAJOR if self.kind is Kind.MAJOR else State.MINOR
        return physics.shown(table, self.seat, self.card, state, authority)


class MakeMajor(OnCard):
    """A minor penalty card becomes a major one."""

    __slots__ = ()

    @property
    def message(self) -> Message:
        return words.NOW_MAJOR(self.card)

    def apply(self, table: Table, authority: Authority) -> Table:
        if table.penalty_card(self.seat, self.card) is None:
            return table
        return physics.shown(table, self.seat, self.card, State.MAJOR, authority)


class MakeMinor(OnCard):
    """A penalty card that is alone again is a minor one again, where the reading that it stays major is set aside."""

    __slots__ = ()

    @property
    def message(self) -> Message:
        return words.MINOR_AGAIN(self.card)

    def apply(self, table: Table, authority: Authority) -> Table:
        if table.penalty_card(self.seat, self.card) is None:
            return table
        return physics.shown(table, self.seat, self.card, State.MINOR, authority)


class PickUp(OnCard):
    """A penalty card goes back to the hand and is one no longer."""

    __slots__ = ()

    @property
    def message(self) -> Message:
        return words.IS_PICKED_UP(self.card)

    def apply(self, table: Table, authority: Authority) -> Table:
        put = table.puts.out_of_trick(self.seat, self.card)
        table = physics.live(table, put, State.BACK, authority, self.seat.side)
        known = tuple([i for i in table.information if not (i.holder is self.seat and i.duty is self.card)])
        # Declarer may have named it among several (51A) for a lead that has been undone since.
        left = tuple([r for r in table.restrictions if r.seat is not self.seat or r.card is not self.card])
        records = table.ended(Ends.PICKED_UP, self.seat, self.card)
        return table.but(records=records, information=known, restrictions=left)


class StaysFaced(OnCard):
    """A penalty card is put back face up before its owner."""

    __slots__ = ()

    @property
    def message(self) -> Message:
        return words.LIES_FACE_UP(self.card, self.seat)


@dataclass(frozen=True, slots=True)
class Restrict(Order):
    """A demand on a hand."""

    restriction: Restriction

    @property
    def message(self) -> Message:
        return self.restriction.message

    @property
    def entry(self) -> Entry:
        return Entry(Settled.DEMANDED, self.restriction.seat, demand=self.restriction)

    def apply(self, table: Table, authority: Authority) -> Table:
        kept = tuple([r for r in table.restrictions if not self._named_anew(r)])
        return table.but(restrictions=(*kept, self.restriction))

    def _named_anew(self, earlier: Restriction) -> bool:
        """Whether another card is named now for the trick in place of the earlier one."""
        new = self.restriction
        return new.demand is Demand.CARD and replace(earlier, card=new.card) == new


@dataclass(frozen=True, slots=True)
class Lift(Order):
    """Demands on the lead of a hand hold no longer, because another choice takes their place."""

    seat: Seat
    demands: tuple[Restriction, ...]

    @property
    def message(self) -> Message:
        return words.NO_LONGER_RESTRICTED(self.seat)

    def apply(self, table: Table, authority: Authority) -> Table:
        return table.but(restrictions=tuple([r for r in table.restrictions if r not in self.demands]))


class SwapDeclarerAndDummy(OnHand):
    """Declarer becomes dummy and dummy, whose hand is named, declarer."""

    __slots__ = ()

    @property
    def message(self) -> Message:
        return words.BECOMES_DECLARER(self.seat, self.seat.partner)

    def apply(self, table: Table, authority: Authority) -> Table:
        return table.but(declarer=self.seat, dummy_seen=True, dummy_waits=False)


class SpreadHand(OnHand):
    """A hand goes down as dummy."""

    __slots__ = ()

    @property
    def message(self) -> Message:
        return words.SPREADS_HAND(self.seat)

    def apply(self, table: Table, authority: Authority) -> Table:
        return table.but(dummy_seen=True, dummy_waits=False)
