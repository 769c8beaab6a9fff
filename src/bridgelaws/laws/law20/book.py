"""Law 20: review and explanation of calls."""

from __future__ import annotations

from ...board.table import Incident
from ...book.editions import L1997, L2007, L2017, RENUMBERED, SUBSTANCE, WORDING, provision, v

CALL_NOT_HEARD = provision(v(L1997, "20A"), encoded=False)
REVIEW_DURING_THE_AUCTION = provision(v(L1997, "20B"), v(L2007, "20B", change=WORDING), encoded=False)
WHOSE_LEAD_IT_IS = provision(v(L1997, "20C1"), encoded=False)
REVIEW_AFTER_THE_FINAL_PASS = provision(v(L1997, "20C2"), v(L2007, "20C2", change=WORDING), encoded=False)
WHO_REVIEWS = provision(v(L1997, "20D"), encoded=False)
REVIEW_PUT_RIGHT = provision(v(L1997, "20E"), v(L2007, "20E", change=WORDING), encoded=False)
PARTNER_EXPLAINS = provision(v(L1997, "20F1", strictly=False), v(L2007, "20F1", change=SUBSTANCE, strictly=True))
EXPLAINED_IN_THE_PLAY = provision(v(L1997, "20F2"), v(L2007, "20F2", change=WORDING), encoded=False)
ONE_CALL_ASKED_ABOUT = provision(v(L2007, "20F3"), encoded=False)
OWN_MISTAKE = provision(
    v(L1997, "75D1", at_once=True),
    v(L2007, "20F4", change=RENUMBERED, at_once=True),
    v(L2017, "20F4", change=SUBSTANCE, at_once=False),
)
SILENT_IN_THE_AUCTION = provision(v(L1997, "75D2"), v(L2007, "20F5(a)", change=SUBSTANCE))
TELLS_WHEN_HE_MAY = provision(v(L1997, "75D2"), v(L2007, "20F5(b)", change=WORDING))
ACTION_BASED_ON_IT = provision(v(L2007, "20F6"))
NOT_FOR_PARTNER = provision(v(L2007, "20G1"), v(L2017, "20G1", change=WORDING), encoded=False)
NOT_FOR_A_WRONG_ANSWER = provision(v(L2017, "20G2"), encoded=False)
OWN_NOTES = provision(v(L2007, "20G2"), v(L2017, "20G3", change=RENUMBERED), encoded=False)


class Explanation(Incident):
    """An explanation given by the wrong player."""

    law = "law20"
    topics = ("explanation",)


class ExplainedHisOwnCall(Explanation):
    """A player explained his own call."""
