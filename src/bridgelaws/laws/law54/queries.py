"""Law 54: questions to a table."""

from __future__ import annotations

from ...board.records import Settled
from ...board.table import Table
from ...values.cards import Card


def stays(table: Table, card: Card) -> bool:
    """Whether a card of dummy to the trick in progress has been ruled to stay although it was played second."""
    return any(entry.card is card and entry.seat is table.dummy for entry in table.on_record(Settled.SECOND_STAYS))
