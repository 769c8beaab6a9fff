"""Law 25: legal and illegal changes of call."""

from __future__ import annotations

from ...board.auction import CallMade
from ...board.events import Change, Changed, Made
from ...board.table import Incident
from ...book.editions import L1997, L2007, L2017, RENUMBERED, SUBSTANCE, WORDING, provision, reading, repealed, v
from ...book.questions import Choice, Elect, Finding
from ...values.arguments import CHOOSER, OFFENDER, PARTNER, PLAYER
from ...values.calls import Call
from ...words.message import Arg

_FIRST = Arg[Call]("first", "call")
_SECOND = Arg[Call]("second", "call")
_THEIRS = Arg[Call]("theirs", "call")

UNINTENDED = provision(
    v(L1997, "25A", at_once=True),
    v(L2007, "25A1", change=WORDING, at_once=True),
    v(L2017, "25A1", change=SUBSTANCE, at_once=False),
)
MEANT_WHEN_MADE = provision(v(L2017, "25A2"))
HOWEVER_AWARE = provision(v(L2007, "25A1 footnote"), v(L2017, "25A3", change=RENUMBERED))
PARTNER_HAS_CALLED = provision(
    v(L1997, "25A"), v(L2007, "25A2", change=RENUMBERED), v(L2017, "25A4", change=RENUMBERED)
)
PERIOD_OVER = provision(v(L2007, "25A3"), v(L2017, "25A5", change=RENUMBERED))
LEFT_HAND_OPPONENT_MAY_CHANGE = provision(v(L2007, "25A4"), v(L2017, "25A6", change=WORDING))
ACCEPTED = provision(
    v(L1997, "25B1", lead_restricted=False),
    v(L2007, "25B1", change=SUBSTANCE, lead_restricted=False),
    v(L2017, "25B1", change=SUBSTANCE, lead_restricted=True),
)
CALLED_OVER_THE_FIRST = provision(v(L1997, "25B1"), repealed(L2007))
NOT_ACCEPTED = provision(
    v(L1997, "25B2", first_stands=False, lead_restricted=True),
    v(L2007, "25B2", change=SUBSTANCE, first_stands=True, lead_restricted=False),
    v(L2017, "25B2", change=SUBSTANCE, first_stands=True, lead_restricted=True),
)
FIRST_CALL_ILLEGAL = provision(v(L1997, "25B2(a)"), repealed(L2007))
FIRST_CALL_KEPT = provision(v(L1997, "25B2(b)(1)"), repealed(L2007))
ANOTHER_CALL = provision(v(L1997, "25B2(b)(2)"), repealed(L2007))
LEAD_PENALTY = provision(v(L1997, "25B2(c)"), repealed(L2007))
INFORMATION = provision(v(L2007, "25B3"), v(L2017, "25B3", change=WORDING))
OPPONENT_MAY_CHANGE_TOO = reading("R25-1", editions=(L1997,))
BY_THE_LETTER_OF_26 = reading("R25-2", editions=(L2007,))
TOO_LATE_FOR_A_CHANGE = reading("R25-3")
WISH_IS_NO_SUBSTITUTION = reading("R25-4")
FOR_A_BLUNDER_ONLY = reading("R25-5", editions=(L1997,))
KEEPS_WHAT_IS_LEGAL = reading("R25-6")
PASS_BEFORE_ANY_BID = reading("R25-7", editions=(L1997, L2007))
RULED_ON_OVER_A_SLIP = reading("R25-8")
GONE_WITH_THE_RULING = reading("R25-9")
SLIP = Finding("slip", UNINTENDED, MEANT_WHEN_MADE, HOWEVER_AWARE, args=(OFFENDER, _FIRST))
AT_ONCE = Finding("at_once", UNINTENDED, HOWEVER_AWARE, args=(OFFENDER,))
MEANT_OVER = Finding(
    "meant_over",
    ACCEPTED,
    CALLED_OVER_THE_FIRST,
    args=(PLAYER, _THEIRS, OFFENDER, _FIRST, _SECOND),
    options=("second", "first"),
    classifies=True,
)
BLUNDER = Finding("stupid_mistake", ANOTHER_CALL, FOR_A_BLUNDER_ONLY, args=(OFFENDER, _FIRST, _SECOND), by_the_act=True)
ACCEPTANCE = Choice(
    "changed_call",
    Elect("accept", ACCEPTED, aloud=True),
    Elect("refuse", NOT_ACCEPTED),
    args=(CHOOSER, OFFENDER, _FIRST, _SECOND),
)
FIRST_OR_ANOTHER = Choice(
    "first_call_or_another",
    Elect("keep", FIRST_CALL_KEPT, aloud=True),
    Elect("another", ANOTHER_CALL, aloud=True),
    args=(CHOOSER, PARTNER, _FIRST),
)
KEEP_OR_CHANGE = Choice(
    "keep_or_change_call",
    Elect("keep", LEFT_HAND_OPPONENT_MAY_CHANGE, aloud=True),
    Elect("change", LEFT_HAND_OPPONENT_MAY_CHANGE, aloud=True),
    args=(CHOOSER, OFFENDER, _FIRST, _SECOND, _THEIRS),
)


class ChangedCall(Incident):
    """A player called again in place of his last call, or wanted to."""

    law = "law25"
    topics = ("call",)
    left_may_accept = True
    heard_first = 1  # whether the call was a slip, before anything is asked or ordered on it

    @property
    def first(self) -> CallMade:
        """The call that he made first; what he has put in its place before this is none, nor what he called later."""
        attempts = {change.made for change in self.before.files(ChangedCall)}
        made = [call for call in reversed(self.before.auction.calls) if call.seat is self.offender]
        if self.made is not None:
            made = [call for call in made if call.id < self.made] or made
        alive = [call for call in made if call.stands or (call.pending and call.id not in attempts)]
        return (alive or made)[0]

    @property
    def to(self) -> Call | None:
        """The call that he put in its place, or said that he meant."""
        match self.cause:
            case Made(_, call):
                return call
            case Changed(_, to):
                return to
        return None

    @property
    def how(self) -> Change:
        """What he did: put another call down, or only said or asked."""
        match self.cause:
            case Made():
                return Change.DONE
            case Changed(_, _, how):
                return how
        return Change.ASKED
