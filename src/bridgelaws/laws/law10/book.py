"""Law 10: who decides on a rectification, and how options are used."""

from __future__ import annotations

from ...book.editions import L1997, L2007, L2017, RENUMBERED, SUBSTANCE, WORDING, provision, v

ONLY_THE_DIRECTOR = provision(
    v(L1997, "10A", "Penalties are for the Director alone: players neither impose one nor let one go by themselves."),
    v(
        L2007,
        "10A",
        "Rectifications are for the Director alone: players neither impose one nor let one go by themselves.",
        change=WORDING,
    ),
)
PLAYERS_OWN_RULING = provision(
    v(
        L1997,
        "10B",
        "When players have enforced or let go a penalty without him, the Director may let that stand or undo it.",
    ),
    v(
        L2007,
        "10B",
        "When players have enforced or let go a rectification without him, the Director may let that stand or undo it.",
        change=WORDING,
    ),
)
OPTIONS_EXPLAINED = provision(
    v(L1997, "10C1", "Where a law gives a choice, the Director first tells the player everything he may choose from."),
)
NO_CONSULTATION = provision(
    v(L1997, "10C2", "The player who has a choice makes it alone, without asking or hearing his partner."),
)
BEST_OPTION_IS_PROPER = provision(
    v(L1997, "72A4", "The non-offending side may properly pick whichever option profits it most."),
    v(L2007, "10C3", "The non-offending side may properly pick whichever option profits it most.", change=RENUMBERED),
)
OFFENDERS_MAY_PROFIT = provision(
    v(
        L1997,
        "72A5",
        "After paying for an unintended infraction the offenders may do what is best for them, even if they come out"
        " ahead, as long as they respect Law 16C2.",
    ),
    v(
        L2007,
        "10C4",
        "After the rectification the offenders may do what is best for them, even if they come out ahead, as long as"
        " they respect Law 16D2; Laws 27 and 50 may say otherwise.",
        change=SUBSTANCE,
    ),
    v(
        L2017,
        "10C4",
        "After the rectification the offenders may do what is best for them, even if they come out ahead, as long as"
        " they respect Law 16C2; Laws 27 and 72C may say otherwise.",
        change=SUBSTANCE,
    ),
)
DIRECTOR_MAY_WAIVE = provision(
    v(L1997, "81C8", "The Director may drop a penalty for good cause if the non-offending side asks him to."),
    v(
        L2007,
        "81C5",
        "The Director may drop a rectification for good cause if the non-offending side asks him to.",
        change=RENUMBERED,
    ),
)
