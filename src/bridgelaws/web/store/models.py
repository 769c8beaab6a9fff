"""What the record holds: the values that the store gives out, its errors, and the tables that they are kept in."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime
from types import MappingProxyType
from typing import Any

from sqlalchemy import (
    JSON,
    CheckConstraint,
    Column,
    DateTime,
    Dialect,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    Table,
    Text,
    TypeDecorator,
)

from ...words.message import Phrase

SEATS = ("N", "E", "S", "W")
KINDS = ("event", "undo")

Told = tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class NewRecord:
    """What a record begins with. `events` are the payloads of its first entries, written together with it."""

    laws: int
    opening: Mapping[str, Any]
    status: str
    title: str
    told: Told | None = None
    events: tuple[Mapping[str, Any], ...] = ()
    event_name: str = ""
    table_name: str = ""
    board: str = ""
    players: Mapping[str, str] = field(default_factory=lambda: MappingProxyType({}))
    notes: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Record:
    """A call as it is kept. `opening` is its case document without events; `length` is the number of its entries."""

    id: str
    created: datetime
    updated: datetime
    laws: int
    opening: dict[str, Any]
    told: Told | None
    length: int
    status: str
    title: str
    event_name: str
    table_name: str
    board: str
    players: dict[str, str]
    notes: str


@dataclass(frozen=True, slots=True)
class Entry:
    """One step of a record, numbered from 1: an event with its JSON, or an undo, which has none."""

    number: int
    kind: str
    payload: dict[str, Any]
    at: datetime


@dataclass(frozen=True, slots=True)
class Page:
    """A page of the list of records, numbered from 1, with how many pages and records there are in all."""

    records: tuple[Record, ...]
    page: int
    pages: int
    total: int


class StoreError(Exception):
    """Something that the store did not do. What is kept is as it was."""


class NoSuchRecord(StoreError):
    """No record has this id, or it has been deleted."""


class NoSuchLink(StoreError):
    """No seat's view has this token, or it has been taken back."""


class Refused(StoreError):
    """A value that the store does not keep: too long, or not text. The message may be shown to anybody."""

    def __init__(self, message: Phrase) -> None:
        super().__init__(message)
        self.message = message

    def __str__(self) -> str:
        return str(self.message)


class Reused(StoreError):
    """The key of a new record has begun another one already."""


class Unavailable(StoreError):
    """The database cannot be used now: locked, full, away, or of a newer version than this program."""


class Conflict(StoreError):
    """Somebody else has added an entry first; `length` is how many there are."""

    def __init__(self, length: int) -> None:
        super().__init__(f"the record has {length} entries")
        self.length = length


class Moment(TypeDecorator[datetime]):
    """A moment in UTC. SQLite keeps no time zone, and PostgreSQL answers in the session's."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """The moment as the database gets it."""
        return None if value is None else value.astimezone(UTC)

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """The moment as the store gives it out."""
        if value is None:
            return None
        return value.replace(tzinfo=UTC) if value.tzinfo is None else value.astimezone(UTC)


METADATA = MetaData()

# `words` is what the search looks in: all the text of the record, folded, because the databases fold ASCII at most.
RECORDS = Table(
    "records",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("created", Moment, nullable=False),
    Column("updated", Moment, nullable=False),
    Column("laws", Integer, nullable=False),
    Column("opening", JSON, nullable=False),
    Column("told", JSON(none_as_null=True)),
    Column("length", Integer, nullable=False),
    Column("status", Text, nullable=False),
    Column("title", Text, nullable=False),
    Column("event_name", Text, nullable=False),
    Column("table_name", Text, nullable=False),
    Column("board", Text, nullable=False),
    Column("players", JSON, nullable=False),
    Column("notes", Text, nullable=False),
    Column("words", Text, nullable=False, server_default=""),
    Index("records_newest", "created", "id"),
)

# The primary key is the second guard of the order: two writers can never give one number to two entries.
ENTRIES = Table(
    "entries",
    METADATA,
    Column("record_id", Text, ForeignKey("records.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("kind", Text, nullable=False),
    Column("payload", JSON, nullable=False),
    Column("at", Moment, nullable=False),
    CheckConstraint("number >= 1", name="entries_from_one"),
)

# Only the SHA-256 of a token is kept: whoever reads the database cannot open a seat's view with it.
LINKS = Table(
    "links",
    METADATA,
    Column("digest", Text, primary_key=True),
    Column("record_id", Text, ForeignKey("records.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Text, nullable=False),
    Column("created", Moment, nullable=False),
    Index("links_of_record", "record_id"),
)
