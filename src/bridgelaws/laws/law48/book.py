"""Law 48: exposure of declarer's cards."""

from __future__ import annotations

from ...board.events import Dropped, Shown, Spread
from ...board.table import Incident
from ...book.editions import L1997, L2007, SUBSTANCE, WORDING, provision, reading, v
from ...book.questions import Finding
from ...values.cards import Card

DECLARER_HAS_NO_PENALTY_CARD = provision(
    v(
        L1997,
        "48A",
        "Declarer who exposes a card is not penalised: no card of declarer or dummy is ever a penalty card, "
        "and a card he drops by accident need not be played.",
    ),
    v(
        L2007,
        "48A",
        "Declarer who exposes a card is under no restriction: no card of declarer or dummy is ever a penalty card, and "
        "a card he drops by accident need not be played; but a card held in the position of a played one is played.",
        change=WORDING,
    ),
)
FACES_AFTER_LEAD_OUT_OF_TURN = provision(
    v(
        L1997,
        "48B1",
        "Declarer who faces cards after a faced opening lead out of turn comes under the law on that lead: "
        "by starting to spread his hand he becomes dummy.",
    ),
)
FACES_AT_OTHER_TIMES = provision(
    v(
        L1997,
        "48B2",
        "Declarer who faces his cards at any other time may be held to have claimed or conceded the remaining tricks.",
        no_claim_exception=False,
    ),
    v(
        L2007,
        "48B2",
        "Declarer who faces his cards at any other time may be held to have claimed or conceded the remaining tricks, "
        "unless he plainly did not mean to claim.",
        change=SUBSTANCE,
        no_claim_exception=True,
    ),
)
NO_CLAIM_MEANT = reading(
    "R48-1",
    "Declarer who plainly did not mean to claim is not held to have claimed by facing cards.",
    source="text leaves it to the Director's discretion; written in 2007",
    editions=(L1997,),
)
DEFENDERS_MAY_USE = reading(
    "R48-2",
    "What declarer shows of his hand is authorized information for both defenders, "
    "also when the cards go back because he thought himself dummy.",
    source="text silent; bridgebase.com forum topic 68493",
)
CLAIMED = Finding(
    "intended_to_claim",
    "Did {offender} mean to claim or concede by facing his cards?",
    FACES_AT_OTHER_TIMES,
    yes="{offender} meant to claim",
    no="{offender} plainly did not mean to claim",
    say="{offender}, why did you put your cards down?",
)


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
