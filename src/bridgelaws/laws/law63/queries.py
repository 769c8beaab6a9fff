"""Law 63: questions to a table."""

from __future__ import annotations

from ...board.events import Answered, DirectorCalled, Named, Said, Saying
from ...board.table import Deed, Establishment, Incident, Revoke, Stage, Table
from ...book.editions import Provision
from ...book.questions import Finding
from ...values.frozen import replace
from ...values.seats import Seat, Side
from ..books import book45
from ..common import reads
from . import words
from .book import CLAIMS, DESIGNATES, FOR_NEXT, PLAYED_TO_THE_END, PLAYS_ON


def without_claim(table: Table) -> bool:
    """Whether play stopped with a result and no one is on record as having claimed."""
    return table.stopped is not None and table.stopped.by is None and not table.over


PLAYED_OUT = Establishment(Deed.PLAYED_OUT, None, words.PLAYED_OUT())
BOTH_REVOKED = Establishment(Deed.BOTH_REVOKED, None, words.BOTH_REVOKED())


def established(revoke: Revoke, authority: Provision, by: Establishment) -> Revoke:
    """The revoke, established under a provision by an act."""
    return replace(revoke, stage=Stage.ESTABLISHED, authority=authority, by=by)


def by_side(side: Side) -> Establishment:
    """That a side has played to the next trick, whichever card it was."""
    return Establishment(Deed.PLAYED_ON, None, words.SIDE_PLAYED_ON(side))


def by_no_card(seat: Seat) -> Establishment:
    """That a hand has put no card to the trick (67B1)."""
    return Establishment(Deed.PUT_NO_CARD, seat, words.PUT_NO_CARD(seat))


def as_played(table: Table, revoke: Revoke) -> Revoke:
    """A revoke that was not on record, in the state that the tricks and the claim show."""
    side = revoke.seat.side
    if played_on(table, revoke, side):
        return established(revoke, PLAYS_ON, by_side(side))
    stopped = table.stopped
    if stopped is not None and stopped.by is not None and stopped.by.side is side:
        return established(revoke, CLAIMS, Establishment(Deed.CLAIMED, stopped.by, words.CLAIMED(stopped.by)))
    if without_claim(table) and reads(table, PLAYED_TO_THE_END):
        return established(revoke, PLAYS_ON, PLAYED_OUT)
    return revoke


def played_on(table: Table, revoke: Revoke, side: Side) -> bool:
    """Whether a side has put a card to any trick after that of the revoke; of one not on file it is taken to have."""
    since = (table.trick_at(number) for number in range(revoke.trick + 1, table.begun + 1))
    return any(trick is None or trick.side_has_played(side) for trick in since)


def drawn_at(table: Table, incident: Incident) -> int:
    """Where in the log attention was drawn: to ask a player whether he has none left (61B) is not to draw it.

    Who asks and is told so, or hears nothing, lets the play go on; what was said of it since is another matter.
    """
    at = incident.at if incident.attended_at is None else incident.attended_at
    for place, event in enumerate(table.log[at:], at):
        if not isinstance(event, Said) or event.what is not Saying.NO_MORE:
            if place == at or isinstance(event, DirectorCalled | Answered):
                return place
            if isinstance(event, Said) and event.what in (Saying.ATTENTION, Saying.HAVE):
                return place
    return len(table.log)


def could_be_for_next(call: book45.WantsAnotherCard) -> bool:
    """Whether another card was called by a side that had played to the trick from both its hands."""
    return isinstance(call.said, Named) and all(
        call.before.trick.card(seat) is not None for seat in call.offender.side.seats
    )


def may_be_for_next(call: book45.WantsAnotherCard, revoke: Revoke) -> bool:
    """The same of a side that had revoked on the trick."""
    there = call.trick == revoke.trick and call.before.trick.card(revoke.seat) is revoke.card
    return there and call.offender.side is revoke.seat.side and could_be_for_next(call)


def for_next(call: book45.WantsAnotherCard) -> Finding:
    """The finding whether a call was for the next trick."""
    return FOR_NEXT.of(player=call.offender, words=call.said.words, card=call.card)


def established_by(call: book45.WantsAnotherCard, revoke: Revoke) -> Revoke:
    """The revoke, established by a call for the next trick."""
    said = words.CALLED_WORDS(call.offender, call.said.words)
    return established(revoke, DESIGNATES, Establishment(Deed.NAMED, call.offender, said))
