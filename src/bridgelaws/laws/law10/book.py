"""Law 10: who decides on a rectification, and how options are used."""

from __future__ import annotations

from ...book.editions import L1997, L2007, L2017, RENUMBERED, SUBSTANCE, WORDING, provision, v

ONLY_THE_DIRECTOR = provision(v(L1997, "10A"), v(L2007, "10A", change=WORDING))
PLAYERS_OWN_RULING = provision(v(L1997, "10B"), v(L2007, "10B", change=WORDING))
OPTIONS_EXPLAINED = provision(v(L1997, "10C1"))
NO_CONSULTATION = provision(v(L1997, "10C2"))
BEST_OPTION_IS_PROPER = provision(v(L1997, "72A4"), v(L2007, "10C3", change=RENUMBERED))
OFFENDERS_MAY_PROFIT = provision(
    v(L1997, "72A5"), v(L2007, "10C4", change=SUBSTANCE), v(L2017, "10C4", change=SUBSTANCE)
)
DIRECTOR_MAY_WAIVE = provision(v(L1997, "81C8"), v(L2007, "81C5", change=WORDING))
