"""The Laws of Duplicate Bridge on card play, executable.

The names below are imported when they are first used, so that a command that needs none of them starts at once.
"""

from __future__ import annotations

import importlib

TYPE_CHECKING = False  # what checkers take for true; to import `typing` would double the time it takes to start
if TYPE_CHECKING:
    from typing import Any

    from .cards import Card, CardSet, Deal, Suit
    from .codec import dumps, loads
    from .comparison import compare, first_difference
    from .contract import Contract
    from .coverage_matrix import coverage
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

_HOME = {
    "cards": "Card CardSet Deal Suit",
    "codec": "dumps loads",
    "comparison": "compare first_difference",
    "contract": "Contract",
    "coverage_matrix": "coverage",
    "documents": "outcome_document",
    "editions": "EDITIONS L1997 L2007 L2017 Edition changes",
    "engine": "Outcome legal_plays step",
    "errors": "BridgeLawsError ImpossibleEvent LawConflict LawGap ParseError UnexpectedAnswer UnknownEdition"
    " UnknownReading",
    "play": "Play",
    "seats": "Seat Side",
    "table": "Regulations Table open_table",
    "views": "View view",
}
_MODULE = {name: module for module, names in _HOME.items() for name in names.split()}

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


def __getattr__(name: str) -> Any:
    if name not in _MODULE:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    importlib.import_module(".laws", __name__)  # editions and readings are known once the laws have declared them
    value = getattr(importlib.import_module(f".{_MODULE[name]}", __name__), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *_MODULE})
