"""The record of calls: what is kept, in a SQLite file or in PostgreSQL, so that nothing acknowledged is ever lost."""

from __future__ import annotations

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
    StoreError,
    Unavailable,
)
from .store import Store

__all__ = [
    "SEATS",
    "Conflict",
    "Entry",
    "NewRecord",
    "NoSuchLink",
    "NoSuchRecord",
    "Page",
    "Record",
    "Refused",
    "Reused",
    "Store",
    "StoreError",
    "Unavailable",
]
