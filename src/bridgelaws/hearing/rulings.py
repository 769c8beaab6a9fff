"""Rulings: findings, choices and provisions with their orders, in the order reached."""

from __future__ import annotations

from typing import Any, NamedTuple

from ..board.keys import Key
from ..board.orders import Order, sentence
from ..board.table import Authority
from ..book.editions import Edition, Provision, Reading
from ..values.seats import Seat


class Found(NamedTuple):
    """The Director established a fact."""

    question: str
    value: Any
    text: str
    authorities: tuple[Authority, ...]
    derived: bool = False


class Chose(NamedTuple):
    """A player elected an option."""

    question: str
    seat: Seat
    value: Any
    text: str
    authorities: tuple[Authority, ...]


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
    summary: str
    steps: tuple[Step, ...]
    key: Key
    trick: int

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

    def explain(self, asides: bool = False) -> str:
        """The ruling in sentences with references; with `asides`, also who may use what and what is left to judge."""
        lines = [f"{capital(self.summary)} (Law {self.law})."]
        pending = ""
        for step in self.steps:
            refs = _refs(step.authorities, self.laws)
            match step:
                case Found():
                    who = "The cards show" if step.derived else "The Director found"
                    lines.append(f"  {who} that {step.text}{refs}.")
                case Chose():
                    if pending:
                        lines.append(f"  {pending}.")
                    pending = f"{step.seat} {step.text}"
                case Ruled() if step.aside and not asides:
                    pass
                case Ruled():
                    text = sentence(step.orders)
                    if pending and text:
                        lines.append(f"  {pending}: {text}{refs}.")
                    elif pending or text:
                        lines.append(f"  {pending or capital(text)}{refs}.")
                    pending = ""
        if pending:
            lines.append(f"  {pending}.")
        return "\n".join(lines)

    def __str__(self) -> str:
        return self.explain()

    def __repr__(self) -> str:
        return f"<Ruling, Law {self.law}: {', '.join(self.ordered)}>"


def capital(text: str) -> str:
    """The text with its first letter in capitals."""
    return text[:1].upper() + text[1:]


def _refs(authorities: tuple[Authority, ...], laws: Edition) -> str:
    refs = [a.ref(laws) for a in authorities if isinstance(a, Provision)]
    readings = [f"on the reading {a.id}" for a in authorities if isinstance(a, Reading)]
    cited = list(dict.fromkeys(refs + readings))
    return f" ({', '.join(cited)})" if cited else ""
