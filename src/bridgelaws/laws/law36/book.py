"""Law 36: inadmissible doubles and redoubles."""

from __future__ import annotations

from ...board.table import Incident
from ...book.editions import L1997, L2007, L2017, RENUMBERED, provision, reading, v

NEXT_HAS_CALLED = provision(v(L1997, "35A"), v(L2007, "36A", change=RENUMBERED))
DOUBLE_CANCELLED = provision(v(L1997, "36"), v(L2007, "36B1", change=RENUMBERED))
LEGAL_CALL_INSTEAD = provision(v(L1997, "36"), v(L2007, "36B2", change=RENUMBERED))
MAY_COST_MORE = provision(v(L1997, "36"), v(L2007, "36B3", change=RENUMBERED))
OUT_OF_TURN = provision(v(L1997, "36"), v(L2007, "36B4", change=RENUMBERED))
FOUND_IN_THE_PLAY = provision(v(L2017, "36C"))
SCORED_WITHOUT_IT = reading("R36-1", editions=(L1997, L2007))
REPLACED_IT_HIMSELF = reading("R36-2")


class DoubleUnsettled(Incident):
    """A double or redouble, and whether Law 19 allows it hangs on calls that are not on file."""

    law = "law36"
    topics = ("call",)
    counts_meanwhile = True


class DoubledInadmissibly(Incident):
    """A double or redouble that Law 19 does not allow."""

    law = "law36"
    topics = ("call",)
    counts_meanwhile = True
