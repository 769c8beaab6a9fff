"""Law 17: the auction period, and calls whose turn it is not yet known to be."""

from __future__ import annotations

from ...board.acts import Act
from ...board.auction import Came
from ...board.events import Made
from ...board.keys import Occasion
from ...board.orders import Forget
from ...board.phases import Phase
from ...board.table import Incident, Table
from ...hearing.hearing import Hearing
from ...hearing.law import Law, by_kind, only
from ..calling import Route, route
from ..common import file
from ..law36 import procedures as law36
from . import book, words


def notice(table: Table, act: Act) -> Incident | None:
    """A call over an irregular one that it does not dispose of: what it is depends on what becomes of that."""
    if route(table, act) is not Route.MEANWHILE or act.call is None:
        return None
    return file(table, act, book.CalledMeanwhile, words.CALLED_MEANWHILE(act.seat, act.call))


def waits(table: Table, incident: Incident) -> bool:
    """Until every call that it was made over has been disposed of, or is judged anew itself: then it comes after that.

    What was called over it waits in its turn, so that each is judged over the one before it, as they were made.
    """
    over = {each.key for each in incident.before.docket}
    waiting = {made.id for made in table.auction.pending if made.id != incident.made}
    return any(each.key in over and each.made in waiting for each in table.docket)


def arising(table: Table) -> Incident | None:
    """What was called meanwhile is judged as soon as nothing is left before it."""
    for incident in table.files(book.CalledMeanwhile):
        if not waits(table, incident):
            key = Occasion(book.CalledMeanwhile, 0, incident.offender, (incident.made,))
            return incident.but(key=key)
    return None


def hear(h: Hearing[book.CalledMeanwhile]) -> None:
    """It is taken to be made now, after what was disposed of, and comes under whatever law it comes under.

    What counts though it was made after it, because it can never be accepted, is judged after it.
    """
    made, calls = h.call, h.table.auction.standing
    later = tuple([call for call in calls if call.id > made.id and call.came in (Came.MADE, Came.CHANGED)])
    for incident in h.table.files(book.CalledMeanwhile):
        if incident.made == made.id:
            h.close(incident)
    h.silently(Forget(made.id))
    h.then(Act(Made(made.seat, made.call), made.seat))
    law36.judge_later_anew(h, later)


LAW = Law(
    17,
    notices=notice,
    of=only(Made),
    waits=waits,
    hears=by_kind({book.CalledMeanwhile: hear}),
    arises=arising,
    arises_from="docket",
    phases=(Phase.AUCTION,),
)
