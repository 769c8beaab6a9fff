"""Law 27: how what took the place of an insufficient bid is judged."""

from __future__ import annotations

from ...board.auction import CallMade
from ...board.called import Bound
from ...board.orders import Arrived, Await, Bind, CallStands, CancelCall, Order, Refer, Tell
from ...board.table import Authority
from ...book.editions import Provision
from ...book.questions import Finding
from ...hearing.hearing import Hearing
from ...values.calls import PASS, Bid, Call
from ..books import book23, book26, book72
from ..common import reads
from ..law10 import procedures as law10
from ..law16 import procedures as law16
from ..law23 import procedures as law23
from ..law26 import procedures as law26
from ..law72 import procedures as law72
from . import book, words
from .queries import lowest_sufficient

NUMBER = 27
# What was found, the provision by which the call is then let through freely, and what it leans on.
_FREELY: tuple[tuple[str, Provision, tuple[Authority, ...]], ...] = (
    ("both_natural", book.SAME_DENOMINATION, ()),
    ("same_denomination", book.SAME_DENOMINATION, ()),
    ("same_and_more", book.SAME_DENOMINATION, (book.MORE_SUITS_DO_NOT_SPOIL_IT,)),
    ("same_meaning", book.SAME_MEANING, ()),
    ("more_precise", book.SAME_MEANING, ()),
    ("nearly_the_same", book.SAME_MEANING, (book.LIBERAL,)),
    *[(value, book.SAME_MEANING, (limb,)) for value, limb in book23.LIMBS],
)
_NOT_FREELY = "none"


def judge(h: Hearing, withdrawn: CallMade, new: CallMade) -> None:
    """27B1 to 27B3: what took the place of the bid is let through freely, or it costs something."""
    found = _NOT_FREELY if law23.says_nothing(h, new) else _what_it_is(h, withdrawn.call, new)
    freely = _freely(found)
    refused = freely is None and is_double(new.call) and new.pending
    if not refused:
        h.silently(Arrived(withdrawn.id, new.id))
    h.because = new.id
    if freely is not None:
        _let_through(h, withdrawn, new, *freely)
    elif refused:
        refuse_attempt(h, withdrawn, new, book.DOUBLE_CANCELLED)
    else:
        _stands(h, book.OTHER_CALL, new)
        silence(h, book.OTHER_CALL)
        law16.call_withdrawn(h, withdrawn)
        law26.lead_right(h, withdrawn, book.OTHER_CALL, compared=True)
        law10.then_free(h)


def _freely(found: object) -> tuple[Provision, tuple[Authority, ...]] | None:
    return next(((by, besides) for value, by, besides in _FREELY if value == found), None)


def is_double(call: Call) -> bool:
    """Whether a call is a double or a redouble."""
    return call is not PASS and not isinstance(call, Bid)


def _what_it_is(h: Hearing, withdrawn: Call, new: CallMade) -> str:
    """The one finding; where the law lets nothing through freely nobody is asked."""
    options = (*_offered(h, withdrawn, new.call, h.table.auction.beaten_by(new)), _NOT_FREELY)
    if len(options) == 1:
        return _NOT_FREELY
    asked = _replacement(options)
    known = h.known(asked)
    freely = _freely(known)
    if freely is not None:
        by, besides = freely
        asked = _replacement(options, by, *besides)  # what was found rests on nothing else
    elif known is not None:
        asked = _replacement(options, book.SAME_DENOMINATION, book.SAME_MEANING, book23.COMPARABLE_CALL)
    return str(h.found(asked, withdrawn=withdrawn, new=new.call))


def _replacement(options: tuple[str, ...], *rests_on: Authority) -> Finding:
    """The finding with the ways that are open, and what it rests on once it is known which it is."""
    asked = book.REPLACEMENT.but(options=options)
    return asked.under(*rests_on) if rests_on else asked


def _offered(h: Hearing, withdrawn: Call, new: Call, over: Bid | None) -> tuple[str, ...]:
    """The ways in which the edition lets a call through freely, as far as this call can go one of them."""
    offered: list[str] = []
    if isinstance(new, Bid) and isinstance(withdrawn, Bid):
        if h.term(book.SAME_DENOMINATION, "denomination") == "shown":
            offered.append("same_denomination")
            offered.extend(["same_and_more"] if reads(h.table, book.MORE_SUITS_DO_NOT_SPOIL_IT) else [])
        elif new == lowest_sufficient(over, withdrawn):
            offered.append("both_natural")
    if h.has(book23.COMPARABLE_CALL):
        offered.extend(value for value, _ in book23.LIMBS)
    elif h.has(book.SAME_MEANING):
        offered.extend(("same_meaning", "more_precise"))
        offered.extend(["nearly_the_same"] if reads(h.table, book.LIBERAL) else [])
    return tuple(offered)


def _let_through(h: Hearing, withdrawn: CallMade, new: CallMade, by: Provision, besides: tuple[Authority, ...]) -> None:
    """27B1: the auction goes on, and at the end the Director looks whether the bid helped all the same (27D)."""
    _stands(h, by, new)
    partner = h.offender.partner
    comparable = (book26.REPLACED_BY_COMPARABLE,) if by is book.SAME_MEANING else ()
    h.rule(by, Tell(words.PARTNER_IS_FREE(partner), (partner,)), also=(*besides, *comparable))
    if by is book.SAME_MEANING and h.reads(book.STAYS_UNAUTHORIZED):
        law16.call_withdrawn(h, withdrawn)
    else:
        law16.call_usable(h, withdrawn, by)
    helped = h.term(book.DAMAGE, "by") == "assistance gained"
    why = words.IF_HELPED(withdrawn.call) if helped else words.TOLD_TOO_MUCH(withdrawn.call)
    findings = ("outcome_could_well_differ", "nos_damaged", "equitable_result")
    refer = Refer("must", why, findings=findings if helped else ("nos_damaged", "equitable_result"))
    h.rule(book.DAMAGE, refer, also=(book23.DAMAGE,) if by is book.SAME_MEANING else ())


def _stands(h: Hearing, by: Provision, new: CallMade) -> None:
    """What was put there too soon, or may not stand unless it is found so, counts from now on."""
    if new.pending:
        h.rule(by, CallStands.of(new))


def silence(h: Hearing, by: Authority) -> None:
    """The offender's partner passes to the end; what the offender could have foreseen is asked after the play."""
    h.rule(by, Bind(h.offender.partner, Bound.PASS_REST))
    law72.refer(h, words.BIDDING_TOO_LITTLE(), also=(book72.ENFORCED_PASS,))


def refuse_attempt(h: Hearing, withdrawn: CallMade, attempt: CallMade, by: Authority) -> None:
    """27B3, 27B4: a double, or another insufficient bid, falls, and the partner is silent whatever comes now."""
    h.rule(by, CancelCall.of(attempt), _no_double(h, withdrawn))
    _whatever_follows(h, withdrawn, by)
    after_attempt(h, withdrawn, attempt, by)


def inadmissible_attempt(h: Hearing) -> None:
    """27B3: a double that can never stand (36) was put in the place of a bid, or was to be: a double all the same."""
    awaited = h.table.awaited(h.offender)
    if awaited is None or awaited.authority is not book.NOT_ACCEPTED or h.table.auction.turn is not h.offender:
        return
    withdrawn = h.table.call_made(awaited.call)
    h.rule(book.DOUBLE_CANCELLED, _no_double(h, withdrawn))
    _whatever_follows(h, withdrawn, book.DOUBLE_CANCELLED)


def _no_double(h: Hearing, withdrawn: CallMade) -> Bind:
    return Bind(h.offender, Bound.NO_DOUBLE, until=withdrawn.id)


def _whatever_follows(h: Hearing, withdrawn: CallMade, by: Authority) -> None:
    """His partner is silent whatever he calls now, and what the bid told remains."""
    whatever = by is not book.DOUBLE_CANCELLED and by is not book.ANOTHER_INSUFFICIENT
    if h.laws not in book.SILENT_WHATEVER_FOLLOWS.editions or whatever or h.reads(book.SILENT_WHATEVER_FOLLOWS):
        silence(h, by)
        law16.call_withdrawn(h, withdrawn)
        law26.lead_right(h, withdrawn, by, compared=h.reads(book.LEAD_LIMITED_WHATEVER_FOLLOWS))


def after_attempt(h: Hearing, withdrawn: CallMade, attempt: CallMade, by: Authority) -> None:
    """What follows from an attempt that has fallen; then the offender calls again."""
    law16.call_withdrawn(h, attempt)
    if h.reads(book.EVERY_ATTEMPT_COUNTS):
        law26.lead_right(h, attempt, by, compared=h.reads(book.LEAD_LIMITED_WHATEVER_FOLLOWS))
    choose_again(h, withdrawn)


def choose_again(h: Hearing, withdrawn: CallMade) -> None:
    """The offender is on turn again, and what he calls is compared with the insufficient bid."""
    offender, awaited = h.offender, h.table.awaited(h.offender)
    again: tuple[Order, ...] = (Await(offender, withdrawn.id, NUMBER),)
    if awaited is not None and awaited.call == withdrawn.id:
        again = ()
    if h.table.bound(offender, Bound.NO_DOUBLE) is not None:
        says = words.NO_DOUBLE_NOW(offender)
    elif h.term(book.NOT_ACCEPTED, "double") == "never":
        again = (*again, Bind(offender, Bound.NO_DOUBLE, until=withdrawn.id))
        says = words.BID_OR_PASS(offender, withdrawn.call)
    else:
        says = words.ANY_LEGAL_CALL(offender, withdrawn.call)
    h.rule(book.NOT_ACCEPTED, *again, Tell(says, (offender,)))
