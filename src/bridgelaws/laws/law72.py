"""Law 72: an offender who could have been aware that his irregularity would damage the other side."""

from __future__ import annotations

from ..editions import L1997, L2007, L2017, RENUMBERED, SUBSTANCE, Provision, provision, repealed, v
from ..hearing import Hearing
from ..orders import Refer

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


def damage(h: Hearing) -> str:
    """What the offender must have been able to foresee."""
    likely = h.term(COULD_HAVE_BEEN_AWARE, "threshold") == "likely"
    return "would be likely to damage" if likely else "could well damage"


def refer(h: Hearing, doing: str, how: str = "", also: tuple[Provision, ...] = ()) -> None:
    """Play goes on; afterwards the Director asks what the offender could have been aware of."""
    h.rule(
        COULD_HAVE_BEEN_AWARE,
        Refer(
            "must",
            f"{how}if {h.offender} could have been aware that {doing} {damage(h)} the other side, and gained by it",
            findings=("could_have_been_aware", "os_gained_through_irregularity"),
        ),
        also=also,
    )
