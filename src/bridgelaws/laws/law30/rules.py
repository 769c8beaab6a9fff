"""Law 30: pass out of rotation."""

from __future__ import annotations

from ...board.acts import Act
from ...board.events import Made
from ...board.phases import Phase
from ...board.table import Incident, Table
from ...hearing.hearing import Hearing
from ...hearing.law import Law, only
from ..law29 import procedures as law29
from . import book


def notice(table: Table, act: Act) -> Incident | None:
    """The offender calls at his turn."""
    return law29.called_instead(table, act, 30, book.AfterAPass)


def arising(table: Table) -> Incident | None:
    """The same, where his call had first to be put right."""
    return law29.left_to_compare(table, 30, book.AfterAPass)


def hear(h: Hearing[book.AfterAPass]) -> None:
    """30B1(b): comparable with the pass, or not."""
    law29.compared(h, h.table.call_made(h.incident.withdrawn), book.COMPARABLE, book.NOT_COMPARABLE)


LAW = Law(30, notices=notice, of=only(Made), hears=hear, arises=arising, phases=(Phase.AUCTION,))
