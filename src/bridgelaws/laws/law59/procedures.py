"""Law 59: what a hearing does for several laws."""

from __future__ import annotations

from ...board.orders import Order, Restrict
from ...board.table import Restriction
from ...hearing.hearing import Hearing
from ...values.seats import Seat
from .queries import demanded, picked_up


def bound_again(h: Hearing, seat: Seat) -> tuple[Order, ...]:
    """What a hand had to obey when it played a card that it now takes back, and had been let off by its play."""
    return tuple(Restrict(r) for r in let_off(h, seat))


def let_off(h: Hearing, seat: Seat) -> tuple[Restriction, ...]:
    """The restrictions that a hand's play of the card has ended."""
    before = h.incident.before.restrictions
    return tuple(r for r in before if r.seat is seat and r not in h.table.restrictions and not picked_up(h.table, r))


def demanded_again(h: Hearing, seat: Seat, trick: int) -> tuple[Order, ...]:
    """What had been demanded of a hand for its card to a trick that is taken up again."""
    found = [r for r in demanded(h.table) if r.seat is seat and not r.on_lead and r.trick == trick]
    return tuple(Restrict(r) for r in found if r not in h.table.restrictions)
