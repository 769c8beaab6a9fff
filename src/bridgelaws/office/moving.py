"""Calls on the move, from one place that keeps them to another: a file with records whole, undos and notes included.

A case file has what is in force at a table. A file of calls has what was kept: every entry with its moment, what was
told, what is written on the record. Names of players are in it only on request. Brought somewhere, each call is there
once, under the same id, however often the file is read.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

from ..errors import BridgeLawsError, ParseError
from ..files.nodes import Node
from ..words.message import Phrase
from . import checks, ids, limits, words as say
from .errors import Problem
from .models import Entry, Page, Record, Refused
from .records import Board, in_force, unnamed
from .store import Brought, Store

FORMAT = "bridgelaws-records"
# The second has the round of a call.
VERSION = 2
SIZE = 50

_DESCRIBED = ("event_name", "table_name", "round_name", "board", "players", "notes")
_OF_RECORD = ("id", "created", "updated", "opening", "told", "title", "event_name", "table_name", "board", "notes")
_OF_ENTRY = ("kind", "payload", "at")


def exported(store: Store, names: bool, page: int) -> dict[str, Any]:
    """A page of all records as a file of calls; the pages together are the file."""
    found: Page = store.listing(page=page, size=SIZE)
    records = [_written(record, store.entries(record.id)[: record.length], names) for record in found.records]
    state = {"page": found.page, "pages": found.pages, "total": found.total}
    return {"format": FORMAT, "version": VERSION, "names": names, "records": records} | state


def _written(record: Record, entries: Sequence[Entry], names: bool) -> dict[str, Any]:
    """A record as the file has it."""
    nameless = {} if names else unnamed(record)
    title = nameless.get("title", record.title) if record.title == record.opening.get("title") else record.title
    return {
        "id": record.id,
        "created": record.created.isoformat(),
        "updated": record.updated.isoformat(),
        "opening": dict(record.opening) | nameless,
        "told": None if record.told is None else [list(pair) for pair in record.told],
        "title": title,
        "event_name": record.event_name,
        "table_name": record.table_name,
        "round_name": record.round_name,
        "board": record.board,
        "players": dict(record.players) if names else {},
        "notes": record.notes if names else unnamed(record, record.notes)["notes"],
        "entries": [{"kind": entry.kind, "payload": entry.payload, "at": entry.at.isoformat()} for entry in entries],
    }


def brought(store: Store, document: Mapping[str, Any]) -> dict[str, list[str]]:
    """Keep the calls of a file that are not here yet; what became of each, by its id. A bad call keeps all out."""
    records = [_read(node, number) for number, node in enumerate(_records(document), 1)]
    found: dict[str, list[str]] = {"added": [], "continued": [], "known": [], "different": []}
    for record, entries in records:
        found[store.bring(record, entries)].append(record.id)
    return found


def joined(here: Record, entries: Sequence[Entry], record: Record, more: Sequence[Entry]) -> tuple[Brought, Record]:
    """A record that is here already and the same from a file: what that comes to, and how it is here then.

    Nothing here is lost: what is written on it stays, and only what is empty is filled.
    """
    mine, theirs = [_act(entry) for entry in entries], [_act(entry) for entry in more]
    same = checks.nameless(here.opening) == checks.nameless(record.opening) and here.told == record.told
    both = min(len(mine), len(theirs))
    if not same or mine[:both] != theirs[:both]:
        return "different", here
    filled = {name: getattr(record, name) for name in _DESCRIBED if not getattr(here, name) and getattr(record, name)}
    if len(theirs) > len(mine):
        updated = max(here.updated, record.updated)
        return "continued", replace(here, **filled, length=len(theirs), status=record.status, updated=updated)
    return "known", replace(here, **filled, updated=max(here.updated, datetime.now(UTC))) if filled else here


def _act(entry: Entry) -> tuple[str, Any]:
    return entry.kind, entry.payload


def _records(document: Mapping[str, Any]) -> list[Node]:
    if document.get("format") != FORMAT:
        raise Problem(422, "not_a_file_of_calls", say.NOT_A_FILE_OF_CALLS())
    version = document.get("version")
    if not isinstance(version, int) or not 1 <= version <= VERSION:
        raise Problem(422, "newer_file_of_calls", say.NEWER_FILE_OF_CALLS())
    records = document.get("records")
    if not isinstance(records, list):
        raise Problem(422, "not_a_file_of_calls", say.NOT_A_FILE_OF_CALLS())
    return [Node(record) for record in records]


def _read(node: Node, number: int) -> tuple[Record, list[Entry]]:
    """A call of a file, with its entries replayed: what cannot be is not kept."""
    try:
        return _call(node)
    except Refused as error:
        raise _bad(number, error.message) from None
    except BridgeLawsError as error:
        # Where in the file it is means nothing to whoever has not written the file.
        raise _bad(number, error.what if isinstance(error, ParseError) else error.message) from None


def _bad(number: int, why: Phrase) -> Problem:
    return Problem(422, "bad_call_in_file", say.BAD_CALL_IN_FILE(number, why), call=number - 1)


def _call(node: Node) -> tuple[Record, list[Entry]]:
    fields = node.fields((*_OF_RECORD, "entries"), ("players", "round_name"))
    id = fields["id"].text()
    if not ids.possible(id):
        raise fields["id"].fail(say.NOT_A_RECORD())
    steps = fields["entries"].items()
    if len(steps) > limits.ENTRIES:
        raise Refused(say.ENTRIES_KEPT(len(steps), limits.ENTRIES))
    entries = [_entry(step, number) for number, step in enumerate(steps, 1)]
    opening = checks.document(say.THE_OPENING(), _object(fields["opening"]))
    board = Board.of(opening, in_force(entries))
    told = fields["told"].value
    people = {name: fields[name].value for name in _DESCRIBED if name in fields}
    described = {"players": {}} | checks.described(people)
    record = Record(
        id=id,
        created=_moment(fields["created"]),
        updated=_moment(fields["updated"]),
        laws=board.outcome.table.edition.year,
        opening=opening,
        told=None if told is None else tuple(_pair(pair) for pair in fields["told"].items()[: limits.TOLD]),
        length=len(entries),
        status=board.outcome.status,
        title=checks.text(say.THE_TITLE(), fields["title"].value, checks.MAX_TITLE),
        **described,
    )
    return record, entries


def _entry(node: Node, number: int) -> Entry:
    fields = node.fields(_OF_ENTRY)
    kind = fields["kind"].text()
    return Entry(number, kind, checks.held(kind, _object(fields["payload"])), _moment(fields["at"]))


def _object(node: Node) -> dict[str, Any]:
    if not isinstance(node.value, dict):
        raise node.fail(say.NOT_A_RECORD())
    return node.value


def _pair(node: Node) -> tuple[str, str]:
    pair = [each.text() for each in node.items()]
    if len(pair) != 2:
        raise node.fail(say.NOT_A_RECORD())
    return pair[0], pair[1]


def _moment(node: Node) -> datetime:
    try:
        found = datetime.fromisoformat(node.text())
    except ValueError:
        raise node.fail(say.NOT_A_RECORD()) from None
    if found.tzinfo is None:
        raise node.fail(say.NOT_A_RECORD())
    try:
        return found.astimezone(UTC)
    except OverflowError:
        raise node.fail(say.NOT_A_RECORD()) from None
