"""Law 58: questions to a table."""

from __future__ import annotations

from ...board import physics
from ...board.events import Answered, Faced, FacedSeveral
from ...board.keys import Key, OfAct
from ...board.puts import State
from ...board.table import Incident, Table
from ...values.cards import Card, Suit
from ...values.frozen import replace
from ...values.seats import Seat
from ...words.message import Message
from ..common import answer, left_lying, reads
from .book import REST_TAKEN_UP, WHICH, SeveralOutOfTurn, SeveralTogether


def both_out_of_turn(table: Table, seat: Seat, other: Seat) -> bool:
    """Whether neither of two hands is on turn."""
    return table.turn not in (None, seat, other)


def ordered_by_the_reading(table: Table, incident: Incident) -> bool:
    """Whether another hand put down a card out of turn at the same instant as the card of a file, which was first.

    Of two leads by defenders declarer may accept either, so that their order is nothing to him.
    """
    log = table.log
    other = log[incident.at + 1] if 0 <= incident.at < len(log) - 1 else None
    if not isinstance(other, Faced) or not other.with_previous or not isinstance(incident.cause, Faced):
        return False
    before, seat = incident.before, incident.offender
    leads = before.trick.empty and before.is_defender(seat) and before.is_defender(other.seat)
    return both_out_of_turn(before, seat, other.seat) and not leads


def together_with(table: Table, incident: Incident) -> int | None:
    """The place in the log of the card at the same instant as which that of a file was put down, if there was one."""
    if not isinstance(incident.cause, Faced) or not incident.cause.with_previous:
        return None
    return max((n for n, event in enumerate(table.log[: incident.at]) if not isinstance(event, Answered)), default=None)


def at_the_same_instant(table: Table, incident: Incident) -> bool:
    """Whether the last act put down a card at the same instant as that of a file, so that it is not after it.

    Neither is in turn: a legal card would have come first (58A).
    """
    acts = [(n, event) for n, event in enumerate(table.log) if not isinstance(event, Answered)]
    while acts and isinstance(acts[-1][1], Faced) and acts[-1][1].with_previous:
        acts.pop()
        if acts and acts[-1][0] == incident.at:
            return isinstance(incident.cause, Faced)
    return False


def apparent(led: Suit | None, visible: tuple[Card, ...]) -> Card:
    """Until the player has named one, the first visible card that follows suit is taken to be the play."""
    return next((card for card in visible if led is None or card.suit is led), visible[0])


def named_out_of_turn(table: Table, event: FacedSeveral) -> Card | None:
    """The card that a player who put down several out of turn has named since as the one he played."""
    named = answer(table, OfAct(table.acts - 1), WHICH.id) if event.seat is not table.turn else None
    return Card.parse(named) if named is not None else None


def played_out_of_turn(table: Table, key: Key) -> Card | None:
    """The card of several put down out of turn that counts as played, and is judged like any other."""
    on_file = (i for i in table.files(SeveralOutOfTurn) if i.key == key)
    return next((i.taken_for for i in on_file), None)


def taken_up(table: Table, seat: Seat) -> Table:
    """The table after a player has taken up one of the cards seen: if it was taken for his play, another is now."""
    on_file = next((i for i in table.files(SeveralTogether) if i.offender is seat), None)
    left = left_lying(table, on_file) if on_file is not None else ()
    if on_file is None or on_file.taken_for in left or not reads(table, REST_TAKEN_UP):
        return table
    if not on_file.in_turn:
        # If none is left, it does not matter which he took up first.
        return _led_instead(table, on_file, apparent(on_file.before.trick.led, left or on_file.put_down.visible))
    if not left:
        return table
    old, trick = on_file.taken_for, table.trick
    if trick.empty and table.last_trick is not None:
        trick = table.last_trick
    if trick.card(seat) is not old or trick.after(seat):
        return table  # who has played to it since may change when the Director is there (58B3)
    new = apparent(on_file.before.trick.led, left)
    again = tuple(p for p in table.laid if p.seat is seat and p.card is old)  # a penalty card taken up lies there again
    table = physics.put_instead(table, seat, old, new)
    for was in again:
        table = physics.shown(table, seat, old, State(was.kind.value), was.authority)
    docket = tuple(replace(on_file, taken_for=new) if i is on_file else i for i in table.docket)
    return table.but(docket=docket)


def _led_instead(table: Table, on_file: SeveralTogether, new: Card) -> Table:
    """The same out of turn, while nobody has played to it: the play is then that of another card."""
    seat, old, trick = on_file.offender, on_file.taken_for, table.trick
    own = next((i for i in table.docket if i.key == on_file.of_the_play), None)
    named = answer(table, on_file.key, WHICH.id) is not None
    if own is None or named or trick.after(seat) or not (trick.card(seat) is old or own.stays_out):
        return table
    if trick.card(seat) is old:
        table = physics.put_instead(table, seat, old, new)
    other = replace(own, act=replace(own.act, card=new), about=_about(own.about, old, new))
    changed = {on_file.key: replace(on_file, taken_for=new), own.key: other}
    return table.but(docket=tuple(changed.get(i.key, i) for i in table.docket))


def _about(said: Message, old: Card, new: Card) -> Message:
    """The same sentence about another card."""
    return said._replace(values=tuple(new if value is old else value for value in said.values))
