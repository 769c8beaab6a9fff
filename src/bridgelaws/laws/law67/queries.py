"""Law 67: questions to a table."""

from __future__ import annotations

from ...board.acts import Act
from ...board.events import Faced, Named, Placed
from ...board.table import Incident, Table, Trick
from ...values.cards import Card
from ...values.seats import Seat
from ..common import answer, reads
from .book import PUT_THERE_LATE, PUT_TO_IT_SINCE, SUPPLIED_CARD_MAY_WIN, PassedOver


def supplies(table: Table, act: Act) -> bool:
    """Whether a hand that was passed over puts the missing card down now, by itself and in time (67A1)."""
    return any(supplied_by(table, incident, act) for incident in table.files(PassedOver))


def supplied_by(table: Table, incident: Incident, act: Act) -> bool:
    """The same of one trick: by the card itself, or by what the Director has found."""
    number = incident.trick
    due = table.trick_at(number)
    in_question = isinstance(incident, PassedOver) and act.play is not None and table.number == number + 1
    if not in_question or due is None or act.card is None or not reads(table, SUPPLIED_CARD_MAY_WIN):
        return False
    if act.seat is not incident.offender or act.seat not in due.omitted or due.card(act.seat) is not None:
        return False
    for_it = _for_it(due, table.trick, act.seat, act.card)
    return answer(table, incident.key, PUT_TO_IT_SINCE.id) is True if for_it is None else for_it


def in_doubt(table: Table, incident: Incident) -> Card | None:
    """The card at the next trick of a hand that was passed over, if it may have been the one that is missing."""
    seat, due, now = incident.offender, table.trick_at(incident.trick), table.trick_at(incident.trick + 1)
    if not isinstance(incident, PassedOver) or due is None or now is None or not reads(table, SUPPLIED_CARD_MAY_WIN):
        return None
    card = now.card(seat)
    if card is None or due.card(seat) is not None:
        return None
    before = Trick(now.leader)
    for play in now.plays[: now.order.index(seat)]:
        before = before.play(*play)
    return card if _for_it(due, before, seat, card) is None else None


def put_late(table: Table, incident: Incident) -> Incident | None:
    """The file on a card put down out of turn after the defective trick, which may be the one that is missing there."""
    if not reads(table, PUT_THERE_LATE):
        return None
    for file in table.docket:
        at_all = file.offender is incident.offender and file.trick > incident.trick and file.key != incident.key
        # A file on words about a card put down before, perhaps from another hand, is about no card put down now.
        its_card = file.card is not None and file.of(file.act.seat, file.act.card)
        put_down = isinstance(file.cause, Faced | Named | Placed) and file.before.turn is not file.offender
        if at_all and put_down and its_card:
            return file
    return None


def _for_it(due: Trick, now: Trick, seat: Seat, card: Card) -> bool | None:
    """Whether a card was put to the trick where one is missing, and not to the next as it was then; None: in doubt.

    Who follows suit in his turn plays to the trick in progress. Out of turn a card of the suit led where one is missing
    is that one, unless the same suit has been led again.
    """
    if now.side_has_played(seat.side) and now.side_has_played(seat.side.other):
        return False
    follows = now.led is card.suit
    if now.led is not None and now.turn is seat:
        return False if follows else None
    return True if due.led is card.suit and not follows else None
