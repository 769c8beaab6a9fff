"""Law 41: how the play begins."""

from __future__ import annotations

from ...board.table import FaceDown, Incident
from ...book.editions import L1997, L2007, L2017, WORDING, provision, reading, v
from ...book.questions import Choice, Elect, Finding
from ...values.arguments import CHOOSER, DEMAND, LEADER
from ...values.cards import Card

FACE_DOWN_LEAD = provision(v(L1997, "41A"), v(L2017, "41A", change=WORDING))
REVIEW_AND_QUESTIONS = provision(v(L1997, "41B"), v(L2007, "41B", change=WORDING), encoded=False)
DECLARERS_FIRST_TURN = provision(v(L2007, "41B footnote on reviews"), encoded=False)
DECLARER_ASKS_AT_EITHER_TURN = provision(v(L2007, "41B footnote on explanations"), encoded=False)
FACING_STARTS_PLAY = provision(v(L1997, "41C"), v(L2007, "41C", change=WORDING))
CONTRACT_ON_REQUEST = provision(v(L1997, "41C"), encoded=False)
DUMMY_GOES_DOWN = provision(v(L1997, "41D"), v(L2007, "41D", change=WORDING))
RIGHT_LEAD_STANDS = reading("R41-1")
FACED_LEAD_PREVAILS = reading("R41-2")
OWN_PENALTY_CARD_WAITS = reading("R41-3")
DEMAND_REACHES_FACE_DOWN_LEAD = reading("R41-4")
FACED_CARD_PLAYED_TO = reading("R41-5")
FACED_ALL_THE_SAME = reading("R41-6")
OBEYS = Finding("face_down_lead_obeys", FACE_DOWN_LEAD, args=(LEADER, DEMAND))
LEAD_AGAIN = Choice(
    "retract_face_down_lead",
    Elect("keep", FACE_DOWN_LEAD, aloud=True),
    Elect("withdraw", FACE_DOWN_LEAD, aloud=True),
    args=(CHOOSER,),
)


class FaceDownLead(Incident):
    """Something was done with an opening lead face down, or with the lead that lies there."""

    law = "law41"
    topics = ("turn",)
    about_a_lead_face_down = True


class LaidFaceDownWrongly(FaceDownLead):
    """A card was laid face down by a hand that was not on lead, or not free to lead it."""


class LaidFaceDownAgain(FaceDownLead):
    """Another card was laid face down in place of the lead that had been taken back."""


class FaceDownLeadTakenBack(FaceDownLead):
    """The leader took back the lead that lay face down."""


class AnotherCardFaced(FaceDownLead):
    """The leader faced another card than the one that lay face down."""

    stays_out = True


class DummyDownTooSoon(FaceDownLead):
    """Dummy's hand was put down before the opening lead was faced."""


class OpeningLeadRefused(FaceDownLead):
    """Declarer refused the lead that the right hand had faced."""

    @property
    def card(self) -> Card | None:
        """The card led."""
        return self.before.trick.card(self.offender)


class ExplainedAnew(FaceDownLead):
    """An explanation was put right while an opponent's lead lay face down."""

    @property
    def lying(self) -> FaceDown:
        """The lead that lay face down."""
        return next(f for f in self.before.face_down if f.seat.side is not self.offender.side)

    @property
    def card(self) -> Card | None:
        """The card that lay face down, if it is known."""
        return self.lying.card
