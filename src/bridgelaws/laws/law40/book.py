"""Law 40: partnership understandings."""

from __future__ import annotations

from ...book.editions import L1997, L2007, L2017, RENUMBERED, SUBSTANCE, WORDING, provision, v

MAY_DEPART_FROM_IT = provision(v(L1997, "40A"), v(L2007, "40A3", change=WORDING))
NEED_NOT_SAY_SO = provision(v(L1997, "75B"), v(L2007, "40C2", change=WORDING))
ALL_SPECIAL_INFORMATION = provision(
    v(L1997, "75C"), v(L2007, "40B6(a)", change=WORDING), v(L2017, "40B5(a)", change=RENUMBERED), encoded=False
)
NOT_DISCLOSED = provision(
    v(L1997, "40C", adjustment="may"),
    v(L2007, "40B4", change=SUBSTANCE, adjustment="must"),
    v(L2017, "40B3", change=RENUMBERED, adjustment="must"),
)
WHAT_WAS_LEFT_OUT = provision(v(L2007, "40B6(b)"), v(L2017, "40B5(b)", change=RENUMBERED))
