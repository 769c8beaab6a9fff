"""Every line of play to the end, without the solver: slow, short, and independent of what it checks."""

from __future__ import annotations

import json
import random
from typing import Any

from bridgelaws import Card, Seat, loads
from bridgelaws.board.events import Answered, Faced
from bridgelaws.board.table import Table
from bridgelaws.engine.step import legal_plays, step
from bridgelaws.values.cards import CARDS, Suit
from bridgelaws.values.seats import SEATS, Side


def future(hands: tuple[int, ...], trumps: Suit | None, leader: int, trick: tuple[Card, ...], side: Side) -> int:
    """The tricks of a side from a position, by plain minimax on sets of cards."""
    seat = (leader + len(trick)) % 4
    mine = (seat % 2 == 0) is (side is Side.NS)
    hand = [card for card in CARDS if hands[seat] >> card & 1]
    follow = [card for card in hand if trick and card.suit is trick[0].suit]
    found = []
    for card in follow or hand:
        left = tuple(h & ~card.mask for h in hands)
        if len(trick) < 3:
            found.append(future(left, trumps, leader, (*trick, card), side))
            continue
        played = (*trick, card)
        led = played[0].suit
        strength = [
            (2 if c.suit is trumps else 1 if c.suit is led else 0, c.rank if c.suit in (trumps, led) else 0)
            for c in played
        ]
        winner = (leader + strength.index(max(strength))) % 4
        here = int((winner % 2 == 0) is (side is Side.NS))
        found.append(here + (future(left, trumps, winner, (), side) if any(left) else 0))
    return max(found) if mine else min(found)


def whole(table: Table, findings: dict[str, Any] | None = None) -> int:
    """Declarer's tricks on the board if all go on from this table as the engine allows, each as suits his side best."""
    side = table.declarer.side
    if table.over:
        return table.won[side is Side.EW]
    asked = table.question
    if asked is not None:
        if asked.kind == "finding":
            value = (findings or {})[asked.id]
            return whole(step(table, Answered(asked.id, value)).table, findings)
        assert asked.to is not None
        mine = asked.to.side is side
        tables = [step(table, Answered(asked.id, value)).table for value in asked.values]
    else:
        seat = table.turn
        assert seat is not None
        mine = seat.side is side
        tables = [step(table, Faced(seat, card)).table for card in legal_plays(table, seat)]
    values = [whole(each, findings) for each in tables]
    return max(values) if mine else min(values)


# Endings


def hands(rng: random.Random, cards: int) -> list[list[Card]]:
    """Four hands of a few cards, from a short pack so that suits meet."""
    pack = [card for card in CARDS if card.rank >= 5]
    rng.shuffle(pack)
    return [pack[n * cards : (n + 1) * cards] for n in range(4)]


def ending(rng: random.Random, cards: int, leader: Seat | None = None, **position: Any) -> Table:
    """A table with a few cards left, South or West declarer, and whatever `position` puts in force."""
    dealt = position.pop("dealt", None) or hands(rng, cards)
    declarer = position.pop("declarer", None) or rng.choice("SW")
    number = 14 - cards
    won = rng.randrange(number)
    case = {
        "format": "bridgelaws-case",
        "version": 1,
        "laws": position.pop("laws", 2017),
        "contract": f"3{rng.choice(('C', 'D', 'H', 'S', 'NT'))} by {declarer}",
        "position": {
            "trick": number,
            "leader": (leader or rng.choice(SEATS)).letter,
            "won": {"NS": won, "EW": number - 1 - won},
            "hands": {seat.letter: [card.code for card in dealt[seat]] for seat in SEATS},
            "dummy_down": True,
            **position,
        },
    }
    return loads(json.dumps(case)).table
