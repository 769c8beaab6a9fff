"""The first schema: records and their entries."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "records",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("created", sa.DateTime(timezone=True), nullable=False),
        sa.Column("updated", sa.DateTime(timezone=True), nullable=False),
        sa.Column("laws", sa.Integer, nullable=False),
        sa.Column("opening", sa.JSON, nullable=False),
        sa.Column("told", sa.JSON(none_as_null=True)),
        sa.Column("length", sa.Integer, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("title", sa.Text, nullable=False),
        sa.Column("event_name", sa.Text, nullable=False),
        sa.Column("table_name", sa.Text, nullable=False),
        sa.Column("board", sa.Text, nullable=False),
        sa.Column("players", sa.JSON, nullable=False),
        sa.Column("notes", sa.Text, nullable=False),
    )
    op.create_index("records_newest", "records", ["created", "id"])
    op.create_table(
        "entries",
        sa.Column("record_id", sa.Text, sa.ForeignKey("records.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("payload", sa.JSON, nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.CheckConstraint("number >= 1", name="entries_from_one"),
    )
