"""What people type, read in their language: cards, suits, seats, contracts, yes and no.

Files and the interface of the package know one spelling, that of `Card.parse` and `Seat.parse`; this is for what comes
from a keyboard. Letters are those of the language, and English ones where they can be nothing else.
"""

from __future__ import annotations

from .cards import read_card, read_cards, read_suit, read_suits
from .contracts import read_contract, read_seat, read_yes_or_no

__all__ = ["read_card", "read_cards", "read_contract", "read_seat", "read_suit", "read_suits", "read_yes_or_no"]
