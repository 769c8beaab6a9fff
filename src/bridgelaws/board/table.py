"""The table: what lies where, what is in force, and what waits to be ruled on. Its parts can be had from here too."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from operator import attrgetter
from typing import TYPE_CHECKING, Any, ClassVar, TypeVar

from ..book.questions import Question
from ..deal.known import Fact, Holding, Known, known
from ..values.cards import Card, CardSet, Suit
from ..values.contract import Contract
from ..values.frozen import NamedTuple, dataclass, field, fields, replace
from ..values.seats import SEATS, Seat
from ..words.message import Message
from .acts import Act
from .auction import Auction
from .called import UNTOLD, Awaiting, Called, Duty, LeadRight, Spent
from .deeds import Deed, Establishment, Sight
from .events import Answered, Event, ExposedInAuction
from .findings import Answer, Contradiction, Counted
from .keys import Key, Sequel
from .lying import Lying
from .opening import VULNERABLE, Opening, Regulations
from .parts import (
    Authority,
    Call,
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
from .phases import Phase
from .puts import Puts
from .records import Ends, Entry, Heard, Settled
from .worked import Worked, constraints, recorded

__all__ = [
    "VULNERABLE", "Answer", "Authority", "Call", "Contradiction", "Counted", "Deed", "Demand", "Establishment",
    "FaceDown", "Hand", "Incident", "Information", "Kind", "Lasts", "PenaltyCard", "Referral", "Regulations",
    "Restriction", "Revoke", "Sight", "Stage", "Stopped", "Table", "Transfer", "Trick", "Withdrawn",
]  # fmt: skip

_new = object.__new__
_set = object.__setattr__
_record = tuple.__new__  # as `Past(...)`, without a function in between
_OF_THE_DEAL = frozenset(("hands", "puts", "facts", "log"))  # from which `worked` has what it has
Matter = TypeVar("Matter", bound="Incident")


@dataclass(frozen=True, eq=False)
class Incident:
    """An irregularity on file: the act that caused it, the table before it, and whether attention was drawn.

    `at` is the position of the act in the log, `key` identifies the file when the acts are replayed. Each law declares
    a type for each of its matters, with what that one has of its own; other laws ask for no more than is declared here.
    `law` is the law that hears it, `topics` what a call about it may be said to be about.
    """

    law: ClassVar[str]
    topics: ClassVar[tuple[str, ...]] = ()
    leaves_the_lead_open: ClassVar[bool] = False  # until it is ruled on no one can say whether the lead stands
    about_a_lead_face_down: ClassVar[bool] = False
    heard_first: ClassVar[int] = 0  # before what happened earlier, and the highest before others
    asks_of_hands: ClassVar[bool] = False  # nothing but what a hand held: with the hands on file it is heard at its act
    leaves_a_choice: ClassVar[bool] = False  # to a player, unless his hand leaves him none: nothing is over at its act
    stays_out: ClassVar[bool] = False  # the card of its act, though put forward, does not go into the trick
    counts_meanwhile: ClassVar[bool] = False  # the call of its act stands until something else is ruled
    left_may_accept: ClassVar[bool] = False  # the player on the offender's left may accept the call, or refuse it
    under_a_contract: ClassVar[bool] = False  # it is none while there is no contract, also of a law of the auction
    irregular: ClassVar[bool] = True  # nobody draws attention to what is on file as a matter of course
    before_the_play: ClassVar[bool] = False  # what it is about was so before the opening lead, whenever it is told

    key: Key
    at: int
    about: Message
    offender: Seat
    act: Act
    before: Table = field(repr=False)
    trick: int
    attended_by: Seat | None = None
    attended_at: int | None = None
    made: int | None = None  # the id of the call that its act made

    def __init_subclass__(cls) -> None:
        # What lay in slots of its own would be lost when a file is changed in part.
        assert not vars(cls).get("__slots__"), f"{cls.__name__} is changed through its __dict__ and has no slots"

    def __eq__(self, other: object) -> bool:  # written once: to make one for every type takes time at each start
        return self.__dict__ == other.__dict__ if type(other) is type(self) else NotImplemented

    def __repr__(self) -> str:
        return f"<{type(self).__name__}: {self.about}>"

    if TYPE_CHECKING:

        @property
        def card(self) -> Card | None:
            """The card that it is about."""

        @property
        def cause(self) -> Event | None:
            """The event that opened the file."""
    else:
        # As in a hearing: to look at them calls no function in Python.
        card = property(attrgetter("act.card"), doc="The card that it is about.")
        cause = property(attrgetter("act.event"), doc="The event that opened the file.")

    @property
    def summary(self) -> str:
        """What it is about, in English."""
        return str(self.about)

    @property
    def enters(self) -> bool:
        """Whether its card went into the trick for the time being."""
        return self.act.play is not None and not self.stays_out

    def of(self, seat: Seat, card: Card | None) -> bool:
        """Whether it is about that card of that hand."""
        return self.offender is seat and self.card is card

    def concerns(self, card: Card) -> bool:
        """Whether what is ruled on it turns on a card of the offender's."""
        return self.card is card

    def but(self: Matter, **changes: Any) -> Matter:
        """The same with some of its parts changed; `replace`, without going through every part."""
        new = _new(type(self))
        _set(new, "__dict__", self.__dict__ | changes)
        return new

    def heard_as(self, kind: type[Matter], sequel: Sequel, about: Message, **own: Any) -> Matter:
        """The same act as a matter for another law, under a key of its own."""
        parts = {each.name: getattr(self, each.name) for each in fields(Incident)}
        return kind(**(parts | own | {"key": self.key.then(sequel), "about": about}))

    @property
    def attended(self) -> bool:
        """Whether attention was drawn to it."""
        return self.attended_by is not None


class Interval(NamedTuple):
    """What a table keeps of the time since the last act, if something has been disclosed in it."""

    opened: Table | None = None  # the table after the last act
    told: Table | None = None  # and with what was disclosed since, unheard
    shown: Table | None = None  # as `told`, but judged without what has been found since the last act of acts before it
    again: int | None = None  # where in the log the acts begin that a finding of this interval has had judged again
    raised: tuple[Incident, Question] | None = None  # the first that they have raised of a hand, on which no file is


class Past(NamedTuple):
    """How a table came about, as far as it takes to judge again. The engine keeps it; no law reads it."""

    interval: Interval = Interval()
    previous: Table | None = None  # before the last card faced, if out of turn: another may come with it (58A)
    doubted: Incident | None = None  # the last closed by a later act, nobody having found what its own counted as
    asking: Incident | None = None  # the file whose hearing has put the last question
    untouched: Table | None = None  # as an act found it, if this is the table that it was judged on: a lead gave way
    standing: Incident | None = None  # the file of a standing question, open when an act was done that it may classify
    fallen: Mapping[tuple[Hashable, str], Answer] = {}  # choices that fell with their question, which may be put again

    def within(self, interval: Interval, asking: Incident | None = None) -> Past:
        """The same in another interval, in which the hearing of a file may have put a question."""
        _, previous, doubted, before, _, standing, fallen = self
        return _record(Past, (interval, previous, doubted, asking or before, None, standing, fallen))


@dataclass(frozen=True, repr=False)
class Table(Called, Lying, Worked):
    """Everything that is so at the table. Computed from the log of events, never changed.

    During the auction nobody declares, and no law that speaks then may ask who does.
    """

    opening: Opening
    declarer: Seat
    hands: tuple[Hand, Hand, Hand, Hand]
    puts: Puts
    dummy_seen: bool = False
    dummy_waits: bool = False  # dummy is known not to have put his hand down yet
    call: Call | None = None
    rights_lost: bool = False
    restrictions: tuple[Restriction, ...] = ()
    information: tuple[Information, ...] = ()
    referrals: tuple[Referral, ...] = ()
    facts: tuple[Fact, ...] = ()  # what was found, or seen at tricks no longer on file
    put_aside: tuple[Contradiction, ...] = ()  # findings that an act has shown to be wrong
    revokes: tuple[Revoke, ...] = ()
    transfers: tuple[Transfer, ...] = ()
    stopped: Stopped | None = None
    auction: Auction = UNTOLD
    final: Contract | None = None  # what the auction has come to, if the board did not open with a contract
    scored: Contract | None = None  # what is scored, if that is another
    duties: tuple[Duty, ...] = ()
    awaiting: tuple[Awaiting, ...] = ()
    lead_rights: tuple[LeadRight, ...] = ()
    spent: tuple[Spent, ...] = ()
    docket: tuple[Incident, ...] = ()
    heard: tuple[Heard, ...] = ()
    records: tuple[Entry, ...] = ()
    question: Question | None = None
    counted: Counted | None = None
    log: tuple[Event, ...] = field(default=(), repr=False)
    answers: Mapping[tuple[Hashable, str], Answer] = field(default_factory=dict, repr=False)
    past: Past = field(default_factory=Past, compare=False, repr=False)

    def __post_init__(self) -> None:
        # A dict that grows is twice as large as it need be, and so is every one that is copied from it. One of more
        # than 42 parts is twice as large, too, and a table would take half as long again to be changed.
        _set(self, "__dict__", {**self.__dict__, **self.puts.reading, "_deal": None})

    # Phases

    @property
    def phase(self) -> Phase:
        """Where the board has got to: which laws speak depends on it."""
        if self.calling:
            return Phase.PASSED_OUT if self.auction.passed_out else Phase.AUCTION
        if (self.number > 13 or self.stopped is not None) and self.to_correct is None:
            return Phase.AFTER
        return Phase.PLAY if self.number > 1 or self.trick.order else Phase.CLARIFICATION

    def phase_of(self, act: Act) -> Phase:
        """The phase to which an act belongs: cards may have been seen before it is told, and play is before its end."""
        if isinstance(act.event, ExposedInAuction):
            return Phase.AUCTION
        if (phase := self.phase) is Phase.AFTER and act.play is not None:
            return Phase.PLAY if self.lead_faced else Phase.CLARIFICATION
        return phase

    @property
    def lead_faced(self) -> bool:
        """Whether an opening lead lies on the table, or has."""
        return self.number > 1 or not self.trick.empty

    # Roles

    @property
    def dummy_is_down(self) -> bool:
        """Whether dummy's hand lies on the table: it goes down once the opening lead is faced and stands.

        Someone may have said that it does not lie there yet; then it does as soon as dummy puts it down.
        """
        if self.dummy_seen:
            return True
        played = self.trick.card(self.dummy) is not None
        led = self.number > 1 or played or (not self.trick.empty and not self.dummy_waits)
        return led and not any(incident.leaves_the_lead_open for incident in self.docket)

    @property
    def dummy_is_up(self) -> bool:
        """Whether dummy is known to have his hand still to put down, although a lead lies there (41D)."""
        return self.dummy_waits and not self.trick.empty and not self.dummy_is_down

    @property
    def turn(self) -> Seat | None:
        """The hand that is to play, or the player who is to call; None when the play is over."""
        if self.calling:
            return self.auction.turn
        return self.trick.turn if self.number <= 13 and self.stopped is None else self.to_correct

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
        """Whether no more is to be played: thirteen tricks, a claim, a result stated, or four passes."""
        return self.number > 13 or self.stopped is not None or self.passed_out

    @property
    def total(self) -> tuple[int, int] | None:
        """The tricks of each side before any transfer, once they are known."""
        if self.stopped is not None:
            return self.stopped.total
        return self.won if self.over and sum(self.won) == 13 else None

    def due(self, seat: Seat) -> int:
        """How many cards a hand ought to hold."""
        lying = (self.trick, self.suspended)
        return 14 - self.number - sum(trick is not None and trick.card(seat) is not None for trick in lying)

    def hand(self, seat: Seat | str) -> Hand:
        """The hand of a seat."""
        return self.hands[seat if isinstance(seat, Seat) else Seat.parse(seat)]

    # Cards

    @property
    def located(self) -> int:
        """Every card whose place is known."""
        mask = self.played
        for hand in self.hands:
            mask |= hand.cards.mask
        return mask

    # What is known of the deal

    @property
    def known(self) -> Known:
        """What follows about the deal from the cards on file and from the facts; worked out when first asked for."""
        worked = self.worked
        if worked.known is None:
            facts, sizes = constraints(self.hands, self.recorded, self.facts, self.gone, self.acts)
            worked.known = known(tuple(facts), sizes)
        return worked.known

    @property
    def recorded(self) -> tuple[int, ...]:
        """The cards that each hand is on record as having put to a trick."""
        worked = self.worked
        if worked.recorded is None:
            worked.recorded = recorded((*self.tricks, self.trick, self.suspended), self.facts)
        return worked.recorded

    def out_of_hand(self, seat: Seat) -> int:
        """The cards that a hand is on record as having put to a trick, and does not hold now."""
        return self.recorded[seat] & ~self.hands[seat].cards.mask

    def holds(self, seat: Seat, cards: int) -> bool | None:
        """Whether a hand holds at least one of some cards: certainly, certainly not, or None."""
        hand = self.hands[seat]
        if hand.cards.mask & cards:
            return True
        if hand.known:
            return False
        return self.known.holds(seat, cards & ~self.out_of_hand(seat), self.acts)

    def may_hold(self, seat: Seat) -> int:
        """The cards that may be in a hand."""
        hand = self.hands[seat]
        return hand.cards.mask if hand.known else self.known.may(seat, self.acts) & ~self.out_of_hand(seat)

    def held_at(self, number: int, seat: Seat, cards: int) -> bool | None:
        """Whether a hand held one of some cards when it was to play to a trick on file: certainly, not, or None."""
        if self.hands[seat].cards.mask & cards:
            return True
        of, worked = (number, int(seat), cards), self.worked
        held = worked.held
        if held is None:
            held = worked.held = {}
        if of not in held:
            held[of] = self._held_at(number, seat, cards)
        return held[of]

    def _held_at(self, number: int, seat: Seat, cards: int) -> bool | None:
        since = self.puts.played_since(number, seat)
        if since & cards:
            return True
        if self.hands[seat].known:
            return False
        return self.known.holds(seat, cards & ~(self.out_of_hand(seat) & ~since), self.acts)

    def finding(self, seat: Seat, cards: int, *, answer: bool = True, trick: int | None = None) -> Holding:
        """The fact that a hand holds one of some cards, or held one when it was to play to a trick on file."""
        out = self.out_of_hand(seat)
        if trick is not None:
            out &= ~self.puts.played_since(trick, seat)
        return Holding(seat, cards & ~out, self.acts, answer)

    def learn(self, *facts: Fact) -> Table:
        """The table with facts that have been found."""
        new = tuple(fact for fact in facts if fact not in self.facts)
        return self.but(facts=(*self.facts, *new)) if new else self

    def knowing(self, later: Table) -> Table:
        """The table as it was, with what a later one knows of the hands."""
        if all(hand.known for hand in self.hands):
            return self
        table = self.but(facts=later.facts)
        for seat in SEATS:
            hand = table.hands[seat]
            more = later.hands[seat].cards.mask | later.recorded[seat]
            more &= ~table.located & ~table.out_of_hand(seat)
            if more and len(hand.cards) + more.bit_count() <= hand.count:
                table = table.with_hand(seat, Hand(CardSet(hand.cards.mask | more), hand.count))
        return table

    def without_findings(self) -> Table:
        """The table as far as cards were seen, whatever was found of the others."""
        return self.but(facts=tuple(fact for fact in self.facts if not isinstance(fact, Holding)))

    def reconciled(self, cards: tuple[Card, ...] = ()) -> Table:
        """The table with findings put aside that do not fit what has happened; earlier ones are kept before later."""
        found = [fact for fact in self.facts if isinstance(fact, Holding)]
        if not found or self.known.fits:
            return self
        table = self.without_findings()
        if not table.known.fits:
            return self  # the numbers of the position do not add up, and nothing can be told from them
        for finding in found:
            if table.known.allows(finding):
                table = table.learn(finding)
                continue
            card = next((c for c in cards if finding.cards & c.mask), None)
            suits = [s for s in Suit if not s.mask & ~finding.cards & ~self.out_of_hand(finding.seat)]
            suit = suits[0] if suits and not finding.cards & ~suits[0].mask else None
            if suit is None and card is not None and card.suit in suits and not finding.answer:
                suit = card.suit  # of several whole suits that a hand lacked, that of the card which came from it
            table = table.but(put_aside=(*table.put_aside, Contradiction(finding, self.acts - 1, card, suit)))
        return table

    @property
    def contradictions(self) -> tuple[str, ...]:
        """The findings put aside, in sentences."""
        return tuple(str(each) for each in self.put_aside)

    def but(self, **changes: Any) -> Table:
        """The table with some of its parts changed; `replace`, without going through every part."""
        new = _new(Table)
        # To join two dicts is twice as fast as to fill the one that an object is born with.
        parts = self.__dict__ | changes
        if "puts" in changes:
            parts.update(changes["puts"].reading)
        if not _OF_THE_DEAL.isdisjoint(changes):
            parts["_deal"] = None  # taken out, it would leave a gap, and the dict would grow
        _set(new, "__dict__", parts)
        return new

    def opened_with(self, **changes: Any) -> Table:
        """The table with something changed of what it opened with."""
        return self.but(opening=replace(self.opening, **changes))

    def with_hand(self, seat: Seat, hand: Hand) -> Table:
        """The table with another hand in a seat."""
        hands = list(self.hands)
        hands[seat] = hand
        return self.but(hands=(hands[0], hands[1], hands[2], hands[3]))

    @property
    def demands(self) -> tuple[Restriction, ...]:
        """The restrictions that are still to be obeyed: who has played to the trick of one has met it, or broken it."""
        return tuple(r for r in self.restrictions if r.on_lead or not self._has_played(r.seat, r.trick))

    def _has_played(self, seat: Seat, number: int) -> bool:
        trick = self.trick_at(number)
        return number < self.number or (trick is not None and trick.card(seat) is not None)

    @property
    def acts(self) -> int:
        """How many acts, answers apart, are in the log."""
        worked = self.worked
        if worked.acts is None:
            worked.acts = len(self.log) - list(map(type, self.log)).count(Answered)
        return worked.acts

    def has_heard(self, key: Hashable) -> bool:
        """Whether a file or a standing question has been heard to its end."""
        return any(heard.key == key for heard in self.heard)

    def files(self, kind: type[Matter]) -> tuple[Matter, ...]:
        """The files that are open on matters of a kind."""
        if not self.docket:
            return ()
        return tuple([incident for incident in self.docket if isinstance(incident, kind)])

    def on_record(self, what: Settled, *, trick: int | None = None, key: Key | None = None) -> tuple[Entry, ...]:
        """What of a kind has been settled and still stands, of a trick or a hearing if one is named."""
        if not self.records:
            return ()
        found = [entry for entry in self.records if entry.what is what]
        if not found:
            return ()
        number = self.number
        return tuple([e for e in found if e.stands(number) and trick in (None, e.trick) and key in (None, e.key)])

    def ended(self, ends: Ends, seat: Seat, card: Card) -> tuple[Entry, ...]:
        """The records that are left when a card is taken back or picked up."""
        return tuple([entry for entry in self.records if not entry.ended_by(ends, seat, card)])

    def __repr__(self) -> str:
        turn = self.auction.turn if self.calling else self.turn
        about = f"{len(self.auction.calls)} calls" if self.calling else f"{self.contract}, trick {self.number}"
        return f"<Table {about}, {'nobody' if turn is None else turn} to act>"
