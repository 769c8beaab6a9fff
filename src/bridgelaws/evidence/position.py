"""Positions for the solver: four hands, the trumps, and the trick in progress. Checked before anything is asked."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from ..board.table import Table
from ..values.cards import FULL_PACK, Card, CardSet, Deal, Suit
from ..values.seats import SEATS, Seat, Side
from ..words.message import Message
from . import messages as m
from .errors import InvalidPosition


@dataclass(frozen=True, slots=True)
class Position:
    """What is left of a board: the hands as masks, the trumps, who leads the trick, and its cards in rotation.

    Making one checks it: whatever could hurt the solver raises InvalidPosition here.

    >>> Position.parse("N:A... K... Q... J...", None, "N").turn
    NORTH
    >>> Position.parse("N:A... A... Q... J...", None, "N")
    Traceback (most recent call last):
        ...
    bridgelaws.errors.ParseError: the deal holds ♠A twice
    """

    hands: tuple[int, int, int, int]
    trumps: Suit | None
    leader: Seat
    trick: tuple[Card, ...] = ()

    def __post_init__(self) -> None:
        problem = _problem(self.hands, self.trumps, self.leader, self.trick)
        if problem:
            raise InvalidPosition(problem)

    @classmethod
    def parse(cls, deal: object, trumps: object, leader: object, trick: Iterable[object] = ()) -> Position:
        """Read a position: the hands in PBN, a suit or None for no trump, the leader, the cards of the trick."""
        dealt = Deal.parse(deal)
        hands = [dealt.hand(seat) for seat in SEATS]
        if any(hand is None for hand in hands):
            raise InvalidPosition(m.HAND_NOT_KNOWN())
        north, east, south, west = (CardSet() if hand is None else hand for hand in hands)
        return cls(
            (north.mask, east.mask, south.mask, west.mask),
            None if trumps is None or trumps == "NT" else Suit.parse(trumps),
            Seat.parse(leader),
            tuple(Card.parse(card) for card in trick),
        )

    @property
    def turn(self) -> Seat:
        """The hand that is to play."""
        return SEATS[(self.leader + len(self.trick)) & 3]

    @property
    def left(self) -> int:
        """How many tricks are still to be won, the one in progress included."""
        return self.hands[(self.leader + 3) & 3].bit_count()

    @property
    def legal(self) -> int:
        """The cards that the hand to play may play, revokes aside."""
        hand = self.hands[self.turn]
        follow = hand & self.trick[0].suit.mask if self.trick else 0
        return follow or hand

    def winner(self, fourth: Card) -> Seat:
        """Who wins the trick once its last card is down."""
        best, best_key = 0, -1
        led = self.trick[0].suit if self.trick else fourth.suit
        for place, card in enumerate((*self.trick, fourth)):
            key = card.rank if card.suit is led else -1
            if card.suit is self.trumps:
                key = card.rank + 13
            if key > best_key:
                best, best_key = place, key
        return SEATS[(self.leader + best) & 3]

    def play(self, card: Card) -> tuple[Position | None, Side | None]:
        """The position after a card, and the side that won the trick if it is complete; None when no card is left."""
        turn = self.turn
        if not self.hands[turn] & card.mask:
            raise InvalidPosition(m.NOT_IN_HAND(turn, card))
        hands = list(self.hands)
        hands[turn] &= ~card.mask
        left = (hands[0], hands[1], hands[2], hands[3])
        if len(self.trick) < 3:
            return Position(left, self.trumps, self.leader, (*self.trick, card)), None
        winner = self.winner(card)
        return (Position(left, self.trumps, winner) if any(left) else None), winner.side


def of_table(table: Table) -> Position | None:
    """The position of a table with four known hands; None while it is none that the solver could look at.

    That is so when no card is left, when a card lies out of rotation, and when a hand has a card too many or too few.
    """
    if table.over or table.suspended is not None or table.face_down or table.trick.omitted:
        return None
    if not all(hand.known for hand in table.hands):
        return None
    trick = table.trick
    cards: list[Card] = []
    seat = trick.leader
    while (card := trick.card(seat)) is not None and len(cards) < 3:
        cards.append(card)
        seat = seat.lho
    if len(cards) != len(trick.order):
        return None
    north, east, south, west = (hand.cards.mask for hand in table.hands)
    hands = (north, east, south, west)
    if _problem(hands, table.trumps, trick.leader, tuple(cards)):
        return None
    return Position(hands, table.trumps, trick.leader, tuple(cards))


def _problem(hands: object, trumps: object, leader: object, trick: object) -> Message | None:
    """What is wrong with a position, in a clause; nothing if the solver can take it."""
    if not isinstance(hands, tuple) or len(hands) != 4 or not all(type(hand) is int for hand in hands):
        return m.FOUR_MASKS()
    if not (trumps is None or isinstance(trumps, Suit)) or not isinstance(leader, Seat):
        return m.TRUMPS_AND_LEADER(repr(None))
    if not isinstance(trick, tuple) or not all(isinstance(card, Card) for card in trick):
        return m.TRICK_OF_CARDS()
    if len(trick) > 3:
        return m.TRICK_COMPLETE(len(trick))
    seen = 0
    for seat, hand in zip(SEATS, hands, strict=True):
        if hand < 0 or hand & ~FULL_PACK:
            return m.NOT_A_CARD(seat)
        if hand & seen:
            return m.IN_TWO_HANDS(tuple(CardSet(hand & seen)))
        seen |= hand
    for card in trick:
        if seen & card.mask:
            return m.IN_HAND_TOO(card)
        seen |= card.mask
    counts = [hand.bit_count() for hand in hands]
    for place in range(len(trick)):
        counts[(leader + place) & 3] += 1
    if len(set(counts)) > 1:
        told = tuple(m.SEAT_COUNT(seat, count) for seat, count in zip(SEATS, counts, strict=True))
        return m.NOT_OF_ONE_LENGTH(told)
    if counts[0] > 13:
        return m.TOO_LONG(counts[0])
    if counts[0] == 0:
        return m.NO_CARD_LEFT()
    return None
