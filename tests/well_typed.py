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


@cache
def _hints(kind: type) -> dict[str, Any]:
    return get_type_hints(kind)


def fits(value: Any, hint: Any) -> bool:
    """Whether a value is of an annotated type; what the annotation leaves open fits."""
    origin, inner = get_origin(hint), get_args(hint)
    if hint is Any:
        return True
    if hint is None or hint is type(None):
        return value is None
    if origin in (Union, types.UnionType):
        return any(fits(value, each) for each in inner)
    if origin is tuple:
        if not isinstance(value, tuple):
            return False
        if len(inner) == 2 and inner[1] is Ellipsis:
            return all(fits(each, inner[0]) for each in value)
        return len(value) == len(inner) and all(fits(each, kind) for each, kind in zip(value, inner, strict=True))
    if origin is frozenset:
        return isinstance(value, frozenset) and all(fits(each, inner[0]) for each in value)
    if isinstance(hint, type) and not isinstance(value, hint):
        return False
    return origin not in (Mapping, dict) or isinstance(value, Mapping)


def misfits(thing: Any) -> Iterator[str]:
    """The fields of a dataclass or named tuple, and of those inside it, that are not of their declared types."""
    names = [field.name for field in fields(thing)] if is_dataclass(thing) else thing._fields
    for name in names:
        value, hint = getattr(thing, name), _hints(type(thing)).get(name, Any)
        if not fits(value, hint):
            yield f"{type(thing).__name__}.{name} is {value!r}, not {hint}"
        elif is_dataclass(value) and not isinstance(value, type | Table):
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
