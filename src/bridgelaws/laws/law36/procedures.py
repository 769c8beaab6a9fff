"""Law 36: what a hearing does for several laws: a call that cannot stand, and what goes with it."""

from __future__ import annotations

from ...board.acts import Act
from ...board.auction import CallMade, Came
from ...board.called import Bound
from ...board.events import Made
from ...board.orders import Bind, CancelCall, Forget, Order, Release, ReopenAuction, ScoreAs, Undone
from ...board.table import Authority
from ...book.editions import Provision
from ...hearing.hearing import Hearing
from ...values.calls import DOUBLE
from ...values.seats import Seat
from ..books import book19, book27, book72
from ..law16 import procedures as law16
from ..law22 import procedures as law22
from ..law26 import procedures as law26
from ..law72 import procedures as law72
from . import words
from .queries import resting_on, without_it


def next_has_called(h: Hearing) -> bool:
    """Whether the player on the offender's left has called over the call, before anybody ruled on it.

    A pass that was taken as made, because he must pass, is none by which he gave anything away (28A). An auction that
    has come to its end since, by calls that nobody has told, did not do so without a call of his.
    """
    auction = h.table.auction
    if auction.end is not None and not auction.made_after_the_end(h.call):
        return True
    later = auction.after(h.call.id)
    return any(made.seat is h.offender.lho and made.came is not Came.DEEMED for made in later)


def allowed_by_law_19(h: Hearing) -> None:
    """Whether a double is allowed that hangs on calls which are not on file: if not, it is judged as such (36)."""
    h.found(book19.ALLOWED if h.call.call is DOUBLE else book19.REDOUBLE_TOO, call=h.call.call)


def cancel(h: Hearing, authority: Provision, also: tuple[Provision, ...] = (), *, replaced: bool = True) -> None:
    """The call goes, `replaced` by another of the same player, or not."""
    made = h.call
    h.rule(authority, CancelCall.of(made), also=also)
    law16.call_withdrawn(h, made, replaced=replaced)


def judge_later_anew(h: Hearing, later: tuple[CallMade, ...]) -> None:
    """What was called over the call by others than the next player is judged without it, as if it were made now.

    A pass that was only taken as made is gone: whether it is, is seen when the call after it is judged (28A).
    """
    close_files_of(h, later)
    for each in later:
        h.silently(Forget(each.id))
        if each.came is not Came.DEEMED:
            h.then(Act(Made(each.seat, each.call), each.seat))


def cancel_with_later(h: Hearing, authority: Provision, also: tuple[Provision, ...] = ()) -> None:
    """The call goes and all that were made after it, with whatever was irregular about those."""
    made, later = h.call, h.table.auction.after(h.call.id)
    fault = h.offender.side
    orders: tuple[Order, ...] = tuple(CancelCall.of(each, fault) for each in (made, *later))
    h.rule(authority, *orders, *(() if h.table.calling else (ReopenAuction(),)), also=also)
    law16.call_withdrawn(h, made)
    for each in later:
        law16.call_withdrawn(h, each, fault)
    close_files_of(h, later)


def cancel_when_played(h: Hearing, authority: Authority, *besides: Order) -> None:
    """The call goes when the play has begun, and with it every double that Law 19 allowed only because of it."""
    made, fault = h.call, h.offender.side
    falls = (made, *resting_on(h.table.auction, made))
    h.rule(authority, *[CancelCall.of(each, fault) for each in falls])
    contract = without_it(h.table)
    if contract is None and not h.table.auction.whole:
        contract = law22.contract_by_what_is_found(h, classifies=False)
    scored = () if contract is None else (ScoreAs(contract),)
    if scored or besides:
        h.rule(authority, *scored, *besides)
    for each in falls:
        law16.call_withdrawn(h, each, fault, replaced=False)


def close_files_of(h: Hearing, calls: tuple[CallMade, ...]) -> None:
    """What was irregular about some calls goes with them.

    What became of an insufficient bid in whose place one of them stood has been left open (27C): it only was withdrawn.
    """
    ids = {made.id for made in calls}
    for incident in h.table.docket:
        if incident.made not in ids:
            continue
        h.close(incident)
        if isinstance(incident, book27.Replaced):
            law16.call_withdrawn(h, h.table.call_made(incident.withdrawn))


def without_rectification(h: Hearing, authority: Authority, calls: tuple[CallMade, ...]) -> None:
    """What was ruled because of some calls is let go."""
    ids = [made.id for made in calls]
    fallen = [duty for duty in h.table.duties if all(cause.because in ids for cause in duty.causes)]
    free = dict.fromkeys([Release(duty.seat, duty.kind) for duty in fallen])
    if free:
        h.rule(authority, *free)
    expected = [each.call for each in h.table.awaiting if each.because in ids]
    for each in ids:
        h.silently(Undone(each))
    for each in expected:
        law16.call_withdrawn(h, h.table.call_made(each))  # nothing is going to be compared with it any more


def silence(h: Hearing, authority: Provision, *seats: Seat, also: tuple[Provision, ...] = ()) -> None:
    """Players must pass to the end of the auction."""
    h.rule(authority, *(Bind(seat, Bound.PASS_REST) for seat in seats), also=also)


def costs(h: Hearing, made: CallMade, authority: Provision) -> None:
    """If the offenders come to defend, the first lead of the partner; and what the offender could have foreseen."""
    law26.lead_right(h, made, authority)
    law72.refer(h, words.MAKING_THE_CALL(), also=(book72.ENFORCED_PASS, authority))
