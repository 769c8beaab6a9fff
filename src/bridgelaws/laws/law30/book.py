"""Law 30: pass out of rotation."""

from __future__ import annotations

from ...board.table import Incident
from ...book.editions import L1997, L2007, L2017, RENUMBERED, SUBSTANCE, WORDING, provision, reading, repealed, v
from ...book.questions import Finding
from ...values.arguments import OFFENDER, PARTNER
from ..law29 import book as book29
from ..law31 import book as book31

BEFORE_ANY_BID = provision(v(L1997, "30A"), v(L2007, "30A", change=WORDING), repealed(L2017))
AT_RHOS_TURN = provision(v(L1997, "30B1"), v(L2007, "30B1", change=WORDING), v(L2017, "30A", change=SUBSTANCE))
OFFENDER_PASSES = provision(v(L1997, "30B2(a)"), v(L2007, "30B2(a)", change=WORDING), repealed(L2017))
PARTNER_MAY_NOT_DOUBLE = provision(v(L1997, "30B2(b)"), repealed(L2017))
PARTNER_MAY_CALL = provision(v(L2017, "30B1(a)"))
OFFENDER_MAY_CALL = provision(v(L2017, "30B1(b)"))
COMPARABLE = provision(v(L2017, "30B1(b)(i)"))
NOT_COMPARABLE = provision(v(L2017, "30B1(b)(ii)"))
CHANGE_OF_CALL = provision(v(L1997, "30B3"), v(L2017, "30B2", change=RENUMBERED))
ARTIFICIAL_PASS = provision(v(L1997, "30C", partners_call=False), v(L2007, "30C", change=SUBSTANCE, partners_call=True))
FORCED_PASS_COSTS_NO_LEAD = reading("R30-1")
DOUBLE_CANCELLED = reading("R30-2", editions=(L1997, L2007))
ANY_BID = Finding("any_bid_made", BEFORE_ANY_BID, by_the_act=True)
ARTIFICIAL = Finding(
    "artificial_pass",
    ARTIFICIAL_PASS,
    book31.PARTNERS_CONVENTION,
    args=(OFFENDER, PARTNER),
    options=("natural", "artificial", "partners"),
    by_the_act=True,
)


class AfterAPass(book29.CalledInItsStead):
    """A player whose pass out of rotation was cancelled has called at his turn."""

    law = "law30"


class DoubledAllTheSame(Incident):
    """A player doubled or redoubled at the turn at which his partner had passed, and might not."""

    law = "law30"
    topics = ("call",)
