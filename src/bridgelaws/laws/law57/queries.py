"""Law 57: questions to a table."""

from __future__ import annotations

from ...board import physics
from ...board.incidents import LeadOutOfTurn
from ...board.puts import State
from ...board.table import Incident, Table
from ...values.cards import Card
from ...values.seats import Seat
from ..books import book50
from ..common import reads
from ..law45 import queries as query45
from ..law53 import queries as query53
from .book import PrematurePlay


def taken_up(table: Table, seat: Seat, card: Card) -> Table:
    """The table after a defender has by himself taken up a card that he had played too soon.

    He plays in his turn like the others; the file stays open, and a penalty card lies there as before.
    """
    was = next((p for p in table.laid if p.seat is seat and p.card is card), None)
    if was is None or not reads(table, book50.LIES_AGAIN):
        return physics.taken_up(table, seat, card)
    return physics.live(table, table.puts.in_reach(seat, card), State(was.kind.value), was.authority)


def may_have_been_forgiven(table: Table, incident: Incident) -> bool:
    """Whether another held or touched a card, by which the next hand may have forgiven (60A1), or the partner have
    played before declarer chose for him: found out first. So is whether the lead played to stands (53)."""
    if not isinstance(incident, PrematurePlay):
        return False
    return bool(query45.may_have_played_since(table, incident)) or _lead_in_doubt(table, incident)


def _lead_in_doubt(table: Table, incident: Incident) -> bool:
    """Whether the card came after a lead out of turn that has to wait: it may itself have been the proper lead."""
    leads = (i for i in table.files(LeadOutOfTurn) if i.attended and i.trick == incident.trick and i.at < incident.at)
    return any(query53.may_have_been_accepted(table, lead) for lead in leads)
