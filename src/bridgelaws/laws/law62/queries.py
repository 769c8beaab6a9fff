"""Law 62: questions to a table."""

from __future__ import annotations

from ...board.acts import Act
from ...board.events import DirectorCalled, Event, Faced, Retracted, cards_of
from ...board.keys import Occasion
from ...board.lives import State
from ...board.records import Settled
from ...board.table import Incident, Revoke, Stage, Table
from ...values.cards import Card
from ...values.seats import Seat
from ..common import file, found_of, reads, taken_back
from ..law45 import queries as query45
from . import book, words


def put_right(table: Table, act: Act) -> Revoke | None:
    """The revoke in whose place a hand puts down a card of the suit led, unless the card is a lead to the next trick.

    Where it might be a lead the Director says so first, under 45E or 57A; once attention has been drawn to the revoke
    the player corrects it, as he must (62A).
    """
    if not table.revokes:
        return None
    seat, card = act.seat, act.card
    instead = query45.put_in_its_place(table, act)
    put_down = isinstance(act.event, Faced) or instead
    if act.play is None or card is None or not put_down or not reads(table, book.PUT_DOWN_INSTEAD):
        return None
    meant = _trick_meant(table, seat, instead)
    if meant is None:
        return None
    number, asked = meant
    here = (r for r in table.revokes if (r.trick, r.seat, r.suit) == (number, seat, card.suit))
    revoke = next((r for r in here if r.stage in (Stage.OPEN, Stage.MUST_BE_CORRECTED)), None)
    if revoke is None or revoke.stage is Stage.MUST_BE_CORRECTED:
        return revoke
    no_lead = found_of(table, act, "deemed_led") is False if asked else number == table.number or instead
    return revoke if no_lead else None


def _trick_meant(table: Table, seat: Seat, instead: bool) -> tuple[int, bool] | None:
    """The trick in which a card may take the place of another, and whether it has to be found that it was no lead.

    `instead` is True where it took the place of a card that had only been held.
    """
    if table.trick.card(seat) is not None:
        # Who has taken his card back puts this one in its place and does not lead.
        waiting = table.is_defender(seat) and table.trick.card(seat.partner) is None
        return table.number, waiting and not taken_back(table, seat) and not instead
    drawn = any(r.stage is Stage.MUST_BE_CORRECTED and r.seat is seat for r in table.revokes)
    if table.turn is seat and not (table.trick.empty and (instead or drawn)):
        return None
    # With a lead to the next trick on the table, only a revoke to which attention has been drawn tells what it is.
    return table.number - 1, table.trick.empty and not instead


def further_begun(table: Table, revoke: Revoke) -> bool:
    """Whether cards lie, or have lain, in a trick after the one that follows the revoke."""
    return table.begun > revoke.trick + 1


def arising(table: Table) -> Incident | None:
    """62C: the revoker has played another card; who played after him may be entitled to change.

    Whoever has taken a card back plays another before it is the next player's turn to choose.
    """
    for revoke in table.revokes:
        if revoke.stage is not Stage.CORRECTED or not revoke.later:
            continue
        on, first = table.trick_at(revoke.trick), first_open(table, revoke)
        if on is None or first is None or not any(there(table, revoke, *play) for play in revoke.later[first:]):
            continue
        before = {seat for seat, _ in revoke.later[:first]} | changed_already(table, revoke)
        if on.card(revoke.seat) is None or any(on.card(seat) is None for seat in before):
            continue
        summary = words.CORRECTED_LATE(revoke.seat)
        act, kind, trick = Act(None, revoke.seat, revoke.card), book.ChangesAfterRevoke, revoke.trick
        return file(table, act, kind, summary, trick=trick, key=key(revoke, first), revoke=revoke, first=first)
    return None


def key(revoke: Revoke, first: int) -> Occasion:
    """The question who may change a card played after a revoke, from one of those cards on."""
    return Occasion(book.ChangesAfterRevoke, revoke.trick, revoke.seat, (revoke.card, revoke.times, first))


def first_open(table: Table, revoke: Revoke) -> int | None:
    """The place in the cards played after the revoke from which on no one has been asked; None if all have been."""
    first = 0
    while table.has_heard(key(revoke, first)):
        taken = [n for n, play in enumerate(revoke.later) if n >= first and play in _taken(table, revoke, first)]
        if not taken or taken[-1] + 1 == len(revoke.later):
            return None
        first = taken[-1] + 1
    return first


def followed_another_lead(table: Table, number: int, seat: Seat, card: Card) -> bool:
    """Whether a card was played to a lead that was a revoke and has been corrected, and its hand is yet to be asked."""
    on = table.trick_at(number)
    return on is not None and any(
        r.stage is Stage.CORRECTED
        and r.seat is on.leader
        and (seat, card) in r.later
        and first_open(table, r) is not None
        for r in table.revokes
        if r.trick == number
    )


def _taken(table: Table, revoke: Revoke, first: int) -> set[tuple[Seat, Card]]:
    """The cards that were taken back in the part of the hearing that began there."""
    back = table.on_record(Settled.TAKEN_BACK, key=key(revoke, first))
    return {(entry.seat, entry.card) for entry in back if entry.card is not None}


def changed_already(table: Table, revoke: Revoke) -> set[Seat]:
    """The players who have changed a card of theirs because of the correction."""
    given = (book.NON_OFFENDERS_CHANGE, book.OFFENDER_CHANGES_AFTER, book.BOTH_SIDES_CORRECT)
    # With all four cards on the table the next trick has been reached when one of them goes back.
    here = (revoke.trick, revoke.trick + 1)
    back = (w for w in table.withdrawn if w.trick in here and w.authority in given)
    return {w.seat for w in back if (w.seat, w.card) in revoke.later}


def lies_there_still(table: Table, seat: Seat) -> bool:
    """Whether a hand's revoke, on mere attention, is to be corrected, and no one has taken the card back yet."""
    here = (r for r in table.revokes if r.trick == table.number and r.seat is seat)
    revoke = next((r for r in here if r.stage is Stage.CORRECTED), None)
    if revoke is None or revoke.card is None or table.trick.card(seat) is not None:
        return False
    if not reads(table, book.LIES_THERE_UNTIL_TAKEN_BACK):
        return False
    since: list[Event] = []
    for event in table.log:
        shown = not isinstance(event, Retracted) and revoke.card in cards_of(event)
        since = [] if shown and getattr(event, "seat", None) is seat else [*since, event]
    return not any(isinstance(e, DirectorCalled) or e == Retracted(seat, revoke.card) for e in since)


def changed_freely(table: Table, seat: Seat) -> Card | None:
    """The penalty card that a defender took back under 62C2 from this trick, to which he may play another."""
    if (
        not table.is_defender(seat)
        or table.trick.card(seat) is not None
        or not reads(table, book.CHANGED_TO_ANOTHER_CARD)
    ):
        return None
    changes = (book.OFFENDER_CHANGES_AFTER, book.BOTH_SIDES_CORRECT)
    taken = {(w.seat, w.card) for w in table.withdrawn if w.authority in changes}
    later = (p for r in table.revokes if r.trick == table.number and r.stage is Stage.CORRECTED for p in r.later)
    return next((card for hand, card in later if hand is seat and (hand, card) in taken), None)


def there(table: Table, revoke: Revoke, seat: Seat, card: Card) -> bool:
    """Whether a card played after a revoke still lies in the trick in progress or the one next to it.

    If it went back meanwhile and was put down anew since the revoke was corrected, that is another play: it was not
    made before attention was drawn.
    """
    # While one trick has been taken up again, none before it can be.
    tricks = (table.trick, table.last_trick if table.suspended is None else table.suspended)
    if not any(trick is not None and trick.card(seat) is card for trick in tricks):
        return False
    put, corrected = table.puts.lying(seat, card), _corrected(table, revoke)
    return put is None or corrected is None or put.place < corrected


def _corrected(table: Table, revoke: Revoke) -> int | None:
    """The number, among all that ever happened to the cards, of the card of a revoke having been taken back."""
    its = (put for put in table.puts if (put.trick, put.seat, put.card) == (revoke.trick, revoke.seat, revoke.card))
    return max((life.nth for put in its for life in put.lives if life.state is State.BACK), default=None)
