"""Law 44: order of play and how a trick is won."""

from __future__ import annotations

from ...board.table import Incident
from ...book.editions import L1997, provision, reading, v

ANY_CARD_MAY_BE_LED = provision(v(L1997, "44A"))
CLOCKWISE_TURN = provision(v(L1997, "44B"))
FOLLOW_SUIT = provision(v(L1997, "44C"))
UNABLE_TO_FOLLOW = provision(v(L1997, "44D"))
HIGHEST_TRUMP_WINS = provision(v(L1997, "44E"))
HIGHEST_OF_SUIT_LED_WINS = provision(v(L1997, "44F"))
WINNER_LEADS = provision(v(L1997, "44G"))
LEAD_UNDONE_WITH_WINNER = reading("R44-1")
UNDONE_WITHOUT_PENALTY = reading("R44-2")


class LeadUndone(Incident):
    """A lead to the next trick went back because another hand won the trick before."""

    __slots__ = ()
    law = "law44"
