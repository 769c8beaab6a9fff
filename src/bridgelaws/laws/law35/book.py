"""Law 35: inadmissible calls."""

from __future__ import annotations

from ...book.editions import L1997, L2007, provision, repealed, v

CONDONED = provision(v(L1997, "35"), repealed(L2007))
INADMISSIBLE = provision(v(L2007, "35"))
