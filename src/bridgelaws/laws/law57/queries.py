"""Law 57: questions to a table."""

from __future__ import annotations

from ...board import physics
from ...board.puts import State
from ...board.table import Table
from ...values.cards import Card
from ...values.seats import Seat
from ..books import book50
from ..common import reads


def taken_up(table: Table, seat: Seat, card: Card) -> Table:
    """The table after a defender has by himself taken up a card that he had played too soon.

    He plays in his turn like the others; the file stays open, and a penalty card lies there as before.
    """
    was = next((p for p in table.laid if p.seat is seat and p.card is card), None)
    if was is None or not reads(table, book50.LIES_AGAIN):
        return physics.taken_up(table, seat, card)
    return physics.live(table, table.puts.in_reach(seat, card), State(was.kind.value), was.authority)
