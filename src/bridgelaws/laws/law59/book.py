"""Law 59: inability to lead or play as required."""

from __future__ import annotations

from ...book.editions import L1997, L2007, WORDING, provision, reading, v

MAY_PLAY_ANY = provision(v(L1997, "59"), v(L2007, "59", change=WORDING))
NO_SECOND_CHOICE = reading("R59-1")
RESTRICTION_BEFORE_MINOR = reading("R59-2")
LATER_DEMAND_BINDS = reading("R59-3")
