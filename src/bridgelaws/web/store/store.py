"""The store: calls with their entries, which are only ever added to, and the links to a seat's view."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import fields
from datetime import UTC, datetime
from typing import Any

from sqlalchemy import ColumnElement, Connection, RowMapping, and_, delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from ...office import checks, ids, places, words as say
from ...office.models import (
    SEATS,
    Conflict,
    Entry,
    NewRecord,
    NoSuchLink,
    NoSuchRecord,
    Page,
    Record,
    Refused,
    Reused,
)
from ...office.moving import joined
from ...office.store import Brought
from . import statements
from .database import Database
from .steps import Step
from .tables import ENTRIES, LINKS, RECORDS

_COLUMNS = tuple(field.name for field in fields(Record))


class Store:
    """The records of calls in a database; it can be used by many threads and many processes at once.

    What a method has returned from is on the disk.
    """

    def __init__(self, url: str) -> None:
        self._database = Database(url)

    def create(self, new: NewRecord, key: str | None = None) -> Record:
        """Begin a record, with the entries that it begins with.

        Whoever has not heard that it was kept may ask again with the same key: then that record is the answer, as it
        is now. A key that began something else raises Reused.
        """
        columns = checks.beginning(new)
        events = checks.first_events(new)
        id, now = ids.random_id() if key is None else ids.id_of(key), datetime.now(UTC)
        columns |= {"id": id, "created": now, "updated": now, "length": len(events), "words": checks.words(columns)}
        rows = [
            {"record_id": id, "number": number, "kind": "event", "payload": event, "at": now}
            for number, event in enumerate(events, 1)
        ]
        try:
            with self._database.writing() as connection:
                connection.execute(insert(RECORDS).values(columns))
                if rows:
                    connection.execute(statements.ENTRY, rows)
                return _record(_row(connection, id))
        except IntegrityError:
            if key is None:
                raise
        return self._begun(id, columns, events)

    def _begun(self, id: str, columns: Mapping[str, Any], events: list[dict[str, Any]]) -> Record:
        """The record that a key has begun, if it began with the same."""
        record = self.get(id)
        if not checks.began_with(record, self.entries(id), columns, events):
            raise Reused("the key has begun another record")
        return record

    def marks(self, ids: Sequence[str]) -> dict[str, tuple[int, datetime]]:
        """How many entries these records have, and when they were last changed; those that are gone are not in it."""
        query = select(RECORDS.c.id, RECORDS.c.length, RECORDS.c.updated).where(RECORDS.c.id.in_(ids))
        with self._database.reading() as connection:
            return {row.id: (row.length, row.updated) for row in connection.execute(query)}

    def get(self, id: str) -> Record:
        """A record by its id; raises NoSuchRecord."""
        with self._database.reading() as connection:
            return _record(_row(connection, id))

    def entries(self, id: str, since: int = 0) -> list[Entry]:
        """The entries of a record after the first `since` of them, in order; raises NoSuchRecord."""
        with self._database.reading() as connection:
            length = _row(connection, id)["length"]
            # A number that no entry can have need not be a number that the database can have.
            if since >= length:
                return []
            return _entries(connection, id, max(since, 0))

    def append(
        self,
        id: str,
        after: int,
        kind: str,
        payload: Mapping[str, Any],
        *,
        status: str,
    ) -> Entry:
        """Add an entry to a record that has `after` of them; raises Conflict when it has not, and adds nothing."""
        return self.step(id, after, kind, payload, status=status)[0]

    def step(
        self,
        id: str,
        after: int,
        kind: str,
        payload: Mapping[str, Any],
        *,
        status: str,
    ) -> tuple[Entry, Record]:
        """The same, with the record as it is then: whoever shows it need not read it again."""
        payload, status = checks.entry(kind, payload, status)
        # A number that no record can have need not be a number that the database can have.
        if not 0 <= after < checks.MAX_ENTRIES:
            length = self.get(id).length
            most = say.ENTRIES_KEPT(after, checks.MAX_ENTRIES)
            raise Conflict(length) if after != length else Refused(most)
        ids.check(id)

        def step(connection: Connection, at_once: bool) -> tuple[Entry, Record]:
            entry = Entry(after + 1, kind, payload, datetime.now(UTC))
            row = {"record_id": id, "number": entry.number, "kind": kind, "payload": payload, "at": entry.at}
            values = {"of": id, "after": after, "number": entry.number, "now": entry.at, "step_status": status}
            # One statement counts and locks: whoever comes second finds another number of entries.
            if at_once:
                values |= {"kind": kind, "payload": payload}
            found = connection.execute(statements.STEP_AND_ENTRY if at_once else statements.STEP, values)
            stepped = found.mappings().one_or_none()
            if stepped is None:
                raise Conflict(_row(connection, id)["length"])
            if not at_once:
                connection.execute(statements.ENTRY, row)
            return entry, _record(stepped)

        return self._database.write(step)

    def steps_of(self, id: str, after: int, kind: str, payloads: Sequence[Mapping[str, Any]], *, status: str) -> Record:
        """Add several entries of a kind to a record at once, all or none; raises Conflict as well."""
        held = [checks.entry(kind, payload, status) for payload in payloads]
        ids.check(id)
        with self._database.writing() as connection:
            row = _row(connection, id, lock=True)
            if row["length"] != after:
                raise Conflict(row["length"])
            length = after + len(held)
            if length > checks.MAX_ENTRIES:
                raise Refused(say.ENTRIES_KEPT(length, checks.MAX_ENTRIES))
            now = datetime.now(UTC)
            _enter(connection, id, [Entry(after + n, kind, payload, now) for n, (payload, _) in enumerate(held, 1)])
            # A clock that is put back does not make a record older than it was.
            columns = {"length": length, "status": held[-1][1], "updated": max(now, _record(row).updated)}
            connection.execute(update(RECORDS).where(RECORDS.c.id == id).values(columns))
            return _record(_row(connection, id))

    def steps(self, steps: Sequence[Step]) -> list[Record | None]:
        """Add events to several records in one transaction; None for a record that has another number of entries."""
        with self._database.together() as (driver, write):
            return write(driver, steps, datetime.now(UTC))

    def listing(self, *, search: str = "", status: str | None = None, page: int = 1, size: int = 50) -> Page:
        """A page of the records, the newest first, in which every word of `search` occurs."""
        checks.asked_list(search, page, size)
        # What cannot be kept cannot be found; a database need not be asked, and would not understand.
        if not checks.storable(search + (status or "")):
            return Page((), page, 0, 0)
        wanted = [_has(term) for term in places.terms(checks.folded(search))]
        if status is not None:
            wanted.append(RECORDS.c.status == status)
        with self._database.reading() as connection:
            total = connection.execute(select(func.count()).select_from(RECORDS).where(*wanted)).scalar_one()
            pages = -(-total // size)
            if page > pages:
                return Page((), page, pages, total)
            query = select(RECORDS).where(*wanted).order_by(RECORDS.c.created.desc(), RECORDS.c.id)
            rows = connection.execute(query.limit(size).offset((page - 1) * size)).mappings()
            return Page(tuple(_record(row) for row in rows), page, pages, total)

    def describe(
        self,
        id: str,
        *,
        event_name: str | None = None,
        table_name: str | None = None,
        round_name: str | None = None,
        board: str | None = None,
        players: Mapping[str, str] | None = None,
        notes: str | None = None,
    ) -> Record:
        """Write on a record; what is not given stays, and `players` takes the place of all the names."""
        given = {
            "event_name": event_name,
            "table_name": table_name,
            "round_name": round_name,
            "board": board,
            "players": players,
            "notes": notes,
        }
        columns = checks.described({name: value for name, value in given.items() if value is not None})
        with self._database.writing() as connection:
            _change(connection, _row(connection, id, lock=True), columns, datetime.now(UTC))
            return _record(_row(connection, id))

    def anonymise(self, id: str) -> Record:
        """Remove for good the players' names, the notes, and the words of a case file that came from elsewhere."""
        with self._database.writing() as connection:
            row = _row(connection, id, lock=True)
            columns = checks.anonymous(row["told"], row["opening"])
            _change(connection, row, columns, datetime.now(UTC))
            record = _record(_row(connection, id))
        self._database.forget()
        return record

    def bring(self, record: Record, entries: Sequence[Entry]) -> Brought:
        """Keep a record from elsewhere under its own id, or what is new of it; never twice, and nothing is lost."""
        ids.check(record.id)
        with self._database.writing() as connection:
            row = connection.execute(statements.LOCKED_RECORD, {"of": record.id}).mappings().one_or_none()
            if row is None:
                columns = {name: getattr(record, name) for name in _COLUMNS}
                connection.execute(insert(RECORDS).values(columns | {"words": checks.words(columns)}))
                _enter(connection, record.id, entries)
                return "added"
            mine = _entries(connection, record.id)
            what, joint = joined(_record(row), mine, record, entries)
            columns = {name: getattr(joint, name) for name in _COLUMNS}
            columns["words"] = checks.words(columns)
            connection.execute(update(RECORDS).where(RECORDS.c.id == record.id).values(columns))
            if what == "continued":
                _enter(connection, record.id, entries[len(mine) :])
            return what

    def delete(self, id: str) -> None:
        """Remove a record with its entries and links for good."""
        with self._database.writing() as connection:
            _row(connection, id, lock=True)
            connection.execute(delete(RECORDS).where(RECORDS.c.id == id))
        self._database.forget()

    def link(self, id: str, seat: str) -> str:
        """A new token for the view of a seat. It cannot be read again: only its SHA-256 is kept."""
        if seat not in SEATS:
            raise Refused(say.A_SEAT(SEATS))
        token = secrets.token_urlsafe(32)
        values = {"digest": _digest(token), "record_id": id, "seat": seat, "created": datetime.now(UTC)}
        with self._database.writing() as connection:
            _row(connection, id, lock=True)
            connection.execute(insert(LINKS).values(values))
        return token

    def linked(self, token: str) -> tuple[str, str]:
        """The record and the seat that a token is for; raises NoSuchLink."""
        query = select(LINKS.c.record_id, LINKS.c.seat).where(LINKS.c.digest == _digest(token))
        with self._database.reading() as connection:
            row = connection.execute(query).one_or_none()
        if row is None:
            raise NoSuchLink("no such link")
        return row.record_id, row.seat

    def unlink(self, id: str) -> None:
        """Take back all the links of a record."""
        with self._database.writing() as connection:
            _row(connection, id, lock=True)
            connection.execute(delete(LINKS).where(LINKS.c.record_id == id))

    def close(self) -> None:
        """Let go of the database."""
        self._database.close()


def _has(term: places.Term) -> ColumnElement[bool]:
    """Whether a record has what a term of a search asks for."""
    said = and_(*[RECORDS.c.words.contains(word, autoescape=True) for word in term.words])
    if term.place is None:
        return said
    column = RECORDS.c[term.place]
    # Databases fold ASCII at most: a name is compared as it is usually written.
    named = column.in_([term.name, term.name.upper(), term.name.capitalize()]) if term.name else column != ""
    return or_(said, named)


def _row(connection: Connection, id: str, *, lock: bool = False) -> RowMapping:
    """The row of a record, locked against other writers if asked; SQLite's whole database is, by its transaction."""
    ids.check(id)
    query = statements.LOCKED_RECORD if lock else statements.RECORD
    row = connection.execute(query, {"of": id}).mappings().one_or_none()
    if row is None:
        raise NoSuchRecord("no such record")
    return row


def _entries(connection: Connection, id: str, since: int = 0) -> list[Entry]:
    query = select(ENTRIES).where(ENTRIES.c.record_id == id, ENTRIES.c.number > since)
    rows = connection.execute(query.order_by(ENTRIES.c.number)).mappings()
    return [Entry(row["number"], row["kind"], row["payload"], row["at"]) for row in rows]


def _enter(connection: Connection, id: str, entries: Iterable[Entry]) -> None:
    rows = [
        {"record_id": id, "number": entry.number, "kind": entry.kind, "payload": entry.payload, "at": entry.at}
        for entry in entries
    ]
    if rows:
        connection.execute(statements.ENTRY, rows)


def _change(connection: Connection, row: RowMapping, columns: dict[str, Any], now: datetime) -> None:
    """Change a locked record, and what the search finds it by."""
    found = checks.words({**row, **columns})
    changed = columns | {"words": found, "updated": max(now, row["updated"])}
    connection.execute(update(RECORDS).where(RECORDS.c.id == row["id"]).values(changed))


def _record(row: RowMapping) -> Record:
    values = {name: row[name] for name in _COLUMNS}
    told = None if row["told"] is None else tuple((id, value) for id, value in row["told"])
    return Record(**values | {"told": told})


def _digest(token: str) -> str:
    """Tokens come from a web address: any text at all must have a digest."""
    return hashlib.sha256(token.encode(errors="backslashreplace")).hexdigest()
