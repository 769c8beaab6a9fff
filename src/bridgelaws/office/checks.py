"""What the store keeps and what it refuses, and the folding of words for the search."""

from __future__ import annotations

import json
import re
import unicodedata
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from ..words.message import Message
from . import words as say
from .models import KINDS, SEATS, Entry, NewRecord, Record, Refused

# ASCII JSON stores every string, even halves of surrogate pairs; NaN is not JSON, and PostgreSQL says so.
to_json = partial(json.dumps, allow_nan=False, ensure_ascii=True, separators=(",", ":"))

MAX_NAME = 80
MAX_NOTES = 2_000
MAX_TITLE = 200
MAX_SEARCH = 200
LARGEST_PAGE = 200
# As much as a case file may have. A body of the page is smaller, but JSON in ASCII can be three times as long.
MAX_DOCUMENT = 1_000_000
# A case has at most 500 events in force; taking back and doing again makes more entries, but not for ever.
MAX_ENTRIES = 5_000

_NAMES = {
    "event_name": say.THE_EVENT(),
    "table_name": say.THE_TABLE(),
    "round_name": say.THE_ROUND(),
    "board": say.THE_BOARD(),
}
_UNSTORABLE = re.compile("[\0\ud800-\udfff]")


def storable(text: str) -> bool:
    """Whether both databases can keep a text: no zero character, no half of a surrogate pair.

    >>> storable("Müller ♠"), storable("a\\0b"), storable("\\ud800")
    (True, False, False)
    """
    return not _UNSTORABLE.search(text)


def text(what: Message, value: object, most: int) -> str:
    """A text of at most so many characters."""
    if not isinstance(value, str):
        raise Refused(say.MUST_BE_TEXT(what))
    if len(value) > most:
        raise Refused(say.TOO_LONG(what, len(value), most))
    if not storable(value):
        raise Refused(say.CANNOT_BE_KEPT(what))
    return value


def players(value: object) -> dict[str, str]:
    """Names of players by seat; a seat without a name is left out."""
    if not isinstance(value, Mapping) or not all(seat in SEATS for seat in value):
        raise Refused(say.NAMES_BY_SEAT(SEATS))
    names = {seat: text(say.A_NAME(), value[seat], MAX_NAME) for seat in SEATS if seat in value}
    return {seat: name for seat, name in names.items() if name}


def described(values: Mapping[str, Any]) -> dict[str, Any]:
    """What people write on a record, checked: those of its columns that are given."""
    found: dict[str, Any] = {
        column: text(what, values[column], MAX_NAME) for column, what in _NAMES.items() if column in values
    }
    if "players" in values:
        found["players"] = players(values["players"])
    if "notes" in values:
        found["notes"] = text(say.THE_NOTES(), values["notes"], MAX_NOTES)
    return found


def document(what: Message, value: Mapping[str, Any]) -> dict[str, Any]:
    """A JSON object as it will be read back: a copy that nobody else can change."""
    copy: dict[str, Any] = json.loads(_as_json(what, value))
    return copy


def written(event: Mapping[str, Any]) -> str:
    """An event as it is kept."""
    return _as_json(say.AN_EVENT(), event)


def _as_json(what: Message, value: Mapping[str, Any]) -> str:
    try:
        made = to_json(dict(value))
    except (TypeError, ValueError, RecursionError) as error:
        raise Refused(say.NOT_JSON(what)) from error
    if len(made) > MAX_DOCUMENT:
        raise Refused(say.TOO_LONG(what, len(made), MAX_DOCUMENT))
    return made


def beginning(new: NewRecord) -> dict[str, Any]:
    """The columns of a new record that it states itself."""
    told = None if new.told is None else document(say.WHAT_WAS_TOLD(), {"told": new.told})["told"]
    people = {name: getattr(new, name) for name in (*_NAMES, "players", "notes")}
    return described(people) | {
        "laws": new.laws,
        "opening": document(say.THE_OPENING(), new.opening),
        "told": told,
        "status": text(say.THE_STATUS(), new.status, MAX_NAME),
        "title": text(say.THE_TITLE(), new.title, MAX_TITLE),
    }


def first_events(new: NewRecord) -> list[dict[str, Any]]:
    """The events that a record begins with."""
    events = [document(say.AN_EVENT(), event) for event in new.events]
    if len(events) > MAX_ENTRIES:
        raise Refused(say.EVENTS_KEPT(len(events), MAX_ENTRIES))
    return events


def entry(kind: str, payload: Mapping[str, Any], status: str) -> tuple[dict[str, Any], str]:
    """What an entry holds, and the status that it leads to."""
    return held(kind, payload), text(say.THE_STATUS(), status, MAX_NAME)


def held(kind: str, payload: Mapping[str, Any]) -> dict[str, Any]:
    """What an entry holds: an event, or nothing if it takes one back."""
    if kind not in KINDS or (kind == "undo" and payload):
        raise Refused(say.NOT_AN_ENTRY())
    return document(say.AN_EVENT(), payload)


def asked_list(search: str, page: int, size: int) -> None:
    """Which page of the list is asked for."""
    if page < 1 or not 1 <= size <= LARGEST_PAGE:
        raise Refused(say.PAGES(LARGEST_PAGE))
    if len(search) > MAX_SEARCH:
        raise Refused(say.SEARCH_TOO_LONG(MAX_SEARCH))


def began_with(
    record: Record, entries: Sequence[Entry], columns: Mapping[str, Any], events: Sequence[Mapping[str, Any]]
) -> bool:
    """Whether a record began with these columns and events; its words may have been removed since."""
    told = None if columns["told"] is None else tuple((id, value) for id, value in columns["told"])
    first = [entry.payload for entry in entries[: len(events)]]
    began = record.told, nameless(record.opening), first
    return began == (told, nameless(columns["opening"]), list(events))


def anonymous(told: object, opening: Mapping[str, Any]) -> dict[str, Any]:
    """The columns of a record from which everybody's name is gone."""
    columns: dict[str, Any] = {"players": {}, "notes": ""}
    # The title of a call that was told here is ours. What others have written may name anybody.
    if told is None:
        columns |= {"opening": nameless(opening), "title": title(opening)}
    return columns


def nameless(opening: Mapping[str, Any]) -> dict[str, Any]:
    """A case without the words that people have written in it, who may have written anybody's name."""
    return {field: value for field, value in opening.items() if field not in ("title", "story")}


def title(opening: Mapping[str, Any]) -> str:
    """What a case is called that has no title.

    >>> title({"contract": "3NT by S", "title": "Ann's lead"})
    '3NT by S'
    """
    contract = opening.get("contract", "")
    return contract if isinstance(contract, str) else ""


def folded(value: str) -> str:
    """A text in which small and capital letters, and the ways of writing one letter, are the same.

    >>> folded("STRASSE") == folded("Straße"), folded("Ångström") == folded("Ångström")
    (True, True)
    """
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", value).casefold())


def words(columns: Mapping[str, Any]) -> str:
    """All that the search looks in, from the columns of a record."""
    named = (columns[name] for name in ("title", *_NAMES, "notes"))
    return folded("\n".join((*named, *columns["players"].values())))
