"""Law 51: what a hearing does for several laws."""

from __future__ import annotations

from ...board.acts import Act
from ...board.keys import Occasion
from ...board.table import Kind, Table
from ...values.cards import Card, CardSet
from ...values.seats import Seat
from ..common import file
from ..law50 import waiting as waiting50
from ..law59 import queries as query59
from ..legal import legal_plays
from . import words
from .book import DECLARER_DESIGNATES, LeadOptionOfSeveral, SeveralPenaltyCards, SeveralToBePlayed
from .queries import owner_released


def arising(table: Table) -> SeveralPenaltyCards | None:
    """51A: several penalty cards of the hand to play are legal. 51B: partner is to lead while he has several."""
    seat = table.turn if table.penalty_cards else None
    if seat is None:
        return None
    if waiting50.demand_waits(table, seat):
        return _partner_leads(table, seat)
    if len(table.penalty_cards_of(seat, Kind.MAJOR)) < 2 or owner_released(table, seat):
        return None
    cards = playable(table, seat)
    if len(cards) < 2:
        return None
    key = Occasion(SeveralToBePlayed, table.number, seat)
    if table.has_heard(key):
        # What he named can no longer be played, if a demand made since comes before it (50D1).
        named = any(r.authority is DECLARER_DESIGNATES for r in query59.binding(table, seat))
        key = key._replace(about=cards)
        if not named or table.has_heard(key):
            return None
    about = words.TO_PLAY_WITH_SEVERAL(seat)
    return file(table, Act(None, seat, cards[0]), SeveralToBePlayed, about, key=key, cards=cards)


def playable(table: Table, seat: Seat) -> tuple[Card, ...]:
    """The major penalty cards that are, or may be, legal plays now."""
    owned = sum(p.card.mask for p in table.penalty_cards_of(seat, Kind.MAJOR))
    plays = legal_plays(table, seat)
    left = CardSet(owned) & (plays.legal | plays.unsettled)
    return tuple(p.card for p in table.penalty_cards_of(seat, Kind.MAJOR) if p.card in left)


def _partner_leads(table: Table, leader: Seat) -> SeveralPenaltyCards | None:
    owned = table.penalty_cards_of(leader.partner, Kind.MAJOR)
    if len(owned) < 2:
        return None
    about = words.TO_LEAD_BESIDE_PENALTY_CARDS(leader, leader.partner, table.number)
    cards = tuple(p.card for p in owned)
    act, key = Act(None, leader, cards[0]), Occasion(LeadOptionOfSeveral, table.number, leader, cards)
    return file(table, act, LeadOptionOfSeveral, about, offender=leader.partner, key=key, cards=cards)
