"""Law 48: exposure of declarer's cards."""

from __future__ import annotations

from ...board.events import Dropped, Shown, Spread
from ...board.table import Incident
from ...book.editions import L1997, L2007, SUBSTANCE, WORDING, provision, reading, v
from ...book.questions import Finding
from ...values.arguments import OFFENDER
from ...values.cards import Card

DECLARER_HAS_NO_PENALTY_CARD = provision(v(L1997, "48A"), v(L2007, "48A", change=WORDING))
FACES_AFTER_LEAD_OUT_OF_TURN = provision(v(L1997, "48B1"))
FACES_AT_OTHER_TIMES = provision(
    v(L1997, "48B2", no_claim_exception=False), v(L2007, "48B2", change=SUBSTANCE, no_claim_exception=True)
)
NO_CLAIM_MEANT = reading("R48-1", editions=(L1997,))
DEFENDERS_MAY_USE = reading("R48-2")
CLAIMED = Finding("intended_to_claim", FACES_AT_OTHER_TIMES, args=(OFFENDER,))


class DeclarersExposedCards(Incident):
    """Cards of declarer's hand were seen."""

    law = "law48"
    topics = ("exposed card",)

    @property
    def exposed(self) -> tuple[Card, ...]:
        """The cards that are known to have been seen."""
        assert isinstance(self.cause, Dropped | Shown | Spread)
        return self.cause.cards

    def concerns(self, card: Card) -> bool:
        """Whether it is one of them."""
        return card in self.exposed
