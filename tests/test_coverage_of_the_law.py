"""Every version of every provision is relied on by a golden case, or declared unencoded."""

from __future__ import annotations

from bridgelaws import coverage
from bridgelaws.coverage_matrix import readings_used
from bridgelaws.editions import REGISTRY


def test_every_provision_is_shown_by_a_case_or_declared_unencoded() -> None:
    missing = [f"{row.ref} ({row.provision}, {row.laws})" for row in coverage() if not row.covered]
    assert not missing, f"{len(missing)} provisions are shown by no golden case: " + "; ".join(missing)


def test_what_is_declared_unencoded_is_not_relied_on() -> None:
    assert not [row for row in coverage() if row.unencoded is not None and row.cases]


def test_every_reading_is_relied_on_somewhere() -> None:
    unused = [id for id, cases in readings_used().items() if not cases]
    assert not unused, f"readings that no golden case relies on: {', '.join(unused)}"


def test_every_law_has_a_heading() -> None:
    assert all(REGISTRY.headings[law] for law in REGISTRY.headings)
