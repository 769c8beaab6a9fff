"""Helpers that belong to no single law: opening a file, and phrases."""

from __future__ import annotations

from ..acts import Act
from ..cards import Card
from ..editions import Reading
from ..events import Event, FacedSeveral, Retracted, Said, cards_of
from ..seats import Seat
from ..table import Incident, Table


def file(
    table: Table,
    act: Act,
    law: str,
    summary: str,
    *,
    offender: Seat | None = None,
    proper: Seat | None = None,
    card: Card | None = None,
    cards: tuple[Card, ...] = (),
    other: Card | None = None,
    enters: bool = True,
    at_once: bool = False,
) -> Incident:
    """A new incident; the engine gives it its key and its place in the log.

    `enters` tells whether the card of a play goes into the trick for the time being; `at_once` whether the law
    operates without attention being drawn.
    """
    return Incident(
        key="",
        at=len(table.log),
        law=law,
        summary=summary,
        offender=offender if offender is not None else act.seat,
        act=act,
        before=table,
        trick=table.number,
        proper=proper,
        card=card if card is not None else act.card,
        cards=cards,
        other=other,
        enters=enters and act.play is not None,
        attended_by=act.seat if at_once else None,
    )


def answer(table: Table, key: str, id: str) -> object:
    """The answer on file to a question of an incident, or None."""
    found = table.answers.get((key, id))
    return None if found is None else found.value


def key_of(table: Table) -> str:
    """The key that an incident caused by the last act has, or by the one that is judged in its stead."""
    return table.judging or str(table.acts - 1)


def reads(table: Table, interpretation: Reading) -> bool:
    """Whether a reading applies at this table."""
    return table.edition in interpretation.editions and interpretation.id not in table.set_aside


def taken_back(table: Table, seat: Seat) -> bool:
    """Whether a hand has taken its card to the trick back, and no ruling has said yet what becomes of that."""
    card = table.trick.card(seat)
    moves = (n for n in range(len(table.log) - 1, table.began - 1, -1) if _moves(table.log[n], seat, card))
    last = next(moves, None)
    if last is None or not isinstance(table.log[last], Retracted):
        return False
    # A revoke taken back has no file but that of the revoke; a penalty card taken up (50) was not played yet.
    files = [i for i in table.docket if i.law in ("law47", "law61") and i.at <= last]
    return any(i.offender is seat and i.card is card for i in files)


def early_card(table: Table, seat: Seat, card: Card) -> bool:
    """Whether the card lies in the trick too soon by a defender's doing (57), and no one has ruled on that yet."""
    files = (i for i in table.docket if i.law == "law57" and i.enters and i.trick == table.number)
    lies = table.is_defender(seat) and table.trick.card(seat) is card
    return lies and any((i.offender, i.card) == (seat, card) for i in files)


def one_of_several(table: Table, seat: Seat, card: Card) -> bool:
    """Whether the card taken up was one of several seen at once (58B), and another of them still lies there."""
    files = (i for i in table.docket if i.law == "law58" and i.offender is seat and card in i.cards)
    return any(left_lying(table, incident) for incident in files)


def left_lying(table: Table, incident: Incident) -> tuple[Card, ...]:
    """Those of several cards seen at once that their player has not taken up again."""
    cause = incident.cause
    seen = cause.visible if isinstance(cause, FacedSeveral) else ()
    return tuple(card for card in seen if Retracted(incident.offender, card) not in table.log[incident.at :])


def _moves(event: Event, seat: Seat, card: Card | None) -> bool:
    return not isinstance(event, Said) and getattr(event, "seat", None) is seat and card in cards_of(event)
