"""Law 31: bid out of rotation."""

from __future__ import annotations

from ...board.table import Incident
from ...book.editions import L1997, L2007, L2017, RENUMBERED, SUBSTANCE, WORDING, provision, reading, repealed, v
from ...book.questions import Finding
from ...values.arguments import CALL, NEW_CALL, OFFENDER
from ...values.calls import Call
from ...values.frozen import dataclass
from ..law29 import book as book29

MUST_REPEAT = provision(v(L1997, "31A1"), v(L2007, "31A1", change=WORDING))
ILLEGAL_CALL_OF_RHO = provision(v(L1997, "31A2 footnote"))
SAME_DENOMINATION = provision(v(L1997, "31A2(a)"), v(L2007, "31A2(a)", change=WORDING), repealed(L2017))
OTHER_DENOMINATION = provision(v(L1997, "31A2(b)"), v(L2007, "31A2(b)", change=SUBSTANCE), repealed(L2017))
PARTNERS_CONVENTION = provision(v(L1997, "31A"), repealed(L2007))
COMPARABLE = provision(v(L2017, "31A2(a)"))
NOT_COMPARABLE = provision(v(L2017, "31A2(b)"))
PARTNER_PASSES = provision(v(L1997, "31B"), v(L2007, "31B", change=WORDING), repealed(L2017))
PARTNER_MAY_CALL = provision(v(L2017, "31B1"))
OFFENDER_MAY_CALL = provision(v(L2017, "31B2"))
CHANGE_OF_CALL = provision(v(L1997, "31B footnote"), v(L2017, "31C", change=RENUMBERED))
REPEAT_ORDERED = reading("R31-1")
ONLY_A_BID_REPEATS = reading("R31-2", editions=(L1997, L2007))
PASS_COMES_FIRST = reading("R31-3")
REPEATS = Finding("repeats_denomination", SAME_DENOMINATION, args=(OFFENDER, CALL, NEW_CALL), by_the_act=True)


@dataclass(frozen=True, kw_only=True, eq=False, repr=False)
class NotRepeated(Incident):
    """A player who had to repeat the call that he had made out of rotation, `owed`, made another."""

    law = "law31"
    topics = ("call",)
    owed: Call


class AfterABid(book29.CalledInItsStead):
    """A player whose bid out of rotation was cancelled has called at his turn."""

    law = "law31"


class HasToRepeat(book29.RightHandOpponentPassed):
    """He has passed, and the bid is to be made again."""

    law = "law31"
