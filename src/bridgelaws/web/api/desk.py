"""What the handlers share: the desk at which requests are served, and what every operation may answer."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Depends, Header, Path, Query, Request

from ...office.models import Record
from ...office.records import Records
from ...words.language import Language
from ..access import Access
from ..claims import Claims
from ..evidence import Evidence
from ..language import asked_for
from ..live import Live, Mark
from ..schemas import Failure, LanguageCode
from ..store import Store

OWN_PAGE = "bridgelaws"


@dataclass(frozen=True)
class Desk:
    """What handlers work with."""

    store: Store
    records: Records
    access: Access
    live: Live
    evidence: Evidence
    claims: Claims

    @classmethod
    def at(cls, store: Store, access: Access) -> Desk:
        """A desk at a store."""

        def look(ids: Sequence[str]) -> dict[str, Mark]:
            return {id: Mark(*found) for id, found in store.marks(ids).items()}

        records = Records(store)
        return cls(store, records, access, Live(look), Evidence(records), Claims(records))

    def changed(self, record: Record) -> None:
        """Let those who follow a record know that it has changed."""
        self.live.changed(record.id, mark(record))


def mark(record: Record) -> Mark:
    """How far a record has come."""
    return Mark(record.length, record.updated)


# None of these waits for anything. They are `async` because each of them would be handed to a thread otherwise.


async def _desk(request: Request) -> Desk:
    desk = request.app.state.desk
    assert isinstance(desk, Desk)
    return desk


async def _own_page(
    x_requested_with: Annotated[
        Literal["bridgelaws"], Header(description="Every write has it: a form of another site cannot send it.")
    ],
) -> None:
    """The guard has seen it already; this is for the description."""


async def _tongue(
    request: Request,
    language: Annotated[
        LanguageCode | None, Query(description="The language of the answer; else `Accept-Language` says it.")
    ] = None,
) -> Language:
    """The language in which a request is answered; one that is asked for and not spoken is an error."""
    return asked_for(request.scope)


AtDesk = Annotated[Desk, Depends(_desk)]
Tongue = Annotated[Language, Depends(_tongue)]
CaseId = Annotated[str, Path(max_length=100, description="The id of a record.", examples=["abcdefghij234567abcd"])]
WRITES = [Depends(_own_page)]

Answers = dict[int | str, dict[str, Any]]

_MEANINGS = {
    401: "This device needs the access token.",
    403: "Refused.",
    404: "There is no such thing.",
    409: "Somebody else has added something first.",
    413: "The request is too large.",
    422: "The request makes no sense; nothing has changed.",
    429: "Too often; `Retry-After` says how many seconds to wait.",
    503: "The database cannot be used now.",
}


def fails(*codes: int, **models: Any) -> Answers:
    """The errors of an operation for its description; `on_422=Model` gives one a model of its own."""
    return {
        code: {"description": _MEANINGS[code], "model": models.get(f"on_{code}", Failure)}
        for code in sorted({*codes, 401, 422, 503})
    }


def fails_on_write(*codes: int, **models: Any) -> Answers:
    """The errors of an operation that writes."""
    return fails(*codes, 403, 413, 422, **models)


def router(tag: str) -> APIRouter:
    """A group of resources."""
    return APIRouter(prefix="/api", tags=[tag], dependencies=[Depends(_tongue)])
