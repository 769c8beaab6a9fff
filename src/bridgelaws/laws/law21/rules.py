"""Law 21: misinformation."""

from __future__ import annotations

from ...board.acts import Act
from ...board.auction import CallMade
from ...board.events import Explained, Explaining, Made
from ...board.orders import Forget, Order, Refer, ReopenAuction, TakeBackFaceDown, Tell, WithdrawCall
from ...board.phases import Phase
from ...board.table import Incident, Table
from ...book.questions import Finding
from ...hearing.hearing import Hearing
from ...hearing.law import Law, only
from ...values.calls import Call
from ..books import book20, book25, book41, book47
from ..common import file
from ..law10 import procedures as law10
from ..law16 import procedures as law16
from ..law20 import procedures as law20
from ..law20.queries import caller_of
from ..law25.queries import partner_has_called, period_over, put_in_place_of
from ..law26 import procedures as law26
from ..law41 import words as words41
from ..law47 import procedures as law47
from ..law75 import procedures as law75
from . import book, words
from .procedures import where_it_is_too_late

_WRONG = (Explaining.CORRECTED, Explaining.NOT_ALERTED)


def notice(table: Table, act: Act) -> Incident | None:
    """An explanation is put right, or it comes out that an alert was missing."""
    event = act.event
    if not isinstance(event, Explained) or event.how not in _WRONG:
        return None
    about = words.PUT_RIGHT if event.how is Explaining.CORRECTED else words.ALERT_MISSING
    return file(table, act, book.Misinformed, about(event.seat))


def hear(h: Hearing[book.Misinformed]) -> None:
    """What was wrong; and if the other side was misinformed, what it may still change."""
    caller = caller_of(h.incident)
    law20.put_right(h)
    what = h.found(book.WHAT_WAS_WRONG)
    if what == "own_misunderstanding":
        h.rule(book.OWN_MISUNDERSTANDING, Tell(words.NO_REDRESS(caller.side.other), caller.side.other.seats))
        return
    law75.words_unauthorized(h, caller)
    if what == "call":
        law75.mistaken_call(h, caller)
        return
    if not law75.misinformed(h, what, caller):
        return
    if not period_over(h.table):
        _last_call(h)
    where_it_is_too_late(h)


def _last_call(h: Hearing[book.Misinformed]) -> None:
    """21B1: of the side that was misinformed, only whoever called last can still change that call."""
    side, theirs = h.offender.side.other, h.incident.theirs
    also = (book20.ACTION_BASED_ON_IT,)
    if theirs is None:
        if h.table.auction.untold:
            h.rule(book.MAY_CHANGE_HIS_CALL, Tell(words.NOT_ON_FILE(side), side.seats), also=also)
            _lead_again(h)
        return
    theirs = h.table.auction.call(theirs.id)
    if not theirs.stands or partner_has_called(h.table, theirs):
        return  # it has fallen meanwhile, or his partner has called since
    stands = Tell(words.KEEPS_HIS_CALL(theirs.seat, theirs.call), (theirs.seat,))
    if not h.found(_influence(h), player=theirs.seat, theirs=theirs.call):
        h.rule(book.MAY_CHANGE_HIS_CALL, stands, also=also)
        _lead_again(h)
        return
    instead = put_in_place_of(h.table, theirs, h.incident.at)
    if instead is not None:
        _changes(h, theirs, instead)
        return
    law10.options(h, theirs.seat)
    if h.chosen(book.KEEP_OR_CHANGE, by=theirs.seat, theirs=theirs.call) == "keep":
        settled = h.reads(book.DECLINED_IS_SETTLED)
        h.rule(book.MAY_CHANGE_HIS_CALL, stands, also=also)
        if not settled:
            why = words.IF_KEPT_CALL_DAMAGED(theirs.seat, theirs.call)
            h.rule(book.TOO_LATE_TO_CHANGE, Refer("may", why, findings=("damage", "causal_link")))
        _lead_again(h)
    else:
        _changes(h, theirs)


def _influence(h: Hearing) -> Finding:
    """What has to be found of the call, by the standard of the edition."""
    probable = h.term(book.MAY_CHANGE_HIS_CALL, "influenced") == "probable"
    return book.PROBABLY_A_RESULT if probable else book.INFLUENCED


def _changes(h: Hearing[book.Misinformed], theirs: CallMade, instead: Call | None = None) -> None:
    """He takes his call back, and with it the one made after it: both call again, he unless he has done so already."""
    if instead is not None:
        _take_out(h, theirs)
    offenders, later = h.offender.side, h.table.auction.after(theirs.id)
    goes_on: tuple[Order, ...] = ()
    if not h.table.calling:
        goes_on = (*[TakeBackFaceDown(lying.seat) for lying in h.table.face_down], ReopenAuction())
    falls = [WithdrawCall.of(made, offenders) for made in (theirs, *later)]
    again = (Tell(words.CALLS_AGAIN(theirs.seat, theirs.call), (theirs.seat,)),) if instead is None else ()
    h.rule(book.MAY_CHANGE_HIS_CALL, *goes_on, *falls, *again, also=(book20.ACTION_BASED_ON_IT,))
    law16.call_withdrawn(h, theirs, offenders)
    for made in later:
        _in_turn(h, made)
    _close_files_of(h, {made.id for made in (theirs, *later)})
    if instead is not None:
        h.then(Act(Made(theirs.seat, instead), theirs.seat))


def _take_out(h: Hearing[book.Misinformed], theirs: CallMade) -> None:
    """What he has called instead is judged anew, in the place of his call."""
    own = [made.id for made in h.table.auction.pending if made.seat is theirs.seat and made.id > theirs.id]
    changes = [change.key for change in h.table.files(book25.ChangedCall) if change.first.id == theirs.id]
    for incident in h.table.docket:
        if incident.made in own or incident.key in changes:
            h.close(incident)
    for id in own:
        h.silently(Forget(id))


def _close_files_of(h: Hearing[book.Misinformed], gone: set[int]) -> None:
    """What was irregular about the calls that fall goes with them."""
    for incident in h.table.docket:
        if incident.made in gone:
            h.close(incident)


def _in_turn(h: Hearing[book.Misinformed], made: CallMade) -> None:
    """21B2: the opponent who had called after it may change his call; he calls afresh, the same or another."""
    anew = Tell(words.MAY_CALL_ANEW(made.seat, made.call), (made.seat,))
    h.rule(book.OPPONENT_MAY_CHANGE_IN_TURN, anew)
    law16.call_withdrawn(h, made, h.offender.side)
    if h.term(book.OPPONENT_MAY_CHANGE_IN_TURN, "damage_apart"):
        damaged = words.IF_WITHDRAWN_CALL_DAMAGED(made.seat, made.call)
        h.rule(book.OPPONENT_MAY_CHANGE_IN_TURN, Refer("may", damaged, findings=("damage",)))
    if h.reads(book.LEAD_RIGHT_AFTER_21B2):
        law26.lead_right(h, made, book.LEAD_RIGHT_AFTER_21B2)


def _lead_again(h: Hearing[book.Misinformed]) -> None:
    """The call stays; a lead that lies face down may still go back, if it came of the misinformation (41A, 47E2)."""
    leads = (lying.seat for lying in h.table.face_down if lying.seat.side is not h.offender.side)
    leader = next(leads, None)
    if leader is None or h.table.calling:
        return  # a card that lies face down during the auction is no lead
    if law47.led_because_of_it(h, leader) and h.chosen(book41.LEAD_AGAIN, by=leader) == "withdraw":
        also = (book47.RETRACT_AFTER_WRONG_EXPLANATION,)
        h.rule(book41.FACE_DOWN_LEAD, TakeBackFaceDown(leader), also=also)
    else:
        h.rule(book41.FACE_DOWN_LEAD, Tell(words41.REMAINS_THE_LEAD(leader), (leader,)))


LAW = Law(21, notices=notice, of=only(Explained), hears=hear, phases=tuple(Phase), yields_to=(47,))
