"""Law 38: bid of more than seven."""

from __future__ import annotations

from ...board.table import Incident
from ...book.editions import L1997, L2007, RENUMBERED, SUBSTANCE, WORDING, provision, reading, repealed, v

NEVER_PLAYED = provision(v(L1997, "38"), v(L2007, "38A", change=WORDING))
BID_CANCELLED = provision(v(L1997, "38"), v(L2007, "38B", change=WORDING))
OFFENDERS_PASS = provision(
    v(L1997, "38", even_if_next_has_called=False), v(L2007, "38C", change=SUBSTANCE, even_if_next_has_called=True)
)
MAY_COST_MORE = provision(v(L1997, "38"), v(L2007, "38D", change=RENUMBERED))
NEXT_HAS_CALLED = provision(v(L1997, "35C"), repealed(L2007))
LAST_LEGAL_BID = reading("R38-1")
PASSES_AT_HIS_TURN = reading("R38-2")


class BidTooMuch(Incident):
    """A bid of more than seven."""

    law = "law38"
    topics = ("call",)
    counts_meanwhile = True
