"""Law 17: the auction period."""

from __future__ import annotations

from ...board.table import Incident
from ...book.editions import L1997, L2007, L2017, RENUMBERED, SUBSTANCE, provision, v

PERIOD_BEGINS = provision(v(L1997, "17A"), v(L2007, "17A", change=SUBSTANCE), encoded=False)
DEALER_CALLS_FIRST = provision(v(L1997, "17B"))
ROTATION = provision(v(L1997, "17C"))
PERIOD_ENDS_WITH_LEAD = provision(
    v(L1997, "17E"), v(L2007, "22B1", change=SUBSTANCE), v(L2017, "17D1", change=RENUMBERED)
)
PERIOD_ENDS_PASSED_OUT = provision(
    v(L1997, "17E", hands_back=False),
    v(L2007, "22B2", change=SUBSTANCE, hands_back=True),
    v(L2017, "17D2", change=RENUMBERED, hands_back=True),
)


class CalledMeanwhile(Incident):
    """A call was made over an irregular one by a player who cannot dispose of that; it is judged when that is done."""

    law = "law17"
    topics = ("call",)
