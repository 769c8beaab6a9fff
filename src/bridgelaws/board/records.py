"""What is on record beside the cards: what rulings have settled that a later act, or another law, turns on.

A record has no words and is not shown. It is written by an order, with it or silently, and ends with what it is about.
"""

from __future__ import annotations

from enum import StrEnum

from ..values.cards import Card
from ..values.frozen import NamedTuple
from ..values.seats import Seat
from .keys import UNFILED, Key
from .parts import Restriction


class Ends(StrEnum):
    """With what a record ends."""

    TRICK = "the trick"
    LEAD = "the lead to the next trick"
    CARD = "the card's being taken back"
    PICKED_UP = "the penalty card's being picked up"
    CLAIM = "the claim's being void"
    BOARD = "the board"


class Settled(StrEnum):
    """What was settled; each kind says with what it ends."""

    ends: Ends

    # What has been done with cards, by order.
    TAKEN_BACK = "a card was withdrawn", Ends.BOARD
    PLACED = "a card was put among those played", Ends.BOARD
    EXPOSED = "a card became a penalty card", Ends.BOARD
    DEMANDED = "a restriction was laid on a hand", Ends.BOARD
    # What a card or a player may do since.
    MAJOR_BY_NUMBER = "a penalty card is major beside another (50B)", Ends.PICKED_UP
    FORGIVEN_PLAY = "a card out of turn stands, the next hand having played (60A1)", Ends.CARD
    FORGIVEN_LEAD = "so does a lead to the next trick (60A2)", Ends.LEAD
    PLAYS_TO_THAT = "and the card that the next hand had put down to it (60A2)", Ends.LEAD
    LEADS_NEXT = "a card counts as led when the trick is complete (45E)", Ends.LEAD
    FOUND_LED = "a card was found to have been led (45E)", Ends.CARD
    SECOND_STAYS = "dummy's card stays although it came second (54)", Ends.TRICK
    MAY_FOLLOW = "a card may be taken back once another has been changed (47D)", Ends.CARD
    MAY_LEAD_ALL_THE_SAME = "a player may still make his own lead (53C)", Ends.TRICK
    GAVE_WAY = "a lead gave way to the proper one, which was found to be meant so (53C)", Ends.TRICK
    CARD_JUDGED = "it was judged whether a card to the trick was played (45)", Ends.TRICK
    KEPT = "a card was kept when one before it was taken back (45D)", Ends.CARD
    CALL_RESOLVED = "a call from dummy has been dealt with (46)", Ends.TRICK
    VOID_CALL = "dummy did not have the card called (46B4)", Ends.TRICK
    HAND_PICKED_UP = "a hand that was spread has been picked up again (48, 49)", Ends.BOARD
    DONE_IN_STANDSTILL = (
        "somebody went on after attention had been drawn, before the Director had ruled (9B2)",
        Ends.TRICK,
    )
    # What could be seen in the auction.
    SEEN_IN_AUCTION = "a card lies there since the auction (24)", Ends.BOARD
    LED_IN_AUCTION = "so does one that was led", Ends.BOARD
    SEEN_CARDS_JUDGED = "when it was over, it was ruled what becomes of them", Ends.BOARD
    # What has been put to players, or told them.
    LEAD_OPTION = "declarer had his option for a lead beside a penalty card (50D2)", Ends.BOARD
    FACE_DOWN_LEAD_REMAINS = "a face-down lead was said to remain (41A)", Ends.BOARD
    NO_INSPECTION = "it was said that quitted tricks may not be looked at (61C)", Ends.BOARD
    CLAIM_DISPUTED = "a claim was disputed, and the Director is to rule on it (68D)", Ends.CLAIM
    CLAIM_ADJUDICATED = "he has ruled on it (70)", Ends.CLAIM
    PLAYED_AFTER_CLAIM = "it was said that what is played after a claim is void (68D)", Ends.CLAIM
    PLAY_DOES_NOT_GO_ON = "it was found that play does not go on after it by agreement (68D2)", Ends.CLAIM
    CLAIM_AGREED = "a claim was agreed to, and it is too late to contest it (69A)", Ends.CLAIM
    TRICKS_COUNTED = "the tricks that revokes cost were counted (64A)", Ends.BOARD
    EQUITY_WEIGHED = "and whether they are enough (64C)", Ends.BOARD

    def __new__(cls, meaning: str, ends: Ends) -> Settled:
        """What it means is its text; with what it ends is beside it."""
        self = str.__new__(cls, meaning)
        self._value_ = meaning
        self.ends = ends
        return self


class Entry(NamedTuple):
    """One thing settled: about which hand and card, at which trick and in which hearing; `demand`, if one was laid."""

    what: Settled
    seat: Seat
    card: Card | None = None
    trick: int = 0
    key: Key = UNFILED
    demand: Restriction | None = None

    def stands(self, number: int) -> bool:
        """Whether it still stands at a trick; what was settled about a trick stands again if that is taken up again."""
        match self.what.ends:
            case Ends.TRICK:
                return self.trick == number
            case Ends.LEAD:
                return self.trick in (number, number - 1)
            case _:
                return True

    def ended_by(self, ends: Ends, seat: Seat, card: Card) -> bool:
        """Whether it ends with what is done with a card."""
        return self.what.ends is ends and self.seat is seat and self.card is card


def without_claim(records: tuple[Entry, ...]) -> tuple[Entry, ...]:
    """What is on record without what ends when a claim is void, or play goes on after it."""
    return tuple([entry for entry in records if entry.what.ends is not Ends.CLAIM])


class Heard(NamedTuple):
    """A matter of a kind, on file or a standing question, heard to its end; `ruled` unless there was nothing to say."""

    key: Key
    trick: int
    ruled: bool
    kind: type
