"""Law 17: the auction period, and calls whose turn it is not yet known to be."""

from __future__ import annotations

from ...board.acts import Act
from ...board.events import Made
from ...board.keys import Occasion
from ...board.orders import Forget
from ...board.phases import Phase
from ...board.table import Incident, Table
from ...hearing.hearing import Hearing
from ...hearing.law import Law, by_kind, only
from ..calling import Route, route
from ..common import file
from . import book, words


def notice(table: Table, act: Act) -> Incident | None:
    """A call over an irregular one that it does not dispose of: what it is depends on what becomes of that."""
    if route(table, act) is not Route.MEANWHILE or act.call is None:
        return None
    return file(table, act, book.CalledMeanwhile, words.CALLED_MEANWHILE(act.seat, act.call))


def waits(table: Table, incident: Incident) -> bool:
    """Until every irregular call before it has been disposed of, and what was called meanwhile before it is judged."""
    kept = {each.made: each.at for each in table.files(book.CalledMeanwhile)}
    others = [made for made in table.auction.pending if made.id != incident.made]
    return any(made.id not in kept or kept[made.id] < incident.at for made in others)


def arising(table: Table) -> Incident | None:
    """What was called meanwhile is judged as soon as nothing is left before it."""
    for incident in table.files(book.CalledMeanwhile):
        if not waits(table, incident):
            key = Occasion(book.CalledMeanwhile, 0, incident.offender, (incident.made,))
            return incident.but(key=key)
    return None


def hear(h: Hearing[book.CalledMeanwhile]) -> None:
    """It is taken to be made now, after what was disposed of, and comes under whatever law it comes under."""
    made = h.call
    for incident in h.table.files(book.CalledMeanwhile):
        if incident.made == made.id:
            h.close(incident)
    h.silently(Forget(made.id))
    h.then(Act(Made(made.seat, made.call), made.seat))


LAW = Law(
    17,
    notices=notice,
    of=only(Made),
    waits=waits,
    hears=by_kind({book.CalledMeanwhile: hear}),
    arises=arising,
    phases=(Phase.AUCTION,),
)
