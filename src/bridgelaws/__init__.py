"""The Laws of Duplicate Bridge, executable, from the first call to the score.

The names below are imported when they are first used, so that a command that needs none of them starts at once.
"""

from __future__ import annotations

import importlib

TYPE_CHECKING = False  # what checkers take for true; to import `typing` would double the time it takes to start
if TYPE_CHECKING:
    from typing import Any

    from .board.calls import Calls
    from .board.opened import open_table
    from .board.phases import Phase
    from .board.plays import Plays
    from .board.table import Regulations, Table
    from .book.changes import changes
    from .book.editions import EDITIONS, L1997, L2007, L2017, Edition
    from .book.questions import Option, Question
    from .desk.inquiry import claim_document
    from .engine.step import Outcome, legal_calls, legal_plays, step
    from .errors import (
        BridgeLawsError,
        ImpossibleEvent,
        LawConflict,
        LawGap,
        ParseError,
        UnexpectedAnswer,
        UnknownEdition,
        UnknownLanguage,
        UnknownReading,
    )
    from .files import example_cases
    from .files.codec import dumps, loads
    from .hearing.rulings import Ruling
    from .lawbook.coverage_matrix import coverage
    from .play.board import Board
    from .play.comparison import compare, first_difference
    from .play.documents import outcome_document
    from .play.play import Play
    from .play.views import View, view
    from .values.calls import Bid, Call, parse_call
    from .values.cards import Card, CardSet, Deal, Suit
    from .values.contract import Contract
    from .values.seats import Seat, Side

__version__ = "0.2.0"

_HOME = {
    "values.calls": "Bid Call parse_call",
    "values.cards": "Card CardSet Deal Suit",
    "files.codec": "dumps loads",
    "play.board": "Board",
    "play.comparison": "compare first_difference",
    "values.contract": "Contract",
    "lawbook.coverage_matrix": "coverage",
    "desk.inquiry": "claim_document",
    "play.documents": "outcome_document",
    "book.changes": "changes",
    "book.editions": "EDITIONS L1997 L2007 L2017 Edition",
    "book.questions": "Option Question",
    "engine.step": "Outcome legal_calls legal_plays step",
    "errors": "BridgeLawsError ImpossibleEvent LawConflict LawGap ParseError UnexpectedAnswer UnknownEdition"
    " UnknownLanguage UnknownReading",
    "hearing.rulings": "Ruling",
    "play.play": "Play",
    "values.seats": "Seat Side",
    "board.calls": "Calls",
    "board.opened": "open_table",
    "board.phases": "Phase",
    "board.plays": "Plays",
    "board.table": "Regulations Table",
    "play.views": "View view",
}
_MODULES = {"example_cases": "files.example_cases"}  # modules with a public name of their own
_MODULE = {name: module for module, names in _HOME.items() for name in names.split()}

__all__ = [
    "EDITIONS",
    "L1997",
    "L2007",
    "L2017",
    "Bid",
    "Board",
    "BridgeLawsError",
    "Call",
    "Calls",
    "Card",
    "CardSet",
    "Contract",
    "Deal",
    "Edition",
    "ImpossibleEvent",
    "LawConflict",
    "LawGap",
    "Option",
    "Outcome",
    "ParseError",
    "Phase",
    "Play",
    "Plays",
    "Question",
    "Regulations",
    "Ruling",
    "Seat",
    "Side",
    "Suit",
    "Table",
    "UnexpectedAnswer",
    "UnknownEdition",
    "UnknownLanguage",
    "UnknownReading",
    "View",
    "changes",
    "claim_document",
    "compare",
    "coverage",
    "dumps",
    "example_cases",
    "first_difference",
    "legal_calls",
    "legal_plays",
    "loads",
    "open_table",
    "outcome_document",
    "parse_call",
    "step",
    "view",
]


def __getattr__(name: str) -> Any:
    if name not in _MODULE and name not in _MODULES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    importlib.import_module(".laws", __name__)  # editions and readings are known once the laws have declared them
    module = importlib.import_module(f".{_MODULE.get(name) or _MODULES[name]}", __name__)
    value = module if name in _MODULES else getattr(module, name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *_MODULE, *_MODULES})
