"""The least that a claim comes to over the lines that are allowed: one minimum, for both sides pull the same way.

The other side plays whatever hurts most, the claiming side whatever loses most among the plays that are clean or in a
class found normal. `at_most(k)` asks whether some line gives the claiming side no more than k tricks. What is known of
a position is kept as a floor and a ceiling; a run that is stopped leaves both true.
"""

from __future__ import annotations

from typing import NamedTuple

from ..kernel import BIT, SUIT, SUIT_MASK
from .classes import Turn, classified, suit_worth
from .ending import Ending, Hands, after, beats, cards, key, legal, one_of_each, winning
from .kinds import ALL, CLEAN, Class, Kind, as_partners
from .statement import Statement


class OutOfBudget(Exception):
    """The positions that may be looked at are used up."""


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


class Search:
    """All that is worked out about an ending, for one statement."""

    def __init__(
        self, ending: Ending, claimer: int, statement: Statement = NOTHING_SAID, bound: int | None = None
    ) -> None:
        self.ending, self.statement = ending, statement
        self.named, self.kept = statement.named, statement.kept
        self.side = claimer & 1
        self.bound = bound  # the only seat that a statement binds; None: both of the side
        self.nodes = 0
        self.budget = 0
        self.met = 0  # the classes seen, a bit each
        self.known: dict[int, dict[tuple[object, ...], tuple[int, int]]] = {}
        # What each play of the side is, whatever is allowed.
        self._judged: dict[tuple[Hands, int, tuple[int, ...], int], list[tuple[int, int]]] = {}
        self._allow(ALL)

    # Asking

    def value(self, allowed: int, budget: int = 1_000_000, ceiling: int | None = None) -> Limits:
        """The least number of tricks when plays of these classes are normal too; or limits, if it takes too long.

        From above: each number for which a line is found is a ceiling, and the first for which there is none the
        floor. A ceiling may be known: what a smaller set of classes gives.
        """
        self._allow(allowed)
        self.budget = self.nodes + budget
        high = self.ending.tricks if ceiling is None else ceiling
        try:
            while high and self._from_start(high - 1):
                high -= 1
        except OutOfBudget:
            return Limits(self._floor(high, budget), high)
        return Limits(high, high)

    def _floor(self, high: int, budget: int) -> int:
        """From below, as far as the budget goes: each number of tricks for which there is no line."""
        low = 0
        self.budget = self.nodes + budget
        try:
            while low < high and not self._from_start(low):
                low += 1
        except OutOfBudget:
            pass
        return low

    def _allow(self, allowed: int) -> None:
        """Look at the lines that these classes allow; what smaller and larger sets have shown holds here too."""
        self.allowed = allowed
        self._memo = self.known.setdefault(allowed, {})
        self._fewest, self._most = self.known.setdefault(ALL, {}), self.known.setdefault(0, {})

    def _from_start(self, most: int) -> bool:
        ending = self.ending
        return self._trick(ending.hands, ending.leader, ending.trick, ending.shown, ending.tricks, most)

    # The tree

    def at_most(self, hands: Hands, leader: int, shown: int, left: int, most: int) -> bool:
        """Whether, at the end of a trick, a line gives the side no more than so many of the tricks left."""
        if most >= left:
            return True
        if most < 0:
            return False
        at = key(hands, leader, shown, self.named)
        known = self._memo.get(at)
        if known is None:
            known = self._limits(at, hands, left)
        low, high = known
        if most < low:
            return False
        if most >= high:
            return True
        found = self._trick(hands, leader, (), shown, left, most)
        low, high = self._memo.get(at, known)
        self._memo[at] = (low, min(high, most)) if found else (max(low, most + 1), high)
        return found

    def _limits(self, at: tuple[object, ...], hands: Hands, left: int) -> tuple[int, int]:
        """Before a position is looked at: all lines give no more than few of them, and none less than all."""
        low = self._fewest[at][0] if at in self._fewest else self._sure(hands)
        return low, self._most[at][1] if at in self._most else left

    def _sure(self, hands: Hands) -> int:
        """Trumps of one hand above all of theirs win a trick each, whatever is played."""
        trumps = self.ending.trumps
        if trumps < 0:
            return 0
        suit, side = SUIT_MASK[trumps], self.side
        against = (hands[1 - side] | hands[3 - side]) & suit
        above = suit & -(1 << against.bit_length())
        return max((hands[side] & above).bit_count(), (hands[side + 2] & above).bit_count())

    def _trick(self, hands: Hands, leader: int, trick: tuple[int, ...], shown: int, left: int, most: int) -> bool:
        """The same in the middle of a trick."""
        if len(trick) == 4:
            winner = (leader + winning(trick, self.ending.trumps)) & 3
            ours = winner & 1 == self.side
            return self.at_most(hands, winner, shown, left - 1, most - ours)
        self.nodes += 1
        if self.nodes > self.budget:
            raise OutOfBudget
        seat = (leader + len(trick)) & 3
        for _, card in self.plays(hands, seat, trick, shown):
            seen = self._seen(shown, seat, trick, card)
            if self._trick(after(hands, seat, card), leader, (*trick, card), seen, left, most):
                return True
        return False

    def _seen(self, shown: int, seat: int, trick: tuple[int, ...], card: int) -> int:
        if trick and SUIT[card] != SUIT[trick[0]] and seat & 1 != self.side:
            return shown | 1 << (4 * seat + SUIT[trick[0]])
        return shown

    def plays(self, hands: Hands, seat: int, trick: tuple[int, ...], shown: int) -> list[tuple[int, int]]:
        """The plays to look at, with their classes: what loses most first."""
        playable = legal(hands[seat], trick)
        others = self._between(hands, seat, trick)
        if seat & 1 != self.side:
            found = one_of_each(playable, others, self.named)
            return self._theirs(found, trick)
        if playable & (playable - 1) == 0:
            return [(CLEAN, playable.bit_length() - 1)]
        at = hands, seat, trick, shown
        judged = self._judged.get(at)
        if judged is None:
            judged = self._judged[at] = self._ours(hands, seat, trick, shown, playable, others)
            for code, _ in judged:
                if code >= 0:
                    self.met |= 1 << code
        allowed = self.allowed
        return [(code, card) for code, card in judged if code < 0 or allowed >> code & 1]

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
        hands = [turn.of(hand, suit) for hand in (turn.mine, turn.partner, turn.lho, turn.rho)]
        return suit_worth(*hands) < max(hands[0].bit_count(), hands[1].bit_count())

    def _between(self, hands: Hands, seat: int, trick: tuple[int, ...]) -> int:
        others = hands[seat - 1] | hands[seat - 2] | hands[seat - 3]
        for card in trick:
            others |= BIT[card]
        return others

    def _theirs(self, playable: int, trick: tuple[int, ...]) -> list[tuple[int, int]]:
        """Their plays, what wins the trick first, then high cards."""
        found = list(cards(playable))
        found.reverse()
        if trick:
            ahead = trick[winning(trick, self.ending.trumps)]
            trumps = self.ending.trumps
            found.sort(key=lambda card: not beats(card, ahead, trumps))
        return [(CLEAN, card) for card in found]

    # The line

    def line(self, allowed: int, most: int) -> list[Play]:
        """A line that gives the side no more than so many tricks, with plays of no class wherever those do."""
        self._allow(allowed)
        self.budget = self.nodes + 10_000_000
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
        return played

    def _next(self, hands: Hands, leader: int, trick: tuple[int, ...], shown: int, left: int, most: int) -> Play:
        seat = (leader + len(trick)) & 3
        choices = self.plays(hands, seat, trick, shown)
        if seat & 1 != self.side:
            choices.sort(key=lambda choice: choice[1] % 13)
        choices.sort(key=lambda choice: choice[0])
        for code, card in choices:
            seen = self._seen(shown, seat, trick, card)
            if self._trick(after(hands, seat, card), leader, (*trick, card), seen, left, most):
                return Play(seat, card, code)
        raise AssertionError("the line that was found is not found again")
