"""What only people can supply: findings of the Director, choices of the players."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from typing import Any

from ..deal.known import Holding
from ..values.arguments import PICKED
from ..values.frozen import NamedTuple, dataclass, field
from ..values.seats import Seat
from ..words.message import Arg, Message, Says
from .editions import Named, Provision, Reading

_record = tuple.__new__  # as `Message(...)`, without a function in between

Authority = Provision | Reading
Among = tuple[tuple[str, Message], ...]  # the options of a question with their labels, where these depend on the table


class Asked(Named):
    """What findings and choices share: words in a catalogue under the name that the law book gives them.

    `law54.SAW_DUMMY` is the question, `law54.SAW_DUMMY.say` what is said aloud where that differs (`aloud`). The words
    are about `args`, which the hearing fills in, but for those that are `bound`. `words` is the question whose words
    this one has, if not its own.
    """

    __slots__ = ("_words", "aloud", "args", "bound", "id", "said")

    def __init__(self, id: str, args: tuple[Arg[Any], ...], aloud: bool, words: Asked | None) -> None:
        self.id, self.name = id, ""
        self.said: dict[str, Says] = {}  # the sentences of it that have been made
        self.bound: Mapping[str, Any] = {} if words is None else words.bound
        self._words: Asked = self if words is None else words._words
        self.args: tuple[Arg[Any], ...] = args if words is None else words.args
        self.aloud: bool = aloud if words is None else words.aloud

    @property
    def words_of(self) -> Asked:
        """The question whose words it has: its own, or those of another."""
        return self._words

    def message(self, part: str, names: Mapping[str, Any], *more: Arg[Any], **given: Any) -> Message:
        """Some words of it: `""` for the question, `.yes` for what was found; about `given` arguments besides."""
        says = self._words.said.get(part)
        if says is None:
            says = self._words.said[part] = Says(self._words.name + part, (*self.args, *more))
        bound = {**self.bound, **given} if given else self.bound
        values = [bound[name] if name in bound else names[name] for name, _ in says.args]
        return _record(Message, (says, tuple(values)))


class Finding(Asked):
    """A fact that the Director must establish.

    Without options the answer is yes or no; `kind="card"` asks for a card, one of the options if there are any. The
    catalogue has what was found: `.yes` and `.no`, or `.{option}.found`, or `.found` where the options have no names.
    A finding that `classifies` says what an act counted as: the acts from there on are then judged again. The ruling
    itself does not reach back, unless what it says is no more than what the act did, `by_the_act`: one lead gave way
    to another, a hand was spread, a call said the same as another. One that is only `by_the_act` is nothing that an act
    is judged by: if none has followed, none is judged again. `same_as` is the id of the finding by which another law
    asks for the same fact of an act: it is found once.
    """

    __slots__ = ("among", "by_the_act", "classifies", "kind", "options", "provisions", "same_as")

    def __init__(
        self,
        id: str,
        *provisions: Authority,
        args: tuple[Arg[Any], ...] = (),
        aloud: bool = True,
        options: tuple[str, ...] = (),
        among: Among = (),
        kind: str = "yes or no",
        classifies: bool = False,
        by_the_act: bool = False,
        same_as: str | None = None,
        words: Asked | None = None,
    ) -> None:
        super().__init__(id, args, aloud, words)
        self.provisions = provisions
        self.options = options or tuple([value for value, _ in among])
        self.among = among
        self.kind = "option" if self.options and kind == "yes or no" else kind
        self.classifies = classifies
        self.by_the_act = by_the_act
        self.same_as = same_as

    def but(self, **other: Any) -> Finding:
        """The same finding, in the same words, with something else about it: what it rests on, or its options."""
        kept = ("options", "among", "kind", "classifies", "by_the_act", "same_as")
        same = {name: getattr(self, name) for name in kept}
        same |= {"id": self.id, "provisions": self.provisions, "words": self} | other
        return Finding(same.pop("id"), *same.pop("provisions"), **same)

    def of(self, *what: object, **values: Any) -> Finding:
        """The same finding about one of several things: `what`, by which its id is told apart; and values."""
        same = self.but(id=":".join([self.id, *map(str, what)]))
        same.bound = {**self.bound, **values}
        return same

    def under(self, *provisions: Authority) -> Finding:
        """The same finding, resting on other provisions."""
        return self.but(provisions=provisions)

    def classifying(self) -> Finding:
        """The same finding where it says what an act counted as."""
        return self.but(classifies=True)

    def offered(self, names: Mapping[str, Any]) -> Among:
        """The options with their labels."""
        return self.among or tuple((value, self.message(f".{value}", names)) for value in self.options)

    def outcome(self, value: Any, names: Mapping[str, Any]) -> Message:
        """What was found."""
        if value is True or value is False:
            return self.message(".yes" if value else ".no", names)
        label = dict(self.among).get(value)
        if self.among or not self.options:
            return self.message(".found", names, PICKED, picked=str(value) if label is None else label)
        return self.message(f".{value}.found", names)

    def __repr__(self) -> str:
        return f"<finding {self.id}>"


class Elect(NamedTuple):
    """One option of a choice: its value, and the provision that grants it; `aloud`, whether or how it is said aloud.

    The catalogue has `.{value}` to read, `.{value}.done` for what is said of it afterwards, `.{value}.say`. An option
    that depends on the table has a `label`, and what was chosen is then `.done`.
    """

    value: str
    authority: Authority
    aloud: bool | Message = False
    label: Message | None = None


class Choice(Asked):
    """An election that the law gives a player.

    One that `classifies` says what an act counted as, and reaches back to it like a finding.
    """

    __slots__ = ("all", "classifies", "options")

    def __init__(
        self,
        id: str,
        *options: Elect,
        args: tuple[Arg[Any], ...] = (),
        aloud: bool = True,
        classifies: bool = False,
        words: Asked | None = None,
    ) -> None:
        super().__init__(id, args, aloud, words)
        self.options, self.classifies = options, classifies
        self.all = tuple([option.value for option in options])  # the values

    def of(self, *options: Elect, **values: Any) -> Choice:
        """The same choice, in the same words, between other options, about some values."""
        same = Choice(self.id, *(options or self.options), classifies=self.classifies, words=self)
        same.bound = {**self.bound, **values}
        return same

    def __repr__(self) -> str:
        return f"<choice {self.id}: {', '.join(self.all)}>"


class Option(NamedTuple):
    """One of the answers that a question admits, as it is read and as it is said."""

    value: Any
    read: Message
    refs: tuple[str, ...] = ()
    aloud: Message | None = None

    @property
    def label(self) -> str:
        """As it is read, in English."""
        return str(self.read)

    @property
    def say(self) -> str:
        """As it is said, in English; nothing if as it is read."""
        return "" if self.aloud is None else str(self.aloud)

    def __repr__(self) -> str:
        return f"<Option {self.value!r}: {self.label}>"


class Words(NamedTuple):
    """A question in words: as it is read and as it is said, its options with their labels, the provisions behind it."""

    read: Message
    aloud: Message
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

    def __reduce__(self) -> tuple[object, tuple[Words]]:
        return _worded, (self.words,)

    def __repr__(self) -> str:
        return repr(self.words)


def _worded(words: Words) -> Wording:
    return Wording(lambda: words)


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
        """The question as it is read, in English."""
        return str(self.wording.words.read)

    @property
    def say(self) -> str:
        """The question as it is said at the table, in English."""
        return str(self.wording.words.aloud)

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

    def __repr__(self) -> str:
        return f"<Question {self.id} to {self.addressee}: {self.text}>"
