"""Law 32: what a hearing does for several laws."""

from __future__ import annotations

from ...board.auction import CallMade
from ...board.called import Awaiting, Bound
from ...board.orders import Expect, Tell
from ...book.editions import Provision
from ...hearing.hearing import Hearing
from ...values.seats import Seat
from ..law26 import procedures as law26
from ..law29 import procedures as law29, words as words29
from ..law29.queries import Turn, turn_of
from ..law31 import words as words31
from . import book


def refused(h: Hearing, withdrawn: CallMade, proper: Seat) -> None:
    """What follows from a double or redouble out of rotation that was cancelled."""
    offender = withdrawn.seat
    if turn_of(offender, proper) is Turn.RIGHT:
        told = words31.REPEAT_IF_HE_PASSES(offender, proper, withdrawn.call)
        h.rule(book.MUST_REPEAT, Tell(told, (offender,)), also=(book.MAY_BE_ACCEPTED,))
        h.silently(Expect(Awaiting(offender, withdrawn.id, 32, book.MUST_REPEAT)))  # what he does he has been told
    elif h.has(book.PARTNER_MAY_CALL):
        law29.free_until_he_calls(h, withdrawn, 32, book.PARTNER_MAY_CALL, book.OFFENDER_MAY_CALL)
    else:
        partner_is_out(h, withdrawn, book.PARTNER_PASSES)


def partner_is_out(h: Hearing, withdrawn: CallMade, authority: Provision) -> None:
    """The partner passes to the end, and if they defend declarer may forbid him a suit."""
    law29.partner_silenced(h, authority, Bound.PASS_REST, also=(book.MAY_BE_ACCEPTED,))
    h.rule(authority, Tell(words29.MAY_CALL_ANYTHING(withdrawn.seat), (withdrawn.seat,)))
    law26.lead_right(h, withdrawn, book.LEAD_RESTRICTION, any_suit=h.reads(book.FORBIDS_ANY_SUIT))
