"""Leads and plays out of turn, and what was played after them."""

from __future__ import annotations

from typing import Any

from ..errors import ParseError
from ..values.seats import SEATS, Seat
from .case import Case, called, faced
from .told import OnTable, Told

_OUT_OF_TURN = (
    ("opening", "an opening lead by the wrong hand"),
    ("lead", "a lead out of turn"),
    ("play", "a play out of turn"),
)


def opening_lead(told: Told) -> Case:
    """An opening lead by the wrong side or the wrong defender."""
    offender, lead = _opening(told)
    return Case(told.contract, None, [lead, called(told, offender)])


def lead(told: Told) -> Case:
    """A lead out of turn after the first trick, declarer's from the wrong hand included."""
    position, offender, card = _lead(told)
    return Case(told.contract, position, [card, called(told, offender)])


def play(told: Told) -> Case:
    """A card played out of turn or too early to a trick in progress."""
    position, offender, card = _play(told)
    return Case(told.contract, position, [card, called(told, offender)])


def followed(told: Told) -> Case:
    """An irregular lead or play, and a card played after it before anyone called the Director."""
    first = told.option("first", "What was the irregularity?", _OUT_OF_TURN)
    position: dict[str, Any] | None = None
    if first == "opening":
        offender, card = _opening(told)
    else:
        position, offender, card = _lead(told) if first == "lead" else _play(told)
    next_seat = told.seat("next", "Who played after that?", [seat for seat in SEATS if seat is not offender])
    next_card = told.card("next_card", f"Which card did {next_seat} play?")
    return Case(told.contract, position, [card, faced(next_seat, next_card), called(told, offender)])


def _opening(told: Told) -> tuple[Seat, dict[str, Any]]:
    proper = told.declarer.lho
    offender = told.seat("offender", "Who led?", [seat for seat in SEATS if seat is not proper])
    card = told.card_or_face_down("card", f"Which card did {offender} lead?")
    if card is None:
        return offender, {"event": "laid face down", "seat": offender.letter}
    return offender, faced(offender, card)


def _lead(told: Told) -> tuple[dict[str, Any], Seat, dict[str, Any]]:
    number = told.trick
    if number == 1:
        raise ParseError("the lead to trick 1 is the opening lead: choose that")
    leader = told.seat("leader", "Whose lead was it?")
    offender = told.seat("offender", "Who led instead?", [seat for seat in SEATS if seat is not leader])
    card = told.card("card", f"Which card did {offender} lead?")
    return {"trick": number, "leader": leader.letter}, offender, faced(offender, card)


def _play(told: Told) -> tuple[dict[str, Any], Seat, dict[str, Any]]:
    table = told.on_table("Who had led, and what had been played to the trick?", least=1)
    offender = told.seat("offender", "Who played out of turn?", _not_on_turn(table))
    card = told.card("card", f"Which card did {offender} play?")
    return {"trick": told.trick, "current": table.current}, offender, faced(offender, card)


def _not_on_turn(table: OnTable) -> list[Seat]:
    return [seat for seat in SEATS if seat is not table.turn]
