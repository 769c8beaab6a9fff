"""Law 44: questions to a table."""

from __future__ import annotations

from ...board.plays import Narrowing
from ...board.table import Table
from ...values.seats import Seat
from .book import ANY_CARD_MAY_BE_LED, FOLLOW_SUIT, UNABLE_TO_FOLLOW


def narrow(table: Table, seat: Seat) -> tuple[Narrowing, ...]:
    """Follow suit if you can."""
    suit = table.trick.led
    if suit is None or table.trick.leader is seat:
        return (Narrowing(1, ANY_CARD_MAY_BE_LED, "may lead any card", lambda mask: mask),)
    held = table.holds(seat, suit.mask)
    if held is False:
        return (Narrowing(1, UNABLE_TO_FOLLOW, f"holds no {suit.singular}: any card", lambda mask: mask),)
    text = f"must follow with a {suit.singular}" + ("" if held else " if holding one")
    return (Narrowing(1, FOLLOW_SUIT, text, lambda mask: mask & suit.mask),)
