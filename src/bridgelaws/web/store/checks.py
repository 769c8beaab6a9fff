"""What the store keeps and what it refuses, and the folding of words for the search."""

from __future__ import annotations

import json
import re
import unicodedata
from collections.abc import Mapping
from typing import Any

from ...words.message import Message
from .. import words as say
from .database import to_json
from .models import SEATS, NewRecord, Refused

MAX_NAME = 80
MAX_NOTES = 2_000
MAX_TITLE = 200
MAX_SEARCH = 200
# As much as a case file may have. A body of the page is smaller, but JSON in ASCII can be three times as long.
MAX_DOCUMENT = 1_000_000
# A case has at most 500 events in force; taking back and doing again makes more entries, but not for ever.
MAX_ENTRIES = 5_000

_COLUMNS = {"event_name": say.THE_EVENT(), "table_name": say.THE_TABLE(), "board": say.THE_BOARD()}
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
        column: text(what, values[column], MAX_NAME)
        for column, what in (
            ("event_name", say.THE_EVENT()),
            ("table_name", say.THE_TABLE()),
            ("board", say.THE_BOARD()),
        )
        if column in values
    }
    if "players" in values:
        found["players"] = players(values["players"])
    if "notes" in values:
        found["notes"] = text(say.THE_NOTES(), values["notes"], MAX_NOTES)
    return found


def document(what: Message, value: Mapping[str, Any]) -> dict[str, Any]:
    """A JSON object as it will be read back: a copy that nobody else can change."""
    try:
        written = to_json(dict(value))
    except (TypeError, ValueError, RecursionError) as error:
        raise Refused(say.NOT_JSON(what)) from error
    if len(written) > MAX_DOCUMENT:
        raise Refused(say.TOO_LONG(what, len(written), MAX_DOCUMENT))
    copy: dict[str, Any] = json.loads(written)
    return copy


def beginning(new: NewRecord) -> dict[str, Any]:
    """The columns of a new record that it states itself."""
    told = None if new.told is None else document(say.WHAT_WAS_TOLD(), {"told": new.told})["told"]
    people = {name: getattr(new, name) for name in ("event_name", "table_name", "board", "players", "notes")}
    return described(people) | {
        "laws": new.laws,
        "opening": document(say.THE_OPENING(), new.opening),
        "told": told,
        "status": text(say.THE_STATUS(), new.status, MAX_NAME),
        "title": text(say.THE_TITLE(), new.title, MAX_TITLE),
    }


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
    named = (columns[name] for name in ("title", "event_name", "table_name", "board", "notes"))
    return folded("\n".join((*named, *columns["players"].values())))
