"""Law 11: what a hearing does for several laws."""

from __future__ import annotations

from collections.abc import Callable

from ...board.events import DirectorCalled, Event, Faced, FacedSeveral, Named, TurnedUp
from ...board.orders import Refer
from ...hearing.hearing import Hearing
from ...values.seats import Side
from ...words.message import Message
from . import words
from .book import ACTED_BEFORE_CALLING, PROCEDURAL_PENALTY_REMAINS


def acted_before_calling(h: Hearing) -> None:
    """11A: the other side played on before anyone called the Director; what follows is his judgement."""
    if any(_plays(h, event) for event in _before_the_call(h)):
        _may_be_lost(h, words.MAY_HAVE_GAINED, words.ONE_SIDE_GAINED)


def called_on(h: Hearing) -> None:
    """11A: the other side called on before anyone called the Director."""
    _may_be_lost(h, words.MAY_HAVE_GAINED_CALLING, words.ONE_SIDE_GAINED_CALLING)


def _may_be_lost(h: Hearing, right_lost: Callable[[Side], Message], gain_lost: Callable[[Side], Message]) -> None:
    """What the edition lets the Director do."""
    side = h.offender.side.other
    findings: tuple[str, ...] = ("nos_acted_before_call", "opponent_acted_in_ignorance")
    if h.term(ACTED_BEFORE_CALLING, "remedy") == "right lost":
        why = right_lost(side)
    else:
        why, findings = gain_lost(side), (*findings, "side_that_gained", "size_of_gain")
    h.rule(ACTED_BEFORE_CALLING, Refer("may", why, findings=findings), also=(PROCEDURAL_PENALTY_REMAINS,))


def _before_the_call(h: Hearing) -> tuple[Event, ...]:
    """What was done between the irregularity and the first call of the Director; or, told late, before it was told."""
    since = h.since
    told = next((n for n, event in enumerate(since) if event is h.incident.cause), 0)
    if told:
        return since[:told]
    first = next((n for n, e in enumerate(since) if isinstance(e, DirectorCalled)), None)
    return since[1:first]


def _plays(h: Hearing, event: Event) -> bool:
    return isinstance(event, Faced | FacedSeveral | TurnedUp | Named) and event.seat.side is not h.offender.side
