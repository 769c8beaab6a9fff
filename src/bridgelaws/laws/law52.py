"""Law 52: failure to lead or play a penalty card."""

from __future__ import annotations

from ..editions import L1997, L2007, WORDING, provision, reading, v

NO_CHANGE_ON_HIS_OWN = provision(
    v(
        L1997,
        "52A",
        "A defender who played another card when Law 50 bound him to a penalty card may not change it on his own.",
    ),
    v(
        L2007,
        "52A",
        "A defender who played another card when Law 50 or 51 bound him to a penalty card "
        "may not change it on his own.",
        change=WORDING,
    ),
)
MAY_ACCEPT = provision(
    v(
        L1997,
        "52B1(a)",
        "Declarer may accept another card that the defender played when he could legally have played the penalty card.",
    ),
    v(
        L2007,
        "52B1(a)",
        "Declarer may accept another card that the defender played when the law required the penalty card.",
        change=WORDING,
    ),
)
MUST_ACCEPT = provision(
    v(
        L1997,
        "52B1(b)",
        "Declarer must accept the other card once he has played from his own hand or dummy.",
    ),
)
UNPLAYED_CARD_REMAINS = provision(
    v(L1997, "52B1(c)", "After acceptance a penalty card that was not played remains a penalty card."),
)
PENALTY_CARD_SUBSTITUTED = provision(
    v(
        L1997,
        "52B2",
        "Declarer who does not accept the other card may require the defender to put the penalty card in its place.",
    ),
    v(
        L2007,
        "52B2",
        "If declarer does not accept the other card, the defender must put the penalty card in its place.",
        change=WORDING,
    ),
)
WRONG_CARDS_ARE_MAJOR = provision(
    v(
        L1997,
        "52B2",
        "Every card that the defender wrongly led or played in place of the penalty card becomes a major penalty card.",
    ),
)

PARTNER_DOES_NOT_CLOSE = reading(
    "R52-1",
    "Only declarer's own play, from either hand, closes his choice; a later card by the other defender does not.",
    source="text silent; drawn from Law 60C",
)
MINOR_TOO = reading(
    "R52-2",
    "This law also covers a defender who plays another small card of the suit of his minor penalty card.",
    source="text does not name minor penalty cards; drawn from the ban in Law 50C",
)
NOT_A_REVOKE = reading(
    "R52-3",
    "Failing to play a penalty card is dealt with here and not as a revoke, although the definition of a revoke "
    "would reach it; if the defender also failed to follow suit, it is a revoke.",
    source="Law 61A read with this law; settled practice",
)
