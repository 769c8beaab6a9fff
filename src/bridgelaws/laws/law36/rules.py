"""Law 36: inadmissible doubles and redoubles."""

from __future__ import annotations

from typing import Any

from ...board.acts import Act
from ...board.called import Bound
from ...board.events import Made
from ...board.orders import CallStands, Refer, Release, Tell
from ...board.phases import Phase
from ...board.table import Incident, Table
from ...board.words import NOW
from ...hearing.hearing import Hearing
from ...hearing.law import Law, by_kind, only
from ...values.calls import PASS, Bid
from ..books import book35
from ..calling import Route, route
from ..common import file
from ..law09 import queries as query09
from ..law10 import procedures as law10
from ..law11 import procedures as law11
from ..law27 import procedures as law27
from . import book, words
from .procedures import (
    allowed_by_law_19,
    cancel,
    cancel_when_played,
    cancel_with_later,
    costs,
    judge_later_anew,
    next_has_called,
    silence,
)
from .queries import allowed_now


def notice(table: Table, act: Act) -> Incident | None:
    """A double or redouble that Law 19 does not allow, at whosever turn."""
    if act.call is None:
        return None
    taken = route(table, act)
    if taken is Route.UNSETTLED and not isinstance(act.call, Bid):
        return file(table, act, book.DoubleUnsettled, words.PERHAPS_NOT_ALLOWED(act.seat, act.call))
    if taken is not Route.INADMISSIBLE:
        return None
    return file(table, act, book.DoubledInadmissibly, words.DOUBLED(act.seat, act.call))


def lapse(h: Hearing[Any]) -> bool:
    """Whether a double was allowed at all nobody asks once the auction has gone on over it."""
    if isinstance(h.incident, book.DoubleUnsettled):
        gone_on = h.act.seat is h.offender.lho or next_has_called(h)
        return gone_on and h.act.call not in (None, PASS)
    return _replaced_it_himself(h)


def waits(table: Table, incident: Incident) -> bool:
    """Once the next player has passed over it, whether a double was allowed follows from who declares (22)."""
    if not isinstance(incident, book.DoubleUnsettled) or incident.made is None:
        return False
    return any(made.seat is incident.offender.lho for made in table.auction.after(incident.made))


def _replaced_it_himself(h: Hearing[book.DoubledInadmissibly]) -> bool:
    """The offender has put another call in its place himself, at his own turn: what the law orders then holds.

    Not once somebody has called over it, be it that his call waits: it is for the Director to see what that was.
    """
    himself = h.act.call is not None and h.act.seat is h.offender and h.call.stands
    if not himself or h.table.auction.after(h.call.id) or h.incident.before.auction.turn is not h.offender:
        return False
    if _others_before(h) or not h.reads(book.REPLACED_IT_HIMSELF):
        return False
    _cancelled(h)
    return True


def _others_before(h: Hearing[book.DoubledInadmissibly]) -> bool:
    """Whether another such call came before it, with which it may have to go."""
    return any(other.at < h.incident.at for other in h.table.files(book.DoubledInadmissibly))


def _is_it_allowed(h: Hearing[book.DoubleUnsettled]) -> None:
    """Whether Law 19 allows it: if not, it is judged as one that can never stand."""
    allowed_by_law_19(h)


def hear(h: Hearing[book.DoubledInadmissibly]) -> None:
    """It never stands; what follows depends on whether the next player has called, and whether it is too late."""
    if not h.call.stands:
        return  # it has gone with an earlier call
    if query09.in_play(h.table):
        _in_the_play(h)
    elif next_has_called(h):
        cancel_with_later(h, book.NEXT_HAS_CALLED, also=(book35.CONDONED, book35.INADMISSIBLE))
        turn = h.table.auction.turn
        if turn is not None:  # else what is left had ended the auction
            h.rule(book.NEXT_HAS_CALLED, Tell(words.AS_IF_NOTHING(turn), (turn,)))
    else:
        _cancelled(h)


def _cancelled(h: Hearing[book.DoubledInadmissibly]) -> None:
    """36B: any legal call in its place, and the partner passes to the end."""
    made, later = h.call, h.table.auction.after(h.call.id)
    law10.ruled_by_players(h)
    cancel(h, book.DOUBLE_CANCELLED, also=(book35.INADMISSIBLE,))
    judge_later_anew(h, later)
    h.rule(book.DOUBLE_CANCELLED, Tell(words.NOBODY_CAN_ACCEPT(made.call), (h.offender.lho,)))
    if h.table.auction.turn is h.offender:
        h.rule(book.LEGAL_CALL_INSTEAD, *_has_repeated(h), Tell(words.ANY_LEGAL_CALL(h.offender), (h.offender,)))
        silence(h, book.LEGAL_CALL_INSTEAD, h.offender.partner)
        costs(h, made, book.MAY_COST_MORE)
        law27.inadmissible_attempt(h)
    else:
        h.rule(book.OUT_OF_TURN, Tell(words.AT_HIS_TURN(h.offender), (h.offender,)))
        silence(h, book.OUT_OF_TURN, h.offender.partner)
        costs(h, made, book.OUT_OF_TURN)


def _has_repeated(h: Hearing[book.DoubledInadmissibly]) -> tuple[Release, ...]:
    """He has made the call that he had to make again (32), and has met that: it cannot stand."""
    duty = h.table.bound(h.offender, Bound.REPEAT)
    return () if duty is None or duty.call != h.call.call else (Release(h.offender, Bound.REPEAT),)


def _in_the_play(h: Hearing[book.DoubledInadmissibly]) -> None:
    """36C: the lead has been faced; the contract is scored as if the call had not been made."""
    made = h.call
    if not h.has(book.FOUND_IN_THE_PLAY) and not h.reads(book.SCORED_WITHOUT_IT):
        h.rule(book.NEXT_HAS_CALLED, Refer("may", words.PLAYED_WITH_IT(made.call), NOW()))
        law11.acted_before_calling(h)
        return
    authority = book.FOUND_IN_THE_PLAY if h.has(book.FOUND_IN_THE_PLAY) else book.SCORED_WITHOUT_IT
    if allowed_now(h.table.auction, made):
        h.rule(authority, CallStands.of(made))  # the double that stood in its way has not been made either
        return
    cancel_when_played(h, authority)


LAW = Law(
    36,
    notices=notice,
    of=only(Made),
    lapses=lapse,
    waits=waits,
    hears=by_kind({book.DoubledInadmissibly: hear, book.DoubleUnsettled: _is_it_allowed}),
    phases=tuple(Phase),
)
