"""Law 44: questions to a table."""

from __future__ import annotations

from ...board.plays import Narrowing
from ...board.table import Table
from ...values.seats import Seat
from . import words
from .book import ANY_CARD_MAY_BE_LED, FOLLOW_SUIT, UNABLE_TO_FOLLOW


def narrow(table: Table, seat: Seat) -> tuple[Narrowing, ...]:
    """Follow suit if you can."""
    suit = table.trick.led
    if suit is None or table.trick.leader is seat:
        return (Narrowing(1, ANY_CARD_MAY_BE_LED, words.MAY_LEAD_ANY_CARD(table.number), lambda mask: mask),)
    held = table.holds(seat, suit.mask)
    if held is False:
        return (Narrowing(1, UNABLE_TO_FOLLOW, words.HOLDS_NONE(suit), lambda mask: mask),)
    text = words.MUST_FOLLOW(suit) if held else words.MUST_FOLLOW_IF_ABLE(suit)
    return (Narrowing(1, FOLLOW_SUIT, text, lambda mask: mask & suit.mask),)
