"""Law 79: tricks won."""

from __future__ import annotations

from ...board.acts import Act
from ...board.claimable import disputable
from ...board.claiming import AskedBack
from ...board.events import RoundEnded
from ...board.orders import GiveBack, Refer, Tell
from ...board.table import Incident, Table
from ...board.words import NOW
from ...hearing.hearing import Hearing
from ...hearing.law import Law, only
from ..common import file
from . import book, words


def notice(table: Table, act: Act) -> Incident | None:
    """A player says that his side won more tricks than was stated; nobody had claimed (else 69 and 71)."""
    claimed = table.stopped is not None and table.stopped.by is not None
    if not isinstance(act.event, AskedBack) or claimed or not table.finished:
        return None
    return file(table, act, book.TricksDisagreedOn, words.DISAGREED(act.seat), at_once=True)


def hear(h: Hearing) -> None:
    """79B: the Director rules how many tricks were won; when the round was over, within limits."""
    side, total = h.incident.act.seat.side, h.table.total
    if h.table.stopped is None:
        won = total[h.incident.act.seat & 1] if total is not None else 0
        h.rule(book.DISAGREEMENT, Tell(words.CARDS_SHOW(side, won)))
        return
    tricks = _how_many(h)
    if not any(isinstance(event, RoundEnded) for event in h.table.log):
        order = GiveBack(side, tricks) if h.found(book.WON_IT, side=side, number=tricks) else None
        h.rule(book.DISAGREEMENT, order or Tell(words.RESULT_STANDS()))
        return
    clear = h.found(book.CLEARLY_WON_IT, side=side, number=tricks)
    if clear and h.term(book.AFTER_ROUND, "both_sides"):
        h.rule(book.AFTER_ROUND, GiveBack(side, tricks))
        return
    h.rule(book.AFTER_ROUND, Tell(words.NO_INCREASE_DUE(side) if clear else words.RESULT_STANDS()))
    h.rule(book.AFTER_ROUND, Refer("may", words.FOR_ONE_SIDE_ONLY(side.other, tricks), NOW()))


def _how_many(h: Hearing) -> int:
    """How many tricks are in dispute: as was said, or else the Director finds it."""
    event = h.incident.cause
    if isinstance(event, AskedBack) and event.tricks is not None:
        return event.tricks
    most = disputable(h.table, h.incident.act.seat)
    if most < 2:
        return most
    among = tuple((str(n), words.SO_MANY(n)) for n in range(1, most + 1))
    return int(h.found(book.TRICKS_MISSING.but(among=among), side=h.incident.act.seat.side))


LAW = Law(79, notices=notice, of=only(AskedBack), hears=hear)
