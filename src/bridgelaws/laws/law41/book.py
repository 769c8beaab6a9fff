"""Law 41: how the play begins."""

from __future__ import annotations

from ...board.table import FaceDown, Incident
from ...book.editions import L1997, L2007, L2017, WORDING, provision, reading, v
from ...book.questions import Choice, Elect, Finding
from ...values.cards import Card

FACE_DOWN_LEAD = provision(
    v(
        L1997,
        "41A",
        "The defender on presumed declarer's left puts his opening lead face down. He takes it back only when the"
        " Director says so after an irregularity (Law 47E2), and the card then returns to his hand.",
    ),
    v(
        L2017,
        "41A",
        "The defender on presumed declarer's left puts his opening lead face down. He takes it back only when the"
        " Director says so after an irregularity (Laws 47E and 54), and the card then returns to his hand.",
        change=WORDING,
    ),
)
REVIEW_AND_QUESTIONS = provision(
    v(
        L1997,
        "41B",
        "Before the lead is faced the leader's partner and presumed declarer may ask for the calls and their meaning;"
        " declarer and each defender may have a review at his first turn to play and explanations at any turn of his.",
    ),
    v(
        L2007,
        "41B",
        "Before the lead is faced the leader's partner and presumed declarer, but not presumed dummy, may ask for the"
        " calls and their meaning; declarer and each defender may have a review at his first turn to play and"
        " explanations at any turn of his.",
        change=WORDING,
    ),
    unencoded="Asking for a review or an explanation changes nothing in the play.",
)
DECLARERS_FIRST_TURN = provision(
    v(
        L2007,
        "41B footnote on reviews",
        "Declarer's first turn is the one from dummy, unless he accepts an opening lead out of turn.",
    ),
    unencoded="Asking for a review changes nothing in the play.",
)
DECLARER_ASKS_AT_EITHER_TURN = provision(
    v(
        L2007,
        "41B footnote on explanations",
        "Declarer may ask for explanations when it is the turn of his own hand or of dummy.",
    ),
    unencoded="Asking for an explanation changes nothing in the play.",
)
FACING_STARTS_PLAY = provision(
    v(
        L1997,
        "41C",
        "After the questions the opening lead is turned up; with that the play period begins and dummy goes down.",
    ),
    v(
        L2007,
        "41C",
        "After the clarification period the opening lead is turned up; with that the play period begins for good and"
        " dummy goes down.",
        change=WORDING,
    ),
)
CONTRACT_ON_REQUEST = provision(
    v(
        L1997,
        "41C",
        "When it is too late for a review, declarer or a defender may at his turn be told the contract and whether it"
        " was doubled or redoubled, but not by whom.",
    ),
    unencoded="Asking for the contract changes nothing in the play.",
)
DUMMY_GOES_DOWN = provision(
    v(
        L1997,
        "41D",
        "After the opening lead is faced dummy spreads his cards by suit and rank towards declarer, trumps on his own"
        " right, and declarer plays both hands.",
    ),
    v(
        L2007,
        "41D",
        "After the opening lead is faced dummy spreads his cards by suit and rank in separate columns towards declarer,"
        " low cards nearest him and trumps on dummy's own right, and declarer plays both hands.",
        change=WORDING,
    ),
)
RIGHT_LEAD_STANDS = reading(
    "R41-1",
    "An opening lead faced by the right defender cannot be refused because questions were still pending; wrong"
    " information is dealt with under Law 47E2 or by an adjusted score.",
    source="text silent; our interpretation",
)
FACED_LEAD_PREVAILS = reading(
    "R41-2",
    "If the wrong defender faces a lead while the right leader's card lies face down, the face-down card is taken back"
    " and the faced one is dealt with under Law 54.",
    source="text silent; our interpretation",
)
OWN_PENALTY_CARD_WAITS = reading(
    "R41-3",
    "A card that the right leader exposes while his lead lies face down does not take its place: the face-down card"
    " remains the lead, and a major penalty card waits for the next chance. Without this reading the penalty card is to"
    " be led and the face-down card goes back.",
    source="text silent; Law 41A has the card taken back only on the Director's word, and 45A counts it as the lead",
)
DEMAND_REACHES_FACE_DOWN_LEAD = reading(
    "R41-4",
    "When the right leader's partner has a major penalty card, declarer chooses as long as the lead is not faced: a"
    " face-down card that breaks his demand is taken back, and one that obeys it remains the lead. Without this reading"
    " the lead has been made, and declarer's options begin with the next one.",
    source="text silent; by analogy with the opening words of Law 54, and by 41C the play begins with the facing",
)
FACED_CARD_PLAYED_TO = reading(
    "R41-5",
    "If the right leader faces another card than the one that he had laid face down, and the next hand plays to it, the"
    " card faced is the lead and the other goes back.",
    source="text silent; Laws 45A and 11A, by analogy with 60A1",
)
FACED_ALL_THE_SAME = reading(
    "R41-6",
    "A lead that was laid face down before an explanation was put right may be taken back under Law 47E2 although it"
    " has been faced since, until dummy shows a card. Without this reading it was played when faced, and stands.",
    source="text silent; by Law 41A the lead is made face down, and its player could not take it back by himself",
)
OBEYS = Finding(
    "face_down_lead_obeys",
    "{leader} {demand}. Does the card that lies face down before him obey?",
    FACE_DOWN_LEAD,
    yes="{leader}'s face-down card obeys",
    no="{leader}'s face-down card does not obey",
    say="{leader}, let me alone see the card that you have laid face down.",
)
LEAD_AGAIN = Choice(
    "retract_face_down_lead",
    "The explanation was wrong. Does {chooser} take the face-down lead back?",
    Elect("keep", "Keep it", FACE_DOWN_LEAD, "kept the face-down lead", "you may leave the card"),
    Elect(
        "withdraw",
        "Take it back",
        FACE_DOWN_LEAD,
        "took the face-down lead back",
        "or take it back unseen and lead any card",
    ),
    say="{chooser}, you led after a wrong explanation: {options}.",
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
