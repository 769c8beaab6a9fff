"""Law 68: questions to a table."""

from __future__ import annotations

from typing import NamedTuple

from ...board.events import Agreed, Claimed, DirectorCalled, Ended, Said
from ...board.records import Settled
from ...board.table import Table
from ...values.seats import Seat
from ...words.message import Message
from . import words
from .book import PLAY_STOPS, ClaimDisputed, ConcessionObjectedTo, Objection


class Disputed(NamedTuple):
    """A claim or concession for which the Director is called: whose it was, and what is to be heard."""

    claimer: Seat
    kind: type[Objection]
    summary: Message


def disputed_by(table: Table, call: DirectorCalled) -> Disputed | None:
    """The claim for which the Director is called: by another, who has not agreed, and nothing else is open.

    What else was said since the last act does not count, for that is a set.
    """
    claimer = claimed_by_another(table, call.seat)
    if call.about is not None or claimer is None:
        return None
    done = any(not isinstance(i.cause, DirectorCalled | Said) for i in table.docket)
    agreed = any(isinstance(e, Agreed) and e.seat.side is call.seat.side for e in table.log)
    disputed = any(r.authority is PLAY_STOPS for r in table.referrals) or bool(table.files(Objection))
    if done or agreed or disputed or any(r.sure and not r.found for r in table.revokes):
        return None
    kind = ConcessionObjectedTo if conceded_by_partner(table, call.seat) else ClaimDisputed
    return Disputed(claimer, kind, words.CALLED_AFTER_CLAIM(call.seat, claimer))


def claimed_by_another(table: Table, seat: Seat) -> Seat | None:
    """Who has claimed or conceded, if it was not the player himself; anyone else may dispute it, dummy included."""
    by = table.stopped.by if table.stopped is not None else None
    return None if by is seat else by


def conceded_by_partner(table: Table, seat: Seat) -> bool:
    """Whether play has stopped because a defender's partner conceded, or may have conceded, a trick."""
    if table.stopped is None or table.stopped.by is not seat.partner or not table.is_defender(seat):
        return False
    claim = next(e for e in reversed(table.log) if isinstance(e, Claimed) and e.seat is seat.partner)
    return claim.tricks is None or claim.tricks < 14 - table.number


def awaits_ruling(table: Table) -> bool:
    """Whether a claim has been disputed and nobody has said how many tricks the Director's ruling on it gives."""
    claimed = table.stopped is not None and table.stopped.by is not None
    if not claimed or not table.on_record(Settled.CLAIM_DISPUTED):
        return False
    return not any(isinstance(event, Ended) for event in table.log)
