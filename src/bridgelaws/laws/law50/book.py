"""Law 50: disposition of a penalty card."""

from __future__ import annotations

from ...board.table import Incident
from ...book.editions import L1997, L2007, L2017, RENUMBERED, SUBSTANCE, WORDING, provision, reading, v
from ...book.questions import Choice, Elect, Finding
from ...values.arguments import CARD, CARDS, CHOOSER, LEADER, LEAVE, LEFT, OFFENDER, OWNER, RELEASED, SUIT, SUITS, TRICK

EXPOSED_IS_PENALTY_CARD = provision(v(L1997, "50"))
DIRECTOR_DESIGNATES_OTHERWISE = provision(v(L1997, "50"))
COULD_HAVE_KNOWN = provision(
    v(L1997, "50", aware="instead"),
    v(L2007, "50", change=SUBSTANCE, aware="besides"),
    v(L2017, "50", change=WORDING, aware="besides"),
)
STAYS_FACED = provision(v(L1997, "50A"), v(L2007, "50A", change=WORDING))
MINOR = provision(v(L1997, "50B"), v(L2007, "50B", change=WORDING))
MAJOR = provision(v(L1997, "50B"), v(L2017, "50B", change=WORDING))
TWO_OR_MORE_ARE_MAJOR = provision(v(L1997, "50B"))
MINOR_BARS_SMALL_CARDS = provision(v(L1997, "50C"))
MINOR_LEAVES_PARTNER_FREE = provision(v(L1997, "50C"))
MINOR_INFORMATION = provision(v(L1997, "50C", unauthorized=True), v(L2017, "50C", change=SUBSTANCE, unauthorized=False))
MAJOR_BINDS_BOTH_DEFENDERS = provision(v(L1997, "50D"))
MUST_BE_PLAYED = provision(
    v(L1997, "50D1"), v(L2007, "50D1(a)", change=RENUMBERED), v(L2017, "50D1(a)", change=WORDING)
)
DECLARER_DESIGNATES = provision(v(L1997, "50D1"), v(L2007, "50D1(a)", change=RENUMBERED))
OTHER_DUTIES_COME_FIRST = provision(v(L1997, "50D1"), v(L2007, "50D1(b)", change=WORDING))
LEADER_MUST_WAIT = provision(v(L1997, "50D2"))
EARLY_LEAD_IS_EXPOSED = provision(v(L1997, "50D2"))
REQUIRE_SUIT = provision(v(L1997, "50D2(a)"))
PROHIBIT_SUIT = provision(v(L1997, "50D2(a)"))
LEADER_UNABLE = provision(v(L1997, "50D2(a) footnote"))
NEITHER = provision(v(L1997, "50D2(b)"), v(L2007, "50D2(b)", change=WORDING))
OPTIONS_RETURN = provision(v(L2007, "50D2(b) footnote"))
KNOWLEDGE_AUTHORIZED = provision(
    v(L1997, "50D1", scope="requirement", covers_minor=False),
    v(L2007, "50E1", change=SUBSTANCE, scope="requirement", covers_minor=True),
    v(L2017, "50E1", change=SUBSTANCE, scope="everything", covers_minor=True),
)
SIGHT_UNAUTHORIZED = provision(
    v(L1997, "50D1", covers_minor=False),
    v(L2007, "50E2", change=SUBSTANCE, covers_minor=True),
    v(L2017, "50E2", change=SUBSTANCE, covers_minor=True),
)
DECLARER_MAY_USE = provision(v(L2007, "50E2"), v(L2017, "50E2", change=WORDING))
HISTORY_UNAUTHORIZED = provision(v(L2017, "50E3"))
ADJUST_FOR_INFORMATION = provision(
    v(L1997, "16A with 12", test="misuse"),
    v(L2007, "50E3", change=SUBSTANCE, test="damage"),
    v(L2017, "50E4", change=SUBSTANCE, test="different outcome"),
)
AIM_OF_ADJUSTMENT = provision(v(L2017, "50E4"))
STAYS_MAJOR = reading("R50-1")
PICKED_UP_ALL_THE_SAME = reading("R50-2")
OPTIONS_RETURN_IN_1997 = reading("R50-3", editions=(L1997,))
EARLY_LEAD_IS_PREMATURE = reading("R50-4")
DECLARER_MAY_USE_IN_1997 = reading("R50-5", editions=(L1997,))
LIES_AGAIN = reading("R50-6")
SPARED_CARD_IS_UNAUTHORIZED = reading("R50-7")
PENALTY_CARD_FROM_EXPOSURE = reading("R50-8")
DELIBERATE = Finding("exposed_by_deliberate_play", MAJOR, MINOR, args=(CARD, OFFENDER))
NAMED_DELIBERATELY = Finding(DELIBERATE.id, MAJOR, MINOR, args=(OFFENDER, CARD))
OTHERWISE = Finding("designated_otherwise", DIRECTOR_DESIGNATES_OTHERWISE, args=(CARD,))
OTHERWISE_OF_NAMED = Finding(OTHERWISE.id, DIRECTOR_DESIGNATES_OTHERWISE, args=(CARD,))
OTHERWISE_OF_SEVERAL = Finding(OTHERWISE.id, DIRECTOR_DESIGNATES_OTHERWISE, args=(CARDS,))
OPTION = Choice(
    "lead_option",
    Elect("require", REQUIRE_SUIT, aloud=True),
    Elect("forbid", PROHIBIT_SUIT, aloud=True),
    Elect("leave", NEITHER, aloud=True),
    args=(CHOOSER, LEADER, OWNER, CARDS, SUIT, SUITS, TRICK, LEFT, RELEASED, LEAVE),
)


class PenaltyCardDue(Incident):
    """A penalty card gives declarer a choice, was taken up, or was not waited for."""

    law = "law50"
    topics = ("penalty card",)


class LeadOption(PenaltyCardDue):
    """A defender is to lead while his partner has a major penalty card."""


class LedBeforeTheOption(PenaltyCardDue):
    """He led before declarer had chosen."""


class PenaltyCardTakenUp(PenaltyCardDue):
    """A defender took up a penalty card."""


class AloneAgain(PenaltyCardDue):
    """A card that was major only beside another is the only penalty card left."""
