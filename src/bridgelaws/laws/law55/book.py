"""Law 55: declarer's lead out of turn."""

from __future__ import annotations

from ...board.incidents import LeadOutOfTurn
from ...book.editions import L1997, L2007, L2017, SUBSTANCE, WORDING, provision, reading, v
from ...book.questions import Choice, Elect, Finding
from ...values.arguments import CARD, CHOOSER, FIRST, OFFENDER, SECOND
from ..law53 import book as book53

EITHER_DEFENDER = provision(v(L1997, "55A"))
DEFENDERS_DIFFER = provision(v(L2007, "55A"), v(L2017, "55A", change=WORDING))
RESTORES = provision(v(L1997, "55B1"), v(L2007, "55B1", change=WORDING), v(L2017, "55B1", change=WORDING))
CORRECT_HAND = provision(v(L1997, "55B2"), v(L2017, "55B2", change=WORDING))
DECLARER_LEARNS = provision(v(L1997, "55C", remedy="may adjust"), v(L2017, "55C", change=SUBSTANCE, remedy="law 16"))
FIRST_STATEMENT_PREVAILS = reading("R55-1", editions=(L1997,))
DEMAND_STANDS = reading("R55-2", editions=(L2007, L2017))
OPTION = Choice(
    "declarers_lead_out_of_turn",
    Elect("accept", EITHER_DEFENDER, aloud=True),
    Elect("retract", EITHER_DEFENDER, aloud=True),
    Elect("silent", book53.NOT_ACCEPTED, aloud=True),
    args=(CHOOSER, OFFENDER, CARD),
)
PREVAILS = Finding("prevailing_defender", EITHER_DEFENDER, args=(FIRST, SECOND))


class DeclarersLeadOutOfTurn(LeadOutOfTurn):
    """Declarer led when it was not his turn, or from the wrong hand."""

    law = "law55"
    topics = ("turn",)
