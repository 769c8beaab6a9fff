"""Calls: bids, passes, doubles and redoubles."""

from __future__ import annotations

from ..errors import ParseError, quoted
from . import words
from .cards import Suit
from .frozen import NamedTuple
from .texts import Texted

# The strains from the lowest to the highest.
STRAINS: tuple[Suit | None, ...] = (Suit.CLUBS, Suit.DIAMONDS, Suit.HEARTS, Suit.SPADES, None)
HIGHEST_LEVEL = 7
# Cards and voices go further than the law does (38).
_HIGHEST_HEARD = 9


class Word(Texted):
    """A call that names no tricks. It equals the text that it prints."""

    PASS = "P", "pass"
    DOUBLE = "X", "double"
    REDOUBLE = "XX", "redouble"

    @property
    def code(self) -> str:
        """The call as case files write it: `P`, `X` or `XX`."""
        return self.value


PASS, DOUBLE, REDOUBLE = Word.PASS, Word.DOUBLE, Word.REDOUBLE


class Bid(NamedTuple):
    """A number of tricks above six, with a trump suit or without. It equals the text that it prints.

    >>> sorted([parse_call("2C"), parse_call("1NT"), parse_call("1S")])
    [1♠, 1NT, 2♣]
    """

    level: int
    trumps: Suit | None

    @property
    def rank(self) -> int:
        """Its place among all bids.

        >>> parse_call("1NT").rank < parse_call("2C").rank
        True
        """
        # Asked of every call that may be legal: suits have their places as numbers.
        return 5 * self.level + (len(STRAINS) - 1 if self.trumps is None else int(self.trumps))

    @property
    def strain(self) -> str:
        """`C`, `D`, `H`, `S` or `NT`, as in case files."""
        return "NT" if self.trumps is None else self.trumps.letter

    @property
    def code(self) -> str:
        """The call as case files write it: `1NT`."""
        return f"{self.level}{self.strain}"

    # By rank: a suit is not comparable with no trumps.
    def __lt__(self, other: object) -> bool:
        return self.rank < other.rank if isinstance(other, Bid) else NotImplemented

    def __le__(self, other: object) -> bool:
        return self.rank <= other.rank if isinstance(other, Bid) else NotImplemented

    def __gt__(self, other: object) -> bool:
        return self.rank > other.rank if isinstance(other, Bid) else NotImplemented

    def __ge__(self, other: object) -> bool:
        return self.rank >= other.rank if isinstance(other, Bid) else NotImplemented

    # A bid equals the text that it prints, as the other calls do.
    def __eq__(self, other: object) -> bool:
        return str(self) == other if isinstance(other, str) else tuple.__eq__(self, other)

    def __ne__(self, other: object) -> bool:
        return str(self) != other if isinstance(other, str) else tuple.__ne__(self, other)

    def __hash__(self) -> int:
        found = _HASHES.get(5 * self[0] + (4 if self[1] is None else int(self[1])))
        return hash(str(self)) if found is None else found

    def __str__(self) -> str:
        return f"{self.level}{'NT' if self.trumps is None else self.trumps.symbol}"

    def __format__(self, spec: str) -> str:
        return format(str(self), spec)

    def __repr__(self) -> str:
        return str(self)


Call = Bid | Word

# What a text hashes to, for every bid by its rank: bids are looked up more often than they are printed.
_BIDS = [Bid(level, trumps) for level in range(1, _HIGHEST_HEARD + 1) for trumps in STRAINS]
_HASHES = {bid.rank: hash(str(bid)) for bid in _BIDS}
_WORDS = {call.code: call for call in Word} | {call.name: call for call in Word} | {"DBL": DOUBLE, "RDBL": REDOUBLE}
# The calls as case files write them: nearly all that is ever read.
_READ: dict[str, Call] = {call.code: call for call in Word} | {bid.code: bid for bid in _BIDS}


def parse_call(text: object) -> Call:
    """Read `1NT`, `2♥`, `P`, `X` or `XX`, or what a call prints.

    >>> parse_call("4h"), parse_call("dbl"), parse_call("redouble")
    (4♥, <Word.DOUBLE: 'X'>, <Word.REDOUBLE: 'XX'>)
    """
    if isinstance(text, Bid | Word):
        return text
    call = _READ.get(text) if isinstance(text, str) else None
    if call is not None:
        return call
    if isinstance(text, str) and len(text) <= len("redouble"):
        word = text.strip().upper()
        if word in _WORDS:
            return _WORDS[word]
        level, strain = word[:1], word[1:]
        if level.isascii() and level.isdigit() and 1 <= int(level) <= _HIGHEST_HEARD:
            if strain in ("N", "NT"):
                return Bid(int(level), None)
            suit = next((s for s in Suit if strain and strain in (s.letter, s.symbol)), None)
            if suit is not None:
                return Bid(int(level), suit)
    raise ParseError(words.NOT_A_CALL(quoted(text)))
