"""What only people can supply: findings of the Director, choices of the players."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from ..deal.known import Holding
from ..values.seats import Seat
from .editions import Provision, Reading

Authority = Provision | Reading


class Finding:
    """A fact that the Director must establish.

    Texts may hold `{names}`, which the hearing fills in. Without options the answer is yes or no; `kind="card"` asks
    for a card, one of the options if there are any. `yes` and `no` state what was found. A finding that `classifies`
    says what an act counted as: the acts from there on are then judged again. The ruling itself does not reach back,
    unless what it says is no more than what the act did, `by_the_act`: one lead gave way to another, a hand was spread.
    One that is only `by_the_act` is nothing that an act is judged by: if none has followed, none is judged again.
    """

    __slots__ = ("by_the_act", "classifies", "id", "kind", "no", "options", "provisions", "say", "text", "yes")

    def __init__(
        self,
        id: str,
        text: str,
        *provisions: Authority,
        yes: str,
        no: str = "",
        say: str = "",
        options: tuple[tuple[str, str], ...] = (),
        kind: str = "yes or no",
        classifies: bool = False,
        by_the_act: bool = False,
    ) -> None:
        self.id, self.text, self.provisions, self.say = id, text, provisions, say
        self.yes, self.no = yes, no
        self.options = options
        self.kind = "option" if options and kind == "yes or no" else kind
        self.classifies = classifies
        self.by_the_act = by_the_act

    def under(self, *provisions: Authority) -> Finding:
        """The same finding, resting on other provisions."""
        same = Finding(self.id, self.text, *provisions, yes=self.yes, no=self.no, say=self.say, options=self.options)
        same.kind, same.classifies, same.by_the_act = self.kind, self.classifies, self.by_the_act
        return same

    def classifying(self) -> Finding:
        """The same finding where it says what an act counted as."""
        same = self.under(*self.provisions)
        same.classifies = True
        return same

    def outcome(self, value: Any) -> str:
        """What was found, as a clause."""
        if value is True:
            return self.yes
        if value is False:
            return self.no
        label = dict(self.options).get(value, str(value))
        return f"{self.yes} {label}".strip()

    def __repr__(self) -> str:
        return f"<finding {self.id}>"


class Elect(NamedTuple):
    """One option of a choice: its value, its label, the provision that grants it, and what is said of it afterwards."""

    value: str
    label: str
    authority: Authority
    done: str
    say: str = ""


class Choice:
    """An election that the law gives a player.

    One that `classifies` says what an act counted as, and reaches back to it like a finding.
    """

    __slots__ = ("classifies", "id", "options", "say", "text")

    def __init__(self, id: str, text: str, *options: Elect, say: str = "", classifies: bool = False) -> None:
        self.id, self.text, self.options, self.say, self.classifies = id, text, options, say, classifies

    @property
    def all(self) -> tuple[str, ...]:
        """The values of the options."""
        return tuple(option.value for option in self.options)

    def __repr__(self) -> str:
        return f"<choice {self.id}: {', '.join(self.all)}>"


class Option(NamedTuple):
    """One of the answers that a question admits."""

    value: Any
    label: str
    refs: tuple[str, ...] = ()
    say: str = ""


@dataclass(frozen=True, slots=True)
class Question:
    """A question that is open at the table, to the Director or to a player.

    `kind` is `finding` or `choice`; `wants` says what sort of value answers it: `yes or no`, `option`, `card` or
    `suit`. `options` is empty where any card will do.
    """

    id: str
    kind: str
    to: Seat | None
    text: str
    say: str
    wants: str
    options: tuple[Option, ...]
    refs: tuple[str, ...]
    or_to: Seat | None = None
    incident: Hashable = field(default=None, compare=False)  # the file that it belongs to
    classifies: bool = field(default=False, compare=False)
    by_the_act: bool = field(default=False, compare=False)
    about: Holding | None = field(default=None, compare=False)  # what a yes would tell of a hand
    entails: tuple[tuple[str, Any], ...] = field(default=(), compare=False)  # other answers of the file, by a yes

    @property
    def addressee(self) -> str:
        """Who is asked: `the Director` or a seat."""
        if self.to is None:
            return "the Director"
        return str(self.to) if self.or_to is None else f"{self.to} or {self.or_to}"

    @property
    def values(self) -> tuple[Any, ...]:
        """The values on offer."""
        return tuple(option.value for option in self.options)
