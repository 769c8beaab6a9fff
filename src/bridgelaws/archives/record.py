"""One board as a file tells it: what was written down, before anything of it is believed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import NamedTuple

from ..values.cards import Card, Deal
from ..values.contract import Contract
from ..values.seats import Seat
from ..words.language import Language
from ..words.languages import language_of
from ..words.message import Phrase
from . import messages


class Mark(StrEnum):
    """An irregularity that a file marks itself, as PBN does."""

    REVOKE = "^R"
    LEAD_OUT_OF_TURN = "^L"
    INSUFFICIENT_BID = "^I"
    SKIPPED = "^S"


class Claim(StrEnum):
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
    """Something in a file that could not be read, or cannot be so; the rest of the board is kept.

    It is slight when only the letter of the format suffers: the deal, the calls, the cards and the result stand.
    Printed, it is English; `say` knows other languages.
    """

    line: int
    message: Phrase
    slight: bool = False

    @property
    def text(self) -> str:
        """What is wrong, in English."""
        return str(self.message)

    def say(self, language: Language | str) -> str:
        """Where it is, and what is wrong, in a language."""
        return language_of(language).say(messages.AT_LINE(self.line, self.message))

    def __str__(self) -> str:
        return str(messages.AT_LINE(self.line, self.message))


class Section(NamedTuple):
    """A tag as the file has it, and what follows it up to the next one: calls, cards, rows of a table, comments."""

    name: str
    value: str = ""
    words: tuple[str, ...] = ()
    line: int = 0


@dataclass(frozen=True, slots=True)
class Called:
    """A call of the auction: `1NT`, `Pass`, `X`, `XX`; alerted or with a note, and the mark it carries."""

    call: str
    alerted: bool = False
    note: str = ""
    mark: Mark | None = None


@dataclass(frozen=True, slots=True)
class Played:
    """A card, in the order of play as far as the file tells it; `seat` only where the file says whose card it was.

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
    tags: Mapping[str, str] = field(default_factory=dict)
    comments: tuple[str, ...] = ()
    problems: tuple[Problem, ...] = ()
    # What the file marks as irregular itself: declarer and dummy changed places, a result that is not what was won.
    swapped: bool = False
    misagreed: bool = False
    # The file's own words in its own order. A writer prefers them; without them it writes what stands above.
    sections: tuple[Section, ...] = field(default=(), compare=False, repr=False)

    @property
    def readable(self) -> bool:
        """Whether nothing that matters to the board was wrong."""
        return all(problem.slight for problem in self.problems)
