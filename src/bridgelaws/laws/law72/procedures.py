"""Law 72: what a hearing does for several laws."""

from __future__ import annotations

from ...board.orders import Refer
from ...book.editions import Provision
from ...hearing.hearing import Hearing
from .book import COULD_HAVE_BEEN_AWARE


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
