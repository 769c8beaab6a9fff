"""Law 9: procedure after an irregularity."""

from __future__ import annotations

from ...book.editions import L1997, L2007, L2017, RENUMBERED, SUBSTANCE, WORDING, provision, reading, v

ATTENTION_IN_AUCTION = provision(
    v(L1997, "9A1", "In the auction any player, in turn or not, is free to point out an irregularity."),
    v(
        L2007,
        "9A1",
        "In the auction any player, in turn or not, is free to point out an irregularity, except where another law"
        " tells him to keep silent.",
        change=WORDING,
    ),
)
ATTENTION_IN_PLAY = provision(
    v(L1997, "9A2(a)", "In the play declarer and both defenders are free to point out an irregularity."),
    v(
        L2007,
        "9A2",
        "In the play declarer and both defenders are free to point out an irregularity, except where another law"
        " tells them to keep silent.",
        change=WORDING,
    ),
)
ANYONE_MAY_PREVENT = provision(
    v(L1997, "9A2(b)(2)", "Dummy may try to stop declarer before he commits an irregularity."),
    v(
        L2007,
        "9A3",
        "Every player, dummy too, may try to stop someone else before he commits an irregularity;"
        " dummy's right is limited by Laws 42 and 43.",
        change=SUBSTANCE,
    ),
    v(
        L2017,
        "9A3",
        "Every player, dummy too, may try to stop an irregularity that has not yet been committed;"
        " dummy's right is limited by Laws 42 and 43.",
        change=WORDING,
    ),
)
DUMMY_SILENT_DURING_PLAY = provision(
    v(L1997, "9A2(b)(1)", "Dummy must not be the one to point out an irregularity before the play has ended."),
    v(
        L2007,
        "9A3",
        "Once an irregularity has happened dummy must not be the one to point it out before the play has ended.",
        change=RENUMBERED,
    ),
    v(
        L2017,
        "9A4",
        "Dummy must not be the one to point out an irregularity before the play has ended, apart from his duty"
        " under Law 20F5 to put declarer's explanation right.",
        change=WORDING,
    ),
)
NO_DUTY_TO_REPORT = provision(
    v(L1997, "72B3", "A player need not mention an infraction that his own side committed without intent."),
    v(
        L2007,
        "9A4",
        "A player need not mention an infraction by his own side, unless Law 20F5 makes him put an explanation right.",
        change=SUBSTANCE,
    ),
    v(
        L2017,
        "9A5",
        "A player need not mention an infraction by his own side, unless Law 20F5 makes him put an explanation right.",
        change=RENUMBERED,
    ),
)
CALL_THE_DIRECTOR = provision(
    v(L1997, "9B1(a)", "As soon as an irregularity has been pointed out the players are bound to call the Director."),
    v(
        L2007,
        "9B1(a)",
        "As soon as an irregularity has been pointed out the players ought to call the Director.",
        change=WORDING,
    ),
)
ANYONE_MAY_CALL = provision(
    v(L1997, "9B1(b)", "Once an irregularity has been pointed out any of the four, dummy too, may call the Director."),
)
CALLING_COSTS_NOTHING = provision(
    v(L1997, "9B1(c)", "No player loses a right by calling the Director."),
)
OPPONENTS_KEEP_RIGHTS = provision(
    v(L1997, "9B1(d)", "The opponents keep all their rights when a player points out his own side's irregularity."),
)
STANDSTILL = provision(
    v(
        L1997,
        "9B2",
        "From the moment an irregularity is pointed out until the Director has dealt with any penalty, nobody calls,"
        " plays, retracts or chooses.",
    ),
    v(
        L2007,
        "9B2",
        "From the moment an irregularity is pointed out until the Director has dealt with any rectification, nobody"
        " calls, plays, retracts or chooses.",
        change=WORDING,
    ),
)
PREMATURE_CORRECTION = provision(
    v(
        L1997,
        "9C",
        "An offender who puts things right before the Director has ruled may have to pay more, for instance by the"
        " lead restrictions of Law 26.",
    ),
    v(
        L2017,
        "9C",
        "An offender who puts things right before the Director has ruled may have to pay more, for instance by the"
        " lead restrictions of Law 26B.",
        change=WORDING,
    ),
)
PREVENTION_ENDS = reading(
    "R9-1",
    "Prevention ends at the instant the irregularity is complete: after declarer has named or faced the card,"
    " a word from dummy points the irregularity out and no longer prevents it.",
    source="text silent; our interpretation",
)
BOTH_CARDS_COUNT = reading(
    "R9-2",
    "When a defender corrects in the play before the Director has ruled, the first card and the substituted card are"
    " both judged as exposed cards; without this reading only the first is.",
    source="text silent; our interpretation, from Laws 49 and 50",
)
