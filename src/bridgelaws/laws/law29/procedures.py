"""Law 29: what a hearing does for several laws."""

from __future__ import annotations

from ...board.acts import Act
from ...board.auction import CallMade, Fate
from ...board.called import Bound
from ...board.keys import Occasion
from ...board.orders import Arrived, Await, Bind, Met, Tell
from ...board.table import Incident, Table
from ...book.editions import Provision
from ...hearing.hearing import Hearing
from ...values.calls import PASS
from ..books import book31, book32, book72
from ..calling import Route, called_since, may_repeat, right_has_called, right_has_passed, route, still_awaited
from ..common import file
from ..law16 import procedures as law16
from ..law23 import procedures as law23
from ..law26 import procedures as law26
from ..law72 import procedures as law72
from . import book, words
from .queries import called_at_his_turn


def partner_silenced(h: Hearing, authority: Provision, kind: Bound, also: tuple[Provision, ...] = ()) -> None:
    """The offender's partner must pass; what the offender could have foreseen is asked after the play."""
    partner = h.offender.partner
    h.rule(authority, Bind(partner, kind), also=also)
    # What the offender has called may be ruled on when his partner has passed after it already: that was his turn.
    since = next((made for made in h.table.auction.after(h.call.id) if made.seat is partner and made.stands), None)
    if kind is Bound.PASS_ONCE and since is not None and since.call is PASS:
        h.silently(Met(since.id))
    foreseen(h)


def foreseen(h: Hearing, *, binds_partner: bool = True) -> None:
    """Whether the offender could have foreseen that a pass by order would damage the other side (23, 72).

    Law 23 of 1997 is about what the partner is bound to, and not about a pass of his own.
    """
    also = (book72.ENFORCED_PASS,) if binds_partner else ()
    law72.refer(h, words.CALLING_OUT_OF_ROTATION(), also=also)


def free_until_he_calls(h: Hearing, withdrawn: CallMade, law: int, partner: Provision, offender: Provision) -> None:
    """The partner calls what he would have called; then the offender's call is compared with the cancelled one."""
    mate = withdrawn.seat.partner
    h.rule(partner, Tell(words.MAY_CALL_BUT_NOT_USE(mate, withdrawn.call), (mate,)))
    h.rule(offender, Await(withdrawn.seat, withdrawn.id, law))
    ask_him_away(h, offender, withdrawn)


def ask_him_away(h: Hearing, authority: Provision, withdrawn: CallMade) -> None:
    """What the offender is told, alone, before he calls again."""
    h.rule(authority, Tell(words.ASK_HIM_AWAY(withdrawn.seat, withdrawn.call), (withdrawn.seat,), quietly=True))


def compared(
    h: Hearing,
    withdrawn: CallMade,
    comparable: Provision,
    other: Provision,
    also: tuple[Provision, ...] = (),
    *,
    as_shown: tuple[Provision, ...] = (),
) -> None:
    """What he has called at his turn: comparable with what was cancelled, or not.

    `as_shown` is cited where it is, though it names another denomination: what the calls showed was compared.
    """
    h.silently(Arrived(withdrawn.id, h.call.id))
    if not law23.comparable(h, withdrawn, h.call):
        partner_silenced(h, other, Bound.PASS_ONCE, also)
        law26.lead_right(h, withdrawn, other, compared=True)
        return
    h.rule(comparable, Tell(words.NOTHING_FOLLOWS(h.offender), (h.offender,)), also=(*as_shown, *also))
    law23.no_further_rectification(h)
    law16.call_usable(h, withdrawn, comparable)
    law23.damage(h, withdrawn)


def called_instead(
    table: Table, act: Act, by: tuple[Provision, ...], kind: type[book.CalledInItsStead]
) -> Incident | None:
    """A player has called at his turn for whom a law waits, `by` these, an earlier call of his being cancelled."""
    awaited = table.awaited(act.seat)
    if act.call is None or awaited is None or awaited.authority not in by or route(table, act) is not Route.AWAITED:
        return None
    about = words.CALLED_FOR_A_CANCELLED_CALL(act.seat, table.call_made(awaited.call).call)
    return file(table, act, kind, about, at_once=True, withdrawn=awaited.call)


def left_to_compare(table: Table, by: tuple[Provision, ...], kind: type[book.CalledInItsStead]) -> Incident | None:
    """A player for whom a law waits has called at his turn, and another law had to deal with that call first."""
    found = called_at_his_turn(table, by)
    if found is None:
        return None
    awaited, made = found
    about = words.CALLED_FOR_A_CANCELLED_CALL(awaited.seat, table.call_made(awaited.call).call)
    key = Occasion(kind, 0, awaited.seat, (awaited.call, made.id))
    act = Act(None, awaited.seat)
    return file(table, act, kind, about, key=key, at_once=True, withdrawn=awaited.call, made=made.id)


def has_passed(table: Table, authority: Provision, kind: type[book.RightHandOpponentPassed]) -> Incident | None:
    """The opponent at whose turn a player called has passed: that player is to make the call again.

    Not if that was the last of three passes: the auction is over, and he has no turn at which to make it (22A).
    """
    if table.auction.over:
        return None
    for awaited in table.awaiting:
        seat = awaited.seat
        if awaited.authority is not authority or still_awaited(table, seat) is not awaited:
            continue
        withdrawn = table.call_made(awaited.call)
        passed = right_has_called(table.auction.standing, withdrawn)
        if passed is None or passed.call is not PASS or table.bound(seat, Bound.REPEAT) is not None:
            continue
        if called_since(table, awaited) is not None or not may_repeat(table, seat, withdrawn.call):
            continue
        about = words.CALLED_OUT_OF_ROTATION(seat, withdrawn.call, seat.rho)
        key = Occasion(kind, 0, seat, (awaited.call, passed.id))
        act = Act(None, seat)
        return file(table, act, kind, about, key=key, at_once=True, withdrawn=awaited.call, made=passed.id)
    return None


def repeats(h: Hearing[book.RightHandOpponentPassed], authority: Provision) -> None:
    """He must make the call again."""
    withdrawn = h.table.call_made(h.incident.withdrawn)
    h.silently(Arrived(withdrawn.id, h.incident.made))
    h.rule(authority, Bind(withdrawn.seat, Bound.REPEAT, withdrawn.call), also=put_right(h, withdrawn))
    law16.call_usable(h, withdrawn, authority)  # it is going to be his legal call


def repeated(h: Hearing, withdrawn: CallMade, authority: Provision) -> bool:
    """Whether he has made the call again that he had to, before anybody told him: his right had passed."""
    awaited = next((each for each in h.table.awaiting if each.call == withdrawn.id), None)
    if awaited is None or awaited.authority is not authority:
        return False
    before = h.table.auction.standing[: h.table.auction.standing.index(h.call)]
    passed = right_has_passed(before, withdrawn)
    if h.call.call != withdrawn.call:
        if passed:  # else it would not be his call
            then = h.table.auction._replace(calls=before, end=None)
            against = then.inadmissible(h.offender, withdrawn.call) is not None
            h.reads(book32.NOT_AGAINST_LAW_19 if against else book31.PASS_COMES_FIRST)
        return False
    if not passed:
        return False
    h.silently(Arrived(withdrawn.id, h.call.id))
    repeated = Tell(words.HAS_REPEATED(h.offender, withdrawn.call), (h.offender,))
    h.rule(authority, repeated, also=put_right(h, withdrawn))
    law16.call_usable(h, withdrawn, authority)
    return True


def put_right(h: Hearing, withdrawn: CallMade) -> tuple[Provision, ...]:
    """What is said of a call of the right-hand opponent that was itself illegal: it was put right first."""
    fell = (Fate.CANCELLED, Fate.WITHDRAWN)
    theirs = [made for made in h.table.auction.calls if made.seat is withdrawn.seat.rho and made.at > withdrawn.at]
    return (book31.ILLEGAL_CALL_OF_RHO,) if any(made.fate in fell for made in theirs) else ()
