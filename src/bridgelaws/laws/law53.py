"""Law 53: lead out of turn accepted."""

from __future__ import annotations

from ..editions import L1997, L2007, L2017, RENUMBERED, SUBSTANCE, WORDING, provision, reading, v

ACCEPTED_BY_STATEMENT = provision(
    v(
        L1997,
        "53A",
        "A faced lead out of turn becomes a correct lead when the other side says that it accepts it: declarer for a "
        "defender's lead, either defender for declarer's.",
        at_thirteenth=True,
    ),
    v(
        L2017,
        "53A",
        "Before the thirteenth trick, a faced lead out of turn becomes a correct lead when the other side says that it "
        "accepts it: declarer for a defender's lead, either defender for declarer's.",
        change=SUBSTANCE,
        at_thirteenth=False,
    ),
)
ACCEPTED_BY_PLAY = provision(
    v(
        L1997,
        "53A",
        "A faced lead out of turn becomes a correct lead when the next hand in rotation plays to it.",
        at_thirteenth=True,
    ),
    v(
        L2017,
        "53A",
        "Before the thirteenth trick, a faced lead out of turn becomes a correct lead when a card is played from the "
        "next hand in rotation, unless that card is a proper lead.",
        change=SUBSTANCE,
        at_thirteenth=False,
    ),
)
NOT_ACCEPTED = provision(
    v(
        L1997,
        "53A",
        "If no one accepts the lead by word or play, the Director has the lead made from the correct hand.",
    ),
    v(
        L2017,
        "53A",
        "If no one accepts the lead by word or play, it is withdrawn as an illegal play and the Director has the lead "
        "made from the correct hand.",
        change=WORDING,
    ),
)
THIRTEENTH_RETRACTED = provision(
    v(L2017, "53A footnote", "A lead out of turn to the thirteenth trick is taken back; no one can accept it."),
)
WRONG_DEFENDER_PLAYS = provision(
    v(
        L1997,
        "53B",
        "When the defender on the right of declarer's irregular lead plays to it, the lead stands and that card is "
        "treated as a play before his partner's, unless it was his own proper lead.",
    ),
    v(
        L2017,
        "53C",
        "When the defender on the right of declarer's irregular lead plays to it, the lead stands and that card is "
        "treated as a play before his partner's, unless it was his own proper lead.",
        change=RENUMBERED,
    ),
)
PROPER_LEAD = provision(
    v(
        L1997,
        "53C",
        "An opponent of the irregular leader whose turn it was may simply make his own lead. It stands, and the cards "
        "wrongly put into the trick go back without penalty.",
        unless_accepted=False,
        without_rectification=True,
    ),
    v(
        L2007,
        "53C",
        "Unless the irregular lead has been accepted, an opponent whose turn it was may make his own lead. It stands, "
        "and the cards wrongly put into the trick go back; the rule on withdrawn cards applies, and nothing more.",
        change=SUBSTANCE,
        unless_accepted=True,
        without_rectification=True,
    ),
    v(
        L2017,
        "53B",
        "Unless the irregular lead has been accepted, an opponent whose turn it was may make his own lead. It stands, "
        "and the cards wrongly put into the trick may be taken back under the rule on withdrawn cards.",
        change=SUBSTANCE,
        unless_accepted=True,
        without_rectification=False,
    ),
)
NO_PENALTY_CARD = reading(
    "R53-1",
    "A defender's irregular lead that gives way to the proper lead does not become a penalty card, although the "
    "edition no longer says so.",
    source="text silent; Law 47F1 keeps such a withdrawal apart from Law 49, as in the editions before",
    editions=(L2017,),
)
