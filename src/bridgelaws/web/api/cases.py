"""Records: begun, listed, read, described, deleted."""

from __future__ import annotations

from typing import Annotated

from fastapi import Body, Header, Query
from fastapi.responses import JSONResponse, Response

from ...office import words as say
from ...office.beginning import DESCRIBED, begun_by_deal, begun_by_file, begun_by_telling
from ...office.errors import Problem
from ...office.models import NewRecord
from ...office.records import listed
from ...words.language import Language
from .. import schemas
from .desk import WRITES, AtDesk, CaseId, Desk, Tongue, fails, fails_on_write, router

ROUTES = router("records")


# Not `str | None`: a header is there or it is not, but it is never null.
Key = Annotated[
    str,
    Header(
        alias="Idempotency-Key",
        min_length=16,
        max_length=100,
        pattern="^[!-~]*$",
        description="Random, one for each new record. Sent again with the same body, nothing more is begun: the answer "
        "is the record that the first request has begun, as it is now.",
        examples=["3f0c9a52d8e14b7796a1c4e05b2d8f63"],
    ),
]


@ROUTES.post("/cases", status_code=201, response_model=schemas.Record, responses=fails_on_write(), dependencies=WRITES)
def create(desk: AtDesk, tongue: Tongue, body: schemas.NewCase, key: Key = "") -> JSONResponse:
    """Begin a record: with a call of which everything has been told, with a case file, or with a deal."""
    return keep(desk, _begun(body, tongue), key, tongue)


def _begun(body: schemas.NewCase, tongue: Language) -> NewRecord:
    described = {key: value for key in DESCRIBED if (value := getattr(body, key)) is not None}
    match body:
        case schemas.FromDetails():
            return begun_by_telling(body.told, described, tongue)
        case schemas.FromCaseFile():
            return begun_by_file(body.case, described)
        case schemas.FromDeal():
            return begun_by_deal(body.laws, body.contract, body.dealer, body.deal, body.vulnerable, described)


def keep(desk: Desk, new: NewRecord, key: str, tongue: Language) -> JSONResponse:
    """Keep a new record and show it."""
    record = desk.store.create(new, key or None)
    desk.records.keep(record, desk.records.board(record))
    headers = {"Location": f"/api/cases/{record.id}"}
    return JSONResponse(desk.records.document(record, tongue), 201, headers)


@ROUTES.post("/import", status_code=201, response_model=schemas.Record, responses=fails_on_write(), dependencies=WRITES)
def bring(
    desk: AtDesk,
    tongue: Tongue,
    body: Annotated[schemas.CaseFile, Body(examples=[schemas.EXAMPLE_CASE])],
    key: Key = "",
) -> JSONResponse:
    """Begin a record with a case file, which is the whole body."""
    return keep(desk, begun_by_file(body, {}), key, tongue)


@ROUTES.get("/cases", response_model=schemas.Listing, responses=fails(422))
def listing(
    desk: AtDesk,
    tongue: Tongue,
    search: Annotated[schemas.Words, Query(description="Words that the record has.")] = "",
    status: Annotated[schemas.Status | None, Query()] = None,
    page: Annotated[int, Query(ge=1, le=1_000_000)] = 1,
) -> JSONResponse:
    """A page of the records, the newest first."""
    found = desk.store.listing(search=search, status=status, page=page)
    return JSONResponse(listed(found, tongue))


@ROUTES.get("/cases/{id}", response_model=schemas.Record, responses=fails(404, 422))
def read(
    desk: AtDesk,
    tongue: Tongue,
    id: CaseId,
    laws: Annotated[schemas.Laws | None, Query(description="The same under another edition.")] = None,
) -> JSONResponse:
    """A record: what has happened, what stands, what is asked."""
    return JSONResponse(desk.records.document(desk.store.get(id), tongue, laws))


@ROUTES.patch("/cases/{id}", response_model=schemas.Record, responses=fails_on_write(404), dependencies=WRITES)
def describe(desk: AtDesk, tongue: Tongue, id: CaseId, body: schemas.Description) -> JSONResponse:
    """Write the event, table, board, names or notes on a record; what is left out stays."""
    given = {key: value for key in body.model_fields_set if (value := getattr(body, key)) is not None}
    if not given:
        raise Problem(422, "invalid", say.SAY_SOMETHING())
    record = desk.store.describe(id, **given)
    desk.changed(record)
    return JSONResponse(desk.records.document(record, tongue))


@ROUTES.delete("/cases/{id}", status_code=204, responses=fails_on_write(404), dependencies=WRITES)
def delete(desk: AtDesk, id: CaseId) -> Response:
    """Delete a record, its entries and its links for good."""
    desk.store.delete(id)
    desk.records.forget(id)
    desk.live.changed(id, None)
    return Response(status_code=204)


@ROUTES.post("/cases/{id}/anonymise", response_model=schemas.Record, responses=fails_on_write(404), dependencies=WRITES)
def anonymise(desk: AtDesk, tongue: Tongue, id: CaseId) -> JSONResponse:
    """Remove for good the players' names, the notes, and title and story of a case file that came from elsewhere."""
    record = desk.store.anonymise(id)
    desk.changed(record)
    return JSONResponse(desk.records.document(record, tongue))
