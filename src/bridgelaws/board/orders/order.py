"""What an order is: one sentence and one `apply`."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING

from ...words.language import Language
from ...words.languages import ENGLISH, language_of
from ...words.message import Message
from ...words.say import halves
from ..records import Entry
from ..subjects import OfCard, OfHand
from ..table import Authority, Table


class Order(ABC):
    """An effect, a frozen value, and the `message` that tells of it.

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
    def message(self) -> Message:
        """What is ordered, in a sentence that says first who or what it is about."""

    @property
    def subject(self) -> str:
        """Who or what the order is about, in English."""
        return halves(self.message)[0]

    @property
    def predicate(self) -> str:
        """What is ordered, in English."""
        return halves(self.message)[1]

    def apply(self, table: Table, authority: Authority) -> Table:
        """The table after the order."""
        return table

    def __str__(self) -> str:
        return str(self.message)


class OnHand(OfHand, Order):
    """An order on a hand, or on its player; what is to be done is all that an order of this kind adds."""

    __slots__ = ()


class OnCard(OfCard, Order):
    """An order on a card of a hand."""

    __slots__ = ()


def sentence(orders: tuple[Order, ...], language: Language | str = ENGLISH) -> str:
    """The orders as one sentence, without capital and full stop."""
    return language_of(language).joined([order.message for order in orders])
