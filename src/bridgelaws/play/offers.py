"""What may have happened next, as a front end offers it. Any other event can be told as well."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from ..board import physics
from ..board.events import Agreed, Claimed, Ended, Event, PlayedOn
from ..board.table import Table
from ..errors import ImpossibleEvent
from ..laws.law61 import book as book61
from ..values.cards import Card
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
        changed = tuple([seat for seat in SEATS if table.auction.last_of(seat) is not None])
        return [*calls, Offer("director called", SEATS), *([Offer("changed", changed)] if changed else [])]
    if _possible(table, PlayedOn(Seat.NORTH, ())):
        found.append(Offer("played on", SEATS, cards=_lying(table)))
    if table.turn is not None:
        found.append(Offer("faced", SEATS))
    found.append(Offer("director called", SEATS, about=_about(table)))
    if not table.finished:
        totals = _numbers(table, (Ended(tricks) for tricks in range(14)))
        if totals:
            found.append(Offer("ended", tricks=totals))
        shares = _numbers(table, (Claimed(table.declarer, tricks) for tricks in range(14)))
        found.append(Offer("claimed", SEATS, tricks=shares))
    last = next((event for event in reversed(table.log) if isinstance(event, Claimed | Agreed)), None)
    opponents = tuple(seat for seat in SEATS if _possible(table, Agreed(seat)))
    if opponents and not isinstance(last, Agreed):
        found.append(Offer("agreed", opponents))
    return found


def _possible(table: Table, event: Event) -> bool:
    try:
        physics.check(table, event)
    except ImpossibleEvent:
        return False
    return True


def _numbers(table: Table, events: Iterable[Ended | Claimed]) -> tuple[int, ...]:
    """The numbers of tricks that can be had."""
    return tuple(each.tricks for each in events if each.tricks is not None and _possible(table, each))


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
