"""The case that a call amounts to, as a case file has it."""

from __future__ import annotations

from typing import Any

from ..values.cards import Card
from ..values.frozen import dataclass
from ..values.seats import Seat
from .told import OnTable, Told


@dataclass(frozen=True, slots=True)
class Case:
    """Where the board stood, and what happened; `before` is what a case file has of an auction that is not over.

    `meant` is the card said to be a revoke, as the question for it names cards, if it has been told whose it was.
    `caller` calls the Director where something waits for that, and is not told where all is ruled on without it.
    """

    contract: str | None
    position: dict[str, Any] | None
    events: list[dict[str, Any]]
    before: dict[str, Any] | None = None
    meant: str | None = None
    caller: Seat | None = None


def faced(seat: Seat, card: Card) -> dict[str, Any]:
    """A card was faced."""
    return {"event": "faced", "seat": seat.letter, "card": card.code}


def called(told: Told, offender: Seat) -> dict[str, Any]:
    """The Director was called, by an opponent who may do so: declarer rather than dummy."""
    declarer = told.declarer
    seat = declarer.lho if offender in (declarer, declarer.partner) else declarer
    return {"event": "director called", "seat": seat.letter}


def at(number: int, table: OnTable, **more: Any) -> dict[str, Any]:
    """The position of a trick in progress."""
    where = {"current": table.current} if table.cards else {"leader": table.leader.letter}
    return {"trick": number, **where, **more}
