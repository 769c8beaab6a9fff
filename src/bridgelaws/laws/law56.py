"""Law 56: defender's lead out of turn."""

from __future__ import annotations

from ..editions import L1997, L2007, L2017, WORDING, provision, reading, v

LEAD_OUT_OF_TURN = provision(
    v(
        L1997,
        "56",
        "When declarer has a defender's lead out of turn taken back, the card becomes a major penalty card and may "
        "restrict the lead of the offender's partner.",
    ),
    v(
        L2007,
        "56",
        "A defender's lead out of turn is dealt with as 54D provides: taken back, the card becomes a major penalty "
        "card and may restrict the lead of the offender's partner.",
        change=WORDING,
    ),
    v(
        L2017,
        "56",
        "When declarer has a defender's lead out of turn taken back, the card becomes a major penalty card and may "
        "restrict the lead of the offender's partner.",
        change=WORDING,
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
