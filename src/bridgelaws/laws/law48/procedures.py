"""Law 48: what a hearing does for several laws."""

from __future__ import annotations

from ...board.orders import Inform
from ...board.words import CARD_IN_HAND
from ...hearing.hearing import Hearing
from ...values.cards import Card
from ...values.seats import Seat
from . import words
from .book import DECLARER_HAS_NO_PENALTY_CARD, DEFENDERS_MAY_USE


def defenders_may_use(h: Hearing, seat: Seat, cards: tuple[Card, ...]) -> None:
    """What declarer's side shows may be used by both defenders."""
    if not h.reads(DEFENDERS_MAY_USE):
        return
    defenders = (h.table.declarer.lho, h.table.declarer.rho)
    told = [Inform(CARD_IN_HAND(card, seat), card, seat, defenders, ()) for card in cards]
    unseen = Inform(words.SIGHT_OF_HAND(seat), None, seat, defenders, ())
    h.rule(DECLARER_HAS_NO_PENALTY_CARD, *(told or [unseen]))
