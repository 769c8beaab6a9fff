"""Law 17: the auction period."""

from __future__ import annotations

from ...board.table import Incident
from ...book.editions import L1997, L2007, L2017, RENUMBERED, SUBSTANCE, provision, reading, v

PERIOD_BEGINS = provision(v(L1997, "17A"), v(L2007, "17A", change=SUBSTANCE), encoded=False)
DEALER_CALLS_FIRST = provision(v(L1997, "17B"))
ROTATION = provision(v(L1997, "17C"))
PERIOD_ENDS_WITH_LEAD = provision(
    v(L1997, "17E", out_of_turn_too=False),
    v(L2007, "22B1", change=SUBSTANCE, out_of_turn_too=True),
    v(L2017, "17D1", change=RENUMBERED, out_of_turn_too=True),
)
PERIOD_ENDS_PASSED_OUT = provision(
    v(L1997, "17E", hands_back=False),
    v(L2007, "22B2", change=SUBSTANCE, hands_back=True),
    v(L2017, "17D2", change=RENUMBERED, hands_back=True),
)
ANY_FACED_LEAD = reading("R17-1", editions=(L1997,))


class CalledMeanwhile(Incident):
    """A call was made over an irregular one by a player who cannot dispose of that; it is judged when that is done."""

    law = "law17"
    topics = ("call",)
