"""Law 24: what a player has shown before the play, card by card and whenever it was told."""

from __future__ import annotations

from ...board.events import ExposedInAuction, acts_of
from ...board.keys import OfAct
from ...board.records import Settled
from ...board.table import Table
from ...hearing.hearing import Hearing
from ...values.cards import Card
from ...values.frozen import NamedTuple
from ...values.seats import Seat
from ..books import book49, book50
from ..common import answer, reads
from . import book

IN_AUCTION = (Settled.SEEN_IN_AUCTION, Settled.LED_IN_AUCTION)
_COUNTS = (book.WHEN, book50.OTHERWISE, book.VISIBLE, book.OWN_ERROR, book49.COULD_SEE)


class Seen(NamedTuple):
    """Cards that could be seen at one time: those with names, how many in all, and in which period, if it was asked."""

    cards: tuple[Card, ...]
    number: int
    when: object = None


def shown_by(table: Table, seat: Seat) -> list[Seen]:
    """What a player showed before the play, whether or not it has been heard."""
    told = [e for e in table.log if isinstance(e, ExposedInAuction) and e.seat is seat]
    return [Seen(e.cards, len(e.cards) + e.more) for e in told] + in_the_auction(table, seat)


def in_the_auction(table: Table, seat: Seat) -> list[Seen]:
    """What was ruled to lie there in the auction."""
    entries = [entry for kind in IN_AUCTION for entry in table.on_record(kind) if entry.seat is seat]
    return [Seen(() if entry.card is None else (entry.card,), 1) for entry in entries]


def shown_by_own_error(h: Hearing) -> list[Seen]:
    """What the offender has shown before the play by his own error, as far as it has been heard, and when."""
    to_be_heard = [i.key for i in h.table.docket if i.key != h.incident.key]
    shown = []
    for n, event in enumerate(acts_of(h.table.log)):
        if isinstance(event, ExposedInAuction) and event.seat is h.offender and OfAct(n) not in to_be_heard:
            when, spared, *exposes = (answer(h.table, OfAct(n), finding.id) for finding in _COUNTS)
            too_early = when == "before" and reads(h.table, book.BEFORE_THE_AUCTION)
            if not too_early and not spared and False not in exposes:
                shown.append(Seen(event.cards, len(event.cards) + event.more, when))
    return shown + in_the_auction(h.table, h.offender)


def together(h: Hearing) -> tuple[Card, ...]:
    """The cards of the hand that lay there when the play began."""
    return tuple(dict.fromkeys(card for each in shown_by_own_error(h) for card in each.cards))


def one_of_several(h: Hearing) -> bool:
    """Whether another card lay there that has been played since: all were major as long as they did."""
    cards = together(h)
    return h.still_held(h.offender, cards) != cards and h.reads(book50.PENALTY_CARD_FROM_EXPOSURE)
