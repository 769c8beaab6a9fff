"""Dataclasses that never change, as the standard library has them, for what is imported at every start.

There a frozen dataclass costs six functions, each compiled from text when its module is imported: for sixty classes
that was a third of the time in which a command starts. Here one is compiled, `__init__`, which writes each field
straight to its place; the others are the same for all. To a type checker they are the library's own.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from functools import cache
from operator import attrgetter
from types import MemberDescriptorType
from typing import TYPE_CHECKING, Any, NamedTuple

__all__ = ["dataclass", "field", "fields", "replace"]

_NOTHING: Any = object()  # where there is no default


class _Field(NamedTuple):
    """What is said of a field beside its type."""

    default: Any = _NOTHING
    default_factory: Any = _NOTHING
    init: bool = True
    repr: bool = True
    hash: bool = True
    compare: bool = True
    kw_only: bool = False
    name: str = ""


def _dataclass(
    *, frozen: bool, slots: bool = False, eq: bool = True, repr: bool = True, kw_only: bool = False
) -> Callable[[type], type]:
    assert frozen

    def made(cls: type) -> type:
        space, hints = dict(cls.__dict__), cls.__annotations__
        own = {
            n: _field(n, space.get(n, _NOTHING), kw_only)
            for n, hint in hints.items()
            if not hint.startswith("ClassVar")
        }
        bases = [each.__dict__.get("_fields_of", {}) for each in reversed(cls.__mro__)]
        fields: dict[str, _Field] = {name: each for above in (*bases, own) for name, each in above.items()}
        added = _COMMON | {
            "_fields_of": fields,
            "__match_args__": tuple(n for n, each in fields.items() if each.init and not each.kw_only),
        }
        if repr:
            added |= {"__repr__": space.get("__repr__", _repr)}
        if eq:
            added |= {
                "_compared": _parts(n for n, each in fields.items() if each.compare),
                "_hashed": _parts(n for n, each in fields.items() if each.compare and each.hash),
                "__eq__": space.get("__eq__", _eq),
                "__hash__": space.get("__hash__") or _hash,
            }
        if slots:
            # A class has its slots from the start: it is made once more, without the defaults, which `__init__` has.
            kept = {n: value for n, value in space.items() if n not in own and n not in ("__dict__", "__weakref__")}
            cls = type(cls)(cls.__name__, cls.__bases__, kept | added | _PICKLED | {"__slots__": tuple(own)})
        else:
            for name, value in added.items():
                setattr(cls, name, value)
        cls.__init__ = _init(cls, fields)  # type: ignore[misc]
        return cls

    return made


def _field(name: str, default: Any, kw_only: bool) -> _Field:
    said = default if isinstance(default, _Field) else _Field(default)
    return said._replace(name=name, kw_only=kw_only)


def _parts(names: Iterable[str]) -> Callable[[Any], Any]:
    """What gives the values of some fields, to be compared."""
    names = tuple(names)
    return attrgetter(*names) if names else type


def _init(cls: type, fields: dict[str, _Field]) -> Any:
    """An `__init__` that writes to the slots by their own setters, and all that has none into the dict at once."""
    known: dict[str, Any] = {"_nothing": _NOTHING, "_set": object.__setattr__}
    arguments, named, lines, items = ["self"], ["*"], [], []
    for name, each in fields.items():
        if not each.init:
            continue
        argument = value = name
        if each.default is not _NOTHING:
            argument, known[f"_default_{name}"] = f"{name}=_default_{name}", each.default
        elif each.default_factory is not _NOTHING:
            argument, known[f"_make_{name}"] = f"{name}=_nothing", each.default_factory
            value = f"_make_{name}() if {name} is _nothing else {name}"
        (named if each.kw_only else arguments).append(argument)
        slot = getattr(cls, name, None)
        if isinstance(slot, MemberDescriptorType):
            known[f"_set_{name}"] = slot.__set__
            lines.append(f"_set_{name}(self, {value})")
        else:
            items.append(f"{name!r}: {value}")
    if items:
        lines.append(f"_set(self, '__dict__', {{{', '.join(items)}}})")
    if hasattr(cls, "__post_init__"):
        lines.append("self.__post_init__()")
    head = ", ".join(arguments + named if len(named) > 1 else arguments)
    exec(f"def __init__({head}):\n " + "\n ".join(lines or ["pass"]), known)
    return known["__init__"]


# What is the same for all


def _setattr(self: Any, name: str, value: object) -> None:
    raise AttributeError(f"cannot assign to {name!r}: a {type(self).__name__} never changes")


def _delattr(self: Any, name: str) -> None:
    raise AttributeError(f"cannot delete {name!r}: a {type(self).__name__} never changes")


def _repr(self: Any) -> str:
    shown = [f"{name}={getattr(self, name)!r}" for name, each in self._fields_of.items() if each.repr]
    return f"{type(self).__qualname__}({', '.join(shown)})"


def _eq(self: Any, other: Any) -> Any:
    return self._compared(self) == self._compared(other) if type(self) is type(other) else NotImplemented


def _hash(self: Any) -> int:
    return hash(self._hashed(self))


def _getstate(self: Any) -> list[Any]:
    return [getattr(self, name) for name in self._fields_of]


def _setstate(self: Any, state: list[Any]) -> None:
    for name, value in zip(self._fields_of, state, strict=True):
        object.__setattr__(self, name, value)


def _replace(value: Any, /, **changes: Any) -> Any:
    """The same value with some fields changed."""
    kept = {n: getattr(value, n) for n, each in value._fields_of.items() if each.init and n not in changes}
    return type(value)(**kept, **changes)


def _fields(kind: Any) -> tuple[_Field, ...]:
    """The fields of a class, or of a value."""
    return tuple(kind._fields_of.values())


class _Known:
    """By which the standard library knows a dataclass. Whoever looks for it has imported the library."""

    def __init__(self, name: str) -> None:
        self.name = name

    def __get__(self, value: object, kind: Any) -> Any:
        if "dataclasses" not in sys.modules:
            raise AttributeError(self.name)
        return getattr(_in_the_library(kind), self.name)


@cache
def _in_the_library(kind: Any) -> Any:
    """A dataclass of the library with the same fields."""
    library = sys.modules["dataclasses"]
    hints = {name: hint for each in reversed(kind.__mro__[:-1]) for name, hint in each.__annotations__.items()}
    said = {
        name: {key: value for key, value in each._asdict().items() if value is not _NOTHING and key != "name"}
        for name, each in kind._fields_of.items()
    }
    made = [(name, hints[name], library.field(**each)) for name, each in said.items()]
    return library.make_dataclass(kind.__name__, made, frozen=True)


_COMMON: dict[str, Any] = {
    "__setattr__": _setattr,
    "__delattr__": _delattr,
    **{name: _Known(name) for name in ("__dataclass_fields__", "__dataclass_params__")},
}
_PICKLED: dict[str, Any] = {"__getstate__": _getstate, "__setstate__": _setstate}

if TYPE_CHECKING:
    from dataclasses import dataclass, field, fields, replace
else:
    dataclass, field, fields, replace = _dataclass, _Field, _fields, _replace
