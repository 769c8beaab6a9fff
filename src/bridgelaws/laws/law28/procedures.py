"""Law 28: what a hearing does for several laws."""

from __future__ import annotations

from ...board.acts import Act
from ...board.auction import CallMade
from ...board.events import Made
from ...board.orders import CallStands, CancelCall, Forget, PutCall
from ...hearing.hearing import Hearing
from ...values.calls import Call
from ...values.seats import Seat
from ..law16 import procedures as law16
from ..law26 import procedures as law26
from . import book


def correct_player_has_called(h: Hearing, irregular: CallMade) -> None:
    """28B: the player whose turn it was has called before any ruling; the call out of rotation counts for nothing."""
    h.rule(book.CORRECT_PLAYER_CALLS, CancelCall.of(irregular))
    law16.call_withdrawn(h, irregular)
    if h.term(book.CORRECT_PLAYER_CALLS, "excludes_lead_restriction"):
        return
    if h.reads(book.NO_LEAD_RESTRICTION):
        h.rule(book.CORRECT_PLAYER_CALLS)
    else:
        law26.lead_right(h, irregular, book.CORRECT_PLAYER_CALLS)


def still_protected(h: Hearing, irregular: CallMade) -> None:
    """28B by the other view: a player who was passed over may call although an opponent's call has been accepted."""
    calls = (irregular, *[made for made in h.table.auction.after(irregular.id) if made.id != h.call.id])
    h.rule(book.CORRECT_PLAYER_CALLS, *[CancelCall.of(made, irregular.seat.side) for made in calls])
    h.rule(book.CORRECT_PLAYER_CALLS, CallStands.of(h.call))
    for made in calls:
        law16.call_withdrawn(h, made, irregular.seat.side)


def repeated_for_him(h: Hearing, seat: Seat, call: Call) -> None:
    """28A by the other view: a call that had to be repeated is taken as made, and the next was in rotation."""
    made = h.call
    h.silently(Forget(made.id))
    h.rule(book.RHO_MUST_PASS, PutCall(seat, call))
    h.then(Act(Made(made.seat, made.call), made.seat))
