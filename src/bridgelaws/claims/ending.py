"""The cards that were left when play stopped, on bare ints, and what follows from them about one trick."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from ..kernel import BIT, SUIT, SUIT_MASK

NOTRUMP = -1
_PACK, _LOWEST = (1 << 52) - 1, 1 | 1 << 13 | 1 << 26 | 1 << 39
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
    north, east, south, west = hands
    bit = BIT[card]
    if seat == 0:
        return north ^ bit, east, south, west
    if seat == 1:
        return north, east ^ bit, south, west
    if seat == 2:
        return north, east, south ^ bit, west
    return north, east, south, west ^ bit


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
    alone = playable & named
    stretch = _PACK & ~(others | alone)  # places with nothing between them, suit by suit
    starts = stretch & (_LOWEST | ~(stretch << 1))
    empty = stretch & ~playable
    # Added to the empty places, the start of a stretch is carried on to the first card in it.
    return playable & (alone | starts | (empty + (starts & empty)))


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


@cache
def shape_to_us(mine: int, partners: int, left: int, right: int, named: int) -> tuple[int, ...]:
    """A suit by who holds our cards from the top, and how many of theirs lie between: not which of them is higher.

    It is all that matters until they win a trick. Cards that somebody named keep their ranks.
    """
    if named & (left | right):
        return mine, partners, left, right
    code, lefts, rights = 1, 0, 0
    for rank in range(12, -1, -1):
        bit = 1 << rank
        if (mine | partners) & bit:
            code = ((code * 14 + lefts) * 14 + rights) * 3 + (1 if mine & bit else 2)
            lefts = rights = 0
        elif left & bit:
            lefts += 1
        elif right & bit:
            rights += 1
    code = (code * 14 + lefts) * 14 + rights
    return (mine, partners, code) if named & (mine | partners) else (code,)


def key_to_us(hands: Hands, leader: int, shown: int, named: int, side: int) -> tuple[object, ...]:
    """What tells a position from others as long as the other side has not won a trick, at the end of one."""
    mine, partners, left, right = hands[side], hands[side + 2], hands[1 - side], hands[3 - side]
    suits = [
        shape_to_us(
            mine >> shift & 0x1FFF,
            partners >> shift & 0x1FFF,
            left >> shift & 0x1FFF,
            right >> shift & 0x1FFF,
            named >> shift & 0x1FFF,
        )
        for shift in (0, 13, 26, 39)
    ]
    # The sign keeps these keys apart from the others.
    return (*suits, ~leader, shown)


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
