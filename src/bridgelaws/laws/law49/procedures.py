"""Law 49: what a hearing does for several laws."""

from __future__ import annotations

from ...board.orders import Identify, Inform, ReturnToHand, Tell
from ...board.words import CARD_IN_HAND
from ...book.editions import Provision
from ...hearing.hearing import Hearing
from ...hearing.words import A_CARD
from ...values.cards import Card
from ...words.message import Message
from ..books import book16, book68
from ..law16 import procedures as law16
from . import words
from .book import CARD_EXPOSED, CONCESSION_OBJECTED_EXEMPT


def identify(h: Hearing, number: int, exposed: tuple[Card, ...], authority: Provision) -> Card:
    """The card that nobody has named, by the Director's finding: what becomes a penalty card lies face up."""
    among = [card for card in h.any_card_of(h.offender) if card not in exposed]
    offered = tuple((card.code, A_CARD(card)) for card in among)
    which = CARD_EXPOSED.of(number).but(provisions=(authority,), among=offered)
    card = Card.parse(h.found(which))
    h.rule(authority, Identify(h.offender, card))
    return card


def goes_back(
    h: Hearing, exempt: Provision, cards: tuple[Card, ...], told: Message, also: tuple[Provision, ...] = ()
) -> None:
    """No penalty card, as the player is told."""
    back = [ReturnToHand(h.offender, cards)] if cards else []
    h.rule(exempt, *back, Tell(told), also=also)


def seen_by_partner(h: Hearing, cards: tuple[Card, ...]) -> list[Inform]:
    """What was shown is authorized for declarer and not for the partner."""
    declarer, partner = (h.table.declarer,), (h.offender.partner,)
    told = [Inform(CARD_IN_HAND(card, h.offender), card, h.offender, declarer, partner) for card in cards]
    return told or [Inform(words.SIGHT_OF_HAND(h.offender), None, h.offender, declarer, partner)]


def concession_objected(h: Hearing, cards: tuple[Card, ...]) -> None:
    """68B2: no concession; the rule on withdrawn actions says who may use what was shown."""
    goes_back(h, CONCESSION_OBJECTED_EXEMPT, cards, words.OBJECTED_AT_ONCE(), also=(book68.PARTNER_OBJECTS,))
    h.rule(book16.OFFENDERS_MAY_NOT_USE, *seen_by_partner(h, cards), also=(book16.WITHDRAWN_ACTION,))
    law16.misuse(h, (h.offender.partner,), cards)
