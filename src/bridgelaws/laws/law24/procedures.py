"""Law 24: what a hearing does for several laws."""

from __future__ import annotations

from ...board.orders import Inform, Order, ReturnToHand, Tell
from ...hearing.hearing import Hearing
from ...values.cards import Card
from ..books import book16, book48
from ..law09 import queries as query09
from ..law48 import procedures as law48
from . import book, words


def before_the_play(h: Hearing) -> bool:
    """Whether this law, and not 48 or 49, has a card that was shown after the final pass."""
    if query09.in_play(h.incident.before):
        return False
    covers = h.term(book.FACED_UNTIL_THE_END, "period") == "auction period"
    return bool(covers) or not h.reads(book.AFTER_THE_LAST_PASS)


def back_to_hand(h: Hearing, cards: tuple[Card, ...], more: int = 0) -> Order:
    """The order by which cards go back, those that nobody has named among them; or that they have been played."""
    if cards or more:
        return ReturnToHand(h.offender, cards, more)
    return Tell(words.HAS_BEEN_PLAYED(h.offender))


def given_back(h: Hearing, cards: tuple[Card, ...], more: int = 0) -> None:
    """Cards of the declaring side go back, named or not, and the sight of them is for the other side alone."""
    h.rule(book.RETURNED_TO_DECLARING_SIDE, back_to_hand(h, cards, more), also=(book48.DECLARER_HAS_NO_PENALTY_CARD,))
    seen_of_declaring_side(h, cards)


def seen_of_declaring_side(h: Hearing, cards: tuple[Card, ...]) -> None:
    """Who may use what was seen of the declaring side's cards."""
    if not information(h, cards):
        law48.defenders_may_use(h, h.offender, cards)


def information(h: Hearing, cards: tuple[Card, ...]) -> bool:
    """Who may use the sight of the cards; False if neither the edition nor a reading says."""
    if not h.has(book.INFORMATION) and not h.reads(book.INFORMATION_BY_LAW_16):
        return False
    authority = book.INFORMATION if h.has(book.INFORMATION) else book16.FROM_PARTNER
    others = tuple(s for s in h.offender.side.other.seats if h.table.calling or s is not h.table.dummy)
    told = [Inform(words.CARD_OF(card, h.offender), card, h.offender, others, (h.offender.partner,)) for card in cards]
    unnamed = Inform(words.SIGHT_OF(h.offender), None, h.offender, others, (h.offender.partner,))
    h.rule(authority, *(told or [unnamed]))
    return True
