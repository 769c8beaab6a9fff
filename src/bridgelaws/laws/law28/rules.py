"""Law 28: calls considered to be in rotation."""

from __future__ import annotations

from ...board import calling as physics
from ...board.acts import Act
from ...board.auction import Came
from ...board.events import Made
from ...board.orders import Tell
from ...board.phases import Phase
from ...board.table import Incident, Table
from ...hearing.hearing import Hearing
from ...hearing.law import Law, only
from ..calling import Route, open_before, route
from ..common import file
from . import book, words


def supply(table: Table, act: Act) -> Table:
    """A player who must pass was not waited for: his pass is taken as made."""
    turn = table.auction.turn
    if act.call is None or turn is None or turn is not act.seat.rho or open_before(table, act):
        return table
    return table if table.must_pass(turn) is None else physics.deem_pass(table, turn, book.RHO_MUST_PASS)


def notice(table: Table, act: Act) -> Incident | None:
    """The call after a pass that was taken as made, if nothing is wrong with it."""
    last = table.auction.calls[-1] if table.auction.calls else None
    if last is None or last.came is not Came.DEEMED or last.at != len(table.log) - 1:
        return None
    if act.call is None or route(table, act) is not Route.REGULAR:
        return None
    about = words.PASS_NOT_AWAITED(act.seat, act.call, last.seat)
    return file(table, act, book.PassNotAwaited, about, offender=last.seat, at_once=True)


def hear(h: Hearing[book.PassNotAwaited]) -> None:
    """28A: he has called in rotation."""
    made = h.call
    h.rule(
        book.RHO_MUST_PASS, Tell(words.CALLED_IN_ROTATION(made.seat, made.call, h.offender), (made.seat, h.offender))
    )


LAW = Law(28, supplies=supply, notices=notice, of=only(Made), hears=hear, phases=(Phase.AUCTION,))
