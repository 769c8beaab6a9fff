"""Law 33: simultaneous calls."""

from __future__ import annotations

from ...board.table import Incident
from ...book.editions import L1997, provision, reading, v

SUBSEQUENT = provision(v(L1997, "33"))
NEARER_FIRST = reading("R33-1")


class CalledTogether(Incident):
    """Two players called at the same moment."""

    law = "law33"
    topics = ("call",)
    counts_meanwhile = True
