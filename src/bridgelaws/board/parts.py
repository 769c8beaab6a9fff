"""The parts of a table: hands and tricks, what is in force, and what is on record."""

from __future__ import annotations

from enum import StrEnum

from ..book.editions import Provision, Reading
from ..values.cards import FULL_PACK, Card, CardSet, Suit
from ..values.frozen import NamedTuple, dataclass, field
from ..values.seats import SEATS, Seat, Side
from ..words.message import Message
from ..words.say import halves
from . import words
from .deeds import Establishment, Sight

Authority = Provision | Reading
_set = object.__setattr__
_FROM = tuple(SEATS[seat:] + SEATS[:seat] for seat in SEATS)  # the hands in rotation, from each


class Kind(StrEnum):
    """The kind of a penalty card (50B)."""

    MAJOR = "major"
    MINOR = "minor"


class Demand(StrEnum):
    """What a restriction demands."""

    REQUIRE = "require"
    FORBID = "forbid"
    HIGHEST = "highest"
    LOWEST = "lowest"
    CARD = "card"
    LEAD_AGAIN = "lead again"


class Lasts(StrEnum):
    """How long a restriction lasts."""

    THIS_LEAD = "this lead"
    WHILE_LEAD_RETAINED = "while he retains the lead"
    THIS_TRICK = "this trick"


@dataclass(frozen=True, slots=True)
class Hand:
    """A hand as far as it is on file: `cards` known to be in it, and how many it holds in all.

    A penalty card on the table belongs to the hand. What follows from other cards and from findings, `Table.holds`
    tells.
    """

    cards: CardSet
    count: int

    @property
    def known(self) -> bool:
        """Whether every card is on file."""
        return self.cards.mask.bit_count() == self.count

    def without(self, card: Card) -> Hand:
        """The hand after a card has left it."""
        return Hand(CardSet(self.cards.mask & ~card.mask), self.count - 1)

    def with_card(self, card: Card) -> Hand:
        """The hand after a card has come back."""
        return Hand(CardSet(self.cards.mask | card.mask), self.count + 1)

    def knowing(self, card: Card) -> Hand:
        """The same hand once it is known to hold a card."""
        return Hand(CardSet(self.cards.mask | card.mask), self.count)


@dataclass(frozen=True, slots=True)
class Trick:
    """The cards of a trick by seat, with the hand that led or is to lead.

    `omitted` are hands that put no card to it while it was played; one placed there afterwards wins nothing (67B1).

    >>> Trick(Seat.WEST).play(Seat.WEST, Card.parse("HQ"))
    <Trick W:♥Q>
    """

    leader: Seat
    cards: tuple[Card | None, Card | None, Card | None, Card | None] = (None, None, None, None)
    order: tuple[Seat, ...] = ()
    omitted: tuple[Seat, ...] = ()
    # Laws look at these at every turn: they are worked out once.
    led: Suit | None = field(init=False, compare=False)  # the suit led
    turn: Seat | None = field(init=False, compare=False)  # the first in rotation still to play; None when complete
    empty: bool = field(init=False, compare=False)  # whether no hand has played
    # The cards of another suit than the one led, with their hands, in the order in which they were played.
    off_suit: tuple[tuple[Seat, Card], ...] = field(init=False, compare=False)

    def __post_init__(self) -> None:
        cards, omitted, turn = self.cards, self.omitted, None
        for seat in _FROM[self.leader]:
            if cards[seat] is None and seat not in omitted:
                turn = seat
                break
        card, order = cards[self.leader], self.order
        led = None if card is None else card.suit
        off_suit: tuple[tuple[Seat, Card], ...] = ()
        if led is not None and len(order) > 1:
            off_suit = tuple([(s, c) for s in order if (c := cards[s]) is not None and c.suit is not led])
        _set(self, "led", led)
        _set(self, "off_suit", off_suit)
        _set(self, "turn", turn)
        _set(self, "empty", not order)

    def play(self, seat: Seat, card: Card) -> Trick:
        """The trick with a card more."""
        cards = list(self.cards)
        cards[seat] = card
        leader = self.leader if self.order else seat
        omitted = tuple(s for s in self.omitted if s is not seat) if self.omitted else ()
        return Trick(leader, tuple(cards), (*self.order, seat), omitted)  # type: ignore[arg-type]

    def without(self, seat: Seat) -> Trick:
        """The trick without the card of a hand."""
        cards = list(self.cards)
        cards[seat] = None
        order = tuple(s for s in self.order if s is not seat)
        # A hand that had been passed over and given a card later is to play again once that card is taken back.
        omitted = tuple(s for s in self.omitted if s is not seat)
        return Trick(self.leader, tuple(cards), order, omitted)  # type: ignore[arg-type]

    def put(self, seat: Seat, card: Card) -> Trick:
        """The trick with another card of a hand in the same place."""
        cards = list(self.cards)
        cards[seat] = card
        return Trick(self.leader, tuple(cards), self.order, self.omitted)  # type: ignore[arg-type]

    def card(self, seat: Seat) -> Card | None:
        """The card of a hand."""
        return self.cards[seat]

    @property
    def complete(self) -> bool:
        """Whether all four hands have played, or been passed over."""
        if self.omitted:
            return self.turn is None
        return len(self.order) == 4

    @property
    def mask(self) -> int:
        """The cards of the trick."""
        return sum(card.mask for card in self.cards if card is not None)

    def side_has_played(self, side: Side) -> bool:
        """Whether a hand of the side has played."""
        return any(seat.side is side for seat in self.order)

    def after(self, seat: Seat) -> tuple[Seat, ...]:
        """The hands that played after one, in the order in which they played."""
        return self.order[self.order.index(seat) + 1 :] if seat in self.order else ()

    @property
    def plays(self) -> tuple[tuple[Seat, Card], ...]:
        """The cards with their hands, in the order in which they were played."""
        return tuple([(seat, card) for seat in self.order if (card := self.cards[seat]) is not None])

    def plays_after(self, seat: Seat) -> tuple[tuple[Seat, Card], ...]:
        """Those after the card of a hand."""
        return self.plays[self.order.index(seat) + 1 :] if seat in self.order else ()

    def winner(self, trumps: Suit | None) -> Seat | None:
        """The hand whose card wins so far."""
        led = self.led
        if led is None:
            return None
        best, best_key = self.leader, -1
        for seat in SEATS:
            card = self.cards[seat]
            if card is None or seat in self.omitted:
                continue
            key = card.rank if card.suit is led else -1
            if trumps is not None and card.suit is trumps:
                key = card.rank + 13
            if key > best_key:
                best, best_key = seat, key
        return best

    def __str__(self) -> str:
        return " ".join(f"{seat.letter}:{self.cards[seat]}" for seat in self.order)

    def __repr__(self) -> str:
        return f"<Trick {self}>" if self.order else f"<Trick, {self.leader} to lead>"


class PenaltyCard(NamedTuple):
    """A defender's card that lies face up before him under Law 50."""

    seat: Seat
    card: Card
    kind: Kind
    authority: Authority

    def __str__(self) -> str:
        return f"{self.card} of {self.seat} ({self.kind.value})"


@dataclass(frozen=True, slots=True)
class Restriction:
    """A demand on what a hand may lead or play, with the provision behind it."""

    seat: Seat
    demand: Demand
    lasts: Lasts
    authority: Authority
    suits: tuple[Suit, ...] = ()
    card: Card | None = None
    trick: int = 0
    on_lead: bool = True

    @classmethod
    def to_play(cls, seat: Seat, card: Card, trick: int, authority: Authority) -> Restriction:
        """That a hand plays one card to a trick in progress."""
        return cls(seat, Demand.CARD, Lasts.THIS_TRICK, authority, card=card, trick=trick, on_lead=False)

    @property
    def mask(self) -> int:
        """The cards that the restriction allows, leaving highest and lowest aside."""
        suits = sum(suit.mask for suit in self.suits)
        match self.demand:
            case Demand.REQUIRE | Demand.HIGHEST | Demand.LOWEST:
                return suits
            case Demand.FORBID:
                return FULL_PACK & ~suits
            case Demand.CARD:
                return self.card.mask if self.card is not None else FULL_PACK
            case Demand.LEAD_AGAIN:
                return FULL_PACK

    @property
    def message(self) -> Message:
        """What the hand must or may not do: `West must lead a heart`."""
        seat, suits = self.seat, self.suits
        match self.demand:
            case Demand.REQUIRE:
                return words.MUST_LEAD(seat, suits, self.trick) if self.on_lead else words.MUST_PLAY(seat, suits)
            case Demand.FORBID if not self.on_lead:
                return words.MAY_NOT_PLAY(seat, suits)
            case Demand.FORBID:
                kept = self.lasts is Lasts.WHILE_LEAD_RETAINED
                return (words.MAY_NOT_LEAD_WHILE if kept else words.MAY_NOT_LEAD)(seat, suits, self.trick)
            case Demand.HIGHEST:
                return words.MUST_PLAY_HIGHEST(seat, suits[0])
            case Demand.LOWEST:
                return words.MUST_PLAY_LOWEST(seat, suits[0])
            case Demand.CARD:
                return words.MUST_PLAY_CARD(seat, self.card)
            case Demand.LEAD_AGAIN:
                return words.MUST_LEAD_AGAIN(seat)

    @property
    def phrase(self) -> str:
        """What the hand must or may not do, in English: `must lead a heart`."""
        return halves(self.message)[1]

    @property
    def in_short(self) -> Message:
        """The same in a few signs: `West must lead ♥`."""
        seat, suits = self.seat, self.suits
        match self.demand:
            case Demand.REQUIRE:
                lead, play = words.SHORT_MUST_LEAD, words.SHORT_MUST_PLAY
                return lead(seat, suits, self.trick) if self.on_lead else play(seat, suits)
            case Demand.FORBID:
                lead, play = words.SHORT_MAY_NOT_LEAD, words.SHORT_MAY_NOT_PLAY
                return lead(seat, suits, self.trick) if self.on_lead else play(seat, suits)
            case Demand.HIGHEST:
                return words.SHORT_HIGHEST(seat, suits)
            case Demand.LOWEST:
                return words.SHORT_LOWEST(seat, suits)
            case Demand.CARD:
                return words.SHORT_CARD(seat, self.card)
            case Demand.LEAD_AGAIN:
                return words.SHORT_LEAD_AGAIN(seat)

    @property
    def short(self) -> str:
        """What the hand must or may not do, in a few signs and in English: `must lead ♥`."""
        return halves(self.in_short)[1]

    def __str__(self) -> str:
        return str(self.message)


class Stage(StrEnum):
    """How far a revoke has gone."""

    OPEN = "open"
    MUST_BE_CORRECTED = "must be corrected"
    CORRECTED = "corrected"
    ESTABLISHED = "established"


@dataclass(frozen=True, slots=True)
class Revoke:
    """A revoke, or a failure to follow suit that may be one when the hand is not on file (`sure` is then False).

    `suit` is the suit not followed, None if another demand was broken; `playable` what he could have played instead;
    `card` None if he played nothing (67B1). `authority` and `by` say by which provision and act it was established,
    or is treated as established. It is `found` once attention was drawn to it, and `exempt` holds the provision by
    which that was too late for a transfer. `later` are the cards played after it and before attention; `times` counts
    how often the same card was played so.
    """

    trick: int
    seat: Seat
    card: Card | None
    suit: Suit | None
    how: str = "follow suit"
    playable: int = 0
    sure: bool = True
    stage: Stage = Stage.OPEN
    authority: Authority | None = None
    by: Establishment | None = None
    found: bool = False
    exempt: Authority | None = None
    faced: Kind | None = None
    in_sight: Sight | None = None
    later: tuple[tuple[Seat, Card], ...] = ()
    at_most: int = 2
    times: int = 1

    @property
    def id(self) -> str:
        """`6E:H5`: trick, hand and card."""
        return f"{self.trick}{self.seat.letter}:{self.card.code if self.card is not None else '-'}"

    @property
    def counts(self) -> bool:
        """Whether Law 64 applies to it: established, or treated as if it were."""
        return self.sure and (self.stage is Stage.ESTABLISHED or self.authority is not None)

    @property
    def message(self) -> Message:
        """How far it has gone, and by which act."""
        if not self.sure:
            about = words.POSSIBLE_REVOKE(self.seat, self.card, self.trick)
        elif self.card is None:
            about = words.REVOKE_WITHOUT_CARD(self.seat, self.trick)
        else:
            about = words.REVOKE(self.seat, self.card, self.trick)
        stage = words.STAGES[self.stage.value]()
        if self.by is None or self.stage is not Stage.ESTABLISHED:  # what established it does not correct it (62D1)
            return words.REVOKE_STAGE(about, stage)
        return words.REVOKE_STAGE_BY(about, stage, self.by.said)

    def __str__(self) -> str:
        return str(self.message)

    def same(self, other: Revoke) -> bool:
        """Whether both are about the same card at the same trick."""
        return (self.trick, self.seat, self.card) == (other.trick, other.seat, other.card)


class Transfer(NamedTuple):
    """Tricks that a revoke gives to the other side, by their numbers."""

    revoke: str
    tricks: tuple[int, ...]
    to: Side
    authority: Authority


class Stopped(NamedTuple):
    """Play stopped before thirteen tricks: who claimed, if it was a claim, and the totals stated, if any.

    `line` are the cards by which the Director found them, if he named some.
    """

    by: Seat | None
    total: tuple[int, int] | None
    line: tuple[Card, ...] = ()


class Withdrawn(NamedTuple):
    """A card that was seen and taken back, and the side at fault (Law 16)."""

    seat: Seat
    card: Card
    offenders: Side
    trick: int
    authority: Authority


class Information(NamedTuple):
    """Who may use what was seen, and who may not; it ends with `duty`, a penalty card, or when `stands` does not stand.

    What is said of a call `instead` of something before holds as long as the call counts `because` of which it is so.
    """

    subject: Message
    card: Card | None
    holder: Seat
    authorized: tuple[Seat, ...]
    unauthorized: tuple[Seat, ...]
    authority: Authority
    duty: Card | None = None
    because: int | None = None
    instead: Information | None = None
    stands: int | None = None

    def without(self, id: int) -> Information:
        """What holds if a call does not count any more."""
        return self.instead.without(id) if self.because == id and self.instead is not None else self


class Referral(NamedTuple):
    """A matter for the Director's judgement: an adjusted score or a penalty to be considered.

    `strength` is `must` where the law makes the adjustment obligatory on the findings named, else `may`.
    """

    authority: Authority
    strength: str
    why: Message
    when: Message
    findings: tuple[str, ...] = ()


class FaceDown(NamedTuple):
    """A card that lies face down as an opening lead.

    `free` tells whether its hand was free to lead it when it was laid there; it is settled as soon as it is laid.
    """

    seat: Seat
    card: Card | None
    free: bool | None = None


class Call(NamedTuple):
    """What declarer called from dummy to the current trick, for Law 45D: the card named, if it is known."""

    words: str
    card: Card | None
    trick: int
    placed: bool = False
