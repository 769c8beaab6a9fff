"""The words of a record for the search, those of the records on file too."""

from __future__ import annotations

import unicodedata

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

_TEXTS = ("title", "event_name", "table_name", "board", "notes")
_RECORDS = sa.table(
    "records",
    sa.column("id", sa.Text),
    sa.column("words", sa.Text),
    sa.column("players", sa.JSON),
    *(sa.column(name, sa.Text) for name in _TEXTS),
)


def upgrade() -> None:
    """Add the column and fill it."""
    op.add_column("records", sa.Column("words", sa.Text, nullable=False, server_default=""))
    connection = op.get_bind()
    for row in connection.execute(sa.select(_RECORDS)).mappings().all():
        text = "\n".join((*(row[name] for name in _TEXTS), *row["players"].values()))
        words = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", text).casefold())
        connection.execute(_RECORDS.update().where(_RECORDS.c.id == row["id"]).values(words=words))
