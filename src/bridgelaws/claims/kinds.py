"""Kinds of plays that a Director judges, by number, by name and in words."""

from __future__ import annotations

from enum import IntEnum
from functools import cache
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


# The number of a play that is in two classes at once has the second, and one more, above so many bits.
_SECOND = 7


def in_both(code: int, other: int) -> int:
    """The number of a play that is in two classes: it is normal only if both are."""
    return code | other + 1 << _SECOND


def classes_in(code: int) -> tuple[Class, ...]:
    """The classes that a play with this number is in: none, one or two."""
    if code < 0:
        return ()
    second = code >> _SECOND
    return (class_of(code), class_of(second - 1)) if second else (class_of(code),)


@cache
def bits_of(code: int) -> int:
    """The classes that a play with this number is in, as a set."""
    found = 0
    for each in classes_in(code):
        found |= each.bit
    return found


@cache
def class_of(code: int) -> Class:
    """The class of a number, the graver one of two."""
    code &= (1 << _SECOND) - 1
    return Class(Kind(code % _KINDS // 5), code % 5, code >= _KINDS)


def classes_of(allowed: int) -> list[Class]:
    """The classes of a set, the most easily forgiven first."""
    return [class_of(code) for code in range(2 * _KINDS) if allowed >> code & 1]


def as_partners(code: int) -> int:
    """The same class for a claiming defender's partner."""
    if code < 0:
        return code
    return code + _KINDS if code < 1 << _SECOND else code + _KINDS + (_KINDS << _SECOND)


ALL = (1 << 2 * _KINDS) - 1
OF_CLAIMER = (1 << _KINDS) - 1  # without those of a claiming defender's partner


# All classes of a kind, in any suit and of either hand, as a set.
ALL_OF = {
    kind: sum(Class(kind, suit, partner).bit for suit in range(NO_SUIT + 1) for partner in (False, True))
    for kind in Kind
}


@cache
def gravity(code: int) -> int:
    """How grave a play is: by its kind, the graver of two, and more with another beside it; -1 if it is of none."""
    found = sorted((each.kind for each in classes_in(code)), reverse=True)
    return 2 * found[0] + len(found) - 1 if found else CLEAN


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
