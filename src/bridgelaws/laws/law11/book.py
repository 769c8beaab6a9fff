"""Law 11: losing the right to a rectification."""

from __future__ import annotations

from ...book.editions import L1997, L2007, L2017, RENUMBERED, SUBSTANCE, WORDING, provision, repealed, v

ACTED_BEFORE_CALLING = provision(
    v(L1997, "11A", remedy="right lost"),
    v(L2007, "11A", change=WORDING, remedy="right lost"),
    v(L2017, "11A", change=SUBSTANCE, remedy="gain taken from one side"),
)
NON_OFFENDERS_SPECTATOR = provision(v(L1997, "11B1"), repealed(L2007), encoded=False)
OFFENDERS_SPECTATOR = provision(v(L1997, "11B2"), repealed(L2007), encoded=False)
PROCEDURAL_PENALTY_REMAINS = provision(v(L1997, "11C"), v(L2007, "11B", change=RENUMBERED))
