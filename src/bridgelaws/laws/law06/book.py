"""Law 6: the shuffle and the deal."""

from __future__ import annotations

from ...board.table import Incident
from ...book.editions import L1997, L2007, SUBSTANCE, WORDING, provision, v
from ...book.questions import Finding

NEW_DEAL = provision(v(L1997, "6D1", both_sides=True), v(L2007, "6D1", change=SUBSTANCE, both_sides=False))
NO_RESULT_STANDS = provision(v(L1997, "6D2"), v(L2007, "6D2", change=WORDING))
NEW_DEAL_BY_ORDER = provision(v(L1997, "6D3"), encoded=False)
BEGUN = Finding("auction_begun", NEW_DEAL)
BEGUN_FOR_BOTH = Finding("auction_begun_for_both_sides", NEW_DEAL)


class DealtIrregularly(Incident):
    """The cards had not been shuffled and dealt as they should be."""

    law = "law06"
    topics = ("number of cards",)
