"""Law 45D: what a hearing does for several laws."""

from __future__ import annotations

from ...board.acts import Act
from ...board.orders import CountsAfter, Put, ReturnToHand, Stands, TurnReturnsTo
from ...board.records import Settled
from ...hearing.hearing import Hearing
from ...values.cards import Card, Suit
from ...values.seats import Seat
from ..books import book44, book46
from ..law46 import queries as query46
from ..law47 import procedures as law47
from . import book, procedures as law45
from .misplaced_queries import can_be_put_back, in_its_place, instead_of_call


def beyond_doubt(h: Hearing) -> bool:
    """Whether declarer meant, beyond doubt, the card that dummy moved and that goes with his words as well (46B)."""
    call = h.incident.before.call
    assert call is not None
    return bool(h.found(book46.MEANT, words=call.words, meant=h.card))


def may_have_been_meant(h: Hearing[book46.MayHaveBeenMeant]) -> None:
    """Dummy's card has given way to the one that 46B makes of the words; it comes back if it was meant beyond doubt."""
    dummy, called = h.table.dummy, h.incident.called
    on = law47.trick_of(h)
    if on is None or on.card(dummy) is not called or on.after(dummy):
        return  # play has gone on
    if beyond_doubt(h):
        h.rule(book46.INTENTION_PREVAILS, Put(dummy, called, h.card, dummy.side))
    else:
        called_by = query46.called_by(h.incident.before, h.incident.trick, called)
        h.rule(book.CARD_DESIGNATED, Stands(dummy, called, "play"), also=called_by)
    h.record(Settled.CALL_RESOLVED, dummy)


def before_it_was_called(h: Hearing, called: Card) -> list[Act]:
    """What dummy moved while the call was being resolved is dealt with; returns what others have played to it.

    Whoever followed to it has played too soon by dummy's error. If it was the card called after all, he followed in
    turn; otherwise he may take his own back, and must if it does not follow to the lead.
    """
    dummy, since = h.table.dummy, [i for i in h.table.docket if i.at > h.incident.at and i.trick == h.incident.trick]
    moved = [i for i in since if isinstance(i, book.PutForwardUnasked)]
    if not moved:
        return []
    law45.suggestion(h)
    for wrong in moved:
        h.close(wrong)
        if wrong.card is not called and wrong.card is not None:
            h.rule(book.WITHDRAW_WRONG_CARD, ReturnToHand(dummy, (wrong.card,)))
    leads = h.incident.before.trick.empty and h.incident.before.turn is dummy
    new_suit = called.suit if leads else None
    kept: list[Act] = []
    for i in since:
        card = i.card
        if i.offender is not dummy.lho or not i.enters or i.at < moved[0].at or card is None:
            continue
        if h.table.trick.card(i.offender) is not card:
            continue
        h.close(i)
        if moved[-1].card is not called and defender_changes(h, i.offender, card, new_suit, again=False):
            continue
        h.rule(book.PLAY_FROM_DUMMY, CountsAfter(i.offender, card, called))
        kept.append(Act(i.cause, i.offender, card, plays=True))
    if leads and h.table.turn is not dummy:
        h.rule(book.PLAY_FROM_DUMMY, TurnReturnsTo(dummy))
    return kept


def put_back(h: Hearing, trick: int, card: Card | None) -> Card | None:
    """A card of dummy, about to be ruled on, takes its place again; returns the one that dummy has moved into it."""
    i = instead_of_call(h.table)
    if i is None or i.card is None or (i.trick, i.called) != (trick, card) or not can_be_put_back(h.table, i):
        return None
    h.rule(book.WITHDRAW_WRONG_CARD, *in_its_place(h.table, i.card, i.called))
    h.close(i)
    return i.card


def defender_changes(h: Hearing, seat: Seat, card: Card, new_suit: Suit | None, *, again: bool) -> bool:
    """A defender may change what he played after the error, and must if another suit is led now; True if he did."""
    must, side = must_follow(h, seat, card, new_suit), h.table.dummy.side
    return law47.may_change(h, seat, card, book.DEFENDER_MAY_CHANGE, side, must=must, again=again)


def must_follow(h: Hearing, seat: Seat, card: Card, suit: Suit | None) -> bool:
    """Whether a card played to a wrong lead cannot stay, another suit being led now."""
    if suit is None or card.suit is suit:
        return False
    return h.holds(seat, suit, book44.FOLLOW_SUIT) and h.reads(book.FOLLOW_TO_RESTORED_LEAD)
