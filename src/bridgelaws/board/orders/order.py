"""What an order is: one sentence and one `apply`."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING

from ..records import Entry
from ..subjects import OfCard, OfHand
from ..table import Authority, Table


class Order(ABC):
    """An effect, a frozen value. `subject` and `predicate` make its sentence.

    An aside says who may use what, or what is left to judgement; it moves no card and binds no hand.
    """

    __slots__ = ()

    @property
    def aside(self) -> bool:
        """Whether the order is an aside."""
        return False

    if TYPE_CHECKING:

        @property
        def entry(self) -> Entry | None:
            """What the order leaves on record; the hearing adds its trick and its key."""
    else:
        entry = None  # most orders leave nothing, and need not be called for it

    @property
    @abstractmethod
    def subject(self) -> str:
        """Who or what the order is about."""

    @property
    @abstractmethod
    def predicate(self) -> str:
        """What is ordered."""

    def apply(self, table: Table, authority: Authority) -> Table:
        """The table after the order."""
        return table

    def __str__(self) -> str:
        return f"{self.subject} {self.predicate}"


class OnHand(OfHand, Order):
    """An order on a hand, or on its player; what is to be done is all that an order of this kind adds."""

    __slots__ = ()

    @property
    def subject(self) -> str:
        return str(self.seat)


class OnCard(OfCard, Order):
    """An order on a card of a hand."""

    __slots__ = ()

    @property
    def subject(self) -> str:
        return str(self.card)


def sentence(orders: tuple[Order, ...]) -> str:
    """The orders as one sentence, without capital and full stop."""
    groups: list[tuple[str, list[str]]] = []
    for order in orders:
        if groups and groups[-1][0] == order.subject:
            groups[-1][1].append(order.predicate)
        else:
            groups.append((order.subject, [order.predicate]))
    parts = [f"{subject} {' and '.join(predicates)}" for subject, predicates in groups]
    return parts[0] if len(parts) == 1 else "; ".join(parts[:-1]) + ", and " + parts[-1] if parts else ""
