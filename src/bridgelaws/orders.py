"""The closed vocabulary of effects: what a ruling does to the table, one sentence and one `apply` each."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass, replace

from . import physics
from .cards import Card
from .seats import Seat, Side
from .table import (
    Authority,
    Demand,
    Information,
    Kind,
    PenaltyCard,
    Referral,
    Restriction,
    Revoke,
    Stage,
    Stopped,
    Table,
    Transfer,
    Trick,
    Withdrawn,
)


@dataclass(frozen=True, slots=True)
class Order(ABC):
    """An effect. `subject` and `predicate` make its sentence.

    An aside says who may use what, or what is left to judgement; it moves no card and binds no hand.
    """

    @property
    def aside(self) -> bool:
        """Whether the order is an aside."""
        return False

    @property
    def placed(self) -> tuple[Seat, Card] | None:
        """The card that the order puts among those that a hand has played to a trick that is past."""
        return None

    @property
    @abstractmethod
    def subject(self) -> str:
        """Who or what the order is about."""

    @property
    @abstractmethod
    def predicate(self) -> str:
        """What is ordered."""

    def apply(self, table: Table, authority: Authority) -> Table:
        """The table after the order."""
        return table

    def __str__(self) -> str:
        return f"{self.subject} {self.predicate}"


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

    def apply(self, table: Table, authority: Authority) -> Table:
        gone = Withdrawn(self.seat, self.card, self.offenders, table.number, authority)
        table = physics.withdraw(table, self.seat, self.card)
        undone = tuple(play for play in table.undone if play != (self.seat, self.card))
        return table.but(withdrawn=(*table.withdrawn, gone), undone=undone)


@dataclass(frozen=True, slots=True)
class ReturnToHand(Order):
    """Cards that were shown but are not in the trick go back without further rectification."""

    seat: Seat
    cards: tuple[Card, ...]

    @property
    def subject(self) -> str:
        return " ".join(str(card) for card in self.cards)

    @property
    def predicate(self) -> str:
        back = "goes" if len(self.cards) == 1 else "go"
        return f"{back} back to {self.seat}'s hand"


@dataclass(frozen=True, slots=True)
class TakeBackFaceDown(Order):
    """A face-down lead goes back to the hand."""

    seat: Seat

    @property
    def subject(self) -> str:
        return f"{self.seat}'s face-down card"

    @property
    def predicate(self) -> str:
        return "goes back to the hand"

    def apply(self, table: Table, authority: Authority) -> Table:
        return table.but(face_down=tuple(f for f in table.face_down if f.seat is not self.seat))


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
        waiting = table.suspended is not None and table.suspended.card(self.seat) is self.old
        if not waiting and table.trick.card(self.seat) is not self.old:
            last = table.last_trick
            if last is None or last.card(self.seat) is not self.old:
                raise AssertionError(f"{self.old} of {self.seat} lies in no trick that can be changed")
            table = physics.reopen(table)
        if not physics.can_hold(table, self.seat, self.new):
            raise AssertionError(f"{self.new} is not in {self.seat}'s hand")
        gone = Withdrawn(self.seat, self.old, self.offenders, table.number, authority)
        table = physics.exchange(table, self.seat, self.old, self.new).but(withdrawn=(*table.withdrawn, gone))
        return physics.close_trick(table)


@dataclass(frozen=True, slots=True)
class Play(Order):
    """A card becomes the hand's play to the trick."""

    seat: Seat
    card: Card

    @property
    def subject(self) -> str:
        return str(self.card)

    @property
    def predicate(self) -> str:
        return f"is played from {self.seat}'s hand"

    def apply(self, table: Table, authority: Authority) -> Table:
        table = physics.reveal(table, self.seat, self.card)
        return physics.enter_trick(table, self.seat, self.card)


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
        return physics.withdraw(table, self.seat, self.card)


@dataclass(frozen=True, slots=True)
class LeadReturnsTo(Order):
    """The trick begins anew with the hand whose lead it is, or with that hand's card if it was put down first."""

    seat: Seat

    @property
    def subject(self) -> str:
        return str(self.seat)

    @property
    def predicate(self) -> str:
        return "is to lead"

    def apply(self, table: Table, authority: Authority) -> Table:
        trick = table.trick
        if trick.empty:
            return table.but(trick=Trick(self.seat), call=None)
        return table.but(trick=replace(trick, leader=self.seat)) if trick.order[0] is self.seat else table


@dataclass(frozen=True, slots=True)
class TurnReturnsTo(LeadReturnsTo):
    """The same as an aside, where the ruling has said enough."""

    @property
    def aside(self) -> bool:
        return True


@dataclass(frozen=True, slots=True)
class MakePenaltyCard(Order):
    """A defender's card becomes a penalty card. Declarer and dummy never have one (48A)."""

    seat: Seat
    card: Card
    kind: Kind

    @property
    def subject(self) -> str:
        return str(self.card)

    @property
    def predicate(self) -> str:
        return f"becomes a {self.kind.value} penalty card"

    def apply(self, table: Table, authority: Authority) -> Table:
        if not table.is_defender(self.seat):
            raise AssertionError(f"{self.seat} does not defend and cannot have a penalty card")
        if not physics.can_hold(table, self.seat, self.card):
            raise AssertionError(f"{self.card} is not in {self.seat}'s hand")
        table = physics.reveal(table, self.seat, self.card)
        if table.penalty_card(self.seat, self.card) is not None:
            return table
        new = PenaltyCard(self.seat, self.card, self.kind, authority)
        return table.but(penalty_cards=(*table.penalty_cards, new))


@dataclass(frozen=True, slots=True)
class MakeMajor(Order):
    """A minor penalty card becomes a major one."""

    seat: Seat
    card: Card

    @property
    def subject(self) -> str:
        return str(self.card)

    @property
    def predicate(self) -> str:
        return "is now a major penalty card too"

    def apply(self, table: Table, authority: Authority) -> Table:
        cards = tuple(
            replace(p, kind=Kind.MAJOR, authority=authority) if (p.seat, p.card) == (self.seat, self.card) else p
            for p in table.penalty_cards
        )
        return table.but(penalty_cards=cards)


@dataclass(frozen=True, slots=True)
class MakeMinor(Order):
    """A penalty card that is alone again is a minor one again, where the reading that it stays major is set aside."""

    seat: Seat
    card: Card

    @property
    def subject(self) -> str:
        return str(self.card)

    @property
    def predicate(self) -> str:
        return "is a minor penalty card again"

    def apply(self, table: Table, authority: Authority) -> Table:
        cards = tuple(
            replace(p, kind=Kind.MINOR, authority=authority) if (p.seat, p.card) == (self.seat, self.card) else p
            for p in table.penalty_cards
        )
        return table.but(penalty_cards=cards)


@dataclass(frozen=True, slots=True)
class PickUp(Order):
    """A penalty card goes back to the hand and is one no longer."""

    seat: Seat
    card: Card

    @property
    def subject(self) -> str:
        return str(self.card)

    @property
    def predicate(self) -> str:
        return "is picked up"

    def apply(self, table: Table, authority: Authority) -> Table:
        cards = tuple(p for p in table.penalty_cards if not (p.seat is self.seat and p.card is self.card))
        gone = Withdrawn(self.seat, self.card, self.seat.side, table.number, authority)
        known = tuple(i for i in table.information if not (i.holder is self.seat and i.duty is self.card))
        # Declarer may have named it among several (51A) for a lead that has been undone since.
        left = tuple(r for r in table.restrictions if r.seat is not self.seat or r.card is not self.card)
        withdrawn = (*table.withdrawn, gone)
        return table.but(penalty_cards=cards, withdrawn=withdrawn, information=known, restrictions=left)


@dataclass(frozen=True, slots=True)
class StaysFaced(Order):
    """A penalty card is put back face up before its owner."""

    seat: Seat
    card: Card

    @property
    def subject(self) -> str:
        return str(self.card)

    @property
    def predicate(self) -> str:
        return f"lies face up before {self.seat}"


@dataclass(frozen=True, slots=True)
class Restrict(Order):
    """A demand on a hand."""

    restriction: Restriction

    @property
    def subject(self) -> str:
        return str(self.restriction.seat)

    @property
    def predicate(self) -> str:
        return self.restriction.phrase

    def apply(self, table: Table, authority: Authority) -> Table:
        kept = tuple(r for r in table.restrictions if not self._named_anew(r))
        return table.but(restrictions=(*kept, self.restriction))

    def _named_anew(self, earlier: Restriction) -> bool:
        """Whether another card is named now for the trick in place of the earlier one."""
        new = self.restriction
        return new.demand is Demand.CARD and replace(earlier, card=new.card) == new


@dataclass(frozen=True, slots=True)
class SwapDeclarerAndDummy(Order):
    """Declarer becomes dummy and dummy declarer."""

    declarer: Seat

    @property
    def subject(self) -> str:
        return str(self.declarer)

    @property
    def predicate(self) -> str:
        return f"becomes declarer and {self.declarer.partner} dummy"

    def apply(self, table: Table, authority: Authority) -> Table:
        return table.but(declarer=self.declarer, dummy_seen=True)


@dataclass(frozen=True, slots=True)
class SpreadHand(Order):
    """A hand goes down as dummy."""

    seat: Seat

    @property
    def subject(self) -> str:
        return str(self.seat)

    @property
    def predicate(self) -> str:
        return "spreads the whole hand"

    def apply(self, table: Table, authority: Authority) -> Table:
        return table.but(dummy_seen=True)


@dataclass(frozen=True, slots=True)
class Inform(Order):
    """Who may use what was seen; `duty` is a penalty card whose being picked up ends the matter."""

    about: str
    card: Card | None
    holder: Seat
    authorized: tuple[Seat, ...]
    unauthorized: tuple[Seat, ...]
    duty: Card | None = None

    @property
    def aside(self) -> bool:
        return True

    @property
    def subject(self) -> str:
        return self.about

    @property
    def predicate(self) -> str:
        parts = []
        if self.authorized:
            parts.append("authorized for " + _names(self.authorized))
        if self.unauthorized:
            parts.append("unauthorized for " + _names(self.unauthorized))
        return "is " + " and ".join(parts)

    def apply(self, table: Table, authority: Authority) -> Table:
        entry = Information(
            self.about, self.card, self.holder, self.authorized, self.unauthorized, authority, self.duty
        )
        kept = tuple(i for i in table.information if not (i.card is self.card and i.holder is self.holder))
        if self.card is None:
            kept = table.information
        return table.but(information=(*kept, entry))


@dataclass(frozen=True, slots=True)
class Refer(Order):
    """A matter for the Director's judgement. The engine awards no adjusted score."""

    strength: str
    why: str
    when: str = "at the end of play"
    findings: tuple[str, ...] = ()

    @property
    def aside(self) -> bool:
        return True

    @property
    def subject(self) -> str:
        return f"{self.when} the Director"

    @property
    def predicate(self) -> str:
        verb = "adjusts the score" if self.strength == "must" else "may have to act"
        return f"{verb} on account {self.why}" if self.why.startswith("of ") else f"{verb} {self.why}"

    def apply(self, table: Table, authority: Authority) -> Table:
        entry = Referral(authority, self.strength, self.why, self.when, self.findings)
        return table if entry in table.referrals else table.but(referrals=(*table.referrals, entry))


def _enter(table: Table, revoke: Revoke) -> Table:
    """The table with a revoke on record in its latest state."""
    kept = tuple(r for r in table.revokes if not r.same(revoke))
    return table.but(revokes=tuple(sorted((*kept, revoke), key=lambda r: (r.trick, r.seat))))


@dataclass(frozen=True, slots=True)
class RecordRevoke(Order):
    """A revoke is found; it stays on record with its state."""

    revoke: Revoke

    @property
    def subject(self) -> str:
        return str(self.revoke.card if self.revoke.card is not None else self.revoke.seat)

    @property
    def predicate(self) -> str:
        if self.revoke.card is None:
            return f"counts as having revoked at trick {self.revoke.trick}"
        return f"was a revoke by {self.revoke.seat}"

    def apply(self, table: Table, authority: Authority) -> Table:
        return _enter(table, self.revoke)


@dataclass(frozen=True, slots=True)
class EstablishRevoke(Order):
    """A revoke that can no longer be corrected, with the act that made it so."""

    revoke: Revoke

    @property
    def subject(self) -> str:
        return "the revoke"

    @property
    def predicate(self) -> str:
        return f"was established when {self.revoke.by}" if self.revoke.by else "was established"

    def apply(self, table: Table, authority: Authority) -> Table:
        return _enter(table, self.revoke)


@dataclass(frozen=True, slots=True)
class CorrectRevoke(Order):
    """The revoke card has gone back; what was played after it waits until the revoker has played another card."""

    revoke: Revoke

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


@dataclass(frozen=True, slots=True)
class ReopenTwelfth(Order):
    """The last two tricks are taken up again so that a revoke at the twelfth can be put right."""

    @property
    def subject(self) -> str:
        return "the twelfth trick"

    @property
    def predicate(self) -> str:
        return "is taken up again and the thirteenth is played anew"

    def apply(self, table: Table, authority: Authority) -> Table:
        return physics.reopen_two(table).but(stopped=None)


@dataclass(frozen=True, slots=True)
class SupplyCard(Order):
    """A hand that was passed over plays to the trick now."""

    seat: Seat
    trick: int

    @property
    def subject(self) -> str:
        return str(self.seat)

    @property
    def predicate(self) -> str:
        return f"plays a card to trick {self.trick} now"

    def apply(self, table: Table, authority: Authority) -> Table:
        return physics.supply(table, self.trick, self.seat)


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
    def placed(self) -> tuple[Seat, Card]:
        return self.seat, self.card

    def apply(self, table: Table, authority: Authority) -> Table:
        return physics.place(table, self.trick, self.seat, self.card)


@dataclass(frozen=True, slots=True)
class RestoreCard(Order):
    """An extra card among those played goes back to the hand and counts as having been there all along."""

    seat: Seat
    card: Card

    @property
    def subject(self) -> str:
        return str(self.card)

    @property
    def predicate(self) -> str:
        return f"is restored to {self.seat}'s hand"

    def apply(self, table: Table, authority: Authority) -> Table:
        return physics.restore(table, self.seat, self.card)


@dataclass(frozen=True, slots=True)
class PlayStops(Order):
    """A player is held to have claimed or conceded."""

    seat: Seat

    @property
    def subject(self) -> str:
        return str(self.seat)

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


@dataclass(frozen=True, slots=True)
class LoseRights(Order):
    """Dummy loses the rights that Law 43A2 takes away."""

    seat: Seat

    @property
    def subject(self) -> str:
        return str(self.seat)

    @property
    def predicate(self) -> str:
        return "has lost dummy's qualified rights for this board"

    def apply(self, table: Table, authority: Authority) -> Table:
        return table.but(rights_lost=True)


@dataclass(frozen=True, slots=True)
class Note(Order):
    """A statement that changes nothing on the table: a right, a ban, or that nothing follows."""

    about: str
    text: str

    @property
    def subject(self) -> str:
        return self.about

    @property
    def predicate(self) -> str:
        return self.text


@dataclass(frozen=True, slots=True)
class Remark(Note):
    """A statement that only repeats what lasts; it is left out of the short explanation."""

    @property
    def aside(self) -> bool:
        return True


def _names(seats: tuple[Seat, ...]) -> str:
    return " and ".join(str(seat) for seat in seats)


def sentence(orders: tuple[Order, ...]) -> str:
    """The orders as one sentence, without capital and full stop."""
    groups: list[tuple[str, list[str]]] = []
    for order in orders:
        if groups and groups[-1][0] == order.subject:
            groups[-1][1].append(order.predicate)
        else:
            groups.append((order.subject, [order.predicate]))
    parts = [f"{subject} {' and '.join(predicates)}" for subject, predicates in groups]
    return parts[0] if len(parts) == 1 else "; ".join(parts[:-1]) + ", and " + parts[-1] if parts else ""
