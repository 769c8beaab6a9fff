"""Law 20: review and explanation of calls."""

from __future__ import annotations

from ...board.acts import Act
from ...board.events import Explained, Explaining
from ...board.phases import Phase
from ...board.table import Incident, Table
from ...hearing.law import Law, only
from ..common import file
from . import book, words
from .procedures import explained_himself

_EXPLAINS = (Explaining.ANSWERED, Explaining.ANNOUNCED, Explaining.ALERTED)


def notice(table: Table, act: Act) -> Incident | None:
    """A player explains his own call, which is his partner's to explain."""
    event = act.event
    if not isinstance(event, Explained) or event.how not in _EXPLAINS or event.of is not event.seat:
        return None
    return file(table, act, book.ExplainedHisOwnCall, words.EXPLAINED_HIMSELF(event.seat), at_once=True)


LAW = Law(20, notices=notice, of=only(Explained), hears=explained_himself, phases=tuple(Phase))
