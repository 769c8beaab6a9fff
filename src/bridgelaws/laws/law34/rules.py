"""Law 34: retention of the right to call."""

from __future__ import annotations

from ...board.acts import Act
from ...board.auction import Auction, CallMade
from ...board.events import Made
from ...board.keys import Occasion
from ...board.orders import CallStands, CancelCall
from ...board.phases import Phase
from ...board.table import Incident, Table
from ...hearing.hearing import Hearing
from ...hearing.law import Law, only
from ...values.calls import PASS
from ...values.seats import Side
from ..books import book27, book29
from ..calling import Route, route
from ..common import file
from ..law16 import procedures as law16
from ..law36 import procedures as law36
from . import book, words
from .queries import Passed, all_have_passed, called_since, gone_past, third_pass


def notice(table: Table, act: Act) -> Incident | None:
    """The last of three passes after a call, one of which went past a player."""
    if act.call is not PASS or route(table, act) is not Route.SKIPPED:
        return None
    gone = gone_past(table.auction)
    turn = table.auction.turn
    missed = gone[0] if gone is not None else turn
    assert missed is not None
    return file(table, act, book.TurnMissed, words.TURN_MISSED(missed), missed=missed)


def arising(table: Table) -> Incident | None:
    """The last of three such passes was put there by a ruling, or is there by another law, and stands.

    That may be a pass over which somebody has called already, since it was accepted by that call (25B1).
    """
    auction = table.auction
    found = None if auction.pending else third_pass(auction)
    if found is None:
        return None
    last, missed = found
    key = Occasion(book.TurnMissed, 0, missed, (last.id,))
    about = words.TURN_MISSED(missed)
    act = Act(None, last.seat)
    return file(table, act, book.TurnMissed, about, key=key, at_once=True, missed=missed, made=last.id)


def lapse(h: Hearing[book.TurnMissed]) -> bool:
    """The player who was missed calls after all; or a pass that was itself out of rotation is accepted by a call."""
    call = h.act.call
    if call is None or not h.call.pending:
        return False
    if h.act.seat is h.incident.missed:
        _goes_back(h)
        return True
    if call is PASS or h.act.seat is not h.offender.lho or not _last(h).out_of_rotation:
        return False
    h.rule(book29.ACCEPTED, CallStands.of(h.call))
    return True


def hear(h: Hearing[book.TurnMissed]) -> None:
    """The auction is not over: it goes back to him, and the passes since are cancelled."""
    if h.call.pending or h.incident.cause is None:
        _goes_back(h)


def _last(h: Hearing) -> Passed:
    gone = gone_past(_up_to_it(h))
    assert gone is not None
    return next(passed for passed in gone[1] if passed.made.id == h.call.id)


def _up_to_it(h: Hearing) -> Auction:
    """The auction up to the pass that it is about and passes after it; any other call is judged when it goes back."""
    auction = h.table.auction
    end = auction.calls.index(h.call) + 1
    while end < len(auction.calls) and auction.calls[end].call is PASS:
        end += 1
    return auction._replace(calls=auction.calls[:end], end=None)


def _goes_back(h: Hearing[book.TurnMissed]) -> None:
    gone = gone_past(_up_to_it(h))
    assert gone is not None
    _, passes = gone
    later = called_since(_up_to_it(h), h.incident.missed)
    passes = tuple([each for each in passes if each.made not in later])
    if h.incident.cause is None:  # it stands by a call over it, which is judged on what is left
        last = _up_to_it(h).calls[-1].id
        later = (*later, *[made for made in h.table.auction.after(last) if made.stands])
    if all_have_passed(_up_to_it(h)):
        h.reads(book.THOUGH_HE_HAS_PASSED_SINCE)
    offenders = {passed.made.seat.side for passed in passes if passed.out_of_rotation}
    fallen = [CancelCall.of(each.made, _at_fault(each, offenders)) for each in passes]
    waiting = [each.call for each in h.table.awaiting]
    h.rule(book.TURN_KEPT, *fallen, also=(book.POINTS_TO_LAW_17,))
    law36.without_rectification(h, book.TURN_KEPT, _at_a_turn_that_is_gone(h, passes[0].made))
    for incident in h.table.docket:
        if incident.made in [each.made.id for each in passes]:
            h.close(incident)
            if isinstance(incident, book27.InItsPlace) and incident.withdrawn not in waiting:
                # It was not judged yet what took the place of that bid, and nothing is compared with it any more.
                law16.call_withdrawn(h, h.table.call_made(incident.withdrawn))
    law36.judge_later_anew(h, later)
    if h.term(book.TURN_KEPT, "informs") or h.reads(book.ALSO_INFORMATION):
        for each in passes:
            law16.call_withdrawn(h, each.made, _at_fault(each, offenders))


def _at_a_turn_that_is_gone(h: Hearing, first: CallMade) -> tuple[CallMade, ...]:
    """What a player who still has to replace an insufficient bid called since: that turn was not his after all.

    What was ruled on other calls remains: nothing lets go of it because passes are cancelled.
    """
    owing = {each.seat for each in h.table.awaiting if each.authority is book27.NOT_ACCEPTED}
    since = [made for made in h.table.auction.calls if made.at > first.at and made.seat in owing]
    return tuple(since)


def _at_fault(passed: Passed, offenders: set[Side]) -> Side:
    """Whose fault it is that a pass is cancelled: his own side's if he passed out of rotation, else the others'."""
    own = passed.made.seat.side
    return own if passed.out_of_rotation or own.other not in offenders else own.other


LAW = Law(34, notices=notice, of=only(Made), lapses=lapse, hears=hear, arises=arising, phases=(Phase.AUCTION,))
