"""Who won the tricks of a record, as far as its cards come in turn."""

from __future__ import annotations

from collections.abc import Sequence

from ..values.cards import Deal
from ..values.contract import Contract
from ..values.seats import SEATS, Seat
from .record import Played


def winners(deal: Deal, contract: Contract, plays: Sequence[Played]) -> list[Seat]:
    """The winner of each complete trick up to the first that does not come in turn."""
    found: list[Seat] = []
    leader = contract.declarer.lho
    for start in range(0, len(plays) - 3, 4):
        cards = [played.card for played in plays[start : start + 4]]
        best = cards[0]
        won = leader
        for place, card in enumerate(cards):
            seat = SEATS[(leader + place) & 3]
            hand = deal.hands[seat]
            if card is None or best is None or hand is None or card not in hand:
                return found
            if card > best if card.suit is best.suit else card.suit is contract.trumps:
                best, won = card, seat
        found.append(won)
        leader = won
    return found
