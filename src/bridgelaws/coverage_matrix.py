"""Coverage of the law: which golden case relies on which version of which provision."""

from __future__ import annotations

from dataclasses import dataclass

from . import golden
from .editions import EDITIONS, REGISTRY, Edition, Provision, Reading, Version


@dataclass(frozen=True, slots=True)
class Row:
    """A version of a provision in one edition, and the golden cases that rely on it there."""

    provision: str
    laws: Edition
    ref: str
    gist: str
    cases: tuple[str, ...]
    unencoded: str | None

    @property
    def covered(self) -> bool:
        """Whether a case relies on it, or it is declared unencoded."""
        return bool(self.cases) or self.unencoded is not None


def coverage() -> tuple[Row, ...]:
    """The matrix of provisions, editions and cases, in the order of the laws."""
    relied: dict[tuple[Provision | Reading, Edition], dict[str, None]] = {}
    for document in golden.cases():
        for run in golden.runs(document):
            for play, _ in golden.follow(run):
                for authority in golden.relied_on(play):
                    relied.setdefault((authority, play.table.edition), {})[run.case] = None
    rows = []
    for provision in sorted(REGISTRY, key=lambda p: p.law):
        for laws in EDITIONS:
            if provision.in_force(laws):
                version: Version = provision.version(laws)
                cases = tuple(relied.get((provision, laws), ()))
                rows.append(Row(provision.name, laws, version.ref, version.gist, cases, provision.unencoded))
    return tuple(rows)


def readings_used() -> dict[str, tuple[str, ...]]:
    """Every reading, with the golden cases that rely on it."""
    used: dict[str, dict[str, None]] = {id: {} for id in REGISTRY.readings}
    for document in golden.cases():
        for run in golden.runs(document):
            for play, _ in golden.follow(run):
                for authority in golden.relied_on(play):
                    if isinstance(authority, Reading):
                        used[authority.id][run.case] = None
    return {id: tuple(cases) for id, cases in used.items()}
