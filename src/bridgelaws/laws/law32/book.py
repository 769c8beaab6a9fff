"""Law 32: double or redouble out of rotation."""

from __future__ import annotations

from ...book.editions import L1997, L2007, L2017, RENUMBERED, SUBSTANCE, WORDING, provision, reading, repealed, v
from ..law29 import book as book29

MAY_BE_ACCEPTED = provision(v(L1997, "32"), v(L2007, "32", change=WORDING), v(L2017, "32", change=WORDING))
LEAD_RESTRICTION = provision(v(L1997, "32"), v(L2007, "32", change=WORDING), repealed(L2017))
PARTNER_PASSES = provision(v(L1997, "32A"), v(L2007, "32A", change=WORDING), repealed(L2017))
MUST_REPEAT = provision(v(L1997, "32B1"), v(L2007, "32B1", change=WORDING), v(L2017, "32A1", change=RENUMBERED))
RHO_ACTS = provision(v(L1997, "32B2"), v(L2007, "32B2", change=SUBSTANCE), repealed(L2017))
COMPARABLE = provision(v(L2017, "32A2(a)"))
NOT_COMPARABLE = provision(v(L2017, "32A2(b)"))
PARTNER_MAY_CALL = provision(v(L2017, "32B1"))
OFFENDER_MAY_CALL = provision(v(L2017, "32B2"))
CHANGE_OF_CALL = provision(v(L2017, "32C"))
ALSO_A_CHANGE = reading("R32-1", editions=(L1997, L2007))
FORBIDS_ANY_SUIT = reading("R32-2", editions=(L1997, L2007))
NOT_AGAINST_LAW_19 = reading("R32-3")


class AfterADouble(book29.CalledInItsStead):
    """A player whose double or redouble out of rotation was cancelled has called at his turn."""

    law = "law32"


class HasToDouble(book29.RightHandOpponentPassed):
    """He has passed, and the double or redouble is to be made again."""

    law = "law32"
