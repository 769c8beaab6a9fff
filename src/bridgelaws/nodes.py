"""Strict reading of JSON: every value at its place, every error with a pointer to it."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from .cards import Card
from .errors import BridgeLawsError, ParseError

MAX_TEXT = 1_000_000
MAX_EVENTS = 2_000
MAX_WORDS = 200
MAX_STORY = 5_000


class Node:
    """A place in a JSON document, with the pointer to it."""

    __slots__ = ("pointer", "value")

    def __init__(self, value: Any, pointer: str = "") -> None:
        self.value, self.pointer = value, pointer

    def fail(self, message: str) -> ParseError:
        """An error that points here."""
        return ParseError(message, self.pointer)

    def fields(self, required: tuple[str, ...], optional: tuple[str, ...] = ()) -> dict[str, Node]:
        """The members of an object, none missing and none unknown."""
        if not isinstance(self.value, dict):
            raise self.fail(f"expected an object, not {shown(self.value)}")
        for key in self.value:
            if key not in required and key not in optional:
                known = ", ".join((*required, *optional))
                raise Node(None, f"{self.pointer}/{_escape(key)}").fail(f"unknown key {key!r}; known here: {known}")
        for key in required:
            if key not in self.value:
                raise self.fail(f"{key!r} is missing")
        return {key: Node(value, f"{self.pointer}/{_escape(key)}") for key, value in self.value.items()}

    def items(self) -> list[Node]:
        """The members of an array."""
        if not isinstance(self.value, list):
            raise self.fail(f"expected a list, not {shown(self.value)}")
        return [Node(value, f"{self.pointer}/{n}") for n, value in enumerate(self.value)]

    def text(self, limit: int = MAX_WORDS) -> str:
        """A string of reasonable length."""
        if not isinstance(self.value, str):
            raise self.fail(f"expected a text, not {shown(self.value)}")
        if len(self.value) > limit:
            raise self.fail(f"a text of {len(self.value)} characters; at most {limit} are read")
        if any("\ud800" <= letter <= "\udfff" for letter in self.value):
            raise self.fail("the text holds half a surrogate pair, which is no character")
        return self.value

    def flag(self) -> bool:
        """True or false."""
        if not isinstance(self.value, bool):
            raise self.fail(f"expected true or false, not {shown(self.value)}")
        return self.value

    def number(self, low: int, high: int) -> int:
        """A whole number in a range."""
        if isinstance(self.value, bool) or not isinstance(self.value, int) or not low <= self.value <= high:
            raise self.fail(f"expected a whole number from {low} to {high}, not {shown(self.value)}")
        return self.value

    def parse(self, parser: Callable[[object], Any]) -> Any:
        """A value by a parser of the package; its error then points here."""
        try:
            return parser(self.value)
        except BridgeLawsError as error:
            raise self.fail(getattr(error, "reason", str(error))) from None

    def card(self) -> Card:
        """A card, written as text."""
        if not isinstance(self.value, str):
            raise self.fail(f"expected a card such as HK, not {shown(self.value)}")
        card: Card = self.parse(Card.parse)
        return card

    def cards(self) -> tuple[Card, ...]:
        """A list of different cards."""
        cards = tuple(node.card() for node in self.items())
        if len(set(cards)) != len(cards):
            raise self.fail("the same card is given twice")
        return cards

    def member(self, kind: Any) -> Any:
        """A member of a closed vocabulary."""
        for member in kind:
            if self.value == member.value:
                return member
        known = ", ".join(repr(member.value) for member in kind)
        raise self.fail(f"{shown(self.value)} is not known here; write one of {known}")


def shown(value: object) -> str:
    """A value for an error message, cut short."""
    text = json.dumps(value, ensure_ascii=False, default=str)
    return text if len(text) <= 40 else text[:37] + "..."


def _escape(key: str) -> str:
    return key.replace("~", "~0").replace("/", "~1")


def parse_json(text: str | bytes) -> Any:
    """JSON with its errors as ParseErrors: size, depth, duplicate keys and numbers that are none."""
    if len(text) > MAX_TEXT:
        raise ParseError(f"the case file has {len(text)} characters; at most {MAX_TEXT} are read", "")
    try:
        if isinstance(text, bytes):
            text = text.decode("utf-8")
        return json.loads(text, object_pairs_hook=_unique, parse_constant=_no_constant)
    except UnicodeDecodeError as error:
        raise ParseError(f"the case file is not UTF-8: byte {error.start} cannot be read", "") from None
    except json.JSONDecodeError as error:
        raise ParseError(f"not JSON: {error.msg} at line {error.lineno} column {error.colno}", "") from None
    except RecursionError:
        raise ParseError("the case file is nested too deeply", "") from None
    except BridgeLawsError:
        raise
    except ValueError:
        raise ParseError("not JSON: a number is too long", "") from None


def _unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) != len(pairs):
        seen: set[str] = set()
        for key, _ in pairs:
            if key in seen:
                raise ParseError(f"the key {key!r} stands twice in one object", "")
            seen.add(key)
    return found


def _no_constant(word: str) -> Any:
    raise ParseError(f"{word} is not a JSON value", "")
