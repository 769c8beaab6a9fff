"""Law 60: play after an illegal play."""

from __future__ import annotations

from ...board.table import Incident
from ...book.editions import L1997, L2007, L2017, WORDING, provision, reading, v

FORFEITED = provision(v(L1997, "60A1"), v(L2007, "60A1", change=WORDING))
AS_IN_TURN = provision(v(L1997, "60A2"), v(L2007, "60A2", change=WORDING), v(L2017, "60A2", change=WORDING))
EARLIER_OBLIGATION = provision(v(L1997, "60A3"), v(L2007, "60A3", change=WORDING))
BEFORE_REQUIRED_LEAD = provision(v(L1997, "60B"), v(L2007, "60B", change=WORDING))
OFFENDING_SIDE_PLAYS = provision(v(L1997, "60C"), v(L2007, "60C", change=WORDING))
BY_HAND = reading("R60-1")
LEAD_FORGIVEN = reading("R60-3")
EARLY_LEAD = reading("R60-4")


class PlayAfterIllegalPlay(Incident):
    """A card was played after an illegal one, or before the correct hand had led."""

    law = "law60"
    topics = ("turn",)


class BeforeTheRequiredLead(PlayAfterIllegalPlay):
    """A defender played after declarer had been told to lead again and before he had."""

    stays_out = True


class ForgivenLead(PlayAfterIllegalPlay):
    """A defender who led too soon, and was forgiven, has won the trick."""
