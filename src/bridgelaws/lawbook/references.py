"""What refers to what: every number and every reading that one text uses of another, edition by edition."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

from ..book.editions import EDITIONS, REGISTRY, Edition, Provision, Reading
from . import numbers as law_numbers
from .numbers import Number


@dataclass(frozen=True, slots=True)
class Mention:
    """A number, or a reading, that one text uses of another, and the editions in which it does."""

    ref: str
    editions: tuple[Edition, ...]


@dataclass(frozen=True, slots=True)
class Edge:
    """One text uses a number in one edition."""

    source: Provision | Reading
    laws: Edition
    target: Number | str


@cache
def edges() -> tuple[Edge, ...]:
    """Every use of a number or a reading in a gist, a source or the reason why something is not encoded."""
    return tuple(edge for source in (*REGISTRY, *REGISTRY.readings.values()) for edge in _edges_from(source))


@cache
def _edges_from(source: Provision | Reading) -> tuple[Edge, ...]:
    return tuple(_uses(source))


def _uses(source: Provision | Reading) -> Iterator[Edge]:
    for laws in EDITIONS:
        if isinstance(source, Provision):
            if not source.in_force(laws):
                continue
            version = source.version(laws)
            # A number such as `16A with 12` is itself a reference to the second law.
            _, _, beside = version.ref.partition(" with ")
            text = f"{version.gist} {source.unencoded or ''} ({beside})"
        elif laws in source.editions:
            text = f"{source.gist} {source.source}"
        else:
            continue
        for number in law_numbers.mentioned(text):
            # A reading may point to a later text that its own edition does not have yet.
            if _exists(number, laws) or (isinstance(source, Reading) and any(_exists(number, e) for e in EDITIONS)):
                yield Edge(source, laws, number)
        for id in law_numbers.readings_mentioned(text):
            if id in REGISTRY.readings:
                yield Edge(source, laws, id)


@cache
def _exists(number: Number, laws: Edition) -> bool:
    """Whether an edition has that number here, as a law or as a part of one."""
    if number.whole_law and number.path[0] in REGISTRY.headings:
        return True
    return any(law_numbers.of(each.ref(laws)).lies_under(number) for each in REGISTRY if each.in_force(laws))


def hits(edge: Edge, each: Provision) -> bool:
    """Whether a use of a number means this provision. That of a whole law means only a provision so numbered (56)."""
    if edge.source is each or isinstance(edge.target, str):
        return False
    if each.in_force(edge.laws):
        numbers = [law_numbers.of(each.ref(edge.laws))]
    else:
        numbers = [law_numbers.of(version.ref) for version in each.versions if isinstance(edge.source, Reading)]
    if edge.target.whole_law:
        return edge.target in numbers
    return any(number.lies_under(edge.target) for number in numbers)


def refers_to(source: Provision | Reading, among: tuple[Edition, ...]) -> tuple[Mention, ...]:
    """The numbers and readings that a text uses, and in which editions."""
    found: dict[Number | str, list[Edition]] = {}
    for edge in _edges_from(source):
        if edge.laws in among:
            found.setdefault(edge.target, []).append(edge.laws)
    return tuple(Mention(str(target), tuple(editions)) for target, editions in found.items())


def by_source(edges: Iterable[Edge]) -> tuple[Mention, ...]:
    """Where uses come from, by the number of each source in its edition, in the order of the numbers."""
    found: dict[str, tuple[Any, dict[Edition, None]]] = {}
    for edge in edges:
        ref = edge.source.ref(edge.laws)
        found.setdefault(ref, (order(edge.source, edge.laws), {}))[1][edge.laws] = None
    return tuple(
        Mention(ref, tuple(laws for laws in EDITIONS if laws in editions))
        for ref, (_, editions) in sorted(found.items(), key=lambda item: item[1][0])
    )


def order(source: Provision | Reading, laws: Edition = EDITIONS[-1]) -> tuple[int, Number, int]:
    """The place of a text among others: provisions by their numbers in an edition, then readings."""
    if isinstance(source, Reading):
        law, _, number = source.id.removeprefix("R").partition("-")
        return 1, Number((int(law),)), int(number)
    return 0, law_numbers.of(source.ref(laws)), 0


def law_of(source: Provision | Reading) -> int:
    """The law to which a provision or a reading belongs."""
    return source.law if isinstance(source, Provision) else int(source.id.removeprefix("R").partition("-")[0])
