"""Law 50: questions to a table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...board.plays import Narrowing, judge
from ...board.table import Kind, Table
from ...hearing.names import Later
from ...values.cards import CardSet, Suit
from ...values.seats import Seat
from ..books import book62
from ..law41 import face_down as face_down41, queries as query41
from ..law44 import queries as query44
from ..law51 import queries as query51
from ..law59 import queries as query59
from ..law62 import queries as query62
from .book import LEADER_MUST_WAIT, MINOR_BARS_SMALL_CARDS, MUST_BE_PLAYED, OTHER_DUTIES_COME_FIRST
from .waiting import demand_waits


def narrow(table: Table, seat: Seat) -> tuple[Narrowing, ...]:
    """A major penalty card at the first legal chance; no other small card of a minor one's suit."""
    if table.penalty_cards and demand_waits(table, seat):
        text = "must not lead before declarer has chosen"
        return (Narrowing(2, LEADER_MUST_WAIT, text, lambda mask: mask), *_own_cards(table, seat))
    return _own_cards(table, seat)


def _own_cards(table: Table, seat: Seat) -> tuple[Narrowing, ...]:
    taken_back = query62.changed_freely(table, seat)
    owned = tuple(p for p in table.penalty_cards_of(seat) if p.card is not taken_back)
    if taken_back is not None and not owned:
        text = f"{taken_back}, which was taken back, need not be played to this trick"
        return (Narrowing(3, book62.OFFENDER_CHANGES_AFTER, text, lambda mask: mask),)
    if not owned or query51.owner_released(table, seat):
        return ()
    majors = sum(p.card.mask for p in owned if p.kind is Kind.MAJOR)
    if majors and not _allowed(table, seat, majors):
        names = " ".join(str(p.card) for p in owned if p.kind is Kind.MAJOR)
        text = f"{names} cannot legally be played now and must wait"
        return (Narrowing(3, OTHER_DUTIES_COME_FIRST, text, lambda mask: mask),)
    if majors:
        names = " or ".join(str(p.card) for p in owned if p.kind is Kind.MAJOR)
        return (Narrowing(3, MUST_BE_PLAYED, f"must play {names} if it is legal", _only(majors)),)
    card = owned[0].card
    barred = card.suit.mask & ~card.mask & _SMALL
    text = f"{card} before any other small {card.suit.singular}"
    return (Narrowing(4, MINOR_BARS_SMALL_CARDS, text, lambda mask: mask & ~barred if mask & card.mask else mask),)


def _allowed(table: Table, seat: Seat, among: int) -> int:
    """Those of some cards that may be left by what comes first: following suit, restrictions, a lead face down."""
    demands = (*query44.narrow(table, seat), *query59.narrow(table, seat), *query41.narrow(table, seat))
    if not table.hand(seat).known:
        return sum(c.mask for c in CardSet(among) if judge(table, seat, c.mask, demands).legal is not False)
    mask = table.hand(seat).cards.mask
    for narrowing in demands:
        mask = narrowing.keep(mask) or mask
    return mask & among


_SMALL = sum(0xFF << 13 * suit for suit in Suit)


def _only(majors: int) -> Callable[[int], int]:
    """Majors if any is among the cards; a major that is not legal now binds no one (50D1(b))."""
    return lambda mask: mask & majors or mask


def leave_words(table: Table, leader: Seat) -> dict[str, Any]:
    """What it means to choose neither: he is free only if nothing else binds him."""
    return {name: Later(_left, table, leader, free, bound) for name, free, bound in _LEAVE}


def _left(table: Table, leader: Seat, free: str, bound: str) -> str:
    left = left_to_lead(table, leader)
    return free if left == _FREE else bound.format(left)


_LEAVE = (
    ("left", "any lead", "he {}"),
    ("leave", "leave him free", "demand nothing, so that he {}"),
    ("released", "left the lead free", "demanded nothing"),
)
_FREE = "may lead any card"


def left_to_lead(table: Table, leader: Seat) -> str:
    """What a leader may do whom declarer's option does not bind: what bound him before still does."""
    if face_down41.lead_face_down(table, leader) is not None:
        return "turns up the card that lies face down"
    own = CardSet(_allowed(table, leader, sum(p.card.mask for p in table.penalty_cards_of(leader, Kind.MAJOR))))
    if own:
        return "must lead " + " or ".join(str(card) for card in own)
    return _FREE + (" that his restriction leaves him" if query59.binding(table, leader) else "")
