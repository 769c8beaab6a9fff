"""A text with boards in it, as people paste or upload it: a deal, or a file in PBN or LIN."""

from __future__ import annotations

from fastapi.responses import JSONResponse

from ...office import boards as office
from .. import schemas
from .desk import WRITES, Tongue, fails_on_write, router

ROUTES = router("records")


@ROUTES.post("/boards", response_model=schemas.Boards, responses=fails_on_write(), dependencies=WRITES)
def boards(tongue: Tongue, body: schemas.BoardText) -> JSONResponse:
    """The boards in a text: what is to be said to begin a record with one of them. Nothing is kept."""
    return JSONResponse({"boards": office.boards(body.text, tongue)})
