"""Law 41: what a hearing does for several laws."""

from __future__ import annotations

from ...board import physics
from ...board.orders import TakeBackFaceDown, Tell
from ...board.puts import State
from ...board.records import Settled
from ...board.table import FaceDown, Restriction, Table
from ...book.editions import Reading
from ...hearing.hearing import Hearing
from ...values.cards import Card, Suit
from ...values.seats import Seat
from .. import legal
from ..books import book50
from ..law50 import waiting as waiting50
from ..law59 import queries as query59
from . import words
from .book import DEMAND_REACHES_FACE_DOWN_LEAD, FACE_DOWN_LEAD, OBEYS, OWN_PENALTY_CARD_WAITS, FaceDownLead
from .face_down import lead_face_down, lead_lying, on_lead


def laid(table: Table, seat: Seat) -> Table:
    """The table once it is settled whether a hand was free to lead the card that it has just laid face down."""
    lying = lead_lying(table, seat)
    if lying is None or lying.free is not None:
        return table  # what he laid down first remains his lead
    free = on_lead(table, seat) and _free_to_lead(table, seat, lying.card)
    fault = None if free else seat.side
    return physics.live(table, table.puts.face_down(seat), State.FACE_DOWN, FACE_DOWN_LEAD, fault)


def _free_to_lead(table: Table, seat: Seat, card: Card | None) -> bool:
    """Whether nothing bound the hand to another card; a card that no one knows is free if nothing bound it at all."""
    if waiting50.demand_waits(table, seat):
        return False
    if card is None:
        return not table.penalty_cards_of(seat) and not query59.binding(table, seat)
    return not legal.excluded(table, seat, card)


def remains(h: Hearing, leader: Seat, why: Reading | None = None) -> None:
    """Say once in a ruling that a lead that lies face down is still the lead."""
    if lead_face_down(h.table, leader) is None:
        return
    said = h.table.on_record(Settled.FACE_DOWN_LEAD_REMAINS, key=h.incident.key)
    if not any(entry.seat is leader for entry in said):
        if why is not None:
            h.reads(why)
        h.rule(FACE_DOWN_LEAD, Tell(words.REMAINS_THE_LEAD(leader)))
        h.record(Settled.FACE_DOWN_LEAD_REMAINS, leader)


def penalty_card_waits(h: Hearing, leader: Seat) -> None:
    """A card that the leader has shown does not displace his lead; what declarer may still choose does, perhaps."""
    if not waiting50.demand_waits(h.table, leader):
        remains(h, leader, OWN_PENALTY_CARD_WAITS)


def under_demand(h: Hearing, demand: Restriction) -> None:
    """Declarer has restricted the lead while a card lies face down: it goes back if it breaks the demand.

    So does one that was laid when its hand was not free to lead.
    """
    leader = demand.seat
    lying = lead_lying(h.table, leader)
    if lying is None or not on_lead(h.table, leader):
        return
    if lead_face_down(h.table, leader) is None:
        h.rule(FACE_DOWN_LEAD, TakeBackFaceDown(leader))
        close_files_on_it(h, leader)
    elif _obeys(h, demand, lying) or not _can_obey(h, demand):
        remains(h, leader, DEMAND_REACHES_FACE_DOWN_LEAD)
    else:
        h.reads(DEMAND_REACHES_FACE_DOWN_LEAD)
        h.rule(FACE_DOWN_LEAD, TakeBackFaceDown(leader))


def close_files_on_it(h: Hearing, leader: Seat) -> None:
    """That it was laid too soon or taken up matters no more; a card faced beside it does."""
    for incident in h.table.docket:
        if isinstance(incident, FaceDownLead) and incident.offender is leader and incident.act.play is None:
            h.close(incident)


def _obeys(h: Hearing, demand: Restriction, lying: FaceDown) -> bool:
    if lying.card is None:
        return bool(h.found(OBEYS, leader=demand.seat, demand=demand.message))
    return bool(demand.mask & lying.card.mask)


def _can_obey(h: Hearing, demand: Restriction) -> bool:
    """Whether the leader has a card by which to obey: from the cards on file, or from the Director."""
    suits = (suit for suit in Suit if demand.mask & suit.mask)
    return any(h.holds(demand.seat, suit, book50.LEADER_UNABLE) for suit in suits)
