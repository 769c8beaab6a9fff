"""Law 18: bids."""

from __future__ import annotations

from ...board.table import Incident
from ...book.editions import L1997, L2007, WORDING, provision, v
from ...book.questions import Finding
from ...values.arguments import CALL, OFFENDER

FORM = provision(v(L1997, "18A"), encoded=False)
SUPERSEDES = provision(v(L1997, "18B"), encoded=False)
SUFFICIENT = provision(v(L1997, "18C"), encoded=False)
INSUFFICIENT = provision(v(L1997, "18D"))
RANK = provision(v(L1997, "18E"), encoded=False)
OTHER_METHODS = provision(v(L1997, "18F"), v(L2007, "18F", change=WORDING))
CALL_MADE = Finding("call_made", OTHER_METHODS, args=(OFFENDER, CALL), classifies=True)

LAST_BID = Finding("last_bid", INSUFFICIENT, args=(OFFENDER, CALL), kind="option", classifies=True)


class BidUnsettled(Incident):
    """A bid, and whether it is enough hangs on the last bid, which is not on file."""

    law = "law18"
    topics = ("call",)
    counts_meanwhile = True


class CallBegun(Incident):
    """A player began a call, and it is in question whether he made it."""

    law = "law18"
    topics = ("call",)
