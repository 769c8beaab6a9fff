"""The legal calls of a player: what he is bound to, and what the auction allows, in the order of the laws."""

from __future__ import annotations

from ..board.called import Bound, Duty
from ..board.calls import CALLS, Against, Calls
from ..board.parts import Authority
from ..board.table import Table
from ..board.words import (
    AFTER_THE_END,
    AT_ANOTHERS_TURN,
    MAY_NOT_DOUBLE,
    MUST_PASS_ONCE,
    MUST_PASS_TO_THE_END,
    MUST_REPEAT,
)
from ..values.calls import DOUBLE, PASS, REDOUBLE, Bid, Call
from ..values.frozen import NamedTuple
from ..values.seats import Seat
from ..words.message import Message
from .books import book17, book18, book19, book22, book27
from .calling import may_repeat
from .law18 import words as words18
from .law27 import words as words27


def legal_calls(table: Table, seat: Seat) -> Calls:
    """What the law leaves a player to call, with the reasons."""
    laws, against_all = table.edition, _against_all(table, seat)
    if against_all is not None:
        return Calls(seat, dict.fromkeys(CALLS, Against(against_all[0], laws, against_all[1])))
    against: dict[Call, Against] = {}
    demands = _demands(table, seat)
    for call in CALLS:
        found = _against(table, seat, call, demands)
        if found is not None:
            against[call] = Against(found[0], laws, found[1])
        elif call in (DOUBLE, REDOUBLE) and (withdrawn := _insufficient_bid(table, seat)) is not None:
            says = words27.DOUBLE_DEPENDS(seat, withdrawn)
            against[call] = Against(book27.DOUBLE_CANCELLED, laws, says, unsettled=True)
        elif table.auction.unsettled(call) and demands.to_repeat is None:
            against[call] = Against(_allowed_by(call), laws, words18.DEPENDS_ON_THE_LAST_BID(), unsettled=True)
    return Calls(seat, against)


def _allowed_by(call: Call) -> Authority:
    """Which provision says whether a bid, double or redouble is allowed after the last bid."""
    if isinstance(call, Bid):
        return book18.INSUFFICIENT
    return book19.DOUBLE_ALLOWED if call is DOUBLE else book19.REDOUBLE_ALLOWED


def _insufficient_bid(table: Table, seat: Seat) -> Call | None:
    """The insufficient bid in the place of which a player is to call: a double depends on what it says (27B3)."""
    awaited = table.awaited(seat)
    if awaited is None or awaited.authority is not book27.NOT_ACCEPTED:
        return None
    return table.call_made(awaited.call).call


def _against_all(table: Table, seat: Seat) -> tuple[Authority, Message] | None:
    """What speaks against any call of a player."""
    auction = table.auction
    if not table.calling or auction.over:
        return (book22.PASSED_OUT if table.passed_out else book22.CONTRACT), AFTER_THE_END(seat)
    if auction.turn is not seat and auction.turn is not None:
        return book17.ROTATION, AT_ANOTHERS_TURN(seat, auction.turn)
    return None


class _Demands(NamedTuple):
    """What a player is bound to at his turn."""

    to_pass: Duty | None
    to_repeat: Duty | None
    not_to_double: Duty | None


def _demands(table: Table, seat: Seat) -> _Demands:
    repeat = table.bound(seat, Bound.REPEAT)
    if repeat is not None and not may_repeat(table, seat, repeat.call):
        repeat = None
    to_pass = table.must_pass(seat) if repeat is None else None
    return _Demands(to_pass, repeat, table.bound(seat, Bound.NO_DOUBLE))


def _against(table: Table, seat: Seat, call: Call, demands: _Demands) -> tuple[Authority, Message] | None:
    """The first provision that speaks against a call at its player's turn, and what it says."""
    auction, (to_pass, repeat, no_double) = table.auction, demands
    if to_pass is not None and call is not PASS:
        return to_pass.authority, _bound(to_pass)
    why = auction.inadmissible(seat, call)
    if why is not None:
        return _allowed_by(call), why
    if repeat is not None:  # also a bid that is not enough (27A2)
        return None if call == repeat.call else (repeat.authority, _bound(repeat))
    why = auction.insufficient(seat, call)
    if why is not None:
        return book18.INSUFFICIENT, why
    if no_double is not None and call in (DOUBLE, REDOUBLE):
        return no_double.authority, _bound(no_double)
    return None


def _bound(duty: Duty) -> Message:
    match duty.kind:
        case Bound.PASS_ONCE:
            return MUST_PASS_ONCE(duty.seat)
        case Bound.PASS_REST:
            return MUST_PASS_TO_THE_END(duty.seat)
        case Bound.NO_DOUBLE:
            return MAY_NOT_DOUBLE(duty.seat)
        case Bound.REPEAT:
            assert duty.call is not None
            return MUST_REPEAT(duty.seat, duty.call)
