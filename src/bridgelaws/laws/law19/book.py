"""Law 19: doubles and redoubles."""

from __future__ import annotations

from ...book.editions import L1997, provision, v

DOUBLE_ALLOWED = provision(v(L1997, "19A1"))
DOUBLE_FORM = provision(v(L1997, "19A2"))
DOUBLE_MISNAMED = provision(v(L1997, "19A3"))
REDOUBLE_ALLOWED = provision(v(L1997, "19B1"))
REDOUBLE_FORM = provision(v(L1997, "19B2"))
REDOUBLE_MISNAMED = provision(v(L1997, "19B3"))
SUPERSEDED = provision(v(L1997, "19C"))
SCORED = provision(v(L1997, "19D"))
