"""Law 28: calls considered to be in rotation."""

from __future__ import annotations

from ...board.table import Incident
from ...book.editions import L1997, L2007, L2017, SUBSTANCE, WORDING, provision, reading, v
from ...book.questions import Finding
from ...values.arguments import CALL, OFFENDER, OTHER_CALL, PLAYER

RHO_MUST_PASS = provision(v(L1997, "28A"))
CORRECT_PLAYER_CALLS = provision(
    v(L1997, "28B", excludes_lead_restriction=False),
    v(L2007, "28B", change=WORDING, excludes_lead_restriction=False),
    v(L2017, "28B", change=SUBSTANCE, excludes_lead_restriction=True),
)
NO_LEAD_RESTRICTION = reading("R28-1", editions=(L1997, L2007))
FIRST_CALL_COUNTS = reading("R28-2")
ONLY_FOR_PASSES = reading("R28-3")
CALLED_ON = reading("R28-4")
MEANT_OVER = Finding(
    "meant_over",
    CORRECT_PLAYER_CALLS,
    args=(PLAYER, CALL, OFFENDER, OTHER_CALL),
    options=("over", "own"),
)


class PassNotAwaited(Incident):
    """A player called at the turn of his right-hand opponent, who had to pass."""

    law = "law28"
    topics = ("call",)
    counts_meanwhile = True
