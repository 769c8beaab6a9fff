"""Values that equal the text they print, with the same hash, so that sets and dictionaries take either."""

from __future__ import annotations

from enum import StrEnum


class Texted(StrEnum):
    """A word with a code, by which documents name it (`value`), and a text, which it prints and equals."""

    def __new__(cls, code: str, text: str = "") -> Texted:
        """A member, declared by its code and its text."""
        self = str.__new__(cls, text)
        self._value_ = code
        return self


class Known:
    """A number that is known by its text.

    It serves as a number wherever one is needed, but equals none: what equals a text and a number would need the hash
    of both. There is one object of each, so that among themselves `is` tells.
    """

    _text: str
    _hash: int

    def printed_as(self, text: str) -> None:
        """Give it its text, when the module that has it is imported."""
        self._text, self._hash = text, hash(text)

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        if other.__class__ is self.__class__:
            return False
        if isinstance(other, str):
            return self._text == other
        return False if isinstance(other, int) else NotImplemented

    def __ne__(self, other: object) -> bool:
        if self is other:
            return False
        if other.__class__ is self.__class__:
            return True
        if isinstance(other, str):
            return self._text != other
        return True if isinstance(other, int) else NotImplemented

    def __hash__(self) -> int:
        return self._hash

    def __str__(self) -> str:
        return self._text

    def __format__(self, spec: str) -> str:
        try:
            return format(self._text, spec)
        except ValueError:  # how a number is written: `f"{card:02d}"`
            return format(int(self), spec)  # type: ignore[call-overload]


class Printed:
    """A value that is laid out in columns as the text that it prints: `f"{contract:>12}"`."""

    __slots__ = ()

    def __format__(self, spec: str) -> str:
        return format(str(self), spec)
