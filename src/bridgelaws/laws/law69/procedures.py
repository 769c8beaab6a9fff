"""Law 69: what a hearing does for several laws."""

from __future__ import annotations

from ...board.claimable import lost
from ...board.claiming import AskedBack
from ...book.editions import Provision
from ...hearing.hearing import Hearing
from . import book, words
from .queries import has_gone_on


def how_many(h: Hearing, *behind: Provision) -> int:
    """For how many tricks a side asks: as was said, or else the Director finds it."""
    event = h.incident.cause
    if isinstance(event, AskedBack) and event.tricks is not None:
        return event.tricks
    most = lost(h.table, h.incident.act.seat)
    if most < 2:
        return most
    among = tuple((str(n), words.SO_MANY(n)) for n in range(1, most + 1))
    return int(h.found(book.TRICKS_ASKED.under(*behind).but(among=among), side=h.incident.act.seat.side))


def in_time(h: Hearing, *behind: Provision) -> bool:
    """Whether the Correction Period (79C) still runs: it does as long as the side has not gone on to another board."""
    side = h.incident.act.seat.side
    return not has_gone_on(h.table, side) or bool(h.found(book.IN_TIME.under(*behind), side=side))
