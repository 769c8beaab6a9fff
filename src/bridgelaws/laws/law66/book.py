"""Law 66: inspection of tricks."""

from __future__ import annotations

from ...board.table import Incident
from ...book.editions import L1997, L2017, SUBSTANCE, WORDING, provision, v
from ...book.questions import Finding

CURRENT_TRICK = provision(
    v(
        L1997,
        "66A",
        "Until his side leads or plays to the next trick, declarer or a defender whose own card is still face up may "
        "have all the cards of the trick just played faced.",
    ),
)
OWN_LAST_CARD = provision(
    v(
        L1997,
        "66B",
        "Until a card is led to the next trick, declarer or a defender may look at his own last card without showing "
        "it.",
        until="card led",
    ),
    v(
        L2017,
        "66B",
        "Until his side leads or plays to the next trick, declarer or a defender may look at his own last card without "
        "showing it.",
        change=SUBSTANCE,
        until="own side plays",
    ),
)
QUITTED_TRICKS = provision(
    v(
        L1997,
        "66C",
        "After that and until play ends, quitted tricks may be looked at only when the Director says so, for instance "
        "to check a claim of revoke.",
    ),
    v(
        L2017,
        "66C",
        "After that and until play ends, the cards of quitted tricks may be looked at only when the Director says so, "
        "if it is necessary, for instance to check a claim of revoke.",
        change=WORDING,
    ),
)
AFTER_PLAY = provision(
    v(
        L1997,
        "66D",
        "After play, all cards may be inspected to settle a claim of revoke or the number of tricks, each player "
        "handling only his own.",
    ),
)
MIXED_CARDS = provision(
    v(
        L1997,
        "66D",
        "If a player mixes his cards after such a claim, so that the facts can no longer be found, the Director rules "
        "for the other side.",
    ),
)
NECESSARY = Finding(
    "director_allows_inspection",
    "Is it necessary to look at quitted tricks now?",
    QUITTED_TRICKS,
    yes="quitted tricks had to be looked at",
    no="there was no need to look at quitted tricks",
)
FACTS_LOST = Finding(
    "facts_lost",
    "Has {offender} mixed his cards so that the facts can no longer be found?",
    MIXED_CARDS,
    yes="{offender} mixed his cards so that the facts cannot be found",
    no="the facts can still be found",
)


class InspectionOfTricks(Incident):
    """A player wanted to see tricks that are over."""

    law = "law66"


class WantsToSee(InspectionOfTricks):
    """A player wanted to see cards that have been played."""


class MixedInDispute(InspectionOfTricks):
    """A player mixed his cards after a dispute had begun."""
