"""Law 62: correction of a revoke."""

from __future__ import annotations

from ...board.table import Incident, Revoke
from ...book.editions import L1997, L2007, L2017, SUBSTANCE, WORDING, provision, reading, v
from ...book.questions import Choice, Elect, Finding
from ...values.arguments import CHOOSER, MATE, REVOKER
from ...values.frozen import dataclass

MUST_CORRECT = provision(v(L1997, "62A", trigger="aware"), v(L2017, "62A", change=SUBSTANCE, trigger="attention drawn"))
SUBSTITUTES = provision(v(L1997, "62B"), v(L2007, "62B", change=WORDING))
BECOMES_PENALTY_CARD = provision(v(L1997, "62B1"), v(L2007, "62B1", change=WORDING))
RETURNED_FREELY = provision(v(L1997, "62B2"), v(L2007, "62B2", change=WORDING))
NON_OFFENDERS_CHANGE = provision(v(L1997, "62C1"))
OFFENDER_CHANGES_AFTER = provision(v(L1997, "62C2"))
BOTH_SIDES_CORRECT = provision(v(L2017, "62C3"))
TWELFTH_CORRECTED = provision(v(L1997, "62D1"))
PARTNER_AT_TWELFTH = provision(
    v(L1997, "62D2", remedy="declarer chooses", needs_two_suits=True),
    v(L2007, "62D2", change=SUBSTANCE, remedy="not suggested", needs_two_suits=True),
    v(L2017, "62D2", change=SUBSTANCE, remedy="law 16", needs_two_suits=False),
)
TWELFTH_CARD_UNAUTHORIZED = reading("R62-1", editions=(L2017,))
ATTENTION_COMES_FIRST = reading("R62-2")
BOTH_LEADS_UNDONE = reading("R62-3", editions=(L2017,))
PUT_DOWN_INSTEAD = reading("R62-4")
CHANGED_TO_ANOTHER_CARD = reading("R62-5")
FURTHER_TRICK_GOES_BACK = reading("R62-6")
CHANGED_AFTER_BOTH = reading("R62-7", editions=(L2017,))
LIES_THERE_UNTIL_TAKEN_BACK = reading("R62-8")
CHANGED_BEFORE_THE_SUBSTITUTE = reading("R62-9")
TWO_SUITS = Finding("partner_two_suits", PARTNER_AT_TWELFTH, args=(MATE,))
REQUIRED_AT_TWELFTH = Choice(
    "card_at_twelfth",
    Elect("card", PARTNER_AT_TWELFTH),
    Elect("none", PARTNER_AT_TWELFTH, aloud=True),
    args=(CHOOSER, REVOKER, MATE),
)


class ChangeAfterRevoke(Incident):
    """A player may change a card that he played after a revoke."""

    law = "law62"


@dataclass(frozen=True, kw_only=True, eq=False, repr=False)
class ChangesAfterRevoke(ChangeAfterRevoke):
    """The revoker has played another card: who played after him is asked, from one of those cards on."""

    leaves_a_choice = True

    revoke: Revoke
    first: int


class TakenBackAfterRevoke(ChangeAfterRevoke):
    """A player took a card back that he might change, without being asked."""
