"""Law 34: retention of the right to call."""

from __future__ import annotations

from ...board.table import Incident
from ...book.editions import L1997, L2007, L2017, RENUMBERED, SUBSTANCE, provision, reading, v
from ...values.frozen import dataclass
from ...values.seats import Seat

TURN_KEPT = provision(
    v(L1997, "34", informs=False),
    v(L2007, "17E2", change=SUBSTANCE, informs=True),
    v(L2017, "17D3", change=RENUMBERED, informs=True),
)
POINTS_TO_LAW_17 = provision(v(L2007, "34"))
ALSO_INFORMATION = reading("R34-1", editions=(L1997,))
THOUGH_HE_HAS_PASSED_SINCE = reading("R34-2")


@dataclass(frozen=True, kw_only=True, eq=False, repr=False)
class TurnMissed(Incident):
    """Three passes have followed a call, one of them out of rotation: `missed` had no turn."""

    law = "law34"
    topics = ("call", "turn")
    missed: Seat
