"""Law 72: what a hearing does for several laws."""

from __future__ import annotations

from ...board.orders import Refer
from ...book.editions import Provision
from ...hearing.hearing import Hearing
from ...words.message import Message
from . import words
from .book import COULD_HAVE_BEEN_AWARE


def likely(h: Hearing) -> bool:
    """Whether the offender must have been able to foresee that damage was likely, not only that it could well be."""
    return bool(h.term(COULD_HAVE_BEEN_AWARE, "threshold") == "likely")


def refer(h: Hearing, doing: Message, also: tuple[Provision, ...] = (), *, instead: bool = False) -> None:
    """Play goes on; afterwards the Director asks what the offender could have been aware of.

    `instead`: what he finds then takes the place of a penalty card.
    """
    if likely(h):
        why = words.LIKELY_INSTEAD if instead else words.LIKELY
    else:
        why = words.COULD_WELL_INSTEAD if instead else words.COULD_WELL
    findings = ("could_have_been_aware", "os_gained_through_irregularity")
    h.rule(COULD_HAVE_BEEN_AWARE, Refer("must", why(h.offender, doing), findings=findings), also=also)
