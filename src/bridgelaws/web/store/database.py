"""The database: opened with the settings that make a commit last, and brought up to the newest schema."""

from __future__ import annotations

import os
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, nullcontext
from datetime import datetime
from pathlib import Path
from typing import Any, TypeVar

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import URL, Connection, Engine, create_engine, event, func, make_url, select
from sqlalchemy.exc import (
    ArgumentError,
    DatabaseError,
    DataError,
    DisconnectionError,
    IntegrityError,
    InterfaceError,
    ProgrammingError,
    SQLAlchemyError,
    TimeoutError as NoConnection,
)

from ...office import words as say
from ...office.checks import to_json
from ...office.models import Record, Refused, StoreError, Unavailable
from .steps import Step, in_postgresql, in_sqlite
from .together import Together

T = TypeVar("T")

# busy_timeout first: the others may have to wait. `secure_delete` overwrites what is deleted; `fullfsync` is for macOS.
_PRAGMAS = (
    "PRAGMA busy_timeout = 20000",
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",
    "PRAGMA fullfsync = ON",
    "PRAGMA foreign_keys = ON",
    "PRAGMA secure_delete = ON",
)
# A server may be set up to acknowledge before it has written; not for us. Stricter settings stay as they are.
_SYNC = "SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'"

# How a transaction of several statements begins. The row lock of a writer shows it what the other one wrote under this
# isolation, whatever the default of a PostgreSQL server.
_WRITING = {"sqlite": {"begin": "BEGIN IMMEDIATE"}, "postgresql": {"isolation_level": "READ COMMITTED"}}

# A connection that nobody has used for so many seconds is tried before it is used: the server may have gone.
_IDLE = 1.0

# An arbitrary number: whoever else migrates this PostgreSQL database waits for the same lock.
_MIGRATION_LOCK = 0x62726964676C
# Alembic keeps the migration under way in a global: one at a time in a process.
_MIGRATING = threading.Lock()


def parse_url(text: str) -> URL:
    """The address of a database, with the driver that we use.

    >>> parse_url("postgresql://director@club/bridge").drivername
    'postgresql+psycopg'
    """
    try:
        url = make_url(text)
    except ArgumentError as error:
        raise Refused(say.DATABASE()) from error
    if url.drivername in ("postgresql", "postgres", "postgresql+psycopg"):
        return url.set(drivername="postgresql+psycopg")
    if url.drivername not in ("sqlite", "sqlite+pysqlite"):
        raise Refused(say.DATABASE_KIND())
    # Every connection would have a database of its own, and nothing would be kept.
    if url.database in (None, "", ":memory:"):
        raise Refused(say.DATABASE_FILE())
    return url


class Database:
    """A database with its schema up to date; reads and writes are transactions."""

    def __init__(self, text: str) -> None:
        url = parse_url(text)
        self._file = Path(url.database or "") if url.drivername.startswith("sqlite") else None
        self._engine = _sqlite(url, self._file) if self._file else _postgresql(url)
        self._writer = self._engine.execution_options(**_WRITING["sqlite" if self._file else "postgresql"])
        # SQLite has one writer at a time. Threads that queue here wait less than in its busy handler, which polls.
        self._turn = threading.Lock() if self._file else nullcontext()
        self._together: Together[Any] = Together(self.writing)
        try:
            self._migrate()
        except BaseException:
            self.close()
            raise

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """A transaction that only reads; with PostgreSQL, every statement is one."""
        with _told_apart(), self._engine.begin() as connection:
            yield connection

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """A transaction that writes: it is on the disk when the block is left, or it has not happened."""
        with _told_apart(), self._turn, self._writer.begin() as connection:
            yield connection

    def write(self, work: Callable[[Connection, bool], T]) -> T:
        """The same for a small piece of work, which is told whether it must be one statement.

        With SQLite, threads that wait for the disk share a transaction. PostgreSQL makes one of every statement.
        """
        if self._file:
            done: T = self._together.run(lambda connection: work(connection, False))
            return done
        with self.reading() as connection:
            return work(connection, True)

    @contextmanager
    def together(self) -> Iterator[tuple[Any, Callable[[Any, Sequence[Step], datetime], list[Record | None]]]]:
        """A transaction for steps of several records, with the driver's own connection and how they are written."""
        write = in_sqlite if self._file else in_postgresql
        try:
            with self.writing() as connection:
                yield connection.connection.driver_connection, write
        except (StoreError, SQLAlchemyError):
            raise
        except Exception as error:  # the driver's own
            raise Unavailable("the steps were not written") from error

    def forget(self) -> None:
        """Empty SQLite's journal, in which what has just been deleted could still be read.

        A reader that is in the way, such as a backup, is not waited for long: then it is emptied later, at the latest
        when the database is closed. PostgreSQL reclaims its space by itself.
        """
        if self._file:
            with _told_apart(), self._turn, self._engine.connect() as connection:
                for pragma in ("PRAGMA busy_timeout = 500", "PRAGMA wal_checkpoint(TRUNCATE)", _PRAGMAS[0]):
                    connection.connection.execute(pragma).fetchall()

    def close(self) -> None:
        """Let go of all connections."""
        self._engine.dispose()

    def _migrate(self) -> None:
        config = Config()
        config.set_main_option("script_location", "bridgelaws.web.store:migrations")
        with _MIGRATING, self.writing() as connection:
            if not self._file:
                connection.execute(select(func.pg_advisory_xact_lock(_MIGRATION_LOCK)))
            config.attributes["connection"] = connection
            try:
                command.upgrade(config, "head")
            except CommandError as error:
                raise Unavailable("the database was made by a newer version of bridgelaws") from error


@contextmanager
def _told_apart() -> Iterator[None]:
    """Make one error of all the ways in which a database is not there; a mistake of ours stays what it is."""
    try:
        yield
    except (DataError, IntegrityError, ProgrammingError):
        raise
    except (DatabaseError, InterfaceError, NoConnection) as error:
        raise Unavailable("the database cannot be used now") from error


def _sqlite(url: URL, file: Path) -> Engine:
    with _writable():
        file.parent.mkdir(parents=True, exist_ok=True)
        # Players' names are nobody else's business; SQLite gives its journal the rights of the file.
        os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))
    engine = create_engine(url, json_serializer=to_json, pool_size=48, max_overflow=0)
    event.listen(engine, "connect", _set_pragmas)
    event.listen(engine, "begin", _begin)
    return engine


def _postgresql(url: URL) -> Engine:
    try:
        engine = create_engine(url, json_serializer=to_json, isolation_level="AUTOCOMMIT", pool_size=48, max_overflow=0)
    except ImportError as error:
        raise Unavailable("PostgreSQL needs a package more: pip install 'bridgelaws[postgres]'") from error
    event.listen(engine, "connect", _set_sync)
    event.listen(engine, "checkin", _used)
    event.listen(engine, "checkout", _try_if_idle)
    return engine


@contextmanager
def _writable() -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise Unavailable(f"the database file cannot be opened: {error.strerror}") from error


def _set_pragmas(connection: Any, _: object) -> None:
    # The driver's own handling of transactions begins them too late; `_begin` does it.
    connection.isolation_level = None
    for pragma in _PRAGMAS:
        connection.execute(pragma).fetchall()


def _set_sync(connection: Any, _: object) -> None:
    connection.execute(_SYNC)
    connection.commit()


def _used(_: Any, record: Any) -> None:
    record.info["used"] = time.monotonic()


def _try_if_idle(connection: Any, record: Any, _: object) -> None:
    """Asking first costs a message there and back: too much between two events, nothing after a pause."""
    used = record.info.get("used")
    if used is None or time.monotonic() - used < _IDLE:
        return
    try:
        connection.execute("SELECT 1")
    except Exception as error:
        raise DisconnectionError from error


def _begin(connection: Connection) -> None:
    connection.exec_driver_sql(connection.get_execution_options().get("begin", "BEGIN"))
