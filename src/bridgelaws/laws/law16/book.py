"""Law 16: information from withdrawn calls and plays, and other unauthorized information."""

from __future__ import annotations

from ...board.table import Incident
from ...book.editions import L1997, L2007, L2017, RENUMBERED, SUBSTANCE, WORDING, provision, reading, repealed, v
from ...book.questions import Finding
from ...values.arguments import SEAT

FROM_PARTNER = provision(v(L1997, "16A"), v(L2007, "16B", change=RENUMBERED), v(L2017, "16B", change=WORDING))
WITHDRAWN_ACTION = provision(v(L1997, "16C"), v(L2007, "16D", change=SUBSTANCE), v(L2017, "16C", change=RENUMBERED))
NON_OFFENDERS_MAY_USE = provision(
    v(L1997, "16C1"), v(L2007, "16D1", change=RENUMBERED), v(L2017, "16C1", change=RENUMBERED)
)
OFFENDERS_MAY_NOT_USE = provision(
    v(L1997, "16C2"), v(L2007, "16D2", change=RENUMBERED), v(L2017, "16C2", change=WORDING)
)
MISUSE_ADJUSTED = provision(
    v(L1997, "16C2 with 12A1", adjustment="may"),
    v(L2007, "16A4", change=SUBSTANCE, adjustment="must"),
    v(L2017, "16C3", change=RENUMBERED, adjustment="must"),
)
FROM_ELSEWHERE = provision(v(L1997, "16B"), v(L2007, "16C", change=RENUMBERED), v(L2017, "16D", change=RENUMBERED))
OPPONENTS_CARD_SEEN = provision(v(L1997, "74C5"))
ACCEPTED_PLAY = provision(v(L2017, "16A1"))
DECLARER_WHO_MISSPOKE_OFFENDS = reading("R16-1")
NOT_REPLACED_COUNTS_TOO = reading("R16-2", editions=(L1997,))

# Information from elsewhere
POSITIONS_CHANGED = provision(
    v(L1997, "16B1"), v(L2007, "16C2(a)", change=SUBSTANCE), v(L2017, "16D2(a)", change=RENUMBERED)
)
BOARD_REDEALT = provision(v(L2007, "16C2(b)"), v(L2017, "16D2(b)", change=RENUMBERED))
SUBSTITUTE_APPOINTED = provision(v(L1997, "16B2"), repealed(L2007))
PLAYED_AND_WATCHED = provision(v(L2007, "16C2(c)"), v(L2017, "16D2(c)", change=RENUMBERED))
SCORE_AT_ONCE = provision(
    v(L1997, "16B3"), v(L2007, "16C2(d)", change=RENUMBERED), v(L2017, "16D2(d)", change=SUBSTANCE)
)
AFTER_THE_FIRST_CALL = provision(v(L2007, "16C3"), v(L2017, "16D3", change=RENUMBERED))
INTERFERES = Finding("information_interferes", FROM_ELSEWHERE, args=(SEAT,))
WHAT_IS_DONE = Finding(
    "extraneous_information",
    FROM_ELSEWHERE,
    args=(SEAT,),
    options=("positions", "redeal", "substitute", "play", "score"),
    aloud=False,
)


class InformationFromElsewhere(Incident):
    """A player has learnt something of the board that did not come from the auction or the play."""

    law = "law16"


class InformationFromPartner(Incident):
    """A player may have shown his partner something beside his calls and plays."""

    law = "law16"
