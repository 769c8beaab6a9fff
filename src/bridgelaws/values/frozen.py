"""Dataclasses that never change, as the standard library has them, for what is imported at every start.

There a frozen dataclass costs six functions, each compiled from text when its module is imported: for sixty classes
that was a third of the time in which a command starts. Here one is compiled, `__init__`, which writes each field
straight to its place, and that when a first value is made: most commands meet few of the kinds that there are. The
others are the same for all. To a type checker they are the library's own.
"""

from __future__ import annotations

import sys
from collections import namedtuple
from collections.abc import Callable, Iterable
from functools import cache
from operator import attrgetter
from types import MemberDescriptorType
from typing import TYPE_CHECKING, Any

__all__ = ["NamedTuple", "dataclass", "field", "fields", "once", "replace"]

_NOTHING: Any = object()  # where there is no default
_tuple: Any = namedtuple  # a checker wants to see which
_new_tuple = tuple.__new__


# Records


class _Records(type):
    """Makes of a class with annotated fields a tuple with names, as `typing.NamedTuple` does.

    That compiles the annotation of each field, to see whether it may be one: a twentieth of a start.
    """

    def __new__(meta, name: str, bases: tuple[type, ...], space: dict[str, Any]) -> Any:
        if not bases:
            return super().__new__(meta, name, bases, space)
        hints = space.pop("__annotations__", {})
        defaults = [space.pop(each) for each in hints if each in space]
        made: Any = _tuple(name, hints, defaults=defaults, module=space["__module__"])
        made.__annotations__ = made.__new__.__annotations__ = hints
        made._replace = _changed
        for key, value in space.items():
            if key not in ("__module__", "__classcell__"):
                setattr(made, key, value)
        return made


def _changed(self: Any, /, **changes: Any) -> Any:
    """The same record with some parts changed: the library's own goes through two functions, as often as it is used."""
    new = _new_tuple(type(self), map(changes.pop, self._fields, self))
    if changes:
        raise TypeError(f"a {type(self).__name__} has no {', '.join(changes)}")
    return new


if TYPE_CHECKING:
    from typing import NamedTuple
else:

    class NamedTuple(metaclass=_Records):
        """A tuple whose parts have names."""

        __slots__ = ()


# Values


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
            for name in own:
                if name in space:  # `__init__` has the default; Python finds a part sooner if its class has none
                    delattr(cls, name)
            for name, value in added.items():
                setattr(cls, name, value)
        cls.__init__ = _at_first(cls, fields)  # type: ignore[misc]
        return cls

    return made


def _field(name: str, default: Any, kw_only: bool) -> _Field:
    said = default if isinstance(default, _Field) else _Field(default)
    return said._replace(name=name, kw_only=kw_only)


def _parts(names: Iterable[str]) -> Callable[[Any], Any]:
    """What gives the values of some fields, to be compared."""
    names = tuple(names)
    return attrgetter(*names) if names else type


def _at_first(cls: type, fields: dict[str, _Field]) -> Any:
    """The `__init__` of a class of which there is no value yet: it makes way for the real one."""

    def first(self: Any, *values: Any, **named: Any) -> None:
        made = cls.__init__ = _init(cls, fields)  # type: ignore[misc]
        made(self, *values, **named)

    return first


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


# What follows from such a value


class _Once:
    """A property that writes its result into the dict of its value, where it is found from then on.

    The library's own takes a lock each time; two threads that come at once work out the same.
    """

    def __init__(self, work: Callable[[Any], Any]) -> None:
        self.work, self.name, self.__doc__ = work, work.__name__, work.__doc__

    def __get__(self, value: Any, kind: type) -> Any:
        if value is None:
            return self
        result = value.__dict__[self.name] = self.work(value)
        return result


_COMMON: dict[str, Any] = {
    "__setattr__": _setattr,
    "__delattr__": _delattr,
    **{name: _Known(name) for name in ("__dataclass_fields__", "__dataclass_params__")},
}
_PICKLED: dict[str, Any] = {"__getstate__": _getstate, "__setstate__": _setstate}

if TYPE_CHECKING:
    from dataclasses import dataclass, field, fields, replace
    from functools import cached_property as once
else:
    dataclass, field, fields, replace, once = _dataclass, _Field, _fields, _replace, _Once
