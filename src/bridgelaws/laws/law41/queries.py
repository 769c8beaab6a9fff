"""Law 41: questions to a table."""

from __future__ import annotations

from ...board.plays import Narrowing
from ...board.table import Table
from ...values.cards import FULL_PACK
from ...values.seats import Seat
from ..law50 import waiting as waiting50
from .book import FACE_DOWN_LEAD
from .face_down import lead_face_down


def narrow(table: Table, seat: Seat) -> tuple[Narrowing, ...]:
    """A lead that lies face down is the one to be faced; if no one knows it, it is at least no penalty card."""
    lying = lead_face_down(table, seat) if table.face_down else None
    if lying is None or waiting50.demand_waits(table, seat):
        return ()
    faced = sum(p.card.mask for p in table.penalty_cards_of(seat))
    left = FULL_PACK & ~faced if lying.card is None else lying.card.mask
    text = "must turn up the card that lies face down"
    return (Narrowing(2, FACE_DOWN_LEAD, text, lambda mask: mask & left or mask),)
