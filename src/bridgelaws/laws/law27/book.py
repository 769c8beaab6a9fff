"""Law 27: insufficient bid."""

from __future__ import annotations

from ...board.table import Incident
from ...book.editions import L1997, L2007, L2017, SUBSTANCE, WORDING, provision, reading, repealed, v
from ...book.questions import Choice, Elect, Finding
from ...values.arguments import CHOOSER, OFFENDER
from ...values.calls import Call
from ...values.frozen import dataclass
from ...words.message import Arg

_WITHDRAWN = Arg[Call]("withdrawn", "call")
_NEW = Arg[Call]("new", "call")
_OVER = Arg[Call]("over", "call")
_SECOND = Arg[Call]("second", "call")

ACCEPTED = provision(v(L1997, "27A"), v(L2007, "27A1", change=WORDING))
OUT_OF_ROTATION = provision(v(L1997, "27C"), v(L2007, "27A2", change=WORDING))
NOT_ACCEPTED = provision(
    v(L1997, "27B", double="never"),
    v(L2007, "27B", change=SUBSTANCE, double="if it says the same"),
    v(L2017, "27B", change=WORDING, double="if it says the same"),
)
ATTEMPT_CANCELLED = provision(v(L1997, "27B"), repealed(L2007))
SAME_DENOMINATION = provision(
    v(L1997, "27B1(a)", denomination="named"),
    v(L2007, "27B1(a)", change=WORDING, denomination="named"),
    v(L2017, "27B1(a)", change=SUBSTANCE, denomination="shown"),
)
SAME_MEANING = provision(
    v(L2007, "27B1(b)", information="withdrawn"),
    v(L2017, "27B1(b)", change=SUBSTANCE, information="for all"),
)
OTHER_CALL = provision(v(L1997, "27B2"), v(L2007, "27B2", change=SUBSTANCE), v(L2017, "27B2", change=SUBSTANCE))
DOUBLE_CANCELLED = provision(v(L1997, "27B3"), v(L2007, "27B3", change=SUBSTANCE), v(L2017, "27B3", change=WORDING))
ANOTHER_INSUFFICIENT = provision(v(L2007, "27B4"))
PREMATURE_REPLACEMENT = provision(v(L2007, "27C"), v(L2017, "27C", change=WORDING))
DAMAGE = provision(
    v(L1997, "27B1(b)", by="substantial information"),
    v(L2007, "27D", change=SUBSTANCE, by="assistance gained"),
    v(L2017, "27D", change=WORDING, by="assistance gained"),
)
STAYS_UNAUTHORIZED = reading("R27-1", editions=(L2007,))
SILENT_WHATEVER_FOLLOWS = reading("R27-2", editions=(L2007, L2017))
AS_A_DOUBLE = reading("R27-3", editions=(L1997,))
MORE_SUITS_DO_NOT_SPOIL_IT = reading("R27-4", editions=(L2017,))
LIBERAL = reading("R27-5", editions=(L2007,))
EVERY_ATTEMPT_COUNTS = reading("R27-6")
CALLS_OVER_THE_REPLACEMENT = reading("R27-7")
SECOND_IS_CANCELLED = reading("R27-8", editions=(L1997,))
LEAD_LIMITED_WHATEVER_FOLLOWS = reading("R27-9", editions=(L2017,))
NOTHING_FOLLOWS_ACCEPTANCE = reading("R27-10", editions=(L2007, L2017))

ACCEPTANCE = Choice(
    "insufficient_bid",
    Elect("accept", ACCEPTED, aloud=True),
    Elect("accept_second", ACCEPTED, aloud=True),
    Elect("accept_second", ANOTHER_INSUFFICIENT, aloud=True),  # where there is such a provision it is this one
    Elect("refuse", NOT_ACCEPTED, aloud=True),
    args=(CHOOSER, OFFENDER, _WITHDRAWN, _OVER, _SECOND),
)
# What the call is that took the place of the insufficient bid: one question, whose answer is the provision.
REPLACEMENT = Finding(
    "replacement",
    SAME_DENOMINATION,
    SAME_MEANING,
    MORE_SUITS_DO_NOT_SPOIL_IT,
    LIBERAL,
    args=(OFFENDER, _WITHDRAWN, _NEW),
    options=(
        "both_natural",
        "same_denomination",
        "same_and_more",
        "same_meaning",
        "more_precise",
        "nearly_the_same",
        "similar",
        "subset",
        "purpose",
        "none",
    ),
    by_the_act=True,
)


class InsufficientCall(Incident):
    """A bid that was not enough, or what was put in its place."""

    law = "law27"
    topics = ("call",)


class BidInsufficient(InsufficientCall):
    """A bid in rotation that does not top the last one."""

    left_may_accept = True


@dataclass(frozen=True, kw_only=True, eq=False, repr=False)
class InItsPlace(InsufficientCall):
    """What a player has called in the place of an insufficient bid that was refused, `withdrawn` by its id."""

    withdrawn: int


class BidInsufficientAgain(InItsPlace):
    """Another bid that is not enough either."""

    left_may_accept = True


class Doubled(InItsPlace):
    """A double or a redouble, which may not stand."""


class Replaced(InItsPlace):
    """A sufficient bid or a pass."""

    counts_meanwhile = True


class ReplacedUnasked(Replaced):
    """The same, put there and called over before anybody had asked whether the bid was a slip (25A)."""
