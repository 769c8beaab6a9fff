"""Helpers that belong to no single law: opening a file, and phrases."""

from __future__ import annotations

from typing import Any

from ..board.acts import Act
from ..board.events import Event, Retracted, Said, cards_of
from ..board.keys import UNFILED, Key, OfAct
from ..board.phases import Phase
from ..board.table import Matter, Table
from ..book.editions import Reading
from ..values.cards import Card
from ..values.seats import Seat
from ..words.message import Message
from .books import book24, book47, book57, book58, book61


def file(
    table: Table,
    act: Act,
    kind: type[Matter],
    about: Message,
    *,
    offender: Seat | None = None,
    trick: int | None = None,
    key: Key = UNFILED,
    at_once: bool = False,
    **own: Any,
) -> Matter:
    """A new incident; the engine gives it its key and its place in the log, unless it arises without an act.

    `at_once` tells whether the law operates without attention being drawn; `own` is what the matter has of its own.
    """
    return kind(
        key=key,
        at=len(table.log),
        about=about,
        offender=offender if offender is not None else act.seat,
        act=act,
        before=table,
        trick=table.number if trick is None else trick,
        attended_by=act.seat if at_once else None,
        **own,
    )


def answer(table: Table, key: Key, id: str) -> object:
    """The answer on file to a question of an incident, or None."""
    found = table.answers.get((key, id))
    return None if found is None else found.value


def key_of(table: Table, act: Act) -> Key:
    """The key that an incident caused by the last act has, or by the one that is judged in its stead."""
    return OfAct(table.acts - 1) if act.judged_as is None else act.judged_as


def found_of(table: Table, act: Act, id: str) -> object:
    """The answer on file to a question about an act, the last or one that is judged in its stead, or None."""
    return answer(table, key_of(table, act), id) if table.answers else None


def reads(table: Table, interpretation: Reading) -> bool:
    """Whether a reading applies at this table."""
    opening = table.opening
    return opening.edition in interpretation.editions and interpretation.id not in opening.set_aside


def taken_back(table: Table, seat: Seat) -> bool:
    """Whether a hand has taken its card to the trick back, and no ruling has said yet what becomes of that."""
    card = table.trick.card(seat)
    moves = (n for n in range(len(table.log) - 1, table.began - 1, -1) if _moves(table.log[n], seat, card))
    last = next(moves, None)
    if last is None or not isinstance(table.log[last], Retracted):
        return False
    # A revoke taken back has no file but that of the revoke; a penalty card taken up (50) was not played yet.
    files = (*table.files(book47.CardTakenBack), *table.files(book61.FailureToFollowSuit))
    return any(i.of(seat, card) for i in files if i.at <= last)


def early_card(table: Table, seat: Seat, card: Card) -> bool:
    """Whether the card lies in the trick too soon by a defender's doing (57), and no one has ruled on that yet."""
    files = (i for i in table.files(book57.PrematurePlay) if i.enters and i.trick == table.number)
    lies = table.is_defender(seat) and table.trick.card(seat) is card
    return lies and any(i.of(seat, card) for i in files)


def one_of_several(table: Table, seat: Seat, card: Card) -> bool:
    """Whether the card taken up was one of several seen at once (58B), and another of them still lies there."""
    files = (i for i in table.files(book58.SeveralTogether) if i.offender is seat and i.concerns(card))
    return any(left_lying(table, incident) for incident in files)


def left_lying(table: Table, incident: book58.SeveralTogether) -> tuple[Card, ...]:
    """Those of several cards seen at once that their player has not taken up again."""
    since = table.log[incident.at :]
    return tuple(card for card in incident.put_down.visible if Retracted(incident.offender, card) not in since)


def followed_no_lead(table: Table, act: Act) -> bool:
    """Whether a defender's card was found to have been played to one that declarer's side had put down as a lead."""
    if act.play is None or no_lead(table) is None or found_of(table, act, "deemed_led") is not False:
        return False
    return table.phase_of(act) is Phase.CLARIFICATION and table.is_defender(act.seat)


def no_lead(table: Table) -> Card | None:
    """The card that declarer's side has put down as an opening lead and that lies there still (54E)."""
    for incident in table.files(book24.LeadByTheDeclaringSide):
        if incident.card in table.hand(incident.offender).cards:
            return incident.card
    return None


def _moves(event: Event, seat: Seat, card: Card | None) -> bool:
    return not isinstance(event, Said) and getattr(event, "seat", None) is seat and card in cards_of(event)
