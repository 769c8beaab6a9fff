"""The bridge between a table and the kernel: where play has been regular, and on from there."""

from __future__ import annotations

from collections.abc import Sequence

from ..board.events import Faced, Named
from ..board.records import Settled
from ..board.table import Hand, Table
from ..board.worked import Masks
from ..kernel import ANY_SUIT, NO_TRUMP, Position, follow, follows, how_far
from ..values.cards import Card, CardSet
from ..values.seats import SEATS, Seat

__all__ = ["Position", "follow", "how_far", "masks", "plain", "played", "position"]


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
