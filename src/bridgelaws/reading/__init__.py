"""What people type, read in their language: cards, suits, seats, contracts, calls, yes and no.

Files and the interface of the package know one spelling, that of `Card.parse` and `Seat.parse`; this is for what comes
from a keyboard. Letters are those of the language, and English ones where they can be nothing else.

The names below are imported when they are first used: few calls of the Director need them, and every start would pay.
"""

from __future__ import annotations

import importlib

TYPE_CHECKING = False  # what checkers take for true
if TYPE_CHECKING:
    from typing import Any

    from .calls import read_call, read_calls
    from .cards import cards_written, read_card, read_cards, read_suit, read_suits
    from .contracts import read_contract, read_seat, read_yes_or_no
    from .lexicon import folded, tongue

_HOME = {
    "calls": "read_call read_calls",
    "cards": "cards_written read_card read_cards read_suit read_suits",
    "contracts": "read_contract read_seat read_yes_or_no",
    "lexicon": "folded tongue",
}
_MODULE = {name: module for module, names in _HOME.items() for name in names.split()}

__all__ = [
    "cards_written",
    "folded",
    "read_call",
    "read_calls",
    "read_card",
    "read_cards",
    "read_contract",
    "read_seat",
    "read_suit",
    "read_suits",
    "read_yes_or_no",
    "tongue",
]


def __getattr__(name: str) -> Any:
    if name not in _MODULE:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = getattr(importlib.import_module(f".{_MODULE[name]}", __name__), name)
    globals()[name] = value
    return value
