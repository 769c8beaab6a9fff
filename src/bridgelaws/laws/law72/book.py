"""Law 72: an offender who could have been aware that his irregularity would damage the other side."""

from __future__ import annotations

from ...book.editions import L1997, L2007, L2017, RENUMBERED, SUBSTANCE, provision, repealed, v

COULD_HAVE_BEEN_AWARE = provision(
    v(
        L1997,
        "72B1",
        "If the offender could have known, at the time, that his irregularity would be likely to damage the other side,"
        " play goes on to the end and the Director then adjusts if the offending side gained by it.",
        threshold="likely",
    ),
    v(
        L2007,
        "23",
        "If the offender could have been aware, at the time, that his irregularity could well damage the other side,"
        " play goes on to the end and the Director then adjusts if the offending side gained by it.",
        change=SUBSTANCE,
        threshold="could well",
    ),
    v(
        L2017,
        "72C",
        "If the offender could have been aware, at the time, that his irregularity could well damage the other side,"
        " play goes on to the end and the Director then adjusts if the offending side gained by it.",
        change=RENUMBERED,
        threshold="could well",
    ),
)
ENFORCED_PASS = provision(
    v(
        L1997,
        "23",
        "If the offender's partner is made to pass and the offender could have known that this would be likely to"
        " damage the other side, the board is played out and the Director then considers an adjusted score.",
    ),
    repealed(L2007),
)
