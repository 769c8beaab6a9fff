"""Law 39: call after the final pass."""

from __future__ import annotations

from ...board.acts import Act
from ...board.events import Made
from ...board.orders import Tell
from ...board.phases import Phase
from ...board.table import Incident, Table
from ...hearing.hearing import Hearing
from ...hearing.law import Law, only
from ...values.calls import PASS
from ..books import book35
from ..calling import Route, route
from ..common import file
from ..law26 import procedures as law26
from ..law36 import procedures as law36
from . import book, words


def notice(table: Table, act: Act) -> Incident | None:
    """Any call after the auction was over."""
    if act.call is None or route(table, act) is not Route.AFTER_THE_END:
        return None
    return file(table, act, book.CalledAfterTheEnd, words.AFTER_THE_END(act.seat, act.call))


def waits(table: Table, incident: Incident) -> bool:
    """Whether it is not known yet who defends: the calls on file do not show it, and that is being asked (22).

    A call over another that came too late as well is heard after that: it shows that the next player has called.
    """
    if table.calling and not table.passed_out:
        return True
    others = (i for i in table.files(book.CalledAfterTheEnd) if i.attended and i.made is not None)
    return any(incident.made is not None and i.made < incident.made for i in others if i.made is not None)


def hear(h: Hearing[book.CalledAfterTheEnd]) -> None:
    """It is cancelled; only a defender's bid, double or redouble may cost something, if nobody has called over it."""
    made, condoned = h.call, law36.next_has_called(h)
    law36.cancel(h, book.CALLS_CANCELLED, also=(book35.INADMISSIBLE,), replaced=False)
    if h.table.passed_out:
        h.reads(book.NOBODY_DEFENDS)
        h.rule(book.NOTHING_FURTHER, Tell(words.NOTHING_FURTHER()))
    elif condoned:
        h.rule(book.NEXT_HAS_CALLED, Tell(words.NOTHING_FURTHER()), also=(book35.CONDONED,))
    elif made.call is PASS or not h.table.is_defender(h.offender):
        h.rule(book.NOTHING_FURTHER, Tell(words.NOTHING_FURTHER()))
    else:
        law26.lead_right(h, made, book.DEFENDERS_CALL)


LAW = Law(39, notices=notice, of=only(Made), waits=waits, hears=hear, phases=tuple(Phase))
