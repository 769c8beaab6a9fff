"""Where cards lie: what can happen, and where the cards are after it."""

from __future__ import annotations

from dataclasses import replace

from . import unrecorded
from .cards import Card
from .errors import ImpossibleEvent
from .events import (
    Agreed,
    Answered,
    Claimed,
    DefectFound,
    DirectorCalled,
    Dropped,
    Ended,
    Event,
    ExposedInAuction,
    Faced,
    FacedSeveral,
    HandsReturned,
    Held,
    LaidFaceDown,
    NextDealCalled,
    Omitted,
    Placed,
    PlayedOn,
    Quitted,
    Retracted,
    RoundEnded,
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
from .table import FaceDown, Lasts, PenaltyCard, Revoke, Stopped, Table, Trick

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
            _all_hold(table, seat, cards, "face")
            if not set(visible) <= set(cards) or not visible:
                raise ImpossibleEvent(
                    f"the faces visible must be among the cards {seat} put down, at least one of them"
                )
        case LaidFaceDown(seat, card):
            _not_over(table)
            if card is not None:
                _holds(table, seat, card, "lay down")
            if any(lying.seat is seat for lying in table.face_down) and not _took_back_lead(table, seat):
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
            _all_hold(table, seat, cards, "show")
            if isinstance(event, ExposedInAuction) and (table.number > 1 or not table.trick.empty):
                raise ImpossibleEvent("the auction is over: a card has been led; use shown or dropped")
        case Spread(seat, cards):
            _several(cards, least=0)
            _all_hold(table, seat, cards, "spread")
            if not event.whole and not cards:
                raise ImpossibleEvent(f"say which cards {seat} spread, or that it was the whole hand")
        case Retracted(seat, card):
            _can_take_back(table, seat, card)
        case Quitted(seat):
            if table.trick.card(seat) is None and table.last_trick is None:
                raise ImpossibleEvent(f"{seat} has no card of the trick to turn")
        case Said(seat, what):
            if what is Saying.HAVE and event.card is None:
                raise ImpossibleEvent(f"say which card {seat} said he had")
            if what in (Saying.YOUR_TURN, Saying.NO_MORE) and event.to is None:
                raise ImpossibleEvent(f"say to whom {seat} spoke")
        case Claimed() | Ended():
            _can_stop(table, event)
        case Agreed(seat):
            if table.stopped is None or table.stopped.by is None or table.stopped.by.side is seat.side:
                raise ImpossibleEvent(f"{seat} has no claim of an opponent to agree to")
        case NextDealCalled() | RoundEnded() | HandsReturned():
            if not table.finished:
                raise ImpossibleEvent("the board is still being played; say first how the play ended")
        case Omitted(seat):
            _not_over(table)
            lead = table.trick.empty or seat is table.trick.leader
            if lead or table.trick.card(seat) is not None or seat in table.trick.omitted:
                raise ImpossibleEvent(f"{seat} cannot have been passed over in a trick without a lead, or played to")
        case DefectFound():
            _count_is_wrong(table, event)
        case PlayedOn():
            _not_over(table)
            unrecorded.check(table, event)
        case _:
            pass
    if isinstance(event, Strayed) and event.seat is not table.dummy:
        raise ImpossibleEvent(f"{event.seat} is not dummy; Law 43A2 concerns dummy ({table.dummy}) only")


def _can_stop(table: Table, event: Claimed | Ended) -> None:
    """Whether the tricks claimed or stated are among those that can be had."""
    if isinstance(event, Claimed):
        _not_over(table)
    if event.tricks is None:
        return
    if sum(table.won) != table.number - 1:
        raise ImpossibleEvent("say first how many tricks each side has won: the position does not")
    won = table.won[table.declarer & 1] if isinstance(event, Ended) else 0
    left = 14 - table.number
    if not won <= event.tricks <= won + left:
        raise ImpossibleEvent(f"{event.tricks} tricks cannot be had: {won} are won and {left} are left")


def _to_be_restored(table: Table, event: DefectFound) -> int:
    """By how much the hand will grow, or shrink, when what else was found at tricks not on file is ruled on."""
    causes = (i.cause for i in table.docket if table.trick_at(i.trick) is None)
    found = (c for c in causes if isinstance(c, DefectFound) and c.seat is event.seat and c != event)
    return sum(len(c.cards) - 1 for c in found)


def _placed_by_another(table: Table, seat: Seat, card: Card) -> bool:
    """Whether a ruling has placed the card among those that another hand has played (67B)."""
    placed = (order.placed for ruling in table.rulings for order in ruling.orders)
    return any(each is not None and each[0] is not seat and each[1] is card for each in placed)


def _count_is_wrong(table: Table, event: DefectFound) -> None:
    """A defective trick shows in the number of cards: one too many in hand, or too few for the cards found."""
    seat, due = event.seat, table.due(event.seat)
    to_come = _to_be_restored(table, event)
    held = table.hand(seat).count + to_come
    wrong = f"{seat} has {table.hand(seat).count} cards and ought to have {due}"
    if to_come:
        wrong += ", by what has been found before"
    if not 1 <= event.trick < table.number:
        raise ImpossibleEvent(f"trick {event.trick} has not been completed")
    if not event.cards:
        trick = table.trick_at(event.trick)
        elsewhere = sum(t is not trick and seat in t.omitted and t.card(seat) is None for t in table.tricks)
        if held - elsewhere <= due or (trick is not None and trick.card(seat) is not None):
            raise ImpossibleEvent(f"{wrong}: he played to trick {event.trick}")
        return
    _several(event.cards)
    if held + len(event.cards) - 1 != due:
        raise ImpossibleEvent(f"{wrong}: {len(event.cards)} cards at one trick do not fit that")
    known = table.trick_at(event.trick)
    played = known.card(seat) if known is not None else None
    if played is not None and (played not in event.cards or event.faced not in (None, played)):
        raise ImpossibleEvent(f"{seat} played {played} to trick {event.trick}")
    for card in event.cards:
        elsewhere = table.located & card.mask and not table.gone & card.mask
        elsewhere = elsewhere or any(t.mask & card.mask for t in table.tricks if t is not known)
        elsewhere = elsewhere or _placed_by_another(table, seat, card)
        if elsewhere or (known is not None and played is not card and table.gone & card.mask):
            raise ImpossibleEvent(f"{card} was not among the cards that {seat} played to trick {event.trick}")
    if not {*event.seen, *((event.faced,) if event.faced is not None else ())} <= set(event.cards):
        raise ImpossibleEvent("the cards faced and seen must be among the cards found")


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


def _all_hold(table: Table, seat: Seat, cards: tuple[Card, ...], verb: str) -> None:
    for card in cards:
        _holds(table, seat, card, verb)
    hand = table.hand(seat)
    new = sum(card not in hand.cards for card in cards)
    if len(hand.cards) + new > hand.count:
        raise ImpossibleEvent(f"{seat} cannot {verb} {len(cards)} cards more: {hand.count} are left in that hand")


def _took_back_lead(table: Table, seat: Seat) -> bool:
    """Whether a player has by himself taken his face-down lead back, which still counts as his lead (41A)."""
    return any(i.law == "law41" and i.offender is seat and isinstance(i.cause, Retracted) for i in table.docket)


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
        case LaidFaceDown(seat, _) if any(lying.seat is seat for lying in table.face_down):
            return table  # what he laid down first remains his lead
        case LaidFaceDown():
            return table.but(face_down=(*table.face_down, FaceDown(event.seat, event.card)))
        case TurnedUp(seat, card):
            # It is judged as the card that lay there; then it lies there no more.
            known = (replace(f, card=card) if f.seat is seat else f for f in table.face_down)
            return table.but(face_down=tuple(known))
        case Quitted(seat):
            return table.but(quitted=(*(s for s in table.quitted if s is not seat), seat))
        case Claimed(seat) if seat is table.dummy:
            return table  # he cannot claim, and play goes on (68A, 43A1)
        case Claimed() | Ended():
            return table.but(stopped=_stopped(table, event))
        case Omitted(seat):
            return close_trick(table.but(trick=_pass_over(table.trick, seat)))
        case PlayedOn():
            return unrecorded.apply(table, event)
        case _:
            return table


def lies_no_more(table: Table, event: Event) -> Table:
    """The table after an act has been judged: a card that was turned up no longer lies face down."""
    if not isinstance(event, TurnedUp):
        return table
    return table.but(face_down=tuple(f for f in table.face_down if f.seat is not event.seat))


def _stopped(table: Table, event: Claimed | Ended) -> Stopped:
    """How the play ended, and the totals as far as they were stated."""
    if isinstance(event, Claimed):
        if event.tricks is None:
            return Stopped(event.seat, None)
        mine = table.won[event.seat & 1] + event.tricks
        return Stopped(event.seat, (13 - mine, mine) if event.seat & 1 else (mine, 13 - mine))
    by = table.stopped.by if table.stopped is not None else None
    taken = event.tricks
    return Stopped(by, (13 - taken, taken) if table.declarer & 1 else (taken, 13 - taken))


def _pass_over(trick: Trick, seat: Seat) -> Trick:
    return Trick(trick.leader, trick.cards, trick.order, (*trick.omitted, seat))


def supply(table: Table, number: int, seat: Seat) -> Table:
    """Take a trick up again so that a hand that was passed over may play to it (67A1)."""
    waiting = table.suspended
    if number > table.number and waiting is not None:
        omitted = tuple(s for s in waiting.omitted if s is not seat)
        return table.but(suspended=Trick(waiting.leader, waiting.cards, waiting.order, omitted))
    if number < table.number:
        table = reopen(table)
    trick = table.trick
    omitted = tuple(s for s in trick.omitted if s is not seat)
    return table.but(trick=Trick(trick.leader, trick.cards, trick.order, omitted))


def place(table: Table, number: int, seat: Seat, card: Card) -> Table:
    """The table after a card has gone from a hand to its place at a trick that is past (67B1, 67B2)."""
    table = table.with_hand(seat, table.hand(seat).knowing(card).without(card))
    penalty_cards = tuple(p for p in table.penalty_cards if not (p.seat is seat and p.card is card))
    table = table.but(gone=table.gone | card.mask, penalty_cards=penalty_cards)
    first = table.number - len(table.tricks)
    if not first <= number < table.number:
        return table
    trick = table.tricks[number - first]
    cards = tuple(card if other == seat else held for other, held in enumerate(trick.cards))
    order = trick.order if seat in trick.order else (*trick.order, seat)
    placed = Trick(trick.leader, cards, order, trick.omitted)  # type: ignore[arg-type]
    tricks = (*table.tricks[: number - first], placed, *table.tricks[number - first + 1 :])
    return table.but(tricks=tricks)


def restore(table: Table, seat: Seat, card: Card) -> Table:
    """The table after a card that lay among the played ones has gone back to its hand (67B2)."""
    table = table.but(gone=table.gone & ~card.mask)
    return table.with_hand(seat, table.hand(seat).with_card(card))


def reopen_two(table: Table) -> Table:
    """Take the thirteenth trick apart and the twelfth up again (62D1)."""
    while table.number > 12:
        for seat in table.trick.order:
            card = table.trick.card(seat)
            assert card is not None
            table = table.with_hand(seat, table.hand(seat).with_card(card))
        table = reopen(table.but(trick=Trick(table.trick.leader)))
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
    # A hand that leads anew after its lead was taken back may do so under others' cards.
    leading = table.trick.empty or table.trick.leader is seat
    table = table.with_hand(seat, table.hand(seat).without(card))
    restrictions = table.restrictions
    if leading:
        # A required suit is spent by the lead that it governs; a demand to lead again by the new lead.
        restrictions = tuple(r for r in restrictions if not (r.seat is seat and r.lasts is Lasts.THIS_LEAD))
    restrictions = tuple(r for r in restrictions if not (r.seat is seat and r.card is card and r.card is not None))
    table = table.but(
        trick=table.trick.play(seat, card),
        penalty_cards=tuple(p for p in table.penalty_cards if not (p.seat is seat and p.card is card)),
        laid=_laid(table, card),
        restrictions=restrictions,
        face_down=tuple(f for f in table.face_down if f.seat is not seat),
        # What he has turned is now a card of the trick before; this one lies face up.
        quitted=tuple(s for s in table.quitted if s is not seat) if table.quitted else (),
    )
    return close_trick(table)


def _laid(table: Table, card: Card) -> tuple[PenaltyCard, ...]:
    """The penalty cards that were played, when one more card is: as it was just before, if it was one."""
    if not table.laid and not table.penalty_cards:
        return ()
    return (*(p for p in table.laid if p.card is not card), *(p for p in table.penalty_cards if p.card is card))


def close_trick(table: Table) -> Table:
    """Close the trick if all four hands have played to it."""
    trick = table.trick
    if not trick.complete:
        return table
    winner = trick.winner(table.trumps)
    assert winner is not None
    ns, ew = table.won
    won = (ns, ew + 1) if winner & 1 else (ns + 1, ew)
    table = table.but(
        tricks=(*table.tricks, trick),
        won=won,
        gone=table.gone | trick.mask,
        number=table.number + 1,
        trick=Trick(winner),
        restrictions=unrecorded.outlast(table.restrictions, trick.leader, winner),
        laid=tuple(p for p in table.laid if not table.gone & p.card.mask) if table.laid else (),
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
        table = table.but(undone=(*table.undone, (seat, card)))
    return table


def reopen(table: Table) -> Table:
    """Take the last trick up again; the one begun waits."""
    if table.suspended is not None:
        raise AssertionError("only one trick at a time can be taken up again")
    trick = table.tricks[-1]
    winner = trick.winner(table.trumps)
    assert winner is not None
    ns, ew = table.won
    return table.but(
        suspended=None if table.trick.empty else table.trick,
        tricks=table.tricks[:-1],
        won=(ns, ew - 1) if winner & 1 else (ns - 1, ew),
        gone=table.gone & ~trick.mask,
        number=table.number - 1,
        trick=trick,
    )


def exchange(table: Table, seat: Seat, old: Card, new: Card) -> Table:
    """The table after another card of a hand has taken the place of one in the trick, or in the one that waits."""
    waiting = table.suspended
    waits = waiting is not None and waiting.card(seat) is old
    table = table.with_hand(seat, table.hand(seat).with_card(old).knowing(new).without(new))
    return table.but(
        trick=table.trick if waits else table.trick.put(seat, new),
        suspended=waiting.put(seat, new) if waits and waiting is not None else waiting,
        penalty_cards=tuple(p for p in table.penalty_cards if p.card is not new),
        laid=(*table.laid, *(p for p in table.penalty_cards if p.card is new)),
        restrictions=tuple(r for r in table.restrictions if r.seat is not seat or r.card is not new),
        # Who may change the card that waits, a revoke before it being corrected (62C), may change the new one.
        revokes=tuple(_followed_by(r, (seat, old), (seat, new)) for r in table.revokes) if waits else table.revokes,
    )


def _followed_by(revoke: Revoke, old: tuple[Seat, Card], new: tuple[Seat, Card]) -> Revoke:
    return replace(revoke, later=tuple(new if play == old else play for play in revoke.later))


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
