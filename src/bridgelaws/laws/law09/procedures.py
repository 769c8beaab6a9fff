"""Law 9: what a hearing does for several laws."""

from __future__ import annotations

from ...board.events import Faced, Retracted
from ...board.orders import Order, ReturnToHand, Tell, Withdraw
from ...hearing.hearing import Hearing
from ...values.cards import Card
from ..books import book47, book57
from . import words
from .book import BOTH_CARDS_COUNT, PREMATURE_CORRECTION


def corrected_early(h: Hearing) -> None:
    """9C: the offender took his card back by himself before the Director had ruled."""
    taken = [n for n, e in enumerate(h.since) if isinstance(e, Retracted) and (e.seat, e.card) == (h.offender, h.card)]
    if not taken:
        return
    files = [i for i in h.table.docket if i.offender is h.offender and i.at > h.incident.at]
    instead = [i for i in files if isinstance(i.cause, Faced) and i.trick == h.incident.trick]
    instead = [i for i in instead if not i.enters or isinstance(i, book57.PrematurePlay)]
    back: list[Order] = []
    if instead and h.table.is_defender(h.offender) and not h.reads(BOTH_CARDS_COUNT):
        back = [_goes_back(h, i.card) for i in instead if i.card is not None]
        for incident in instead:
            h.close(incident)
    told = Tell(words.TOOK_BACK_EARLY(h.offender, h.card), (h.offender,), quietly=True)
    h.rule(PREMATURE_CORRECTION, told, *back)
    for incident in files:
        if isinstance(incident, book47.CardTakenBack) and incident.card is h.card:
            h.close(incident)


def _goes_back(h: Hearing, card: Card) -> Order:
    """The order by which a card put down in place of another goes back to the hand."""
    lies = h.table.trick.card(h.offender) is card
    return Withdraw(h.offender, card, h.offender.side) if lies else ReturnToHand(h.offender, (card,))
