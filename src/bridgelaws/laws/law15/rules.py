"""Law 15: wrong board or hand."""

from __future__ import annotations

from ...board.acts import Act
from ...board.auction import CallMade, Fate
from ...board.called import Bound
from ...board.events import Made
from ...board.keys import Occasion
from ...board.orders import Await, Bind, CancelCall, Order, Refer, ReopenAuction, Tell
from ...board.orders.silent import Arrived
from ...board.phases import Phase
from ...board.procedure import AnotherBoardPlayed, TookFromAnotherBoard
from ...board.table import Incident, Table
from ...board.words import NOW
from ...hearing.hearing import Hearing
from ...hearing.law import Law, by_kind, only
from ..calling import Route, route
from ..common import file
from ..law09 import queries as query09
from ..law16 import procedures as law16
from ..law36 import procedures as law36
from . import book, words


def notice(table: Table, act: Act) -> Incident | None:
    """Cards of another board, or another board; or a call on the right cards that is to be compared."""
    match act.event:
        case TookFromAnotherBoard(seat):
            about = words.WRONG_CARDS(seat)
            return file(table, act, book.CardsFromTheWrongBoard, about, at_once=True)
        case AnotherBoardPlayed():
            return file(table, act, book.WrongBoard, words.WRONG_BOARD(), at_once=True)
        case Made(seat, call):
            awaited = table.awaited(seat)
            waits = awaited is not None and awaited.authority is book.CALLS_AGAIN
            if not waits or route(table, act) is not Route.AWAITED:
                return None
            return file(table, act, book.CalledAgain, words.CALLED_AGAIN(seat, call), at_once=True)
    return None


# A hand from another board


def _wrong_cards(h: Hearing[book.CardsFromTheWrongBoard]) -> None:
    """His call on them goes; what else does depends on who has called since."""
    seat = h.offender
    made = next((each for each in h.table.auction.calls if each.seat is seat and (each.stands or each.pending)), None)
    if made is None and h.table.calling:
        h.rule(book.CALLS_AGAIN, Tell(words.TAKES_THE_RIGHT_HAND(seat), (seat,)))
    elif made is None or query09.in_play(h.table):
        if h.reads(book.FOUND_IN_THE_PLAY):
            h.rule(book.FOUND_IN_THE_PLAY, Refer("may", words.FOUND_IN_THE_PLAY(seat), NOW()))
    else:
        _call_on_them(h, made)
        h.rule(book.OTHER_BOARD, Tell(words.OTHER_BOARD(seat), (seat,)))
    h.rule(book.PENALTY, Refer("may", words.PENALTY(seat)))


def _call_on_them(h: Hearing[book.CardsFromTheWrongBoard], made: CallMade) -> None:
    later = h.table.auction.after(made.id)
    cancelled = (made, *later)
    partner = any(each.seat is h.offender.partner for each in later)
    if partner and (h.has(book.PARTNER_HAS_CALLED) or h.reads(book.NO_NORMAL_PLAY)):
        _partner_has_called(h)
        return
    fault = h.offender.side
    orders: tuple[Order, ...] = tuple(CancelCall.of(each, fault) for each in cancelled)
    reopened = () if h.table.calling else (ReopenAuction(),)
    h.rule(book.CALL_CANCELLED, *orders, *reopened, also=(book.INFORMATION,))
    for each in cancelled:
        law16.call_withdrawn(h, each, fault)
    law36.close_files_of(h, cancelled)
    h.rule(book.CALLS_AGAIN, Tell(words.CALLS_AGAIN(h.offender), (h.offender,)))
    next_called = any(each.seat is h.offender.lho for each in later)
    if next_called and not h.term(book.CALL_CANCELLED, "later_calls_too"):
        h.rule(book.CALLS_AGAIN, Await(h.offender, made.id, LAW.number))


def _partner_has_called(h: Hearing[book.CardsFromTheWrongBoard]) -> None:
    """No normal play is possible any more, and the auction is left as it is."""
    authority = book.PARTNER_HAS_CALLED if h.has(book.PARTNER_HAS_CALLED) else book.NO_NORMAL_PLAY
    refer = Refer("must", words.PARTNER_HAD_CALLED(h.offender.partner), NOW())
    h.rule(authority, refer, also=(book.CALL_CANCELLED,))


def _called_again(h: Hearing[book.CalledAgain]) -> None:
    """The next player had called: if the new call does not differ he repeats his own; else there is no score."""
    awaited = h.table.awaited(h.offender)
    assert awaited is not None
    first = h.table.call_made(awaited.call)
    h.silently(Arrived(first.id))
    over = next(each for each in h.table.auction.calls if each.seat is h.offender.lho and each.id > first.id)
    if h.found(book.DIFFERS, call=first.call, new=h.call.call):
        h.rule(book.NEW_CALL_DIFFERS, Refer("must", words.NEW_CALL_DIFFERS(h.call.call, first.call), NOW()))
    else:
        h.rule(book.NEXT_REPEATS, Bind(h.offender.lho, Bound.REPEAT, over.call))


# A board that was not meant for this round


def _wrong_board(h: Hearing[book.WrongBoard]) -> None:
    """In the auction it may begin anew; later the score stands unless somebody had played the board before."""
    in_the_period = not query09.in_play(h.table)
    if in_the_period and h.has(book.SECOND_AUCTION):
        _second_auction(h)
        return
    if h.found(book.HAS_BEEN_PLAYED):
        h.rule(book.PLAYED_BEFORE, Tell(words.IS_CANCELLED()))
        h.rule(book.DEPRIVED, Refer("must", words.DEPRIVED(), NOW()))
        return
    if h.table.finished:
        h.rule(book.SCORE_STANDS, Tell(words.SCORE_STANDS()))
    else:
        h.rule(book.SCORE_STANDS, Tell(words.IS_COMPLETED()), Tell(words.SCORE_STANDS()))
    h.rule(book.PLAYED_LATER, Refer("may", words.PLAYED_LATER()))
    h.rule(book.DEPRIVED, Refer("must", words.DEPRIVED()))


def _second_auction(h: Hearing[book.WrongBoard]) -> None:
    """15C: the right players repeat the calls that were made; if one differs the board is cancelled."""
    gone = tuple(each for each in h.table.auction.calls if each.stands or each.pending)
    orders: tuple[Order, ...] = tuple(CancelCall.of(each) for each in gone)
    reopened = () if h.table.calling else (ReopenAuction(),)
    h.rule(book.SECOND_AUCTION, *orders, *reopened, Tell(words.SECOND_AUCTION()))
    law36.close_files_of(h, gone)
    if h.term(book.SECOND_AUCTION, "intent"):
        h.rule(book.SECOND_AUCTION, Refer("may", words.ON_PURPOSE()))


def _first_auction(table: Table) -> list[CallMade]:
    """The calls that stood until they were cancelled because a second auction began."""
    gone = [made for made in table.auction.calls if made.lives[-1].by is book.SECOND_AUCTION]
    return [made for made in gone if made.lives[-2].fate is Fate.STANDING] if gone else gone


def _differing(table: Table) -> CallMade | None:
    """The first call of the second auction that is not as in the first."""
    first = _first_auction(table)
    if not first:
        return None
    again = [made for made in table.auction.standing if made.id > first[-1].id]
    pairs = zip(again, first, strict=False)
    return next((new for new, old in pairs if (new.seat, new.call) != (old.seat, old.call)), None)


def arising(table: Table) -> Incident | None:
    """A call of the second auction differs, to which nobody need draw attention."""
    new = _differing(table)
    if new is None:
        return None
    key = Occasion(book.NotAsBefore, 0, new.seat, (new.id,))
    if table.has_heard(key):
        return None
    return file(table, Act(None, new.seat), book.NotAsBefore, words.CALLS_TO_REPEAT(), key=key, at_once=True)


def _not_as_before(h: Hearing[book.NotAsBefore]) -> None:
    new = _differing(h.table)
    assert new is not None
    h.rule(book.SECOND_AUCTION, Refer("must", words.CALL_DIFFERED(new.seat, new.call), NOW()))


LAW = Law(
    15,
    notices=notice,
    of=only(Made, TookFromAnotherBoard, AnotherBoardPlayed),
    hears=by_kind(
        {
            book.CardsFromTheWrongBoard: _wrong_cards,
            book.CalledAgain: _called_again,
            book.WrongBoard: _wrong_board,
            book.NotAsBefore: _not_as_before,
        }
    ),
    arises=arising,
    phases=tuple(Phase),
)
