"""Law 52: failure to lead or play a penalty card."""

from __future__ import annotations

from collections.abc import Sequence

from ...board.table import Incident
from ...book.editions import L1997, L2007, WORDING, provision, reading, v
from ...book.questions import Choice, Elect
from ...values.arguments import CARD, CHOOSER, OFFENDER
from ...values.cards import Card
from ...values.frozen import dataclass
from ...words.message import Arg
from ..law50 import book as book50

NO_CHANGE_ON_HIS_OWN = provision(v(L1997, "52A"), v(L2007, "52A", change=WORDING))
MAY_ACCEPT = provision(v(L1997, "52B1(a)"), v(L2007, "52B1(a)", change=WORDING))
MUST_ACCEPT = provision(v(L1997, "52B1(b)"))
UNPLAYED_CARD_REMAINS = provision(v(L1997, "52B1(c)"))
PENALTY_CARD_SUBSTITUTED = provision(v(L1997, "52B2"), v(L2007, "52B2", change=WORDING))
WRONG_CARDS_ARE_MAJOR = provision(v(L1997, "52B2"))
PARTNER_DOES_NOT_CLOSE = reading("R52-1")
MINOR_TOO = reading("R52-2")
NOT_A_REVOKE = reading("R52-3")
NO_EFFECT_OF_HIS_CHANGE = reading("R52-4")
DECLARER_NAMES = reading("R52-5")
LEAD_TAKES_NO_RIGHT = reading("R52-6")
OWED = Arg[Sequence[Card]]("owed", "cards")
OPTION = Choice(
    "penalty_card_not_played",
    Elect("accept", MAY_ACCEPT, aloud=True),
    Elect("require", PENALTY_CARD_SUBSTITUTED, aloud=True),
    args=(CHOOSER, OFFENDER, CARD, OWED),
)
NOT_NAMED = Choice(OPTION.id, *OPTION.options, args=(CHOOSER, OFFENDER, CARD, OWED))
WHICH = Choice("penalty_card_to_be_played", Elect("card", book50.DECLARER_DESIGNATES), args=(CHOOSER, OFFENDER))


class PenaltyCardNotPlayed(Incident):
    """A defender played another card than the penalty card that he had to play."""

    law = "law52"
    topics = ("penalty card",)


@dataclass(frozen=True, kw_only=True, eq=False, repr=False)
class AnotherCardPlayed(PenaltyCardNotPlayed):
    """The wrong card, and the penalty cards of which he owed one."""

    owed: tuple[Card, ...]

    def concerns(self, card: Card) -> bool:
        """Whether it is the card played, or one that he owed."""
        return card is self.card or card in self.owed


@dataclass(frozen=True, kw_only=True, eq=False, repr=False)
class PutDownInItsPlace(PenaltyCardNotPlayed):
    """A card that he put down for the wrong one, which he had taken back."""

    stays_out = True

    replaced: Card
