"""Law 26: call withdrawn, lead restrictions."""

from __future__ import annotations

from ...board.auction import CallMade
from ...board.table import Incident
from ...book.editions import L1997, L2007, L2017, RENUMBERED, SUBSTANCE, WORDING, provision, reading, repealed, v
from ...book.questions import Choice, Elect, Finding
from ...values.arguments import CHOOSER, LEADER, LEAVE, LEFT, OFFENDER, RELEASED, SUIT, SUITS, TRICK
from ...values.frozen import dataclass
from ...words.message import Arg

CALL_WITHDRAWN = provision(
    v(L1997, "26", unless="same call"),
    v(L2007, "26", change=WORDING, unless="same call"),
    v(L2017, "26B", change=SUBSTANCE, unless="comparable"),
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
UNKNOWN_SUIT_IS_OTHER_CALL = reading("R26-1", editions=(L1997,))
ONLY_PROHIBITED = reading("R26-2", editions=(L2017,))
SUITS_NOT_SHOWN_LEGALLY = reading("R26-3", editions=(L1997, L2007))
ONE_CHOICE_FOR_ALL = reading("R26-4")
OUT_OF_TURN_IS_NOT_HIS_TURN = reading("R26-5")
BESIDE_PENALTY_CARDS = reading("R26-6")
LED_UNASKED = reading("R26-7")
