"""Law 61: what lay in sight when a hand did not play it (64B3)."""

from __future__ import annotations

from ...board.events import Event, Spread, acts_of
from ...board.keys import OfAct
from ...board.lives import PENALTY, How, Life, Put
from ...board.records import Settled
from ...board.table import Kind, Sight, Table
from ...values.cards import Card
from ...values.seats import Seat


def in_sight(before: Table, seat: Seat, playable: int) -> Sight | None:
    """Where a card that a hand could have played lay in sight, on the table at which it did not play it."""
    lying = sum(p.card.mask for p in before.penalty_cards_of(seat))
    return _sight(before, seat, playable, lying, before.log)


def was_in_sight(table: Table, number: int, seat: Seat, playable: int) -> Sight | None:
    """The same of an earlier trick, by what lay there when the hand was to play to it; it may have played nothing."""
    turn = _turn(table, number, seat)
    lying = sum(card.mask for card in penalty_cards_then(table, number, seat))
    return _sight(table, seat, playable, lying, table.log if turn is None else table.log[: turn.at])


def penalty_cards_then(table: Table, number: int, seat: Seat) -> dict[Card, Kind]:
    """The penalty cards that lay before a hand when it was to play to an earlier trick; if that is not on file, now."""
    turn = _turn(table, number, seat)
    if turn is None:
        return {p.card: p.kind for p in table.penalty_cards_of(seat)}
    found = {}
    for put in table.puts:
        life = _life_then(put, turn) if put.seat is seat else None
        if put.card is not None and life is not None and life.state in PENALTY:
            found[put.card] = Kind(life.state.value)
    return found


def _sight(table: Table, seat: Seat, playable: int, lying: int, log: tuple[Event, ...]) -> Sight | None:
    if seat is table.dummy:
        return Sight.DUMMY
    if lying & playable:
        return Sight.PENALTY_CARD
    return Sight.FACED_HAND if _lay_faced(table, seat, log) else None


def _turn(table: Table, number: int, seat: Seat) -> Put | None:
    """What a hand first put to a trick, or if it put nothing there, what the others put to it last."""
    there = [p for p in table.puts if p.trick == number and p.card is not None and p.how is not How.ORDERED]
    own = [p for p in there if p.seat is seat]
    return min(own) if own else max(there, default=None)


def _life_then(put: Put, turn: Put) -> Life | None:
    """What a card counted as just before; by being played it ceased to lie there."""
    lives = [
        life
        for n, life in enumerate(put.lives)
        if (n == 0 and put.how is How.OPENED)
        or (life.nth < turn.id and not (put.card is turn.card and life.since == turn.at))
    ]
    return lives[-1] if lives else None


def _lay_faced(table: Table, seat: Seat, log: tuple[Event, ...]) -> bool:
    """Whether a hand that had been spread lay there still: no ruling has had it picked up again."""
    if Spread not in map(type, log):
        return False
    acts = acts_of(log)
    spread = [OfAct(n) for n, e in enumerate(acts) if isinstance(e, Spread) and e.seat is seat and e.whole]
    if not spread:
        return False
    # Where it was held to be a claim nothing was picked up.
    return not table.on_record(Settled.HAND_PICKED_UP, key=spread[-1])
