"""Strains and contracts."""

from __future__ import annotations

import re

from ..errors import ParseError, quoted
from . import words
from .cards import Suit
from .frozen import dataclass
from .seats import Seat
from .texts import Printed

# With one space at most between the words: how long it takes must not depend on how they are spaced.
_CONTRACT = re.compile(
    r"(?:([1-7]) ?)?(C|D|H|S|NT?|♣|♦|♥|♠) ?(XX|X|RDBL|DBL)?(?: BY)? (N|E|S|W|NORTH|EAST|SOUTH|WEST)",
    re.IGNORECASE | re.ASCII,
)
_LONGEST = 100


@dataclass(frozen=True, slots=True)
class Contract(Printed):
    """What is being played, and by whom: `3NT by S`, `4HX by W`, or only `S by S` when the level does not matter.

    It equals the text that it prints.

    >>> Contract.parse("4SX by W")
    4♠X by West
    >>> Contract.parse("NT by S").level is None
    True
    """

    trumps: Suit | None
    declarer: Seat
    level: int | None = None
    doubled: int = 0

    @classmethod
    def parse(cls, text: object) -> Contract:
        """Read a contract and its declarer."""
        if isinstance(text, Contract):
            return text
        found = None
        if isinstance(text, str) and len(text) <= _LONGEST:
            found = _CONTRACT.fullmatch(" ".join(text.split()))
        if not found:
            raise ParseError(words.NOT_A_CONTRACT(quoted(text)))
        level, strain, double, seat = found.groups()
        doubled = {"": 0, "X": 1, "DBL": 1, "XX": 2, "RDBL": 2}[(double or "").upper()]
        trumps = None if strain.upper().startswith("N") else Suit.parse(strain)
        return cls(trumps, Seat.parse(seat), int(level) if level else None, doubled)

    @property
    def strain(self) -> str:
        """`NT` or the letter of the trump suit."""
        return "NT" if self.trumps is None else self.trumps.letter

    @property
    def code(self) -> str:
        """The contract as case files write it: `3NT by S`."""
        return f"{self.level or ''}{self.strain}{'X' * self.doubled} by {self.declarer.letter}"

    def __eq__(self, other: object) -> bool:
        if isinstance(other, str):
            return str(self) == other
        return isinstance(other, Contract) and (self.declarer, self.level, self.trumps, self.doubled) == (
            (other.declarer, other.level, other.trumps, other.doubled)
        )

    def __hash__(self) -> int:
        return hash(str(self))

    def __str__(self) -> str:
        strain = "NT" if self.trumps is None else self.trumps.symbol
        return f"{self.level or ''}{strain}{'X' * self.doubled} by {self.declarer}"

    __repr__ = __str__
