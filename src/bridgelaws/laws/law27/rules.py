"""Law 27: insufficient bid."""

from __future__ import annotations

from ...board.acts import Act
from ...board.auction import CallMade
from ...board.called import Awaiting, Bound, Duty
from ...board.events import Made, Saying
from ...board.keys import Occasion, Sequel
from ...board.orders import Arrived, CallStands, CancelCall, Expect, Forget, Release, Tell, WithdrawCall
from ...board.phases import AUCTION_PERIOD
from ...board.table import Authority, Incident, Table
from ...book.questions import Choice
from ...hearing.hearing import Hearing
from ...hearing.law import Law, by_kind, only
from ...values.calls import Bid, Call
from ..books import book25
from ..calling import Route, route, still_awaited, to_repeat
from ..common import file, reads
from ..law10 import procedures as law10
from ..law16 import procedures as law16
from ..law25 import procedures as law25, words as words25
from ..law25.queries import can_never_stand
from ..law26 import procedures as law26
from ..law29.queries import called_at_his_turn
from . import book, procedures, words
from .queries import put_in_its_place

# By which provisions the offender's partner is silent whatever is called after an attempt.
_ATTEMPTS = (book.DOUBLE_CANCELLED, book.ANOTHER_INSUFFICIENT, book.AS_A_DOUBLE)


def notice(table: Table, act: Act) -> Incident | None:
    """A bid that is not enough, or what a player calls in the place of one that was refused."""
    if act.call is None:
        return None
    taken, awaited = route(table, act), still_awaited(table, act.seat)
    if awaited is None or awaited.authority is not book.NOT_ACCEPTED:
        if taken is not Route.INSUFFICIENT:
            return None
        return file(table, act, book.BidInsufficient, words.INSUFFICIENT(act.seat, act.call, _to_beat(table)))
    if taken not in (Route.INSUFFICIENT, Route.AWAITED):
        return None
    kind = _kind(act.call, taken)
    says = words.INSUFFICIENT_AGAIN if kind is book.BidInsufficientAgain else words.REPLACED
    about = says(act.seat, act.call, table.call_made(awaited.call).call)
    return file(table, act, kind, about, at_once=True, withdrawn=awaited.call)


def arising(table: Table) -> Incident | None:
    """A call stands in the place of the bid that another law had to deal with: it let it stand, or put a pass there."""
    found = called_at_his_turn(table, (book.NOT_ACCEPTED,))
    if found is None:
        return None
    awaited, made = found
    if made.id in [incident.made for incident in table.docket]:
        return None
    about = words.REPLACED(made.seat, made.call, table.call_made(awaited.call).call)
    key = Occasion(book.Replaced, 0, made.seat, (awaited.call, made.id))
    act = Act(None, made.seat)
    return file(table, act, book.Replaced, about, key=key, at_once=True, withdrawn=awaited.call, made=made.id)


def _kind(call: Call, taken: Route) -> type[book.InItsPlace]:
    if taken is Route.INSUFFICIENT:
        return book.BidInsufficientAgain
    return book.Doubled if procedures.is_double(call) else book.Replaced


def _to_beat(table: Table) -> Bid:
    over = table.auction.to_beat
    assert over is not None
    return over


def lapse(h: Hearing[book.InsufficientCall]) -> bool:
    """The player on the left calls, and has accepted the bid."""
    if h.act.call is None or h.act.seat is not h.offender.lho or not h.call.pending:
        return False
    if not h.incident.left_may_accept:
        return False
    second = put_in_its_place(h.table, h.call)
    if second is None or can_never_stand(h.table, h.call, second.call):
        if isinstance(h.incident, book.InItsPlace):
            _accepted_in_its_place(h, h.table.call_made(h.incident.withdrawn), h.call)
        else:
            _accepted(h, h.call, None)
        return True
    changes = [changed for changed in h.table.files(book25.ChangedCall) if changed.first.id == h.call.id]
    for changed in changes:
        h.close(changed)  # he has called over it, whether it was a slip or not
    law25.all_but(h, h.call, second.id)
    if not _is_enough(h, second.call):
        _second_accepted(h, h.call, second)
    elif h.reads(book.CALLS_OVER_THE_REPLACEMENT):
        _called_over(h, second, book.ReplacedUnasked if changes else book.Replaced)
    else:
        _accepted(h, h.call, second)
    return True


def _called_over(h: Hearing, second: CallMade, kind: type[book.Replaced]) -> None:
    """27C: he called over what was put in the place of the bid.

    How that is judged waits until attention is drawn; if the Director is there already, he judges it now.
    """
    about = words.REPLACED(h.offender, second.call, h.call.call)
    h.rule(book.CALLS_OVER_THE_REPLACEMENT, WithdrawCall.of(h.call), CallStands.of(second))
    # Should that fall before it is judged, because another ruling sends the auction back, what he calls then is.
    h.silently(Expect(Awaiting(h.offender, h.call.id, procedures.NUMBER, book.NOT_ACCEPTED)))
    h.silently(Arrived(h.call.id, second.id))
    replaced = h.incident.heard_as(kind, Sequel.REPLACEMENT, about, withdrawn=h.call.id, made=second.id)
    if h.incident.attended:
        h.open(replaced)
    else:
        h.leave(replaced)


def waits(table: Table, incident: Incident) -> bool:
    """Whether it is still asked if the bid was a slip, which comes first (25A)."""
    changed = (each for each in table.files(book25.ChangedCall) if each.attended and each.first.id == incident.made)
    return isinstance(incident, book.BidInsufficient) and any(changed)


def hear(h: Hearing[book.BidInsufficient]) -> None:
    """The player on the left accepts the bid or refuses it; then what stands in its place is judged (27A to 27C)."""
    if not h.call.pending:
        return  # it was changed for another (25A)
    bid, second = h.call, put_in_its_place(h.table, h.call)
    _repeated(h, bid)
    if second is not None:
        law25.all_but(h, bid, second.id)
    match _choice(h, bid, second):
        case "accept":
            _accepted(h, bid, second)
        case "accept_second":
            assert second is not None
            _second_accepted(h, bid, second)
        case "refuse":
            h.rule(book.NOT_ACCEPTED, WithdrawCall.of(bid))
            _has_repeated(h, bid)
            if second is None:
                procedures.choose_again(h, bid)
            else:
                _replaced_too_soon(h, bid, second)


def _repeated(h: Hearing, bid: CallMade) -> None:
    """27A2: it was out of rotation before, and Law 31 has had it repeated."""
    before = [m for m in h.table.auction.calls if m.seat is bid.seat and m.call == bid.call and m.at < bid.at]
    if any(not made.stands for made in before):
        h.beside(book.OUT_OF_ROTATION, Tell(words.WAS_OUT_OF_ROTATION(bid.seat, bid.call), quietly=True))


def _has_repeated(h: Hearing, bid: CallMade) -> None:
    """He has made the call again that he had to, and what he calls now is free."""
    if h.table.bound(h.offender, Bound.REPEAT) is not None:
        h.rule(book.OUT_OF_ROTATION, Release(h.offender, Bound.REPEAT))
    elif to_repeat(h.table, h.offender) == bid.call:
        awaited = h.table.awaited(h.offender)
        assert awaited is not None
        h.silently(Arrived(awaited.call, bid.id))
        law16.call_usable(h, h.table.call_made(awaited.call), book.OUT_OF_ROTATION)


def _choice(h: Hearing, bid: CallMade, second: CallMade | None) -> str:
    """What the player on the left chooses, or has said already."""
    left, over = h.offender.lho, h.table.auction.beaten_by(bid)
    enough = second is None or _is_enough(h, second.call)
    one = enough or reads(h.table, book.SECOND_IS_CANCELLED)
    if one and h.statements(Saying.ACCEPT, (left,)):
        return "accept"  # of two that he may accept he has not said which
    if h.statements(Saying.REFUSE, (left,)):
        return "refuse"
    h.rule(book.ACCEPTED, Tell(words.WAS_IT_MEANT(h.offender, bid.call), (h.offender,), quietly=True))
    law10.options(h, left)
    options = ("accept", "refuse") if one else ("accept", "accept_second", "refuse")
    other = bid if second is None else second
    asked = _acceptance(h, again=not enough or isinstance(h.incident, book.BidInsufficientAgain))
    return str(h.chosen(asked, left, options, withdrawn=bid.call, over=over, second=other.call))


def _acceptance(h: Hearing, *, again: bool) -> Choice:
    """The choice; if he refuses another insufficient bid, no call that follows sets the partner free (27B4)."""
    counts = h.has(book.ANOTHER_INSUFFICIENT) or reads(h.table, book.AS_A_DOUBLE)
    if not again or not counts or not reads(h.table, book.SILENT_WHATEVER_FOLLOWS):
        return book.ACCEPTANCE
    means = words.SILENT_WHATEVER_HE_CALLS(h.offender)
    refuse = [each._replace(aloud=means) if each.value == "refuse" else each for each in book.ACCEPTANCE.options]
    return book.ACCEPTANCE.of(*refuse)


def _is_enough(h: Hearing, call: Call) -> bool:
    """Whether a call in the place of the bid is none that is not enough either."""
    over = h.table.auction.beaten_by(h.call)
    return not isinstance(call, Bid) or over is None or over.rank < call.rank


def _second_accepted(h: Hearing, bid: CallMade, second: CallMade) -> None:
    """27B4: the bid falls, and the other, which is not enough either, stands."""
    h.rule(book.NOT_ACCEPTED, WithdrawCall.of(bid))
    _accepted_in_its_place(h, bid, second)


def _accepted_in_its_place(h: Hearing, first: CallMade, second: CallMade, third: CallMade | None = None) -> None:
    """The first bid stays withdrawn, a third in place of the second falls; that a lead is limited is not said."""
    if (awaited := h.table.awaited(h.offender)) is not None and awaited.call == first.id:
        h.silently(Arrived(first.id, second.id))  # nothing is compared with the first any more
    law16.call_withdrawn(h, first)
    silent = h.laws in book.NOTHING_FOLLOWS_ACCEPTANCE.editions
    limits = silent and not h.reads(book.NOTHING_FOLLOWS_ACCEPTANCE)
    _accepted(h, second, third, also=(book.ANOTHER_INSUFFICIENT,))
    if limits:
        law26.lead_right(h, first, book.ANOTHER_INSUFFICIENT)


def _accepted(h: Hearing, bid: CallMade, second: CallMade | None, also: tuple[Authority, ...] = ()) -> None:
    """27A: the bid is treated as legal; what its player had put in its place falls."""
    if second is not None:
        also = (*also, book.PREMATURE_REPLACEMENT)
        h.rule(book.ACCEPTED, CallStands.of(bid), CancelCall.of(second), also=also)
        law16.call_withdrawn(h, second)
    else:
        h.rule(book.ACCEPTED, CallStands.of(bid), also=also)
    law16.call_accepted(h, bid)


def _replaced_too_soon(h: Hearing, bid: CallMade, second: CallMade) -> None:
    """27C: what he put there before the Director had ruled stands, and is judged; in 1997 he chooses anew."""
    if not _is_enough(h, second.call):
        _second_refused(h, bid, second)
    elif h.has(book.PREMATURE_REPLACEMENT) and can_never_stand(h.table, bid, second.call):
        procedures.choose_again(h, bid)
        _judged_in_its_turn(h, second)
    elif h.has(book.PREMATURE_REPLACEMENT):
        if not procedures.is_double(second.call):
            h.rule(book.PREMATURE_REPLACEMENT, CallStands.of(second))
        h.silently(Expect(Awaiting(h.offender, bid.id, procedures.NUMBER, book.NOT_ACCEPTED, bid.id)))
        procedures.judge(h, bid, h.table.call_made(second.id))
    elif procedures.is_double(second.call):
        procedures.refuse_attempt(h, bid, second, book.DOUBLE_CANCELLED)
    else:
        _attempt_cancelled(h, bid, second)


def _attempt_cancelled(h: Hearing, bid: CallMade, attempt: CallMade) -> None:
    """1997: what he put there before he had heard the penalties is cancelled, and he chooses again."""
    h.rule(book.ATTEMPT_CANCELLED, CancelCall.of(attempt))
    law16.call_withdrawn(h, attempt)
    law26.lead_right(h, attempt, book.ATTEMPT_CANCELLED)
    procedures.choose_again(h, bid)


def _second_refused(h: Hearing, bid: CallMade, second: CallMade) -> None:
    """27B4: another insufficient bid that is refused is ruled on as a double is."""
    if h.has(book.ANOTHER_INSUFFICIENT):
        procedures.refuse_attempt(h, bid, second, book.ANOTHER_INSUFFICIENT)
    elif reads(h.table, book.AS_A_DOUBLE):
        procedures.refuse_attempt(h, bid, second, book.AS_A_DOUBLE)
    else:
        _attempt_cancelled(h, bid, second)


def _insufficient_again(h: Hearing[book.BidInsufficientAgain]) -> None:
    """27B4: whether the player on the left accepts that one."""
    bid, first = h.call, h.table.call_made(h.incident.withdrawn)
    third = _last_attempt(h, bid)
    match "refuse" if h.reads(book.SECOND_IS_CANCELLED) else _choice(h, bid, third):
        case "accept":
            _accepted_in_its_place(h, first, bid, third)
        case "accept_second":
            assert third is not None
            _second_accepted(h, bid, third)
            _has_arrived(h, first, third)
        case "refuse":
            _second_refused(h, first, bid)
            _judged_in_its_turn(h, third)


def _last_attempt(h: Hearing, attempt: CallMade) -> CallMade | None:
    """What the player has put in the place of an attempt in its turn; of several that only the last is in question."""
    last = put_in_its_place(h.table, attempt)
    if last is not None:
        law25.all_but(h, attempt, last.id)
    return last


def _has_arrived(h: Hearing, first: CallMade, stands: CallMade) -> None:
    """What stands now is the call for which the law had waited since the first bid fell."""
    h.silently(Arrived(first.id, stands.id))
    law16.call_withdrawn(h, first)


def _judged_in_its_turn(h: Hearing, last: CallMade | None) -> None:
    """27C: what he put there before the ruling on the attempt is the next that he makes; in 1997 he chooses anew."""
    if last is None:
        return
    if h.has(book.PREMATURE_REPLACEMENT):
        h.rule(book.PREMATURE_REPLACEMENT, Tell(words25.REPLACES_TOO_SOON()))
        h.silently(Forget(last.id))
        h.then(Act(Made(last.seat, last.call), last.seat))
        return
    h.rule(book.ATTEMPT_CANCELLED, CancelCall.of(last))
    law16.call_withdrawn(h, last)
    law26.lead_right(h, last, book.ATTEMPT_CANCELLED)


def _doubled(h: Hearing[book.Doubled]) -> None:
    """27B3: a double is let through if it may be, and otherwise cancelled."""
    withdrawn, last = h.table.call_made(h.incident.withdrawn), _last_attempt(h, h.call)
    if _tried_before(h):
        h.rule(book.DOUBLE_CANCELLED, CancelCall.of(h.call))
        procedures.after_attempt(h, withdrawn, h.call, book.DOUBLE_CANCELLED)
    else:
        procedures.judge(h, withdrawn, h.call)
    _judged_in_its_turn(h, last)


def _tried_before(h: Hearing[book.Doubled]) -> bool:
    """Whether a double, or another insufficient bid, has been refused already: what followed from that has followed."""
    bound = h.table.bound(h.offender, Bound.NO_DOUBLE), h.table.bound(h.offender.partner, Bound.PASS_REST)
    return any(_by_an_attempt(duty, h.incident.withdrawn) is not None for duty in bound)


def _by_an_attempt(duty: Duty | None, withdrawn: int) -> Authority | None:
    """By which provision a duty comes from an attempt to replace this bid; one at an earlier turn was about another."""
    causes = [] if duty is None else [each for each in duty.causes if each.authority in _ATTEMPTS]
    return next((each.authority for each in causes if each.because is not None and each.because >= withdrawn), None)


def _replaced(h: Hearing[book.Replaced]) -> None:
    """27B1, 27B2; if his partner is silent because of an attempt, nothing more is asked."""
    attempt = _by_an_attempt(h.table.bound(h.offender.partner, Bound.PASS_REST), h.incident.withdrawn)
    if attempt is not None:
        h.reads(book.SILENT_WHATEVER_FOLLOWS)
        h.rule(attempt, CallStands.of(h.call))
        h.silently(Arrived(h.incident.withdrawn, h.call.id))
        law10.then_free(h)
        return
    procedures.judge(h, h.table.call_made(h.incident.withdrawn), h.call)


def _replaced_unasked(h: Hearing[book.ReplacedUnasked]) -> None:
    """25A comes first: a slip that was put right costs nothing, and the bid was never his call."""
    withdrawn = h.table.call_made(h.incident.withdrawn)
    if law25.was_a_slip(h, withdrawn):
        law25.put_right_in_time(h, withdrawn, h.call)
    else:
        _replaced(h)


LAW = Law(
    27,
    notices=notice,
    of=only(Made),
    lapses=lapse,
    waits=waits,
    hears=by_kind(
        {
            book.BidInsufficient: hear,
            book.BidInsufficientAgain: _insufficient_again,
            book.Doubled: _doubled,
            book.Replaced: _replaced,
            book.ReplacedUnasked: _replaced_unasked,
        }
    ),
    arises=arising,
    arises_from="awaiting",
    phases=AUCTION_PERIOD,
)
