"""The cards that were left when play stopped, on bare ints, and what follows from them about one trick."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from ..kernel import BIT, SUIT, SUIT_MASK

NOTRUMP = -1
Hands = tuple[int, int, int, int]


class Ending(NamedTuple):
    """Four hands, who led or is to lead, and the cards of the trick in progress, which are in no hand any more.

    `shown` has a bit, 4 * seat + suit, for each hand known to be out of a suit.
    """

    hands: Hands
    leader: int
    trumps: int = NOTRUMP
    trick: tuple[int, ...] = ()
    shown: int = 0

    @property
    def tricks(self) -> int:
        """How many tricks are not complete."""
        return max(hand.bit_count() for hand in self.hands) + (len(self.trick) == 4)

    @property
    def turn(self) -> int:
        """Whose turn it is."""
        return (self.leader + len(self.trick)) & 3

    @property
    def bare(self) -> Ending:
        """The same on bare ints, whatever it was made of."""
        return Ending(
            self.hands, int(self.leader), int(self.trumps), tuple([int(card) for card in self.trick]), self.shown
        )


def legal(hand: int, trick: tuple[int, ...]) -> int:
    """The cards that may be played from a hand."""
    return (trick and hand & SUIT_MASK[SUIT[trick[0]]]) or hand


def beats(card: int, other: int, trumps: int) -> bool:
    """Whether a card goes ahead of one that was ahead."""
    if SUIT[card] == SUIT[other]:
        return card > other
    return SUIT[card] == trumps


def winning(trick: tuple[int, ...], trumps: int) -> int:
    """The place in a trick of the card that is ahead."""
    best = 0
    for place in range(1, len(trick)):
        if beats(trick[place], trick[best], trumps):
            best = place
    return best


def after(hands: Hands, seat: int, card: int) -> Hands:
    """The hands once a card was played."""
    left = list(hands)
    left[seat] ^= BIT[card]
    return left[0], left[1], left[2], left[3]


@cache
def cards(mask: int) -> tuple[int, ...]:
    """The cards of a mask, from the lowest."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return tuple(found)


def one_of_each(playable: int, others: int, named: int = 0) -> int:
    """One card, the lowest, for every run of cards that touch: `others` are the cards in between that part them.

    Cards that somebody named stand for themselves.
    """
    if playable & (playable - 1) == 0:
        return playable
    chosen, before = 0, -2
    for card in cards(playable):
        bit = BIT[card]
        same = before >= 0 and SUIT[before] == SUIT[card]
        between = (bit - 1) & ~((BIT[before] << 1) - 1) if same else 0
        if not same or others & between or named & (bit | BIT[before]):
            chosen |= bit
        before = card
    return chosen


@cache
def shape(north: int, east: int, south: int, west: int, named: int) -> tuple[int, ...]:
    """A suit by who holds its cards from the top: what a position is apart from the ranks that do not matter.

    Cards that somebody named keep their ranks.
    """
    if named & (north | east | south | west):
        return north, east, south, west
    held = ((north, 1), (east, 2), (south, 3), (west, 4))
    code = 0
    for rank in range(12, -1, -1):
        for hand, digit in held:
            if hand >> rank & 1:
                code = code * 5 + digit
    return (code,)


def key(hands: Hands, leader: int, shown: int, named: int) -> tuple[object, ...]:
    """What tells a position at the end of a trick from others."""
    a, b, c, d = hands
    suits = [
        shape(
            a >> shift & 0x1FFF, b >> shift & 0x1FFF, c >> shift & 0x1FFF, d >> shift & 0x1FFF, named >> shift & 0x1FFF
        )
        for shift in (0, 13, 26, 39)
    ]
    return (*suits, leader, shown)
