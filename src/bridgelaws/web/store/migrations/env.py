"""Alembic's environment: the migrations run in the transaction of the connection that the database hands over."""

from __future__ import annotations

from alembic import context


def run() -> None:
    """Run the migrations that are asked for."""
    context.configure(connection=context.config.attributes["connection"])
    with context.begin_transaction():
        context.run_migrations()


# Alembic runs this file under a bare name; whoever imports it as a module of the package runs nothing.
if "." not in __name__:
    run()
