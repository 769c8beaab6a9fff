"""Where cards lie after what has happened. What can happen at all is in `possible`, and can be asked here too."""

from __future__ import annotations

from ..deal.known import Gone, Seen
from ..values.cards import Card, CardSet
from ..values.frozen import replace
from ..values.seats import Seat, Side
from . import claimable, unrecorded, untold
from .events import (
    AuctionEnded,
    Claimed,
    DefectFound,
    Ended,
    Event,
    LaidFaceDown,
    NotSpread,
    Omitted,
    PlayedOn,
    Quitted,
    Said,
    Saying,
    Touched,
    TurnedUp,
    cards_of,
)
from .possible import by_a_ruling, can_hold, check, only_named
from .puts import How, Put, Puts, State
from .table import Authority, Lasts, Restriction, Revoke, Stopped, Table, Trick

__all__ = [
    "apply",
    "by_a_ruling",
    "can_hold",
    "check",
    "lies_no_more",
    "live",
    "only_named",
    "put",
    "put_instead",
    "restore",
    "reveal",
    "shown",
    "taken_up",
    "turn",
]


def apply(table: Table, event: Event) -> Table:
    """The table, with an event in its log, once the cards that it showed are on file and lie where it put them."""
    table = _shown(table, event)
    if not isinstance(event, _MORE_THAN_SHOWS):
        return table
    match event:
        case LaidFaceDown(seat, _) if any(lying.seat is seat for lying in table.face_down):
            return table  # what he laid down first remains his lead
        case LaidFaceDown(seat, card):
            at, how = len(table.log), How.LAID_DOWN
            return table.but(puts=table.puts.put(seat, None, at, None, how=how, state=State.FACE_DOWN, said=card))
        case TurnedUp(seat, card):
            # It is judged as the card that lay there; then it lies there no more.
            return table.but(puts=table.puts.identified(seat, card))
        case NotSpread():
            return table.but(dummy_waits=True)
        case Quitted(seat):
            return turn(table, seat)
        case Claimed(seat) if seat is table.dummy:
            return table  # he cannot claim, and play goes on (68A, 43A1)
        case Claimed() if not claimable.about_later_tricks(table):
            return table  # of the trick in progress nobody claims (68)
        case Claimed() | Ended():
            return table.but(stopped=_stopped(table, event))
        case Omitted(seat):  # once play has stopped no card is due
            return put(table, seat, None, how=How.PASSED_OVER) if table.stopped is None else table
        case AuctionEnded():
            return untold.apply(table, event)
        case PlayedOn():
            return unrecorded.apply(table, event).reconciled()
        case DefectFound(seat, cards=cards):
            table = unrecorded.counted(table, event)
            if not cards:
                return table.reconciled()
            mask = CardSet(cards).mask
            return table.learn(Seen(seat, mask, -1), Gone(mask, table.acts)).reconciled(cards)
        case _:
            return table


# The events that change more than the log and what is known of a hand.
_MORE_THAN_SHOWS = (
    LaidFaceDown, TurnedUp, NotSpread, Quitted, Claimed, Ended, Omitted, PlayedOn, DefectFound,
    AuctionEnded,
)  # fmt: skip


def _shown(table: Table, event: Event) -> Table:
    """The table with the cards on file that an event shows in a hand."""
    seat = table.dummy if isinstance(event, Touched) else getattr(event, "seat", None)
    if seat is None or (isinstance(event, Said) and event.what is not Saying.HAVE):
        return table
    cards = cards_of(event)
    for card in cards:
        table = reveal(table, seat, card)
    return table.reconciled(cards) if table.facts else table


def lies_no_more(table: Table, event: Event) -> Table:
    """The table after an act has been judged: a card that was turned up no longer lies face down."""
    if not isinstance(event, TurnedUp):
        return table
    return live(table, table.puts.face_down(event.seat), State.ENDED)


def _stopped(table: Table, event: Claimed | Ended) -> Stopped:
    """How the play ended, and the totals as far as they were stated."""
    if isinstance(event, Claimed):
        if table.stopped is not None and claimable.answers_a_claim(table, event):
            return table.stopped
        if event.tricks is None:
            return Stopped(event.seat, None)
        mine = table.won[event.seat & 1] + event.tricks
        return Stopped(event.seat, (13 - mine, mine) if event.seat & 1 else (mine, 13 - mine))
    by = table.stopped.by if table.stopped is not None else None
    taken = event.tricks
    return Stopped(by, (13 - taken, taken) if table.declarer & 1 else (taken, 13 - taken))


def reveal(table: Table, seat: Seat, card: Card) -> Table:
    """The table once it is known that a hand holds a card."""
    hand = table.hand(seat)
    if card in hand.cards or table.located & card.mask or hand.known:
        return table
    return table.with_hand(seat, hand.knowing(card))


# The verbs


def put(table: Table, seat: Seat, card: Card | None, *, how: How = How.FACED, late: int | None = None) -> Table:
    """The table after a card has gone from a hand to the trick, or to one that is past.

    Without a card: the hand has put none to the trick, and play goes on. By one that counts as played before the hand
    has not played now.
    """
    number, puts, at = table.number, table.puts, len(table.log)
    if card is None:
        return _closed(table.but(puts=puts.put(seat, None, at, number, how=how)), number)
    if late is not None:
        return _late(table, late, seat, card)
    if card.mask & table.played and puts.lying(seat, card) is not None:
        return table.but(puts=puts.put(seat, card, at, number, state=State.DISPLACED))
    if seat in table.trick.omitted:
        puts = _passed_over_no_more(puts, number, seat, at)
    if table.face_down and (down := puts.face_down(seat)) is not None:
        puts = puts.live(down, State.ENDED, at)
    hands = list(table.hands)
    hands[seat] = hands[seat].without(card)
    table = table.but(
        hands=(hands[0], hands[1], hands[2], hands[3]),
        puts=puts.put(seat, card, at, number, how=how),
        restrictions=_restrictions(table, seat, card) if table.restrictions else (),
    )
    return _closed(table, number)


def put_instead(
    table: Table,
    seat: Seat,
    old: Card,
    new: Card,
    how: How = How.FACED,
    by: Authority | None = None,
    fault: Side | None = None,
) -> Table:
    """The table after another card of a hand has taken the place of one in a trick, which goes back."""
    lay, at = table.puts.in_reach(seat, old), len(table.log)
    if lay is None or lay.trick is None:
        raise AssertionError(f"{old} of {seat} lies in no trick that can be changed")
    back = table.puts.live(lay, State.SHOWN if by is None else State.BACK, at, by, fault)
    puts = back.put(seat, new, at, lay.trick, how=how, instead=lay)
    waits, revokes = lay.trick > table.number, table.revokes
    table = table.with_hand(seat, table.hand(seat).with_card(old).knowing(new).without(new)).but(
        puts=puts,
        restrictions=tuple(r for r in table.restrictions if r.seat is not seat or r.card is not new),
        # Who may change the card that waits, a revoke before it being corrected (62C), may change the new one.
        revokes=tuple(_followed_by(r, (seat, old), (seat, new)) for r in revokes) if waits else revokes,
    )
    return _closed(table, lay.trick)


def _followed_by(revoke: Revoke, old: tuple[Seat, Card], new: tuple[Seat, Card]) -> Revoke:
    return replace(revoke, later=tuple(new if play == old else play for play in revoke.later))


def _late(table: Table, number: int, seat: Seat, card: Card) -> Table:
    """The table after a card has gone from a hand to its place at a trick that is past, or another's (67B1, 67B2)."""
    at, extra = len(table.log), table.puts.restored(number, seat)
    puts = table.puts.put(seat, card, at, number, how=How.ORDERED, instead=extra, state=State.LATE)
    return table.with_hand(seat, table.hand(seat).knowing(card).without(card)).but(puts=puts)


def live(table: Table, put: Put | None, state: State, by: Authority | None = None, fault: Side | None = None) -> Table:
    """The table after something has become of a card put down: from a trick it goes back to the hand.

    Of one that has been put down anew since nothing becomes any more, nor of one that lies nowhere.
    """
    if put is None or (put.card is not None and not table.puts.has(put)):
        return table
    at = len(table.log)
    puts = table.puts.live(put, state, at, by, fault)
    if put.card is None or put.trick is None or not put.lies:
        return table.but(puts=puts)
    was = table.trick_at(put.trick)
    if was is None or was.omitted:
        # A hand that had been passed over and given a card later is to play again once that card is taken back.
        puts = _passed_over_no_more(puts, put.trick, put.seat, at)
    if was is not None and puts.leader(put.trick) not in (None, was.leader):
        puts = puts.lead(put.trick, was.leader)  # others' cards under his do not make them leaders
    hands = list(table.hands)
    hands[put.seat] = hands[put.seat].with_card(put.card)
    return table.but(hands=(hands[0], hands[1], hands[2], hands[3]), puts=puts)


def shown(table: Table, seat: Seat, card: Card, state: State, by: Authority) -> Table:
    """The table after a card that lies in no trick has become a penalty card of a kind, or one that counts as nothing.

    Of a card that has been played since nothing becomes any more.
    """
    put = table.puts.current(card)
    if put is not None and put.state is not State.ENDED:
        return table if put.lies else live(table, put, state, by)
    return table.but(puts=table.puts.put(seat, card, len(table.log), None, how=How.SHOWN, state=state, by=by))


def turn(table: Table, seat: Seat) -> Table:
    """The table after a hand has turned its card face down."""
    return table.but(puts=table.puts.turn(seat, len(table.log)))


def taken_up(table: Table, seat: Seat, card: Card) -> Table:
    """The table after a card within reach has been taken up: how it counts is judged anew, if it does at all."""
    return live(table, table.puts.in_reach(seat, card), State.SHOWN)


def _passed_over_no_more(puts: Puts, number: int, seat: Seat, at: int) -> Puts:
    passed = puts.passed_over(number, seat)
    return puts if passed is None else puts.live(passed, State.ENDED, at)


def restore(table: Table, seat: Seat, card: Card) -> Table:
    """The table after a card that lay among the played ones has gone back to its hand (67B2).

    It counts as having been there all along: that the hand held no such card was found of the others only.
    """
    lay = table.puts.lying(seat, card)
    if lay is not None:
        return live(table, lay, State.EXTRA)
    puts = table.puts.put(seat, card, len(table.log), None, how=How.UNRECORDED, state=State.EXTRA)
    return table.with_hand(seat, table.hand(seat).with_card(card)).but(puts=puts).reconciled((card,))


def _restrictions(table: Table, seat: Seat, card: Card) -> tuple[Restriction, ...]:
    """The restrictions that are left when a hand plays a card."""
    left = table.restrictions
    # A hand that leads anew after its lead was taken back may do so under others' cards.
    if table.trick.empty or table.trick.leader is seat:
        # A required suit is spent by the lead that it governs; a demand to lead again by the new lead.
        left = tuple(r for r in left if not (r.seat is seat and r.lasts is Lasts.THIS_LEAD))
    return tuple(r for r in left if not (r.seat is seat and r.card is card and r.card is not None))


def _closed(table: Table, number: int) -> Table:
    """The table after a card has been put to a trick: if that is complete, what lasts no longer is gone."""
    if number >= table.number:
        return table
    trick = table.trick_at(number)
    assert trick is not None
    winner = table.puts.winner(number)
    assert winner is not None
    if table.restrictions:
        table = table.but(restrictions=unrecorded.outlast(table.restrictions, number, trick.leader, winner))
    # That a lead made meanwhile is undone when another hand turns out to be on lead is a reading (R44-1).
    begun = table.trick
    if begun.empty or begun.leader is winner or "R44-1" in table.set_aside:
        return table
    return _undone(table, begun)


def _undone(table: Table, begun: Trick) -> Table:
    """The table after the cards to a trick have gone back, because another hand is on lead."""
    number, puts, at = table.number, table.puts, len(table.log)
    for seat, card in begun.plays:
        lay = puts.lying(seat, card)
        assert lay is not None
        puts = puts.live(lay, State.BACK, at)
        table = table.with_hand(seat, table.hand(seat).with_card(card))
    for seat in begun.omitted:
        puts = _passed_over_no_more(puts, number, seat, at)
    return table.but(puts=puts)
