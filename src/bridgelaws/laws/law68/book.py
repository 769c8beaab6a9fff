"""Law 68: claim or concession of tricks."""

from __future__ import annotations

from ...board.table import Incident
from ...book.editions import L1997, L2007, L2017, RENUMBERED, SUBSTANCE, WORDING, provision, reading, v
from ...book.questions import Finding

CLAIM = provision(
    v(
        L1997,
        "68A",
        "Saying that his side will win a number of tricks, suggesting that play be cut short, or showing his cards is "
        "a claim, unless it was plainly not meant as one.",
        only_players=False,
    ),
    v(
        L2007,
        "68A",
        "Saying that his side will win a number of tricks, suggesting that play be cut short, or showing his cards is "
        "a claim, unless it was plainly not meant as one, as when declarer faces his hand after an opening lead out of "
        "turn.",
        change=WORDING,
        only_players=False,
    ),
    v(
        L2017,
        "68A",
        "Declarer or a defender claims by saying that his side will win a number of tricks, suggesting that play be "
        "cut short, or showing his cards, unless it was plainly not meant as a claim, as after an opening lead out of "
        "turn.",
        change=SUBSTANCE,
        only_players=True,
    ),
)
CONCESSION = provision(
    v(L1997, "68B", "To claim some of the tricks left is to concede the rest."),
    v(L2007, "68B1", "To claim some of the tricks left is to concede the rest.", change=RENUMBERED),
)
PARTNER_OBJECTS = provision(
    v(
        L1997,
        "68B",
        "If a defender's partner objects at once to his conceding tricks, nothing has been conceded; the rule on "
        "information from partner may apply.",
        play_goes_on=False,
        information="from partner",
    ),
    v(
        L2007,
        "68B2",
        "If a defender's partner objects at once to his conceding tricks, nothing has been conceded and play goes on; "
        "cards shown are no penalty cards, and what they told is unauthorized for the partner.",
        change=SUBSTANCE,
        play_goes_on=True,
        information="withdrawn",
    ),
    v(
        L2017,
        "68B2",
        "If a defender's partner objects at once to his conceding tricks, there was neither a concession nor a claim, "
        "and play goes on; cards shown are no penalty cards, and what they told is unauthorized for the partner.",
        change=SUBSTANCE,
        play_goes_on=True,
        information="withdrawn",
    ),
)
PLAY_STOPS = provision(
    v(
        L1997,
        "68D",
        "After a claim or concession play ceases; what is played later is void.",
        play="ceases",
        may_go_on=False,
    ),
    v(
        L2007,
        "68D",
        "After a claim or concession play ceases; what is played later may be looked at as evidence.",
        change=SUBSTANCE,
        play="ceases",
        may_go_on=False,
    ),
    v(
        L2017,
        "68D",
        "After a claim or concession play is suspended; if the other side asks and all four agree it goes on, and then "
        "there was no claim.",
        change=SUBSTANCE,
        play="is suspended",
        may_go_on=True,
    ),
)
PLAY_GOES_ON_IN_1997 = reading(
    "R68-1",
    "When a defender's partner has objected at once to his concession, play goes on.",
    source="text silent; minute of the WBF Laws Committee of 2001, in amsterdamned.org, blml, December 2007",
    editions=(L1997,),
)
OBJECTED = Finding(
    "immediate_objection",
    "Did {offender} concede tricks, and did {partner} object at once?",
    PARTNER_OBJECTS,
    yes="{offender} conceded tricks and {partner} objected at once",
    no="there was no concession to which {partner} objected at once",
    say="{offender}, what did you say? {partner}, when did you object?",
)


class ClaimOrConcession(Incident):
    """A player claimed or conceded, agreed or objected."""

    law = "law68"


class Claim(ClaimOrConcession):
    """A player claimed or conceded."""


class Objection(ClaimOrConcession):
    """A player spoke against a claim or concession."""


class ConcessionObjectedTo(Objection):
    """A defender objected to his partner's concession."""


class ClaimDisputed(Objection):
    """A player disputed another's claim."""
