"""Law 58: simultaneous leads or plays."""

from __future__ import annotations

from ..editions import L1997, L2007, L2017, SUBSTANCE, WORDING, provision, reading, v

SUBSEQUENT = provision(
    v(
        L1997,
        "58A",
        "A card led or played at the same moment as another player's legal card counts as coming after it.",
    ),
)
ONE_VISIBLE = provision(
    v(
        L1997,
        "58B1",
        "If a player puts down several cards at once and only one can be seen, that one is played and the others go "
        "back to hand without penalty.",
    ),
    v(
        L2007,
        "58B1",
        "If a player puts down several cards at once and only one can be seen, that one is played and the others go "
        "back to hand; nothing more follows.",
        change=WORDING,
    ),
    v(
        L2017,
        "58B1",
        "If a player puts down several cards at once and only one face can be seen, that card is played and the others "
        "go back to hand; nothing more follows.",
        change=WORDING,
    ),
)
SEVERAL_VISIBLE = provision(
    v(
        L1997,
        "58B2",
        "If a player puts down several cards at once and more than one can be seen, he says which of them he plays.",
    ),
    v(
        L2017,
        "58B2",
        "If a player puts down several cards at once and more than one face can be seen, the offender says which of "
        "them he plays.",
        change=WORDING,
    ),
)
OTHERS_EXPOSED = provision(
    v(
        L1997,
        "58B2",
        "Each other card that a defender showed in playing several at once becomes a penalty card, major or minor as "
        "Law 50 says.",
    ),
)
OPPONENT_MAY_CHANGE = provision(
    v(
        L1997,
        "58B3",
        "When one of the visible cards is withdrawn, an opponent who had since played to that card may change his own "
        "card without penalty.",
        played_to="that card",
    ),
    v(
        L2007,
        "58B3",
        "When one of the visible cards is withdrawn, an opponent who had since played to that card may change his own "
        "card without rectification, subject to the rule on withdrawn cards.",
        change=WORDING,
        played_to="that card",
    ),
    v(
        L2017,
        "58B3",
        "When one of the visible cards is withdrawn, an opponent who had since played to that trick may change his own "
        "card without rectification, subject to the rule on withdrawn cards.",
        change=SUBSTANCE,
        played_to="that trick",
    ),
)
TOO_LATE = provision(
    v(
        L1997,
        "58B4",
        "If no one notices the extra card before both sides have played to the next trick, the trick is defective and "
        "Law 67 applies.",
    ),
)
CHOICE_MUST_BE_LEGAL = reading(
    "R58-1",
    "The player may choose only a visible card that he can legally play: if one of them follows suit, another suit "
    "is a revoke to be corrected.",
    source="text silent; Laws 44C and 62",
)
PARTNERS_LEAD_TOGETHER = reading(
    "R58-2",
    "When both defenders lead at once, the card of the one not on lead was exposed by deliberate play and becomes a "
    "major penalty card, unless 57D lets it be played at its turn.",
    source="text silent; Laws 50B and 58A",
)
