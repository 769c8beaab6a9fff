"""Regular play on bare ints: the hot kernel.

A regular play is made by the seat on turn, with a card of its hand, following suit if it can. Whatever else can
happen at a table is left to the laws; this module only says how far the play was regular, and does so fast.

Cards are 0 to 51, suit * 13 + rank, the two of clubs 0 and the ace of spades 51. Seats are 0 to 3, clockwise from
North. Trumps are a suit, clubs 0 to spades 3, or NO_TRUMP. A hand is a mask of 52 bits, and no card is in two hands.
Nothing is checked but that the play is regular: a card, seat or suit outside these ranges is the caller's mistake.

* `follow` plays as many cards of a list as are regular, changing the hands and adding the winners of the tricks.
* `how_far` only says how many.
* `fits` says whether all of them are, and is the quicker the sooner one is not.
* `Position` plays one card at a time and takes it back.
* `follows` is the rule itself for one card of one hand, and `ahead` finds the card that wins.

The module imports nothing of the package and compiles with mypyc as it stands. `follow` has two loops for whole
tricks because the two ways of running it reward opposite things: the interpreter looks up tables and lets one
iterator hand out the cards, machine code shifts and indexes. `COMPILED` chooses between them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

COMPILED: Final[bool] = not __file__.endswith((".py", ".pyc"))
NO_TRUMP: Final = -1

_PACK: Final[tuple[int, ...]] = tuple(range(52))
BIT: Final[tuple[int, ...]] = tuple([1 << card for card in range(52)])
SUIT: Final[tuple[int, ...]] = tuple([card // 13 for card in range(52)])
SUIT_MASK: Final[tuple[int, ...]] = tuple([0x1FFF << 13 * suit for suit in range(4)])

SUIT_OF: Final[tuple[int, ...]] = tuple([SUIT_MASK[card // 13] for card in range(52)])
# What may be led: whoever is to lead follows to every suit.
ANY_SUIT: Final = (1 << 52) - 1
# By suit: whether a card is of another.
_OTHER_SUIT: Final[tuple[tuple[bool, ...], ...]] = tuple(
    [tuple([other != suit for other in SUIT]) for suit in range(4)]
)
# Whether a second card is of another suit than a first.
OFF_SUIT: Final[tuple[tuple[bool, ...], ...]] = tuple([_OTHER_SUIT[suit] for suit in SUIT])


def _better(trumps: int, card: int) -> tuple[int, ...]:
    """For each later card: which of the two is ahead, if `card` was ahead before."""
    end = SUIT[card] * 13 + 13
    ahead = (card,) * (card + 1) + _PACK[card + 1 : end] + (card,) * (52 - end)
    if trumps in (NO_TRUMP, SUIT[card]):
        return ahead
    first, last = trumps * 13, trumps * 13 + 13
    return ahead[:first] + _PACK[first:last] + ahead[last:]


# Which of two cards is ahead in a trick, by trumps (none is -1, the last row), the card ahead so far, the next card.
# The suit led need not be known: what is ahead was led or is a trump.
BETTER: Final[tuple[tuple[tuple[int, ...], ...], ...]] = tuple(
    [tuple([_better(trumps, card) for card in range(52)]) for trumps in (0, 1, 2, 3, NO_TRUMP)]
)


def _above(trumps: int, card: int) -> int:
    """The cards that go ahead of one that was ahead: those above it in its suit, and trumps if it is none."""
    higher = SUIT_OF[card] & -BIT[card] ^ BIT[card]
    return higher if trumps in (NO_TRUMP, SUIT[card]) else higher | SUIT_MASK[trumps]


# The same as a mask, by trumps and the card ahead so far.
ABOVE: Final[tuple[tuple[int, ...], ...]] = tuple(
    [tuple([_above(trumps, card) for card in range(52)]) for trumps in (0, 1, 2, 3, NO_TRUMP)]
)


def follows(hand: int, led: int, card: int) -> bool:
    """Whether a card of a hand is played according to suit; `led` are the cards of the suit led, or ANY_SUIT."""
    return bool(BIT[card] & led) or not hand & led


def ahead(trumps: int, cards: Sequence[int]) -> int:
    """The place, from 0, of the card that is ahead of the others in a trick."""
    better = BETTER[trumps]
    best = cards[0]
    for card in cards:
        best = better[best][card]
    return [card - best for card in cards].index(0)


_LHO: Final = (1, 2, 3, 0)
_PARTNER: Final = (2, 3, 0, 1)
_RHO: Final = (3, 0, 1, 2)
# A trump ranks above every card of the suit led, so it is compared as a card of a pack above the pack.
_RUFF: Final = 52


def follow(
    hands: list[int], trumps: int, leader: int, trick: Sequence[int], cards: Sequence[int], winners: list[int]
) -> int:
    """Play `cards` in turn until one is not a regular play; return how many were played.

    `leader` led to the current trick, and `trick` holds the cards already in it, at most three and no longer in
    `hands`. The four masks in `hands` lose every card played, and `winners` gains the winner of every trick completed.

    The position afterwards follows from the answer `n`: the leader is `winners[-1]`, or `leader` if no trick was
    completed; the current trick is the last `(len(trick) + n) % 4` cards of `[*trick, *cards[:n]]`.

    >>> hands, winners = [BIT[51] | BIT[0], BIT[50] | BIT[1], BIT[49] | BIT[2], BIT[48] | BIT[3]], []
    >>> follow(hands, NO_TRUMP, 1, [], [50, 49, 48, 51, 0, 2], winners)
    5
    >>> winners, hands
    ([0], [0, 2, 4, 8])
    """
    begun = len(trick)
    behind = len(winners)
    played = 0
    if begun:
        played = _follow_one_by_one(hands, trumps, leader, trick, cards[: 4 - begun], winners)
        if played < 4 - begun:
            return played
        leader = winners[-1]
    if COMPILED:
        pack = cards if isinstance(cards, list) else list(cards)
        played = _follow_by_shifts(hands, trumps, leader, pack, played, winners)
    else:
        played += _follow_by_tables(hands, trumps, leader, cards[played:] if played else cards, winners)
    if played < len(cards):
        if len(winners) > behind:
            leader = winners[-1]
        played += _follow_one_by_one(hands, trumps, leader, (), cards[played:], winners)
    return played


def how_far(hands: Sequence[int], trumps: int, leader: int, cards: Sequence[int]) -> int:
    """How many of the cards are regular plays, one after the other, beginning with a lead; the hands stay as they are.

    >>> how_far([BIT[51] | BIT[0], BIT[50] | BIT[1], BIT[49] | BIT[2], BIT[48] | BIT[3]], NO_TRUMP, 1, [50, 49, 3])
    2
    """
    if COMPILED and isinstance(cards, list):
        # Nobody asks who won, and to write that down takes machine code a sixth of its time.
        size = len(cards)
        if _follow_by_shifts(list(hands), trumps, leader, cards, 0, None) == size:
            return size
    return follow(list(hands), trumps, leader, (), cards, [])


def _follow_by_tables(hands: list[int], trumps: int, leader: int, cards: Sequence[int], winners: list[int]) -> int:
    """Play all the whole tricks, if they are regular; otherwise play nothing. Return the number of cards played.

    Each card is subtracted from its hand, held or not. One that was held leaves a bit less; one that was not leaves as
    many bits as there were, or more, or a hand below zero. Whether every card was held is thus a matter of counting
    what is left, once, at the end.
    """
    bits = BIT
    lho, partner, rho = _LHO, _PARTNER, _RHO
    off_suit = OFF_SUIT
    suit_of = SUIT_OF
    better = BETTER[trumps]
    won: list[int] = []
    hand1 = hands[leader]
    hand2 = hands[leader + 1 & 3]
    hand3 = hands[leader + 2 & 3]
    hand4 = hands[leader + 3 & 3]
    held = (hand1 | hand2 | hand3 | hand4).bit_count()
    feed = iter(cards)
    for a, b, c, d in zip(feed, feed, feed, feed):  # noqa: B905 (the last trick may be short)
        off = off_suit[a]
        hand1 -= bits[a]
        hand2 -= bits[b]
        if off[b] and hand2 & suit_of[a]:
            return 0
        hand3 -= bits[c]
        if off[c] and hand3 & suit_of[a]:
            return 0
        hand4 -= bits[d]
        if off[d] and hand4 & suit_of[a]:
            return 0
        two = better[a][b]
        three = better[two][c]
        if better[three][d] != three:
            hand1, hand2, hand3, hand4 = hand4, hand1, hand2, hand3
            leader = rho[leader]
        elif three != two:
            hand1, hand3 = hand3, hand1
            hand2, hand4 = hand4, hand2
            leader = partner[leader]
        elif two - a:  # not `!=`: a `Card` is a number that equals none
            hand1, hand2, hand3, hand4 = hand2, hand3, hand4, hand1
            leader = lho[leader]
        won.append(leader)
    played = 4 * len(won)
    left = hand1.bit_count() + hand2.bit_count() + hand3.bit_count() + hand4.bit_count()
    if left != held - played or hand1 | hand2 | hand3 | hand4 < 0:
        return 0
    hands[leader] = hand1
    hands[leader + 1 & 3] = hand2
    hands[leader + 2 & 3] = hand3
    hands[leader + 3 & 3] = hand4
    winners += won
    return played


def _follow_by_shifts(
    hands: list[int], trumps: int, leader: int, cards: list[int], start: int, winners: list[int] | None
) -> int:
    """Play whole tricks from `start`, and leave the first that is not regular or not whole; return where it begins."""
    # Read from the tables, because mypyc shifts a literal one as an int of 32 bits.
    one: i64 = BIT[0]
    suit_of_clubs: i64 = SUIT_MASK[0]
    trump_bits: i64 = SUIT_MASK[trumps] if trumps >= 0 else 0
    size: i64 = len(cards)
    at: i64 = start
    lead: i64 = leader
    # The hands in the order of play; the winner of a trick moves to the front.
    hand1: i64 = hands[lead]
    hand2: i64 = hands[lead + 1 & 3]
    hand3: i64 = hands[lead + 2 & 3]
    hand4: i64 = hands[lead + 3 & 3]
    while at + 4 <= size:
        a: i64 = cards[at]
        b: i64 = cards[at + 1]
        c: i64 = cards[at + 2]
        d: i64 = cards[at + 3]
        bit1: i64 = one << a
        bit2: i64 = one << b
        bit3: i64 = one << c
        bit4: i64 = one << d
        led: i64 = suit_of_clubs << a // 13 * 13
        left2: i64 = hand2 & led
        left3: i64 = hand3 & led
        left4: i64 = hand4 & led
        # What is wrong is gathered and looked at once, because the processor cannot guess who follows suit: cards that
        # were not held, and the cards of the suit led in a hand that plays none of them (only 0 - 1 is negative).
        wrong: i64 = (bit1 & ~hand1) | (bit2 & ~hand2) | (bit3 & ~hand3) | (bit4 & ~hand4)
        wrong |= left2 & ((bit2 & led) - 1 >> 63)
        wrong |= left3 & ((bit3 & led) - 1 >> 63)
        wrong |= left4 & ((bit4 & led) - 1 >> 63)
        if wrong:
            break

        wins: i64 = led
        if (bit2 | bit3 | bit4) & trump_bits:
            wins = trump_bits
        best: i64 = bit1 & wins
        ahead: i64 = 0
        if bit2 & wins > best:
            best = bit2
            ahead = 1
        if bit3 & wins > best:
            best = bit3
            ahead = 2
        if bit4 & wins > best:
            ahead = 3

        hand1 ^= bit1
        hand2 ^= bit2
        hand3 ^= bit3
        hand4 ^= bit4
        if ahead == 1:
            hand1, hand2, hand3, hand4 = hand2, hand3, hand4, hand1
        elif ahead == 2:
            hand1, hand2, hand3, hand4 = hand3, hand4, hand1, hand2
        elif ahead == 3:
            hand1, hand2, hand3, hand4 = hand4, hand1, hand2, hand3
        lead = lead + ahead & 3
        if winners is not None:
            winners.append(lead)
        at += 4
    hands[lead] = hand1
    hands[lead + 1 & 3] = hand2
    hands[lead + 2 & 3] = hand3
    hands[lead + 3 & 3] = hand4
    return at


def _follow_one_by_one(
    hands: list[int], trumps: int, leader: int, trick: Sequence[int], cards: Sequence[int], winners: list[int]
) -> int:
    """Play cards until one is not regular; return how many were played."""
    position = Position(hands, trumps, leader, trick)
    played = 0
    for card in cards:
        if not position.play(position.turn, card):
            break
        played += 1
    hands[:] = position.hands
    winners += position.winners
    return played


def fits(hands: Sequence[int], trumps: int, leader: int, cards: Sequence[int], start: int, winners: list[int]) -> bool:
    """Whether the cards from `start`, the first of a trick, are all regular plays; adds the winners of the tricks.

    Written for the many tries that fail at once: it stops at the first card that is not regular and builds nothing. A
    negative card stands for one that is not known, and is not regular.
    """
    left = list(hands)
    better = BETTER[trumps]
    size = len(cards)
    at = start
    while at < size:
        best = 0
        led = ANY_SUIT
        first = leader
        for place in range(min(4, size - at)):
            card = cards[at + place]
            if card < 0:
                return False
            seat = first + place & 3
            bit = BIT[card]
            hand = left[seat]
            if not hand & bit or (not bit & led and hand & led):
                return False
            left[seat] = hand ^ bit
            if place == 0:
                best, led = card, SUIT_OF[card]
            elif better[best][card] == card:
                best, leader = card, seat
        if at + 4 <= size:
            winners.append(leader)
        at += 4
    return True


class Place:
    """Where a trick stands: who led to it or is to lead, whose turn it is, whether the next card is a lead or the last.

    `then` is where it stands after one more card; after the fourth the trick is closed instead.
    """

    __slots__ = ("last", "lead", "leader", "then", "turn")

    def __init__(self, leader: int, number: int) -> None:
        self.leader: int = leader
        self.turn: int = leader + number & 3
        self.lead: bool = number == 0
        self.last: bool = number == 3
        self.then: Place = self if number == 3 else Place(leader, number + 1)


# Where a trick stands before its lead, by who is to lead.
TO_LEAD: Final[tuple[Place, ...]] = tuple([Place(leader, 0) for leader in range(4)])


class Position:
    """Regular play in progress, one card at a time.

    To be read: `hands`, `trumps`, `turn` (the seat to play), `leader` (who led, or is to lead, to the current trick),
    `at` (where it stands), `led` (the cards of the suit led; all of them where none is), `cards` (all that were played,
    with those of the first trick at the beginning) and `winners`. Once a card lies there, `ahead` is the seat that is
    winning the trick, and `above` are the cards that would go ahead of its card. `origin` is whatever the caller wants
    to keep with the position.

    >>> position = Position([BIT[51] | BIT[0], BIT[50] | BIT[1], BIT[49] | BIT[2], BIT[48] | BIT[3]], NO_TRUMP, 1)
    >>> position.play(2, 49), position.play(1, 50), position.play(2, 2), position.play(2, 49)
    (0, 1, 0, 2)
    >>> position.turn, position.undo(), position.turn
    (3, 49, 2)
    """

    __slots__ = (
        "_begun",
        "_first",
        "above",
        "ahead",
        "at",
        "beating",
        "cards",
        "hands",
        "led",
        "origin",
        "trumps",
        "winners",
    )

    def __init__(
        self, hands: Sequence[int], trumps: int, leader: int, trick: Sequence[int] = (), origin: object = None
    ) -> None:
        self.hands: list[int] = list(hands)
        self.origin: object = origin
        self.trumps: int = trumps
        self.at: Place = TO_LEAD[leader]
        self.cards: list[int] = list(trick)
        self.winners: list[int] = []
        self._first: int = leader
        self._begun: int = len(trick)
        self.beating: tuple[int, ...] = ABOVE[trumps]
        self.led: int = ANY_SUIT
        self.above: int = 0
        self.ahead: int = leader
        if trick:
            self._look_back()

    @property
    def turn(self) -> int:
        """The seat to play."""
        return self.at.turn

    @property
    def leader(self) -> int:
        """The seat that led, or is to lead, to the current trick."""
        return self.at.leader

    def play(self, seat: int, card: int) -> int:
        """Play a card if that is a regular play; return how many cards have been played, or 0 if it was not."""
        at = self.at
        turn = at.turn
        bit = 0 if seat - turn else BIT[card]  # a seat may be one that equals no number
        hands = self.hands
        hand = hands[turn]
        if bit & (hand & self.led or hand):
            hands[turn] = hand - bit
            cards = self.cards
            cards.append(card)
            if at.lead:
                self.led = SUIT_OF[card]
                self.above = self.beating[card]
                self.ahead = turn
                self.at = at.then
            else:
                if bit & self.above:
                    self.above = self.beating[card]
                    self.ahead = turn
                if at.last:
                    winner = self.ahead
                    self.winners.append(winner)
                    self.led = ANY_SUIT
                    self.at = TO_LEAD[winner]
                else:
                    self.at = at.then
            return len(cards)
        return 0

    def follow(self, cards: Sequence[int]) -> int:
        """Play cards in turn until one is not a regular play; return how many were played."""
        trick = self.trick()
        played = follow(self.hands, self.trumps, self.leader, trick, cards, self.winners)
        self.cards.extend(cards[:played])
        self._look_back()
        return played

    def undo(self) -> int:
        """Take back the last card played, and return it."""
        cards = self.cards
        if len(cards) <= self._begun:
            raise IndexError("no card to take back")
        if not len(cards) & 3:
            self.winners.pop()
        card = cards.pop()
        self._look_back()
        self.hands[self.turn] ^= BIT[card]
        return card

    def trick(self) -> list[int]:
        """The cards of the current trick, in the order they were played."""
        cards = self.cards
        return cards[len(cards) - (len(cards) & 3) :]

    def _look_back(self) -> None:
        """Work out the current trick from the cards and the winners."""
        trick = self.trick()
        at = TO_LEAD[self.winners[-1] if self.winners else self._first]
        self.led = SUIT_OF[trick[0]] if trick else ANY_SUIT
        if trick:
            place = ahead(self.trumps, trick)
            self.above = self.beating[trick[place]]
            self.ahead = at.leader + place & 3
        for _ in trick:
            at = at.then
        self.at = at
