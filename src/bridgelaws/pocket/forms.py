"""What requests may hold, checked as the server does, in the same words; a test sends the same to both.

The server's checks come from the library that also describes its interface; that library is too large for a browser.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from ..book.editions import edition as known
from ..errors import BridgeLawsError
from ..files.nodes import Node
from ..office.errors import Wrong

Place = tuple[Any, ...]
# Gives the value as it is used, and notes what is wrong with it.
Check = Callable[[Any, Place, list[Wrong]], Any]

_OBJECT = "Input should be a valid dictionary or object to extract fields from"


class Invalid(Exception):
    """A request with values that it cannot have."""

    def __init__(self, wrong: Sequence[Wrong]) -> None:
        super().__init__("invalid")
        self.wrong = wrong


class Field(NamedTuple):
    """A field of a request: how it is checked, and its value where it is left out; without one it is required."""

    check: Check
    default: Any = ...


def _no(wrong: list[Wrong], place: Place, english: str) -> None:
    wrong.append(Wrong(place, None, english))


def text(most: int, least: int = 0) -> Check:
    """A text as it is written."""

    def check(value: Any, place: Place, wrong: list[Wrong]) -> Any:
        if not isinstance(value, str):
            return _no(wrong, place, "Input should be a valid string")
        if len(value) > most:
            return _no(wrong, place, f"String should have at most {most} characters")
        if len(value) < least:
            return _no(wrong, place, f"String should have at least {least} characters")
        return value

    return check


def line(most: int, least: int = 0) -> Check:
    """A text that can be shown: no half characters, no control characters, not too long."""

    def check(value: Any, place: Place, wrong: list[Wrong]) -> Any:
        found = text(most)(value, place, wrong)
        if found is None:
            return None
        try:
            found = Node(found).text(most).strip()
        except BridgeLawsError as error:
            wrong.append(Wrong(place, error, ""))
            return None
        if len(found) < least:
            return _no(wrong, place, f"Value should have at least {least} item after validation, not {len(found)}")
        return found

    return check


def whole(least: int, most: int, *, written: bool = False) -> Check:
    """A whole number; one in an address is written."""

    def check(value: Any, place: Place, wrong: list[Wrong]) -> Any:
        found = _written(value) if written else value
        if not isinstance(found, int) or isinstance(found, bool):
            more = ", unable to parse string as an integer" if written else ""
            return _no(wrong, place, f"Input should be a valid integer{more}")
        if found < least:
            return _no(wrong, place, f"Input should be greater than or equal to {least}")
        if found > most:
            return _no(wrong, place, f"Input should be less than or equal to {most}")
        return found

    return check


def _written(value: str) -> int | None:
    """A number as it is written in an address: 12, and 12.0 as well."""
    digits, _, fraction = value.strip().partition(".")
    if fraction.strip("0"):
        return None
    try:
        return int(digits)
    except ValueError:
        return None


def edition(*, written: bool = False) -> Check:
    """An edition of the Laws by its year."""

    def check(value: Any, place: Place, wrong: list[Wrong]) -> Any:
        found = whole(-(10**9), 10**9, written=written)(value, place, wrong)
        if found is None:
            return None
        try:
            return known(found).year
        except BridgeLawsError as error:
            wrong.append(Wrong(place, error, ""))

    return check


def one_of(*values: str) -> Check:
    """One of a few."""
    *first, last = [repr(value) for value in values]
    english = f"Input should be {', '.join(first)} or {last}"

    def check(value: Any, place: Place, wrong: list[Wrong]) -> Any:
        return value if isinstance(value, str) and value in values else _no(wrong, place, english)

    return check


def flag(value: Any, place: Place, wrong: list[Wrong]) -> Any:
    """Yes or no, as addresses write it."""
    known = dict.fromkeys(("1", "true", "t", "yes", "y", "on"), True)
    known |= dict.fromkeys(("0", "false", "f", "no", "n", "off"), False)
    if value.lower() not in known:
        return _no(wrong, place, "Input should be a valid boolean, unable to interpret input")
    return known[value.lower()]


def truth(value: Any, place: Place, wrong: list[Wrong]) -> Any:
    """True or false."""
    return value if isinstance(value, bool) else _no(wrong, place, "Input should be a valid boolean")


def anything(value: Any, place: Place, wrong: list[Wrong]) -> Any:
    """A JSON object; what it means is read elsewhere."""
    return value if isinstance(value, dict) else _no(wrong, place, "Input should be a valid dictionary")


def listed(each: Check, most: int) -> Check:
    """Several of a kind."""

    def check(value: Any, place: Place, wrong: list[Wrong]) -> Any:
        if not isinstance(value, list):
            return _no(wrong, place, "Input should be a valid list")
        if len(value) > most:
            return _no(wrong, place, f"List should have at most {most} items after validation, not {len(value)}")
        return [each(item, (*place, number), wrong) for number, item in enumerate(value)]

    return check


def pair(each: Check) -> Check:
    """Two of a kind."""

    def check(value: Any, place: Place, wrong: list[Wrong]) -> Any:
        if not isinstance(value, list):
            return _no(wrong, place, "Input should be a valid tuple")
        if len(value) > 2:
            return _no(wrong, place, f"Tuple should have at most 2 items after validation, not {len(value)}")
        found = tuple(each(item, (*place, number), wrong) for number, item in enumerate(value))
        for missing in range(len(value), 2):
            _no(wrong, (*place, missing), "Field required")
        return found

    return check


def by_seat(each: Check) -> Check:
    """Something for some of the seats."""
    seat = one_of("N", "E", "S", "W")

    def check(value: Any, place: Place, wrong: list[Wrong]) -> Any:
        if not isinstance(value, dict):
            return _no(wrong, place, "Input should be a valid dictionary")
        for letter in value:
            seat(letter, (*place, letter, "[key]"), wrong)
        return {letter: each(item, (*place, letter), wrong) for letter, item in value.items()}

    return check


def maybe(check: Check) -> Check:
    """The same, or null."""
    return lambda value, place, wrong: None if value is None else check(value, place, wrong)


def form(fields: Mapping[str, Field]) -> Check:
    """An object with these fields and no others."""

    def check(value: Any, place: Place, wrong: list[Wrong]) -> Any:
        if not isinstance(value, dict):
            return _no(wrong, place, _OBJECT)
        found = {}
        for name, each in fields.items():
            if name in value:
                found[name] = each.check(value[name], (*place, name), wrong)
            elif each.default is ...:
                _no(wrong, (*place, name), "Field required")
            else:
                found[name] = each.default
        for name in value:
            if name not in fields:
                _no(wrong, (*place, name), "Extra inputs are not permitted")
        return found

    return check


def query(fields: Mapping[str, Field], given: Mapping[str, str], wrong: list[Wrong]) -> dict[str, Any]:
    """What an address asks for; what it does not know is passed over."""
    return dict(form(fields)({name: given[name] for name in fields if name in given}, ("query",), wrong))
