"""Law 37: call by a player who must pass."""

from __future__ import annotations

from ...board.table import Incident
from ...book.editions import L1997, L2007, RENUMBERED, WORDING, provision, reading, v

NEXT_HAS_CALLED = provision(v(L1997, "35B"), v(L2007, "37A", change=WORDING))
CALL_CANCELLED = provision(v(L1997, "37"), v(L2007, "37B1", change=RENUMBERED))
PASS_INSTEAD = provision(v(L1997, "37"), v(L2007, "37B2", change=RENUMBERED))
SPENT_BY_THE_CALL = reading("R37-1")
OUT_OF_TURN_TOO = reading("R37-2")
UNAUTHORIZED_THOUGH_IT_STANDS = reading("R37-3")


class CalledThoughBarred(Incident):
    """A bid, double or redouble by a player who had to pass."""

    law = "law37"
    topics = ("call",)
    counts_meanwhile = True
