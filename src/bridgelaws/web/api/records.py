"""All calls at once: as a file to be kept, or brought from a phone or another server."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import Body, Query
from fastapi.responses import JSONResponse

from ...office import moving
from .. import schemas
from .desk import WRITES, AtDesk, Tongue, fails, fails_on_write, router

ROUTES = router("records")


@ROUTES.get("/records", response_model=schemas.FileOfCalls, responses=fails(422))
def exported(
    desk: AtDesk,
    names: Annotated[bool, Query(description="With players' names.")] = False,
    page: Annotated[int, Query(ge=1, le=1_000_000)] = 1,
) -> JSONResponse:
    """A page of all records with their entries, undos and notes: together a file of calls. The newest first."""
    return JSONResponse(moving.exported(desk.store, names, page))


@ROUTES.post("/records", response_model=schemas.BroughtCalls, responses=fails_on_write(), dependencies=WRITES)
def brought(
    desk: AtDesk, tongue: Tongue, body: Annotated[dict[str, Any], Body(examples=[schemas.EXAMPLE_FILE_OF_CALLS])]
) -> JSONResponse:
    """Bring the calls of such a file here, each once. One that is here and goes on in the file is continued."""
    found = moving.brought(desk.store, body)
    for id in found["continued"]:
        desk.changed(desk.store.get(id))
    return JSONResponse(found)
