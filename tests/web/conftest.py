"""What the tests of the server share: a PostgreSQL cluster for the whole run, and an empty database for each test."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from bridgelaws.web.store import Store
from web.postgres import Cluster, cluster


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    with cluster() as made:
        yield made


@pytest.fixture(params=["sqlite", "postgresql"])
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database of either kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'calls.db'}"
    made: Cluster = request.getfixturevalue("postgres")
    return made.new_schema()


@pytest.fixture
def store(database_url: str) -> Iterator[Store]:
    opened = Store(database_url)
    yield opened
    opened.close()
