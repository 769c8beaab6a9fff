"""Strains and contracts."""

from __future__ import annotations

import re
from dataclasses import dataclass

from .cards import Suit
from .errors import ParseError
from .seats import Seat

_CONTRACT = re.compile(
    r"^\s*(?:([1-7])\s*)?(C|D|H|S|NT?|♣|♦|♥|♠)\s*(XX|X|RDBL|DBL)?(?:\s+BY)?\s+(N|E|S|W|NORTH|EAST|SOUTH|WEST)\s*$"
)


@dataclass(frozen=True, slots=True)
class Contract:
    """What is being played, and by whom: `3NT by S`, `4HX by W`, or only `S by S` when the level does not matter.

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
        found = _CONTRACT.match(text.upper()) if isinstance(text, str) else None
        if not found:
            raise ParseError(f"{text!r} is not a contract with its declarer; write it as '3NT by S' or '4SX by W'")
        level, strain, double, seat = found.groups()
        doubled = {None: 0, "X": 1, "DBL": 1, "XX": 2, "RDBL": 2}[double]
        trumps = None if strain.startswith("N") else Suit.parse(strain)
        return cls(trumps, Seat.parse(seat), int(level) if level else None, doubled)

    @property
    def strain(self) -> str:
        """`NT` or the letter of the trump suit."""
        return "NT" if self.trumps is None else self.trumps.letter

    @property
    def code(self) -> str:
        """The contract as case files write it: `3NT by S`."""
        return f"{self.level or ''}{self.strain}{'X' * self.doubled} by {self.declarer.letter}"

    def __str__(self) -> str:
        strain = "NT" if self.trumps is None else self.trumps.symbol
        return f"{self.level or ''}{strain}{'X' * self.doubled} by {self.declarer}"

    __repr__ = __str__
