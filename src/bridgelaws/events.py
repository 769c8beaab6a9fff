"""What people do at the table: physical, in the past tense, silent about legality."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Any

from .cards import Card
from .seats import Seat


class Saying(Enum):
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


class Straying(Enum):
    """How dummy lost his rights (43A2)."""

    EXCHANGED_HANDS = "exchanged hands"
    WATCHED_DECLARER = "left his seat to watch"
    LOOKED_AT_DEFENDER = "looked at a defender's hand"
    WAS_SHOWN = "was shown a defender's hand"


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
    """A player put several cards of his hand down together; `visible` are those whose faces showed."""

    seat: Seat
    cards: tuple[Card, ...]
    visible: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class LaidFaceDown:
    """A player put a card face down before himself as an opening lead."""

    seat: Seat
    card: Card | None = None


@dataclass(frozen=True, slots=True)
class TurnedUp:
    """A player turned his face-down card face up."""

    seat: Seat
    card: Card


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


@dataclass(frozen=True, slots=True)
class Touched:
    """A player touched a card of dummy."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class Placed:
    """Dummy (or whoever handled his cards) put a card of dummy in the played position."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class Held:
    """A player took a card from his hand and held it, without letting go of it."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class Shown:
    """A player let faces of his hand be seen, not as a play."""

    seat: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Dropped:
    """Cards of a hand fell face up by accident."""

    seat: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Spread:
    """A player laid down his hand, or began to: `cards` are those seen, all of them when `whole`."""

    seat: Seat
    cards: tuple[Card, ...] = ()
    whole: bool = True


@dataclass(frozen=True, slots=True)
class Retracted:
    """A player took a card back."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class Quitted:
    """A player turned his card of the trick face down."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Said:
    """A player said something that the law takes note of."""

    seat: Seat
    what: Saying
    card: Card | None = None
    to: Seat | None = None


@dataclass(frozen=True, slots=True)
class Strayed:
    """Dummy did what costs him his rights (43A2)."""

    seat: Seat
    how: Straying


@dataclass(frozen=True, slots=True)
class ExposedInAuction:
    """Cards of a hand could be seen before the play, or one was `led`."""

    seat: Seat
    cards: tuple[Card, ...]
    led: bool = False


@dataclass(frozen=True, slots=True)
class DirectorCalled:
    """A player drew attention to something and summoned the Director.

    `about` is `revoke` when a revoke earlier in the board is what he was called for.
    """

    seat: Seat
    about: str | None = None


@dataclass(frozen=True, slots=True)
class Claimed:
    """A player claimed or conceded, by word or by facing his hand, and play stopped.

    `tricks` is how many of the tricks not yet completed his side is to have, if that was said.
    """

    seat: Seat
    tricks: int | None = None


@dataclass(frozen=True, slots=True)
class Agreed:
    """A player agreed to an opponent's claim or concession."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Ended:
    """Play stopped and the players stated the result: how many tricks declarer's side took on the board."""

    tricks: int


@dataclass(frozen=True, slots=True)
class NextDealCalled:
    """A player called on the deal after this one."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class RoundEnded:
    """The round was over."""


@dataclass(frozen=True, slots=True)
class HandsReturned:
    """All four hands were back in the board."""


@dataclass(frozen=True, slots=True)
class Omitted:
    """A hand put no card to the trick, and play went on."""

    seat: Seat


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


@dataclass(frozen=True, slots=True)
class Mixed:
    """A player disturbed the order of his played cards."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Answered:
    """The Director found, or a player chose."""

    question: str
    value: Any


Event = (
    Faced
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
    | Answered
)


def cards_of(event: Event) -> tuple[Card, ...]:
    """The cards that an event shows, in the order given."""
    match event:
        case FacedSeveral() | Shown() | Dropped() | Spread() | ExposedInAuction():
            return event.cards
        case LaidFaceDown(card=None) | Said(card=None):
            return ()
        case Faced() | TurnedUp() | Touched() | Placed() | Held() | Retracted() | LaidFaceDown() | Said():
            return (event.card,) if event.card is not None else ()
        case _:
            return ()
