"""The tables that records are kept in."""

from __future__ import annotations

from datetime import UTC, datetime

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
    Column("round_name", Text, nullable=False, server_default=""),
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
