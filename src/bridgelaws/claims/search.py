"""The least that a claim comes to over the lines that are allowed: one minimum, for both sides pull the same way.

The other side plays whatever hurts most, the claiming side whatever loses most among the plays that are clean or in a
class found normal. `at_most(k)` asks whether some line gives the claiming side no more than k tricks. What is known of
a position is kept with what it rests on, so that it serves every set of classes for which it is true: a line with the
classes that it uses, the proof that there is none with the classes that it left out. A run that is stopped leaves all
of it true.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from ..kernel import BIT, SUIT, SUIT_MASK
from .cashing import suit_worth
from .classes import Turn, classified
from .ending import Ending, Hands, after, beats, cards, legal, limited, one_of_each, winning
from .kinds import CLEAN, OF_CLAIMER, Class, Kind, as_partners, bits_of
from .positions import Known, Positions
from .statement import Statement

if TYPE_CHECKING:
    from mypy_extensions import i64

Choices = list[tuple[int, int]]  # the number of its class, and a card


class OutOfBudget(Exception):
    """The positions that may be looked at are used up, or somebody has stopped the search."""


class Play(NamedTuple):
    """A card of a line: by whom, and the number of its class."""

    seat: int
    card: int
    code: int = CLEAN
    stated: bool = False


class Limits(NamedTuple):
    """Between how many tricks the result lies, the same if it is exact; the line is one that gives the ceiling."""

    at_least: int
    at_most: int

    @property
    def exact(self) -> bool:
        """Whether it is one number."""
        return self.at_least == self.at_most


NOTHING_SAID = Statement()
# How many positions a nicer line may cost, card by card.
_A_WHILE, _FOR_EVER = 500, 1_000_000_000
# How often somebody who may stop the search is asked.
_ASKED_EVERY = 0x1FF


class Judged:
    """The plays of a hand of the side at its turn, whatever is allowed, and the classes among them."""

    __slots__ = ("among", "last", "left_out", "plays")

    def __init__(self, plays: tuple[int, ...], among: int) -> None:
        self.plays, self.among = plays, among
        self.left_out, self.last = 0, plays  # what was left out last, and the plays without it

    def without(self, left_out: int) -> tuple[int, ...]:
        """The plays without some classes."""
        if left_out != self.left_out:
            self.left_out = left_out
            self.last = tuple([each for each in self.plays if not left_out & bits_of((each >> 6) - 1)])
        return self.last


class Search:
    """All that is worked out about an ending, for one statement."""

    def __init__(
        self,
        ending: Ending,
        claimer: int,
        statement: Statement = NOTHING_SAID,
        bound: int | None = None,
        stop: Callable[[], bool] | None = None,
    ) -> None:
        self.ending, self.statement = ending, statement
        self.named, self.kept = statement.named | ending.major | ending.minor, statement.kept
        self.side = claimer & 1
        self.bound = bound  # the only seat that a statement binds; None: both of the side
        self.stop = stop
        self.stopped = False
        self.nodes = 0
        self.budget = 0
        self.met = 0  # the classes seen, a bit each
        self.allowed = 0
        self.root = Known(0)
        held = list(ending.hands)
        for place, card in enumerate(ending.trick):
            held[(ending.leader + place) & 3] |= BIT[card]
        self._positions = Positions((held[0], held[1], held[2], held[3]), self.named, ending.trumps, self.side)
        self._judged: dict[int, Judged] = {}  # by the number of the position and the cards of the trick
        self._alike: dict[tuple[int, ...], Judged] = {}  # each but once, by its plays
        self._ordered: dict[int, tuple[int, ...]] = {}  # their plays, by the card that is ahead
        self._lines = 0
        self._serial = 0  # of the trick in progress, and below it of those of a line
        self._one: i64 = BIT[0]
        self._ranks: i64 = SUIT_MASK[0]
        self._trumps: i64 = ending.trumps
        self._major: i64 = ending.major
        self._minor: i64 = ending.minor
        self._open_to: i64 = ending.open_to
        self._at_claim: i64 = ending.hands[0] | ending.hands[1] | ending.hands[2] | ending.hands[3]
        self._left_out = 0  # by the search since the last position at the end of a trick
        self._used = 0  # by the line found last

    # Asking

    def value(self, allowed: int, budget: int = 1_000_000) -> Limits:
        """The least number of tricks when plays of these classes are normal too; or limits, if it takes too long.

        From above: each number for which a line is found is a ceiling, and the first for which there is none the
        floor.
        """
        self._allow(allowed)
        self.budget = self.nodes + budget
        low, _ = self.root.floor(allowed)
        high, _ = self.root.ceiling(allowed, self.ending.tricks)
        try:
            while high > low:
                if self._from_start(high - 1):
                    high -= 1
                else:
                    low = high
        except OutOfBudget:
            return Limits(self._floor(low, high, budget), high)
        return Limits(high, high)

    def may_be_below(self, allowed: int, tricks: int, budget: int) -> bool:
        """Whether a line with fewer tricks is found, or it takes too long to show that there is none."""
        self._allow(allowed)
        self.budget = self.nodes + budget
        try:
            return self.root.floor(allowed)[0] < tricks and self._from_start(tricks - 1)
        except OutOfBudget:
            return True

    def _allow(self, allowed: int) -> None:
        """Plays of these classes are normal too; a partner's are not, if the statement binds both of the side."""
        self.allowed = allowed if self.bound is not None else allowed & OF_CLAIMER

    def rests_on(self, allowed: int) -> int:
        """The classes left out in the proof that there is nothing below the floor: no other could lower it alone."""
        return self.root.floor(allowed)[1]

    def _floor(self, low: int, high: int, budget: int) -> int:
        """From below, as far as the budget goes: each number of tricks for which there is no line."""
        self.budget = self.nodes + budget
        try:
            while low < high and not self._from_start(low):
                low += 1
        except OutOfBudget:
            pass
        return low

    def _from_start(self, most: int) -> bool:
        ending = self.ending
        self._left_out = 0
        found = self._within(ending.hands, ending.leader, ending.trick, ending.shown, ending.tricks, most)
        if found:
            self.root.is_at_most(most, self._used)
        else:
            self.root.is_at_least(most + 1, self._left_out)
        return found

    def _within(self, hands: Hands, leader: int, trick: tuple[int, ...], shown: int, left: int, most: int) -> bool:
        """Whether a line gives the side no more than so many of the tricks left, from anywhere in the tree."""
        now = hands[0] | hands[1] | hands[2] | hands[3]
        if not trick:
            return self.at_most(now, leader, shown, left, most)
        start, code = now, 0
        for card in trick:
            start, code = start | BIT[card], code << 6 | card
        place = winning(trick, self.ending.trumps)
        ahead, by = trick[place], (leader + place) & 3
        return self._trick(
            start, now, leader, len(trick), code, SUIT[trick[0]], ahead, by, shown, left, most, self._serial
        )

    # The tree

    def at_most(self, cards_left: i64, leader: i64, shown: i64, left: i64, most: i64) -> bool:
        """Whether, at the end of a trick, a line gives the side no more than so many of the tricks left."""
        if most >= left:
            self._used = 0
            return True
        if most < 0:
            return False
        if left == 1:
            self._used = 0
            return not self._positions.last_is_ours(cards_left, leader)
        known = self._positions.known(cards_left, leader, shown, left, most == left - 1)
        if most < known.sure:
            return False
        allowed = self.allowed
        number: i64
        at: i64 = 0
        numbers = known.floors
        end: i64 = len(numbers)
        while at < end:
            number = numbers[at]
            if most < number and not numbers[at + 1] & allowed:
                self._left_out |= numbers[at + 1]
                return False
            at += 2
        numbers = known.ceilings
        at, end = 0, len(numbers)
        while at < end:
            number = numbers[at]
            if most >= number and not numbers[at + 1] & ~allowed:
                self._used = numbers[at + 1]
                return True
            at += 2
        before, self._left_out = self._left_out, 0
        if self._trick(known.left, known.left, leader, 0, 0, -1, -1, 0, known.shown, left, most, known.serial):
            known.is_at_most(most, self._used)
            return True
        known.is_at_least(most + 1, self._left_out)
        self._left_out |= before
        return False

    def _trick(
        self,
        start: i64,
        now: i64,
        leader: i64,
        count: i64,
        trick: i64,
        led: i64,
        ahead: i64,
        by: i64,
        shown: i64,
        left: i64,
        most: i64,
        serial: i64,
    ) -> bool:
        """The same in the middle of a trick: its cards, six bits each, the suit led, the card ahead, and who played it.

        `start` are the cards that were left when it began, and `serial` the number of that position.
        """
        if count == 4:
            return self.at_most(now, by, shown, left - 1, most - 1 if (by ^ self._positions.side) & 1 == 0 else most)
        self._count()
        seat: i64 = (leader + count) & 3
        theirs = (seat ^ self._positions.side) & 1 == 1
        hand: i64 = now & self._positions.hand(seat)
        follows: i64 = hand & self._ranks << 13 * led if count else hand
        playable = self._left_of(now, follows or hand)
        # A card that does not follow shows that a hand of theirs is out of the suit.
        seen = shown
        if theirs:
            parted: i64 = start & (self._positions.ours if most == left - 1 else ~hand)
            plays = self._theirs(one_of_each(playable, parted, self.named), ahead)
            if not follows:
                seen = shown | self._one << 4 * seat + led
        else:
            plays = self._ours(now, start & ~hand, playable, leader, count, trick, shown, serial)
        for each in plays:
            packed: i64 = each
            card: i64 = packed & 63
            suit: i64 = card // 13
            best, whose = ahead, by
            if ahead < 0 or (card > ahead if suit == ahead // 13 else suit == self._trumps):
                best, whose = card, seat
            if self._trick(
                start,
                now ^ self._one << card,
                leader,
                count + 1,
                trick << 6 | card,
                led if count else suit,
                best,
                whose,
                seen,
                left,
                most,
                serial,
            ):
                if packed > 63:
                    self._used |= bits_of(int(packed >> 6) - 1)
                return True
        return False

    def _left_of(self, now: i64, playable: i64) -> i64:
        """What penalty cards, and at first a demand, leave of the cards that a hand may play."""
        if now == self._at_claim and playable & self._open_to:
            playable &= self._open_to
        return limited(playable, self._major, self._minor) if self._major | self._minor else playable

    def _count(self) -> None:
        """One position more; whoever may stop the search is asked now and then."""
        self.nodes += 1
        if not self.nodes & _ASKED_EVERY and self.stop is not None and self.stop():
            self.stopped = True
        if self.stopped or self.nodes > self.budget:
            raise OutOfBudget

    def _seen(self, shown: int, seat: int, trick: tuple[int, ...], card: int) -> int:
        if trick and SUIT[card] != SUIT[trick[0]] and seat & 1 != self.side:
            return shown | 1 << (4 * seat + SUIT[trick[0]])
        return shown

    def plays(self, hands: Hands, seat: int, trick: tuple[int, ...], shown: int) -> Choices:
        """The plays to look at, with their classes: what loses most first."""
        playable, others = self._may_play(hands, seat, trick), self._between(hands, seat, trick)
        different = one_of_each(playable, others, self.named)
        if seat & 1 != self.side:
            ahead = trick[winning(trick, self.ending.trumps)] if trick else -1
            return [(CLEAN, card) for card in self._theirs(different, ahead)]
        if different & (different - 1) == 0:
            return [(CLEAN, cards(different)[0])]  # there is nothing better, and nothing worse
        found = self._judge(hands, seat, trick, shown, playable, others)
        return [(code, card) for code, card in found if not bits_of(code) & ~self.allowed]

    def _ours(
        self, now: i64, others: i64, playable: i64, leader: i64, count: i64, trick: i64, shown: i64, serial: i64
    ) -> tuple[int, ...]:
        """The plays of the side that are allowed, each with the number of its class above six bits."""
        different: i64 = one_of_each(playable, others, self.named)
        if different & (different - 1) == 0:
            return cards(different)
        at = (serial << 2 | count) << 18 | trick
        judged = self._judged.get(at)
        if judged is None:
            judged = self._judged[at] = self._judge_packed(now, others, playable, leader, count, trick, shown)
        left_out = judged.among & ~self.allowed
        if not left_out:
            return judged.plays
        self._left_out |= left_out
        return judged.without(left_out)

    def _judge_packed(
        self, now: int, others: int, playable: int, leader: int, count: int, trick: int, shown: int
    ) -> Judged:
        on_table = tuple([trick >> 6 * place & 63 for place in range(count - 1, -1, -1)])
        hands = self._positions.hands(now)
        among, found = 0, list[int]()
        for code, card in self._judge(hands, (leader + count) & 3, on_table, shown, playable, others):
            found.append(code + 1 << 6 | card)
            if code >= 0:
                among |= bits_of(code)
        self.met |= among
        plays = tuple(found)
        judged = self._alike.get(plays)
        if judged is None:
            judged = self._alike[plays] = Judged(plays, among)
        return judged

    def _judge(
        self, hands: Hands, seat: int, trick: tuple[int, ...], shown: int, playable: int, others: int
    ) -> list[tuple[int, int]]:
        """Plays of the claiming side with their classes: as stated, or the Director's to judge."""
        if self.bound not in (None, seat):
            turn = Turn(hands, seat, trick, self.ending.trumps, shown, playable)
            found = classified(turn, one_of_each(playable, others, self.named))
            return [(as_partners(code), card) for code, card in found]
        playable = playable & ~self.kept or playable
        turn = Turn(hands, seat, trick, self.ending.trumps, shown, playable)
        said = self.statement.orders(turn)
        if said is None:
            return classified(turn, one_of_each(playable, others, self.named))
        stated = cards(one_of_each(said, others | playable & ~said, self.named))
        if not self._has_failed(turn, said):
            return [(CLEAN, card) for card in stated]
        free = classified(turn, one_of_each(playable, others, self.named | said))
        code = Class(Kind.ADAPT, SUIT[stated[0]]).code
        return [(code if BIT[card] & said and its >= 0 else its, card) for its, card in free]

    def _has_failed(self, turn: Turn, said: int) -> bool:
        """Whether all can see that the plan fails: an opponent has shown out since, and the other stops the suit."""
        suit = SUIT[said.bit_length() - 1]
        new = turn.shown & ~self.ending.shown
        if not any(new >> (4 * seat + suit) & 1 for seat in range(4)):
            return False
        if turn.finesses_in_vain(said.bit_length() - 1):
            return True
        hands = [turn.of(hand, suit) for hand in (turn.mine, turn.partner, turn.lho, turn.rho)]
        return suit_worth(*hands) < max(hands[0].bit_count(), hands[1].bit_count())

    def _may_play(self, hands: Hands, seat: int, trick: tuple[int, ...]) -> int:
        return int(self._left_of(hands[0] | hands[1] | hands[2] | hands[3], legal(hands[seat], trick)))

    def _between(self, hands: Hands, seat: int, trick: tuple[int, ...]) -> int:
        others = hands[seat - 1] | hands[seat - 2] | hands[seat - 3]
        for card in trick:
            others |= BIT[card]
        return others

    def _theirs(self, playable: i64, ahead: i64) -> tuple[int, ...]:
        """Their plays, what wins the trick first, then high cards."""
        at = playable << 6 | ahead + 1
        kept = self._ordered.get(at)
        if kept is None:
            kept = self._ordered[at] = self._in_order(playable, ahead)
        return kept

    def _in_order(self, playable: int, ahead: int) -> tuple[int, ...]:
        found = list(reversed(cards(playable)))
        first = [card for card in found if ahead < 0 or beats(card, ahead, self.ending.trumps)]
        return tuple(first + [card for card in found if card not in first])

    # The line

    def line(self, allowed: int, most: int) -> list[Play]:
        """A line that gives the side no more than so many tricks, with plays of no class wherever those do."""
        self._allow(allowed)
        stop = self.stop
        self.stop, self.stopped = None, False  # it was found already, and is only followed once more
        ending, played = self.ending, list[Play]()
        hands, leader, trick, shown, left = ending.hands, ending.leader, ending.trick, ending.shown, ending.tricks
        while left:
            if len(trick) == 4:
                leader = (leader + winning(trick, ending.trumps)) & 3
                most -= leader & 1 == self.side
                left, trick = left - 1, ()
                continue
            if not trick:
                self._lines -= 1
                self._serial = self._lines
            seat = (leader + len(trick)) & 3
            play = self._next(hands, leader, trick, shown, left, most)
            played.append(play)
            shown = self._seen(shown, seat, trick, play.card)
            hands, trick = after(hands, seat, play.card), (*trick, play.card)
        self.stop, self._serial = stop, 0
        return played

    def _next(self, hands: Hands, leader: int, trick: tuple[int, ...], shown: int, left: int, most: int) -> Play:
        seat = (leader + len(trick)) & 3
        as_found = list(self.plays(hands, seat, trick, shown))
        choices = sorted(as_found, key=lambda choice: (choice[0], choice[1] % 13 if seat & 1 != self.side else 0))
        # A play of no class is looked for first, but not for long; in the order of the search it is there at once.
        for choice, enough in [*((each, _A_WHILE) for each in choices), *((each, _FOR_EVER) for each in as_found)]:
            code, card = choice
            seen, self.budget = self._seen(shown, seat, trick, card), self.nodes + enough
            try:
                if self._within(after(hands, seat, card), leader, (*trick, card), seen, left, most):
                    return Play(seat, card, code, self._is_stated(hands, seat, trick, shown, card))
            except OutOfBudget:
                continue
        raise AssertionError("the line that was found is not found again")

    def _is_stated(self, hands: Hands, seat: int, trick: tuple[int, ...], shown: int, card: int) -> bool:
        """Whether a card is played because it was said so, and there was another."""
        playable = self._may_play(hands, seat, trick)
        if seat & 1 != self.side or self.bound not in (None, seat) or playable & (playable - 1) == 0:
            return False
        playable = playable & ~self.kept or playable
        said = self.statement.orders(Turn(hands, seat, trick, self.ending.trumps, shown, playable))
        return said is not None and bool(BIT[card] & said)
