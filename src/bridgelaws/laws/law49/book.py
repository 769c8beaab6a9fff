"""Law 49: exposure of a defender's cards."""

from __future__ import annotations

from ...board.events import Dropped, Shown
from ...board.table import Incident
from ...book.editions import L1997, L2007, L2017, WORDING, provision, reading, v
from ...book.questions import Finding
from ...values.arguments import CARD, OFFENDER, PARTNER, SHOWN
from ...values.cards import Card
from ...values.frozen import dataclass

PARTNER_COULD_SEE = provision(v(L1997, "49"))
NAMED_AS_HELD = provision(v(L1997, "49"))
NORMAL_PLAY_EXEMPT = provision(v(L1997, "49"), v(L2007, "49", change=WORDING))
CURRENT_TRICK_EXEMPT = provision(v(L1997, "49"), v(L2017, "49", change=WORDING))
CONCESSION_OBJECTED_EXEMPT = provision(v(L2007, "49"), v(L2017, "49", change=WORDING))
WANTED_IS_NAMED = reading("R49-1")
CARD_EXPOSED = Finding("card_exposed", args=(OFFENDER,), kind="card")
COULD_SEE = Finding("partner_could_possibly_see_face", PARTNER_COULD_SEE, args=(PARTNER, SHOWN))
COULD_SEE_ONE = Finding(COULD_SEE.id, PARTNER_COULD_SEE, args=(PARTNER, CARD))
COULD_SEE_UNNAMED = Finding(COULD_SEE.id, PARTNER_COULD_SEE, args=(PARTNER,))
OBJECTED = Finding("immediate_objection", CONCESSION_OBJECTED_EXEMPT, PARTNER_COULD_SEE, args=(OFFENDER, PARTNER))


@dataclass(frozen=True, kw_only=True, eq=False, repr=False)
class DefendersExposedCards(Incident):
    """Cards of a defender's hand were seen."""

    law = "law49"
    topics = ("exposed card",)

    exposed: tuple[Card, ...]

    def concerns(self, card: Card) -> bool:
        """Whether it is one of them."""
        return card in self.exposed


class DroppedOrShown(DefendersExposedCards):
    """He dropped or showed cards; those that nobody had named are among those exposed once they have been."""

    @property
    def card(self) -> Card | None:
        """The first card that has been named since."""
        assert isinstance(self.cause, Dropped | Shown)
        return next((card for card in self.exposed if card not in self.cause.cards), None)


class HandSpread(DefendersExposedCards):
    """He spread cards of his hand."""

    @property
    def card(self) -> Card | None:
        """The first of them."""
        return self.exposed[0] if self.exposed else None


class NamedAsHeld(DefendersExposedCards):
    """He named a card as being in his hand."""


class PlayedInVain(DefendersExposedCards):
    """He put a card down to what was no lead and no call."""

    stays_out = True
