"""Law 29: procedure after a call out of rotation."""

from __future__ import annotations

from ...board.table import Incident
from ...book.editions import L1997, L2007, L2017, SUBSTANCE, WORDING, provision, reading, v
from ...book.questions import Choice, Elect
from ...values.arguments import CALL, CHOOSER, OFFENDER, PARTNER, PROPER
from ...values.frozen import dataclass
from ...values.seats import Seat

ACCEPTED = provision(v(L1997, "29A"), v(L2007, "29A", change=WORDING))
CANCELLED = provision(v(L1997, "29B"), v(L2007, "29B", change=WORDING), v(L2017, "29B", change=WORDING))
AS_SPECIFIED = provision(
    v(L1997, "29C", artificial="conventional"),
    v(L2007, "29C", change=SUBSTANCE, artificial="artificial"),
)
SAID_TO_ACCEPT = reading("R29-1")
GONE_ON = reading("R29-2")
OPTION = Choice(
    "call_out_of_rotation",
    Elect("accept", ACCEPTED, aloud=True),
    Elect("refuse", CANCELLED),  # what that means is said of each call
    args=(CHOOSER, OFFENDER, PARTNER, CALL, PROPER),
)


@dataclass(frozen=True, kw_only=True, eq=False, repr=False)
class CalledOutOfRotation(Incident):
    """A player called when it was the turn of another, who was `proper`."""

    law = "law29"
    topics = ("call", "turn")
    left_may_accept = True
    proper: Seat


@dataclass(frozen=True, kw_only=True, eq=False, repr=False)
class CalledInItsStead(Incident):
    """A player whose call out of rotation was cancelled, `withdrawn` by its id, has called at his turn."""

    law = "law29"
    topics = ("call",)
    counts_meanwhile = True
    withdrawn: int


@dataclass(frozen=True, kw_only=True, eq=False, repr=False)
class RightHandOpponentPassed(Incident):
    """The opponent at whose turn a player had called, and whose call was cancelled, `withdrawn`, has passed."""

    law = "law29"
    topics = ("call",)
    withdrawn: int
