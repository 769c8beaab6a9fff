"""Law 47: retraction of a card played."""

from __future__ import annotations

from ...board.acts import Act
from ...board.events import Explained, Explaining, Retracted, Said, Saying
from ...board.keys import Occasion
from ...board.orders import Stands
from ...board.records import Settled
from ...board.table import Incident, Table
from ...hearing.hearing import Hearing
from ...hearing.law import Law, by_kind, only
from ..books import book09, book45, book61
from ..common import early_card, file, one_of_several
from ..law20 import procedures as law20
from ..law20.queries import caller_of
from ..law21 import procedures as law21
from ..law45 import procedures as law45
from . import book, words
from .procedures import explained_anew, may_change


def notice(table: Table, act: Act) -> Incident | None:
    """A card taken back from the trick, or an explanation put right after a card was played."""
    event = act.event
    if isinstance(event, Retracted):
        of_revokes = any(i.of(event.seat, event.card) for i in table.files(book61.FailureToFollowSuit))
        doubtful = any((r.seat, r.card, r.sure) == (event.seat, event.card, False) for r in table.revokes)
        revoked = of_revokes and not doubtful  # if it turns out to be one, this file is closed
        elsewhere = early_card(table, event.seat, event.card) or one_of_several(table, event.seat, event.card)
        if revoked or elsewhere or table.puts.in_reach(event.seat, event.card) is None:
            return None  # a revoke card taken back is Law 62's; one played too soon 57's; one of several at once 58's
        return file(table, act, book.TakenBack, words.TOOK_BACK(event.seat, event.card))
    said = isinstance(event, Said) and event.what is Saying.EXPLANATION_CORRECTED
    if said or (isinstance(event, Explained) and event.how is Explaining.CORRECTED):
        last = book.last_played(table, act.seat.side.other)
        if last is None:
            return None
        seat, card = last
        return file(table, act, book.ExplanationPutRight, words.PUT_RIGHT(act.seat, seat, card))
    return None


def lapse(h: Hearing) -> bool:
    """Play has gone on past any question of taking the card back; what it did to the auction is still looked at."""
    if isinstance(h.incident.cause, Explained):
        return False
    number = h.incident.trick
    return h.act.play is not None and h.table.both_have_played_since(number)


def _taken_back(h: Hearing) -> None:
    """A played card stays played unless this law says otherwise."""
    if law45.was_fifth_card(h):
        return
    played_by = book45.PLAY_FROM_DUMMY if h.offender is h.table.dummy else book45.PLAY_FROM_HAND
    irregular = any(i.card is h.card and not i.asks_of_hands for i in h.incident.before.docket)
    also = (book09.PREMATURE_CORRECTION,) if irregular else ()
    h.rule(book.PLAYED_CARD_STANDS, Stands(h.offender, h.card, "play"), also=(played_by, *also))


def _may_follow(h: Hearing) -> None:
    """47D: an opponent's card has been changed."""
    may_change(h, h.offender, h.card, book.RETRACT_AFTER_OPPONENTS_CHANGE, h.offender.side)


def _explained_anew(h: Hearing[book.ExplanationPutRight]) -> None:
    """47E2: the card that the opponents had played last; and for their calls, if one was explained, it is too late."""
    of_a_call = isinstance(h.incident.cause, Explained)
    if of_a_call:
        law20.put_right(h)
    explained_anew(h, h.incident.played[0], h.card)
    if of_a_call and h.known(book.MISTAKEN):
        law21.too_late(h, caller_of(h.incident))


def arising(table: Table) -> Incident | None:
    """47D: a card to the last trick has been changed (47E2(a)), and an opponent's to the next one lies there still.

    Where another hand has won the trick, what was led to the next one has gone back anyway.
    """
    last = table.last_trick
    if last is None or table.trick.empty or table.suspended is not None:
        return None
    for right in table.on_record(Settled.MAY_FOLLOW, trick=table.number):
        seat, card = right.seat, right.card
        key = Occasion(book.PlayedAfterAChange, table.number, seat, (right.key,))
        changed = table.on_record(Settled.TAKEN_BACK, key=right.key)[0]
        if card is None or table.trick.card(seat) is not card or last.card(changed.seat) is changed.card:
            continue
        if not table.has_heard(key):
            summary = words.PLAYED_AFTER_A_CHANGE(seat, card)
            return file(table, Act(None, seat, card), book.PlayedAfterAChange, summary, key=key)
    return None


LAW = Law(
    47,
    notices=notice,
    of=only(Retracted, Said, Explained),
    lapses=lapse,
    hears=by_kind(
        {book.TakenBack: _taken_back, book.ExplanationPutRight: _explained_anew, book.PlayedAfterAChange: _may_follow}
    ),
    arises=arising,
    arises_from="records",
    yields_to=(50, 41, 61, 62),
)
