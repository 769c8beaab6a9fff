"""The cards that were left when play stopped, on bare ints, and what follows from them about one trick."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final, NamedTuple

from ..kernel import BIT, SUIT, SUIT_MASK

if TYPE_CHECKING:
    from mypy_extensions import i64

NOTRUMP: Final = -1
FULL: Final[int] = (1 << 52) - 1
_LOWEST: Final[int] = 1 | 1 << 13 | 1 << 26 | 1 << 39
Hands = tuple[int, int, int, int]


class Ending(NamedTuple):
    """Four hands, who led or is to lead, and the cards of the trick in progress, which are in no hand any more.

    `shown` has a bit, 4 * seat + suit, for each hand known to be out of a suit. `major` and `minor` are the penalty
    cards that lie before their hands, and `open_to` the cards that a demand leaves to the hand on turn.
    """

    hands: Hands
    leader: int
    trumps: int = NOTRUMP
    trick: tuple[int, ...] = ()
    shown: int = 0
    major: int = 0
    minor: int = 0
    open_to: int = FULL

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
        return self._replace(
            leader=int(self.leader), trumps=int(self.trumps), trick=tuple([int(card) for card in self.trick])
        )

    @property
    def playable(self) -> int:
        """What the hand on turn may play."""
        return self.left_of(legal(self.hands[self.turn], self.trick))

    def left_of(self, cards: int) -> int:
        """What the demand at the claim and penalty cards leave of cards that may be played."""
        return limited(cards & self.open_to or cards, self.major, self.minor)


def legal(hand: int, trick: tuple[int, ...]) -> int:
    """The cards that may be played from a hand."""
    return (trick and hand & SUIT_MASK[SUIT[trick[0]]]) or hand


def limited(playable: i64, major: i64, minor: i64) -> i64:
    """What penalty cards leave of the cards that may be played: a major one; no other small card before a minor one."""
    owed = playable & major
    if owed:
        return owed
    barred: i64 = 0
    # Shifted suit by suit: compiled, a number shifted as it stands would be one of 32 bits.
    small: i64 = 0xFF
    faced = playable & minor
    while faced:
        if faced & 0x1FFF:
            barred |= small
        faced, small = faced >> 13, small << 13
    return playable & ~(barred & ~minor)


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


def one_of_each(playable: i64, others: i64, named: i64 = 0) -> i64:
    """One card, the lowest, for every run of cards that touch: `others` are the cards in between that part them.

    Cards that somebody named stand for themselves.
    """
    if playable & (playable - 1) == 0:
        return playable
    pack: i64 = FULL
    lowest: i64 = _LOWEST
    alone = playable & named
    stretch = pack & ~(others | alone)  # places with nothing between them, suit by suit
    starts = stretch & (lowest | ~(stretch << 1))
    empty = stretch & ~playable
    # Added to the empty places, the start of a stretch is carried on to the first card in it.
    return playable & (alone | starts | (empty + (starts & empty)))
