"""Law 69: questions to a table."""

from __future__ import annotations

from ...board.claiming import Adjudicated, AskedBack
from ...board.events import Agreed, Claimed, NextDealCalled, RoundEnded
from ...board.records import Settled
from ...board.table import Table
from ...values.seats import Side
from ..common import reads
from .book import SILENCE_IS_ASSENT, AgreementEstablished


def is_agreed(table: Table) -> bool:
    """Whether it has become too late to contest the claim, be it that how many tricks were agreed is still asked."""
    stopped = table.stopped
    if table.on_record(Settled.CLAIM_AGREED):
        return True
    if stopped is None or stopped.by is None or not table.files(AgreementEstablished):
        return False
    return agreed_aloud(table, stopped.by.side.other) or reads(table, SILENCE_IS_ASSENT)


def has_gone_on(table: Table, side: Side) -> bool:
    """Whether a side has called on a later deal since the claim, or the round is over."""
    for event in reversed(table.log):
        if isinstance(event, RoundEnded) or (isinstance(event, NextDealCalled) and event.seat.side is side):
            return True
        if isinstance(event, Claimed):
            return False
    return False


def agreed_aloud(table: Table, side: Side) -> bool:
    """Whether a player of a side has said that he agrees to the claim."""
    for event in reversed(table.log):
        if isinstance(event, Agreed) and event.seat.side is side:
            return True
        if isinstance(event, Claimed):
            return False
    return False


def judged(table: Table) -> Adjudicated | None:
    """What the Director has found of tricks that were asked for, since they were."""
    for event in reversed(table.log):
        if isinstance(event, Adjudicated) and event.ground is not None:
            return event
        if isinstance(event, AskedBack | Claimed):
            return None
    return None
