"""Law 65: arrangement of tricks."""

from __future__ import annotations

from ...board.acts import Act
from ...board.events import Mixed, Said, Saying
from ...board.orders import Refer, Tell
from ...board.table import Incident, Table
from ...hearing.hearing import Hearing
from ...hearing.law import Law, by_kind, only
from ..books import book16, book42, book43
from ..common import file
from ..law66 import queries as query66
from . import words
from .book import KEPT_UNTIL_AGREED, WRONGLY_POINTED, CardsDisturbed, PointedWrongly


def notice(table: Table, act: Act) -> Incident | None:
    """A player says that a card of the last trick points the wrong way, or disturbs the order of his cards."""
    event = act.event
    if isinstance(event, Mixed) and not query66.disputed(table):
        return file(table, act, CardsDisturbed, words.DISTURBED(act.seat), at_once=True)
    if not isinstance(event, Said) or event.what is not Saying.POINTED_WRONGLY:
        return None
    return file(table, act, PointedWrongly, words.SAID_POINTED_WRONGLY(act.seat), at_once=True)


def _disturbed(h: Hearing) -> None:
    """Who mixes his cards takes a risk."""
    denial = "deny a revoke" in h.term(KEPT_UNTIL_AGREED, "may_lose")
    risk = words.MAY_LOSE_CLAIMS_AND_DENIAL if denial else words.MAY_LOSE_CLAIMS
    h.rule(KEPT_UNTIL_AGREED, Tell(risk(h.offender), (h.offender,)))


def _pointed_out(h: Hearing) -> None:
    """A remark in time is a right, later it may be unauthorized information."""
    seat, dummy = h.offender, h.offender is h.table.dummy
    if not h.has(WRONGLY_POINTED):
        if dummy:
            h.rule(book43.NOT_TAKE_PART, Tell(words.DUMMY_HAS_NO_RIGHT()), also=(book42.COUNT_TRICKS,))
            _may_inform(h)
        return
    if _in_time(h):
        h.rule(WRONGLY_POINTED, Tell(words.WAS_DUMMYS_RIGHT() if dummy else words.WAS_HIS_RIGHT(seat)))
        return
    h.rule(WRONGLY_POINTED, Tell(words.TOO_LATE_FOR_DUMMY()) if dummy else Tell(words.TOO_LATE(seat), (seat,)))
    if seat is not h.table.declarer:  # dummy has nothing to decide
        _may_inform(h)


def _may_inform(h: Hearing) -> None:
    seat, partner = h.offender, h.offender.partner
    dummy = seat is h.table.dummy
    why = words.USED_WHAT_DUMMY_SAID(partner) if dummy else words.USED_WHAT_HE_SAID(partner, seat)
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
