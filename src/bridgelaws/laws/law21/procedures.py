"""Law 21: what a hearing does for several laws about a side that was misinformed."""

from __future__ import annotations

from ...board.orders import Refer
from ...hearing.hearing import Hearing
from ...values.seats import Seat
from ..books import book17, book40, book75
from ..law25.queries import by_a_lead_out_of_turn, period_over
from ..law75 import procedures as law75
from . import book, words


def too_late(h: Hearing, caller: Seat) -> None:
    """An explanation was wrong, which comes out when no call can be changed any more."""
    law75.words_unauthorized(h, caller)
    law75.misinformed(h, "explanation", caller)
    where_it_is_too_late(h)


def where_it_is_too_late(h: Hearing) -> None:
    """21B3: for the calls that could not be changed the Director looks at the end whether he has to adjust."""
    strength, side = h.term(book.TOO_LATE_TO_CHANGE, "adjustment"), h.offender.side
    why = words.IF_GAINED(side) if strength == "must" else words.IF_DAMAGED(side.other)
    if period_over(h.table) and by_a_lead_out_of_turn(h.table):
        h.reads(book17.ANY_FACED_LEAD)
    also = (book40.NOT_DISCLOSED, book40.WHAT_WAS_LEFT_OUT, book75.COMPARED_WITH_THE_RIGHT_ONE)
    h.rule(book.TOO_LATE_TO_CHANGE, Refer(strength, why, findings=("damage", "causal_link")), also=also)
