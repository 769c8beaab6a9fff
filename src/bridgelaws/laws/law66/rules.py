"""Law 66: inspection of tricks."""

from __future__ import annotations

from ...board.acts import Act
from ...board.events import Mixed, Said, Saying
from ...board.orders import Refer, Tell
from ...board.table import Incident, Table
from ...board.words import NOW
from ...hearing.hearing import Hearing
from ...hearing.law import Law, by_kind, only
from ..common import file
from . import book, words
from .queries import disputed

_ASKS = (
    (Saying.SEE_TRICK, words.WANTED_TO_SEE_TRICK),
    (Saying.SEE_OWN_CARD, words.WANTED_TO_SEE_OWN_CARD),
    (Saying.SEE_QUITTED, words.WANTED_TO_SEE_QUITTED),
)


def notice(table: Table, act: Act) -> Incident | None:
    """A player wants to look at cards played, or mixes his own after a dispute has begun."""
    event = act.event
    if isinstance(event, Mixed) and disputed(table):
        return file(table, act, book.MixedInDispute, words.MIXED(act.seat), at_once=True)
    about = next((said for what, said in _ASKS if isinstance(event, Said) and event.what is what), None)
    return None if about is None else file(table, act, book.WantsToSee, about(act.seat), at_once=True)


def hear(h: Hearing) -> None:
    """What may be looked at, by whom and until when."""
    cause = h.incident.cause
    assert isinstance(cause, Said)
    if h.table.finished:
        h.rule(book.AFTER_PLAY, Tell(words.ALL_MAY_BE_INSPECTED()))
    elif cause.what is Saying.SEE_TRICK:
        _trick(h)
    elif cause.what is Saying.SEE_OWN_CARD:
        _own_card(h)
    else:
        _quitted(h)


def _trick(h: Hearing) -> None:
    """66A: his own card still faced, and his side not yet on to the next trick."""
    seat, now = h.offender, h.table.trick
    early = any(now.card(s) is not None for s in h.table.quitted)
    # A card turned too soon (45G) is one of the trick in progress, which he means then.
    turned = seat in h.table.quitted and (now.card(seat) is not None or not early)
    if _not_dummy(h) and not turned and (early or not now.side_has_played(seat.side)):
        h.rule(book.CURRENT_TRICK, Tell(words.MAY_HAVE_TRICK_FACED(seat), (seat,)))
        return
    why = words.HAS_TURNED_HIS_CARD if turned else words.TRICK_TOO_LATE
    why = why if _not_dummy(h) else words.TRICK_NOT_FOR_DUMMY
    h.rule(book.CURRENT_TRICK, Tell(why(seat), (seat,)))


def _own_card(h: Hearing) -> None:
    """66B."""
    seat = h.offender
    led = h.term(book.OWN_LAST_CARD, "until") == "card led"
    in_time = h.table.trick.empty if led else not h.table.trick.side_has_played(seat.side)
    if _not_dummy(h) and in_time:
        told = words.MAY_SEE_OWN_CARD
    else:
        told = words.OWN_CARD_TOO_LATE if _not_dummy(h) else words.OWN_CARD_NOT_FOR_DUMMY
    h.rule(book.OWN_LAST_CARD, Tell(told(seat), (seat,)))


def _quitted(h: Hearing) -> None:
    """66C."""
    if _not_dummy(h) and h.found(book.NECESSARY):
        h.rule(book.QUITTED_TRICKS, Tell(words.QUITTED_LOOKED_AT()))
    else:
        h.rule(book.QUITTED_TRICKS, Tell(words.QUITTED_NOT_LOOKED_AT()))


def _mixed(h: Hearing) -> None:
    """66D: who makes the facts impossible to find loses the point."""
    if h.found(book.FACTS_LOST):
        others = h.offender.side.other
        h.rule(book.MIXED_CARDS, Tell(words.RULING_GOES_TO(others)))
        h.rule(book.MIXED_CARDS, Refer("must", words.FOR_THE_OTHER_SIDE(others, h.offender), NOW()))
    else:
        h.rule(book.AFTER_PLAY, Tell(words.CARDS_SETTLE_IT()))


def _not_dummy(h: Hearing) -> bool:
    return h.offender is not h.table.dummy


LAW = Law(66, notices=notice, of=only(Mixed, Said), hears=by_kind({book.WantsToSee: hear, book.MixedInDispute: _mixed}))
