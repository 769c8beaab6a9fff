"""Cards that a player wanted back, and cards put down at the same moment."""

from __future__ import annotations

from typing import Any

from ..errors import ParseError
from ..values.cards import Card
from ..values.seats import SEATS, Seat
from . import words
from .case import Case, at, called, faced
from .told import OnTable, Told

_HOW = (("put", words.HE_HAD_PUT_IT_DOWN()), ("named", words.HE_HAD_NAMED_IT()))
_DUMMY_DOWN = (("no", words.DUMMY_NOT_DOWN()), ("yes", words.DUMMY_DOWN()))


def taken_back(told: Told) -> Case:
    """A player took back a card of his own hand that he had played or named, or wanted another (45, 47F)."""
    dummy = told.declarer.partner
    seat = told.seat("offender", words.WHO_CHANGED_HIS_CARD(), [seat for seat in SEATS if seat is not dummy])
    how = told.option("how", words.HOW_FAR_HAD_IT_GONE(), _HOW)
    table = told.on_table(words.WHAT_BEFORE_HIM(seat, told.trick))
    card = told.card("card", words.WHICH_CARD_FIRST(seat))
    nothing = words.HE_ONLY_TOOK_IT_BACK() if how == "put" else words.HE_NAMED_NO_OTHER()
    instead = told.card_if_known("instead", words.WHICH_CARD_THEN(seat), nothing)
    events = _named(seat, card, instead) if how == "named" else _put(seat, card, instead)
    return Case(told.contract, at(told.trick, table), [*events, called(told, seat)])


def _put(seat: Seat, card: Card, instead: Card | None) -> list[dict[str, Any]]:
    back = [faced(seat, card), {"event": "retracted", "seat": seat.letter, "card": card.code}]
    return back if instead is None else [*back, faced(seat, instead)]


def _named(seat: Seat, card: Card, instead: Card | None) -> list[dict[str, Any]]:
    own = {"seat": seat.letter, "hand": seat.letter}
    said = [{"event": "named", "words": str(card), **own}]
    return said if instead is None else [*said, {"event": "corrected", "words": str(instead), **own}]


def at_once(told: Told) -> Case:
    """Two players led or played at the same moment (58A)."""
    number = told.trick
    table = told.on_table(words.WHAT_BEFORE_BOTH(number))
    one = told.seat("next", words.WHO_PLAYED_AT_ONCE())
    card = told.card("next_card", words.WHICH_CARD_WAS_PLAYED(one))
    other = told.seat("next_2", words.WHO_ELSE_AT_ONCE(one), [seat for seat in SEATS if seat is not one])
    second = told.card("next_card_2", words.WHICH_CARD_WAS_PLAYED(other))
    cards = {one: card, other: second}
    first, after = (other, one) if table.turn is other else (one, other)
    events = [faced(first, cards[first]), faced(after, cards[after]) | {"with": "previous"}]
    return Case(told.contract, at(number, table), [*events, called(told, after)])


def put_right(told: Told) -> Case:
    """An explanation by declarer's side was put right when a defender had led or played (47E2)."""
    number, declarer = told.trick, told.declarer
    sides = [declarer, declarer.partner]
    table = told.on_table(words.WHAT_IS_ON_THE_TABLE(number), most=4)
    teller = told.seat("teller", words.WHO_PUT_IT_RIGHT(), sides)
    corrected = {"event": "said", "seat": teller.letter, "what": "explanation corrected"}
    if not table.cards:
        if number > 1:
            raise ParseError(words.NOBODY_HAS_PLAYED(number))
        lying = {"event": "laid face down", "seat": table.leader.letter}
        return Case(told.contract, None, [lying, corrected, _asked_by(table.leader)])
    last, card = table.plays[-1]
    events = [faced(last, card)]
    if number == 1 and len(table.cards) == 1:
        down = told.option("dummy_down", words.IS_DUMMY_DOWN(), _DUMMY_DOWN) == "yes"
        events.append({"event": "spread" if down else "not spread", "seat": declarer.partner.letter})
    before = at(number, OnTable(table.leader, table.cards[:-1]))
    return Case(told.contract, before, [*events, corrected, _asked_by(declarer.lho)])


def _asked_by(defender: Seat) -> dict[str, Any]:
    return {"event": "director called", "seat": defender.letter}
