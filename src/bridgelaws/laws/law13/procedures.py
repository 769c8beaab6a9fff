"""Law 13: what a hearing does for several laws."""

from __future__ import annotations

from ...board.orders import Refer
from ...book.editions import Provision
from ...hearing.hearing import Hearing
from ..books import book07
from . import words


def penalty(h: Hearing, authority: Provision) -> None:
    """Who did not count his cards, or put them back wrongly, may be penalized."""
    h.rule(authority, Refer("may", words.DID_NOT_COUNT()), also=(book07.COUNTS_HIS_CARDS,))
