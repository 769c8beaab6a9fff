"""Law 57: questions to a table."""

from __future__ import annotations

from ...board import physics
from ...board.events import FacedSeveral
from ...board.puts import State
from ...board.table import Table
from ...values.cards import Card
from ...values.seats import Seat
from ..books import book50, book54, book55, book56
from ..common import reads
from .book import DeclarerPlayedTooSoon


def taken_up(table: Table, seat: Seat, card: Card) -> Table:
    """The table after a defender has by himself taken up a card that he had played too soon.

    He plays in his turn like the others; the file stays open, and a penalty card lies there as before.
    """
    was = next((p for p in table.laid if p.seat is seat and p.card is card), None)
    if was is None or not reads(table, book50.LIES_AGAIN):
        return physics.taken_up(table, seat, card)
    return physics.live(table, table.puts.in_reach(seat, card), State(was.kind.value), was.authority)


def lead_in_question(table: Table) -> bool:
    """Whether the trick is headed by a lead out of turn that has neither been accepted nor taken back."""
    files = (
        i
        for i in table.docket
        if isinstance(i, book54.OpeningLeadOutOfTurn | book55.DeclarersLeadOutOfTurn | book56.DefendersLeadOutOfTurn)
        and i.trick == table.number
    )
    return any(table.trick.card(i.offender) is i.card for i in files)


def only_if_a_revoke(incident: DeclarerPlayedTooSoon) -> bool:
    """Whether there is a file on declarer's early card only because he may have been able to follow suit.

    With his hand on file it would have stood at once if he was not.
    """
    led, card = incident.before.trick.led, incident.card
    if card is None or led in (None, card.suit) or isinstance(incident.cause, FacedSeveral):
        return False
    return not lead_in_question(incident.before)
