"""Findings as a SQLite database: one table, with an index for what people ask it for."""

from __future__ import annotations

import importlib
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from ..errors import ParseError
from . import words
from .findings import COLUMNS, WHOLE_NUMBERS

TABLE = "findings"
_INDEXED = ("kind", "likely", "event", "date", "file")
# Rows that are written at once.
_GROUP = 1_000


def sqlalchemy() -> Any:
    """The library that writes it."""
    try:
        return importlib.import_module("sqlalchemy")
    except ImportError:
        raise ParseError(words.NEEDS_SQLALCHEMY()) from None


def _table(sa: Any, names: Sequence[str] = COLUMNS) -> Any:
    columns = [
        sa.Column(name, sa.Integer if name in WHOLE_NUMBERS else sa.Text, index=name in _INDEXED) for name in names
    ]
    return sa.Table(TABLE, sa.MetaData(), sa.Column("id", sa.Integer, primary_key=True), *columns)


def _engine(sa: Any, path: Path) -> Any:
    return sa.create_engine(sa.URL.create("sqlite", database=str(path)))


class Writer:
    """A database in the making. The findings are numbered from 1, in the order of the files."""

    def __init__(self, path: Path, columns: Sequence[str] = COLUMNS) -> None:
        sa = sqlalchemy()
        self._engine = _engine(sa, path)
        self._table = _table(sa, columns)
        self._table.metadata.create_all(self._engine)
        self._insert = sa.insert(self._table)
        self._waiting: list[dict[str, Any]] = []

    def add(self, row: dict[str, Any]) -> None:
        """Append a finding."""
        self._waiting.append(row)
        if len(self._waiting) >= _GROUP:
            self._flush()

    def _flush(self) -> None:
        if self._waiting:
            with self._engine.begin() as connection:
                connection.execute(self._insert, self._waiting)
            self._waiting = []

    def close(self) -> None:
        """Write the rest."""
        try:
            self._flush()
        finally:
            self._engine.dispose()


def read(path: Path) -> Iterator[dict[str, Any]]:
    """The rows of a database that was written here."""
    sa = sqlalchemy()
    engine = _engine(sa, path)
    table = _table(sa)
    try:
        with engine.connect() as connection:
            query = sa.select(*(table.c[name] for name in COLUMNS)).order_by(table.c.id)
            for row in connection.execution_options(yield_per=_GROUP).execute(query):
                yield dict(row._mapping)
    finally:
        engine.dispose()
