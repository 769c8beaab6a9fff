"""What people do at the table: physical, in the past tense, silent about legality."""

from __future__ import annotations

from enum import StrEnum
from typing import Any

from ..values.calls import Call
from ..values.cards import Card
from ..values.contract import Contract
from ..values.frozen import dataclass, field
from ..values.seats import Seat
from .claiming import Adjudicated, ClaimEvent, HandFaced, Stated
from .procedure import AnotherBoardPlayed, Dealt, HandsCounted, Learnt, ProcedureEvent, TookFromAnotherBoard
from .subjects import OfCard, OfCards, OfHand, OfTable


class Saying(StrEnum):
    """What a remark amounted to."""

    ACCEPT = "accept"
    REFUSE = "refuse"
    ATTENTION = "attention"
    HAVE = "have"
    YOUR_TURN = "your turn"
    NO_MORE = "none left?"
    WRONG_HAND = "wrong hand"
    WHICH_CARD = "which card?"
    EXPLANATION_CORRECTED = "explanation corrected"
    WINNING_THIS_TRICK = "about this trick"
    POINTED_WRONGLY = "pointed wrongly"
    SEE_TRICK = "show the trick"
    SEE_OWN_CARD = "my last card"
    SEE_QUITTED = "quitted tricks"


class Manner(StrEnum):
    """How far a player went with a call."""

    MADE = "made"
    BEGUN = "begun"  # a card of the box was fingered, a word begun


class Change(StrEnum):
    """How a player came back to a call of his own."""

    DONE = "done"  # another call was put down, or said
    SAID = "said"  # he said what he had meant
    ASKED = "asked"  # he wanted to change it, and named no call


class Signal(StrEnum):
    """What, beside the calls, may have told a partner something (16)."""

    PAUSE = "pause"
    HASTE = "haste"
    REMARK = "remark"
    GESTURE = "gesture"
    STOP_CARD = "stop card"
    NEEDLESS_ALERT = "needless alert"


class Explaining(StrEnum):
    """How a player explained a call of his partner's, or put an explanation right."""

    ANSWERED = "answered"
    ANNOUNCED = "announced"
    ALERTED = "alerted"
    NOT_ALERTED = "not alerted"
    CORRECTED = "corrected"


ABOUT = (
    "revoke", "turn", "exposed card", "penalty card", "dummy's card", "number of cards", "call", "explanation",
)  # fmt: skip
"""What a player may say that he draws attention to, or calls the Director for.

A revoke; a lead or play out of turn or too soon; a card seen, several at once or one too many to a trick; a penalty
card or demand not met; a card of dummy called, moved or suggested; a hand or trick with a card too many or too few; a
call; an explanation.
"""


class Straying(StrEnum):
    """How dummy lost his rights (43A2)."""

    EXCHANGED_HANDS = "exchanged hands"
    WATCHED_DECLARER = "left his seat to watch"
    LOOKED_AT_DEFENDER = "looked at a defender's hand"
    WAS_SHOWN = "was shown a defender's hand"


@dataclass(frozen=True, slots=True)
class Made:
    """A player called, by card, voice, pen or screen, or began to; whether that was in turn, or enough, is not said."""

    seat: Seat
    call: Call
    with_previous: bool = False
    done: Manner = Manner.MADE


@dataclass(frozen=True, slots=True)
class Changed:
    """A player came back to the call that he had made last: `to` what, unless he only asked."""

    seat: Seat
    to: Call | None
    how: Change = Change.DONE


class TakenBack(OfHand):
    """A player picked up the call that he had made last, and put nothing there."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Signalled:
    """A player did something beside his calls from which his partner may have learnt something (16)."""

    seat: Seat
    how: Signal


@dataclass(frozen=True, slots=True)
class Explained:
    """A player explained a call, or put an explanation right; `of` is whose it was, his partner's if not stated."""

    seat: Seat
    how: Explaining
    call: Call | None = None
    of: Seat | None = None


@dataclass(frozen=True, slots=True)
class AuctionEnded:
    """The auction went on to a contract, by calls that nobody has told."""

    contract: Contract


class RulingCorrected(OfTable):
    """The Director found that he had ruled wrongly, and that the players had acted on it (82C)."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Faced:
    """A card of this hand was put face up in the played position.

    Declarer's hand and the defenders' by their own players; dummy's because declarer named it or took it up (45B).
    """

    seat: Seat
    card: Card
    with_previous: bool = False


@dataclass(frozen=True, slots=True)
class FacedSeveral:
    """A player put several cards of his hand down together; `visible` are those whose faces showed.

    `more` is how many there were besides whose faces did not show, and which nobody has named.
    """

    seat: Seat
    cards: tuple[Card, ...]
    visible: tuple[Card, ...]
    more: int = 0


@dataclass(frozen=True, slots=True)
class LaidFaceDown:
    """A player put a card face down before himself as an opening lead."""

    seat: Seat
    card: Card | None = None


class TurnedUp(OfCard):
    """A player turned his face-down card face up."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Named:
    """A player named a card as the one to be played; the words are kept for Law 46.

    `hand` is the hand it was to come from: dummy for declarer, his own for a defender, unless stated.
    `pointing` is a suit or a card that a gesture made clear.
    """

    seat: Seat
    words: str
    hand: Seat | None = None
    pointing: str | None = None


@dataclass(frozen=True, slots=True)
class Corrected:
    """A player wanted another card instead of the one he had just named."""

    seat: Seat
    words: str
    hand: Seat | None = None


class Touched(OfCard):
    """A player touched a card of dummy."""

    __slots__ = ()


class Placed(OfCard):
    """Dummy (or whoever handled his cards) put a card of dummy in the played position."""

    __slots__ = ()


class Held(OfCard):
    """A player took a card from his hand and held it, without letting go of it."""

    __slots__ = ()


class Shown(OfCards):
    """A player let faces of his hand be seen, not as a play; `more` is how many besides that nobody has named."""

    __slots__ = ()


class Dropped(OfCards):
    """Cards of a hand fell face up by accident; `more` is how many besides that nobody has named."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Spread:
    """A player laid down his hand, or began to: `cards` are those seen, all of them when `whole`."""

    seat: Seat
    cards: tuple[Card, ...] = ()
    whole: bool = True


class NotSpread(OfHand):
    """Dummy had not yet put his hand down, although a lead lay there."""

    __slots__ = ()


class Retracted(OfCard):
    """A player took a card back."""

    __slots__ = ()


class Quitted(OfHand):
    """A player turned his card of the trick face down."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Said:
    """A player said something that the law takes note of; `about` is what he drew attention to, one of `ABOUT`."""

    seat: Seat
    what: Saying
    card: Card | None = None
    to: Seat | None = None
    about: str | None = None


@dataclass(frozen=True, slots=True)
class Strayed:
    """Dummy did what costs him his rights (43A2)."""

    seat: Seat
    how: Straying


@dataclass(frozen=True, slots=True)
class ExposedInAuction:
    """Cards of a hand could be seen before the play, or one was `led`; `more` is how many besides nobody has named."""

    seat: Seat
    cards: tuple[Card, ...]
    led: bool = False
    more: int = 0


@dataclass(frozen=True, slots=True)
class DirectorCalled:
    """A player drew attention to something and summoned the Director.

    `about` is what he was called for, one of `ABOUT`, if that was said: `revoke` for a revoke, be it earlier in the
    board.
    """

    seat: Seat
    about: str | None = None


@dataclass(frozen=True, slots=True)
class Claimed:
    """A player claimed or conceded, by word or by facing his hand, and play stopped.

    `tricks` is how many of the tricks not yet completed his side is to have, if that was said; `said` are the words in
    which he stated his line at the time, `stated` the same step by step.
    """

    seat: Seat
    tricks: int | None = None
    said: str = ""
    stated: tuple[Stated, ...] = ()


class Agreed(OfHand):
    """A player agreed to an opponent's claim or concession."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Ended:
    """Play stopped and the players stated the result: how many tricks declarer's side took on the board."""

    tricks: int


class NextDealCalled(OfHand):
    """A player called on the deal after this one."""

    __slots__ = ()


class RoundEnded(OfTable):
    """The round was over."""

    __slots__ = ()


class HandsReturned(OfTable):
    """All four hands were back in the board."""

    __slots__ = ()


class Omitted(OfHand):
    """A hand put no card to the trick, and play went on."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class DefectFound:
    """The count showed that a hand had put no card to a trick that is past, or several.

    `cards` are all the cards of the hand found at that trick, none if there was none; `faced` is the one that was
    faced there, when it is known, and `seen` are those whose faces were seen in the search.
    """

    seat: Seat
    trick: int
    cards: tuple[Card, ...] = ()
    faced: Card | None = None
    seen: tuple[Card, ...] = ()


@dataclass(frozen=True, slots=True)
class PlayedOn:
    """The trick was played out without its cards being noted: `leader` won it and is to lead to the next.

    `cards` are those that are on file and were played to it, such as a penalty card.
    """

    leader: Seat
    cards: tuple[Card, ...] = ()


class Mixed(OfHand):
    """A player disturbed the order of his played cards."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Answered:
    """The Director found, or a player chose.

    `about` is the number of the act that the question is about, from 1 and answers left out; 0 is what was so before.
    The question tells it, so that two answers are the same with it and without.
    """

    question: str
    value: Any
    about: int | None = field(default=None, compare=False, repr=False)


Event = (
    Made
    | Changed
    | TakenBack
    | Signalled
    | Explained
    | AuctionEnded
    | RulingCorrected
    | Faced
    | FacedSeveral
    | LaidFaceDown
    | TurnedUp
    | Named
    | Corrected
    | Touched
    | Placed
    | Held
    | Shown
    | Dropped
    | Spread
    | NotSpread
    | Retracted
    | Quitted
    | Said
    | Strayed
    | ExposedInAuction
    | DirectorCalled
    | Claimed
    | Agreed
    | Ended
    | NextDealCalled
    | RoundEnded
    | HandsReturned
    | Omitted
    | DefectFound
    | PlayedOn
    | Mixed
    | ProcedureEvent
    | ClaimEvent
    | Answered
)


# As a tuple, which need not be put together whenever it is asked.
_DISCLOSURES = (Answered, DirectorCalled, Adjudicated, HandFaced)


def discloses(event: Event) -> bool:
    """Whether an event brings something to light and is no act at the table."""
    if isinstance(event, Said):
        return event.what is Saying.ATTENTION
    return isinstance(event, _DISCLOSURES)


# What is found out, what had been so before, and what comes of itself.
_NO_ACT = (AuctionEnded, RulingCorrected, NotSpread, ExposedInAuction, RoundEnded, Omitted, DefectFound)
_FOUND_OUT = (Dealt, HandsCounted, TookFromAnotherBoard, AnotherBoardPlayed, Learnt)


def nobody_acts(event: Event) -> bool:
    """Whether an event tells of nothing that a player does now: it is said, found out, or was so before."""
    return isinstance(event, Said) or discloses(event) or isinstance(event, (*_NO_ACT, *_FOUND_OUT))


def acts_of(log: tuple[Event, ...]) -> list[Event]:
    """The acts in a log, answers apart; an act is known by its place among them."""
    return [event for event in log if not isinstance(event, Answered)]


def disclosed_since(log: tuple[Event, ...]) -> int:
    """The place in a log from which on nothing was done and things were only brought to light."""
    at = len(log)
    while at and discloses(log[at - 1]):
        at -= 1
    return at


# Asked of every event: to join the types each time would take longer than to ask.
_OF_A_CARD = (Faced, TurnedUp, Touched, Placed, Held, Retracted, LaidFaceDown, Said)
_OF_CARDS = (FacedSeveral, Shown, Dropped, Spread, ExposedInAuction, HandFaced)


def cards_of(event: Event) -> tuple[Card, ...]:
    """The cards that an event shows, in the order given."""
    if isinstance(event, _OF_A_CARD):
        return (event.card,) if event.card is not None else ()
    return event.cards if isinstance(event, _OF_CARDS) else ()
