"""Law 44: order of play and how a trick is won."""

from __future__ import annotations

from ...board.table import Incident
from ...book.editions import L1997, provision, reading, v

ANY_CARD_MAY_BE_LED = provision(
    v(L1997, "44A", "The hand on lead may lead any card, unless an irregularity of its own side restricts it."),
)
CLOCKWISE_TURN = provision(
    v(L1997, "44B", "After the lead the other three hands each play one card, going clockwise; the four make a trick."),
)
FOLLOW_SUIT = provision(
    v(
        L1997,
        "44C",
        "A hand that holds a card of the suit led, be it a penalty card, must play that suit; no other duty comes"
        " before this one.",
    ),
)
UNABLE_TO_FOLLOW = provision(
    v(
        L1997,
        "44D",
        "A hand without a card of the suit led may play any card, unless an irregularity of its own side restricts it.",
    ),
)
HIGHEST_TRUMP_WINS = provision(
    v(L1997, "44E", "If there is a trump in the trick, the highest trump takes it."),
)
HIGHEST_OF_SUIT_LED_WINS = provision(
    v(L1997, "44F", "If there is no trump in the trick, the highest card of the suit led takes it."),
)
WINNER_LEADS = provision(
    v(L1997, "44G", "The hand that took a trick leads to the next."),
)
LEAD_UNDONE_WITH_WINNER = reading(
    "R44-1",
    "If a correction changes who won a trick, a lead already made to the next trick is undone with it.",
    source="text silent; our interpretation",
)
UNDONE_WITHOUT_PENALTY = reading(
    "R44-2",
    "A card that a defender of the side at fault led or played to the next trick, when it seemed his turn, and that is "
    "undone because his partner has supplied a card to the trick before, does not become a penalty card. Without this "
    "reading it is a major one.",
    source="text silent; Law 49 excepts the normal course of play and what a law brings about, while 57A and 60C would "
    "be the contrary ground",
)


class LeadUndone(Incident):
    """A lead to the next trick went back because another hand won the trick before."""

    __slots__ = ()
    law = "law44"
