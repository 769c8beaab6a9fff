"""Law 25: questions to a table."""

from __future__ import annotations

from ...board import calling
from ...board.acts import Act
from ...board.auction import Auction, CallMade, Came
from ...board.events import Change, HandsReturned, Made
from ...board.phases import AUCTION_PERIOD, Phase
from ...board.table import Incident, Table
from ...values.calls import HIGHEST_LEVEL, Bid, Call
from ...values.seats import Seat
from ..books import book17, book18, book21, book27, book36, book37, book38
from ..calling import Route, route
from ..common import answer, reads
from ..law09 import queries as query09
from . import book

_IN_ORDER = (Route.REGULAR, Route.AWAITED)


def found_a_slip(table: Table, change: Incident) -> bool:
    """Whether the Director has found that a call was a slip, and put right as soon as the edition asks."""
    findings = (book.SLIP, book.AT_ONCE) if book.UNINTENDED.term(table.edition, "at_once") else (book.SLIP,)
    return all(answer(table, change.key, asked.id) is True for asked in findings)


def changed_by_misinformation(table: Table, change: book.ChangedCall) -> bool:
    """Whether a call that was no slip may have been changed because of misinformation, which is being heard (21B1)."""
    no_slip = any(answer(table, change.key, asked.id) is False for asked in (book.SLIP, book.AT_ONCE))
    told = (i for i in table.files(book21.Misinformed) if i.attended and i.offender.side is not change.offender.side)
    return no_slip and any(i.theirs is not None and i.theirs.id == change.first.id for i in told)


def enough_or_not(table: Table, change: book.ChangedCall) -> bool:
    """Whether a bid that was no slip has been changed, and the Director is asked over which it was made (18D).

    If it was not enough, what took its place is no change of call (27C).
    """
    no_slip = any(answer(table, change.key, asked.id) is False for asked in (book.SLIP, book.AT_ONCE))
    asked = (i for i in table.files(book18.BidUnsettled) if i.attended and i.made == change.first.id)
    return no_slip and change.how is Change.DONE and any(asked)


def put_in_place_of(table: Table, theirs: CallMade, since: int) -> Call | None:
    """What a player has put in the place of his last call, or has called after it without a turn `since` an act."""
    files = (c for c in table.files(book.ChangedCall) if c.offender is theirs.seat and c.first.id == theirs.id)
    done = [change.to for change in files if change.how is Change.DONE and change.to is not None]
    if done:
        return done[-1]
    later = (made for made in table.auction.pending if made.seat is theirs.seat and made.at >= since)
    return next((made.call for made in later if made.id > theirs.id), None)


def judged_by_its_own_law(table: Table, first: CallMade) -> bool:
    """Whether a call is irregular itself: it waits, or counts only until its law has its word (36 to 38)."""
    never = book36.DoubledInadmissibly | book37.CalledThoughBarred | book38.BidTooMuch
    return first.pending or any(i.made == first.id and isinstance(i, never) for i in table.docket)


def superseded(table: Table, change: book.ChangedCall) -> bool:
    """Whether he has come back to the same call again since: then it is about that.

    To say that he means another does not undo what he has put down.
    """
    later = (c for c in table.files(book.ChangedCall) if c.offender is change.offender and c.at > change.at)
    same = [each for each in later if each.first.id == change.first.id]
    if change.made is not None:
        return any(each.made is not None for each in same)
    return any(each.to is not None or change.to is None for each in same)


def partner_has_called(table: Table, first: CallMade) -> bool:
    """Whether the partner of a player has called since, be it that his call did not stand."""
    return any(made.seat is first.seat.partner and made.id > first.id for made in table.auction.calls)


def until_he_came_back(change: book.ChangedCall) -> Table:
    """The table before a change, with the calls made until then.

    One that is judged again, since a call before it has been disposed of, has others beside it that were made later.
    What nobody made, but the law put there (28A, 37B), lay there all the same.
    """
    table, second = change.before, change.made
    if second is None:
        return table
    by_law = (Came.DEEMED, Came.ORDERED)
    calls = tuple([made for made in table.auction.calls if made.id < second or made.came in by_law])
    return table if len(calls) == len(table.auction.calls) else table.but(auction=table.auction._replace(calls=calls))


def after_the_end(change: book.ChangedCall) -> bool:
    """Whether the auction was over when a player came back to his call."""
    before = until_he_came_back(change)
    return not before.calling or before.auction.over


def called_over(table: Table, first: CallMade) -> CallMade | None:
    """What the player on the left has called over a call, if that still lies there."""
    later = (made for made in table.auction.after(first.id) if made.seat is first.seat.lho)
    return next(later, None)


def fallen_over(table: Table, first: CallMade) -> tuple[CallMade, ...]:
    """What the player on the left had called over a call and was ruled to fall, players being bound because of it."""
    bound = {cause.because for duty in table.duties for cause in duty.causes}
    bound |= {each.because for each in table.awaiting}
    bound |= {right.because for right in table.lead_rights}
    his = [made for made in table.auction.calls if made.seat is first.seat.lho and made.id > first.id]
    return tuple([made for made in his if made.id in bound and not made.stands and not made.pending])


def period_over(table: Table) -> bool:
    """Whether the auction period is over: a lead was faced, though it may have gone back, or all hands are put back."""
    if table.passed_out:
        until_hands_are_back = book17.PERIOD_ENDS_PASSED_OUT.term(table.edition, "hands_back")
        return not until_hands_are_back or any(isinstance(event, HandsReturned) for event in table.log)
    if table.phase not in AUCTION_PERIOD or not query09.in_play(table):
        return table.phase not in AUCTION_PERIOD
    return not by_a_lead_out_of_turn(table) or reads(table, book17.ANY_FACED_LEAD)


def by_a_lead_out_of_turn(table: Table) -> bool:
    """Whether all that may have ended the period was a lead out of turn, and the edition is silent on such a one."""
    if book17.PERIOD_ENDS_WITH_LEAD.term(table.edition, "out_of_turn_too") or table.phase is not Phase.CLARIFICATION:
        return False
    leader = table.declarer.lho
    return not any(put.seat is leader and put.trick == 1 for put in table.puts)


def in_order_there(table: Table, first: CallMade, call: Call) -> bool:
    """Whether a call would have been in turn and legal in the place of another.

    One that would have been judged in its turn, in the place of an insufficient bid, is judged anew.
    """
    then = calling.undone(table.but(auction=table.auction.in_place_of(first.id), final=None), first.id)
    awaited = then.awaited(first.seat)
    judged = awaited is not None and awaited.authority is book27.NOT_ACCEPTED
    return not judged and _in_order(then, first.seat, call)


def can_never_stand(table: Table, first: CallMade, to: Call) -> bool:
    """Whether nobody can accept a call in the place of another: a double against Law 19 (36), or above seven (38)."""
    if isinstance(to, Bid):
        return to.level > HIGHEST_LEVEL
    return table.auction.in_place_of(first.id).inadmissible(first.seat, to) is not None


def allowed_there(auction: Auction, made: CallMade) -> bool:
    """Whether the calls before one allow it, whosever turn it was: it is enough, and no double of nothing (18, 19)."""
    before = auction._replace(calls=auction.calls[: auction.calls.index(made)], end=None)
    return before.inadmissible(made.seat, made.call) is None and before.insufficient(made.seat, made.call) is None


def in_order_now(table: Table, seat: Seat, call: Call, over: int) -> bool:
    """Whether a call is still legal after what has taken the place of another; `over` is its own id.

    What was called after it, before anybody ruled, does not make it illegal.
    """
    auction = table.auction
    for id in (over, *[made.id for made in auction.after(over)]):
        auction = auction.without(id)
    return _in_order(table.but(auction=auction, final=None), seat, call)


def _in_order(table: Table, seat: Seat, call: Call) -> bool:
    return route(table, Act(Made(seat, call), seat)) in _IN_ORDER
