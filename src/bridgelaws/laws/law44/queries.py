"""Law 44: questions to a table."""

from __future__ import annotations

from ...board import reasons
from ...board.plays import Narrowing
from ...board.table import Table
from ...values.seats import Seat
from .book import ANY_CARD_MAY_BE_LED, FOLLOW_SUIT, UNABLE_TO_FOLLOW


def narrow(table: Table, seat: Seat) -> tuple[Narrowing, ...]:
    """Follow suit if you can."""
    suit = table.trick.led
    if suit is None or table.trick.leader is seat:
        return (Narrowing(1, ANY_CARD_MAY_BE_LED, reasons.MAY_LEAD_ANY(seat, table.number), lambda mask: mask),)
    held = table.holds(seat, suit.mask)
    if held is False:
        return (Narrowing(1, UNABLE_TO_FOLLOW, reasons.HOLDS_NONE(seat, suit), lambda mask: mask),)
    said = (reasons.MUST_FOLLOW if held else reasons.MUST_FOLLOW_IF_HELD)(seat, suit)
    return (Narrowing(1, FOLLOW_SUIT, said, lambda mask: mask & suit.mask),)
