"""Under which law a call comes: one question, asked in the order of the laws, so that exactly one law takes it."""

from __future__ import annotations

from enum import Enum

from ..board import calling
from ..board.acts import Act
from ..board.auction import Auction, CallMade
from ..board.called import Awaiting, Bound
from ..board.events import Change, Changed, Event, Made, Manner
from ..board.keys import Key
from ..board.table import Incident, Table
from ..values.calls import HIGHEST_LEVEL, PASS, Bid, Call
from ..values.frozen import replace
from ..values.seats import Seat
from .books import book18, book19, book27, book29, book31, book32
from .common import answer, found_of, reads


class Route(Enum):
    """What is irregular about a call, if anything; of several irregularities the one that is ruled on first."""

    REGULAR = "regular"
    BEGUN = "only begun (18F)"
    MEANWHILE = "made over an irregular call that is not disposed of"
    SKIPPED = "the last of three passes that have gone past a player (34)"
    AFTER_THE_END = "after the final pass (39)"
    ABOVE_SEVEN = "more than seven (38)"
    INADMISSIBLE = "a double or redouble against Law 19 (36)"
    BARRED = "no pass, though he must (37)"
    OWN_CALL = "over his own last call (25)"
    OUT_OF_ROTATION = "at another's turn (29)"
    NOT_REPEATED = "not the call that he must repeat"
    INSUFFICIENT = "not enough (27)"
    AWAITED = "in the place of one that was cancelled (27, 30 to 32, 36)"
    UNSETTLED = "enough, or allowed by Law 19, or not: that hangs on calls that nobody has told (18, 19)"


# By which a call is made again if the right-hand opponent passes.
_REPEATED = (book31.MUST_REPEAT, book32.MUST_REPEAT)


def route(table: Table, act: Act) -> Route:
    """Under which law a call comes; the auction is as it was before it.

    Whether it has accepted a call before it, or cancelled one, was seen to when that lapsed; whether a player who had
    to pass was not waited for, when his pass was supplied (28A).
    """
    kept: tuple[Act, Route] | None = getattr(table, "_routed", None)
    if kept is None or kept[0] is not act:  # every law of the auction asks it of the same act
        kept = act, _taken(table, act, act.event)
        object.__setattr__(table, "_routed", kept)
    return kept[1]


def _taken(table: Table, act: Act, event: Event | None) -> Route:
    """The same, worked out."""
    if not isinstance(event, Made):
        return Route.REGULAR
    if event.done is Manner.BEGUN:
        return Route.BEGUN
    seat, call, auction = event.seat, event.call, table.auction
    if auction.over or not table.calling:
        return Route.AFTER_THE_END
    pending = open_before(table, act)
    if pending and (all(made.seat is not seat for made in pending) or _his_partner_called_since(pending, seat)):
        return Route.MEANWHILE
    if isinstance(call, Bid) and call.level > HIGHEST_LEVEL:
        return Route.ABOVE_SEVEN
    against = auction.inadmissible(seat, call) is not None and not _allowed_in_its_place(auction, seat, call)
    if against or found_of(table, act, book19.ALLOWED.id) is False:
        return Route.INADMISSIBLE
    repeat = to_repeat(table, seat) if auction.turn is seat else None
    if call not in (PASS, repeat) and table.must_pass(seat) is not None:
        return Route.BARRED
    if pending or _is_his_own(auction.standing, seat):
        return Route.OWN_CALL
    if auction.turn is not seat:
        return Route.SKIPPED if call is PASS and _goes_past(table, seat) else Route.OUT_OF_ROTATION
    if repeat is not None and call != repeat:
        return Route.NOT_REPEATED
    if auction.insufficient(seat, call) is not None:
        return Route.INSUFFICIENT
    if call is PASS and _goes_past(table, seat):
        return Route.SKIPPED
    if still_awaited(table, seat) is not None:
        return Route.AWAITED
    return Route.UNSETTLED if auction.unsettled(call) and not _told_of(table, act) else Route.REGULAR


def _told_of(table: Table, act: Act) -> bool:
    """Whether the Director has said what a call hangs on that was made before those on file."""
    return any(found_of(table, act, asked.id) is not None for asked in (book18.LAST_BID, book19.ALLOWED))


def still_awaited(table: Table, seat: Seat) -> Awaiting | None:
    """The cancelled call with which his next is to be compared; not if another is being compared with it already."""
    awaited = table.awaited(seat)
    if awaited is None:
        return None
    made = [i.made for i in table.docket if i.offender is seat and getattr(i, "withdrawn", None) == awaited.call]
    standing = {call.id for call in table.auction.standing if call.seat is seat}
    return None if standing & set(made) else awaited


def called_since(table: Table, awaited: Awaiting) -> CallMade | None:
    """The first call that stands of a player for whom a law waits, since his other one was cancelled.

    One that was accepted out of rotation is not in the place of an insufficient bid: that was not his turn.
    """
    at = table.call_made(awaited.call).at
    his = (made for made in table.auction.standing if made.seat is awaited.seat and made.at > at)
    if awaited.authority is book27.NOT_ACCEPTED:
        his = (made for made in his if made.lives[-1].by is not book29.ACCEPTED)
    return next(his, None)


def open_before(table: Table, act: Act) -> tuple[CallMade, ...]:
    """The calls that are not disposed of and were made before this one.

    One that is judged again, because what was before it has been disposed of, comes before those made after it.
    """
    pending = table.auction.pending
    if act.judged_as is None or act.call is None or not pending:
        return pending
    id = table.auction.id_of(act.seat, act.call)
    return tuple([made for made in pending if made.id < id])


def to_repeat(table: Table, seat: Seat) -> Call | None:
    """The call that a player on turn must repeat: he has been told so, or his own call shows that his right passed.

    Who must pass for another reason cannot, unless that is read otherwise.
    """
    duty, awaited, standing = table.bound(seat, Bound.REPEAT), still_awaited(table, seat), table.auction.standing
    if duty is not None:
        return duty.call if may_repeat(table, seat, duty.call) else None
    if awaited is None or awaited.authority not in _REPEATED or not standing:
        return None
    withdrawn = table.call_made(awaited.call)
    if not right_has_passed(standing, withdrawn) or not may_repeat(table, seat, withdrawn.call):
        return None
    return withdrawn.call


def may_repeat(table: Table, seat: Seat, call: Call | None) -> bool:
    """Whether a player can be held to repeat a call: not if he passes instead, nor if Law 19 does not allow it now.

    That is a double, if his partner's call has been changed for a bid meanwhile (25B1); unless that is read otherwise.
    """
    if passes_instead(table, seat, call):
        return False
    against = call is not None and table.auction.inadmissible(seat, call) is not None
    return not (against and reads(table, book32.NOT_AGAINST_LAW_19))


def right_has_passed(standing: tuple[CallMade, ...], withdrawn: CallMade) -> bool:
    """Whether the right-hand opponent, at whose turn a player had called, has passed at that turn."""
    first = right_has_called(standing, withdrawn)
    return first is not None and first.call is PASS


def right_has_called(standing: tuple[CallMade, ...], withdrawn: CallMade) -> CallMade | None:
    """What the right-hand opponent has called at the turn at which a player had called: the first since.

    If he has acted, and passes after that, nothing has to be repeated. If he has passed, it has, though somebody was
    let call out of rotation before the player came to it.
    """
    his = (made for made in standing if made.seat is withdrawn.seat.rho and made.at > withdrawn.at)
    return next(his, None)


def passes_instead(table: Table, seat: Seat, call: Call | None) -> bool:
    """Whether a player who would have to repeat a call has to pass, and passes."""
    return call is not PASS and table.must_pass(seat) is not None and reads(table, book31.PASS_COMES_FIRST)


def _allowed_in_its_place(auction: Auction, seat: Seat, call: Call) -> bool:
    """Whether a double that a player makes over his own call is one that he may make in its place: he changes his call.

    Over that call Law 19 forbids it; but a call at the turn of his left, by one who has called, is a change (25, 32).
    """
    if not _is_his_own(auction.standing, seat):
        return False
    return auction.in_place_of(auction.standing[-1].id).inadmissible(seat, call) is None


def _his_partner_called_since(pending: tuple[CallMade, ...], seat: Seat) -> bool:
    """Whether his partner called after him: no call of his can be a change of the one before that (25A)."""
    his = max(made.id for made in pending if made.seat is seat)
    return any(made.seat is seat.partner and made.id > his for made in pending)


def _is_his_own(standing: tuple[CallMade, ...], seat: Seat) -> bool:
    return bool(standing) and standing[-1].seat is seat


def _goes_past(table: Table, seat: Seat) -> bool:
    """Whether a pass would be the last of three in a row that have gone past a player who has yet to call (34)."""
    if len(table.auction.passes) < 2:
        return False  # it would not be the third
    after = calling.enter(table, seat, PASS, pending=False).auction
    return after.passes_enough and bool(after.skipped)


def found_made(table: Table, event: Event, key: Key) -> Act | None:
    """The call that a player had begun, once it is found that he made it."""
    if not isinstance(event, Made) or event.done is Manner.MADE or answer(table, key, book18.CALL_MADE.id) is not True:
        return None
    return Act(replace(event, done=Manner.MADE), event.seat)


def regular_call(table: Table, act: Act) -> bool:
    """Whether a call is in turn and allowed."""
    return route(table, act) is Route.REGULAR


def counts_as(table: Table, event: Event) -> Act:
    """An act of the auction; no card that is put down then is played (24)."""
    turn = table.auction.turn or table.auction.first or Seat.NORTH
    done = event.to if isinstance(event, Changed) and event.how is Change.DONE else None
    if isinstance(event, Changed) and done is not None and table.auction.last_of(event.seat) is None:
        return Act(Made(event.seat, done), event.seat)  # nothing of his lies there in whose place it could be
    return Act(event, getattr(event, "seat", turn), getattr(event, "card", None))


def carry_out(table: Table, act: Act, incident: Incident | None) -> Table:
    """The table with the call: what is irregular waits until it is disposed of, unless its law says otherwise.

    A call put in the place of another waits beside that (25).
    """
    if isinstance(act.event, Changed) and act.event.how is Change.DONE and act.event.to is not None:
        first = table.auction.last_of(act.seat)
        return table if first is None else calling.enter_instead(table, first.id, act.event.to)
    if act.call is None:
        return table
    pending = incident is not None and not incident.counts_meanwhile
    return calling.enter(table, act.seat, act.call, pending=pending)
