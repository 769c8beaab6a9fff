"""Positions at the end of a trick: which of them are the same, and what is known of one.

Whose a card is never changes, so a position is the cards that are left, who is to lead and who has shown out; it packs
into one int. A suit is put under the number of its shape, which leaves out the ranks that do not matter.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..kernel import SUIT_MASK

if TYPE_CHECKING:
    from mypy_extensions import i64

_RANKS: Final[int] = 0x1FFF
_NO_NUMBERS: Final[list[int]] = []


class Known:
    """What is known of a position: numbers of tricks, each with the set of classes that it rests on.

    A floor holds wherever none of its classes is allowed, a ceiling wherever all of its are. `sure` is a floor for any
    legal play. The lists hold a number and its set in turn. A position stands for all that are the same: `left` are
    its cards, `shown` who has shown out, and `serial` its number among the positions that differ in anything.
    """

    __slots__ = ("ceilings", "floors", "left", "serial", "shown", "sure")

    def __init__(self, sure: i64, left: i64 = 0, shown: i64 = 0, serial: i64 = 0) -> None:
        self.sure: i64 = sure
        self.left: i64 = left
        self.shown: i64 = shown
        self.serial: i64 = serial
        self.floors = _NO_NUMBERS  # never changed in place, so that what has none needs no lists
        self.ceilings = _NO_NUMBERS

    def floor(self, allowed: int) -> tuple[int, int]:
        """The highest floor that holds, and its classes."""
        best = (int(self.sure), 0)
        for at in range(0, len(self.floors), 2):
            if not self.floors[at + 1] & allowed:
                best = max(best, (self.floors[at], self.floors[at + 1]))
        return best

    def ceiling(self, allowed: int, most: int) -> tuple[int, int]:
        """The lowest ceiling that holds, and its classes; or as many as there are tricks."""
        best = (most, 0)
        for at in range(0, len(self.ceilings), 2):
            if not self.ceilings[at + 1] & ~allowed:
                best = min(best, (self.ceilings[at], self.ceilings[at + 1]))
        return best

    def is_at_least(self, floor: int, left_out: int) -> None:
        """There is no line with fewer tricks unless one of these classes is allowed."""
        kept = [floor, left_out]
        for at in range(0, len(self.floors), 2):
            if self.floors[at] > floor or left_out & ~self.floors[at + 1]:
                kept += self.floors[at : at + 2]
        self.floors = kept

    def is_at_most(self, ceiling: int, used: int) -> None:
        """There is a line with so many tricks if these classes are allowed."""
        kept = [ceiling, used]
        for at in range(0, len(self.ceilings), 2):
            if self.ceilings[at] < ceiling or used & ~self.ceilings[at + 1]:
                kept += self.ceilings[at : at + 2]
        self.ceilings = kept


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


class Shapes:
    """The shapes of a suit under numbers, by the cards of it that are left: each is worked out once."""

    __slots__ = ("_by_cards", "_by_cards_to_us", "_held", "_named", "_numbers", "_numbers_to_us", "_side")

    def __init__(self, held: tuple[int, int, int, int], named: int, side: int) -> None:
        self._held, self._named, self._side = held, named, side
        self._by_cards: list[int] = [-1] * (_RANKS + 1)
        self._by_cards_to_us: list[int] = [-1] * (_RANKS + 1)
        self._numbers: dict[tuple[int, ...], int] = {}
        self._numbers_to_us: dict[tuple[int, ...], int] = {}

    def number(self, left: i64) -> i64:
        """The number of a shape."""
        found: i64 = self._by_cards[left]
        return found if found >= 0 else self._new(left, False)

    def number_to_us(self, left: i64) -> i64:
        """The same as long as the other side has not won a trick."""
        found: i64 = self._by_cards_to_us[left]
        return found if found >= 0 else self._new(left, True)

    def _new(self, left: int, to_us: bool) -> int:
        north, east, south, west = [hand & left for hand in self._held]
        named = self._named & left
        if to_us:
            ours, theirs = ((north, south), (east, west)) if self._side == 0 else ((east, west), (north, south))
            code = shape_to_us(*ours, *theirs, named)
            number = self._numbers_to_us.setdefault(code, len(self._numbers_to_us))
            self._by_cards_to_us[left] = number
        else:
            code = shape(north, east, south, west, named)
            number = self._numbers.setdefault(code, len(self._numbers))
            self._by_cards[left] = number
        return number


class Positions:
    """The positions met so far, and what is known of each."""

    def __init__(self, held: tuple[int, int, int, int], named: int, trumps: int, side: int) -> None:
        self.side: i64 = side
        self.trumps: i64 = trumps
        self.north: i64 = held[0]
        self.east: i64 = held[1]
        self.south: i64 = held[2]
        self.west: i64 = held[3]
        self.ours: i64 = held[side] | held[side + 2]
        suits = [Shapes(_in_suit(held, suit), named >> 13 * suit & _RANKS, side) for suit in range(4)]
        self._clubs, self._diamonds, self._hearts, self._spades = suits
        self._known: dict[int, Known] = {}
        self._known_to_us: dict[int, Known] = {}
        # The same once more under their cards, for what is reached again in another order.
        self._met: dict[int, Known] = {}
        self._met_to_us: dict[int, Known] = {}

    def hand(self, seat: i64) -> i64:
        """All cards that a seat had."""
        if seat == 0:
            return self.north
        if seat == 1:
            return self.east
        return self.south if seat == 2 else self.west

    def hands(self, left: i64) -> tuple[int, int, int, int]:
        """The four hands when these cards are left."""
        return int(left & self.north), int(left & self.east), int(left & self.south), int(left & self.west)

    def last_is_ours(self, left: i64, leader: i64) -> bool:
        """Whether our side wins the last trick, to which each plays the card it has."""
        ranks: i64 = _RANKS
        of_suit = left >> 13 * self.trumps & ranks if self.trumps >= 0 else 0
        by_us = self.ours >> 13 * self.trumps & of_suit if of_suit else 0
        if not of_suit:
            led = left & self.hand(leader)
            suit: i64 = 0
            while led >> 13 * (suit + 1):
                suit += 1
            of_suit = left >> 13 * suit & ranks
            by_us = self.ours >> 13 * suit & of_suit
        return by_us > of_suit ^ by_us

    def known(self, left: i64, leader: i64, shown: i64, tricks: i64, one_is_enough: bool) -> Known:
        """What is known of a position. If one trick for the other side is enough, less of it matters."""
        # Two seats of four bits each may have shown out.
        out = shown >> 4 * (1 - self.side)
        as_they_are = ((out & 15 | out >> 4 & 240) << 2 | leader) << 52 | left
        met = self._met_to_us if one_is_enough else self._met
        known = met.get(as_they_are)
        if known is None:
            known = met[as_they_are] = self._of_its_kind(left, leader, shown, tricks, one_is_enough)
        return known

    def _of_its_kind(self, left: i64, leader: i64, shown: i64, tricks: i64, one_is_enough: bool) -> Known:
        """What is known of all positions that are the same but for what does not matter."""
        if shown:
            shown = self._that_matter(left, shown)
        ranks: i64 = _RANKS
        out = shown >> 4 * (1 - self.side)
        key = (out & 15 | out >> 4 & 240) << 2 | leader
        if one_is_enough:
            key = key << 13 | self._clubs.number_to_us(left & ranks)
            key = key << 13 | self._diamonds.number_to_us(left >> 13 & ranks)
            key = key << 13 | self._hearts.number_to_us(left >> 26 & ranks)
            key = key << 13 | self._spades.number_to_us(left >> 39 & ranks)
            known = self._known_to_us.get(key)
            if known is None:
                as_it_is = self.known(left, leader, shown, tricks, False)
                # What its plays are is known by the cards of the other.
                known = Known(as_it_is.sure, as_it_is.left, as_it_is.shown, as_it_is.serial)
                self._known_to_us[key] = known
            return known
        key = key << 13 | self._clubs.number(left & ranks)
        key = key << 13 | self._diamonds.number(left >> 13 & ranks)
        key = key << 13 | self._hearts.number(left >> 26 & ranks)
        key = key << 13 | self._spades.number(left >> 39 & ranks)
        known = self._known.get(key)
        if known is None:
            known = Known(self._sure(left, leader, tricks), left, shown, len(self._known) + 1)
            self._known[key] = known
        return known

    def _that_matter(self, left: i64, shown: i64) -> i64:
        """Who has shown out matters only in suits that the side still holds, and of which they have a card, or a trump
        to ruff with.
        """
        ours: i64 = left & self.ours
        theirs: i64 = left & ~self.ours
        ranks: i64 = _RANKS
        all_seats: i64 = 0x1111
        can_ruff = self.trumps >= 0 and theirs >> 13 * self.trumps & ranks != 0
        suit: i64 = 0
        while suit < 4:
            if not ours >> 13 * suit & ranks or not (can_ruff or theirs >> 13 * suit & ranks):
                shown &= ~(all_seats << suit)
            suit += 1
        return shown

    def _sure(self, left: int, leader: int, tricks: int) -> int:
        """Tricks that no legal play can lose.

        If nothing of theirs beats anything of ours in any suit, and they cannot ruff, all are ours as long as we lead,
        or they can lead only suits that we hold. Each trump of one hand wins a trick, unless one of theirs goes on it.
        """
        trumps, side = int(self.trumps), int(self.side)
        ours, theirs = left & int(self.ours), left & ~int(self.ours)
        if trumps < 0 or not theirs & SUIT_MASK[trumps]:
            to_lead, all_high = (0 if leader & 1 == side else left & int(self.hand(leader))), True
            for suit in SUIT_MASK:
                mine = ours & suit
                if mine & -mine < theirs & suit if mine else to_lead & suit:
                    all_high = False
                    break
            if all_high:
                return tricks
        if trumps < 0:
            return 0
        trump = left & SUIT_MASK[trumps]
        mine, partners = trump & int(self.hand(side)), trump & int(self.hand(side + 2))
        return max(_unbeaten(mine, theirs & trump), _unbeaten(partners, theirs & trump))


def _in_suit(held: tuple[int, int, int, int], suit: int) -> tuple[int, int, int, int]:
    """Four hands in one suit."""
    north, east, south, west = [hand >> 13 * suit & _RANKS for hand in held]
    return north, east, south, west


def _unbeaten(ours: int, theirs: int) -> int:
    """How many trumps of a hand are left if each of theirs beats the highest that it can."""
    left = 0
    while ours:
        if theirs > ours:
            theirs ^= 1 << theirs.bit_length() - 1
        else:
            left += 1
        ours ^= 1 << ours.bit_length() - 1
    return left
