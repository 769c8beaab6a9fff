"""Law 69: what a hearing does for several laws."""

from __future__ import annotations

from ...board.claimable import lost
from ...board.claiming import AskedBack, Ground
from ...board.orders import Tell
from ...book.editions import Provision
from ...book.questions import Finding
from ...hearing.hearing import Hearing
from ..law70 import procedures as law70, words as words70
from . import book, words
from .queries import has_gone_on, judged


def how_many(h: Hearing, behind: Provision) -> int:
    """For how many tricks a side asks: as was said, or else the Director finds it."""
    event = h.incident.cause
    if isinstance(event, AskedBack) and event.tricks is not None:
        return event.tricks
    most = lost(h.table, h.incident.act.seat)
    if most < 2:
        return most
    among = tuple((str(n), words.SO_MANY(n)) for n in range(1, most + 1))
    return int(h.found(book.TRICKS_ASKED.under(behind).but(among=among), side=h.incident.act.seat.side))


def in_time(h: Hearing, *behind: Provision) -> bool:
    """Whether the Correction Period (79C) still runs: it does as long as the side has not gone on to another board."""
    side = h.incident.act.seat.side
    return not has_gone_on(h.table, side) or bool(h.found(book.IN_TIME.under(*behind), side=side))


def ground(h: Hearing, finding: Finding, options: tuple[str, ...], tricks: int, behind: Provision) -> str:
    """On what ground tricks that were asked for are given back, the last option: on none; found already, or asked."""
    side, told, asked = h.incident.act.seat.side, judged(h.table), finding.but(options=options)
    if told is None or told.ground is None:
        return str(h.found(asked, side=side, number=tricks))
    value = options[-1] if told.ground is Ground.NONE else told.ground.value
    if value not in options:  # another edition knows that ground
        return str(h.found(asked, side=side, number=tricks))
    law70.found_of_plays(h, told, behind)
    return str(h.stated(asked, value, side=side, number=tricks))


def show_line(h: Hearing, behind: Provision) -> None:
    """The cards of the line that decided it, if one was worked out."""
    told = judged(h.table)
    if told is not None and told.line:
        h.rule(behind, Tell(words70.LINE(told.line)))
