"""Kinds of plays that a Director judges, by number, by name and in words."""

from __future__ import annotations

from enum import IntEnum
from typing import NamedTuple

from ..values.cards import Suit
from ..words.message import Message
from . import words

CLEAN = -1
NO_SUIT = 4


class Kind(IntEnum):
    """What sort of play it is, from the one most easily forgiven to the plain blunder."""

    DROP = 0  # the top card, where a finesse that nobody stated would win
    FINESSE = 1  # a finesse that nobody stated
    STRAND = 2  # leaves winners without an entry
    TRUMP_OUT = 3  # a trump is out: not drawn, or a trump led into a higher one
    IDLE_TRUMP = 4  # one more trump although none is out
    RUFF_HIGH = 5  # spends a trump that is needed later
    LOW_FIRST = 6  # a low card before the high ones of the suit
    DISCARD = 7  # throws a winner, or what would become one, and keeps a loser
    RUFF_LOW = 8  # ruffs low, or relies on partner's winner, where an opponent can ruff higher
    LOSER_LED = 9  # leads a loser before winners
    ADAPT = 10  # stays on a stated plan that has visibly failed
    PLAIN = 11  # fails to take a trick that he can plainly win, two winners on one trick, and the like


_KINDS = 5 * len(Kind)


class Class(NamedTuple):
    """A kind of play in a suit; plays of a claiming defender's partner are classes of their own (70D2)."""

    kind: Kind
    suit: int = NO_SUIT
    by_partner: bool = False

    @property
    def code(self) -> int:
        """As a number."""
        return self.kind * 5 + self.suit + (_KINDS if self.by_partner else 0)

    @property
    def bit(self) -> int:
        """As one of a set."""
        return 1 << self.code


def class_of(code: int) -> Class:
    """The class of a number."""
    return Class(Kind(code % _KINDS // 5), code % 5, code >= _KINDS)


def classes_of(allowed: int) -> list[Class]:
    """The classes of a set, the most easily forgiven first."""
    return [class_of(code) for code in range(2 * _KINDS) if allowed >> code & 1]


def as_partners(code: int) -> int:
    """The same class for a claiming defender's partner."""
    return code if code < 0 else code + _KINDS


ALL = (1 << 2 * _KINDS) - 1


# By name: `low first D`, `plain`, `discard S by partner`

_BY_PARTNER = " by partner"


def name_of(play: Class) -> str:
    """The name of a class of plays, as findings are kept and asked for.

    >>> name_of(Class(Kind.LOW_FIRST, 1)), name_of(Class(Kind.PLAIN, by_partner=True))
    ('low first D', 'plain by partner')
    """
    suit = "" if play.suit == NO_SUIT else f" {Suit(play.suit).letter}"
    return f"{play.kind.name.lower().replace('_', ' ')}{suit}{_BY_PARTNER if play.by_partner else ''}"


BY_NAME = {
    name_of(play): play
    for play in [
        Class(kind, suit, partner) for kind in Kind for suit in range(NO_SUIT + 1) for partner in (False, True)
    ]
}

_TOLD = {
    Kind.DROP: words.KIND_DROP,
    Kind.FINESSE: words.KIND_FINESSE,
    Kind.STRAND: words.KIND_STRAND,
    Kind.TRUMP_OUT: words.KIND_TRUMP_OUT,
    Kind.IDLE_TRUMP: words.KIND_IDLE_TRUMP,
    Kind.RUFF_HIGH: words.KIND_RUFF_HIGH,
    Kind.LOW_FIRST: words.KIND_LOW_FIRST,
    Kind.DISCARD: words.KIND_DISCARD,
    Kind.RUFF_LOW: words.KIND_RUFF_LOW,
    Kind.LOSER_LED: words.KIND_LOSER_LED,
    Kind.ADAPT: words.KIND_ADAPT,
}


def in_words(name: str) -> Message:
    """A play by its name, in words; what is no name is said as it was written."""
    play = BY_NAME.get(" ".join(name.split()))
    if play is None or (play.suit == NO_SUIT and play.kind is not Kind.PLAIN):
        return words.AS_WRITTEN(name)
    told = words.KIND_PLAIN() if play.kind is Kind.PLAIN else _TOLD[play.kind](Suit(play.suit % NO_SUIT))
    return words.BY_PARTNER(told) if play.by_partner else told
