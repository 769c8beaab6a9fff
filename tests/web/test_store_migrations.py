"""The schema from nothing, from the first version with data in it, and from a version that we do not know."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from bridgelaws.web.store import Entry, NewRecord, Record, Store, Unavailable, migrations as package
from bridgelaws.web.store.database import Database
from bridgelaws.web.store.tables import METADATA
from web.postgres import Cluster

DATA = Path(__file__).with_name("data")
NEWEST = ScriptDirectory(str(Path(package.__file__).parent)).get_current_head()


@pytest.fixture(params=["sqlite", "postgresql"])
def first_schema(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a database as the first version of the store left it."""
    dump = DATA / f"first_schema.{request.param}.sql"
    if request.param == "sqlite":
        with sqlite3.connect(tmp_path / "old.db") as connection:
            connection.executescript(dump.read_text(encoding="utf-8"))
        connection.close()
        return f"sqlite:///{tmp_path / 'old.db'}"
    postgres: Cluster = request.getfixturevalue("postgres")
    name = postgres.new_database()
    postgres.load(name, dump)
    return postgres.address(name)


def at(minute: int) -> datetime:
    return datetime(2026, 3, 14, 19, minute, 7, 123456, tzinfo=UTC)


FIRST = Record(
    id="a" * 20,
    created=at(1),
    updated=at(3),
    laws=2017,
    opening={"format": "bridgelaws-case", "version": 1, "laws": 2017, "contract": "3NT by S"},
    told=(("laws", "2017"), ("declarer", "S"), ("contract", "3NT"), ("trick", "1"), ("kind", "opening-lead")),
    length=3,
    status="open",
    title="Opening lead out of turn",
    event_name="Vereinsmeisterschaft",
    table_name="3",
    board="7",
    players={"N": "Zoë Müller", "E": "Łukasz"},
    notes="North called; “face up” ♥K",
)
ENTRIES = [
    Entry(1, "event", {"event": "faced", "seat": "E", "card": "HK"}, at(1)),
    Entry(2, "event", {"event": "director called", "seat": "S"}, at(2)),
    Entry(3, "undo", {}, at(3)),
]


def _schema(connection: Connection) -> tuple[object, object]:
    context = MigrationContext.configure(connection, opts={"compare_type": True})
    return context.get_current_revision(), compare_metadata(context, METADATA)


def test_an_empty_database_gets_the_newest_schema(database_url: str) -> None:
    database = Database(database_url)
    with database.reading() as connection:
        assert _schema(connection) == (NEWEST, [])
    database.close()


def test_the_first_schema_is_brought_up_with_all_its_data(first_schema: str) -> None:
    store = Store(first_schema)
    assert store.get(FIRST.id) == FIRST
    assert store.entries(FIRST.id) == ENTRIES
    second = store.get("b" * 20)
    assert (second.told, second.length, second.players) == (None, 0, {})
    assert [record.id for record in store.listing().records] == [second.id, FIRST.id]
    store.close()


def test_what_came_later_works_on_old_records(first_schema: str) -> None:
    store = Store(first_schema)
    assert store.listing(search="MÜLLER vereins ♥k").records == (FIRST,)
    assert store.linked(store.link(FIRST.id, "E")) == (FIRST.id, "E")
    assert store.append(FIRST.id, 3, "event", {}, status="open").number == 4
    store.delete(FIRST.id)
    assert store.listing().total == 1
    store.close()


def test_the_schema_brought_up_is_the_newest(first_schema: str) -> None:
    Store(first_schema).close()
    database = Database(first_schema)
    with database.reading() as connection:
        assert _schema(connection) == (NEWEST, [])
    database.close()


def test_a_migration_that_fails_leaves_the_old_database(first_schema: str, monkeypatch: pytest.MonkeyPatch) -> None:
    upgrade = command.upgrade

    def interrupted(config: Config, revision: str) -> None:
        upgrade(config, revision)
        raise KeyboardInterrupt

    monkeypatch.setattr(command, "upgrade", interrupted)
    with pytest.raises(KeyboardInterrupt):
        Store(first_schema)
    monkeypatch.setattr(command, "upgrade", lambda *_: None)
    database = Database(first_schema)
    with database.reading() as connection:
        assert MigrationContext.configure(connection).get_current_revision() == "0001"
    database.close()
    monkeypatch.undo()
    store = Store(first_schema)
    assert store.get(FIRST.id) == FIRST
    store.close()


def test_a_newer_database_is_left_alone(database_url: str) -> None:
    database = Database(database_url)
    with database.writing() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    database.close()
    with pytest.raises(Unavailable, match="newer version"):
        Store(database_url)


def test_an_installed_package_has_its_migrations(tmp_path: Path) -> None:
    """The migrations are found from anywhere, and importing them runs nothing."""
    program = (
        "from bridgelaws.web.store import Store; import bridgelaws.web.store.migrations.env; Store('sqlite:///x.db')"
    )
    subprocess.run([sys.executable, "-c", program], cwd=tmp_path, check=True)
    store = Store(f"sqlite:///{tmp_path / 'x.db'}")
    assert store.create(NewRecord(laws=2017, opening={}, status="open", title="")).length == 0
    store.close()
