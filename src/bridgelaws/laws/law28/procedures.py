"""Law 28: what a hearing does for several laws."""

from __future__ import annotations

from ...board.auction import CallMade
from ...board.orders import CancelCall
from ...hearing.hearing import Hearing
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
