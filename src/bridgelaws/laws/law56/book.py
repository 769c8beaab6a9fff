"""Law 56: defender's lead out of turn."""

from __future__ import annotations

from ...board.incidents import LeadOutOfTurn
from ...book.editions import L1997, L2007, L2017, WORDING, provision, reading, v
from ...book.questions import Choice, Elect
from ...values.arguments import CARD, CHOOSER, OFFENDER, OTHER, PARTNER
from ..law53 import book as book53

LEAD_OUT_OF_TURN = provision(
    v(L1997, "56", points_to_54d=False),
    v(L2007, "56", change=WORDING, points_to_54d=True),
    v(L2017, "56", change=WORDING, points_to_54d=False),
)
EVERY_LEAD = reading("R56-1", editions=(L2007,))
NEXT_HAND_ONLY = reading("R56-2")
OPTION = Choice(
    "lead_out_of_turn",
    Elect("accept", book53.ACCEPTED_BY_STATEMENT, aloud=True),
    Elect("accept other", book53.ACCEPTED_BY_STATEMENT, aloud=True),
    Elect("refuse", LEAD_OUT_OF_TURN, aloud=True),
    args=(CHOOSER, OFFENDER, CARD, OTHER, PARTNER),
)


class DefendersLeadOutOfTurn(LeadOutOfTurn):
    """A defender led when it was not his turn."""

    law = "law56"
    topics = ("turn",)
