"""Every legal line of a small ending, played out. No cleverness: each hand may play each card that follows suit.

A hand is a frozenset of cards, an ending four of them in the order of ``SEATS`` with the trump suit (``""`` for none),
the trick in progress and its leader. Four cards a hand are a matter of milliseconds, five of seconds.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace

from ..cards import SEATS, partner, rank, side, suit


@dataclass(frozen=True)
class Ending:
    """Cards not yet played, and the trick in progress. Hands that have played to it hold a card fewer."""

    hands: tuple[frozenset[str], frozenset[str], frozenset[str], frozenset[str]]
    trumps: str
    leader: str
    trick: tuple[str, ...] = ()

    def hand(self, seat: str) -> frozenset[str]:
        """The cards of a hand."""
        return self.hands[SEATS.index(seat)]

    @property
    def turn(self) -> str:
        """Who plays next."""
        return SEATS[(SEATS.index(self.leader) + len(self.trick)) % 4]

    @property
    def over(self) -> bool:
        """No card is left."""
        return not any(self.hands)

    @property
    def left(self) -> int:
        """Tricks not complete."""
        return max(len(hand) for hand in self.hands) if not self.trick else len(self.hand(self.leader)) + 1


Rule = Callable[[Ending, frozenset[str]], frozenset[str]]
"""Which of the legal cards the hand on turn may play; anything that is no subset, or empty, is a mistake."""


def legal(ending: Ending) -> frozenset[str]:
    """44C, 44D: follow suit if you can."""
    held = ending.hand(ending.turn)
    if not ending.trick:
        return held
    follows = frozenset(card for card in held if suit(card) == suit(ending.trick[0]))
    return follows or held


def winner(trick: Iterable[str], leader: str, trumps: str) -> str:
    """44E, 44F: the highest trump, else the highest card of the suit led."""
    cards = list(trick)
    ruffs = [card for card in cards if suit(card) == trumps]
    best = max(ruffs or [card for card in cards if suit(card) == suit(cards[0])], key=rank)
    return SEATS[(SEATS.index(leader) + cards.index(best)) % 4]


def after(ending: Ending, card: str) -> tuple[Ending, str]:
    """The ending after a card, and the seat that won the trick if that completed it, else nothing."""
    at = SEATS.index(ending.turn)
    hands = list(ending.hands)
    hands[at] -= {card}
    trick = (*ending.trick, card)
    now = replace(ending, hands=tuple(hands), trick=trick)
    if len(trick) < 4:
        return now, ""
    won = winner(trick, ending.leader, ending.trumps)
    return replace(now, leader=won, trick=()), won


def anything(ending: Ending, cards: frozenset[str]) -> frozenset[str]:
    """No rule."""
    return cards


def possible(ending: Ending, ours: str, rule: Rule = anything) -> frozenset[int]:
    """All the numbers of tricks that a side can come to when both play whatever the rule leaves them."""
    known: dict[Ending, frozenset[int]] = {}

    def counts(at: Ending) -> frozenset[int]:
        if at.over:
            return frozenset((0,))
        if at not in known:
            found: set[int] = set()
            cards = rule(at, legal(at))
            assert cards
            assert cards <= legal(at)
            for card in cards:
                then, won = after(at, card)
                gained = 1 if won and side(won) == ours else 0
                found |= {gained + n for n in counts(then)}
            known[at] = frozenset(found)
        return known[at]

    return counts(ending)


def double_dummy(ending: Ending, ours: str) -> int:
    """What a side takes when everybody sees everything and plays best."""
    known: dict[Ending, int] = {}

    def value(at: Ending) -> int:
        if at.over:
            return 0
        if at not in known:
            found = []
            for card in legal(at):
                then, won = after(at, card)
                found.append(value(then) + (1 if won and side(won) == ours else 0))
            known[at] = max(found) if side(at.turn) == ours else min(found)
        return known[at]

    return value(ending)


def replayed(ending: Ending, cards: Iterable[str], ours: str) -> int | None:
    """The tricks of a side on a line, or None if it is no legal line to the last card."""
    tricks = 0
    for card in cards:
        if ending.over or card not in legal(ending):
            return None
        ending, won = after(ending, card)
        tricks += 1 if won and side(won) == ours else 0
    return tricks if ending.over else None


# Statements


@dataclass(frozen=True)
class Step:
    """One thing that the claimer said he does. ``kind`` is one of the kinds below."""

    kind: str
    cards: tuple[str, ...] = ()
    suit: str = ""
    seat: str = ""


def bound(claimer: str, declarer: str) -> tuple[str, ...]:
    """Whose plays a statement governs: declarer's words both his hands, a defender's only his own."""
    return (claimer, partner(claimer)) if claimer == declarer else (claimer,)


def stated(claimer: str, declarer: str, steps: tuple[Step, ...]) -> Rule:
    """The rule that a statement amounts to: the first step that has something to say decides the card."""
    seats = bound(claimer, declarer)

    def rule(ending: Ending, cards: frozenset[str]) -> frozenset[str]:
        if ending.turn in seats:
            for step in steps:
                found = asked(ending, step, cards, side(claimer))
                if found:
                    return found
        return cards

    return rule


def asked(ending: Ending, step: Step, cards: frozenset[str], ours: str) -> frozenset[str]:
    """What a step asks of the hand on turn, or nothing."""
    if step.kind == "in order":
        return _in_order(ending, step, cards)
    if step.kind == "keep":
        return cards - frozenset(step.cards)
    if ending.trick:
        return frozenset()
    if step.kind == "run in any order":
        return frozenset(card for card in cards if suit(card) == step.suit)
    if step.kind == "draw trumps":
        theirs = [card for seat in SEATS if side(seat) != ours for card in ending.hand(seat)]
        out = any(suit(card) == ending.trumps for card in theirs)
        return frozenset(card for card in cards if out and suit(card) == ending.trumps)
    raise ValueError(step.kind)


def _in_order(ending: Ending, step: Step, cards: frozenset[str]) -> frozenset[str]:
    """The next card that was named, when it can be led or follow suit; what is gone is passed over.

    What a step means is the vocabulary of a case file and no law. No one is taken to have stated that he ruffs with a
    card that he named or throws it away, nor that he puts it on one of his own that was named too and is winning.
    """
    there = frozenset().union(*ending.hands)
    named = [card for card in step.cards if card in there][:1]
    if named and ending.trick:
        best = winner(ending.trick, ending.leader, ending.trumps)
        ahead = ending.trick[(SEATS.index(best) - SEATS.index(ending.leader)) % 4]
        if suit(named[0]) != suit(ending.trick[0]) or (best == partner(ending.turn) and ahead in step.cards):
            return frozenset()
    return cards & frozenset(named)


# What the law settles


def outstanding_trumps(ending: Ending, ours: str) -> frozenset[str]:
    """70C: trumps in the hands of the claimer's opponents."""
    theirs = [card for seat in SEATS if side(seat) != ours for card in ending.hand(seat)]
    return frozenset(card for card in theirs if suit(card) == ending.trumps)


def masters(ending: Ending, cards: frozenset[str], ours: str) -> frozenset[str]:
    """The cards above which the opponents have none of the suit."""
    theirs = [card for seat in SEATS if side(seat) != ours for card in ending.hand(seat)]
    return frozenset(c for c in cards if not any(suit(t) == suit(c) and rank(t) > rank(c) for t in theirs))


def taking(ending: Ending, cards: frozenset[str]) -> frozenset[str]:
    """Who is not on lead takes a trick that the opponents are winning, if he can, and else keeps his good cards."""
    ours = side(ending.turn)
    if side(winner(ending.trick, ending.leader, ending.trumps)) != ours:
        wins = frozenset(c for c in cards if winner((*ending.trick, c), ending.leader, ending.trumps) == ending.turn)
        if wins:
            return wins
    return (cards - masters(ending, cards, ours)) or cards


def forgotten_trump(ending: Ending, claimer: str) -> tuple[int, int]:
    """70C where the claimer is on lead with nothing but winners and has the highest trump.

    The tricks of his side if he knew of the trumps that are out (he draws them first), and if he may have forgotten
    them: then he may lead his winners in any order, and the worst of these orders counts. What he can plainly take he
    takes.
    """
    ours = side(claimer)

    def winners(at: Ending, cards: frozenset[str]) -> frozenset[str]:
        return cards if at.turn != claimer or not at.trick else taking(at, cards)

    def drawing(at: Ending, cards: frozenset[str]) -> frozenset[str]:
        if at.turn != claimer or at.trick or not outstanding_trumps(at, ours):
            return winners(at, cards)
        trumps = [card for card in cards if suit(card) == at.trumps]
        return frozenset((max(trumps, key=rank),)) if trumps else cards

    return min(possible(ending, ours, drawing)), min(possible(ending, ours, winners))


def finesse(ending: Ending, claimer: str, of: str) -> tuple[int, int]:
    """70E1 where the partner of the claimer leads a suit towards ace and queen, and the king is out.

    The tricks of the claimer's side if he finesses and if he plays for the drop. He leads good cards while he has them,
    and takes what he can plainly take.
    """
    ours, king, queen, ace = side(claimer), of + "K", of + "Q", of + "A"

    def line(finesses: bool) -> Rule:
        def rule(at: Ending, cards: frozenset[str]) -> frozenset[str]:
            if side(at.turn) != ours:
                return cards
            first = at.trick and suit(at.trick[0]) == of and {ace, queen} <= cards
            if at.turn == claimer and first:
                settled = king in at.trick or suit(at.trick[-1]) != of  # he has seen it, or that it lies behind him
                return frozenset((queen if finesses and not settled else ace,))
            if at.trick:
                return taking(at, cards)
            towards = frozenset(card for card in cards if suit(card) == of)
            if at.turn == partner(claimer) and towards and ace in at.hand(claimer):
                return towards
            return masters(at, cards, ours) or cards

        return rule

    return min(possible(ending, ours, line(True))), min(possible(ending, ours, line(False)))
