"""Law 9: procedure after an irregularity."""

from __future__ import annotations

from ...book.editions import L1997, L2007, L2017, RENUMBERED, SUBSTANCE, WORDING, provision, reading, v

ATTENTION_IN_AUCTION = provision(v(L1997, "9A1"), v(L2007, "9A1", change=WORDING))
ATTENTION_IN_PLAY = provision(v(L1997, "9A2(a)"), v(L2007, "9A2", change=WORDING))
ANYONE_MAY_PREVENT = provision(
    v(L1997, "9A2(b)(2)"), v(L2007, "9A3", change=SUBSTANCE), v(L2017, "9A3", change=WORDING)
)
DUMMY_SILENT_DURING_PLAY = provision(
    v(L1997, "9A2(b)(1)"), v(L2007, "9A3", change=WORDING), v(L2017, "9A4", change=WORDING)
)
NO_DUTY_TO_REPORT = provision(v(L1997, "72B3"), v(L2007, "9A4", change=SUBSTANCE), v(L2017, "9A5", change=RENUMBERED))
CALL_THE_DIRECTOR = provision(v(L1997, "9B1(a)"), v(L2007, "9B1(a)", change=WORDING))
ANYONE_MAY_CALL = provision(v(L1997, "9B1(b)"))
CALLING_COSTS_NOTHING = provision(v(L1997, "9B1(c)"))
OPPONENTS_KEEP_RIGHTS = provision(v(L1997, "9B1(d)"))
STANDSTILL = provision(v(L1997, "9B2"), v(L2007, "9B2", change=WORDING))
PREMATURE_CORRECTION = provision(v(L1997, "9C"), v(L2017, "9C", change=WORDING))
PREVENTION_ENDS = reading("R9-1")
BOTH_CARDS_COUNT = reading("R9-2")
