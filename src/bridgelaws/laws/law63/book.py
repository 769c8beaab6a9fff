"""Law 63: establishment of a revoke."""

from __future__ import annotations

from ...book.editions import L1997, L2007, L2017, RENUMBERED, SUBSTANCE, provision, reading, repealed, v
from ...book.questions import Finding
from ...values.arguments import CALLED, CARD, PLAYER

PLAYS_ON = provision(
    v(L1997, "63A1", except_misinformed=False), v(L2017, "63A1", change=SUBSTANCE, except_misinformed=True)
)
DESIGNATES = provision(v(L1997, "63A2"))
FOR_NEXT = Finding("designated_for_next_trick", DESIGNATES, args=(PLAYER, CALLED, CARD))
CLAIMS = provision(v(L1997, "63A3", acquiescing=True), v(L2017, "63A3", change=SUBSTANCE, acquiescing=False))
AGREES_TO_CLAIM = provision(v(L2017, "63A4"))
ILLEGAL_QUESTION = provision(v(L1997, "63B"), repealed(L2007))
TOO_LATE = provision(
    v(L1997, "63C", exceptions=("62D",)),
    v(L2007, "63B", change=RENUMBERED, exceptions=("62D",)),
    v(L2017, "63B", change=SUBSTANCE, exceptions=("62D", "62C3")),
)
ACQUIESCENCE_AS_69A = reading("R63-1", editions=(L1997, L2007))
AGREES_AT_ONCE = reading("R63-4", editions=(L1997, L2007))
CORRECTED_TRICK_COUNTS = reading("R63-2")
PLAYED_TO_THE_END = reading("R63-3")
