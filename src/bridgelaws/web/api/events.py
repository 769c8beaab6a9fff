"""What happens at a table: events, undone ones, and hearing of them live."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from fastapi.responses import JSONResponse, StreamingResponse
from starlette.concurrency import run_in_threadpool

from ...office import words as say
from ...office.errors import Problem
from ...office.models import Conflict, Record
from ...play.documents import outcome_document
from ...words.language import Language
from .. import schemas
from .desk import WRITES, AtDesk, CaseId, Desk, Tongue, fails, fails_on_write, mark, router
from .documents import Outcome

ROUTES = router("events")

_ERRORS = fails_on_write(404, 409, on_409=schemas.Taken)


@ROUTES.post("/cases/{id}/events", response_model=schemas.Record, responses=_ERRORS, dependencies=WRITES)
def add(desk: AtDesk, tongue: Tongue, id: CaseId, body: schemas.NewEvent) -> JSONResponse:
    """Enter an event. It states how many entries precede it: if there are more, nothing is entered (409)."""
    add = partial(desk.records.add, event=body.event, for_all=body.for_all)
    return _written(desk, tongue, id, body.after, add)


@ROUTES.post("/cases/{id}/undo", response_model=schemas.Record, responses=_ERRORS, dependencies=WRITES)
def undo(desk: AtDesk, tongue: Tongue, id: CaseId, body: schemas.Undo) -> JSONResponse:
    """Take back the last event that is in force; what was told is not taken back."""
    return _written(desk, tongue, id, body.after, partial(desk.records.undo, for_all=body.for_all))


@ROUTES.post("/cases/{id}/prospect", response_model=Outcome, responses=fails_on_write(404), dependencies=WRITES)
def prospect(desk: AtDesk, tongue: Tongue, id: CaseId, body: schemas.Prospect) -> JSONResponse:
    """What would follow if a player called so, asked away from the table. Nothing is kept."""
    board = desk.records.board(desk.store.get(id))
    after = board.after({"event": "made", "seat": body.seat, "call": body.call})
    return JSONResponse(outcome_document(after.outcome, tongue))


def _written(desk: Desk, tongue: Language, id: str, after: int, write: Callable[[Record], Record]) -> JSONResponse:
    record = desk.records.to_write(id, after)
    try:
        if after != record.length:
            raise Conflict(record.length)
        record = write(record)
    except Conflict:
        raise _taken(desk, tongue, id) from None
    desk.changed(record)
    return JSONResponse(desk.records.document(record, tongue))


def _taken(desk: Desk, tongue: Language, id: str) -> Problem:
    record = desk.store.get(id)
    shown = desk.records.document(record, tongue)
    return Problem(409, "changed_meanwhile", say.CHANGED_MEANWHILE(), number=record.length, record=shown)


@ROUTES.get(
    "/cases/{id}/stream",
    response_class=StreamingResponse,
    responses=fails(404, 422, 429)
    | {
        200: {
            "description": "Server-sent events: `changed` with the number of entries; `gone` when deleted.",
            "content": {"text/event-stream": {"schema": {"type": "string"}}},
        }
    },
)
async def stream(desk: AtDesk, id: CaseId) -> StreamingResponse:
    """Follow a record: one event at once, and one for every change; a comment every 15 seconds."""
    record = await run_in_threadpool(desk.store.get, id)
    if desk.live.full():
        raise Problem(429, "too_many_streams", say.TOO_MANY_STREAMS(), retry_after=5)
    lines = desk.live.follow(record.id, mark(record))
    return StreamingResponse(lines, media_type="text/event-stream", headers={"X-Accel-Buffering": "no"})
