"""Law 16: what a hearing does for several laws."""

from __future__ import annotations

from ...board.auction import CallMade
from ...board.orders import Inform, Refer, ReferralEnds
from ...board.words import CARD_IN_HAND
from ...book.editions import Provision, Reading
from ...hearing.hearing import Hearing
from ...values.cards import Card
from ...values.seats import Seat, Side
from ...words.message import Message
from . import book, words


def withdrawn(h: Hearing, holder: Seat, card: Card, offenders: Side, *, replaced: bool = True) -> None:
    """Who may use a card that was seen and lawfully taken back; `replaced` by another of the same hand, or not."""
    if holder is h.table.dummy and h.table.dummy_is_down:
        return  # everyone sees dummy's cards anyway
    if not replaced and h.laws in book.NOT_REPLACED_COUNTS_TOO.editions and not h.reads(book.NOT_REPLACED_COUNTS_TOO):
        return
    users = _users(h, offenders.other, holder)
    barred = _users(h, offenders, holder)
    authority = book.NON_OFFENDERS_MAY_USE if holder.side is not offenders else book.OFFENDERS_MAY_NOT_USE
    other = book.OFFENDERS_MAY_NOT_USE if authority is book.NON_OFFENDERS_MAY_USE else book.NON_OFFENDERS_MAY_USE
    h.rule(
        authority,
        Inform(CARD_IN_HAND(card, holder), card, holder, users, barred),
        also=(other, book.WITHDRAWN_ACTION),
    )
    if barred:
        misuse(h, barred, (card,))


def seen_by_declarer(h: Hearing, holder: Seat, cards: tuple[Card, ...]) -> None:
    """Cards of a defender that his partner could not have seen: only declarer can have learnt something.

    That is no information from elsewhere, of which the law has in mind what is seen before the auction begins.
    """
    declarer = (h.table.declarer,)
    told = [Inform(CARD_IN_HAND(card, holder), card, holder, declarer, ()) for card in cards]
    h.rule(book.OPPONENTS_CARD_SEEN, *told)


def accepted(h: Hearing, holder: Seat, card: Card) -> None:
    """A card out of turn that counts as played in turn: where the edition says so, all may use what it shows."""
    if h.has(book.ACCEPTED_PLAY):
        users = tuple(seat for seat in holder.others if seat is not h.table.dummy)
        h.rule(book.ACCEPTED_PLAY, Inform(words.OUT_OF_TURN_BUT_ACCEPTED(card), card, holder, users, ()))


def call_withdrawn(
    h: Hearing,
    call: CallMade,
    offenders: Side | None = None,
    *,
    replaced: bool = True,
    also: tuple[Provision, ...] = (),
) -> None:
    """Who may use what a call showed that has been withdrawn or cancelled.

    `offenders` are the side at fault, if it is not that of the call: an opponent may have taken his own back.
    `replaced` by another call of the same player, or not; `also` is what sends the matter to this law.
    """
    if not replaced and h.laws in book.NOT_REPLACED_COUNTS_TOO.editions and not h.reads(book.NOT_REPLACED_COUNTS_TOO):
        return
    holder, at_fault = call.seat, call.seat.side if offenders is None else offenders
    users, barred = (tuple(s for s in side.seats if s is not holder) for side in (at_fault.other, at_fault))
    own = holder.side is at_fault
    authority = book.OFFENDERS_MAY_NOT_USE if own else book.NON_OFFENDERS_MAY_USE
    other = book.NON_OFFENDERS_MAY_USE if own else book.OFFENDERS_MAY_NOT_USE
    about = words.WITHDRAWN_CALL(holder, call.call)
    told = Inform(about, None, holder, users, barred, anew=True)
    h.rule(authority, told, also=(other, book.WITHDRAWN_ACTION, *also))
    _misused(h, words.IF_CALL_USED(barred, holder, call.call))


def call_usable(h: Hearing, call: CallMade, authority: Provision | Reading) -> None:
    """A call withdrawn or cancelled that all may use, by this provision: nobody looks any more whether it was used."""
    about, holder = words.WITHDRAWN_CALL(call.seat, call.call), call.seat
    h.rule(authority, Inform(about, None, holder, holder.others, (), anew=True))
    h.silently(ReferralEnds(words.IF_CALL_USED((holder.partner,), holder, call.call)))


def call_accepted(h: Hearing, call: CallMade) -> None:
    """A call against the law that stands because it was accepted: where the edition says so, all may use it."""
    if h.has(book.ACCEPTED_PLAY):
        about = words.CALL_ACCEPTED(call.seat, call.call)
        h.rule(book.ACCEPTED_PLAY, Inform(about, None, call.seat, call.seat.others, (), stands=call.id))


def wish(h: Hearing, about: Message, seat: Seat) -> None:
    """What a player showed by wanting another call than the one that stands: his partner may not use it."""
    partner = (seat.partner,)
    h.rule(book.FROM_PARTNER, Inform(about, None, seat, seat.side.other.seats, partner, anew=True))


def shown_beside(h: Hearing, seat: Seat) -> None:
    """What a player showed beside his calls and plays: his partner may not use it, and at the end that is looked at."""
    shown = Inform(words.SHOWN_BESIDE(seat), None, seat, seat.side.other.seats, (seat.partner,), anew=True)
    h.rule(book.FROM_PARTNER, shown)
    why, strength = words.IF_SHOWN_USED(seat.partner, seat), h.term(book.MISUSE_ADJUSTED, "adjustment")
    findings = ("logical_alternatives", "demonstrably_suggested", "damage")
    h.rule(book.FROM_PARTNER, Refer(strength, why, findings=findings))


def misuse(h: Hearing, users: tuple[Seat, ...], cards: tuple[Card, ...]) -> None:
    """At the end the Director looks whether someone used what he may not; `cards` are none if nobody has named them."""
    _misused(h, words.IF_USED(users, cards) if cards else words.IF_SIGHT_OF_HAND_USED(users))


def _misused(h: Hearing, used: Message) -> None:
    h.rule(
        book.OFFENDERS_MAY_NOT_USE,
        Refer(
            h.term(book.MISUSE_ADJUSTED, "adjustment"),
            used,
            findings=("logical_alternatives", "demonstrably_suggested", "damage"),
        ),
        also=(book.MISUSE_ADJUSTED,),
    )


def _users(h: Hearing, side: Side, holder: Seat) -> tuple[Seat, ...]:
    """The players of a side who decide plays and do not hold the card themselves."""
    return tuple(seat for seat in side.seats if seat is not holder and seat is not h.table.dummy)
