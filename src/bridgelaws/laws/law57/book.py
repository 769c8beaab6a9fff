"""Law 57: premature lead or play."""

from __future__ import annotations

from ...board.table import Incident
from ...book.editions import L1997, L2007, L2017, RENUMBERED, SUBSTANCE, WORDING, provision, reading, v
from ...book.questions import Choice, Elect, Finding
from ...values.arguments import CARD, CHOOSER, DECLARER, DEMAND, DUMMY, HOW, OFFENDER, PARTNER, PLAYED, SUIT

PREMATURE = provision(v(L1997, "57A"), v(L2007, "57A", change=WORDING))
REQUIRE_HIGHEST = provision(v(L1997, "57A1"))
REQUIRE_LOWEST = provision(v(L1997, "57A2"))
REQUIRE_SUIT = provision(v(L2017, "57A3"))
FORBID_SUIT = provision(v(L1997, "57A3"), v(L2017, "57A4", change=RENUMBERED))
CANNOT_COMPLY = provision(v(L1997, "57B"), v(L2007, "57B", change=WORDING))
DECLARER_PLAYED_BOTH = provision(v(L1997, "57C"), v(L2007, "57C1", change=RENUMBERED))
DUMMY_ACTED = provision(
    v(L1997, "57C", dummys_card="played"),
    v(L2007, "57C1", change=RENUMBERED, dummys_card="played"),
    v(L2017, "57C2", change=SUBSTANCE, dummys_card="picked before his right-hand opponent played"),
)
NOT_AUTOMATIC = provision(
    v(L1997, "57C", scope="singleton or touching cards", until_instructed=False),
    v(L2007, "57C1", change=SUBSTANCE, scope="singleton or touching cards", until_instructed=True),
    v(L2017, "57C1", change=SUBSTANCE, scope="every card", until_instructed=True),
)
GESTURE_SUFFICES = provision(v(L2007, "57C1 footnote"))
DECLARER_PREMATURE = provision(
    v(L2007, "57C2", must_be_legal=False), v(L2017, "57C3", change=SUBSTANCE, must_be_legal=True)
)
RHO_TURN_INFORMATION = provision(v(L2017, "57D"))
RHO_TURN_PLAYABLE = provision(v(L2017, "57D"))
RHO_TURN_UNPLAYABLE = provision(v(L2017, "57D"))
EXEMPT_CARD_STANDS = reading("R57-1")
EXPOSED_AT_RHO_TURN = reading("R57-2", editions=(L1997, L2007))
ONLY_BEFORE_THE_OFFENCE = reading("R57-3")
LEAD_IS_NO_PLAY = reading("R57-4")
OBEDIENT_CARD_STAYS = reading("R57-5")
UNTIL_HIS_SIDE_PLAYS_ON = reading("R57-6")
LED_TO_NEXT = Finding("led_to_next_trick", PREMATURE, args=(OFFENDER, CARD), classifies=True, same_as="deemed_led")
DUMMY_PICKED = Finding("dummy_acted_first", DUMMY_ACTED, args=(OFFENDER, DUMMY, DECLARER))
DUMMY_PLAYED = Finding(DUMMY_PICKED.id, DUMMY_ACTED, args=(OFFENDER, DUMMY, DECLARER))
ABLE = Finding("able_to_comply", REQUIRE_HIGHEST, CANNOT_COMPLY, args=(PARTNER, DEMAND, PLAYED, DECLARER))
OPTION = Choice(
    "premature_play",
    Elect("highest", REQUIRE_HIGHEST, aloud=True),
    Elect("lowest", REQUIRE_LOWEST, aloud=True),
    Elect("require", REQUIRE_SUIT, aloud=True),
    Elect("forbid", FORBID_SUIT, aloud=True),
    args=(CHOOSER, HOW, PARTNER, CARD, SUIT),
)
REQUIRED = Choice("required_suit", Elect("suit", REQUIRE_SUIT), args=(CHOOSER, PARTNER))
FORBIDDEN = Choice("forbidden_suit", Elect("suit", FORBID_SUIT), args=(CHOOSER, PARTNER))


class PrematurePlay(Incident):
    """A card was led to the next trick, or played, before its turn."""

    law = "law57"
    topics = ("turn",)


class LedToTheNextTooSoon(PrematurePlay):
    """A defender put down a card, his own to the trick lying there, before his partner had played."""

    stays_out = True


class PlayedTooSoon(PrematurePlay):
    """A defender played before his partner, or at his right-hand opponent's turn."""


class DeclarerPlayedTooSoon(PrematurePlay):
    """Declarer played from a hand before its turn."""


class DeclarerLedAgain(PrematurePlay):
    """Declarer, who had taken back a lead from the wrong hand or been told to, led from the right one."""
