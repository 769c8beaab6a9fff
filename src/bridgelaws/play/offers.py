"""What may have happened next, as a front end offers it. Any other event can be told as well."""

from __future__ import annotations

from ..board import physics, untold
from ..board.auction import CallMade
from ..board.claimable import tricks_to_be_had
from ..board.events import Agreed, Change, Changed, Claimed, Ended, Event, PlayedOn, TakenBack
from ..board.records import Settled
from ..board.table import Table
from ..engine import interval
from ..errors import ImpossibleEvent
from ..laws.law61 import book as book61
from ..values.cards import Card
from ..values.frozen import NamedTuple
from ..values.seats import SEATS, Seat


class Offer(NamedTuple):
    """An event by its name in a case file, with the values that it may have.

    `cards` are those that lie face up and may have been among the cards played; `tricks` the numbers that can be
    stated, none where none has to be.
    """

    event: str
    seats: tuple[Seat, ...] = ()
    cards: tuple[Card, ...] = ()
    tricks: tuple[int, ...] = ()
    about: str | None = None


def offers(table: Table) -> list[Offer]:
    """What may be told next, the most usual first; nothing while a question is open, which is answered instead."""
    if table.question is not None:
        return []
    found: list[Offer] = []
    if table.calling:
        calls = [Offer("made", SEATS)] if table.turn is not None else []
        changed = tuple([seat for seat in SEATS if _may_come_back(table, seat)])
        ended = [Offer("auction over", SEATS)] if untold.may_be(table) else []
        return [*calls, Offer("director called", SEATS), *([Offer("changed", changed)] if changed else []), *ended]
    if _possible(table, PlayedOn(Seat.NORTH, ())):
        found.append(Offer("played on", SEATS, cards=_lying(table)))
    if table.turn is not None:
        found.append(Offer("faced", SEATS))
    found.append(Offer("director called", SEATS, about=_about(table)))
    if not table.finished:
        totals, shares = (tuple(tricks_to_be_had(table, stop) or ()) for stop in (Ended, Claimed))
        if totals:
            found.append(Offer("ended", tricks=totals))
        found.append(Offer("claimed", SEATS, tricks=shares if _possible(table, Claimed(table.declarer)) else ()))
    opponents = tuple([seat for seat in SEATS if table.stopped is not None and _possible(table, Agreed(seat))])
    # What the Director has ruled on a claim needs nobody's agreement.
    if opponents and not _agreed(table) and not table.on_record(Settled.CLAIM_ADJUDICATED):
        found.append(Offer("agreed", opponents))
    return found


def _agreed(table: Table) -> bool:
    """Whether somebody has agreed to the last claim."""
    last = next((event for event in reversed(table.log) if isinstance(event, Claimed | Agreed)), None)
    return isinstance(last, Agreed)


def meanwhile(table: Table) -> list[Offer]:
    """What may be told though a question is open: in the auction somebody may have called since."""
    if table.question is None or not table.calling:
        return []
    return [Offer("made", SEATS)]


def perhaps_a_slip(table: Table) -> CallMade | None:
    """The call of which its player is asked, before anybody else is asked or told something, whether he meant it (25A).

    It is irregular and before the Director, be it that a ruling on it has been given since the last act; and its player
    has not come back to it yet.
    """
    then, question = interval.told(table), table.question
    if not then.docket:
        return None
    found = [
        (incident, made)
        for incident in then.docket
        for made in then.auction.calls
        if incident.made == made.id and incident.attended and not _has_come_back(table, made)
    ]
    asking = [made for incident, made in found if question is not None and incident.key == question.incident]
    return next(reversed(asking or [made for _, made in found]), None)


def _has_come_back(table: Table, made: CallMade) -> bool:
    """Whether a player has changed his call since, or spoken of it; or whether his partner has called."""
    since = table.log[made.at :]
    spoken = any(isinstance(event, Changed | TakenBack) and event.seat is made.seat for event in since)
    return spoken or any(each.seat is made.seat.partner and each.at > made.at for each in table.auction.calls)


def _may_come_back(table: Table, seat: Seat) -> bool:
    event = Changed(seat, None, Change.ASKED)
    return _possible(interval.before_it_was_ruled_on(table, event), event)


def _possible(table: Table, event: Event) -> bool:
    try:
        physics.check(table, event)
    except ImpossibleEvent:
        return False
    return True


def _lying(table: Table) -> tuple[Card, ...]:
    """Penalty cards of hands that have not played to the trick."""
    return tuple(p.card for p in table.penalty_cards if table.trick.card(p.seat) is None)


def _about(table: Table) -> str | None:
    """A revoke of an earlier trick is heard only if the call is about it; what else waits is heard first."""
    unnoticed = any(revoke.sure and not revoke.found for revoke in table.revokes)
    return (
        "revoke"
        if unnoticed and all(isinstance(incident, book61.FailureToFollowSuit) for incident in table.docket)
        else None
    )
