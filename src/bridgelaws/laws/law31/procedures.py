"""Law 31: what a hearing does for several laws."""

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
from . import book, words


def refused(h: Hearing, withdrawn: CallMade, proper: Seat, also: tuple[Provision, ...] = ()) -> None:
    """What follows from a bid out of rotation that was cancelled, or from a pass that is treated like one."""
    offender = withdrawn.seat
    if turn_of(offender, proper) is Turn.RIGHT:
        told = words.REPEAT_IF_HE_PASSES(offender, proper, withdrawn.call)
        h.rule(book.MUST_REPEAT, Tell(told, (offender,)), also=also)
        h.silently(Expect(Awaiting(offender, withdrawn.id, 31, book.MUST_REPEAT)))  # what he does he has been told
    elif h.has(book.PARTNER_MAY_CALL):
        law29.free_until_he_calls(h, withdrawn, 31, book.PARTNER_MAY_CALL, book.OFFENDER_MAY_CALL)
    else:
        law29.partner_silenced(h, book.PARTNER_PASSES, Bound.PASS_REST, also)
        h.rule(book.PARTNER_PASSES, Tell(words29.MAY_CALL_ANYTHING(offender), (offender,)))
        law26.lead_right(h, withdrawn, book.PARTNER_PASSES)
