"""Who played each card, found from who holds it and the laws of turn, and where that is not regular.

A file tells the cards in order, seldom whose they were. Regular play is followed by the kernel on bare ints; only a
board on which that stops short is gone through card by card.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from operator import attrgetter
from typing import Any

from ..archives.record import Played, Record
from ..archives.regular import is_possible
from ..kernel import ANY_SUIT, BIT, NO_TRUMP, SUIT_OF, ahead, follow, follows
from ..values.cards import FULL_PACK
from .findings import Kind

UNKNOWN = -1
_CARD: Callable[[Played], Any] = attrgetter("card")


@dataclass(frozen=True, slots=True)
class Oddity:
    """A card that is not a regular play: its place in the play from 0, and the hand that holds it (-1: none)."""

    kind: Kind
    index: int
    card: int
    seat: int


@dataclass(slots=True)
class Course:
    """The play of a board on bare ints, and how far it can be followed.

    `cards` are in the order of the record, -1 for one that is not known. `followed` counts the cards that were played
    as the laws have it, or were irregular in a way that leaves the rest to go on. `winners` are those of the tricks
    completed among them. `size` is the number of cards of a hand, 13 unless the record begins with an ending.
    """

    hands: tuple[int, int, int, int]
    trumps: int
    declarer: int
    leader: int
    cards: list[int]
    size: int = 13
    followed: int = 0
    winners: list[int] = field(default_factory=list)
    oddities: list[Oddity] = field(default_factory=list)
    _owners: list[int] = field(default_factory=list)

    @property
    def whole(self) -> bool:
        """Whether all the cards of the deal were played and followed."""
        return self.followed == 4 * self.size and len(self.winners) == self.size

    @property
    def declarers_tricks(self) -> int:
        """The tricks that declarer's side won among those followed."""
        east_west = sum([winner & 1 for winner in self.winners])
        return east_west if self.declarer & 1 else len(self.winners) - east_west

    def owner(self, card: int) -> int:
        """The hand that was dealt a card, or -1."""
        if not self._owners:
            holders = [[seat for seat in range(4) if self.hands[seat] & bit] for bit in BIT]
            self._owners = [seats[0] if seats else UNKNOWN for seats in holders]
            # One more, for the card that is not known.
            self._owners.append(UNKNOWN)
        return self._owners[card]


def masks(record: Record) -> tuple[int, int, int, int] | None:
    """The four hands; one that the file leaves out is what is left of the pack. None if they are not all told."""
    if record.deal is None:
        return None
    north, east, south, west = record.deal.hands
    if north is not None and east is not None and south is not None and west is not None:
        return north.mask, east.mask, south.mask, west.mask
    told = [hand for hand in (north, east, south, west) if hand is not None]
    if len(told) < 3:
        return None
    rest = FULL_PACK & ~(told[0].mask | told[1].mask | told[2].mask)
    first, second, third, fourth = (rest if hand is None else hand.mask for hand in (north, east, south, west))
    return first, second, third, fourth


def regular_winners(record: Record, hands: tuple[int, int, int, int]) -> list[int] | None:
    """Who won the tricks of a play that is regular throughout and leaves no card open; None for any other.

    This is what becomes of nearly every board, and all that is done with it.
    """
    contract = record.contract
    if contract is None or hands[0].bit_count() != 13:
        return None
    try:
        cards = list(map(int, map(_CARD, record.plays)))
    except TypeError:
        return None
    trumps = NO_TRUMP if contract.trumps is None else int(contract.trumps)
    winners: list[int] = []
    played = follow(list(hands), trumps, contract.declarer + 1 & 3, (), cards, winners)
    return winners if played == len(cards) else None


def course(record: Record, hands: tuple[int, int, int, int]) -> Course:
    """Follow the play of a record that has a contract; `hands` are its four hands."""
    contract = record.contract
    assert contract is not None
    trumps = NO_TRUMP if contract.trumps is None else int(contract.trumps)
    declarer = int(contract.declarer)
    size = hands[0].bit_count()
    leader = declarer + 1 & 3
    if size < 13 and record.leader is not None:
        leader = int(record.leader)
    cards = [UNKNOWN if played.card is None else int(played.card) for played in record.plays]
    known = cards[: cards.index(UNKNOWN)] if UNKNOWN in cards else cards
    found = Course(hands, trumps, declarer, leader, cards, size)
    found.followed = follow(list(hands), trumps, leader, (), known, found.winners)
    if found.followed < len(known):
        _go_through(found)
    return found


def arranged(found: Course) -> list[int] | None:
    """The cards with each trick beginning at the hand that won the one before; None if a hand is in one twice."""
    leader = found.leader
    cards: list[int] = []
    for at in range(0, len(found.cards), 4):
        holder = {found.owner(card): card for card in found.cards[at : at + 4]}
        if len(holder) < len(found.cards[at : at + 4]) or UNKNOWN in holder:
            return None
        trick = [holder[seat & 3] for seat in range(leader, leader + 4) if seat & 3 in holder]
        cards += trick
        leader = found.owner(trick[ahead(found.trumps, trick)])
    return cards


def _go_through(found: Course) -> None:
    """Note what is irregular card by card, going on as long as the rest fits."""
    hands = list(found.hands)
    found.winners = []
    trick: list[tuple[int, int]] = []
    leader = found.leader
    gone = 0
    found.followed = len(found.cards)
    for index, card in enumerate(found.cards):
        if card == UNKNOWN:
            found.followed = index
            return
        bit = BIT[card]
        seat = found.owner(card)
        turn = leader + len(trick) & 3
        kind = None
        if gone & bit:
            kind = Kind.TWICE
        elif seat == UNKNOWN:
            kind = Kind.MISSING
        elif seat != turn:
            kind = Kind.OPENING_LEAD if index == 0 else Kind.PLAY if trick else Kind.LEAD
        else:
            led = SUIT_OF[trick[0][1]] if trick else ANY_SUIT
            if not follows(hands[seat], led, card):
                found.oddities.append(Oddity(Kind.REVOKE, index, card, seat))
        if kind is not None:
            found.oddities.append(Oddity(kind, index, card, seat))
            accepted = kind in (Kind.OPENING_LEAD, Kind.LEAD) and _rest_in_turn(found, seat, index)
            if not accepted:
                found.followed = index
                return
            leader = seat
        gone |= bit
        hands[seat] &= ~bit
        trick.append((seat, card))
        if len(trick) == 4:
            leader = trick[ahead(found.trumps, [card for _, card in trick])][0]
            found.winners.append(leader)
            trick = []


def _rest_in_turn(found: Course, leader: int, index: int) -> bool:
    """Whether all the cards from a lead out of turn on come in turn, as they do when it was accepted (53A, 54B)."""
    for at in range(index, len(found.cards), 4):
        trick = found.cards[at : at + 4]
        for place, card in enumerate(trick):
            if card == UNKNOWN or found.owner(card) != (leader + place & 3):
                return card == UNKNOWN
        leader = found.owner(trick[ahead(found.trumps, trick)])
    return True


def result_possible(found: Course, result: int | None) -> bool:
    """Whether declarer's side can have had that many tricks, by the tricks that were followed.

    An ending has tricks before it that are not on record.
    """
    return found.size < 13 or is_possible(result, found.winners, found.declarer)
