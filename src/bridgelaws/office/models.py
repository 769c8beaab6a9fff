"""What a record holds: the values that a store gives out, and its errors."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from types import MappingProxyType
from typing import Any

from ..words.message import Phrase

SEATS = ("N", "E", "S", "W")
KINDS = ("event", "undo")

Told = tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class NewRecord:
    """What a record begins with. `events` are the payloads of its first entries, written together with it."""

    laws: int
    opening: Mapping[str, Any]
    status: str
    title: str
    told: Told | None = None
    events: tuple[Mapping[str, Any], ...] = ()
    event_name: str = ""
    table_name: str = ""
    round_name: str = ""
    board: str = ""
    players: Mapping[str, str] = field(default_factory=lambda: MappingProxyType({}))
    notes: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Record:
    """A call as it is kept. `opening` is its case document without events; `length` is the number of its entries."""

    id: str
    created: datetime
    updated: datetime
    laws: int
    opening: dict[str, Any]
    told: Told | None
    length: int
    status: str
    title: str
    event_name: str
    table_name: str
    board: str
    players: dict[str, str]
    notes: str
    round_name: str = ""


@dataclass(frozen=True, slots=True)
class Entry:
    """One step of a record, numbered from 1: an event with its JSON, or an undo, which has none."""

    number: int
    kind: str
    payload: dict[str, Any]
    at: datetime


@dataclass(frozen=True, slots=True)
class Page:
    """A page of the list of records, numbered from 1, with how many pages and records there are in all."""

    records: tuple[Record, ...]
    page: int
    pages: int
    total: int


class StoreError(Exception):
    """Something that the store did not do. What is kept is as it was."""


class NoSuchRecord(StoreError):
    """No record has this id, or it has been deleted."""


class NoSuchLink(StoreError):
    """No seat's view has this token, or it has been taken back."""


class Refused(StoreError):
    """A value that the store does not keep: too long, or not text. The message may be shown to anybody."""

    def __init__(self, message: Phrase) -> None:
        super().__init__(message)
        self.message = message

    def __str__(self) -> str:
        return str(self.message)


class Reused(StoreError):
    """The key of a new record has begun another one already."""


class Unavailable(StoreError):
    """The database cannot be used now: locked, full, away, or of a newer version than this program."""


class Conflict(StoreError):
    """Somebody else has added an entry first; `length` is how many there are."""

    def __init__(self, length: int) -> None:
        super().__init__(f"the record has {length} entries")
        self.length = length
