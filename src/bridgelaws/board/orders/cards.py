"""Orders on cards: which stand, which go back, and where they lie."""

from __future__ import annotations

from ...values.cards import Card
from ...values.frozen import dataclass
from ...values.seats import Seat, Side
from ...words.message import Message
from .. import physics, words
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
    def message(self) -> Message:
        return (words.LEAD_STANDS if self.what == "lead" else words.PLAY_STANDS)(self.seat, self.card)


@dataclass(frozen=True, slots=True)
class Withdraw(Order):
    """A card taken from the trick back to the hand; it is on record as withdrawn, with the side at fault."""

    seat: Seat
    card: Card
    offenders: Side

    @property
    def message(self) -> Message:
        return words.IS_WITHDRAWN(self.card)

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
    def message(self) -> Message:
        if not self.more:
            return words.GO_BACK(self.cards, self.seat)
        if not self.cards:
            return words.UNNAMED_GO_BACK(self.more, self.seat)
        return words.GO_BACK_WITH_OTHERS(self.cards, self.more, self.seat)


class Identify(OnCard):
    """A card that was seen and had not been named is now known."""

    __slots__ = ()

    @property
    def message(self) -> Message:
        return words.WAS_THE_CARD_SEEN(self.card)

    def apply(self, table: Table, authority: Authority) -> Table:
        return physics.reveal(table, self.seat, self.card)


class TakeBackFaceDown(OnHand):
    """A face-down lead goes back to the hand."""

    __slots__ = ()

    @property
    def message(self) -> Message:
        return words.FACE_DOWN_GOES_BACK(self.seat)

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
    def message(self) -> Message:
        return words.PLAYED_INSTEAD(self.new, self.old)

    def apply(self, table: Table, authority: Authority) -> Table:
        if not physics.can_hold(table, self.seat, self.new):
            raise AssertionError(f"{self.new} is not in {self.seat}'s hand")
        return physics.put_instead(table, self.seat, self.old, self.new, How.ORDERED, authority, self.offenders)


class Play(OnCard):
    """A card becomes the hand's play to the trick."""

    __slots__ = ()

    @property
    def message(self) -> Message:
        return words.IS_PLAYED(self.card, self.seat)

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
    def message(self) -> Message:
        return words.COUNTS_AFTER(self.card, self.first)

    def apply(self, table: Table, authority: Authority) -> Table:
        return physics.taken_up(table, self.seat, self.card)


class LeadReturnsTo(OnHand):
    """The trick begins anew with the hand whose lead it is, or with that hand's card if it was put down first."""

    __slots__ = ()

    @property
    def message(self) -> Message:
        return words.IS_TO_LEAD(self.seat)

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
    def message(self) -> Message:
        return words.LAST_TWO_REOPENED() if self.begun else words.TWELFTH_REOPENED()

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


class SupplyCard(AtTrick):
    """A hand that was passed over plays to the trick now."""

    __slots__ = ()

    @property
    def message(self) -> Message:
        return words.PLAYS_NOW(self.seat, self.trick)

    def apply(self, table: Table, authority: Authority) -> Table:
        passed_over = table.puts.passed_over(self.trick, self.seat)
        return physics.live(table, passed_over, State.ENDED, authority, self.seat.side)


class PassOver(AtTrick):
    """A hand put no card to the trick, and play went on."""

    __slots__ = ()

    @property
    def message(self) -> Message:
        return words.WAS_PASSED_OVER(self.seat, self.trick)

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
    def message(self) -> Message:
        placed = words.IS_PLACED_LATE if self.wins_nothing else words.IS_PLACED
        return placed(self.card, self.seat, self.trick)

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
    def message(self) -> Message:
        return words.IS_RESTORED(self.card, self.seat)

    def apply(self, table: Table, authority: Authority) -> Table:
        return physics.restore(table, self.seat, self.card)
