"""The table: what lies where, what is in force, and what waits to be ruled on. Its parts can be had from here too."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from .acts import Act
from .cards import FULL_PACK, Card, CardSet, Deal, Suit
from .contract import Contract
from .editions import Edition
from .errors import ParseError
from .events import Answered, Event
from .parts import (
    Answer,
    Authority,
    Call,
    Counted,
    Demand,
    FaceDown,
    Hand,
    Information,
    Kind,
    Lasts,
    PenaltyCard,
    Referral,
    Restriction,
    Revoke,
    Stage,
    Stopped,
    Transfer,
    Trick,
    Withdrawn,
)
from .questions import Question
from .seats import SEATS, Seat, Side

__all__ = [
    "VULNERABLE",
    "Answer",
    "Authority",
    "Call",
    "Counted",
    "Demand",
    "FaceDown",
    "Hand",
    "Incident",
    "Information",
    "Kind",
    "Lasts",
    "PenaltyCard",
    "Referral",
    "Regulations",
    "Restriction",
    "Revoke",
    "Stage",
    "Stopped",
    "Table",
    "Transfer",
    "Trick",
    "Withdrawn",
    "complete",
    "open_table",
    "unseen",
]

VULNERABLE = ("none", "NS", "EW", "both")


@dataclass(frozen=True, slots=True)
class Incident:
    """An irregularity on file: the act that caused it, the table before it, and whether attention was drawn.

    `at` is the position of the act in the log, `key` identifies the file when the acts are replayed.
    """

    key: str
    at: int
    law: str
    summary: str
    offender: Seat
    act: Act
    before: Table = field(repr=False)
    trick: int
    proper: Seat | None = None
    card: Card | None = None
    cards: tuple[Card, ...] = ()
    other: Card | None = None
    enters: bool = True
    attended_by: Seat | None = None
    attended_at: int | None = None

    @property
    def cause(self) -> Event | None:
        """The event that opened the file."""
        return self.act.event

    @property
    def attended(self) -> bool:
        """Whether attention was drawn to it."""
        return self.attended_by is not None


@dataclass(frozen=True, slots=True)
class Regulations:
    """What the Laws leave to the Regulating Authority (1997: sponsoring organisation) or the zone."""

    face_down_leads: bool = True
    defenders_may_ask: bool | None = None


@dataclass(frozen=True)
class Table:
    """Everything that is so at the table. Computed from the log of events, never changed."""

    edition: Edition
    contract: Contract
    declarer: Seat
    hands: tuple[Hand, Hand, Hand, Hand]
    trick: Trick
    number: int = 1
    tricks: tuple[Trick, ...] = ()
    won: tuple[int, int] = (0, 0)
    gone: int = 0
    suspended: Trick | None = None
    undone: tuple[tuple[Seat, Card], ...] = ()  # cards that went back with a lead to the next trick, not yet ruled on
    quitted: tuple[Seat, ...] = ()  # who has turned his card: of this trick, or of the last if he has yet to play
    began: int = 0
    face_down: tuple[FaceDown, ...] = ()
    dummy_seen: bool = False
    call: Call | None = None
    rights_lost: bool = False
    penalty_cards: tuple[PenaltyCard, ...] = ()
    laid: tuple[PenaltyCard, ...] = ()  # those that were played to this trick or the last, as they were before
    restrictions: tuple[Restriction, ...] = ()
    withdrawn: tuple[Withdrawn, ...] = ()
    information: tuple[Information, ...] = ()
    referrals: tuple[Referral, ...] = ()
    contradictions: tuple[str, ...] = ()
    revokes: tuple[Revoke, ...] = ()
    transfers: tuple[Transfer, ...] = ()
    stopped: Stopped | None = None
    vulnerable: str | None = None
    docket: tuple[Incident, ...] = ()
    rulings: tuple[Any, ...] = ()
    heard: frozenset[str] = frozenset()
    question: Question | None = None
    counted: Counted | None = None
    log: tuple[Event, ...] = field(default=(), repr=False)
    answers: Mapping[tuple[str, str], Answer] = field(default_factory=dict, repr=False)
    regulations: Regulations = Regulations()
    set_aside: frozenset[str] = frozenset()
    at_once: Incident | None = field(default=None, compare=False, repr=False)  # the last file heard unattended (58A)
    judging: str = field(default="", compare=False, repr=False)  # the key of what is judged, if not of the last act
    masks: tuple[tuple[int, int, int, int], int, int] | None = field(
        default=None, init=False, compare=False, repr=False
    )

    # Roles

    @property
    def dummy(self) -> Seat:
        """Declarer's partner."""
        return self.declarer.partner

    @property
    def dummy_is_down(self) -> bool:
        """Whether dummy's hand lies on the table: it goes down once the opening lead is faced and stands."""
        led = self.number > 1 or not self.trick.empty
        waiting = any(incident.law == "law54" for incident in self.docket)
        return self.dummy_seen or (led and not waiting)

    @property
    def trumps(self) -> Suit | None:
        """The trump suit."""
        return self.contract.trumps

    @property
    def turn(self) -> Seat | None:
        """The hand that is to play; None when the play is over."""
        return self.to_correct if self.finished else self.trick.turn

    @property
    def to_correct(self) -> Seat | None:
        """The hand that is to play although a claim has stopped the play: a revoke is being corrected (62A, 62C)."""
        seat = self.trick.turn
        if self.stopped is None or self.stopped.by is None or self.over or seat is None:
            return None
        corrected = (r for r in self.revokes if r.stage is Stage.CORRECTED and r.trick == self.number)
        return seat if any(seat in (r.seat, *(later for later, _ in r.later)) for r in corrected) else None

    @property
    def over(self) -> bool:
        """Whether thirteen tricks have been played."""
        return self.number > 13

    @property
    def finished(self) -> bool:
        """Whether no more is to be played: thirteen tricks, a claim, or a result stated."""
        return self.number > 13 or self.stopped is not None

    @property
    def total(self) -> tuple[int, int] | None:
        """The tricks of each side before any transfer, once they are known."""
        if self.stopped is not None:
            return self.stopped.total
        return self.won if self.over and sum(self.won) == 13 else None

    def trick_at(self, number: int) -> Trick | None:
        """A trick on file by its number."""
        if number == self.number:
            return self.trick
        if number == self.number + 1:
            return self.suspended
        first = self.number - len(self.tricks)
        return self.tricks[number - first] if first <= number < self.number else None

    def due(self, seat: Seat) -> int:
        """How many cards a hand ought to hold."""
        lying = (self.trick, self.suspended)
        return 14 - self.number - sum(trick is not None and trick.card(seat) is not None for trick in lying)

    def is_defender(self, seat: Seat) -> bool:
        """Whether the seat defends."""
        return seat.side is not self.declarer.side

    def actor(self, seat: Seat) -> Seat:
        """The player who decides for a hand: declarer for dummy."""
        return self.declarer if seat is self.dummy else seat

    def hand(self, seat: Seat) -> Hand:
        """The hand of a seat."""
        return self.hands[seat]

    # Cards

    @property
    def located(self) -> int:
        """Every card whose place is known."""
        mask = self.gone | self.trick.mask
        for hand in self.hands:
            mask |= hand.cards.mask
        if self.suspended is not None:
            mask |= self.suspended.mask
        return mask

    @property
    def played(self) -> int:
        """Every card known to have been played."""
        return self.gone | self.trick.mask | (self.suspended.mask if self.suspended else 0)

    def but(self, **changes: Any) -> Table:
        """The table with some of its parts changed; `replace`, without going through every part."""
        new = object.__new__(Table)
        parts = new.__dict__
        parts.update(self.__dict__)
        parts.update(changes)
        parts["masks"] = None
        return new

    def with_hand(self, seat: Seat, hand: Hand) -> Table:
        """The table with another hand in a seat."""
        hands = list(self.hands)
        hands[seat] = hand
        return self.but(hands=(hands[0], hands[1], hands[2], hands[3]))

    def penalty_card(self, seat: Seat, card: Card) -> PenaltyCard | None:
        """The penalty card of that description."""
        return next((p for p in self.penalty_cards if p.seat is seat and p.card is card), None)

    def penalty_cards_of(self, seat: Seat, kind: Kind | None = None) -> tuple[PenaltyCard, ...]:
        """The penalty cards of a hand."""
        return tuple(p for p in self.penalty_cards if p.seat is seat and kind in (None, p.kind))

    @property
    def acts(self) -> int:
        """How many acts, answers apart, are in the log."""
        return sum(not isinstance(event, Answered) for event in self.log)

    def ruled(self, key: str) -> bool:
        """Whether the incident or standing question of that key has been heard to its end."""
        return key in self.heard or any(ruling.key == key for ruling in self.rulings)

    @property
    def last_trick(self) -> Trick | None:
        """The trick completed last, when it is on file."""
        return self.tricks[-1] if self.tricks else None

    @property
    def begun(self) -> int:
        """The number of the trick in progress, or of the one that waits until it has been put right."""
        return self.number if self.suspended is None else self.number + 1

    def side_has_played_since(self, number: int, side: Side) -> bool:
        """Whether a side has led or played to the trick after a given one."""
        last = self.trick if self.suspended is None else self.suspended
        return self.begun > number + 1 or (self.begun == number + 1 and last.side_has_played(side))

    def both_have_played_since(self, number: int) -> bool:
        """Whether each side has played to the trick after a given one."""
        return self.side_has_played_since(number, Side.NS) and self.side_has_played_since(number, Side.EW)


def open_table(
    contract: object,
    laws: Edition,
    deal: object = None,
    *,
    regulations: Regulations | None = None,
    set_aside: frozenset[str] = frozenset(),
    vulnerable: str | None = None,
) -> Table:
    """A table before the opening lead, with as many hands as are known.

    >>> from .editions import L2017
    >>> open_table("3NT by S", L2017).turn
    WEST
    """
    agreed = Contract.parse(contract)
    hands = [Hand(CardSet(), 13)] * 4
    if deal is not None:
        dealt = Deal.parse(deal)
        for seat in SEATS:
            cards = dealt.hand(seat)
            if cards is not None:
                if len(cards) != 13:
                    raise ParseError(f"{seat}'s hand has {len(cards)} cards; a deal has 13, or give a position")
                hands[seat] = Hand(cards, 13)
    table = Table(
        edition=laws,
        contract=agreed,
        declarer=agreed.declarer,
        hands=tuple(hands),  # type: ignore[arg-type]
        trick=Trick(agreed.declarer.lho),
        regulations=regulations or Regulations(),
        set_aside=set_aside,
        vulnerable=vulnerable,
    )
    table = complete(table)
    if all(hand.known for hand in table.hands):
        # Kept for the kernel; a table made from this one does not inherit it.
        masks = tuple(hand.cards.mask for hand in table.hands)
        trumps = -1 if agreed.trumps is None else int(agreed.trumps)
        object.__setattr__(table, "masks", (masks, trumps, int(table.trick.leader)))
    return table


def complete(table: Table) -> Table:
    """When three hands are known the fourth is what is left of the pack."""
    unknown = [seat for seat in SEATS if not table.hand(seat).known]
    rest = unseen(table)
    if len(unknown) != 1 or len(table.hand(unknown[0]).cards | rest) != table.hand(unknown[0]).count:
        return table
    hand = table.hand(unknown[0])
    return table.with_hand(unknown[0], Hand(hand.cards | rest, hand.count))


def unseen(table: Table) -> CardSet:
    """The cards whose place no one has stated."""
    return CardSet(FULL_PACK & ~table.located)
