"""Law 71: concession cancelled."""

from __future__ import annotations

from ...board.acts import Act
from ...board.claiming import AskedBack
from ...board.orders import GiveBack, Tell
from ...board.records import Settled
from ...board.table import Incident, Table
from ...hearing.hearing import Hearing
from ...hearing.law import Law, by_kind, only
from ..common import file
from ..law69 import procedures as law69, queries as query69
from . import book, words


def notice(table: Table, act: Act) -> Incident | None:
    """A side asks for a trick that it has conceded itself, by conceding or by claiming no more."""
    stopped = table.stopped
    if not isinstance(act.event, AskedBack) or stopped is None or stopped.by is None:
        return None
    ruled = table.on_record(Settled.CLAIM_DISPUTED) or table.on_record(Settled.CLAIM_ADJUDICATED)
    if ruled or act.seat.side is not stopped.by.side:
        return None
    return file(table, act, book.ConcessionToCancel, words.ASKED_BACK(act.seat), at_once=True)


def hear(h: Hearing) -> None:
    """The concession stands, unless one of the grounds of the edition holds and it is in time."""
    side = h.offender.side
    tricks = law69.how_many(h, book.STANDS)
    if not law69.in_time(h, book.STANDS):
        h.rule(book.STANDS, Tell(words.TOO_LATE(side), side.seats))
        return
    open_to = [(value, ground) for value, ground in book.GROUNDS if h.has(ground)]
    if query69.has_gone_on(h.table, side) and h.term(book.NO_NORMAL_PLAY, "until_next_call"):
        open_to = [(value, ground) for value, ground in open_to if ground is not book.NO_NORMAL_PLAY]
    options = (*[value for value, _ in open_to], "none")
    found = law69.ground(h, book.GROUND, options, tricks, book.STANDS)
    if found == "none":
        h.rule(book.STANDS, Tell(words.CONCESSION_STANDS(side), side.seats))
    else:
        h.rule(dict(open_to)[found], GiveBack(side, tricks), also=(book.STANDS,))
    law69.show_line(h, book.STANDS)


LAW = Law(71, notices=notice, of=only(AskedBack), hears=by_kind({book.ConcessionToCancel: hear}))
