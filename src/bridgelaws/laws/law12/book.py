"""Law 12: the Director's power to adjust a score."""

from __future__ import annotations

from ...book.editions import L1997, L2007, L2017, SUBSTANCE, WORDING, provision, v

MAY_ADJUST = provision(v(L1997, "12A1"), v(L2007, "12A1", change=WORDING), encoded=False)
DAMAGE = provision(v(L2007, "12B1"))
NOT_FOR_SEVERITY = provision(v(L1997, "12B"), v(L2007, "12B2", change=WORDING))
ASSIGNED_SCORE = provision(
    v(L1997, "12C2", weighted=False, self_inflicted="not stated"),
    v(L2007, "12C1", change=SUBSTANCE, weighted=True, self_inflicted="serious error, wild or gambling"),
    v(L2017, "12C1", change=SUBSTANCE, weighted=True, self_inflicted="extremely serious error or gambling"),
)
