"""Records as rows that somebody else keeps: what is needed is asked for, and what changes is handed back."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from datetime import UTC, datetime
from typing import Any

from ..office import checks, ids, places, words as say
from ..office.models import Conflict, Entry, NewRecord, NoSuchRecord, Page, Record, Refused, Reused
from ..office.moving import joined
from ..office.store import Brought

Row = dict[str, Any]
_COLUMNS = tuple(each.name for each in fields(Record))


class Needed(Exception):
    """Rows that have not been handed over yet: those of records by their ids, or of all records without entries."""

    def __init__(self, ids: Iterable[str] = (), *, everything: bool = False) -> None:
        super().__init__("rows are needed")
        self.ids, self.everything = list(ids), everything


@dataclass(frozen=True)
class Rows:
    """What is kept, as far as it was handed over. A record that was looked for and is not there is None."""

    records: Mapping[str, Row | None] = field(default_factory=dict)
    entries: Mapping[str, list[Row]] = field(default_factory=dict)
    everything: list[Row] | None = None


class Shelf:
    """The records of one request. Nothing is kept before the writes have been; they hold together or not at all."""

    def __init__(self, rows: Rows) -> None:
        self._rows = rows
        self._now: dict[str, tuple[Record | None, list[Entry]]] = {}
        self._before: dict[str, Row | None] = {}
        self._listed: list[str] = []

    def writes(self) -> list[Row]:
        """What is to be kept: for each record how it must be found, how it is to be, and which entries are new."""
        found: list[Row] = []
        for id, (record, entries) in self._now.items():
            before = self._before[id]
            had = 0 if before is None else before["length"]
            if record is None and before is not None:
                found.append({"id": id, "was": _mark(before), "record": None, "entries": []})
            elif record is not None and (row := _row(record)) != before:
                new = [_entry_row(id, entry) for entry in entries[had:]]
                found.append({"id": id, "was": _mark(before), "record": row, "entries": new})
        return found

    def create(self, new: NewRecord, key: str | None = None) -> Record:
        """Begin a record, with the entries that it begins with; the same key again begins nothing more."""
        columns, events = checks.beginning(new), checks.first_events(new)
        id, now = ids.random_id() if key is None else ids.id_of(key), datetime.now(UTC)
        if key is None:
            self._before[id] = None  # nobody has it; and if somebody had, nothing would be kept
        elif (known := self._look(id)[0]) is not None:
            entries = self._look(id)[1]
            if not checks.began_with(known, entries, columns, events):
                raise Reused("the key has begun another record")
            return known
        told = None if columns["told"] is None else tuple((id, value) for id, value in columns["told"])
        state = columns | {"id": id, "created": now, "updated": now, "length": len(events), "told": told}
        record = Record(**state)
        self._now[id] = record, [Entry(number, "event", event, now) for number, event in enumerate(events, 1)]
        return record

    def get(self, id: str) -> Record:
        """A record by its id; raises NoSuchRecord."""
        ids.check(id)
        record, _ = self._look(id)
        if record is None:
            raise NoSuchRecord("no such record")
        return record

    def entries(self, id: str, since: int = 0) -> list[Entry]:
        """The entries of a record after the first `since` of them, in order; raises NoSuchRecord."""
        self.get(id)
        return self._look(id)[1][max(since, 0) :]

    def append(self, id: str, after: int, kind: str, payload: Mapping[str, Any], *, status: str) -> Entry:
        """Add an entry to a record that has `after` of them; raises Conflict when it has not, and adds nothing."""
        return self.step(id, after, kind, payload, status=status)[0]

    def step(self, id: str, after: int, kind: str, payload: Mapping[str, Any], *, status: str) -> tuple[Entry, Record]:
        """The same, with the record as it is then."""
        payload, status = checks.entry(kind, payload, status)
        record = self.get(id)
        if after != record.length:
            raise Conflict(record.length)
        if after >= checks.MAX_ENTRIES:
            raise Refused(say.ENTRIES_KEPT(after, checks.MAX_ENTRIES))
        entry = Entry(after + 1, kind, payload, datetime.now(UTC))
        # A clock that is put back does not make a record older than it was.
        updated = max(record.updated, entry.at)
        stepped = replace(record, length=entry.number, status=status, updated=updated)
        self._now[id] = stepped, [*self._look(id)[1], entry]
        return entry, stepped

    def steps_of(self, id: str, after: int, kind: str, payloads: Sequence[Mapping[str, Any]], *, status: str) -> Record:
        """Add several entries of a kind to a record at once; what one of them refuses is not kept of any."""
        record = self.get(id)
        for number, payload in enumerate(payloads, after):
            _, record = self.step(id, number, kind, payload, status=status)
        return record

    def listing(self, *, search: str = "", status: str | None = None, page: int = 1, size: int = 50) -> Page:
        """A page of the records, the newest first, in which every word of `search` occurs."""
        checks.asked_list(search, page, size)
        if self._rows.everything is None:
            raise Needed(everything=True)
        wanted = list(places.terms(checks.folded(search)))
        rows = [
            row
            for row in self._rows.everything
            if (status is None or row["status"] == status) and all(places.found(term, row) for term in wanted)
        ]
        # The newest first; those of one moment by their ids.
        rows.sort(key=lambda row: row["id"])
        rows.sort(key=lambda row: datetime.fromisoformat(row["created"]), reverse=True)
        pages = -(-len(rows) // size)
        shown = rows[(page - 1) * size : page * size]
        self._listed = [row["id"] for row in shown]
        return Page(tuple(map(_record, shown)), page, pages, len(rows))

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
        return self._change(id, checks.described({name: value for name, value in given.items() if value is not None}))

    def anonymise(self, id: str) -> Record:
        """Remove for good the players' names, the notes, and the words of a case file that came from elsewhere."""
        record = self.get(id)
        return self._change(id, checks.anonymous(record.told, record.opening))

    def bring(self, record: Record, entries: Sequence[Entry]) -> Brought:
        """Keep a record from elsewhere under its own id, or what is new of it; never twice, and nothing is lost."""
        here, mine = self._look(record.id)
        if here is None:
            self._now[record.id] = record, list(entries)
            return "added"
        what, joint = joined(here, mine, record, entries)
        self._now[record.id] = joint, [*mine, *entries[len(mine) :]] if what == "continued" else mine
        return what

    def delete(self, id: str) -> None:
        """Remove a record with its entries for good."""
        self.get(id)
        self._now[id] = None, []

    def _change(self, id: str, columns: Mapping[str, Any]) -> Record:
        record = self.get(id)
        changed = replace(record, **columns, updated=max(datetime.now(UTC), record.updated))
        self._now[id] = changed, self._look(id)[1]
        return changed

    def _look(self, id: str) -> tuple[Record | None, list[Entry]]:
        """A record as it is now, with its entries; raises Needed if its rows have not been handed over."""
        if id not in self._now:
            if id not in self._rows.records:
                # Who looks into one of a list looks into all of them.
                raise Needed(self._listed if id in self._listed else [id])
            row = self._before[id] = self._rows.records[id]
            entries = [_entry(each) for each in self._rows.entries.get(id, ())]
            self._now[id] = None if row is None else _record(row), entries
        return self._now[id]


def _mark(row: Row | None) -> list[Any] | None:
    """By what a record is known to be as it was."""
    return None if row is None else [row["length"], row["updated"]]


def _record(row: Row) -> Record:
    told = None if row["told"] is None else tuple((id, value) for id, value in row["told"])
    moments = {name: datetime.fromisoformat(row[name]) for name in ("created", "updated")}
    # A row may be older than its last columns.
    return Record(**{name: row[name] for name in _COLUMNS if name in row} | moments | {"told": told})


def _row(record: Record) -> Row:
    row: Row = {name: getattr(record, name) for name in _COLUMNS}
    row |= {name: row[name].isoformat() for name in ("created", "updated")}
    row["told"] = None if record.told is None else [list(pair) for pair in record.told]
    return row | {"words": checks.words(row)}


def _entry(row: Row) -> Entry:
    return Entry(row["number"], row["kind"], row["payload"], datetime.fromisoformat(row["at"]))


def _entry_row(id: str, entry: Entry) -> Row:
    at = entry.at.isoformat()
    return {"record_id": id, "number": entry.number, "kind": entry.kind, "payload": entry.payload, "at": at}
