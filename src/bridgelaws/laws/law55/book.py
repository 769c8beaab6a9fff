"""Law 55: declarer's lead out of turn."""

from __future__ import annotations

from ...board.incidents import LeadOutOfTurn
from ...book.editions import L1997, L2007, L2017, SUBSTANCE, WORDING, provision, reading, v
from ...book.questions import Choice, Elect, Finding
from ..law53 import book as book53

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
DEMAND_STANDS = reading(
    "R55-2",
    "Once one defender has had the lead taken back, a card that the other then plays, having said nothing, accepts "
    "nothing: declarer has been told to take his lead back. Without this reading the defender next in turn accepts it "
    "by playing, and his choice prevails.",
    source="letter of 60B; 55A speaks of an option expressed",
    editions=(L2007, L2017),
)
OPTION = Choice(
    "declarers_lead_out_of_turn",
    "{offender} has led {card} out of turn. What does {chooser} say?",
    Elect("accept", "Accept the lead", EITHER_DEFENDER, "accepted the lead", "you may accept the lead"),
    Elect(
        "retract",
        "Require it to be taken back",
        EITHER_DEFENDER,
        "required the lead to be taken back",
        "you may have it taken back",
    ),
    Elect(
        "silent",
        "Say nothing",
        book53.NOT_ACCEPTED,
        "said nothing",
        "or you may say nothing",
    ),
    say="{chooser}, declarer has led out of turn: {options}. You choose without asking your partner.",
)
PREVAILS = Finding(
    "prevailing_defender",
    "The defenders differ and the text gives no rule. Does {first}'s choice, made first, prevail?",
    EITHER_DEFENDER,
    yes="{first}'s choice, made first, prevails",
    no="{second}'s choice prevails",
    say="You have chosen differently and the law does not say whose word counts, so I decide. {first} spoke first.",
)


class DeclarersLeadOutOfTurn(LeadOutOfTurn):
    """Declarer led when it was not his turn, or from the wrong hand."""

    law = "law55"
    topics = ("turn",)
