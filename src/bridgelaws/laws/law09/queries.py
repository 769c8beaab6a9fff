"""Law 9: questions to a table."""

from __future__ import annotations

from ...board.auction import BEFORE
from ...board.events import (
    Answered,
    DirectorCalled,
    Event,
    Explained,
    Explaining,
    Faced,
    FacedSeveral,
    Said,
    Saying,
    TurnedUp,
)
from ...board.records import Settled
from ...board.table import Incident, Table

_FACES = (Faced, FacedSeveral, TurnedUp)


def in_play(table: Table) -> bool:
    """Whether the play period has begun, in which one hand is dummy's: a defender has faced a lead (41C).

    A lead that was out of turn and has gone back began it all the same; a card put down before the final pass did not.
    """
    if table.calling:
        return False
    ended = max([made.at for made in table.auction.standing], default=BEFORE)
    return table.lead_faced or bool([event for event in table.log[ended + 1 :] if faces_lead(table, event)])


def director_awaited(table: Table, before: int) -> bool:
    """Whether a player other than dummy had drawn attention by then, and others had gone on before the Director came.

    He must be called all the same (9B1(a)), and anyone may call him (9B1(b)).
    """
    spoken_of = [entry.seat for entry in table.on_record(Settled.DONE_IN_STANDSTILL)]
    if all(seat is table.dummy for seat in spoken_of):
        return False
    for event in reversed(table.log[:before]):
        if isinstance(event, DirectorCalled | Answered):
            return False
        if isinstance(event, Said) and event.what is Saying.ATTENTION and event.seat is not table.dummy:
            return True
    return False


def faces_lead(table: Table, event: Event) -> bool:
    """Whether a defender faces a card, as one does who leads."""
    return isinstance(event, _FACES) and not table.calling and table.is_defender(event.seat)


def put_right(incident: Incident) -> bool:
    """Whether a file is about an explanation put right: to do that and call the Director is a duty, dummy's too."""
    cause = incident.cause
    if isinstance(cause, Explained):
        return cause.how is Explaining.CORRECTED
    return isinstance(cause, Said) and cause.what is Saying.EXPLANATION_CORRECTED
