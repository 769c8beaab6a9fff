"""Law 26: what a hearing does for several laws."""

from __future__ import annotations

from ...board.auction import CallMade
from ...board.orders import GiveLeadRight
from ...board.table import Authority
from ...hearing.hearing import Hearing
from . import book


def lead_right(h: Hearing, call: CallMade, by: Authority, *, compared: bool = False, any_suit: bool = False) -> None:
    """A call has fallen, and if its maker comes to defend his partner's first lead may be restricted.

    Which suits declarer may name is worked out when the partner is to lead: by then all legal calls are known. The law
    by which the call fell says whether it has been `compared` already with what replaced it, and found not to be
    comparable; and whether declarer may forbid `any_suit`, whatever the call showed (32, before 2017).
    """
    h.rule(by, GiveLeadRight(call.seat, call.id, compared, any_suit), also=(book.CALL_WITHDRAWN,))
