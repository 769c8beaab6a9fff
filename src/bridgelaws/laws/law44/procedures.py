"""Law 44: what a hearing does for several laws."""

from __future__ import annotations

from ...board.orders import Withdraw
from ...book.editions import Provision
from ...hearing.hearing import Hearing
from ...values.cards import Card
from ...values.seats import Seat, Side
from ..books import book49
from ..law16 import procedures as law16
from ..law50 import penalty_cards
from .book import LEAD_UNDONE_WITH_WINNER, UNDONE_WITHOUT_PENALTY


def undo(h: Hearing, offenders: Side, authority: Provision) -> None:
    """The cards of a lead that is undone are withdrawn, and Law 16 says who may use what they showed."""
    for seat, card in h.table.undone:
        h.reads(LEAD_UNDONE_WITH_WINNER)
        if h.table.is_defender(seat) and seat.side is offenders and not h.reads(UNDONE_WITHOUT_PENALTY):
            penalty_cards.taken_back(h, authority, seat, card)
            continue
        goes_back(h, authority, seat, card, offenders)


def goes_back(h: Hearing, authority: Provision, seat: Seat, card: Card, offenders: Side) -> None:
    """A card that was played in the normal course goes back through no fault of its own."""
    also = (book49.NORMAL_PLAY_EXEMPT,) if h.table.is_defender(seat) else ()
    h.rule(authority, Withdraw(seat, card, offenders), also=also)
    if not penalty_cards.lies_again(h, seat, card):
        law16.withdrawn(h, seat, card, offenders, replaced=False)
