"""Every version of every provision is relied on by a golden case, or declared unencoded; and the index says so."""

from __future__ import annotations

from pathlib import Path

import pytest

from bridgelaws.book.editions import REGISTRY
from bridgelaws.lawbook import golden_index
from bridgelaws.lawbook.coverage_matrix import coverage, readings_used, survey
from bridgelaws.lawbook.golden_index import Index


@pytest.fixture(scope="module")
def surveyed() -> Index:
    return survey()


def test_every_provision_is_shown_by_a_case_or_declared_unencoded(surveyed: Index) -> None:
    missing = [f"{row.ref} ({row.provision}, {row.laws})" for row in coverage(surveyed) if not row.covered]
    assert not missing, f"{len(missing)} provisions are shown by no golden case: " + "; ".join(missing)


def test_what_is_declared_unencoded_is_not_relied_on(surveyed: Index) -> None:
    assert not [row for row in coverage(surveyed) if row.unencoded is not None and row.cases]


def test_every_reading_is_relied_on_somewhere(surveyed: Index) -> None:
    unused = [id for id, cases in readings_used(surveyed).items() if not cases]
    assert not unused, f"readings that no golden case relies on: {', '.join(unused)}"


def test_the_index_is_up_to_date(surveyed: Index) -> None:
    shipped = Path(golden_index.__file__).with_name(golden_index.FILE).read_text(encoding="utf-8")
    assert shipped == golden_index.dumps(surveyed), "write it anew: python -m bridgelaws.lawbook.coverage_matrix"


def test_the_catalogue_has_the_titles_of_the_cases() -> None:
    titles = {id: (case.title, str(case.called)) for id, case in golden_index.index().cases.items()}
    assert {id: both for id, both in titles.items() if both[0] != both[1]} == {}


def test_every_law_has_a_heading() -> None:
    assert all(REGISTRY.headings[law] for law in REGISTRY.headings)
