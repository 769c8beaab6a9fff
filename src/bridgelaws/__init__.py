"""The Laws of Duplicate Bridge on card play, executable."""

from .cards import Card, CardSet, Deal, Suit
from .codec import dumps, loads
from .compare import compare, first_difference
from .contract import Contract
from .coverage import coverage
from .documents import outcome_document
from .editions import EDITIONS, L1997, L2007, L2017, Edition, changes
from .engine import Outcome, legal_plays, step
from .errors import (
    BridgeLawsError,
    ImpossibleEvent,
    LawConflict,
    LawGap,
    ParseError,
    UnexpectedAnswer,
    UnknownEdition,
    UnknownReading,
)
from .play import Play
from .seats import Seat, Side
from .table import Regulations, Table, open_table
from .views import View, view

__version__ = "0.1.0"

__all__ = [
    "EDITIONS",
    "L1997",
    "L2007",
    "L2017",
    "BridgeLawsError",
    "Card",
    "CardSet",
    "Contract",
    "Deal",
    "Edition",
    "ImpossibleEvent",
    "LawConflict",
    "LawGap",
    "Outcome",
    "ParseError",
    "Play",
    "Regulations",
    "Seat",
    "Side",
    "Suit",
    "Table",
    "UnexpectedAnswer",
    "UnknownEdition",
    "UnknownReading",
    "View",
    "changes",
    "compare",
    "coverage",
    "dumps",
    "first_difference",
    "legal_plays",
    "loads",
    "open_table",
    "outcome_document",
    "step",
    "view",
]
