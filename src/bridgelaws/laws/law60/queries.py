"""Law 60: questions to a table."""

from __future__ import annotations

from ...board.orders import MakeMajor, MakePenaltyCard, Order
from ...board.table import Kind, Table
from ...values.cards import Card
from ...values.seats import Seat


def major(table: Table, seat: Seat, card: Card) -> Order:
    """A card becomes a major penalty card, or a minor one that it was turns major."""
    known = table.penalty_card(seat, card) is not None
    return MakeMajor(seat, card) if known else MakePenaltyCard(seat, card, Kind.MAJOR)
