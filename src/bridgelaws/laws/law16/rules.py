"""Law 16: information from elsewhere, and what the Director may do about it."""

from __future__ import annotations

from ...board.acts import Act
from ...board.events import Signalled
from ...board.orders import Inform, Refer, Tell
from ...board.phases import Phase
from ...board.procedure import Learnt
from ...board.table import Incident, Table
from ...board.words import NOW
from ...book.editions import Provision
from ...hearing.hearing import Hearing
from ...hearing.law import Law, by_kind, only
from ...values.seats import Seat
from ..common import file
from . import book, words
from .procedures import shown_beside

_WAYS: tuple[tuple[str, Provision], ...] = (
    ("positions", book.POSITIONS_CHANGED),
    ("redeal", book.BOARD_REDEALT),
    ("substitute", book.SUBSTITUTE_APPOINTED),
    ("play", book.PLAYED_AND_WATCHED),
    ("score", book.SCORE_AT_ONCE),
)


def notice(table: Table, act: Act) -> Incident | None:
    """A player has seen or heard something of the board that he should not have, or has shown his partner something."""
    if isinstance(act.event, Signalled):
        return file(table, act, book.InformationFromPartner, words.SHOWED_SOMETHING(act.seat), at_once=True)
    if not isinstance(act.event, Learnt):
        return None
    return file(table, act, book.InformationFromElsewhere, words.LEARNT(act.seat), at_once=True)


def hear(h: Hearing[book.InformationFromElsewhere]) -> None:
    """If it would interfere with normal play the Director has a choice, before the first call or at any time."""
    seat = h.offender
    h.rule(book.FROM_ELSEWHERE, Inform(words.WHAT_HE_LEARNT(seat), None, seat, (), (seat,)))
    if not h.found(book.INTERFERES, seat=seat):
        h.rule(book.FROM_ELSEWHERE, Tell(words.BOARD_PLAYED()))
    elif h.has(book.AFTER_THE_FIRST_CALL) and _called(h.table):
        h.rule(book.AFTER_THE_FIRST_CALL, Refer("must", words.IF_LEARNT_AFFECTED(seat)))
    else:
        ways = tuple(way for way, provision in _WAYS if h.has(provision))
        _done(h, seat, h.found(book.WHAT_IS_DONE.but(options=ways), seat=seat))


def _called(table: Table) -> bool:
    return not table.calling or bool(table.auction.calls) or not table.auction.whole


def _done(h: Hearing[book.InformationFromElsewhere], seat: Seat, way: str) -> None:
    """What the Director has decided."""
    authority = dict(_WAYS)[way]
    match way:
        case "positions":
            h.rule(authority, Tell(words.PLACES_CHANGED(seat)))
        case "redeal":
            h.rule(authority, Tell(words.REDEALT()))
        case "substitute":
            h.rule(authority, Tell(words.SUBSTITUTE(seat), (seat,)))
        case "play":
            h.rule(authority, Refer("must", words.IF_LEARNT_AFFECTED(seat)))
        case "score":
            h.rule(authority, Refer("must", words.LEARNT_INTERFERES(seat), NOW()))


def _from_partner(h: Hearing[book.InformationFromPartner]) -> None:
    """16B: what a player shows beside his calls and plays his partner may not use; nothing else follows."""
    shown_beside(h, h.offender)


LAW = Law(
    16,
    notices=notice,
    of=only(Learnt, Signalled),
    hears=by_kind({book.InformationFromElsewhere: hear, book.InformationFromPartner: _from_partner}),
    phases=tuple(Phase),
)
