"""Links to a seat's view."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "links",
        sa.Column("digest", sa.Text, primary_key=True),
        sa.Column("record_id", sa.Text, sa.ForeignKey("records.id", ondelete="CASCADE"), nullable=False),
        sa.Column("seat", sa.Text, nullable=False),
        sa.Column("created", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_index("links_of_record", "links", ["record_id"])
