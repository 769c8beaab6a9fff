"""Orders on cards: which stand, which go back, and where they lie."""

from __future__ import annotations

from dataclasses import dataclass

from ...values.cards import Card
from ...values.seats import Seat, Side
from .. import physics
from ..puts import How, State
from ..records import Ends, Entry, Settled
from ..subjects import OfCards
from ..table import Authority, Table
from .order import OnCard, OnHand, Order


@dataclass(frozen=True, slots=True)
class Stands(Order):
    """A lead or play that stays as made."""

    seat: Seat
    card: Card
    what: str = "lead"

    @property
    def subject(self) -> str:
        return f"the {self.what} of {self.card} by {self.seat}"

    @property
    def predicate(self) -> str:
        return "stands"


@dataclass(frozen=True, slots=True)
class Withdraw(Order):
    """A card taken from the trick back to the hand; it is on record as withdrawn, with the side at fault."""

    seat: Seat
    card: Card
    offenders: Side

    @property
    def subject(self) -> str:
        return str(self.card)

    @property
    def predicate(self) -> str:
        return "is withdrawn"

    @property
    def entry(self) -> Entry:
        return Entry(Settled.TAKEN_BACK, self.seat, self.card)

    def apply(self, table: Table, authority: Authority) -> Table:
        if not table.puts.seen & self.card.mask:  # it was seen, and lay in no trick
            table = physics.shown(table, self.seat, self.card, State.SHOWN, authority)
        put = table.puts.in_reach(self.seat, self.card) or table.puts.out_of_trick(self.seat, self.card)
        if table.penalty_card(self.seat, self.card) is None:  # one that has been put to no trick lies there still
            table = physics.live(table, put, State.BACK, authority, self.offenders)
        return table.but(records=table.ended(Ends.CARD, self.seat, self.card)) if table.records else table


class ReturnToHand(OfCards, Order):
    """Cards that were shown but are not in the trick go back without further rectification; `more` that are unnamed."""

    __slots__ = ()

    @property
    def subject(self) -> str:
        named = " ".join(str(card) for card in self.cards)
        if not self.more:
            return named
        unnamed = "the card that was not named" if self.more == 1 else f"the {self.more} cards that were not named"
        return f"{named} and {unnamed}" if named else unnamed

    @property
    def predicate(self) -> str:
        back = "goes" if len(self.cards) + self.more == 1 else "go"
        return f"{back} back to {self.seat}'s hand"


class Identify(OnCard):
    """A card that was seen and had not been named is now known."""

    __slots__ = ()

    @property
    def subject(self) -> str:
        return "the card seen"

    @property
    def predicate(self) -> str:
        return f"was {self.card}"

    def apply(self, table: Table, authority: Authority) -> Table:
        return physics.reveal(table, self.seat, self.card)


class TakeBackFaceDown(OnHand):
    """A face-down lead goes back to the hand."""

    __slots__ = ()

    @property
    def subject(self) -> str:
        return f"{self.seat}'s face-down card"

    @property
    def predicate(self) -> str:
        return "goes back to the hand"

    def apply(self, table: Table, authority: Authority) -> Table:
        return physics.live(table, table.puts.face_down(self.seat), State.ENDED)


@dataclass(frozen=True, slots=True)
class Put(Order):
    """Another card of the same hand takes the place of one in the trick."""

    seat: Seat
    old: Card
    new: Card
    offenders: Side

    @property
    def subject(self) -> str:
        return str(self.new)

    @property
    def predicate(self) -> str:
        return f"is played in place of {self.old}"

    def apply(self, table: Table, authority: Authority) -> Table:
        if not physics.can_hold(table, self.seat, self.new):
            raise AssertionError(f"{self.new} is not in {self.seat}'s hand")
        return physics.put_instead(table, self.seat, self.old, self.new, How.ORDERED, authority, self.offenders)


class Play(OnCard):
    """A card becomes the hand's play to the trick."""

    __slots__ = ()

    @property
    def predicate(self) -> str:
        return f"is played from {self.seat}'s hand"

    def apply(self, table: Table, authority: Authority) -> Table:
        table = physics.reveal(table, self.seat, self.card)
        return physics.put(table, self.seat, self.card, how=How.ORDERED)


@dataclass(frozen=True, slots=True)
class CountsAfter(Order):
    """A card that was put down too soon by no fault of its player waits; its play is judged after another card's."""

    seat: Seat
    card: Card
    first: Card

    @property
    def subject(self) -> str:
        return str(self.card)

    @property
    def predicate(self) -> str:
        return f"counts as played after {self.first}"

    def apply(self, table: Table, authority: Authority) -> Table:
        return physics.taken_up(table, self.seat, self.card)


class LeadReturnsTo(OnHand):
    """The trick begins anew with the hand whose lead it is, or with that hand's card if it was put down first."""

    __slots__ = ()

    @property
    def predicate(self) -> str:
        return "is to lead"

    def apply(self, table: Table, authority: Authority) -> Table:
        trick, puts = table.trick, table.puts
        if trick.empty:
            for seat in trick.omitted:  # nobody was passed over at a trick to which there is no lead
                table = physics.live(table, table.puts.passed_over(table.number, seat), State.ENDED)
            table, puts = table if table.call is None else table.but(call=None), table.puts
        elif trick.order[0] is not self.seat:
            return table
        return table if trick.leader is self.seat else table.but(puts=puts.lead(table.number, self.seat))


class TurnReturnsTo(LeadReturnsTo):
    """The same as an aside, where the ruling has said enough."""

    __slots__ = ()

    @property
    def aside(self) -> bool:
        return True


@dataclass(frozen=True, slots=True)
class ReopenTwelfth(Order):
    """The last two tricks are taken up again so that a revoke at the twelfth can be put right.

    `begun` says whether there was a thirteenth.
    """

    begun: bool = True

    @property
    def subject(self) -> str:
        return "the twelfth trick"

    @property
    def predicate(self) -> str:
        return "is taken up again" + (" and the thirteenth is played anew" if self.begun else "")

    def apply(self, table: Table, authority: Authority) -> Table:
        last = table.trick_at(13) if table.number > 12 else None
        for card in () if last is None else last.cards:
            put = None if card is None else table.puts.current(card)
            table = physics.live(table, put, State.SHOWN)
        return table.but(stopped=None)


@dataclass(frozen=True, slots=True)
class AtTrick(Order):
    """An order on a hand that was passed over at a trick."""

    seat: Seat
    trick: int

    @property
    def subject(self) -> str:
        return str(self.seat)


class SupplyCard(AtTrick):
    """A hand that was passed over plays to the trick now."""

    __slots__ = ()

    @property
    def predicate(self) -> str:
        return f"plays a card to trick {self.trick} now"

    def apply(self, table: Table, authority: Authority) -> Table:
        passed_over = table.puts.passed_over(self.trick, self.seat)
        return physics.live(table, passed_over, State.ENDED, authority, self.seat.side)


class PassOver(AtTrick):
    """A hand put no card to the trick, and play went on."""

    __slots__ = ()

    @property
    def predicate(self) -> str:
        return f"was passed over at trick {self.trick}"

    def apply(self, table: Table, authority: Authority) -> Table:
        return physics.put(table, self.seat, None, how=How.ORDERED)


@dataclass(frozen=True, slots=True)
class PlaceCard(Order):
    """A card goes from the hand to its place at a trick that is past; late, it does not change the winner."""

    seat: Seat
    card: Card
    trick: int
    wins_nothing: bool = True

    @property
    def subject(self) -> str:
        return str(self.card)

    @property
    def predicate(self) -> str:
        winner = ", whose winner stays the same" if self.wins_nothing else ""
        return f"is placed among {self.seat}'s played cards at trick {self.trick}{winner}"

    @property
    def entry(self) -> Entry:
        return Entry(Settled.PLACED, self.seat, self.card)

    def apply(self, table: Table, authority: Authority) -> Table:
        # It may have been put down already, as if it were a card to the trick in progress.
        return physics.put(physics.taken_up(table, self.seat, self.card), self.seat, self.card, late=self.trick)


class RestoreCard(OnCard):
    """An extra card among those played goes back to the hand and counts as having been there all along."""

    __slots__ = ()

    @property
    def predicate(self) -> str:
        return f"is restored to {self.seat}'s hand"

    def apply(self, table: Table, authority: Authority) -> Table:
        return physics.restore(table, self.seat, self.card)
