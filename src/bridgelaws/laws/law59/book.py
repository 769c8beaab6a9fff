"""Law 59: inability to lead or play as required."""

from __future__ import annotations

from ...book.editions import L1997, L2007, WORDING, provision, reading, v

MAY_PLAY_ANY = provision(
    v(
        L1997,
        "59",
        "A player who cannot obey a penalty, because he lacks the suit demanded, holds only the suit forbidden or must "
        "follow suit, may play any other card that is legal.",
    ),
    v(
        L2007,
        "59",
        "A player who cannot obey a rectification, because he lacks the suit demanded, holds only the suit forbidden "
        "or must follow suit, may play any other card that is legal.",
        change=WORDING,
    ),
)
NO_SECOND_CHOICE = reading(
    "R59-1",
    "A requirement that cannot be obeyed is spent for that turn, and declarer gets no other choice in its place.",
    source="text silent; settled practice",
)
RESTRICTION_BEFORE_MINOR = reading(
    "R59-2",
    "A lead or play restriction also comes before the limit that a minor penalty card puts on the small cards of its "
    "suit.",
    source="text silent; by analogy with 50D1 for a major penalty card",
)
LATER_DEMAND_BINDS = reading(
    "R59-3",
    "When declarer requires a suit that he had forbidden for as long as the leader keeps the lead, the ban rests for "
    "that lead. Without this reading both stand, and the leader, who cannot obey the later one, may not lead the suit.",
    source="text silent on two demands against one another; the ban is declarer's own choice, and so is giving it up",
)
