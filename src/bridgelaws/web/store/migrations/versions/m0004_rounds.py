"""The round of a call; records on file have none."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Add the column."""
    op.add_column("records", sa.Column("round_name", sa.Text, nullable=False, server_default=""))
