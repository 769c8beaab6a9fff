"""Links to what one seat may see."""

from __future__ import annotations

from typing import Annotated

from fastapi import Path, Request
from fastapi.responses import JSONResponse, Response

from ...office import limits
from ...office.errors import Problem
from ...office.models import NoSuchLink
from ...play.views import view, view_document
from ...values.seats import Seat
from .. import schemas
from .about import address_of
from .desk import WRITES, AtDesk, CaseId, Tongue, fails, fails_on_write, router
from .documents import SeatView

ROUTES = router("seats")


@ROUTES.post(
    "/cases/{id}/links",
    status_code=201,
    response_model=schemas.Link,
    responses=fails_on_write(404),
    dependencies=WRITES,
)
def link(desk: AtDesk, id: CaseId, body: schemas.NewLink, request: Request) -> JSONResponse:
    """A new link that shows what a seat may see, to whoever has it, and nothing else."""
    token = desk.store.link(id, body.seat)
    # The guard has seen that the host is one of ours.
    base = desk.access.address or f"{request.url.scheme}://{request.headers['host']}"
    return JSONResponse({"url": f"{base}/#seat/{token}"}, 201)


@ROUTES.delete("/cases/{id}/links", status_code=204, responses=fails_on_write(404), dependencies=WRITES)
def unlink(desk: AtDesk, id: CaseId) -> Response:
    """Take back all the links of a record."""
    desk.store.unlink(id)
    return Response(status_code=204)


@ROUTES.get("/seat/{token}", response_model=SeatView, responses=fails(404, 422, 429))
def seat(
    desk: AtDesk, tongue: Tongue, request: Request, token: Annotated[str, Path(max_length=limits.WORDS)]
) -> JSONResponse:
    """What the seat of a link may see. Works on any device; wrong links are slowed down."""
    address, guesses = address_of(request), desk.access.links
    wait = guesses.wait(address)
    if wait > 0:
        raise Problem.too_often(wait)
    try:
        id, letter = desk.store.linked(token)
    except NoSuchLink:
        guesses.wrong(address, token)
        raise
    board = desk.records.board(desk.store.get(id))
    return JSONResponse(view_document(view(board.outcome.table, Seat.parse(letter)), tongue))
