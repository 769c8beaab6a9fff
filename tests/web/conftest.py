"""What the tests of the server share: a PostgreSQL cluster, empty databases of either kind, a server at each."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from bridgelaws.web.store import Store
from web.postgres import Cluster, cluster
from web.server import Server, serving


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


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for the tests of a file, at a database of either kind."""
    database = None if request.param == "sqlite" else request.getfixturevalue("postgres").new_schema()
    with serving(tmp_path_factory.mktemp(request.param), database=database) as running:
        yield running


@pytest.fixture(scope="module")
def client(server: Server) -> Iterator[httpx.Client]:
    with server.client() as asking:
        yield asking
