"""Rulings: findings, choices and provisions with their orders, in the order reached."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ..board.keys import Key
from ..board.orders import Order, said_together
from ..board.table import Authority
from ..book.editions import Edition, Provision, Reading
from ..values.frozen import NamedTuple
from ..values.seats import Seat
from ..words.language import Language
from ..words.languages import ENGLISH
from ..words.message import Message
from ..words.say import halves, say
from . import words


class Found(NamedTuple):
    """The Director established a fact."""

    question: str
    value: Any
    said: Message
    authorities: tuple[Authority, ...]
    derived: bool = False

    @property
    def text(self) -> str:
        """What was established, in English."""
        return str(self.said)


class Chose(NamedTuple):
    """A player elected an option."""

    question: str
    seat: Seat
    value: Any
    said: Message
    authorities: tuple[Authority, ...]

    @property
    def text(self) -> str:
        """What he did, in English, without saying who he is."""
        return halves(self.said)[1]


class Ruled(NamedTuple):
    """A provision, with what it orders."""

    authorities: tuple[Authority, ...]
    orders: tuple[Order, ...]

    @property
    def aside(self) -> bool:
        """Whether nothing on the table changes by it."""
        return bool(self.orders) and all(order.aside for order in self.orders)


Step = Found | Chose | Ruled


class Ruling(NamedTuple):
    """What the law said of one irregularity or one standing question."""

    law: int
    laws: Edition
    about: Message
    steps: tuple[Step, ...]
    key: Key
    trick: int

    @property
    def summary(self) -> str:
        """What it was about, in English."""
        return str(self.about)

    @property
    def authorities(self) -> tuple[Authority, ...]:
        """Every provision and reading relied on, once each, in the order reached."""
        seen: dict[Authority, None] = {}
        for step in self.steps:
            for authority in step.authorities:
                seen[authority] = None
        return tuple(seen)

    @property
    def citations(self) -> tuple[str, ...]:
        """The numbers of the provisions and readings relied on, in the edition in force."""
        return tuple(dict.fromkeys(a.ref(self.laws) for a in self.authorities))

    @property
    def ordered(self) -> tuple[str, ...]:
        """The numbers of the provisions that ordered something, without those they lean on."""
        refs = (
            a.ref(self.laws)
            for s in self.steps
            if isinstance(s, Ruled) and not s.aside
            for a in s.authorities[:1]
            if isinstance(a, Provision)
        )
        return tuple(dict.fromkeys(refs))

    @property
    def orders(self) -> tuple[Order, ...]:
        """Every order, in the order made."""
        return tuple(o for s in self.steps if isinstance(s, Ruled) for o in s.orders)

    def explain(self, asides: bool = False, language: Language | str = ENGLISH) -> str:
        """The ruling in sentences with references; with `asides`, also who may use what and what is left to judge."""
        head, *rest = [say(message, language) for message in self.sentences(asides)]
        return "\n".join([head, *(f"  {line}" for line in rest)])

    def sentences(self, asides: bool = False) -> Iterator[Message]:
        """The same as messages: what it was about, then what was found, chosen and ordered."""
        yield words.HEADLINE(self.about, self.law)
        chosen: Message | None = None
        for step in self.steps:
            cited = _cited(step.authorities, self.laws)
            match step:
                case Found():
                    found = words.CARDS_SHOW if step.derived else words.DIRECTOR_FOUND
                    yield _with(found(step.said), cited)
                case Chose():
                    if chosen is not None:
                        yield words.PLAIN(chosen)
                    chosen = step.said
                case Ruled() if step.aside and not asides:
                    pass
                case Ruled():
                    orders = tuple(order.message for order in said_together(step.orders))
                    if chosen is not None and orders:
                        yield _with(words.CHOSE_AND_ORDERED(chosen, orders), cited)
                    elif chosen is not None or orders:
                        yield _with(words.ORDERED(orders) if chosen is None else chosen, cited)
                    chosen = None
        if chosen is not None:
            yield words.PLAIN(chosen)

    def __str__(self) -> str:
        return self.explain()

    def __repr__(self) -> str:
        return f"<Ruling, Law {self.law}: {', '.join(self.ordered)}>"


def capital(text: str) -> str:
    """The text with its first letter in capitals."""
    return text[:1].upper() + text[1:]


def _with(clause: Message, cited: tuple[Message | str, ...]) -> Message:
    return words.CITED(clause, cited) if cited else words.PLAIN(clause)


def _cited(authorities: tuple[Authority, ...], laws: Edition) -> tuple[Message | str, ...]:
    refs: list[Message | str] = [a.ref(laws) for a in authorities if isinstance(a, Provision)]
    readings: list[Message | str] = [words.ON_THE_READING(a.id) for a in authorities if isinstance(a, Reading)]
    return tuple(dict.fromkeys(refs + readings))
