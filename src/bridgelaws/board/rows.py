"""The cards put to one trick, and how they lie."""

from __future__ import annotations

from ..values.cards import Card, Suit
from ..values.frozen import NamedTuple
from ..values.seats import SEATS, Seat
from .lives import Put, State
from .parts import Trick
from .readings import Reading


class Row:
    """The puts to one trick, and how they lie; worked out once for each hand that may have led."""

    __slots__ = ("_first", "_leader", "_read", "puts")

    def __init__(
        self, puts: tuple[Put, ...], first: Put | int | None = 0, leader: Seat | None = None, read: Lay | None = None
    ) -> None:
        self.puts = puts
        self._first = first  # 0: not yet asked for
        self._leader = leader
        self._read = read

    @property
    def first(self) -> Put | None:
        """The card with which the trick begins."""
        if isinstance(self._first, int):
            lying = (put for put in self.puts if put.card is not None and put.lives[-1].state is State.PLAYED)
            self._first = min(lying, key=_place, default=None)
        return self._first

    def played(self, put: Put, trumps: Suit | None) -> Row:
        """The row with a card played after the others; what has been read of it need not be read again."""
        read, card, first = self._read, put.card, self._first
        if read is None or card is None or read.trick.omitted or put.place != put.id or not isinstance(first, Put):
            return Row((*self.puts, put))
        trick = read.trick.play(put.seat, card)
        winner = trick.winner(trumps) if len(trick.order) == 4 else None
        return Row((*self.puts, put), first, self._leader, Lay(trick, read.mask | card.mask, winner, put))

    def added_to(self, reading: Reading) -> Reading | None:
        """What has been read of a table with a card more in the trick in progress, if that is not complete by it."""
        read = self._read
        if read is None or read.winner is not None or reading["suspended"] is not None or read.trick.omitted:
            return None
        return {**reading, "trick": read.trick, "played": reading["taken"].gone | read.mask}

    def read(self, leader: Seat, trumps: Suit | None) -> Lay:
        """The trick if that hand led to it, and who has won it if it is complete."""
        if self._read is None or self._leader is not leader:
            self._leader, self._read = leader, _lying(self.puts, leader, trumps)
        return self._read


class Lay(NamedTuple):
    """A trick as it lies, with its cards, its winner if it is complete, and the put that was the last to it."""

    trick: Trick
    mask: int
    winner: Seat | None
    last: Put | None


# A trick to which nobody has played, by the hand that is to lead.
UNTOUCHED = tuple(Lay(Trick(seat), 0, None, None) for seat in SEATS)


class Over(NamedTuple):
    """What follows from the tricks that are over: who is to lead to the next, and the put that was the last."""

    number: int
    leader: Seat
    last: Put | None
    tricks: tuple[Trick, ...]
    won: tuple[int, int]
    gone: int


def begun(put: Put) -> Row:
    """A row with its first card."""
    if put.card is None or put.state is not State.PLAYED:
        return Row((put,))
    cards: list[Card | None] = [None, None, None, None]
    cards[put.seat] = put.card
    trick = Trick(put.seat, (cards[0], cards[1], cards[2], cards[3]), (put.seat,))
    return Row((put,), put, put.seat, Lay(trick, put.card.mask, None, put))


def regular(puts: tuple[Put, ...], mask: int, winner: Seat | None, trumps: Suit | None) -> Row:
    """A row of regular plays, from the lead on, and the hand that led after it."""
    leader, cards = puts[0].seat, [put.card for put in puts]
    order = tuple([put.seat for put in puts])
    if len(puts) < 4:
        by_seat: list[Card | None] = [None, None, None, None]
        for put in puts:
            by_seat[put.seat] = put.card
    else:
        by_seat = cards[-leader:] + cards[:-leader] if leader else cards
    trick = Trick(leader, (by_seat[0], by_seat[1], by_seat[2], by_seat[3]), order)
    if len(puts) == 4 and winner is None:
        winner = trick.winner(trumps)
    return Row(puts, puts[0], leader, Lay(trick, mask, winner, puts[-1]))


def _place(put: Put) -> int:
    return put.place


def _lying(puts: tuple[Put, ...], leader: Seat, trumps: Suit | None) -> Lay:
    """How the puts to a trick lie if that hand led to it."""
    cards: list[Card | None] = [None, None, None, None]
    order: list[Seat] = []
    omitted: list[Seat] = []
    late: list[Put] = []
    mask, last = 0, None
    for put in puts:
        state, card = put.lives[-1].state, put.card
        if state is State.LATE:
            late.append(put)
        elif state is not State.PLAYED:
            continue
        else:
            last = put
        if card is None:
            omitted.append(put.seat)
        else:
            cards[put.seat] = card
            order.append(put.seat)
            mask |= card.mask
    if not order and not omitted:
        return UNTOUCHED[leader]
    if [put for put in puts if put.place != put.id]:
        places = {put.seat: put.place for put in puts if put.card is not None and put.lies}
        order.sort(key=places.__getitem__)
    trick = Trick(leader, (cards[0], cards[1], cards[2], cards[3]), tuple(order), tuple(omitted))
    if not trick.complete:
        return Lay(trick, mask, None, last)
    return Lay(trick, mask, _when_played(trick, puts, late).winner(trumps), last)


def _when_played(trick: Trick, puts: tuple[Put, ...], late: list[Put]) -> Trick:
    """A complete trick with the cards that decided it: one put there afterwards in the place of another did not."""
    for put in late:
        other = next((p.card for p in puts if p.id == put.place != put.id), None)
        if other is not None:
            trick = trick.put(put.seat, other)
    return trick
