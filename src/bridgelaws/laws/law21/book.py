"""Law 21: misinformation."""

from __future__ import annotations

from ...board.auction import CallMade
from ...board.table import Incident
from ...book.editions import L1997, L2007, L2017, SUBSTANCE, WORDING, provision, reading, v
from ...book.questions import Choice, Elect, Finding
from ...values.arguments import CHOOSER, OFFENDER, PLAYER
from ...values.calls import Call
from ...words.message import Arg

_THEIRS = Arg[Call]("theirs", "call")

OWN_MISUNDERSTANDING = provision(
    v(L1997, "21A", plays=False),
    v(L2007, "21A", change=WORDING, plays=False),
    v(L2017, "21A", change=SUBSTANCE, plays=True),
)
MAY_CHANGE_HIS_CALL = provision(
    v(L1997, "21B1", influenced="probable"),
    v(L2007, "21B1(a)", change=SUBSTANCE, influenced="could well"),
)
EXPLANATION_PRESUMED_WRONG = provision(v(L1997, "75D2 footnote"), v(L2007, "21B1(b)", change=WORDING))
OPPONENT_MAY_CHANGE_IN_TURN = provision(
    v(L1997, "21B2", damage_apart=True), v(L2007, "21B2", change=SUBSTANCE, damage_apart=False)
)
TOO_LATE_TO_CHANGE = provision(
    v(L1997, "21B3", adjustment="may"), v(L2007, "21B3", change=SUBSTANCE, adjustment="must")
)
DECLINED_IS_SETTLED = reading("R21-1")
LEAD_RIGHT_AFTER_21B2 = reading("R21-2")
WHAT_WAS_WRONG = Finding(
    "what_was_wrong",
    EXPLANATION_PRESUMED_WRONG,
    args=(OFFENDER,),
    options=("explanation", "no_agreement", "call", "own_misunderstanding"),
    aloud=False,
)
INFLUENCED = Finding("influenced", MAY_CHANGE_HIS_CALL, args=(PLAYER, _THEIRS))
PROBABLY_A_RESULT = Finding(INFLUENCED.id, MAY_CHANGE_HIS_CALL, args=(PLAYER, _THEIRS))
KEEP_OR_CHANGE = Choice(
    "call_after_misinformation",
    Elect("keep", MAY_CHANGE_HIS_CALL, aloud=True),
    Elect("change", MAY_CHANGE_HIS_CALL, aloud=True),
    args=(CHOOSER, OFFENDER, _THEIRS),
)


class Misinformed(Incident):
    """A player said that an explanation of his side had been wrong, or that an alert had been missing."""

    law = "law21"
    topics = ("explanation",)

    @property
    def theirs(self) -> CallMade | None:
        """The last call of the other side, which alone can be changed; None if there is none on file."""
        if self.before.auction.end is not None:
            return None
        theirs = [made for made in self.before.auction.standing if made.seat.side is not self.offender.side]
        return theirs[-1] if theirs else None
