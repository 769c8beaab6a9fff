"""Law 25: what becomes of two calls, one in place of the other, that were both meant."""

from __future__ import annotations

from ...board.auction import CallMade, Came
from ...board.called import Bound
from ...board.orders import (
    Bind,
    CallStands,
    CancelCall,
    Drop,
    Order,
    Refer,
    ReopenAuction,
    ReplaceCall,
    TakeBackFaceDown,
    Tell,
    WithdrawCall,
)
from ...book.editions import Provision
from ...book.questions import Elect
from ...hearing.hearing import Hearing
from ..books import book72
from ..common import reads
from ..law10 import procedures as law10
from ..law16 import procedures as law16
from ..law26 import procedures as law26
from ..law72 import procedures as law72
from . import book, words
from .queries import allowed_there, judged_by_its_own_law


def second_of(h: Hearing[book.ChangedCall]) -> CallMade | None:
    """The second call, if one was put down and waits to be disposed of."""
    made = h.incident.made
    found = (call for call in h.table.auction.pending if call.id == made)
    return next(found, None)


def stays(h: Hearing, first: CallMade) -> Order:
    """The first call stands; if it is itself irregular, its own law says whether."""
    return Tell(words.RULED_ON_AS_MADE(first.call)) if judged_by_its_own_law(h.table, first) else CallStands.of(first)


def leave_the_first(h: Hearing[book.ChangedCall]) -> None:
    """What he put there is the call that he had made: it is there once."""
    second = second_of(h)
    if second is not None:
        h.silently(Drop(second.id))


def first_of(h: Hearing[book.ChangedCall]) -> CallMade | None:
    """The first call as it is now; None if it was taken out to be judged anew, and is another call since."""
    then = h.incident.first
    found = (
        call for call in h.table.auction.calls if (call.id, call.seat, call.call) == (then.id, then.seat, then.call)
    )
    return next(found, None)


def was_a_slip(h: Hearing, first: CallMade) -> bool:
    """25A: not the call that he meant; and, as long as the edition asks for that, put right without pause.

    What a ruling put there, or was taken as made, he did not make, and so cannot have made it by a slip.
    """
    if first.came in (Came.ORDERED, Came.DEEMED):
        return False
    asked = book.SLIP
    if h.known(asked) is not None:
        asked = asked.under(book.UNINTENDED, book.HOWEVER_AWARE) if h.known(asked) else asked.under(not_a_slip(h))
    if not h.found(asked, first=first.call):
        return False
    return not h.term(book.UNINTENDED, "at_once") or bool(h.found(book.AT_ONCE))


def not_a_slip(h: Hearing) -> Provision:
    """By which a call stands that was meant when it was made."""
    return book.MEANT_WHEN_MADE if h.has(book.MEANT_WHEN_MADE) else book.UNINTENDED


def put_right_in_time(h: Hearing, first: CallMade, second: CallMade) -> None:
    """25A: he had put his slip right, and the player on the left has called over the call that was meant."""
    h.rule(book.UNINTENDED, CallStands.of(second))
    law16.call_usable(h, first, book.UNINTENDED)


def put_in_its_place(h: Hearing[book.ChangedCall], first: CallMade) -> tuple[Order, ...]:
    """The orders by which the second call stands and the first is withdrawn."""
    to, second = h.incident.to, second_of(h)
    assert to is not None
    if second is None:
        return (ReplaceCall.by(first, to),)
    return WithdrawCall.of(first), CallStands.of(second)


def right_must_change(h: Hearing, first: CallMade) -> None:
    """A call of the right-hand opponent, accepted out of rotation over a slip, falls if it is not legal any more."""
    seat = h.offender.rho
    for made in h.table.auction.after(first.id):
        illegal = made.seat is seat and made.stands and not allowed_there(h.table.auction, made)
        if illegal and h.reads(book.KEEPS_WHAT_IS_LEGAL):
            h.rule(book.KEEPS_WHAT_IS_LEGAL, WithdrawCall.of(made, h.offender.side))
            law16.call_withdrawn(h, made, h.offender.side)


def drop_attempts(h: Hearing[book.ChangedCall], first: CallMade) -> tuple[CallMade, ...]:
    """Of several calls that he put in the place of one, only the last is in question; those before it are cancelled."""
    return all_but(h, first, h.incident.made)


def attempts_count(h: Hearing[book.ChangedCall], first: CallMade, tried: tuple[CallMade, ...]) -> None:
    """25B2: each call that he put in the place of the first, and that was no slip, may restrict a lead."""
    if not first.pending and h.term(book.NOT_ACCEPTED, "lead_restricted"):
        for attempt in tried:
            law26.lead_right(h, attempt, book.NOT_ACCEPTED, kept=first)


def all_but(h: Hearing, first: CallMade, last: int | None) -> tuple[CallMade, ...]:
    """Whatever a player has put in the place of a call before the last is cancelled, and what is on file about it."""
    waiting = (call for call in h.table.auction.pending if call.seat is first.seat and call.id > first.id)
    attempts = tuple([call for call in waiting if last is not None and call.id < last])
    for attempt in attempts:
        h.rule(book.NOT_ACCEPTED, CancelCall.of(attempt))
        law16.call_withdrawn(h, attempt)
        for incident in h.table.docket:
            if incident.made == attempt.id:
                h.close(incident)
    return attempts


def auction_goes_on(h: Hearing) -> tuple[Order, ...]:
    """After the final pass a call that comes back opens the auction again; a lead face down goes back to the hand."""
    if h.table.calling:
        return ()
    return (*[TakeBackFaceDown(lying.seat) for lying in h.table.face_down], ReopenAuction())


def accepted(h: Hearing[book.ChangedCall], first: CallMade, *, meant: bool = True) -> None:
    """25B1: the first call is withdrawn, and the second stands in its place.

    As long as nobody has found that it was `meant`, no lead is restricted for it: it may have been a slip (25A).
    """
    _in_its_place(h, first)
    law16.call_withdrawn(h, first, also=(book.INFORMATION,))
    if not meant:
        return
    if h.term(book.ACCEPTED, "lead_restricted"):
        law26.lead_right(h, first, book.ACCEPTED)
    elif h.reads(book.BY_THE_LETTER_OF_26):
        law26.lead_right(h, first, book.BY_THE_LETTER_OF_26)


def accepted_as_meant(h: Hearing[book.ChangedCall], first: CallMade) -> None:
    """25A: the second call, over which the player on the left has called, was the one that was meant."""
    _in_its_place(h, first, book.UNINTENDED)
    law16.call_usable(h, first, book.UNINTENDED)


def _in_its_place(h: Hearing[book.ChangedCall], first: CallMade, by: Provision = book.ACCEPTED) -> None:
    for incident in h.table.docket:
        if incident.made == first.id:
            h.close(incident)
    h.rule(by, *put_in_its_place(h, first), *auction_goes_on(h))


def called_over_the_first(h: Hearing[book.ChangedCall], first: CallMade, theirs: CallMade) -> None:
    """25B1 of 1997: who meant his call over the first one may take it back, and the second stands."""
    to, by = h.incident.to, book.CALLED_OVER_THE_FIRST
    assert to is not None
    _in_its_place(h, first)
    law16.call_withdrawn(h, first)
    law10.options(h, theirs.seat)
    asked = book.KEEP_OR_CHANGE.of(Elect("keep", by, aloud=True), Elect("change", by, aloud=True))
    if h.chosen(asked, by=theirs.seat, first=first.call, second=to, theirs=theirs.call) == "keep":
        return  # it is judged when its turn comes
    for incident in h.table.docket:
        if incident.made == theirs.id:
            h.close(incident)
    h.rule(by, WithdrawCall.of(theirs, h.offender.side), Tell(words.IS_TO_CALL(theirs.seat), (theirs.seat,)))
    law16.call_withdrawn(h, theirs, h.offender.side)


def refused(h: Hearing[book.ChangedCall], first: CallMade) -> None:
    """25B2: the second call is cancelled; the first stands, or it costs something."""
    second = second_of(h)
    cancel = (CancelCall.of(second),) if second is not None else ()
    if not h.term(book.NOT_ACCEPTED, "first_stands"):
        h.rule(book.NOT_ACCEPTED, *cancel)
        if second is not None:
            law16.call_withdrawn(h, second)
        _at_a_price(h, first, second)
        return
    stands = () if judged_by_its_own_law(h.table, first) else (CallStands.of(first),)
    h.rule(book.NOT_ACCEPTED, *cancel, *stands)
    if second is None:
        law16.wish(h, words.WISH(h.offender, first.call), h.offender)
        return
    law16.call_withdrawn(h, second, also=(book.INFORMATION,))
    if h.term(book.NOT_ACCEPTED, "lead_restricted"):
        law26.lead_right(h, second, book.NOT_ACCEPTED, kept=first)


def _at_a_price(h: Hearing[book.ChangedCall], first: CallMade, second: CallMade | None) -> None:
    """25B2(a) to (c) of 1997: the law for the first call; or he keeps it, or makes another and pays for it."""
    if judged_by_its_own_law(h.table, first):
        if second is not None:
            law26.lead_right(h, second, book.FIRST_CALL_ILLEGAL, kept=first)
        return
    partner = h.offender.partner
    law10.options(h, h.offender)
    kept: CallMade | None = None
    if _first_or_another(h, first) == "keep":
        kept = first
        h.rule(book.FIRST_CALL_KEPT, CallStands.of(first), Bind(partner, Bound.PASS_ONCE))
        law72.refer(h, words.CHANGING_HIS_CALL(), also=(book72.ENFORCED_PASS,))
    else:
        to_call = Tell(words.IS_TO_CALL(h.offender), (h.offender,))
        h.rule(book.ANOTHER_CALL, WithdrawCall.of(first), to_call)
        law16.call_withdrawn(h, first)
        h.rule(book.ANOTHER_CALL, Refer("must", words.CEILING(h.offender.side)))
        law26.lead_right(h, first, book.LEAD_PENALTY)
    if second is not None:
        law26.lead_right(h, second, book.LEAD_PENALTY, kept=kept)


def _first_or_another(h: Hearing[book.ChangedCall], first: CallMade) -> str:
    only = reads(h.table, book.FOR_A_BLUNDER_ONLY)
    if only and not h.found(book.BLUNDER, first=first.call, second=h.incident.to):
        return "keep"
    return str(h.chosen(book.FIRST_OR_ANOTHER, by=h.offender, first=first.call))
