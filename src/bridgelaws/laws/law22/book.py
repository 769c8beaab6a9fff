"""Law 22: end of the auction."""

from __future__ import annotations

from ...board.table import Incident
from ...book.editions import L1997, L2007, L2017, RENUMBERED, WORDING, provision, v
from ...book.questions import Finding
from ...values.arguments import CALL

CONTRACT = provision(v(L1997, "22B"), v(L2007, "22A2", change=WORDING), v(L2017, "22A", change=RENUMBERED))
PASSED_OUT = provision(v(L1997, "22A"), v(L2007, "22A1", change=WORDING), v(L2017, "22B", change=RENUMBERED))
DECLARER = Finding(
    "declarer",
    CONTRACT,
    args=(CALL,),
    aloud=False,
    options=("N", "E", "S", "W"),
    classifies=True,
    by_the_act=True,  # the contract is what the calls have come to: it was there at the final pass
)


class EndsUnsettled(Incident):
    """The auction is over, and who first named the strain was before the calls on file."""

    law = "law22"
