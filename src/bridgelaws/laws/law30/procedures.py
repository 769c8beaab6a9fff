"""Law 30: what a hearing does for several laws."""

from __future__ import annotations

from ...board.auction import CallMade
from ...board.called import Bound
from ...board.orders import Bind
from ...book.editions import Provision
from ...hearing.hearing import Hearing
from ...values.seats import Seat
from ..books import book31
from ..law26 import procedures as law26
from ..law29 import procedures as law29
from ..law29.queries import Turn, turn_of
from ..law31 import procedures as law31
from . import book


def refused(h: Hearing, passed: CallMade, proper: Seat) -> None:
    """What follows from a pass out of rotation that was cancelled."""
    turn = turn_of(passed.seat, proper)
    if turn is not Turn.RIGHT and h.has(book.PARTNER_MAY_CALL):
        # An artificial pass comes to the same here, by 31B: nobody has to ask what it meant.
        law29.free_until_he_calls(h, passed, 30, book.PARTNER_MAY_CALL, book.OFFENDER_MAY_CALL)
        return
    meant = h.found(book.ARTIFICIAL.but(options=_meanings(h, passed)))
    if meant != "natural":
        law31.refused(h, passed, proper, also=_as_a_bid(h, meant))
    elif turn is Turn.RIGHT and h.has(book.BEFORE_ANY_BID) and _bid_on_file(h) is None:
        _once(h, passed, book.BEFORE_ANY_BID, also=(book.AT_RHOS_TURN,))  # he passes once by either
        law29.foreseen(h, binds_partner=False)
    elif h.has(book.BEFORE_ANY_BID) and not any_bid(h):
        _once(h, passed, book.BEFORE_ANY_BID)
        law29.foreseen(h, binds_partner=False)
    elif turn is Turn.RIGHT:
        _once(h, passed, book.AT_RHOS_TURN)
    else:
        _to_the_end(h, passed)


def any_bid(h: Hearing) -> bool:
    """Whether anybody had bid; the Director is asked where the calls on file do not show it."""
    on_file = _bid_on_file(h)
    return bool(h.found(book.ANY_BID)) if on_file is None else on_file


def _bid_on_file(h: Hearing) -> bool | None:
    """Whether anybody had bid, by the calls on file; None where they do not show it."""
    return h.incident.before.auction.somebody_has_bid


def _meanings(h: Hearing, passed: CallMade) -> tuple[str, ...]:
    """What a pass can have been: of partner's call only if no other but passes has come after that."""
    last = h.table.auction.last
    partners = last is None or last.seat is passed.seat.partner
    return book.ARTIFICIAL.options if partners and (last or not h.table.auction.whole) else book.ARTIFICIAL.options[:-1]


def _as_a_bid(h: Hearing, meant: str) -> tuple[Provision, ...]:
    """By which provision a pass that is not natural comes under Law 31."""
    if meant == "partners" and not h.term(book.ARTIFICIAL_PASS, "partners_call"):
        return (book31.PARTNERS_CONVENTION,)
    return (book.ARTIFICIAL_PASS,)


def _once(h: Hearing, passed: CallMade, authority: Provision, also: tuple[Provision, ...] = ()) -> None:
    """The offender must pass at his next turn."""
    h.rule(authority, Bind(passed.seat, Bound.PASS_ONCE), also=also)
    _lead(h, passed, authority)


def _to_the_end(h: Hearing, passed: CallMade) -> None:
    """The offender must pass to the end, and his partner may not double now."""
    h.rule(book.OFFENDER_PASSES, Bind(passed.seat, Bound.PASS_REST))
    h.rule(book.PARTNER_MAY_NOT_DOUBLE, Bind(passed.seat.partner, Bound.NO_DOUBLE))
    law29.foreseen(h)
    _lead(h, passed, book.OFFENDER_PASSES)


def _lead(h: Hearing, passed: CallMade, authority: Provision) -> None:
    if h.reads(book.FORCED_PASS_COSTS_NO_LEAD):
        h.rule(authority)
    else:
        law26.lead_right(h, passed, authority)
