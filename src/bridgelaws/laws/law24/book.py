"""Law 24: card exposed or led during the auction."""

from __future__ import annotations

from ...board.events import Dropped, ExposedInAuction, Faced, FacedSeveral, Held, Shown, Spread
from ...board.table import Incident
from ...book.editions import L1997, L2007, L2017, RENUMBERED, SUBSTANCE, WORDING, provision, reading, v
from ...book.questions import Choice, Elect, Finding
from ...values.arguments import CHOOSER, OFFENDER, PARTNER, SHOWN
from ...values.cards import Card

FACED_UNTIL_THE_END = provision(
    v(L1997, "24", period="auction"),
    v(L2007, "24", change=SUBSTANCE, period="auction period"),
    v(L2017, "24", change=SUBSTANCE, period="auction"),
)
INFORMATION = provision(v(L2007, "24"), v(L2017, "24", change=WORDING))
ONE_SMALL_CARD = provision(v(L1997, "24A"))
HONOUR_OR_LED = provision(v(L1997, "24B"), v(L2017, "24B", change=WORDING))
TWO_OR_MORE_CARDS = provision(v(L1997, "24C"), v(L2017, "24C", change=WORDING))
RETURNED_TO_DECLARING_SIDE = provision(
    v(L1997, "24 with 48A"), v(L2007, "24", change=WORDING), v(L2017, "24D", change=RENUMBERED)
)
PENALTY_CARD_OF_DEFENDER = provision(v(L1997, "24"), v(L2007, "24", change=SUBSTANCE), v(L2017, "24E", change=WORDING))
DECLARER_MAY_DECLINE = reading("R24-1", editions=(L1997,))
AFTER_THE_LAST_PASS = reading("R24-2", editions=(L1997, L2017))
INFORMATION_BY_LAW_16 = reading("R24-3", editions=(L1997,))
BEFORE_THE_AUCTION = reading("R24-4")
ONE_AFTER_ANOTHER = reading("R24-5")
NEXT_TURN_FROM_THE_RULING = reading("R24-6")
WHEN = Finding("within_period", FACED_UNTIL_THE_END, args=(SHOWN,), options=("auction", "clarification", "before"))
WHETHER_BEGUN = WHEN.but(options=("auction", "before"))  # of a card seen before anybody had called
OWN_ERROR = Finding("own_error", FACED_UNTIL_THE_END, args=(OFFENDER, SHOWN))
VISIBLE = Finding("face_visible_to_partner_possible", FACED_UNTIL_THE_END, args=(PARTNER, SHOWN))
TREAT = Choice(
    "treat_as_penalty_card",
    Elect("yes", PENALTY_CARD_OF_DEFENDER, aloud=True),
    Elect("no", DECLARER_MAY_DECLINE, aloud=True),
    args=(CHOOSER, OFFENDER, SHOWN),
)


class CardExposedInAuction(Incident):
    """A card of a hand could be seen, or was led, before the play."""

    law = "law24"
    topics = ("exposed card",)

    @property
    def exposed(self) -> tuple[Card, ...]:
        """The cards that could be seen."""
        return () if self.card is None else (self.card,)


class SeenBeforeThePlay(CardExposedInAuction):
    """Cards could be seen, or one was led, before the auction was over or the lead made, and it is told afterwards."""

    before_the_play = True
    together: tuple[Card, ...] | None = None  # what lay there of the hand when the play began, once it is known

    @property
    def exposed(self) -> tuple[Card, ...]:
        """The cards that could be seen."""
        match self.cause:
            case Faced(card=card) | Held(card=card):
                return (card,)
            case FacedSeveral(visible=cards):
                return cards
            case Spread(cards=()):
                return tuple(self.before.hand(self.offender).cards)
            case ExposedInAuction() | Dropped() | Shown() | Spread() as event:
                return event.cards
            case _:
                raise AssertionError(f"{self.cause} shows no card")

    @property
    def more(self) -> int:
        """How many there were besides that nobody has named."""
        match self.cause:
            case Spread(cards=(), whole=True):
                return self.before.hand(self.offender).count - len(self.exposed)
            case event:
                return int(getattr(event, "more", 0))

    @property
    def led(self) -> bool:
        """Whether they were put down as a lead."""
        match self.cause:
            case Faced() | FacedSeveral():
                return True
            case event:
                return bool(getattr(event, "led", False))

    def concerns(self, card: Card) -> bool:
        """Whether it is one of them, or one of what lay there."""
        return card in (self.exposed if self.together is None else self.together)


class SeenInTheAuction(SeenBeforeThePlay):
    """The same, and the auction goes on."""


class SeenCardsDue(CardExposedInAuction):
    """The auction is over, and cards lie there that could be seen during it."""


class SeenCardsAgain(CardExposedInAuction):
    """The auction, which had been over, goes on, and cards that could be seen during it lie there as before."""


class LeadByTheDeclaringSide(CardExposedInAuction):
    """A hand of the declaring side put down an opening lead, which is none (54E)."""

    stays_out = True
    under_a_contract = True
