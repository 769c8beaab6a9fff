"""Law 50: a leader who must wait until declarer has chosen."""

from __future__ import annotations

from ...board.keys import Occasion
from ...board.records import Settled
from ...board.table import Kind, Table
from ...values.seats import Seat
from ..common import reads
from ..law41 import face_down as face_down41
from .book import OPTION, OPTIONS_RETURN, OPTIONS_RETURN_IN_1997


def options_chosen(table: Table, number: int, leader: Seat) -> tuple[object, ...]:
    """What declarer chose for a lead, more than once if another penalty card came up before it."""
    return tuple(
        given.value
        for (on, asked), given in table.answers.items()
        if isinstance(on, Occasion) and (on.trick, on.seat) == (number, leader) and asked == f"{OPTION.id}:{number}"
    )


def _not_yet_chosen(table: Table, leader: Seat) -> bool:
    """Whether the partner has a major penalty card about which declarer has not chosen for this lead."""
    owned = table.penalty_cards_of(leader.partner, Kind.MAJOR)
    if not owned:
        return False
    put = [e.card for e in table.on_record(Settled.LEAD_OPTION, trick=table.number) if e.seat is leader]
    return bool([p for p in owned if p.card not in put])


def demand_waits(table: Table, seat: Seat) -> bool:
    """Whether a defender may not lead until declarer has chosen."""
    if not table.penalty_cards:
        return False
    return (
        table.turn is seat
        and table.trick.empty
        and table.is_defender(seat)
        and table.hand(seat).count > 1  # with his last card there is nothing to choose
        and _not_yet_chosen(table, seat)
        and not _left_for_good(table, seat)
        and not face_down41.already_led(table, seat)
    )


def _left_for_good(table: Table, leader: Seat) -> bool:
    """Whether declarer chose neither earlier in this spell on lead, where that is held to be his last word."""
    if OPTIONS_RETURN.in_force(table.edition) or reads(table, OPTIONS_RETURN_IN_1997):
        return False
    number = table.number - 1
    for trick in reversed(table.tricks):
        if trick.leader is not leader:
            return False
        if "leave" in options_chosen(table, number, leader):
            return True
        number -= 1
    return False
