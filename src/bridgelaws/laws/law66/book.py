"""Law 66: inspection of tricks."""

from __future__ import annotations

from ...board.table import Incident
from ...book.editions import L1997, L2017, SUBSTANCE, WORDING, provision, v
from ...book.questions import Finding
from ...values.arguments import OFFENDER

CURRENT_TRICK = provision(v(L1997, "66A"))
OWN_LAST_CARD = provision(v(L1997, "66B", until="card led"), v(L2017, "66B", change=SUBSTANCE, until="own side plays"))
QUITTED_TRICKS = provision(v(L1997, "66C"), v(L2017, "66C", change=WORDING))
AFTER_PLAY = provision(v(L1997, "66D"))
MIXED_CARDS = provision(v(L1997, "66D"))
NECESSARY = Finding("director_allows_inspection", QUITTED_TRICKS, aloud=False)
FACTS_LOST = Finding("facts_lost", MIXED_CARDS, args=(OFFENDER,), aloud=False)


class InspectionOfTricks(Incident):
    """A player wanted to see tricks that are over."""

    law = "law66"


class WantsToSee(InspectionOfTricks):
    """A player wanted to see cards that have been played."""


class MixedInDispute(InspectionOfTricks):
    """A player mixed his cards after a dispute had begun."""
