"""Frozen dataclasses made here beside those of the standard library, which does it more slowly."""

from __future__ import annotations

import copy
import dataclasses
import pickle
from typing import Any, ClassVar, NamedTuple, get_type_hints

import pytest

from bridgelaws.values import frozen


@frozen.dataclass(frozen=True, slots=True)
class Ours:
    a: int
    b: str = "b"
    c: list[int] = frozen.field(default_factory=list, compare=False, repr=False)
    d: int = frozen.field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "d", 2 * self.a)


@dataclasses.dataclass(frozen=True, slots=True)
class Theirs:
    a: int
    b: str = "b"
    c: list[int] = dataclasses.field(default_factory=list, compare=False, repr=False)
    d: int = dataclasses.field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "d", 2 * self.a)


class Below(Ours):
    __slots__ = ()


@frozen.dataclass(frozen=True, kw_only=True, eq=False, repr=False)
class InDict:
    law: ClassVar[str] = "54"
    a: int
    b: tuple[int, ...] = ()


@frozen.dataclass(frozen=True, kw_only=True, eq=False, repr=False)
class MoreInDict(InDict):
    c: int = 3


@pytest.mark.parametrize("kind", [Ours, Theirs])
def test_a_value(kind: Any) -> None:
    one = kind(1, c=[1])
    assert (one.a, one.b, one.c, one.d) == (1, "b", [1], 2)
    assert one == kind(1)
    assert hash(one) == hash(kind(1))
    assert one != kind(2)
    assert repr(one) == f"{kind.__name__}(a=1, b='b')"
    assert kind.__match_args__ == ("a", "b", "c")
    assert dataclasses.replace(one, a=3) == kind(3)
    assert dataclasses.is_dataclass(one)
    assert [(each.name, each.init, each.compare) for each in dataclasses.fields(kind)] == [
        ("a", True, True),
        ("b", True, True),
        ("c", True, False),
        ("d", False, False),
    ]
    assert pickle.loads(pickle.dumps(one)) == copy.deepcopy(one) == one
    assert not hasattr(one, "__dict__")
    assert kind(1).c is not kind(1).c


@pytest.mark.parametrize("kind", [Ours, Theirs])
def test_it_never_changes(kind: Any) -> None:
    with pytest.raises(AttributeError, match="cannot assign"):
        kind(1).a = 2
    with pytest.raises(AttributeError, match="cannot delete"):
        del kind(1).a
    with pytest.raises(TypeError):
        kind()
    with pytest.raises(TypeError):
        kind(1, e=2)


def test_two_kinds_are_never_equal() -> None:
    assert Below(1) == Below(1)
    assert Below(1) != Ours(1)
    assert frozen.replace(Below(1), a=2) == Below(2)


def test_one_with_a_dict() -> None:
    more = MoreInDict(a=1)
    assert vars(more) == {"a": 1, "b": (), "c": 3}
    assert more.law == "54"
    assert more != MoreInDict(a=1)
    assert [each.name for each in frozen.fields(MoreInDict)] == ["a", "b", "c"]
    assert MoreInDict.__match_args__ == ()
    with pytest.raises(TypeError):
        MoreInDict(1)  # type: ignore[misc]


def test_the_library_may_build_on_it() -> None:
    @dataclasses.dataclass(frozen=True, kw_only=True)
    class Built(MoreInDict):
        d: int = 4

    assert vars(Built(a=1)) == {"a": 1, "b": (), "c": 3, "d": 4}


class OurRecord(frozen.NamedTuple):
    """A record."""

    a: int
    b: str = "b"

    @property
    def twice(self) -> int:
        return 2 * self.a


class TheirRecord(NamedTuple):
    """A record."""

    a: int
    b: str = "b"

    @property
    def twice(self) -> int:
        return 2 * self.a


def test_a_record_is_as_the_library_makes_it() -> None:
    ours, theirs = OurRecord(1), TheirRecord(1)
    assert tuple(ours) == tuple(theirs)
    assert repr(ours).removeprefix("OurRecord") == repr(theirs).removeprefix("TheirRecord") == "(a=1, b='b')"
    assert (ours.twice, ours._replace(a=3).twice) == (2, 6)
    assert pickle.loads(pickle.dumps(ours)) == copy.deepcopy(ours) == ours
    for name in ("__doc__", "__bases__", "_fields", "_field_defaults"):
        assert getattr(OurRecord, name) == getattr(TheirRecord, name)
    assert get_type_hints(OurRecord) == get_type_hints(TheirRecord) == {"a": int, "b": str}
    assert OurRecord.__module__ == TheirRecord.__module__
    with pytest.raises(TypeError):
        OurRecord()  # type: ignore[call-arg]
    with pytest.raises(AttributeError):
        ours.a = 2  # type: ignore[misc]


def test_a_class_below_one_of_which_there_is_no_value_yet_has_its_own_fields() -> None:
    @frozen.dataclass(frozen=True, slots=True)
    class Above:
        a: int

    @frozen.dataclass(frozen=True, slots=True)
    class Below(Above):
        b: int = 2

    class Same(Above):
        __slots__ = ()

    assert repr(Same(1)).endswith("Same(a=1)")
    assert repr(Below(1)).endswith("Below(a=1, b=2)")
    assert repr(Above(3)).endswith("Above(a=3)")
    with pytest.raises(TypeError):
        Above(1, 2)  # type: ignore[call-arg]
