"""Where cards lie: what can happen, and where the cards are after it."""

from __future__ import annotations


from .cards import Card
from .errors import ImpossibleEvent
from .events import (
    Answered,
    DirectorCalled,
    Dropped,
    Event,
    ExposedInAuction,
    Faced,
    FacedSeveral,
    Held,
    LaidFaceDown,
    Placed,
    Quitted,
    Retracted,
    Said,
    Saying,
    Shown,
    Spread,
    Strayed,
    Touched,
    TurnedUp,
    cards_of,
)
from .seats import Seat
from .table import FaceDown, Lasts, Table, Trick

_DONE = "the thirteen tricks have been played"


def check(table: Table, event: Event) -> None:
    """Raise ImpossibleEvent for what the cards, or the people, cannot do."""
    match event:
        case Answered() | DirectorCalled() | Strayed():
            pass
        case Faced(seat, card):
            _holds(table, seat, card, "face")
            if event.with_previous:
                _at_the_same_instant(table, seat)
        case FacedSeveral(seat, cards, visible):
            _several(cards)
            for card in cards:
                _holds(table, seat, card, "face")
            if not set(visible) <= set(cards) or not visible:
                raise ImpossibleEvent(f"the faces visible must be among the cards {seat} put down, at least one of them")
        case LaidFaceDown(seat, card):
            _not_over(table)
            if card is not None:
                _holds(table, seat, card, "lay down")
            if any(lying.seat is seat for lying in table.face_down):
                raise ImpossibleEvent(f"{seat} already has a card face down")
        case TurnedUp(seat, card):
            lying = next((lying for lying in table.face_down if lying.seat is seat), None)
            if lying is None:
                raise ImpossibleEvent(f"{seat} has no card face down to turn up; use faced")
            if lying.card is not None and lying.card is not card:
                raise ImpossibleEvent(f"{seat} cannot turn up {card}: another card was laid face down")
            _holds(table, seat, card, "turn up")
        case Touched(seat, card):
            _holds(table, table.dummy, card, "touch", owner=seat)
        case Placed(seat, card):
            if seat is not table.dummy:
                raise ImpossibleEvent(f"{seat} is not dummy: only a card of dummy ({table.dummy}) can be placed")
            if table.trick.card(seat) is not card:
                _holds(table, seat, card, "place")
        case Held(seat, card):
            _holds(table, seat, card, "hold")
        case Shown(seat, cards) | Dropped(seat, cards) | ExposedInAuction(seat, cards):
            if not cards:
                raise ImpossibleEvent(f"say which cards of {seat} were seen")
            _several(cards, least=1)
            for card in cards:
                _holds(table, seat, card, "show")
            if isinstance(event, ExposedInAuction) and (table.number > 1 or not table.trick.empty):
                raise ImpossibleEvent("the auction is over: a card has been led; use shown or dropped")
        case Spread(seat, cards):
            _several(cards, least=0)
            for card in cards:
                _holds(table, seat, card, "spread")
            if not event.whole and not cards:
                raise ImpossibleEvent(f"say which cards {seat} spread, or that it was the whole hand")
        case Retracted(seat, card):
            _can_take_back(table, seat, card)
        case Quitted(seat):
            last = table.last_trick
            if table.trick.card(seat) is None and (not table.trick.empty or last is None):
                raise ImpossibleEvent(f"{seat} has no card of the trick to turn")
        case Said(seat, what):
            if what is Saying.HAVE and event.card is None:
                raise ImpossibleEvent(f"say which card {seat} said he had")
            if what in (Saying.YOUR_TURN, Saying.NO_MORE) and event.to is None:
                raise ImpossibleEvent(f"say to whom {seat} spoke")
        case _:
            pass
    if isinstance(event, Strayed) and event.seat is not table.dummy:
        raise ImpossibleEvent(f"{event.seat} is not dummy; Law 43A2 concerns dummy ({table.dummy}) only")


def _not_over(table: Table) -> None:
    if table.over:
        raise ImpossibleEvent(_DONE)


def _several(cards: tuple[Card, ...], least: int = 2) -> None:
    if len(set(cards)) != len(cards):
        raise ImpossibleEvent("the same card is given twice")
    if len(cards) < least:
        raise ImpossibleEvent("several cards at once means two or more; use faced for one")


def can_hold(table: Table, seat: Seat, card: Card) -> bool:
    """Whether, as far as anyone knows, the hand may hold the card."""
    hand = table.hand(seat)
    if card in hand.cards:
        return True
    return not hand.known and not table.located & card.mask


def _holds(table: Table, seat: Seat, card: Card, verb: str, owner: Seat | None = None) -> None:
    _not_over(table)
    if can_hold(table, seat, card):
        return
    who = owner or seat
    if table.played & card.mask:
        raise ImpossibleEvent(f"{who} cannot {verb} {card}: it has already been played")
    raise ImpossibleEvent(f"{who} cannot {verb} {card}: it is not in {seat}'s hand")


def _can_take_back(table: Table, seat: Seat, card: Card) -> None:
    last = table.last_trick
    on_table = (
        table.trick.card(seat) is card
        or (last is not None and last.card(seat) is card)
        or (table.suspended is not None and table.suspended.card(seat) is card)
        or table.penalty_card(seat, card) is not None
        or any(lying.seat is seat and lying.card in (None, card) for lying in table.face_down)
        or any(i.offender is seat and card in (i.card, *i.cards) for i in table.docket)
    )
    if not on_table:
        raise ImpossibleEvent(f"{seat} cannot take back {card}: it does not lie before {seat}")


def _at_the_same_instant(table: Table, seat: Seat) -> None:
    previous = next((e for e in reversed(table.log) if not isinstance(e, Answered)), None)
    if not isinstance(previous, Faced) or previous.seat is seat:
        raise ImpossibleEvent("at the same instant as what? the event before must be a card faced by another hand")


def apply(table: Table, event: Event) -> Table:
    """The table with the event in its log and the cards it showed on file."""
    table = table.but(log=(*table.log, event))
    seat = getattr(event, "seat", None)
    if isinstance(event, Touched):
        seat = table.dummy
    if isinstance(event, Said) and event.what is not Saying.HAVE:
        seat = None
    if seat is not None:
        for card in cards_of(event):
            table = reveal(table, seat, card)
    match event:
        case LaidFaceDown():
            return table.but(face_down=(*table.face_down, FaceDown(event.seat, event.card)))
        case TurnedUp(seat, _):
            return table.but(face_down=tuple(f for f in table.face_down if f.seat is not seat))
        case Quitted(seat):
            return table.but(quitted=(*(s for s in table.quitted if s is not seat), seat))
        case _:
            return table


def reveal(table: Table, seat: Seat, card: Card) -> Table:
    """The table once it is known that a hand holds a card."""
    hand = table.hand(seat)
    if card in hand.cards or table.located & card.mask or hand.known:
        return table
    if hand.void >> card.suit & 1:
        note = f"{card} came from {seat}, who had been found to hold no {card.suit.singular}"
        table = table.but(contradictions=(*table.contradictions, note))
    return table.with_hand(seat, hand.knowing(card))


def enter_trick(table: Table, seat: Seat, card: Card) -> Table:
    """The table after a card has gone from a hand to the trick."""
    leading = table.trick.empty
    table = table.with_hand(seat, table.hand(seat).without(card))
    restrictions = table.restrictions
    if leading:
        # A required suit is spent by the lead that it governs; a demand to lead again by the new lead.
        restrictions = tuple(r for r in restrictions if not (r.seat is seat and r.lasts is Lasts.THIS_LEAD))
    restrictions = tuple(r for r in restrictions if not (r.seat is seat and r.card is card and r.card is not None))
    table = table.but(trick=table.trick.play(seat, card),
        penalty_cards=tuple(p for p in table.penalty_cards if not (p.seat is seat and p.card is card)),
        restrictions=restrictions,
        face_down=tuple(f for f in table.face_down if f.seat is not seat),
    )
    return close_trick(table)


def close_trick(table: Table) -> Table:
    """Close the trick if all four hands have played to it."""
    trick = table.trick
    if not trick.complete:
        return table
    winner = trick.winner(table.trumps)
    assert winner is not None
    ns, ew = table.won
    won = (ns, ew + 1) if winner & 1 else (ns + 1, ew)
    kept = tuple(
        r
        for r in table.restrictions
        if r.lasts is Lasts.THIS_LEAD
        or (r.lasts is Lasts.WHILE_LEAD_RETAINED and (r.seat is winner or r.seat is not trick.leader))
    )
    table = table.but(tricks=(*table.tricks, trick),
        won=won,
        gone=table.gone | trick.mask,
        number=table.number + 1,
        trick=Trick(winner),
        restrictions=kept,
        quitted=(),
        began=len(table.log),
    )
    return _resume(table, winner)


def _resume(table: Table, winner: Seat) -> Table:
    """After a reopened trick: go on with the one begun, or send its cards back when another hand is to lead."""
    waiting = table.suspended
    if waiting is None:
        return table
    # That a lead made meanwhile is undone when another hand turns out to be on lead is a reading (R44-1).
    if waiting.leader is winner or "R44-1" in table.set_aside:
        return table.but(trick=waiting, suspended=None)
    table = table.but(suspended=None)
    for seat in waiting.order:
        card = waiting.card(seat)
        assert card is not None
        table = table.with_hand(seat, table.hand(seat).with_card(card))
    return table


def reopen(table: Table) -> Table:
    """Take the last trick up again; the one begun waits."""
    trick = table.tricks[-1]
    winner = trick.winner(table.trumps)
    assert winner is not None
    ns, ew = table.won
    return table.but(suspended=None if table.trick.empty else table.trick,
        tricks=table.tricks[:-1],
        won=(ns, ew - 1) if winner & 1 else (ns - 1, ew),
        gone=table.gone & ~trick.mask,
        number=table.number - 1,
        trick=trick,
    )


def withdraw(table: Table, seat: Seat, card: Card) -> Table:
    """The table after a card has gone back from the trick to the hand."""
    if table.trick.card(seat) is card:
        trick = table.trick.without(seat)
        return table.with_hand(seat, table.hand(seat).with_card(card)).but(trick=trick)
    if table.suspended is not None and table.suspended.card(seat) is card:
        waiting = table.suspended.without(seat)
        table = table.with_hand(seat, table.hand(seat).with_card(card))
        return table.but(suspended=None if waiting.empty else waiting)
    last = table.last_trick
    if last is not None and last.card(seat) is card:
        return withdraw(reopen(table), seat, card)
    return table


