"""Law 39: call after the final pass."""

from __future__ import annotations

from ...board.table import Incident
from ...book.editions import L1997, L2007, RENUMBERED, provision, reading, v

CALLS_CANCELLED = provision(v(L1997, "39"), v(L2007, "39A", change=RENUMBERED))
NEXT_HAS_CALLED = provision(v(L1997, "35D"), v(L2007, "39B", change=RENUMBERED))
NOTHING_FURTHER = provision(v(L1997, "39A"), v(L2007, "39B", change=RENUMBERED))
DEFENDERS_CALL = provision(v(L1997, "39B"), v(L2007, "39C", change=RENUMBERED))
NOBODY_DEFENDS = reading("R39-1")


class CalledAfterTheEnd(Incident):
    """A call after the auction was over."""

    law = "law39"
    topics = ("call",)
