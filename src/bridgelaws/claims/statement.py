"""What a claimer said, as steps in their order: each says which cards it leaves to a hand at its turn, or nothing.

A step looks only at the cards that are left, the trick and who has shown out, never at how it came to that. The first
that speaks of a turn decides it; where none does the choice was not stated. `Keep` holds beside the others.
"""

from __future__ import annotations

from dataclasses import dataclass, fields

from ..kernel import BIT, SUIT, SUIT_MASK
from .classes import Turn
from .ending import beats, cards, winning


@dataclass(frozen=True, slots=True)
class Step:
    """A part of a statement that orders nothing. Whatever it is made of, it has bare numbers."""

    def __post_init__(self) -> None:
        for field in fields(self):
            value = getattr(self, field.name)
            if isinstance(value, tuple):
                object.__setattr__(self, field.name, tuple([int(each) for each in value]))
            elif not isinstance(value, bool):
                object.__setattr__(self, field.name, int(value))

    def allows(self, turn: Turn) -> int | None:
        """The cards that it leaves to the hand on turn; None: it does not speak of this turn."""
        return None

    @property
    def named(self) -> int:
        """The cards that it names."""
        return 0

    @property
    def mentions_trumps(self) -> bool:
        """Whether it says that a trump is out, or that trumps are drawn."""
        return False


@dataclass(frozen=True, slots=True)
class InOrder(Step):
    """Plays these cards, in this order, each as soon as it can be led or follow suit."""

    cards: tuple[int, ...]

    def allows(self, turn: Turn) -> int | None:
        ours = turn.mine | turn.partner
        for card in self.cards:
            if BIT[card] & ours:
                return BIT[card] & turn.legal if self._its_turn(turn, card) else None
        return None

    def _its_turn(self, turn: Turn, card: int) -> bool:
        """A card is led, or played to its suit; not on a card of partner's that was named before it and wins."""
        if not turn.trick:
            return True
        ahead = turn.trick[winning(turn.trick, turn.trumps)]
        partners = len(turn.trick) >= 2 and turn.trick[-2] == ahead
        return SUIT[turn.trick[0]] == SUIT[card] and not (partners and ahead in self.cards)

    @property
    def named(self) -> int:
        return sum(BIT[card] for card in self.cards)


@dataclass(frozen=True, slots=True)
class Run(Step):
    """Leads a suit until it is gone; from the top, and partner plays low to it."""

    suit: int
    from_the_top: bool = True

    def allows(self, turn: Turn) -> int | None:
        held = turn.legal & SUIT_MASK[self.suit]
        if not held:
            return None
        if not turn.trick:
            return BIT[held.bit_length() - 1] if self.from_the_top else held
        if SUIT[turn.trick[0]] == self.suit and len(turn.trick) == 2 and self.from_the_top:
            ahead = winning(turn.trick, turn.trumps) == 0
            return held & -held if ahead and BIT[turn.trick[0]] > turn.theirs & SUIT_MASK[self.suit] else None
        return None


@dataclass(frozen=True, slots=True)
class DrawTrumps(Step):
    """Leads a high trump as long as an opponent has one."""

    def allows(self, turn: Turn) -> int | None:
        if turn.trick or not turn.their_trumps:
            return None
        high = turn.high(turn.mine, turn.trumps)
        if high:
            return BIT[high.bit_length() - 1]
        if not turn.high(turn.partner, turn.trumps):
            return None
        ways = [turn.of(turn.mine, suit) for suit in range(4) if suit != turn.trumps and turn.partner_takes(suit)]
        return turn.of(turn.mine, turn.trumps) or sum(ways) or None

    @property
    def mentions_trumps(self) -> bool:
        return True


@dataclass(frozen=True, slots=True)
class Ruff(Step):
    """Ruffs a suit in a hand, and leads it there to be ruffed."""

    seat: int
    suit: int

    def allows(self, turn: Turn) -> int | None:
        trumps = 0 if turn.trumps < 0 else SUIT_MASK[turn.trumps]
        if turn.seat == self.seat and turn.trick and SUIT[turn.trick[0]] == self.suit:
            return turn.legal & trumps if not turn.of(turn.mine, self.suit) else None
        ready = not turn.of(turn.partner, self.suit) and bool(turn.partner & trumps)
        if turn.seat != self.seat and not turn.trick and ready:
            return turn.of(turn.mine, self.suit) or None
        return None


@dataclass(frozen=True, slots=True)
class Overruff(Step):
    """Overruffs if an opponent ruffs, and ruffs nothing else."""

    def allows(self, turn: Turn) -> int | None:
        if not turn.trick or turn.trumps < 0 or SUIT[turn.trick[0]] == turn.trumps:
            return None
        ahead = turn.trick[winning(turn.trick, turn.trumps)]
        if SUIT[ahead] != turn.trumps:
            return None
        over = [card for card in cards(turn.legal) if beats(card, ahead, turn.trumps)]
        return BIT[over[0]] if over else None


@dataclass(frozen=True, slots=True)
class Throw(Step):
    """Throws cards of these suits from a hand, in this order, when it cannot follow."""

    seat: int
    suits: tuple[int, ...]

    def allows(self, turn: Turn) -> int | None:
        if turn.seat != self.seat or not turn.trick or turn.of(turn.mine, SUIT[turn.trick[0]]):
            return None
        return next((turn.of(turn.mine, suit) for suit in self.suits if turn.of(turn.mine, suit)), None)


@dataclass(frozen=True, slots=True)
class ThrowCard(Step):
    """Throws one card on a suit."""

    card: int
    on: int

    def allows(self, turn: Turn) -> int | None:
        led = SUIT[turn.trick[0]] if turn.trick else None
        return BIT[self.card] & turn.legal or None if led == self.on else None

    @property
    def named(self) -> int:
        return BIT[self.card]


@dataclass(frozen=True, slots=True)
class TakeFinesse(Step):
    """Finesses a suit in a hand, and leads it towards that hand."""

    seat: int
    suit: int

    def allows(self, turn: Turn) -> int | None:
        if turn.seat != self.seat:
            held = turn.of(turn.mine, self.suit)
            return held if not turn.trick and held and turn.of(turn.partner, self.suit) else None
        if len(turn.trick) != 2 or SUIT[turn.trick[0]] != self.suit:
            return None
        ahead = turn.trick[winning(turn.trick, turn.trumps)]
        over = [card for card in cards(turn.legal) if beats(card, ahead, turn.trumps)]
        below = [card for card in over if BIT[card] < turn.theirs & SUIT_MASK[self.suit]]
        return sum(BIT[card] for card in below) or None


@dataclass(frozen=True, slots=True)
class NoFinesse(Step):
    """Plays a suit without a finesse: in third hand a high card."""

    suit: int

    def allows(self, turn: Turn) -> int | None:
        if len(turn.trick) != 2 or SUIT[turn.trick[0]] != self.suit:
            return None
        return turn.high(turn.legal, self.suit) or None


@dataclass(frozen=True, slots=True)
class GiveUp(Step):
    """Leads a card that loses, of a suit if one was named, at once."""

    suit: int

    def allows(self, turn: Turn) -> int | None:
        if turn.trick:
            return None
        low = turn.of(turn.mine, self.suit) & ~turn.high(turn.mine, self.suit)
        return low or None


@dataclass(frozen=True, slots=True)
class Enter(Step):
    """Goes to the other hand in a suit."""

    suit: int

    def allows(self, turn: Turn) -> int | None:
        if turn.trick or not turn.partner_takes(self.suit):
            return None
        return turn.of(turn.mine, self.suit) & ~turn.high(turn.mine, self.suit) or None


@dataclass(frozen=True, slots=True)
class Keep(Step):
    """Keeps cards to the end: they are played only when the hand has no others to play."""

    cards: tuple[int, ...]

    @property
    def named(self) -> int:
        return sum(BIT[card] for card in self.cards)


@dataclass(frozen=True, slots=True)
class TrumpMentioned(Step):
    """Says that a trump is out."""

    @property
    def mentions_trumps(self) -> bool:
        return True


@dataclass(frozen=True, slots=True)
class Statement:
    """All that was said, in its order; empty if nothing was."""

    steps: tuple[Step, ...] = ()

    def orders(self, turn: Turn) -> int | None:
        """The cards that it leaves to the hand on turn; None: it does not speak of this turn."""
        for step in self.steps:
            said = step.allows(turn)
            if said is not None and said & turn.legal:
                return said & turn.legal
        return None

    @property
    def kept(self) -> int:
        """The cards that are kept to the end."""
        kept = 0
        for step in self.steps:
            if isinstance(step, Keep):
                kept |= step.named
        return kept

    @property
    def named(self) -> int:
        """The cards that it names."""
        named = 0
        for step in self.steps:
            named |= step.named
        return named

    @property
    def mentions_trumps(self) -> bool:
        """Whether it says that a trump is out."""
        return any(step.mentions_trumps for step in self.steps)
