"""What only people can supply: findings of the Director, choices of the players."""

from __future__ import annotations

from collections.abc import Callable, Hashable
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
    `same_as` is the id of the finding by which another law asks for the same fact of an act: it is found once.
    """

    __slots__ = (
        "by_the_act",
        "classifies",
        "id",
        "kind",
        "no",
        "options",
        "provisions",
        "same_as",
        "say",
        "text",
        "yes",
    )

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
        same_as: str | None = None,
    ) -> None:
        self.id, self.text, self.provisions, self.say = id, text, provisions, say
        self.yes, self.no = yes, no
        self.options = options
        self.kind = "option" if options and kind == "yes or no" else kind
        self.classifies = classifies
        self.by_the_act = by_the_act
        self.same_as = same_as

    def under(self, *provisions: Authority) -> Finding:
        """The same finding, resting on other provisions."""
        same = Finding(self.id, self.text, *provisions, yes=self.yes, no=self.no, say=self.say, options=self.options)
        same.kind, same.classifies, same.by_the_act = self.kind, self.classifies, self.by_the_act
        same.same_as = self.same_as
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

    __slots__ = ("all", "classifies", "id", "options", "say", "text")

    def __init__(self, id: str, text: str, *options: Elect, say: str = "", classifies: bool = False) -> None:
        self.id, self.text, self.options, self.say, self.classifies = id, text, options, say, classifies
        self.all = tuple([option.value for option in options])  # the values

    def __repr__(self) -> str:
        return f"<choice {self.id}: {', '.join(self.all)}>"


class Option(NamedTuple):
    """One of the answers that a question admits."""

    value: Any
    label: str
    refs: tuple[str, ...] = ()
    say: str = ""


class Words(NamedTuple):
    """A question in words: as it is read and as it is said, its options with their labels, the provisions behind it."""

    text: str
    say: str
    options: tuple[Option, ...]
    refs: tuple[str, ...]


class Wording:
    """The words of a question, made when somebody reads them; two are equal if the words are."""

    __slots__ = ("_made", "_make")

    def __init__(self, make: Callable[[], Words]) -> None:
        self._make: Callable[[], Words] | None = make
        self._made: Words | None = None

    @property
    def words(self) -> Words:
        """The words."""
        if self._made is None:
            assert self._make is not None
            self._made, self._make = self._make(), None
        return self._made

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Wording) and self.words == other.words)

    def __hash__(self) -> int:
        return hash(self.words)

    def __repr__(self) -> str:
        return repr(self.words)


@dataclass(frozen=True, slots=True)
class Question:
    """A question that is open at the table, to the Director or to a player.

    `kind` is `finding` or `choice`; `wants` says what sort of value answers it: `yes or no`, `option`, `card` or
    `suit`. `values` are those on offer, none where any card will do.
    """

    id: str
    kind: str
    to: Seat | None
    wants: str
    values: tuple[Any, ...]
    wording: Wording
    or_to: Seat | None = None
    incident: Hashable = field(default=None, compare=False)  # the file that it belongs to
    classifies: bool = field(default=False, compare=False)
    by_the_act: bool = field(default=False, compare=False)
    same_as: str | None = field(default=None, compare=False)  # the id under which it is answered as well
    about: Holding | None = field(default=None, compare=False)  # what a yes would tell of a hand
    entails: tuple[tuple[str, str], ...] = field(default=(), compare=False)  # other answers of the file, by a yes
    follows: Any = field(default=None, compare=False)  # the answer, if what is on file gives it: then nobody is asked

    @property
    def text(self) -> str:
        """The question as it is read."""
        return self.wording.words.text

    @property
    def say(self) -> str:
        """The question as it is said at the table."""
        return self.wording.words.say

    @property
    def options(self) -> tuple[Option, ...]:
        """What is on offer, with a label for each; empty where any card will do."""
        return self.wording.words.options

    @property
    def refs(self) -> tuple[str, ...]:
        """The numbers of the provisions behind it."""
        return self.wording.words.refs

    @property
    def addressee(self) -> str:
        """Who is asked: `the Director` or a seat."""
        if self.to is None:
            return "the Director"
        return str(self.to) if self.or_to is None else f"{self.to} or {self.or_to}"
