"""Law 41: the lead that lies face down."""

from __future__ import annotations

from ...board.phases import Phase
from ...board.puts import State
from ...board.table import FaceDown, Kind, Table
from ...values.cards import Card
from ...values.seats import Seat
from ..common import reads
from .book import DEMAND_REACHES_FACE_DOWN_LEAD, OWN_PENALTY_CARD_WAITS


def on_lead(table: Table, seat: Seat) -> bool:
    """Whether the opening lead is this hand's, and none has been faced."""
    return table.phase is Phase.CLARIFICATION and seat is table.turn


def lead_lying(table: Table, seat: Seat) -> FaceDown | None:
    """The card that lies face down before a hand."""
    return next((f for f in table.face_down if f.seat is seat), None) if table.face_down else None


def lead_turned_up(table: Table, seat: Seat) -> Card | None:
    """The card that lay face down before a hand and was then faced as the lead."""
    ended = {p.lives[-1].since: p.said for p in table.puts.loose if p.seat is seat and p.state is State.ENDED}
    faced = ((p.at, p.card) for p in table.puts if p.seat is seat and p.trick is not None)
    return next((card for at, card in faced if at in ended and ended[at] in (None, card)), None)


def lead_face_down(table: Table, seat: Seat) -> FaceDown | None:
    """The card that lies face down as the opening lead, laid by the right hand when it was free to lead it."""
    lying = lead_lying(table, seat)
    if lying is None or not lying.free or not on_lead(table, seat):
        return None
    if table.penalty_cards_of(seat, Kind.MAJOR) and not reads(table, OWN_PENALTY_CARD_WAITS):
        return None
    return lying


def already_led(table: Table, seat: Seat) -> bool:
    """Whether the lead is taken to be made before it is faced, so that declarer can no longer restrict it."""
    return not reads(table, DEMAND_REACHES_FACE_DOWN_LEAD) and lead_face_down(table, seat) is not None
