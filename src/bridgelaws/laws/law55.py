"""Law 55: declarer's lead out of turn."""

from __future__ import annotations

from ..editions import L1997, L2007, L2017, SUBSTANCE, WORDING, provision, reading, v

EITHER_DEFENDER = provision(
    v(
        L1997,
        "55A",
        "When declarer has led out of turn from his own hand or dummy, either defender may accept the lead or have it "
        "taken back, unless declarer was misinformed about the turn.",
    ),
)
DEFENDERS_DIFFER = provision(
    v(
        L2007,
        "55A",
        "If one defender accepts declarer's lead and the other wants it taken back, the defender next in turn decides.",
    ),
    v(
        L2017,
        "55A",
        "If one defender accepts declarer's lead and the other wants it taken back, the defender who plays next after "
        "the irregular lead decides.",
        change=WORDING,
    ),
)
RESTORES = provision(
    v(
        L1997,
        "55B1",
        "If it was a defender's turn to lead and a defender wants declarer's lead taken back, the card returns to the "
        "hand that it came from without penalty.",
    ),
    v(
        L2007,
        "55B1",
        "If it was a defender's turn to lead and a defender wants declarer's lead taken back, the card returns to the "
        "hand that it came from and nothing more follows.",
        change=WORDING,
    ),
    v(
        L2017,
        "55B1",
        "If it was a defender's turn to lead and the lead is to be taken back under 55A, the card returns to the hand "
        "that it came from and nothing more follows.",
        change=WORDING,
    ),
)
CORRECT_HAND = provision(
    v(
        L1997,
        "55B2",
        "If it was declarer's turn to lead from his other hand and a defender wants the lead taken back, he withdraws "
        "the card and leads any card from the correct hand.",
    ),
    v(
        L2017,
        "55B2",
        "If it was declarer's turn to lead from his other hand and the lead is to be taken back under 55A, he "
        "withdraws the card and leads any card from the correct hand.",
        change=WORDING,
    ),
)
DECLARER_LEARNS = provision(
    v(
        L1997,
        "55C",
        "If declarer then follows a line that he could have based on what his infraction showed him, the Director may "
        "adjust the score.",
        remedy="may adjust",
    ),
    v(
        L2017,
        "55C",
        "If declarer then follows a line that he could have based on what his infraction showed him, the rules on "
        "unauthorized information in Law 16 apply.",
        change=SUBSTANCE,
        remedy="law 16",
    ),
)
FIRST_STATEMENT_PREVAILS = reading(
    "R55-1",
    "If the defenders choose differently, the first clear statement of either of them prevails.",
    source="text silent; settled practice",
    editions=(L1997,),
)
