"""One deal behind a story: what a hand held is answered from it, however and whenever it is asked."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from bridgelaws.board.events import Event, Touched, cards_of
from bridgelaws.board.table import Table
from bridgelaws.deal.known import ON_RECORD, Holding, Seen
from bridgelaws.values.cards import CARDS, Card
from bridgelaws.values.seats import SEATS, Seat

# The cards of each hand, as a mask, by seat.
Deal = tuple[int, int, int, int]


def deal_of(hands: dict[str, list[str]]) -> Deal:
    """The deal of four hands by their letters, each card by its code."""
    north, east, south, west = (sum(Card.parse(c).mask for c in hands[seat.letter]) for seat in SEATS)
    return north, east, south, west


def hands_of_deal(deal: Deal) -> dict[str, list[str]]:
    """The four hands of a deal by their letters, each card by its code."""
    return {seat.letter: [card.code for card in CARDS if card.mask & deal[seat]] for seat in SEATS}


def fitting(table: Table, salt: int, acts: Iterable[Event] = ()) -> Deal:
    """A deal that fits all that is on file, in which a card is if possible with the hand that puts it down."""
    rng = Random(salt)
    by_hand = [act for act in acts if hasattr(act, "seat") and not isinstance(act, Touched)]
    owners = {card: act.seat for act in reversed(by_hand) for card in cards_of(act)}
    known, deal = table.known, [0, 0, 0, 0]
    rest = [card for card in CARDS if card not in owners]
    rng.shuffle(rest)
    for card in (*owners, *rest):
        seats = rng.sample(SEATS, 4)
        if card in owners:
            seats.sort(key=lambda seat: seat is not owners[card])
        for seat in seats:
            seen = Seen(seat, card.mask, ON_RECORD)
            if known.allows(seen):
                known = known.given(seen)
                deal[seat] |= card.mask
                break
    return deal[0], deal[1], deal[2], deal[3]


def held(deal: Deal, fact: Holding) -> bool:
    """Whether a hand had one of the cards that a question is about."""
    return bool(deal[Seat(fact.seat)] & fact.cards)
