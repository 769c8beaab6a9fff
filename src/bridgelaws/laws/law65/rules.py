"""Law 65: arrangement of tricks."""

from __future__ import annotations

from ...board.acts import Act
from ...board.events import Mixed, Said, Saying
from ...board.orders import Note, Refer
from ...board.table import Incident, Table
from ...hearing.hearing import Hearing
from ...hearing.law import Law, by_kind, only
from ..books import book16, book42, book43
from ..common import file
from ..law66 import queries as query66
from .book import KEPT_UNTIL_AGREED, WRONGLY_POINTED, CardsDisturbed, PointedWrongly


def notice(table: Table, act: Act) -> Incident | None:
    """A player says that a card of the last trick points the wrong way, or disturbs the order of his cards."""
    event = act.event
    if isinstance(event, Mixed) and not query66.disputed(table):
        return file(table, act, CardsDisturbed, f"{act.seat} disturbed the order of his cards", at_once=True)
    if not isinstance(event, Said) or event.what is not Saying.POINTED_WRONGLY:
        return None
    summary = f"{act.seat} said that a card of the last trick pointed the wrong way"
    return file(table, act, PointedWrongly, summary, at_once=True)


def _disturbed(h: Hearing) -> None:
    """Who mixes his cards takes a risk."""
    risks = " and ".join(h.term(KEPT_UNTIL_AGREED, "may_lose"))
    h.rule(KEPT_UNTIL_AGREED, Note(str(h.offender), f"may lose the right to {risks}"))


def _pointed_out(h: Hearing) -> None:
    """A remark in time is a right, later it may be unauthorized information."""
    player = "dummy" if h.offender is h.table.dummy else str(h.offender)
    if not h.has(WRONGLY_POINTED):
        if h.offender is h.table.dummy:
            h.rule(book43.NOT_TAKE_PART, Note("dummy", "has no right to mention it"), also=(book42.COUNT_TRICKS,))
            _may_inform(h, "dummy")
        return
    if _in_time(h):
        h.rule(WRONGLY_POINTED, Note("the remark", f"was {player}'s right"))
        return
    h.rule(WRONGLY_POINTED, Note(player, "may no longer mention it"))
    if h.offender is not h.table.declarer:  # dummy has nothing to decide
        _may_inform(h, player)


def _may_inform(h: Hearing, player: str) -> None:
    why = f"if {h.offender.partner} used what {player} said without the right to"
    h.rule(book16.FROM_PARTNER, Refer("may", why))


def _in_time(h: Hearing) -> bool:
    until = "declarer_until" if h.offender is h.table.declarer else "others_until"
    match h.term(WRONGLY_POINTED, until):
        case "any time":
            return True
        case "card led":
            return h.table.trick.empty
        case _:
            return not h.table.trick.side_has_played(h.offender.side)


LAW = Law(
    65, notices=notice, of=only(Mixed, Said), hears=by_kind({PointedWrongly: _pointed_out, CardsDisturbed: _disturbed})
)
