"""Law 66: inspection of tricks."""

from __future__ import annotations

from ...board.acts import Act
from ...board.events import Mixed, Said, Saying
from ...board.orders import Note, Refer
from ...board.table import Incident, Table
from ...hearing.hearing import Hearing
from ...hearing.law import Law, by_kind, only
from ..common import file
from . import book
from .queries import disputed

_ASKS = (Saying.SEE_TRICK, Saying.SEE_OWN_CARD, Saying.SEE_QUITTED)


def notice(table: Table, act: Act) -> Incident | None:
    """A player wants to look at cards played, or mixes his own after a dispute has begun."""
    event = act.event
    if isinstance(event, Mixed) and disputed(table):
        return file(table, act, book.MixedInDispute, f"{act.seat} mixed his cards during a dispute", at_once=True)
    if not isinstance(event, Said) or event.what not in _ASKS:
        return None
    what = {
        Saying.SEE_TRICK: "the trick just played",
        Saying.SEE_OWN_CARD: "his own last card",
        Saying.SEE_QUITTED: "quitted tricks",
    }[event.what]
    return file(table, act, book.WantsToSee, f"{act.seat} wanted to see {what}", at_once=True)


def hear(h: Hearing) -> None:
    """What may be looked at, by whom and until when."""
    cause = h.incident.cause
    assert isinstance(cause, Said)
    if h.table.finished:
        h.rule(book.AFTER_PLAY, Note("all cards", "may be inspected, each player handling his own"))
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
        h.rule(book.CURRENT_TRICK, Note(str(seat), "may have all cards of the trick faced"))
        return
    why = "he has turned his card" if turned else "it is too late"
    why = "dummy has no such right" if seat is h.table.dummy else why
    h.rule(book.CURRENT_TRICK, Note(str(seat), f"may not have the trick faced: {why}"))


def _own_card(h: Hearing) -> None:
    """66B."""
    seat = h.offender
    led = h.term(book.OWN_LAST_CARD, "until") == "card led"
    in_time = h.table.trick.empty if led else not h.table.trick.side_has_played(seat.side)
    if _not_dummy(h) and in_time:
        h.rule(book.OWN_LAST_CARD, Note(str(seat), "may look at his last card, without showing it"))
    else:
        when = "any more" if _not_dummy(h) else "during the play: dummy has no such right"
        h.rule(book.OWN_LAST_CARD, Note(str(seat), f"may not look at his last card {when}"))


def _quitted(h: Hearing) -> None:
    """66C."""
    if _not_dummy(h) and h.found(book.NECESSARY):
        h.rule(book.QUITTED_TRICKS, Note("the quitted tricks", "are looked at on the Director's instruction"))
    else:
        h.rule(book.QUITTED_TRICKS, Note("the quitted tricks", "may not be looked at"))


def _mixed(h: Hearing) -> None:
    """66D: who makes the facts impossible to find loses the point."""
    if h.found(book.FACTS_LOST):
        h.rule(book.MIXED_CARDS, Note("the ruling", f"goes to {h.offender.side.other}"))
        why = f"for {h.offender.side.other}, the facts being lost by {h.offender}'s act"
        h.rule(book.MIXED_CARDS, Refer("must", why, "now"))
    else:
        h.rule(book.AFTER_PLAY, Note("the cards", "are inspected to settle the matter"))


def _not_dummy(h: Hearing) -> bool:
    return h.offender is not h.table.dummy


LAW = Law(66, notices=notice, of=only(Mixed, Said), hears=by_kind({book.WantsToSee: hear, book.MixedInDispute: _mixed}))
