"""The least that a claim comes to over the lines that are allowed: one minimum, for both sides pull the same way.

The other side plays whatever hurts most, the claiming side whatever loses most among the plays that are clean or in a
class found normal. `at_most(k)` asks whether some line gives the claiming side no more than k tricks. What is known of
a position is kept with what it rests on, so that it serves every set of classes for which it is true: a line with the
classes that it uses, the proof that there is none with the classes that it left out. A run that is stopped leaves all
of it true.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from ..kernel import BIT, SUIT, SUIT_MASK
from .classes import Turn, classified, suit_worth
from .ending import Ending, Hands, after, beats, cards, key, key_to_us, legal, one_of_each, winning
from .kinds import CLEAN, Class, Kind, as_partners, bits_of
from .statement import Statement

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


class Known:
    """What is known of a position: numbers of tricks, each with the set of classes that it rests on.

    A floor holds wherever none of its classes is allowed, a ceiling wherever all of its are.
    """

    __slots__ = ("ceilings", "floors")

    def __init__(self, floor: int) -> None:
        self.floors: list[tuple[int, int]] = [(floor, 0)]
        self.ceilings: list[tuple[int, int]] = []

    def floor(self, allowed: int) -> tuple[int, int]:
        """The highest floor that holds, and its classes."""
        return max([(floor, left_out) for floor, left_out in self.floors if not left_out & allowed])

    def ceiling(self, allowed: int, most: int) -> tuple[int, int]:
        """The lowest ceiling that holds, and its classes; or as many as there are tricks."""
        return min([(most, 0)] + [(ceiling, used) for ceiling, used in self.ceilings if not used & ~allowed])

    def is_at_least(self, floor: int, left_out: int) -> None:
        """There is no line with fewer tricks unless one of these classes is allowed."""
        kept = [each for each in self.floors if each[0] > floor or left_out & ~each[1]]
        self.floors = [*kept, (floor, left_out)]

    def is_at_most(self, ceiling: int, used: int) -> None:
        """There is a line with so many tricks if these classes are allowed."""
        kept = [each for each in self.ceilings if each[0] < ceiling or used & ~each[1]]
        self.ceilings = [*kept, (ceiling, used)]


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
        self.named, self.kept = statement.named, statement.kept
        self.side = claimer & 1
        self.bound = bound  # the only seat that a statement binds; None: both of the side
        self.stop = stop
        self.stopped = False
        self.nodes = 0
        self.budget = 0
        self.met = 0  # the classes seen, a bit each
        self.allowed = 0
        self.root = Known(0)
        self._memo: dict[tuple[object, ...], Known] = {}
        self._met_before: dict[tuple[Hands, int, int, bool], Known] = {}  # the same by the very cards
        # What each play of the side is, whatever is allowed; the classes among them; the plays without some of these.
        self._judged: dict[tuple[Hands, int, tuple[int, ...], int], tuple[Choices, int, dict[int, Choices]]] = {}
        self._ordered: dict[tuple[int, int], list[tuple[int, int]]] = {}  # their plays, by the card that is ahead
        self._left_out = 0  # by the search since the last position at the end of a trick
        self._used = 0  # by the line found last

    # Asking

    def value(self, allowed: int, budget: int = 1_000_000) -> Limits:
        """The least number of tricks when plays of these classes are normal too; or limits, if it takes too long.

        From above: each number for which a line is found is a ceiling, and the first for which there is none the
        floor.
        """
        self.allowed, self.budget = allowed, self.nodes + budget
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
        found = self._trick(ending.hands, ending.leader, ending.trick, ending.shown, ending.tricks, most)
        if found:
            self.root.is_at_most(most, self._used)
        else:
            self.root.is_at_least(most + 1, self._left_out)
        return found

    # The tree

    def at_most(self, hands: Hands, leader: int, shown: int, left: int, most: int) -> bool:
        """Whether, at the end of a trick, a line gives the side no more than so many of the tricks left."""
        if most >= left:
            self._used = 0
            return True
        if most < 0:
            return False
        known = self._known(hands, leader, shown, left, most == left - 1)
        allowed = self.allowed
        for floor, left_out in known.floors:
            if most < floor and not left_out & allowed:
                self._left_out |= left_out
                return False
        for ceiling, used in known.ceilings:
            if most >= ceiling and not used & ~allowed:
                self._used = used
                return True
        before, self._left_out = self._left_out, 0
        if self._trick(hands, leader, (), shown, left, most):
            known.is_at_most(most, self._used)
            return True
        known.is_at_least(most + 1, self._left_out)
        self._left_out |= before
        return False

    def _known(self, hands: Hands, leader: int, shown: int, left: int, one_is_enough: bool) -> Known:
        """What is known of a position: what it has in common with others is worked out once."""
        as_it_is = hands, leader, shown, one_is_enough
        known = self._met_before.get(as_it_is)
        if known is not None:
            return known
        matter = self._that_matter(hands, shown) if shown else 0
        if one_is_enough:
            at = key_to_us(hands, leader, matter, self.named, self.side)
        else:
            at = key(hands, leader, matter, self.named)
        known = self._memo.get(at)
        if known is None:
            known = self._memo[at] = Known(self._sure(hands, leader, left))
        self._met_before[as_it_is] = known
        return known

    def _that_matter(self, hands: Hands, shown: int) -> int:
        """Who has shown out matters only in suits that the side still holds."""
        ours = hands[self.side] | hands[self.side + 2]
        for suit in range(4):
            if not ours & SUIT_MASK[suit]:
                shown &= ~(0x1111 << suit)
        return shown

    def _sure(self, hands: Hands, leader: int, left: int) -> int:
        """Tricks that no legal play can lose.

        If nothing of theirs beats anything of ours in any suit, and they cannot ruff, all are ours as long as we lead,
        or they can lead only suits that we hold. Each trump of one hand wins a trick, unless one of theirs goes on it.
        """
        trumps, side = self.ending.trumps, self.side
        ours, theirs = hands[side] | hands[side + 2], hands[1 - side] | hands[3 - side]
        if trumps < 0 or not theirs & SUIT_MASK[trumps]:
            to_lead, all_high = (0 if leader & 1 == side else hands[leader]), True
            for suit in SUIT_MASK:
                mine = ours & suit
                if mine & -mine < theirs & suit if mine else to_lead & suit:
                    all_high = False
                    break
            if all_high:
                return left
        if trumps < 0:
            return 0
        trump = SUIT_MASK[trumps]
        return max(_unbeaten(hands[side] & trump, theirs & trump), _unbeaten(hands[side + 2] & trump, theirs & trump))

    def _trick(self, hands: Hands, leader: int, trick: tuple[int, ...], shown: int, left: int, most: int) -> bool:
        """The same in the middle of a trick."""
        if len(trick) == 4:
            winner = (leader + winning(trick, self.ending.trumps)) & 3
            ours = winner & 1 == self.side
            return self.at_most(hands, winner, shown, left - 1, most - ours)
        self._count()
        seat = (leader + len(trick)) & 3
        for code, card in self.plays(hands, seat, trick, shown, most == left - 1):
            seen = self._seen(shown, seat, trick, card)
            if self._trick(after(hands, seat, card), leader, (*trick, card), seen, left, most):
                if code >= 0:
                    self._used |= bits_of(code)
                return True
        return False

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

    def plays(
        self, hands: Hands, seat: int, trick: tuple[int, ...], shown: int, one_is_enough: bool = False
    ) -> list[tuple[int, int]]:
        """The plays to look at, with their classes: what loses most first.

        If it is enough that the other side wins one trick, only our cards part theirs: whoever wins it, that is all.
        """
        playable = legal(hands[seat], trick)
        if seat & 1 != self.side:
            parted = self._ours_between(hands, seat, trick) if one_is_enough else self._between(hands, seat, trick)
            return self._theirs(one_of_each(playable, parted, self.named), trick)
        others = self._between(hands, seat, trick)
        different = one_of_each(playable, others, self.named)
        if different & (different - 1) == 0:
            return [(CLEAN, different.bit_length() - 1)]  # there is nothing better, and nothing worse
        at = hands, seat, trick, shown
        kept = self._judged.get(at)
        if kept is None:
            judged, among = self._ours(hands, seat, trick, shown, playable, others), 0
            for code, _ in judged:
                if code >= 0:
                    among |= bits_of(code)
            self.met |= among
            kept = self._judged[at] = judged, among, {}
        left_out = kept[1] & ~self.allowed
        if not left_out:
            return kept[0]
        self._left_out |= left_out
        allowed = kept[2].get(left_out)
        if allowed is None:
            allowed = [(code, card) for code, card in kept[0] if code < 0 or not left_out & bits_of(code)]
            kept[2][left_out] = allowed
        return allowed

    def _ours(
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

    def _between(self, hands: Hands, seat: int, trick: tuple[int, ...]) -> int:
        others = hands[seat - 1] | hands[seat - 2] | hands[seat - 3]
        for card in trick:
            others |= BIT[card]
        return others

    def _ours_between(self, hands: Hands, seat: int, trick: tuple[int, ...]) -> int:
        ours = hands[seat - 1] | hands[seat - 3]
        for place in range(len(trick) - 1, -1, -2):  # the last card was ours, and the one before partner's
            ours |= BIT[trick[place]]
        return ours

    def _theirs(self, playable: int, trick: tuple[int, ...]) -> list[tuple[int, int]]:
        """Their plays, what wins the trick first, then high cards."""
        trumps = self.ending.trumps
        ahead = trick[winning(trick, trumps)] if trick else -1
        kept = self._ordered.get((playable, ahead))
        if kept is None:
            found = [(CLEAN, card) for card in reversed(cards(playable))]
            kept = [each for each in found if ahead < 0 or beats(each[1], ahead, trumps)]
            kept += [each for each in found if each not in kept]
            self._ordered[playable, ahead] = kept
        return kept

    # The line

    def line(self, allowed: int, most: int) -> list[Play]:
        """A line that gives the side no more than so many tricks, with plays of no class wherever those do."""
        self.allowed, stop = allowed, self.stop
        self.stop, self.stopped = None, False  # it was found already, and is only followed once more
        ending, played = self.ending, list[Play]()
        hands, leader, trick, shown, left = ending.hands, ending.leader, ending.trick, ending.shown, ending.tricks
        while left:
            seat = (leader + len(trick)) & 3
            play = self._next(hands, leader, trick, shown, left, most)
            played.append(play)
            shown = self._seen(shown, seat, trick, play.card)
            hands, trick = after(hands, seat, play.card), (*trick, play.card)
            if len(trick) == 4:
                leader = (leader + winning(trick, ending.trumps)) & 3
                most -= leader & 1 == self.side
                left, trick = left - 1, ()
        self.stop = stop
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
                if self._trick(after(hands, seat, card), leader, (*trick, card), seen, left, most):
                    return Play(seat, card, code, self._is_stated(hands, seat, trick, shown, card))
            except OutOfBudget:
                continue
        raise AssertionError("the line that was found is not found again")

    def _is_stated(self, hands: Hands, seat: int, trick: tuple[int, ...], shown: int, card: int) -> bool:
        """Whether a card is played because it was said so, and there was another."""
        playable = legal(hands[seat], trick)
        if seat & 1 != self.side or self.bound not in (None, seat) or playable & (playable - 1) == 0:
            return False
        playable = playable & ~self.kept or playable
        said = self.statement.orders(Turn(hands, seat, trick, self.ending.trumps, shown, playable))
        return said is not None and bool(BIT[card] & said)
