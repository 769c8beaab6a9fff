"""Events of several calls written at once, in the databases' own words: a step is too small for more than that.

What a statement means, and what SQLAlchemy has to find out of it, costs more than the database takes to do it.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import fields
from datetime import UTC, datetime
from functools import lru_cache
from typing import Any, NamedTuple

from ...office.models import Record

_COLUMNS = tuple(field.name for field in fields(Record))
_LIST = ", ".join(_COLUMNS)


class Step(NamedTuple):
    """An event to be added to a record that has `after` entries, as JSON, and the status that it leads to."""

    id: str
    after: int
    payload: str
    status: str


# One statement counts and locks: whoever comes second finds another number of entries. A clock that is put back does
# not make a record older than it was.
_UPDATE = f"""
    UPDATE records SET length = ?, status = ?, updated = max(updated, ?)
    WHERE id = ? AND length = ? RETURNING {_LIST}
"""
_INSERT = "INSERT INTO entries (record_id, number, kind, payload, at) VALUES (?, ?, 'event', ?, ?)"
_BOTH = f"""
    WITH stepped AS (
        UPDATE records SET length = %(number)s, status = %(status)s, updated = greatest(updated, %(now)s)
        WHERE id = %(id)s AND length = %(after)s RETURNING {_LIST}
    ), entered AS (
        INSERT INTO entries (record_id, number, kind, payload, at)
        SELECT id, length, 'event', %(payload)s::json, %(now)s FROM stepped
    )
    SELECT {_LIST} FROM stepped
"""


def in_sqlite(driver: Any, steps: Sequence[Step], now: datetime) -> list[Record | None]:
    """Write the steps; a record that has another number of entries is left alone."""
    cursor = driver.cursor()
    moment = now.astimezone(UTC).strftime("%Y-%m-%d %H:%M:%S.%f")
    found: list[Record | None] = []
    for id, after, payload, status in steps:
        stepped = cursor.execute(_UPDATE, (after + 1, status, moment, id, after)).fetchone()
        if stepped is not None:
            cursor.execute(_INSERT, (id, after + 1, payload, moment))
        found.append(None if stepped is None else _read(dict(zip(_COLUMNS, stepped, strict=True))))
    return found


def in_postgresql(driver: Any, steps: Sequence[Step], now: datetime) -> list[Record | None]:
    """The same, all sent before the first answer is waited for.

    The rows are locked in the order of their ids: two servers never wait for each other.
    """
    order = sorted(range(len(steps)), key=lambda number: steps[number].id)
    found: list[Record | None] = [None] * len(steps)
    with driver.cursor() as cursor:
        cursor.executemany(_BOTH, list(_rows([steps[number] for number in order], now)), returning=True)
        for number in order:
            stepped = cursor.fetchone()
            found[number] = None if stepped is None else _record(dict(zip(_COLUMNS, stepped, strict=True)))
            cursor.nextset()
    return found


def _rows(steps: Iterable[Step], now: object) -> Iterable[dict[str, Any]]:
    return [{**step._asdict(), "number": step.after + 1, "now": now} for step in steps]


def _read(row: dict[str, Any]) -> Record:
    """A row of SQLite, which has neither JSON nor moments."""
    for name in ("opening", "players", "told"):
        row[name] = None if row[name] is None else _loaded(row[name])
    for name in ("created", "updated"):
        row[name] = datetime.fromisoformat(row[name])
    return _record(row)


@lru_cache(maxsize=1024)
def _loaded(text: str) -> Any:
    """What stays the same with every step of a record."""
    return json.loads(text)


def _record(row: dict[str, Any]) -> Record:
    told = row["told"]
    row["told"] = None if told is None else tuple([(id, value) for id, value in told])
    for name in ("created", "updated"):
        row[name] = _in_utc(row[name])
    return Record(**row)


def _in_utc(moment: datetime) -> datetime:
    return moment.replace(tzinfo=UTC) if moment.tzinfo is None else moment.astimezone(UTC)
