"""One board as a file tells it: what was written down, before anything of it is believed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum
from types import MappingProxyType

from ..cards import Card, Deal
from ..contract import Contract
from ..seats import Seat

NOTHING: Mapping[str, str] = MappingProxyType({})


class Mark(Enum):
    """An irregularity that a file marks itself, as PBN does."""

    REVOKE = "^R"
    LEAD_OUT_OF_TURN = "^L"
    INSUFFICIENT_BID = "^I"
    SKIPPED = "^S"


class Claim(Enum):
    """How a file says that play stopped before the last card."""

    NONE = ""
    CLAIMED = "claimed"
    NOT_RECORDED = "not recorded"


@dataclass(frozen=True, slots=True)
class Place:
    """Where a board stands: the file as it was named (a member of an archive after `!`), the line, the nth board."""

    file: str
    line: int
    nth: int

    def __str__(self) -> str:
        return f"{self.file}:{self.line}"


@dataclass(frozen=True, slots=True)
class Problem:
    """Something in a file that could not be read, or cannot be so; the rest of the board is kept."""

    line: int
    text: str

    def __str__(self) -> str:
        return f"line {self.line}: {self.text}"


@dataclass(frozen=True, slots=True)
class Called:
    """A call of the auction: `1NT`, `Pass`, `X`, `XX`; alerted or with a note, and the mark it carries."""

    call: str
    alerted: bool = False
    note: str = ""
    mark: Mark | None = None


@dataclass(frozen=True, slots=True)
class Played:
    """A card of the play in the order of the file; `seat` only where the file itself says whose card it was.

    `card` is None for one that the file leaves open; `mark` is the irregularity that the file gives to it.
    """

    card: Card | None
    trick: int
    seat: Seat | None = None
    mark: Mark | None = None
    note: str = ""


@dataclass(frozen=True, slots=True)
class Record:
    """A board. What the file does not say is None or empty, and what it says wrongly is a problem."""

    place: Place
    format: str
    board: str = ""
    room: str = ""
    dealer: Seat | None = None
    vulnerable: str = ""
    deal: Deal | None = None
    auction: tuple[Called, ...] = ()
    contract: Contract | None = None
    leader: Seat | None = None
    plays: tuple[Played, ...] = ()
    claim: Claim = Claim.NONE
    result: int | None = None
    players: Mapping[Seat, str] = field(default_factory=dict)
    tags: Mapping[str, str] = NOTHING
    comments: tuple[str, ...] = ()
    problems: tuple[Problem, ...] = ()

    @property
    def readable(self) -> bool:
        """Whether nothing in it was wrong."""
        return not self.problems
