"""In the tests every order is what its declaration says when it is given, and so is every file that is opened.

The annotations are mypy's business, as far as it sees; here they are held against what actually happens at the table.
"""

from __future__ import annotations

import re
import types
from collections.abc import Callable, Iterator, Mapping
from dataclasses import fields, is_dataclass
from functools import cache
from typing import Any, Union, get_args, get_origin, get_type_hints

from bridgelaws.board.events import Event
from bridgelaws.board.orders import Order
from bridgelaws.board.table import Table
from bridgelaws.engine import step as engine
from bridgelaws.engine.step import Outcome
from bridgelaws.hearing.hearing import Hearing
from bridgelaws.hearing.law import LawBook

Check = Callable[[Any], bool]


@cache
def _check(hint: Any) -> Check | None:
    """What a value of an annotated type satisfies; None where the annotation leaves everything open."""
    origin, inner = get_origin(hint), get_args(hint)
    if hint is Any:
        return None
    if hint is None or hint is type(None):
        return lambda value: value is None
    if origin in (Union, types.UnionType):
        checks = [_check(each) for each in inner]
        return None if None in checks else lambda value: any(check(value) for check in checks)  # type: ignore[misc]
    if origin is tuple:
        if len(inner) == 2 and inner[1] is Ellipsis:
            return _all_fit(tuple, _check(inner[0]))
        places = [_check(each) or _anything for each in inner]
        return lambda value: (
            isinstance(value, tuple)
            and len(value) == len(places)
            and all(check(each) for each, check in zip(value, places, strict=True))
        )
    if origin is frozenset:
        return _all_fit(frozenset, _check(inner[0]))
    if isinstance(hint, type) and origin is None:
        return lambda value: isinstance(value, hint)
    return (lambda value: isinstance(value, Mapping)) if origin in (Mapping, dict) else None


def _anything(_: Any) -> bool:
    return True


def _all_fit(kind: type, check: Check | None) -> Check:
    if check is None:
        return lambda value: isinstance(value, kind)
    return lambda value: isinstance(value, kind) and all(map(check, value))


def fits(value: Any, hint: Any) -> bool:
    """Whether a value is of an annotated type; what the annotation leaves open fits."""
    check = _check(hint)
    return check is None or check(value)


@cache
def _fields(kind: type) -> tuple[tuple[str, Check, Any], ...]:
    """The fields of a dataclass or named tuple, and what each must be."""
    names = [field.name for field in fields(kind)] if is_dataclass(kind) else kind._fields  # type: ignore[attr-defined]
    hints = get_type_hints(kind)
    return tuple((name, _check(hints.get(name, Any)) or _anything, hints.get(name, Any)) for name in names)


@cache
def _looked_into(kind: type) -> bool:
    """Whether what is inside a value is looked at as well; a table is not: that is all there is."""
    return is_dataclass(kind) and not issubclass(kind, Table)


def misfits(thing: Any) -> Iterator[str]:
    """The fields of a dataclass or named tuple, and of those inside it, that are not of their declared types."""
    for name, check, hint in _fields(type(thing)):
        value = getattr(thing, name)
        if not check(value):
            yield f"{type(thing).__name__}.{name} is {value!r}, not {hint}"
        elif _looked_into(type(value)):
            yield from misfits(value)


def _rule(given: Callable[..., None]) -> Callable[..., None]:
    def rule(self: Hearing, authority: Any, *orders: Order, also: Any = ()) -> None:
        for order in orders:
            assert isinstance(order, Order), f"{order!r} is no order"
            wrong = list(misfits(order))
            assert not wrong, "; ".join(wrong)
            assert not re.search(r"\bNone\b", str(order)), str(order)
        given(self, authority, *orders, also=also)

    return rule


def _step(taken: Callable[..., Outcome]) -> Callable[..., Outcome]:
    def step(before: Outcome | Table, event: Event, *book: LawBook) -> Outcome:
        outcome = taken(before, event, *book)
        table = before if isinstance(before, Table) else before.table
        known = {id(incident) for incident in table.docket}
        made = [incident for incident in outcome.table.docket if id(incident) not in known]
        for thing in (*made, outcome.table.counted, outcome.table.call):
            wrong = list(misfits(thing)) if thing is not None else []
            assert not wrong, "; ".join(wrong)
        return outcome

    return step


def watch() -> None:
    """From now on hold everything that is ordered or filed against its declaration."""
    if not hasattr(Hearing.rule, "watched"):
        Hearing.rule = _rule(Hearing.rule)  # type: ignore[method-assign]
        Hearing.rule.watched = True  # type: ignore[attr-defined]
        engine.step = _step(engine.step)
