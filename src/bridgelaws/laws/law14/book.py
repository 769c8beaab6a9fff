"""Law 14: missing card."""

from __future__ import annotations

from ...board.table import Incident
from ...book.editions import L1997, L2007, RENUMBERED, provision, reading, v
from ...book.questions import Finding
from ...values.arguments import NUMBER, SEAT

FOUND_BEFORE_THE_PLAY = provision(v(L1997, "14A1"))
REBUILT_BEFORE_THE_PLAY = provision(v(L1997, "14A2"))
CALLS_STAND = provision(v(L2007, "14A3"))
AMONG_THE_PLAYED = provision(v(L1997, "14B1(a)"), v(L2007, "14B1", change=RENUMBERED))
FOUND_IN_THE_PLAY = provision(v(L1997, "14B1(b)"), v(L2007, "14B2", change=RENUMBERED))
REBUILT_IN_THE_PLAY = provision(v(L1997, "14B2"), v(L2007, "14B3", change=RENUMBERED))
HELD_ALL_ALONG = provision(v(L1997, "14B3"), v(L2007, "14B4", change=RENUMBERED))
INFORMATION = provision(v(L2007, "14C"))
CALLS_STAND_TOO = reading("R14-1", editions=(L1997,))
PASSES_STAND = reading("R14-2")
WHERE = Finding(
    "where_found",
    AMONG_THE_PLAYED,
    FOUND_IN_THE_PLAY,
    REBUILT_IN_THE_PLAY,
    args=(SEAT,),
    options=("played", "elsewhere", "nowhere"),
)
WHICH_CARD = Finding("missing_card", HELD_ALL_ALONG, args=(SEAT, NUMBER), kind="card")


class HandDeficient(Incident):
    """The count has shown that hands had fewer than thirteen cards, and none more."""

    law = "law14"
    topics = ("number of cards",)
