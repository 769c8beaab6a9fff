"""Law 60: questions to a table."""

from __future__ import annotations

from ...board.orders import MakeMajor, MakePenaltyCard, Order
from ...board.table import Incident, Kind, Table
from ...values.cards import Card
from ...values.seats import Seat, Side
from ..books import book61
from ..law61 import queries as query61


def open_then(table: Table, incident: Incident) -> list[tuple[Side, int, int]]:
    """What was irregular when an act was done and had not been ruled on: the side, the trick, the place in the log.

    A card that did not follow suit is that once it has been found to be a revoke, be it after the act; while nobody has
    spoken of it, no ruling rests on what a hand held.
    """
    before, found = incident.before, [revoke for revoke in table.revokes if revoke.found]
    files = [i for i in before.docket if not isinstance(i, book61.FailureToFollowSuit)]
    then = [r for r in before.revokes if not r.found and any(r.same(revoke) for revoke in found)]
    revokes = [(r.seat.side, r.trick, query61.put_down(before, r.card)) for r in then]
    return [(i.offender.side, i.trick, i.at) for i in files] + revokes


def major(table: Table, seat: Seat, card: Card) -> Order:
    """A card becomes a major penalty card, or a minor one that it was turns major."""
    known = table.penalty_card(seat, card) is not None
    return MakeMajor(seat, card) if known else MakePenaltyCard(seat, card, Kind.MAJOR)
