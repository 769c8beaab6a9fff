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
from ...board.table import Incident, Table

_FACES = (Faced, FacedSeveral, TurnedUp)
_DRAWS_ATTENTION = (Saying.ATTENTION, Saying.ACCEPT, Saying.REFUSE)


def in_play(table: Table) -> bool:
    """Whether the play period has begun, in which one hand is dummy's: a defender has faced a lead (41C).

    A lead that was out of turn and has gone back began it all the same; a card put down before the final pass did not.
    """
    if table.calling:
        return False
    ended = max([made.at for made in table.auction.standing], default=BEFORE)
    return table.lead_faced or bool([event for event in table.log[ended + 1 :] if faces_lead(table, event)])


def director_awaited(table: Table, before: int) -> bool:
    """Whether a player other than dummy had drawn attention by then, and the Director had not come since (9B1)."""
    for event in reversed(table.log[:before]):
        if isinstance(event, DirectorCalled | Answered):
            return False
        if isinstance(event, Said) and event.what in _DRAWS_ATTENTION and event.seat is not table.dummy:
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
