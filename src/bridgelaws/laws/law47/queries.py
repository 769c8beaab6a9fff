"""Law 47: questions to a table."""

from __future__ import annotations

from ...board.table import Table
from ...values.cards import Card
from ...values.seats import Seat


def on_the_table(table: Table, seat: Seat, card: Card) -> bool:
    """Whether the card lies in the trick, the one begun meanwhile, or the last."""
    tricks = (table.trick, table.suspended, table.last_trick)
    return any(trick is not None and trick.card(seat) is card for trick in tricks)
