"""Law 60: play after an illegal play."""

from __future__ import annotations

from ..editions import L1997, L2007, L2017, WORDING, provision, reading, v

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
    "the hand of the declaring side that is not on the offender's left does not.",
    source="letter of 60A1; declarer acts for dummy",
)
DEMAND_NEEDED = reading(
    "R60-2",
    "60B applies only after a demand to take the lead back; a remark that it came from the wrong hand is not one.",
    source="letter of 60B; text silent on remarks",
)
