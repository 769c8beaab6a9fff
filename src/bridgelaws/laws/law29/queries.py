"""Law 29: questions to a table."""

from __future__ import annotations

from enum import Enum

from ...board.auction import CallMade
from ...board.called import Awaiting
from ...board.table import Table
from ...book.questions import Authority
from ...values.calls import PASS, Bid, Call
from ...values.seats import Seat
from ..books import book30, book31, book32
from ..calling import called_since
from ..common import reads


class Turn(Enum):
    """Whose turn it was when a player called out of rotation."""

    RIGHT = "his right-hand opponent's"
    PARTNER = "his partner's"
    LEFT = "his left-hand opponent's"


def turn_of(offender: Seat, proper: Seat) -> Turn:
    """Whose turn it was, as the offender sees it."""
    return Turn.RIGHT if proper is offender.rho else Turn.PARTNER if proper is offender.partner else Turn.LEFT


def called_over(table: Table, irregular: CallMade, seat: Seat) -> CallMade | None:
    """The first call of a player since a call that is not disposed of, if that waits for it."""
    later = [made for made in table.auction.pending if made.id > irregular.id and made.seat is seat]
    return later[0] if later else None


def has_gone_on(table: Table, irregular: CallMade, proper: Seat) -> bool:
    """Whether the auction has gone round as if a call at the turn of its player's partner had not been made.

    That partner has called, then the opponent on his left, then the offender again: what comes is over that.
    """
    offender = irregular.seat
    later = [made.seat for made in table.auction.pending if made.id > irregular.id]
    return proper is offender.partner and later[:3] == [proper, proper.lho, offender]


def change_of_call(table: Table, call: Call) -> Authority | None:
    """Why a call at the turn of the left-hand opponent, by one who has called already, is a change of call (25)."""
    if call is PASS:
        return book30.CHANGE_OF_CALL
    if isinstance(call, Bid):
        return book31.CHANGE_OF_CALL
    if book32.CHANGE_OF_CALL.in_force(table.edition):
        return book32.CHANGE_OF_CALL
    return book32.ALSO_A_CHANGE if reads(table, book32.ALSO_A_CHANGE) else None


def called_at_his_turn(table: Table, by: tuple[Authority, ...]) -> tuple[Awaiting, CallMade] | None:
    """What a law waits for, `by` these, and the call that its player has made since, if nothing before it is open."""
    for awaited in table.awaiting:
        made = called_since(table, awaited)
        if awaited.authority in by and made is not None and not _still_open(table, made):
            return awaited, made
    return None


def _still_open(table: Table, made: CallMade) -> bool:
    """Whether something before a call is not disposed of, or what its player has put in its place."""
    return any(other.seat is made.seat or other.at < made.at for other in table.auction.pending)
