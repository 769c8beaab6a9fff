"""Leads and plays out of turn, and what was played after them."""

from __future__ import annotations

from typing import Any

from ..values.seats import SEATS, Seat
from . import words
from .case import Case, at, called, faced
from .told import OnTable, Options, Told

_OUT_OF_TURN = (
    ("opening", words.OPENING_BY_WRONG_HAND()),
    ("lead", words.LEAD_OUT_OF_TURN()),
    ("play", words.PLAY_OUT_OF_TURN()),
)
# By dummy himself: what others do after it counts with it (45D, 57C).
_DUMMY_TOO = (
    ("dummy touched", words.DUMMY_TOUCHED()),
    ("dummy moved", words.DUMMY_MOVED()),
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
    position, offender, card = _irregular(told, _DUMMY_TOO)
    return Case(told.contract, position, [card, _after(told, "", (offender,))[1], called(told, offender)])


def followed_by_two(told: Told) -> Case:
    """The same with two cards after it, in order."""
    position, offender, card = _irregular(told, _DUMMY_TOO)
    first, one = _after(told, "", (offender,))
    _, other = _after(told, "_2", (offender, first))
    return Case(told.contract, position, [card, one, other, called(told, offender)])


def told_to(told: Told) -> Case:
    """A lead or play by one whom an opponent had told that it was his turn (47E1)."""
    position, offender, card = _irregular(told)
    teller = told.seat("teller", words.WHO_TOLD_HIM(offender), [offender.lho, offender.rho])
    invited = {"event": "said", "seat": teller.letter, "what": "your turn", "to": offender.letter}
    return Case(told.contract, position, [invited, card, called(told, offender)])


def _irregular(told: Told, more: Options = ()) -> tuple[dict[str, Any] | None, Seat, dict[str, Any]]:
    """An irregular lead or play: where, by whom, and the card."""
    first = told.option("first", words.WHICH_IRREGULARITY(), (*_OUT_OF_TURN, *more))
    if first.startswith("dummy"):
        return _by_dummy(told, "placed" if first == "dummy moved" else "touched")
    if first == "opening":
        return None, *_opening(told)
    return _lead(told) if first == "lead" else _play(told)


def _after(told: Told, number: str, others: tuple[Seat, ...]) -> tuple[Seat, dict[str, Any]]:
    """Who played after that, and the card; over an opening lead a hand or a lead may have been put down instead."""
    asked = words.WHO_PLAYED_AFTER() if not number else words.WHO_PLAYED_NEXT()
    seat = told.seat(f"next{number}", asked, [seat for seat in SEATS if seat not in others])
    asked, id = words.WHICH_CARD_WAS_PLAYED(seat), f"next_card{number}"
    if not _over_an_opening_lead(told):
        return seat, faced(seat, told.card(id, asked))
    if seat.side is told.declarer.side:
        card = told.card_if_known(id, asked, words.HE_PUT_HIS_HAND_DOWN())
        return seat, {"event": "spread", "seat": seat.letter} if card is None else faced(seat, card)
    card = told.card_or_face_down(id, asked)
    return seat, {"event": "laid face down", "seat": seat.letter} if card is None else faced(seat, card)


def _over_an_opening_lead(told: Told) -> bool:
    first = told.option("first", words.WHICH_IRREGULARITY(), (*_OUT_OF_TURN, *_DUMMY_TOO))
    return first == "opening" or (first == "lead" and told.trick == 1)


def _by_dummy(told: Told, event: str) -> tuple[dict[str, Any], Seat, dict[str, Any]]:
    """A card of dummy that dummy touched or put forward by himself."""
    dummy = told.declarer.partner
    table = told.on_table(words.WHAT_BEFORE_DUMMY(told.trick))
    card = told.card("card", words.WHICH_CARD())
    return at(told.trick, table), dummy, {"event": event, "seat": dummy.letter, "card": card.code}


def _opening(told: Told) -> tuple[Seat, dict[str, Any]]:
    proper = told.declarer.lho
    offender = told.seat("offender", words.WHO_MADE_THE_OPENING_LEAD(), [seat for seat in SEATS if seat is not proper])
    card = told.card_or_face_down("card", words.WHICH_CARD_WAS_LED(offender, 1))
    if card is None:
        return offender, {"event": "laid face down", "seat": offender.letter}
    return offender, faced(offender, card)


def _lead(told: Told) -> tuple[dict[str, Any] | None, Seat, dict[str, Any]]:
    number = told.trick
    if number == 1:  # by whatever name it is told
        return None, *_opening(told)
    leader = told.seat("leader", words.WHOSE_LEAD())
    offender = told.seat("offender", words.WHO_LED_INSTEAD(), [seat for seat in SEATS if seat is not leader])
    card = told.card("card", words.WHICH_CARD_WAS_LED(offender, number))
    return {"trick": number, "leader": leader.letter}, offender, faced(offender, card)


def _play(told: Told) -> tuple[dict[str, Any], Seat, dict[str, Any]]:
    table = told.on_table(words.WHO_HAD_LED(told.trick), least=1)
    offender = told.seat("offender", words.WHO_PLAYED_OUT_OF_TURN(), _not_on_turn(table))
    card = told.card("card", words.WHICH_CARD_WAS_PLAYED(offender))
    return {"trick": told.trick, "current": table.current}, offender, faced(offender, card)


def _not_on_turn(table: OnTable) -> list[Seat]:
    return [seat for seat in SEATS if seat is not table.turn]
