"""Law 25: legal and illegal changes of call."""

from __future__ import annotations

from ...board.acts import Act
from ...board.auction import CallMade, Fate
from ...board.events import Change, Changed, Made, Saying, TakenBack
from ...board.keys import Sequel
from ...board.orders import (
    CallStands,
    CancelCall,
    Forget,
    Order,
    Refer,
    Tell,
    WithdrawCall,
)
from ...board.phases import Phase
from ...board.table import Incident, Table
from ...board.words import NOW
from ...book.editions import Provision
from ...book.questions import Authority, Elect
from ...hearing.hearing import Hearing
from ...hearing.law import Law, only
from ...values.calls import PASS, Call
from ...words.message import Message
from ..books import book17, book27, book29, book30, book36
from ..calling import Route, route
from ..common import answer, file, reads
from ..law10 import procedures as law10
from ..law16 import procedures as law16
from ..law29 import words as words29
from ..law29.queries import change_of_call
from ..law30 import procedures as law30
from ..law36 import procedures as law36
from . import book, words
from .procedures import (
    accepted,
    accepted_as_meant,
    attempts_count,
    auction_goes_on,
    called_over_the_first,
    drop_attempts,
    first_of,
    leave_the_first,
    not_a_slip,
    put_in_its_place,
    put_right_in_time,
    refused,
    right_must_change,
    second_of,
    stays,
    was_a_slip,
)
from .queries import (
    after_the_end,
    by_a_lead_out_of_turn,
    called_over,
    can_never_stand,
    changed_by_misinformation,
    enough_or_not,
    fallen_over,
    found_a_slip,
    in_order_now,
    in_order_there,
    judged_by_its_own_law,
    partner_has_called,
    period_over,
    superseded,
    until_he_came_back,
)


def notice(table: Table, act: Act) -> Incident | None:
    """A player comes back to the call that he made last: with another, or with a wish."""
    event = act.event
    comes_back = isinstance(event, Changed | TakenBack)
    if not comes_back and (not isinstance(event, Made) or route(table, act) is not Route.OWN_CALL):
        return None
    his = [made for made in table.auction.calls if made.seat is act.seat]
    first = table.auction.last_of(act.seat) or (his[-1] if his else None)
    if first is None:
        return None
    # Whoever speaks while the Director is there about the call need not call him again.
    there = any(i.attended and i.offender is act.seat and i.made == first.id for i in table.docket)
    return file(table, act, book.ChangedCall, _about(event, first), at_once=there)


def _about(event: object, first: CallMade) -> Message:
    match event:
        case Made(seat, call):
            return words.CALLED_AGAIN(seat, first.call, call)
        case Changed(seat, to, how) if to is not None:
            return (words.CHANGED if how is Change.DONE else words.SAID_HE_MEANT)(seat, first.call, to)
        case TakenBack(seat):
            return words.TOOK_BACK(seat, first.call)
    return words.WANTED_TO_CHANGE(first.seat, first.call)


def lapse(h: Hearing[book.ChangedCall]) -> bool:
    """The player on the left calls over the second call, and accepts it; or it is too late for anything."""
    if h.act.call is None or _has_refused(h):
        return False
    if superseded(h.table, h.incident):
        return h.incident.made is None  # what lies there goes with the last
    first = first_of(h)
    if first is None:
        return False  # it is being judged anew
    if second_of(h) is None:
        return h.act.seat is h.offender.partner and not h.incident.attended
    if not (first.stands or first.pending) or h.act.seat is not h.offender.lho:
        return False
    if h.incident.attended and h.known(book.SLIP) is not False:
        return False  # the Director is asking whether it was a slip; if so, nothing is accepted by calling
    if _belongs_to_another_law(h, first) or called_over(until_he_came_back(h.incident), first) is not None:
        return False
    if _is_judged_by_itself(h, first):
        return False
    drop_attempts(h, first)
    if h.incident.to == first.call:
        leave_the_first(h)  # he called over the one as over the other
        return True
    if h.known(book.SLIP) is not None and was_a_slip(h, first):
        if h.known(book.MEANT_OVER) == "first":
            return False  # over the slip: he may take it back, once it lies there
        accepted_as_meant(h, first)
        return True
    match h.known(book.MEANT_OVER):
        case None:
            # By calling; if the first was a slip, or he had not seen it, that is found when attention is drawn.
            accepted(h, first, meant=h.known(book.SLIP) is not None)
        case "second":
            _meant_over(h, first, h.act.call)
            accepted(h, first)
        case _ if h.has(book.CALLED_OVER_THE_FIRST):
            return False  # he may take it back, once it lies there
        case _:
            _meant_over(h, first, h.act.call)
            refused(h, first)
    return True


def _is_judged_by_itself(h: Hearing[book.ChangedCall], first: CallMade) -> bool:
    """Whether nobody can accept the second call: it came after the end (39), or can never stand (36, 38)."""
    if after_the_end(h.incident) and reads(h.table, book.TOO_LATE_FOR_A_CHANGE):
        return True
    return h.incident.to is not None and can_never_stand(h.table, first, h.incident.to)


def doubts(table: Table, incident: Incident) -> bool:
    """Whether it was a slip, and over which call the left called, is asked if attention is drawn after his call."""
    assert isinstance(incident, book.ChangedCall)
    done = incident.how is Change.DONE and incident.to not in (None, incident.first.call)
    return done and answer(table, incident.key, book.MEANT_OVER.id) is None and not found_a_slip(table, incident)


def _meant_over(h: Hearing[book.ChangedCall], first: CallMade, theirs: Call, by: Authority | None = None) -> object:
    """Over which of the two calls the player on the left made his; something turns on it `by` a provision."""
    left, second = h.offender.lho, h.incident.to
    asked = book.MEANT_OVER if by is None else book.MEANT_OVER.under(by)
    return h.found(asked, player=left, theirs=theirs, first=first.call, second=second)


def hear(h: Hearing[book.ChangedCall]) -> None:
    """First whether the call was a slip; only then what is to be said of a change."""
    first = first_of(h)
    if superseded(h.table, h.incident):
        return
    if first is None:
        _falls(h)
        return
    if h.incident.made is None and h.incident.first.fate in (Fate.CANCELLED, Fate.WITHDRAWN):
        _was_gone(h, first)
        return
    tried = drop_attempts(h, first)
    if not (first.stands or first.pending):
        _has_fallen(h, first)
    elif h.incident.to == first.call and not _is_another_call(h, first):
        _the_same_again(h, first, tried)  # be it too late for another
    elif _too_late(h, first):
        return
    elif was_a_slip(h, first):
        _put_right(h, first)
    elif h.incident.to is None or (h.incident.how is not Change.DONE and h.reads(book.WISH_IS_NO_SUBSTITUTION)):
        _stands(h, not_a_slip(h), first)
    else:
        _deliberate(h, first)
        attempts_count(h, first, tried)


def _the_same_again(h: Hearing[book.ChangedCall], first: CallMade, tried: tuple[CallMade, ...]) -> None:
    """He has made the same call once more, or gone back to it: nobody has anything to accept, and it stands."""
    leave_the_first(h)
    h.rule(not_a_slip(h), Tell(words.MADE_AGAIN(h.offender, first.call), quietly=True), stays(h, first))
    attempts_count(h, first, tried)


def _is_another_call(h: Hearing[book.ChangedCall], first: CallMade) -> bool:
    """Whether the same call again is one by itself: a pass before any bid (30A), or made when it was too late (25B)."""
    further = isinstance(h.incident.cause, Made) and _out_of_time(h, first)
    return further or _is_a_pass_out_of_rotation(h, first, first.call)


def _out_of_time(h: Hearing[book.ChangedCall], first: CallMade) -> bool:
    """Whether the player on the left had called, or the auction was over, when he came back to his call."""
    return called_over(until_he_came_back(h.incident), first) is not None or after_the_end(h.incident)


def _was_gone(h: Hearing[book.ChangedCall], first: CallMade) -> None:
    """It had been cancelled, and others have acted since: nothing lies there that he could change."""
    seat = h.offender
    if h.reads(book.GONE_WITH_THE_RULING):
        h.rule(book.GONE_WITH_THE_RULING, Tell(words.IS_GONE(seat, first.call), (seat,)))
    else:
        h.rule(book.UNINTENDED, Refer("may", words.SLIP_AFTER_THE_RULING(seat, first.call), NOW()))
    law16.wish(h, words.WISH(seat, first.call), seat)


def _has_fallen(h: Hearing[book.ChangedCall], first: CallMade) -> None:
    """The call has been disposed of meanwhile: the second was accepted by a call over it, or falls with the first."""
    theirs = called_over(h.table, first)
    if h.incident.made is None or second_of(h) is not None or theirs is None:
        _falls(h)
    elif was_a_slip(h, first):
        meant = h.table.call_made(h.incident.made)
        put_right_in_time(h, first, meant)
        by = _lets_opponent_change(h)
        acted_on = bool(h.table.auction.after(theirs.id))
        if by is not book.UNINTENDED and not acted_on and _meant_over(h, first, theirs.call, by) == "first":
            _opponent_may_change(h, first, meant.call, theirs)
    else:
        _meant_over(h, first, theirs.call)


def _falls(h: Hearing[book.ChangedCall]) -> None:
    """What he put in the place of a call that is not there any more goes with it."""
    second = second_of(h)
    if second is not None:
        h.rule(book.NOT_ACCEPTED, CancelCall.of(second))
        law16.call_withdrawn(h, second)


def waits(table: Table, incident: Incident) -> bool:
    """Whether his call has to go with one before it that can never stand (36A, 38B); or another is heard first.

    That is misinformation (21), or whether his bid was enough (18); or what he has put there since, with which what he
    had put there before it goes.
    """
    assert isinstance(incident, book.ChangedCall)
    first = incident.first.id
    if changed_by_misinformation(table, incident) or enough_or_not(table, incident):
        return True
    if incident.made is not None and superseded(table, incident):
        return True
    return any(i.attended and i.made is not None and i.made < first for i in table.files(book36.DoubledInadmissibly))


def _too_late(h: Hearing[book.ChangedCall], first: CallMade) -> bool:
    """Whether the partner had called since, or the auction period is over: then nothing changes."""
    seat = h.offender
    if partner_has_called(until_he_came_back(h.incident), first):
        if h.incident.to is not None and _is_a_pass_out_of_rotation(h, first, h.incident.to):
            _deliberate(h, first)  # it is no change of call
            return True
        _stands_too_late(h, book.PARTNER_HAS_CALLED, first, words.TOO_LATE(seat, seat.partner))
        return True
    if period_over(h.table):
        ends = book17.PERIOD_ENDS_PASSED_OUT if h.table.passed_out else book17.PERIOD_ENDS_WITH_LEAD
        by = book.PERIOD_OVER if h.has(book.PERIOD_OVER) else ends
        if by_a_lead_out_of_turn(h.table):
            h.reads(book17.ANY_FACED_LEAD)
        _stands_too_late(h, by, first, words.PERIOD_OVER(seat), also=(ends,))
        return True
    return False


def _stands_too_late(
    h: Hearing[book.ChangedCall], by: Provision, first: CallMade, why: Message, also: tuple[Provision, ...] = ()
) -> None:
    """The first call stands; what was put in its place after the final pass is a call made then (39)."""
    told, to = Tell(why, (h.offender,)), h.incident.to
    late = second_of(h) is not None and to is not None and after_the_end(h.incident)
    if late and h.reads(book.TOO_LATE_FOR_A_CHANGE):
        _by_itself(h, by, first, told, also=also)
    else:
        _stands(h, by, first, told, also=also)


def _by_itself(
    h: Hearing[book.ChangedCall], by: Provision, first: CallMade, *told: Order, also: tuple[Provision, ...] = ()
) -> None:
    """The first call stands, and what he put in its place is no change of call: it is judged as if it were made now."""
    to, second = h.incident.to, second_of(h)
    assert to is not None
    if second is not None:
        h.silently(Forget(second.id))
    h.rule(by, stays(h, first), *told, Tell(words.JUDGED_BY_ITSELF(to)), also=also)
    h.then(Act(Made(h.offender, to), h.offender))


def _stands(
    h: Hearing[book.ChangedCall],
    by: Provision,
    first: CallMade,
    *told: Order,
    also: tuple[Provision, ...] = (),
) -> None:
    """The first call stands, and that he wanted another his partner may not use.

    If it is itself irregular, its own law has its word; what was put in the place of an insufficient bid is Law 27's.
    """
    second = None if _belongs_to_another_law(h, first) else second_of(h)
    if second is not None:
        h.rule(by, stays(h, first), CancelCall.of(second), *told, also=also)
        law16.call_withdrawn(h, second)
        return
    h.rule(by, stays(h, first), *told, also=also)
    if second_of(h) is None:
        law16.wish(h, words.WISH(h.offender, first.call), h.offender)


# A slip


def _put_right(h: Hearing[book.ChangedCall], first: CallMade) -> None:
    """The call that he meant has the place of the other; if it is itself irregular, its law has its word."""
    to, theirs = h.incident.to, called_over(h.table, first)
    _close_files(h, first, theirs)
    goes_on = auction_goes_on(h)
    fallen = fallen_over(h.table, first)
    if fallen and h.reads(book.RULED_ON_OVER_A_SLIP):
        law36.without_rectification(h, book.RULED_ON_OVER_A_SLIP, fallen)
    in_place = first.stands or theirs is None  # what was called over an irregular call is judged anew
    if to is not None and in_place and in_order_there(h.incident.before, first, to):
        also = (book.PERIOD_OVER,) if h.table.auction.over else ()  # in time, though after the final pass
        h.rule(book.UNINTENDED, *goes_on, *put_in_its_place(h, first), also=also)
        law16.call_usable(h, first, book.UNINTENDED)
        right_must_change(h, first)
        if theirs is not None:
            if h.known(book.MEANT_OVER) is not None:
                _meant_over(h, first, theirs.call, _lets_opponent_change(h))
            _opponent_may_change(h, first, to, theirs)
        return
    second = second_of(h)
    if second is not None:
        h.silently(Forget(second.id))
    withdrawn = (WithdrawCall.of(theirs, h.offender.side),) if theirs is not None else ()
    h.rule(book.UNINTENDED, *goes_on, WithdrawCall.of(first), *withdrawn)
    law16.call_usable(h, first, book.UNINTENDED)
    if theirs is not None:
        law16.call_withdrawn(h, theirs, h.offender.side)
    if to is None:
        h.rule(book.UNINTENDED, Tell(words.MAKES_THE_CALL_MEANT(h.offender), (h.offender,)))
    else:
        h.then(Act(Made(h.offender, to), h.offender))


def _close_files(h: Hearing[book.ChangedCall], first: CallMade, theirs: CallMade | None) -> None:
    """What was irregular about the calls that fall goes with them, and whatever was put in their place meanwhile."""
    fallen = [first, *([theirs] if theirs is not None and theirs.pending else [])]
    second = second_of(h)
    replaced = [
        call
        for made in fallen
        for call in h.table.auction.pending
        if call.seat is made.seat and call.id > made.id and call != second
    ]
    for incident in h.table.docket:
        if incident.made in [call.id for call in (*fallen, *replaced)]:
            h.close(incident)
    for call in replaced:
        h.rule(book.UNINTENDED, WithdrawCall.of(call, h.offender.side))
        law16.call_withdrawn(h, call, h.offender.side)


def _lets_opponent_change(h: Hearing) -> Authority:
    """By what the player on the left may take back a call over a slip; by the law on slips alone he may not."""
    if h.has(book.LEFT_HAND_OPPONENT_MAY_CHANGE):
        return book.LEFT_HAND_OPPONENT_MAY_CHANGE
    return book.OPPONENT_MAY_CHANGE_TOO if reads(h.table, book.OPPONENT_MAY_CHANGE_TOO) else book.UNINTENDED


def _opponent_may_change(h: Hearing[book.ChangedCall], first: CallMade, to: Call, theirs: CallMade) -> None:
    """Whoever had called over the slip may take that back; he must, if it is no longer legal."""
    seat, by = theirs.seat, _lets_opponent_change(h)
    legal = in_order_now(h.table, seat, theirs.call, theirs.id)
    if legal and by is book.UNINTENDED:
        return
    must = not legal and h.reads(book.KEEPS_WHAT_IS_LEGAL)
    if not must:
        law10.options(h, seat)
        asked = book.KEEP_OR_CHANGE.of(Elect("keep", by, aloud=True), Elect("change", by, aloud=True))
        if h.chosen(asked, by=seat, first=first.call, second=to, theirs=theirs.call) == "keep":
            h.rule(by, CallStands.of(theirs))
            return
    h.rule(by, WithdrawCall.of(theirs, h.offender.side), Tell(words.IS_TO_CALL(seat), (seat,)))
    law16.call_withdrawn(h, theirs, h.offender.side)


# No slip


def _deliberate(h: Hearing[book.ChangedCall], first: CallMade) -> None:
    """25B: the second call stands if the player on the left accepts it."""
    to, left = h.incident.to, h.offender.lho
    assert to is not None
    if _belongs_to_another_law(h, first):
        h.rule(not_a_slip(h), Tell(words.REPLACES_TOO_SOON()))
        return
    if _is_a_pass_out_of_rotation(h, first, to):
        about = words29.CALLED_OUT_OF_ROTATION(h.offender, to, left)
        h.rule(book.PASS_BEFORE_ANY_BID, Tell(words.JUDGED_BY_ITSELF(to)))
        h.open(h.incident.heard_as(book29.CalledOutOfRotation, Sequel.OUT_OF_ROTATION, about, proper=left))
        return
    _why_a_change(h, first, to)
    too_late = _out_of_time(h, first)
    barred = to is not PASS and first.stands and h.table.must_pass(h.offender) is not None  # 37 comes first
    if barred or can_never_stand(h.table, first, to) or (too_late and h.reads(book.TOO_LATE_FOR_A_CHANGE)):
        _by_itself(h, not_a_slip(h), first)
        return
    second = second_of(h)
    theirs = called_over(h.table, second) if second is not None else None
    if theirs is not None and not _has_refused(h):
        if _meant_over(h, first, theirs.call) == "second":
            accepted(h, first)
        elif h.has(book.CALLED_OVER_THE_FIRST):
            called_over_the_first(h, first, theirs)
        else:
            refused(h, first)
        return
    said = _said(h)
    if said is None:
        law10.options(h, left)
        refuse = Elect("refuse", book.NOT_ACCEPTED, aloud=_what_refusing_means(h, first))
        asked = book.ACCEPTANCE.of(Elect("accept", book.ACCEPTED, aloud=True), refuse)
        said = h.chosen(asked, by=left, first=first.call, second=to)
    if said == "accept":
        accepted(h, first)
    else:
        law10.ruled_by_players(h)
        refused(h, first)


def _is_a_pass_out_of_rotation(h: Hearing[book.ChangedCall], first: CallMade, to: Call) -> bool:
    """A further pass before anybody has bid: the law on passes out of rotation makes no exception of it (30A)."""
    if to is not PASS or not isinstance(h.incident.cause, Made) or not h.has(book30.BEFORE_ANY_BID):
        return False
    return first.stands and reads(h.table, book.PASS_BEFORE_ANY_BID) and not law30.any_bid(h)


def _why_a_change(h: Hearing[book.ChangedCall], first: CallMade, to: Call) -> None:
    """A call at the turn of the player on the left, by one who has called, is a change of call by 30 to 32."""
    by = change_of_call(h.table, to) if isinstance(h.incident.cause, Made) and first.stands else None
    if by is not None:
        h.rule(by, Tell(words.IS_A_CHANGE(h.offender, to), (h.offender,), quietly=True))


def _belongs_to_another_law(h: Hearing[book.ChangedCall], first: CallMade) -> bool:
    """An insufficient bid that was replaced before the ruling: what becomes of that Law 27 says."""
    return first.pending and any(i.made == first.id for i in h.table.files(book27.InsufficientCall))


def _said(h: Hearing) -> str | None:
    """What the player on the left has said unasked."""
    left = (h.offender.lho,)
    if h.statements(Saying.ACCEPT, left):
        return "accept"
    return "refuse" if h.statements(Saying.REFUSE, left) else None


def _has_refused(h: Hearing) -> bool:
    """Whether the player on the left has refused the second call; then he calls over the first, and accepts nothing."""
    return h.known(book.ACCEPTANCE) == "refuse" or bool(h.statements(Saying.REFUSE, (h.offender.lho,)))


def _what_refusing_means(h: Hearing, first: CallMade) -> Message:
    partner = h.offender.partner
    if judged_by_its_own_law(h.table, first):
        return words.FIRST_IS_JUDGED(first.call)
    if not h.term(book.NOT_ACCEPTED, "first_stands"):
        return words.HE_THEN_CHOOSES(h.offender, partner, first.call)
    if h.term(book.NOT_ACCEPTED, "lead_restricted"):
        return words.FIRST_STANDS(partner, first.call)
    return words.FIRST_STANDS_ALONE(first.call)


LAW = Law(
    25,
    notices=notice,
    of=only(Made, Changed, TakenBack),
    lapses=lapse,
    doubts=doubts,
    waits=waits,
    hears=hear,
    phases=tuple(Phase),
)
