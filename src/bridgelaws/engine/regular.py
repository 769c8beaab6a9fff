"""The bridge between a table and what is regular, cards on the kernel and calls as bare values: there and back."""

from __future__ import annotations

from collections.abc import Sequence

from ..board.auction import CallLife, CallMade, Came, Fate
from ..board.events import Event, Faced, Made, Manner, Named
from ..board.records import Settled
from ..board.table import Hand, Table
from ..board.worked import Masks
from ..kernel import ANY_SUIT, NO_TRUMP, Position, follow, follows, how_far
from ..values.calls import DOUBLE, HIGHEST_LEVEL, PASS, Bid, Call
from ..values.cards import Card, CardSet
from ..values.seats import SEATS, Seat, Side

__all__ = [
    "Bidding", "Position", "bidding", "called", "follow", "how_far", "is_call", "masks", "plain", "plain_call",
    "played", "position",
]  # fmt: skip


def masks(table: Table) -> Masks | None:
    """The hands, the trumps and the leader on bare ints, where regular play needs no more than that.

    That is so before a lead, with four known hands, nothing in force and nothing on file.
    """
    if table.calling or table.lead_rights:
        return None
    in_force = table.docket or table.penalty_cards or table.restrictions or table.question is not None
    if in_force or table.face_down or table.suspended is not None or not table.trick.empty or table.over:
        return None
    if not all(hand.known for hand in table.hands) or _only_named(table, table.trick.leader):
        return None
    north, east, south, west = (hand.cards.mask for hand in table.hands)
    trumps = -1 if table.trumps is None else int(table.trumps)
    return (north, east, south, west), trumps, int(table.trick.leader)


def position(table: Table) -> Position | None:
    """Regular play on bare ints from a table on; None where it takes more than that."""
    found = table.masks or masks(table)
    if found is None:
        return None
    hands, trumps, leader = found
    return Position(hands, trumps, leader, origin=table)


def plain(table: Table, seat: Seat, card: Card) -> bool:
    """Whether a card is played in turn and to suit from a known hand, with nothing in force and nothing on file."""
    if table.docket or table.penalty_cards or table.restrictions or table.face_down or table.lead_rights:
        return False
    if table.records and table.on_record(Settled.GAVE_WAY):
        return False  # two cards had been led to this trick, and a card may have been played to either
    trick, hand = table.trick, table.hand(seat)
    if trick.turn is not seat or not hand.known:
        return False
    led = trick.led
    if led is None and _only_named(table, seat):
        return False
    return follows(hand.cards.mask, ANY_SUIT if led is None else led.mask, card)


def _only_named(table: Table, seat: Seat) -> bool:
    """Whether a hand completed the trick before with a card that it named: what it puts down next may be for that."""
    completed = table.log[table.began - 1] if table.began else None
    return isinstance(completed, Named) and completed.seat is seat


def played(table: Table, cards: Sequence[Card]) -> Table:
    """The table after cards that are known to be regular plays, from one that has a position."""
    hands, leaders = [hand.cards.mask for hand in table.hands], [int(table.trick.leader)]
    trumps = NO_TRUMP if table.trumps is None else int(table.trumps)
    follow(hands, trumps, leaders[0], (), cards, leaders)
    seats = [SEATS[leaders[n >> 2] + n & 3] for n in range(len(cards))]
    north, east, south, west = (Hand(CardSet(mask), mask.bit_count()) for mask in hands)
    return table.but(
        hands=(north, east, south, west),
        puts=table.puts.played_on(seats, cards, len(table.log)),
        log=(*table.log, *map(Faced, seats, cards)),
    )


# Calls


class Bidding:
    """Regular calls one after the other, from a table in the auction on: in rotation, enough, and allowed (17 to 19).

    It keeps nothing but the calls and what the next has to be judged by; `called` makes a table of them.
    """

    __slots__ = ("_doubled", "_passes", "_rank", "_side", "calls", "origin", "turn")

    def __init__(self, turn: Seat, origin: Table) -> None:
        self.origin = origin
        self.turn: Seat | None = turn  # None: it is over
        self.calls: list[Call] = []
        self._passes = 0  # in a row
        self._rank = 0  # of the last bid, which is
        self._side: Side | None = None  # of this side
        self._doubled = 0

    def call(self, seat: Seat, call: Call) -> bool:
        """Whether a call is regular; if it is, it has been made."""
        if seat is not self.turn:
            return False
        if call is PASS:
            self._passes += 1
            over = self._passes == (3 if self._rank else 4)  # 22
            self.turn = None if over else seat.lho
            self.calls.append(call)
            return True
        if isinstance(call, Bid):
            rank = call.rank
            if rank <= self._rank or call.level > HIGHEST_LEVEL:
                return False
            self._rank, self._side, self._doubled = rank, seat.side, 0
        else:
            theirs = self._side is not seat.side
            if self._side is None or (theirs, self._doubled) != ((True, 0) if call is DOUBLE else (False, 1)):
                return False
            self._doubled += 1
        self._passes = 0
        self.turn = seat.lho
        self.calls.append(call)
        return True

    def takes(self, event: Event) -> bool:
        """Whether an event is a regular call; if it is, it has been made."""
        return isinstance(event, Made) and is_call(event) and self.call(event.seat, event.call)


def bidding(table: Table) -> Bidding | None:
    """Regular calls from a table on; None where something else has happened, or where not all calls are on file."""
    auction = table.auction
    if not auction.whole or auction.apart or not table.calling:
        return None
    if table.docket or table.heard or table.records or table.question is not None or table.answers or table.facts:
        return None
    if table.duties or table.awaiting or table.lead_rights or not all(map(is_call, table.log)):
        return None
    first = auction.dealer
    if first is None:
        return None
    begun = Bidding(first, table)
    for made in auction.calls:
        if len(made.lives) > 1 or not made.stands or not begun.call(made.seat, made.call):
            return None
    begun.calls.clear()
    return None if begun.turn is None else begun


def is_call(event: Event) -> bool:
    """Whether an event is a call by itself."""
    return type(event) is Made and event.done is Manner.MADE and not event.with_previous


def plain_call(table: Table, event: Event) -> bool:
    """Whether an event is a regular call, at a table where there have been no others."""
    begun = bidding(table) if is_call(event) else None
    return begun is not None and begun.takes(event)


def called(table: Table, calls: Sequence[Call]) -> Table:
    """The table after calls that are known to be regular, from one that has a bidding; whether it is over is not seen.

    Whatever else is so at the table a regular call leaves as it was.
    """
    auction, at, seat = table.auction, len(table.log), table.auction.turn
    assert seat is not None
    id = auction.id_of(seat, PASS)
    made: list[CallMade] = []
    events: list[Event] = []
    for call in calls:
        n = len(made)
        made.append(CallMade(seat, call, id + n, at + n, Came.MADE, (CallLife(Fate.STANDING, at + n + 1),)))
        events.append(Made(seat, call))
        seat = seat.lho
    return table.but(auction=auction._replace(calls=(*auction.calls, *made)), log=(*table.log, *events), counted=None)
