"""Law 56: defender's lead out of turn."""

from __future__ import annotations

from ...board.incidents import LeadOutOfTurn
from ...book.editions import L1997, L2007, L2017, WORDING, provision, reading, v
from ...book.questions import Choice, Elect
from ..law53 import book as book53

LEAD_OUT_OF_TURN = provision(
    v(
        L1997,
        "56",
        "When declarer has a defender's lead out of turn taken back, the card becomes a major penalty card and may "
        "restrict the lead of the offender's partner.",
        points_to_54d=False,
    ),
    v(
        L2007,
        "56",
        "A defender's lead out of turn is dealt with as 54D provides: taken back, the card becomes a major penalty "
        "card and may restrict the lead of the offender's partner.",
        change=WORDING,
        points_to_54d=True,
    ),
    v(
        L2017,
        "56",
        "When declarer has a defender's lead out of turn taken back, the card becomes a major penalty card and may "
        "restrict the lead of the offender's partner.",
        change=WORDING,
        points_to_54d=False,
    ),
)
EVERY_LEAD = reading(
    "R56-1",
    "The pointer to 54D covers a defender's lead out of turn to any trick, not only the opening lead, and brings "
    "neither 54A nor 54C with it.",
    source="settled practice; forumstest.bridgebase.com/forums/topic/58538",
    editions=(L2007,),
)
NEXT_HAND_ONLY = reading(
    "R56-2",
    "Declarer accepts a defender's lead by play only from the hand next in rotation to it; a card from his other hand "
    "is not an acceptance.",
    source="letter of 53A; the text does not say what the other card is",
)
OPTION = Choice(
    "lead_out_of_turn",
    "{offender} has led {card} out of turn. What does {chooser} choose?",
    Elect("accept", "Accept the lead", book53.ACCEPTED_BY_STATEMENT, "accepted the lead", "you may accept the lead"),
    Elect(
        "accept other",
        "Accept {other}, led by {partner} at the same instant",
        book53.ACCEPTED_BY_STATEMENT,
        "accepted {partner}'s lead of {other} instead",
        "or {partner}'s lead of {other} instead",
    ),
    Elect(
        "refuse",
        "Refuse the lead",
        LEAD_OUT_OF_TURN,
        "refused the lead",
        "or you may refuse it: the card becomes a major penalty card and the lead is made from the right hand",
    ),
    say="{chooser}, {offender} has led out of turn: {options}. You choose without asking your partner.",
)


class DefendersLeadOutOfTurn(LeadOutOfTurn):
    """A defender led when it was not his turn."""

    law = "law56"
    topics = ("turn",)
