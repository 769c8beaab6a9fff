"""Law 50: questions to a table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...board import reasons
from ...board.plays import Narrowing, judge
from ...board.table import Kind, Table
from ...values.cards import Card, CardSet, Suit
from ...values.seats import Seat
from ...words.message import Message
from ..books import book62
from ..law41 import face_down as face_down41, queries as query41
from ..law44 import queries as query44
from ..law51 import queries as query51
from ..law59 import queries as query59
from ..law62 import queries as query62
from . import words
from .book import LEADER_MUST_WAIT, MINOR_BARS_SMALL_CARDS, MUST_BE_PLAYED, OTHER_DUTIES_COME_FIRST
from .waiting import demand_waits


def narrow(table: Table, seat: Seat) -> tuple[Narrowing, ...]:
    """A major penalty card at the first legal chance; no other small card of a minor one's suit."""
    if table.penalty_cards and demand_waits(table, seat):
        said = reasons.MUST_NOT_LEAD_YET(seat, table.number)
        return (Narrowing(2, LEADER_MUST_WAIT, said, lambda mask: mask), *_own_cards(table, seat))
    return _own_cards(table, seat)


def _own_cards(table: Table, seat: Seat) -> tuple[Narrowing, ...]:
    taken_back = query62.changed_freely(table, seat)
    owned = tuple(p for p in table.penalty_cards_of(seat) if p.card is not taken_back)
    if taken_back is not None and not owned:
        said = reasons.NEED_NOT_BE_PLAYED(seat, taken_back)
        return (Narrowing(3, book62.OFFENDER_CHANGES_AFTER, said, lambda mask: mask, about=(taken_back,)),)
    if not owned or query51.owner_released(table, seat):
        return ()
    cards = tuple([p.card for p in owned if p.kind is Kind.MAJOR])
    majors = sum(card.mask for card in cards)
    if majors and not _allowed(table, seat, majors):
        said = reasons.MUST_WAIT(seat, cards)
        return (Narrowing(3, OTHER_DUTIES_COME_FIRST, said, lambda mask: mask, about=cards),)
    if majors:
        said = reasons.MUST_PLAY(seat, cards)
        return (Narrowing(3, MUST_BE_PLAYED, said, _only(majors), about=cards, owed=True),)
    return (_before_other_small(seat, owned[0].card),)


def _before_other_small(seat: Seat, minor: Card) -> Narrowing:
    barred = minor.suit.mask & ~minor.mask & _SMALL
    said = reasons.BEFORE_OTHER_SMALL(seat, minor, minor.suit)
    return Narrowing(
        4, MINOR_BARS_SMALL_CARDS, said, lambda mask: mask & ~barred if mask & minor.mask else mask, about=(minor,)
    )


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
    """To which trick he leads, and what it means to choose neither: he is free only if nothing else binds him."""
    trick, left = table.number, _bound_to_lead(table, leader)
    if left is None:
        return {
            "trick": trick,
            "left": words.ANY_LEAD(trick),
            "leave": words.YOU_MAY_LEAVE_HIM_FREE(leader, trick),
            "released": words.LEFT_THE_LEAD_FREE(table.declarer, trick),
        }
    return {
        "trick": trick,
        "left": words.HE_IS_LEFT(left),
        "leave": words.YOU_MAY_DEMAND_NOTHING(left),
        "released": words.DEMANDED_NOTHING(table.declarer),
    }


def left_to_lead(table: Table, leader: Seat) -> Message:
    """What a leader may do whom declarer's option does not bind: what bound him before still does."""
    return _bound_to_lead(table, leader) or words.MAY_LEAD_ANY(leader, table.number)


def _bound_to_lead(table: Table, leader: Seat) -> Message | None:
    if face_down41.lead_face_down(table, leader) is not None:
        return words.TURNS_UP(leader)
    majors = sum([p.card.mask for p in table.penalty_cards_of(leader, Kind.MAJOR)])
    own = CardSet(_allowed(table, leader, majors) if majors else 0)
    if own:
        return words.MUST_LEAD(leader, tuple(own), table.number)
    return words.MAY_LEAD_ANY_LEFT(leader, table.number) if query59.binding(table, leader) else None
