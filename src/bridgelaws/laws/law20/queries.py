"""Law 20: questions to a table."""

from __future__ import annotations

from ...board.events import Explained, Explaining, Said
from ...board.table import Incident
from ...values.seats import Seat


def caller_of(incident: Incident) -> Seat:
    """Whose call was explained: that of the partner of the player who speaks, unless another is named."""
    event = incident.cause
    if isinstance(event, Explained):
        return event.of if event.of is not None else event.seat.partner
    assert isinstance(event, Said)
    return event.seat.partner


def alert_missing(incident: Incident) -> bool:
    """Whether nothing was said, although a call had to be alerted."""
    return isinstance(incident.cause, Explained) and incident.cause.how is Explaining.NOT_ALERTED
