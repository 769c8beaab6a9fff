"""Law 26: call withdrawn, lead restrictions."""

from __future__ import annotations

from ...board.table import Incident
from ...book.editions import L1997, L2007, L2017, RENUMBERED, SUBSTANCE, WORDING, provision, reading, repealed, v
from ...book.questions import Choice, Elect, Finding
from ...values.arguments import CALL, CARD, CHOOSER, LEADER, OFFENDER, SUIT, SUITS, TRICK
from ...values.frozen import dataclass
from ..law09 import book as book09

CALL_WITHDRAWN = provision(
    v(L1997, "26", unless="the same call"),
    v(L2007, "26", change=WORDING, unless="the same call"),
    v(L2017, "26B", change=SUBSTANCE, unless="a comparable call"),
)
MUCH_DIFFERENT_IS_DIFFERENT = provision(v(L1997, "26 footnote"), repealed(L2017))
REPLACED_BY_COMPARABLE = provision(v(L2017, "26A"))
RELATED_TO_SUITS = provision(
    v(L1997, "26A", solely=False), v(L2007, "26A", change=SUBSTANCE, solely=True), repealed(L2017)
)
SHOWN_LEGALLY = provision(v(L1997, "26A1"), v(L2007, "26A1", change=WORDING), repealed(L2017))
REQUIRE_SUIT = provision(v(L1997, "26A2"), v(L2007, "26A2(a)", change=RENUMBERED), repealed(L2017))
PROHIBIT_SUIT = provision(v(L1997, "26A2"), v(L2007, "26A2(b)", change=RENUMBERED), repealed(L2017))
PROHIBIT_ANY_SUIT = provision(
    v(L1997, "26B", but_shown_legally=False), v(L2017, "26B", change=SUBSTANCE, but_shown_legally=True)
)
UNKNOWN_SUIT_IS_ANOTHER_CALL = reading("R26-1", editions=(L1997,))
ONLY_PROHIBITED = reading("R26-2", editions=(L2017,))
ONLY_SUITS_NOT_SHOWN_LEGALLY = reading("R26-3", editions=(L1997, L2007))
ONE_CHOICE_FOR_ALL_CALLS = reading("R26-4")
OUT_OF_TURN_IS_NOT_HIS_TURN = reading("R26-5")
BESIDE_A_PENALTY_CARD = reading("R26-6")
LED_BEFORE_HE_WAS_ASKED = reading("R26-7")
NEVER_REPLACED = reading("R26-8", editions=(L2017,))
# What a call showed is a set of suits. The likely one comes first, so that one answer does; the others are asked for
# if it is none of those.
MUCH_DIFFERENT = Finding("much_different", MUCH_DIFFERENT_IS_DIFFERENT, CALL_WITHDRAWN, args=(OFFENDER, CALL))
SHOWN = Finding("suits_shown", RELATED_TO_SUITS, PROHIBIT_ANY_SUIT, args=(OFFENDER, CALL), kind="option")
OTHERS_SHOWN = Finding("other_suits_shown", RELATED_TO_SUITS, args=(OFFENDER, CALL), kind="option")
SPECIFIED = Finding("suits_specified", PROHIBIT_ANY_SUIT, args=(OFFENDER,), kind="option")
SPECIFIED_OF_THESE = Finding(SPECIFIED.id, SHOWN_LEGALLY, args=(OFFENDER, SUITS), kind="option")
OTHERS_SPECIFIED = Finding("other_suits_specified", PROHIBIT_ANY_SUIT, args=(OFFENDER,), kind="option")
WHILE_HE_WAS_ASKED = Finding("led_while_asked", LED_BEFORE_HE_WAS_ASKED, book09.STANDSTILL, args=(LEADER, CARD))
OPTION = Choice(
    "lead_restriction",
    Elect("require", REQUIRE_SUIT, aloud=True),
    Elect("forbid", PROHIBIT_SUIT, aloud=True),
    Elect("leave", CALL_WITHDRAWN, aloud=True),
    args=(CHOOSER, LEADER, OFFENDER, SUIT, TRICK),
)
OPTION_OF_SEVERAL = Choice(OPTION.id, *OPTION.options, args=(CHOOSER, LEADER, OFFENDER, TRICK))
FORBIDDEN = Choice(
    "forbidden_suit",
    Elect("suit", PROHIBIT_ANY_SUIT),
    Elect("none", CALL_WITHDRAWN),
    args=(CHOOSER, LEADER, OFFENDER, TRICK),
)
WHICH_REQUIRED = Choice("required_suit", Elect("suit", CALL_WITHDRAWN), args=(CHOOSER, LEADER, TRICK))
WHICH_FORBIDDEN = Choice("forbidden_suit", Elect("suit", CALL_WITHDRAWN), args=(CHOOSER, LEADER, TRICK))


class LeadAfterWithdrawnCall(Incident):
    """The partner of a player whose call was withdrawn leads for the first time."""

    law = "law26"
    topics = ("call",)


class FirstLead(LeadAfterWithdrawnCall):
    """He is to lead."""


class LedBeforeTheChoice(LeadAfterWithdrawnCall):
    """He led before declarer had chosen."""


@dataclass(frozen=True, kw_only=True, eq=False, repr=False)
class AuctionOverFirst(Incident):
    """The auction ended before the turn of a player whose call out of rotation was cancelled, `withdrawn` by its id."""

    law = "law26"
    topics = ("call",)
    withdrawn: int
