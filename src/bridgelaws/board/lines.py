"""A line of play that nobody played: who would win each trick of it, from where the play had stopped."""

from __future__ import annotations

from ..values.cards import Card
from ..values.seats import Seat
from .table import Table, Trick


def winners(table: Table, line: tuple[Card, ...]) -> tuple[tuple[Seat, Card], ...] | None:
    """The hand and the card that win each trick of a line; None if it does not fill the tricks that are left."""
    trick, cards, found = table.trick, list(line), []
    for _ in range(table.number, 14):
        while (seat := trick.turn) is not None:
            if not cards:
                return None
            trick = trick.play(seat, cards.pop(0))
        winner = trick.winner(table.trumps)
        card = None if winner is None else trick.card(winner)
        if winner is None or card is None:
            return None
        found.append((winner, card))
        trick = Trick(winner)
    return None if cards else tuple(found)
