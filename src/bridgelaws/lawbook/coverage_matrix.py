"""Coverage of the law: which golden case relies on which version of which provision.

`python -m bridgelaws.lawbook.coverage_matrix` rules on every golden case and writes the index that ships with the
package.
"""

from __future__ import annotations

from pathlib import Path

from .. import golden
from ..book.editions import REGISTRY, Edition, Reading
from . import golden_index
from .golden_index import GoldenCase, Index, Row

__all__ = ["Row", "coverage", "readings_used", "survey"]


def survey() -> Index:
    """Rule on every golden case; which of them rely on each provision and reading."""
    cases: dict[str, GoldenCase] = {}
    provisions: dict[str, dict[Edition, dict[str, None]]] = {name: {} for name in REGISTRY.provisions}
    readings: dict[str, dict[Edition, dict[str, None]]] = {id: {} for id in REGISTRY.readings}
    for document in golden.cases():
        cases[document["id"]] = GoldenCase(document["id"], document["title"], tuple(document["laws"]))
        for run in golden.runs(document):
            for play, _ in golden.follow(run):
                for authority in golden.relied_on(play):
                    of_it = readings[authority.id] if isinstance(authority, Reading) else provisions[authority.name]
                    of_it.setdefault(play.table.edition, {})[run.case] = None
    return Index(cases, _frozen(provisions), _frozen(readings))


def _frozen(found: dict[str, dict[Edition, dict[str, None]]]) -> golden_index.Relied:
    return {name: {laws: tuple(ids) for laws, ids in by.items()} for name, by in found.items()}


def coverage(index: Index | None = None) -> tuple[Row, ...]:
    """The matrix of provisions, editions and cases, in the order of the laws; ruled on anew unless it is given.

    That takes some seconds; `bridgelaws.lawbook.coverage` has the matrix that ships with the package.
    """
    return golden_index.rows((index or survey()).provisions)


def readings_used(index: Index | None = None) -> dict[str, tuple[str, ...]]:
    """Every reading, with the golden cases that rely on it; ruled on anew unless it is given."""
    used = (index or survey()).readings
    return {id: tuple(dict.fromkeys(case for ids in found.values() for case in ids)) for id, found in used.items()}


def main() -> None:
    """Write the index."""
    Path(golden_index.__file__).with_name(golden_index.FILE).write_text(
        golden_index.dumps(survey()), encoding="utf-8", newline="\n"
    )


if __name__ == "__main__":
    main()
