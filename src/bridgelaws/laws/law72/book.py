"""Law 72: an offender who could have been aware that his irregularity would damage the other side."""

from __future__ import annotations

from ...book.editions import L1997, L2007, L2017, RENUMBERED, SUBSTANCE, provision, repealed, v

COULD_HAVE_BEEN_AWARE = provision(
    v(L1997, "72B1", threshold="likely"),
    v(L2007, "23", change=SUBSTANCE, threshold="could well"),
    v(L2017, "72C", change=RENUMBERED, threshold="could well"),
)
ENFORCED_PASS = provision(v(L1997, "23"), repealed(L2007))
