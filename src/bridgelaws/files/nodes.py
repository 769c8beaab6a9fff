"""Strict reading of JSON: every value at its place, every error with a pointer to it."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

from ..errors import BridgeLawsError, ParseError, quoted, visible
from ..values.cards import CARDS, Card
from ..words.message import Message
from . import words

MAX_TEXT = 1_000_000
MAX_EVENTS = 500
MAX_RESTRICTIONS = 52
MAX_WORDS = 200
MAX_LIST = 52
MAX_STORY = 5_000
MAX_DEPTH = 16
MAX_DIGITS = 15

# Control characters, and those that turn the direction in which a line is read, so that it shows what it does not say.
# Neither pattern is compiled before some text needs it: nothing that they look for can be printed.
_UNSEEN = "[\0-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069]"
_HALF = "[\ud800-\udfff]"
_LINES = str.maketrans("", "", "\t\n\r")


class Node:
    """A place in a JSON document, with the pointer to it."""

    __slots__ = ("pointer", "value")

    def __init__(self, value: Any, pointer: str = "") -> None:
        self.value, self.pointer = value, pointer

    def fail(self, message: Message) -> ParseError:
        """An error that points here."""
        return ParseError(message, self.pointer)

    def fields(self, required: tuple[str, ...], optional: tuple[str, ...] = ()) -> dict[str, Node]:
        """The members of an object, none missing and none unknown."""
        if not isinstance(self.value, dict):
            raise self.fail(words.EXPECTED_OBJECT(shown(self.value)))
        for key in self.value:
            if key not in required and key not in optional:
                known = (*required, *optional)
                unknown = words.UNKNOWN_KEY(quoted(key), known) if known else words.UNKNOWN_KEY_NONE(quoted(key))
                raise Node(None, self.pointer + _step(key)).fail(unknown)
        for key in required:
            if key not in self.value:
                raise self.fail(words.MISSING(repr(key)))
        return {key: Node(value, self.pointer + _step(key)) for key, value in self.value.items()}

    def items(self) -> list[Node]:
        """The members of an array."""
        if not isinstance(self.value, list):
            raise self.fail(words.EXPECTED_LIST(shown(self.value)))
        return [Node(value, f"{self.pointer}/{n}") for n, value in enumerate(self.value)]

    def text(self, limit: int = MAX_WORDS) -> str:
        """A string of reasonable length."""
        if not isinstance(self.value, str):
            raise self.fail(words.EXPECTED_TEXT(shown(self.value)))
        if len(self.value) > limit:
            raise self.fail(words.TEXT_TOO_LONG(len(self.value), limit))
        if self.value.isprintable():
            return self.value
        if re.search(_HALF, self.value):
            raise self.fail(words.HALF_A_CHARACTER())
        unseen = re.search(_UNSEEN, self.value if limit <= MAX_WORDS else self.value.translate(_LINES))
        if unseen:
            raise self.fail(words.UNSEEN_CHARACTER(f"U+{ord(unseen[0]):04X}"))
        return self.value

    def flag(self) -> bool:
        """True or false."""
        if not isinstance(self.value, bool):
            raise self.fail(words.EXPECTED_FLAG(shown(self.value)))
        return self.value

    def number(self, low: int, high: int) -> int:
        """A whole number in a range."""
        if isinstance(self.value, bool) or not isinstance(self.value, int) or not low <= self.value <= high:
            raise self.fail(words.EXPECTED_NUMBER(low, high, shown(self.value)))
        return self.value

    def parse(self, parser: Callable[[object], Any]) -> Any:
        """A value by a parser of the package; its error then points here."""
        try:
            return parser(self.value)
        except BridgeLawsError as error:
            raise self.fail(error.what) from None

    def card(self) -> Card:
        """A card, written as text."""
        if not isinstance(self.value, str):
            raise self.fail(words.EXPECTED_CARD(shown(self.value)))
        card: Card = self.parse(Card.parse)
        return card

    def cards(self) -> tuple[Card, ...]:
        """A list of different cards."""
        cards = tuple(node.card() for node in self.items()[: len(CARDS) + 1])
        if len(set(cards)) != len(cards):
            raise self.fail(words.SAME_CARD_TWICE())
        return cards

    def member(self, kind: Any) -> Any:
        """A member of a closed vocabulary."""
        for member in kind:
            if self.value == member.value:
                return member
        known = tuple(repr(member.value) for member in kind)
        raise self.fail(words.EXPECTED_ONE_OF(shown(self.value), known))


def shown(value: object) -> str:
    """A value for an error message, cut short."""
    text = json.dumps(value, ensure_ascii=False, default=str)
    return visible(text if len(text) <= 40 else text[:37] + "...")


def _step(key: str) -> str:
    """A step of a pointer; none for a key that no one could write down: the object that holds it is pointed at."""
    if len(key) > MAX_WORDS or (not key.isprintable() and re.search(_HALF, key)):
        return ""
    return "/" + key.replace("~", "~0").replace("/", "~1")


def _text(given: object) -> str:
    """What was given as the text that it is, if it is one and not too long."""
    if not isinstance(given, str | bytes):
        raise ParseError(words.NOT_TEXT(quoted(given)), "")
    if len(given) > MAX_TEXT:
        too_many = words.TOO_MANY_BYTES if isinstance(given, bytes) else words.TOO_MANY_CHARACTERS
        raise ParseError(too_many(len(given), MAX_TEXT), "")
    try:
        if isinstance(given, bytes):
            given = given.decode("utf-8")
    except UnicodeDecodeError as error:
        raise ParseError(words.NOT_UTF8(error.start), "") from None
    if given.startswith("\ufeff"):
        raise ParseError(words.BYTE_ORDER_MARK(), "")
    return given


def parse_json(text: str | bytes) -> Any:
    """JSON with its errors as ParseErrors: size, depth, duplicate keys and numbers that are none."""
    text = _text(text)
    # A document with so few brackets cannot be too deep.
    if text.count("[") + text.count("{") > MAX_DEPTH:
        _not_too_deep(text)
    try:
        return _PLAIN.decode(text)
    except (_Misread, json.JSONDecodeError):
        return _read_slowly(text)


class _Misread(Exception):
    """Something in a document could not be read; where it is is found by reading it once more."""


def _unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) != len(pairs):
        raise _Misread
    return found


def _whole(digits: str) -> int:
    if len(digits) > MAX_DIGITS:
        raise _Misread
    return int(digits)


def _constant(word: str) -> Any:
    raise _Misread


# Made once: to make a decoder takes longer than to read what is usually sent.
_PLAIN = json.JSONDecoder(object_pairs_hook=_unique, parse_int=_whole, parse_constant=_constant)


def _read_slowly(text: str) -> Any:
    """The same, with an error that points at the first thing that could not be read."""
    wrong: list[_Wrong] = []

    def misread(reason: Message, key: str | None = None) -> _Wrong:
        wrong.append(_Wrong(reason, key))
        return wrong[-1]

    def unique(pairs: list[tuple[str, Any]]) -> Any:
        found = dict(pairs)
        if len(found) == len(pairs):
            return found
        seen: set[str] = set()
        for key, _ in pairs:
            if key in seen:
                return misread(words.KEY_TWICE(quoted(key)), key)
            seen.add(key)
        return found

    def whole(digits: str) -> Any:
        if len(digits) <= MAX_DIGITS:
            return int(digits)
        return misread(words.TOO_MANY_DIGITS(len(digits)))

    def constant(word: str) -> Any:
        return misread(words.NOT_A_JSON_VALUE(word))

    try:
        value = json.loads(text, object_pairs_hook=unique, parse_int=whole, parse_constant=constant)
    except json.JSONDecodeError as error:
        read_so = words.READ_SO.get(error.msg)
        why = error.msg if read_so is None else read_so()
        raise ParseError(words.NOT_JSON(why, error.lineno, error.colno), "") from None
    if wrong:
        raise _found(value, wrong)
    return value


class _Wrong:
    """Stands in a document for what could not be read, until its place is known."""

    __slots__ = ("key", "reason")

    def __init__(self, reason: Message, key: str | None) -> None:
        self.reason, self.key = reason, key


def _found(document: Any, wrong: list[_Wrong]) -> ParseError:
    """The error for the first thing that could not be read, pointing at its place."""
    waiting = [Node(document)]
    while waiting:
        node = waiting.pop()
        value = node.value
        if isinstance(value, _Wrong):
            return ParseError(value.reason, node.pointer + ("" if value.key is None else _step(value.key)))
        if isinstance(value, dict):
            waiting += [Node(part, node.pointer + _step(key)) for key, part in reversed(value.items())]
        elif isinstance(value, list):
            waiting += [Node(part, f"{node.pointer}/{n}") for n, part in reversed(list(enumerate(value)))]
    return ParseError(wrong[0].reason, "")


# A string ends at its quotation mark or with the text, so that none is looked at twice.
_BRACKETS = re.compile(r'"(?:[^"\\]++|\\[\s\S])*+"?|[\[{]|[\]}]')
_TOKENS = r'"(?:[^"\\]++|\\[\s\S])*+"?|[\[\]{},:]'


def _not_too_deep(text: str) -> None:
    """Look at the brackets alone: how deep a reader can go depends on the machine, and must not."""
    depth = 0
    for found in _BRACKETS.finditer(text):
        match found[0]:
            case "[" | "{":
                depth += 1
                if depth > MAX_DEPTH:
                    where = _pointer_at(text[: found.start()])
                    raise ParseError(words.TOO_DEEP(MAX_DEPTH), where)
            case "]" | "}":
                depth -= 1


def _pointer_at(text: str) -> str:
    """The pointer to the value that would come next in a document cut off here."""
    path: list[str | int] = []
    last = ""
    for found in re.finditer(_TOKENS, text):
        match found[0]:
            case "[":
                path.append(0)
            case "{":
                path.append("")
            case "]" | "}":
                del path[-1:]
            case "," if path and isinstance(path[-1], int):
                path[-1] += 1
            case ":" if path and isinstance(path[-1], str):
                path[-1] = last
            case word:
                last = word[1:-1]
    steps = [str(step) for step in path]
    return "" if any("\\" in step for step in steps) else "".join(map(_step, steps))
