"""A message: which sentence, and what it is about. Words are made of it last, in the language of whoever reads.

    LED_OUT_OF_TURN = says("law53.led_out_of_turn", CARD, SEAT)
    LED_OUT_OF_TURN(card, seat)  # a value: no text is made, and no catalogue opened

The part of an id before the first dot is the catalogue it stands in; `law53.po` has a sentence for it in each language.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, TypeVar, overload

from .say import say

Of = TypeVar("Of")
A = TypeVar("A")
B = TypeVar("B")
C = TypeVar("C")
D = TypeVar("D")
E = TypeVar("E")


class Arg(NamedTuple, Generic[Of]):
    """An argument of sentences: its name there, and the sort of thing, which a language knows how to say."""

    name: str
    sort: str


class Message(NamedTuple):
    """One sentence: a `Says` and what it is said of. Printed, it is English."""

    says: Says
    values: tuple[Any, ...]

    @property
    def id(self) -> str:
        """By which the catalogues know it."""
        return self.says.id

    @property
    def named(self) -> dict[str, Any]:
        """Its arguments by name."""
        return {name: value for (name, _), value in zip(self.says.args, self.values, strict=True)}

    def __str__(self) -> str:
        return say(self)

    def __repr__(self) -> str:
        return f"<{self.id}: {self}>"


_message = tuple.__new__  # as `Message(...)`, without a function in between: many are made, and few are read
Phrase = Message | str  # a sentence, or a text that is said as it is


class Says(NamedTuple):
    """A sentence with places for arguments. Called with them it gives a `Message`."""

    id: str
    args: tuple[Arg[Any], ...]
    many: int | None = None  # which argument tells how many there are, where the form depends on it

    def __call__(self, *values: Any) -> Message:
        """The sentence about these."""
        assert len(values) == len(self.args), f"{self.id} takes {[arg.name for arg in self.args]}"
        return _message(Message, (self, values))


if TYPE_CHECKING:

    @overload
    def says(id: str) -> Callable[[], Message]: ...
    @overload
    def says(id: str, a: Arg[A], /, *, count: Arg[Any] | None = None) -> Callable[[A], Message]: ...
    @overload
    def says(id: str, a: Arg[A], b: Arg[B], /, *, count: Arg[Any] | None = None) -> Callable[[A, B], Message]: ...
    @overload
    def says(
        id: str, a: Arg[A], b: Arg[B], c: Arg[C], /, *, count: Arg[Any] | None = None
    ) -> Callable[[A, B, C], Message]: ...
    @overload
    def says(
        id: str, a: Arg[A], b: Arg[B], c: Arg[C], d: Arg[D], /, *, count: Arg[Any] | None = None
    ) -> Callable[[A, B, C, D], Message]: ...
    @overload
    def says(
        id: str, a: Arg[A], b: Arg[B], c: Arg[C], d: Arg[D], e: Arg[E], /, *, count: Arg[Any] | None = None
    ) -> Callable[[A, B, C, D, E], Message]: ...


def says(id: str, *args: Arg[Any], count: Arg[Any] | None = None) -> Any:
    """Declare a sentence. Where its form depends on how many there are of something, `count` is that argument."""
    return Says(id, args, None if count is None else args.index(count))
