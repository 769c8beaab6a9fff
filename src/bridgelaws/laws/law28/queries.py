"""Law 28: questions to a table."""

from __future__ import annotations

from ...board.auction import CallMade
from ...board.table import Table
from ...values.seats import Seat
from ..books import book29


def passed_over_by(table: Table, seat: Seat) -> CallMade | None:
    """The opponent's call at a player's turn that was accepted, if that player has not called since."""
    turn, found = table.auction.first, None
    for made in table.auction.standing:
        if made.seat is seat:
            found = None
        elif turn is seat and made.seat.side is not seat.side and made.lives[-1].by is book29.ACCEPTED:
            found = made
        turn = made.seat.lho
    return found
