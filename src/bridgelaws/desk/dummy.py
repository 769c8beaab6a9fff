"""Calls from dummy: changed, incomplete, carried out wrongly, or made by dummy himself."""

from __future__ import annotations

from typing import Any

from . import words
from .case import Case, at, called, faced
from .told import Told

_WHO = (
    ("dummy touched", words.DUMMY_TOUCHED()),
    ("dummy named", words.DUMMY_NAMED()),
    ("dummy moved", words.DUMMY_MOVED()),
    ("declarer touched", words.DECLARER_TOUCHED()),
)


def changed(told: Told) -> Case:
    """Declarer named a card of dummy and then wanted another."""
    declarer, dummy = told.declarer, told.declarer.partner
    table = told.on_table(words.WHAT_BEFORE_DUMMY(told.trick))
    first = told.words("words", words.WHICH_DID_HE_NAME_FIRST(), words.EXAMPLE_NAMED())
    second = told.words("instead", words.WHICH_DID_HE_WANT(), words.EXAMPLE_NAMED_INSTEAD())
    later = told.in_turn("later", words.WHAT_SINCE(dummy.lho), dummy.lho, words.NOTHING_YET(), 1)
    events = [_named(told, first)]
    events += [faced(dummy.lho, card) for card in later]
    events += [{"event": "corrected", "seat": declarer.letter, "words": second}, called(told, dummy)]
    return Case(told.contract, at(told.trick, table), events)


def placed(told: Told) -> Case:
    """Dummy put down another card than the one that declarer named."""
    dummy = told.declarer.partner
    table = told.on_table(words.WHAT_BEFORE_DUMMY(told.trick))
    said = told.words("words", words.WHICH_DID_HE_NAME(), words.EXAMPLE_NAMED())
    card = told.card("card", words.WHICH_DID_DUMMY_PUT_DOWN())
    later = told.in_turn("later", words.WHAT_AFTER_THAT(), dummy.lho, words.NOTHING_YET(), 3)
    events = [_named(told, said), {"event": "placed", "seat": dummy.letter, "card": card.code}]
    seats = [dummy.lho, dummy.partner, dummy.rho]
    events += [faced(seat, each) for seat, each in zip(seats, later, strict=False)]
    return Case(told.contract, at(told.trick, table), [*events, called(told, dummy)])


def touched(told: Told) -> Case:
    """A card of dummy was touched, or dummy suggested one."""
    declarer, dummy = told.declarer, told.declarer.partner
    who = told.option("who", words.WHAT_HAPPENED(), _WHO)
    table = told.on_table(words.WHAT_BEFORE_DUMMY(told.trick))
    event: dict[str, Any]
    if who == "dummy named":
        said = told.words("words", words.WHAT_DID_DUMMY_SAY(), words.EXAMPLE_NAMED())
        event = {"event": "named", "seat": dummy.letter, "words": said}
    else:
        card = told.card("card", words.WHICH_CARD())
        seat = declarer if who == "declarer touched" else dummy
        event = {"event": "placed" if who == "dummy moved" else "touched", "seat": seat.letter, "card": card.code}
    return Case(told.contract, at(told.trick, table), [event, called(told, dummy)])


def incomplete(told: Told) -> Case:
    """Declarer did not name both suit and rank."""
    dummy = told.declarer.partner
    table = told.on_table(words.WHAT_BEFORE_DUMMY(told.trick))
    said = told.words("words", words.WHAT_DID_DECLARER_SAY(), words.EXAMPLE_INCOMPLETE())
    hand = told.cards("hand", words.WHICH_ARE_LEFT_IN_DUMMY(), words.ASK_WHEN_IT_MATTERS())
    known = {"hands": {dummy.letter: [card.code for card in hand]}} if hand else {}
    return Case(told.contract, at(told.trick, table, **known), [_named(told, said), called(told, dummy)])


def _named(told: Told, said: str) -> dict[str, Any]:
    return {"event": "named", "seat": told.declarer.letter, "words": said}
