"""What a record comes to, in other forms: compared, explained, as a case file."""

from __future__ import annotations

import json
from typing import Annotated

from fastapi import Query
from fastapi.responses import JSONResponse, Response

from ...desk.rights import rights_document
from ...office.records import explained
from ...play.comparison import comparison_document
from ...play.documents import ruling_document
from .. import schemas
from .desk import AtDesk, CaseId, Tongue, fails, router
from .documents import Comparison, Explained, Rights

ROUTES = router("rulings")


@ROUTES.get("/cases/{id}/compare", response_model=Comparison, responses=fails(404, 422))
def compare(desk: AtDesk, tongue: Tongue, id: CaseId) -> JSONResponse:
    """The same under every edition, where each first parts from the one before, and the answers left over."""
    return JSONResponse(comparison_document(desk.records.board(desk.store.get(id)).play(), tongue))


@ROUTES.get("/cases/{id}/explanation", response_model=Explained, responses=fails(404, 422))
def explanation(desk: AtDesk, tongue: Tongue, id: CaseId) -> JSONResponse:
    """The rulings, in sentences and as a tree."""
    outcome = desk.records.board(desk.store.get(id)).outcome
    table = outcome.table
    return JSONResponse(
        {
            "text": explained(outcome, tongue),
            "rulings": [ruling_document(ruling, table, tongue) for ruling in outcome.ruled],
        }
    )


@ROUTES.get("/cases/{id}/rights", response_model=Rights, responses=fails(404, 422))
def rights(desk: AtDesk, tongue: Tongue, id: CaseId) -> JSONResponse:
    """What each player may, must and must not do at this moment, with the provisions behind it."""
    return JSONResponse(rights_document(desk.records.board(desk.store.get(id)).outcome.table, tongue))


@ROUTES.get("/cases/{id}/file", response_model=schemas.CaseFile, responses=fails(404, 422))
def file(
    desk: AtDesk,
    id: CaseId,
    names: Annotated[bool, Query(description="Leave players' names in the title and the story.")] = False,
) -> Response:
    """The case file, to be downloaded. Players' names are not in it unless they are asked for."""
    text = json.dumps(desk.records.case(desk.store.get(id), names), ensure_ascii=False, indent=1) + "\n"
    headers = {"Content-Disposition": f'attachment; filename="bridgelaws-{id}.json"'}
    return Response(text, media_type="application/json", headers=headers)
