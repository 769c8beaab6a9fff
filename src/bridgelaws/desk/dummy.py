"""Calls from dummy: changed, incomplete, carried out wrongly, or made by dummy himself."""

from __future__ import annotations

from typing import Any

from .case import Case, at, called, faced
from .told import Told

_BEFORE = "Who led, or was to lead, and what had been played before dummy?"
_WHO = (
    ("dummy touched", "dummy touched or pointed at a card"),
    ("dummy named", "dummy named a card"),
    ("dummy moved", "dummy put a card in the played position without being told"),
    ("declarer touched", "declarer touched a card of dummy"),
)


def changed(told: Told) -> Case:
    """Declarer named a card of dummy and then wanted another."""
    declarer, dummy = told.declarer, told.declarer.partner
    table = told.on_table(_BEFORE)
    first = told.words("words", "Which card did declarer name first?", "queen of hearts")
    second = told.words("instead", "Which card did he want instead?", "jack of hearts")
    later = told.cards("later", f"What did {dummy.lho} play since?", empty="nothing yet")
    events = [_named(told, first)]
    events += [faced(dummy.lho, card) for card in later[:1]]
    events += [{"event": "corrected", "seat": declarer.letter, "words": second}, called(told, dummy)]
    return Case(told.contract, at(told.trick, table), events)


def placed(told: Told) -> Case:
    """Dummy put down another card than the one that declarer named."""
    dummy = told.declarer.partner
    table = told.on_table(_BEFORE)
    words = told.words("words", "Which card did declarer name?", "queen of hearts")
    card = told.card("card", "Which card did dummy put down?")
    later = told.cards("later", "What was played after that, in order?", empty="nothing yet")
    events = [_named(told, words), {"event": "placed", "seat": dummy.letter, "card": card.code}]
    seats = [dummy.lho, dummy.partner, dummy.rho]
    events += [faced(seat, each) for seat, each in zip(seats, later, strict=False)]
    return Case(told.contract, at(told.trick, table), [*events, called(told, dummy)])


def touched(told: Told) -> Case:
    """A card of dummy was touched, or dummy suggested one."""
    declarer, dummy = told.declarer, told.declarer.partner
    who = told.option("who", "What happened?", _WHO)
    table = told.on_table(_BEFORE)
    event: dict[str, Any]
    if who == "dummy named":
        words = told.words("words", "What did dummy say?", "queen of hearts")
        event = {"event": "named", "seat": dummy.letter, "words": words}
    else:
        card = told.card("card", "Which card?")
        seat = declarer if who == "declarer touched" else dummy
        event = {"event": "placed" if who == "dummy moved" else "touched", "seat": seat.letter, "card": card.code}
    return Case(told.contract, at(told.trick, table), [event, called(told, dummy)])


def incomplete(told: Told) -> Case:
    """Declarer did not name both suit and rank."""
    dummy = told.declarer.partner
    table = told.on_table(_BEFORE)
    words = told.words("words", "What did declarer say?", "heart")
    hand = told.cards("hand", "Which cards are left in dummy?", empty="ask when it matters")
    known = {"hands": {dummy.letter: [card.code for card in hand]}} if hand else {}
    return Case(told.contract, at(told.trick, table, **known), [_named(told, words), called(told, dummy)])


def _named(told: Told, words: str) -> dict[str, Any]:
    return {"event": "named", "seat": told.declarer.letter, "words": words}
