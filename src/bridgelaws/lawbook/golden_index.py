"""Which golden case relies on which provision: the index that ships with the package.

Working it out means ruling on every golden case; `python -m bridgelaws.lawbook.coverage_matrix` does that and writes
the index.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Any

from .. import laws as _laws  # noqa: F401 (the laws fill the registry)
from ..book.editions import EDITIONS, REGISTRY, Edition
from ..words.message import Message, Says

FILE = "golden_index.json"
Relied = Mapping[str, Mapping[Edition, tuple[str, ...]]]  # by the name of a provision or the id of a reading


@dataclass(frozen=True, slots=True)
class GoldenCase:
    """A golden case as the index has it: its title, and the numbers that it says it is about."""

    id: str
    title: str
    about: tuple[str, ...]

    @property
    def called(self) -> Message:
        """Its title as a message: the catalogues of titles are `cases.po`."""
        return Message(Says(f"cases.{self.id}", ()), ())


@dataclass(frozen=True, slots=True)
class Index:
    """The golden cases, and those that rely on each provision and reading, edition by edition."""

    cases: Mapping[str, GoldenCase]
    provisions: Relied
    readings: Relied


@dataclass(frozen=True, slots=True)
class Row:
    """A version of a provision in one edition, and the golden cases that rely on it there."""

    provision: str
    laws: Edition
    ref: str
    says: Message
    cases: tuple[str, ...]
    not_encoded: Message | None

    @property
    def gist(self) -> str:
        """What it says, in English."""
        return str(self.says)

    @property
    def unencoded(self) -> str | None:
        """Why the engine does not carry it out, in English."""
        return None if self.not_encoded is None else str(self.not_encoded)

    @property
    def covered(self) -> bool:
        """Whether a case relies on it, or it is declared unencoded."""
        return bool(self.cases) or self.not_encoded is not None


def rows(relied: Relied) -> tuple[Row, ...]:
    """The matrix of provisions, editions and cases, in the order of the laws."""
    return tuple(
        Row(each.name, laws, each.ref(laws), each.version(laws).says, _cases(relied, each.name, laws), each.not_encoded)
        for each in sorted(REGISTRY, key=lambda p: p.law)
        for laws in EDITIONS
        if each.in_force(laws)
    )


def _cases(relied: Relied, name: str, laws: Edition) -> tuple[str, ...]:
    return relied.get(name, {}).get(laws, ())


@cache
def index() -> Index:
    """The index that ships with the package."""
    document = json.loads((resources.files(__package__) / FILE).read_text(encoding="utf-8"))
    return Index(
        {id: GoldenCase(id, case["title"], tuple(case["about"])) for id, case in document["cases"].items()},
        _relied(document["provisions"]),
        _relied(document["readings"]),
    )


def _relied(document: dict[str, dict[str, list[str]]]) -> Relied:
    by_year = {str(laws): laws for laws in EDITIONS}
    return {name: {by_year[year]: tuple(ids) for year, ids in found.items()} for name, found in document.items()}


def dumps(index: Index) -> str:
    """The text of an index: always the same for the same cases, and one line for what a change touches."""
    cases = {id: {"title": case.title, "about": list(case.about)} for id, case in sorted(index.cases.items())}
    parts: list[tuple[str, Mapping[str, Mapping[str, Any]]]] = [
        ("cases", cases),
        ("provisions", _years(index.provisions)),
        ("readings", _years(index.readings)),
    ]
    return "{\n" + ",\n".join(f' "{key}": {{\n{_lines(value)}\n }}' for key, value in parts) + "\n}\n"


def _years(relied: Relied) -> dict[str, dict[str, list[str]]]:
    return {
        name: {str(laws): sorted(found[laws]) for laws in EDITIONS if found.get(laws)}
        for name, found in sorted(relied.items())
    }


def _lines(entries: Mapping[str, Mapping[str, Any]]) -> str:
    return ",\n".join(f"  {_flat(key)}: {{{_inner(value)}}}" for key, value in entries.items())


def _inner(value: Mapping[str, Any]) -> str:
    inner = ",\n".join(f"   {_flat(key)}: {_flat(each)}" for key, each in value.items())
    return f"\n{inner}\n  " if inner else ""


def _flat(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)
