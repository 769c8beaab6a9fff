"""Law 51: two or more penalty cards."""

from __future__ import annotations

from ...board.table import Incident
from ...book.editions import L1997, L2007, L2017, WORDING, provision, reading, v
from ...book.questions import Choice, Elect, Finding
from ...values.arguments import CARDS, CHOOSER, DEMAND, LEADER, LEAVE, LEFT, OWNER, RELEASED, SEAT, SUIT, SUITS, TRICK
from ...values.cards import Card
from ...values.frozen import dataclass
from ..law50 import book as book50
from ..law59 import book as book59

DECLARER_DESIGNATES = provision(v(L1997, "51A"))
ONE_SUIT_REQUIRED = provision(v(L1997, "51B1(a)"))
ONE_SUIT_PROHIBITED = provision(v(L1997, "51B1(b)"), v(L2007, "51B1(b)", change=WORDING))
REQUIRE_ONE_OF_SUITS = provision(v(L1997, "51B2(a)"))
PROHIBIT_SUITS = provision(v(L1997, "51B2(b)"))
NEITHER = provision(v(L2017, "51B2(c)"))
REQUIRE_OR_PROHIBIT = reading("R51-1")
REMAINING_CARDS_BIND = reading("R51-2")
NEITHER_BEFORE_2017 = reading("R51-3", editions=(L1997, L2007))
DESIGNATE = Choice("designate_penalty_card", Elect("card", DECLARER_DESIGNATES), args=(CHOOSER, OWNER, CARDS))
ONE_SUIT = Choice(
    "lead_option",
    Elect("require", ONE_SUIT_REQUIRED, aloud=True),
    Elect("forbid", ONE_SUIT_PROHIBITED, aloud=True),
    Elect("leave", book50.NEITHER, aloud=True),
    args=(CHOOSER, LEADER, OWNER, CARDS, SUIT, SUITS, TRICK, LEFT, RELEASED, LEAVE),
)
SEVERAL_SUITS = Choice(
    "lead_option",
    Elect("require", REQUIRE_ONE_OF_SUITS, aloud=True),
    Elect("forbid", PROHIBIT_SUITS, aloud=True),
    Elect("leave", NEITHER, aloud=True),
    args=(CHOOSER, LEADER, OWNER, CARDS, TRICK, LEFT, RELEASED, LEAVE),
)
SEVERAL_SUITS_BEFORE_2017 = Choice(
    SEVERAL_SUITS.id,
    *SEVERAL_SUITS.options[:2],
    Elect("leave", NEITHER_BEFORE_2017, aloud=True),
    words=SEVERAL_SUITS,
)
CAN_OBEY = Finding("can_obey", book59.MAY_PLAY_ANY, args=(SEAT, DEMAND))
FORBIDDEN_SUITS = Choice(
    "forbidden_suits", Elect("suit", PROHIBIT_SUITS), Elect("none", PROHIBIT_SUITS), args=(CHOOSER, LEADER, TRICK)
)
WHICH_SUIT = Choice("required_suit", Elect("suit", REQUIRE_ONE_OF_SUITS), args=(CHOOSER, LEADER, TRICK))


@dataclass(frozen=True, kw_only=True, eq=False, repr=False)
class SeveralPenaltyCards(Incident):
    """A defender has two or more penalty cards."""

    law = "law51"
    topics = ("penalty card",)

    cards: tuple[Card, ...]


class SeveralToBePlayed(SeveralPenaltyCards):
    """He is to play, and more than one of them can be played."""


class LeadOptionOfSeveral(SeveralPenaltyCards):
    """His partner is to lead."""
