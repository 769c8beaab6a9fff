"""Law 60: play after an illegal play."""

from __future__ import annotations

from ...board.table import Incident
from ...book.editions import L1997, L2007, L2017, WORDING, provision, reading, v

FORFEITED = provision(
    v(
        L1997,
        "60A1",
        "A non-offender who plays after his right-hand opponent's lead or play out of turn or too early, before the "
        "penalty is set, loses his side the right to penalise it.",
    ),
    v(
        L2007,
        "60A1",
        "A non-offender who plays after his right-hand opponent's lead or play out of turn or too early, before the "
        "Director has ruled on it, loses his side the right to rectification.",
        change=WORDING,
    ),
)
AS_IN_TURN = provision(
    v(
        L1997,
        "60A2",
        "Once that right is lost, the illegal card counts as played in turn; but the player whose turn it was may "
        "still make his proper lead under 53C.",
    ),
    v(
        L2007,
        "60A2",
        "Once that right is lost, the illegal card counts as played in turn, except where a proper lead is made "
        "under 53C.",
        change=WORDING,
    ),
    v(
        L2017,
        "60A2",
        "Once that right is lost, the illegal card counts as played in turn, except where a proper lead is made "
        "under 53B.",
        change=WORDING,
    ),
)
EARLIER_OBLIGATION = provision(
    v(
        L1997,
        "60A3",
        "An earlier duty of the offending side to play a penalty card or obey a lead or play penalty remains at its "
        "later turns.",
    ),
    v(
        L2007,
        "60A3",
        "An earlier duty of the offending side to play a penalty card or obey a lead or play restriction remains at "
        "its later turns.",
        change=WORDING,
    ),
)
BEFORE_REQUIRED_LEAD = provision(
    v(
        L1997,
        "60B",
        "If declarer has been told to take back a lead out of turn and a defender plays before he has led from the "
        "correct hand, the defender's card becomes a penalty card.",
    ),
    v(
        L2007,
        "60B",
        "If declarer has been told to take back a lead out of turn and a defender plays before he has led from the "
        "correct hand, the defender's card becomes a major penalty card.",
        change=WORDING,
    ),
)
OFFENDING_SIDE_PLAYS = provision(
    v(
        L1997,
        "60C",
        "A further play by the offending side before the penalty is set takes nothing from the opponents' rights, and "
        "may itself be penalised.",
    ),
    v(
        L2007,
        "60C",
        "A further play by the offending side before the Director has ruled takes nothing from the opponents' rights, "
        "and may itself call for rectification.",
        change=WORDING,
    ),
)
BY_HAND = reading(
    "R60-1",
    "Right-hand opponent is judged by the hand that plays: a card from dummy can forfeit the right, and a card from "
    "the hand of the declaring side that is not on the offender's left does not. Without this reading it is judged by "
    "the player, declarer for both hands.",
    source="letter of 60A1; declarer acts for dummy",
)
LEAD_FORGIVEN = reading(
    "R60-3",
    "A lead to the next trick is forgiven when the hand on the offender's left then plays to the trick in progress: it "
    "is the lead if the offender wins that trick, and otherwise goes back. Without this reading such a card forfeits "
    "nothing, because it was not played to the lead.",
    source="letter of 60A1; 60A2 is silent on a lead to a trick that another hand wins",
)
EARLY_LEAD = reading(
    "R60-4",
    "A card that a hand put down while the trick was in progress is its lead to the next one, if it wins the trick and "
    "the next hand then plays to that card. Without this reading the next hand has led out of turn.",
    source="letter of 60A1 and 60A2; no law speaks of a lead made before an opponent has played",
)


class PlayAfterIllegalPlay(Incident):
    """A card was played after an illegal one, or before the correct hand had led."""

    law = "law60"
    topics = ("turn",)


class BeforeTheRequiredLead(PlayAfterIllegalPlay):
    """A defender played after declarer had been told to lead again and before he had."""

    stays_out = True


class ForgivenLead(PlayAfterIllegalPlay):
    """A defender who led too soon, and was forgiven, has won the trick."""
