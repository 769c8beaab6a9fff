"""Law 51: questions to a table."""

from __future__ import annotations

from ...board.table import Table
from ...values.seats import Seat
from ..common import reads
from ..law50 import waiting as waiting50
from .book import REMAINING_CARDS_BIND


def owner_released(table: Table, owner: Seat) -> bool:
    """Whether 51B, taken at its word, lets the owner play any legal card to this trick although some cards remain."""
    if reads(table, REMAINING_CARDS_BIND):
        return False
    chosen = waiting50.options_chosen(table, table.number, owner.partner)
    return "require" in chosen or "forbid" in chosen
