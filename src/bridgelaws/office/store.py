"""What keeps records, as the office sees it: a database behind the server, or a browser's own storage."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal, Protocol

from .models import Entry, NewRecord, Page, Record

# What becomes of a record that is brought: it was not here, goes on from here, was here, or differs from what is here.
Brought = Literal["added", "continued", "known", "different"]


class Store(Protocol):
    """The records of calls. A method that raises has changed nothing."""

    def create(self, new: NewRecord, key: str | None = None) -> Record:
        """Begin a record, with the entries that it begins with; the same key again begins nothing more."""
        ...

    def get(self, id: str) -> Record:
        """A record by its id; raises NoSuchRecord."""
        ...

    def entries(self, id: str, since: int = 0) -> list[Entry]:
        """The entries of a record after the first `since` of them, in order; raises NoSuchRecord."""
        ...

    def append(self, id: str, after: int, kind: str, payload: Mapping[str, Any], *, status: str) -> Entry:
        """Add an entry to a record that has `after` of them; raises Conflict when it has not, and adds nothing."""
        ...

    def step(self, id: str, after: int, kind: str, payload: Mapping[str, Any], *, status: str) -> tuple[Entry, Record]:
        """The same, with the record as it is then: whoever shows it need not read it again."""
        ...

    def steps_of(self, id: str, after: int, kind: str, payloads: Sequence[Mapping[str, Any]], *, status: str) -> Record:
        """Add several entries of a kind to a record at once, all or none; raises Conflict as well."""
        ...

    def listing(self, *, search: str = "", status: str | None = None, page: int = 1, size: int = 50) -> Page:
        """A page of the records, the newest first, in which every word of `search` occurs."""
        ...

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
        ...

    def anonymise(self, id: str) -> Record:
        """Remove for good the players' names, the notes, and the words of a case file that came from elsewhere."""
        ...

    def bring(self, record: Record, entries: Sequence[Entry]) -> Brought:
        """Keep a record from elsewhere under its own id, or what is new of it; never twice, and nothing is lost."""
        ...

    def delete(self, id: str) -> None:
        """Remove a record with its entries for good."""
        ...
