"""Law 54: faced opening lead out of turn."""

from __future__ import annotations

from ...board.incidents import LeadOutOfTurn
from ...board.table import Incident
from ...book.editions import L1997, L2007, L2017, SUBSTANCE, WORDING, provision, reading, v
from ...book.questions import Choice, Elect, Finding
from ...values.arguments import CARD, CHOOSER, OFFENDER, OTHER
from ...values.seats import Seat

FACE_DOWN_RETRACTED = provision(v(L1997, "54"))
SPREADS = provision(v(L1997, "54A"))
MUST_SPREAD_ALL = provision(v(L1997, "54A"))
ACCEPTS = provision(v(L1997, "54B"))
SECOND_FROM_HAND = provision(v(L1997, "54B1"))
SECOND_FROM_DUMMY = provision(v(L1997, "54B2"))
MUST_ACCEPT = provision(
    v(L1997, "54C", confirms_declarer=False), v(L2017, "54C", change=SUBSTANCE, confirms_declarer=True)
)
REFUSES = provision(v(L1997, "54D", by_itself=False), v(L2007, "54D", change=WORDING, by_itself=True))
WRONG_SIDE = provision(v(L2007, "54E"))
NOT_BY_SPREADING = reading("R54-1", editions=(L1997, L2007))
DUMMYS_CARD_COUNTS = reading("R54-2")
WRONG_SIDE_BY_LAW_24 = reading("R54-3", editions=(L1997,))
SPREAD_HAND_IS_DUMMY = reading("R54-4")
SLIP_MAY_BE_CORRECTED = reading("R54-5")
SAW_DUMMY = Finding("declarer_saw_dummy", MUST_ACCEPT, by_the_act=True)
SAW_DUMMY_FIRST = Finding(SAW_DUMMY.id, MUST_ACCEPT, by_the_act=True)
LED_OR_FOLLOWED = Finding("deemed_led", WRONG_SIDE, WRONG_SIDE_BY_LAW_24, args=(OFFENDER, CARD, OTHER), classifies=True)
OPTION = Choice(
    "faced_lead_out_of_turn",
    Elect("accept", ACCEPTS, aloud=True),
    Elect("spread", SPREADS, aloud=True),
    Elect("refuse", REFUSES, aloud=True),
    args=(CHOOSER, OFFENDER, CARD),
)


class OpeningLeadOutOfTurn(Incident):
    """An opening lead was faced by the wrong hand, or it is in question what was led."""

    law = "law54"
    topics = ("turn",)
    leaves_the_lead_open = True


class LedByTheWrongDefender(OpeningLeadOutOfTurn, LeadOutOfTurn):
    """The wrong defender faced an opening lead."""

    @property
    def proper(self) -> Seat:
        """The hand whose lead it was."""
        return self.before.trick.leader


class LedOrFollowed(OpeningLeadOutOfTurn):
    """The right defender may have led, or followed to a card of the declaring side that was no lead."""


class SecondFromDummy(OpeningLeadOutOfTurn):
    """Declarer, having accepted a lead out of turn, played second from dummy."""
