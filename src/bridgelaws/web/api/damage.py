"""What an irregularity cost double dummy, once the board is over: as data, as a picture, as a report to hand out."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from fastapi import Query
from fastapi.responses import HTMLResponse, JSONResponse, Response

from ...evidence.document import damage_document
from ...evidence.picture import svg
from ...evidence.report import html
from .. import schemas
from . import evidence
from .desk import Answers, AtDesk, CaseId, Tongue, fails, router

ROUTES = router("evidence")

OtherTable = Annotated[
    schemas.Words,
    Query(
        description="The result at another table, for IMPs: points for North-South, or the contract with its result.",
        examples=["+620", "3NT= by S"],
    ),
]


def _answers(**content: Any) -> Answers:
    """The errors that all have; and, where it is no JSON, what the answer is."""
    found = fails(404, 409, 422, 429)
    found[409]["description"] = "The board is still in play; or the solver is not installed here."
    return found | ({200: {"content": content["kind"], "description": content["what"]}} if content else {})


def _text(kind: str) -> dict[str, Any]:
    return {kind: {"schema": {"type": "string"}}}


@ROUTES.get("/cases/{id}/damage", response_model=evidence.Damage, responses=_answers())
def damage(desk: AtDesk, tongue: Tongue, id: CaseId, result: OtherTable = "") -> JSONResponse:
    """Evidence for the Director's judgement, and no ruling: what the irregularities cost double dummy.

    Nothing is said while the board is in play. It may take some seconds.
    """
    found = desk.evidence.of(desk.store.get(id), result or None, tongue)
    return JSONResponse(damage_document(found, tongue))


@ROUTES.get(
    "/cases/{id}/damage.svg",
    response_class=Response,
    responses=_answers(kind=_text("image/svg+xml"), what="The tricks of declarer's side, card by card."),
)
def picture(
    desk: AtDesk, tongue: Tongue, id: CaseId, scheme: Annotated[Literal["light", "dark"], Query()] = "light"
) -> Response:
    """The same as a picture."""
    found = desk.evidence.of(desk.store.get(id))
    return Response(svg(found, scheme, tongue), media_type="image/svg+xml")


@ROUTES.get(
    "/cases/{id}/damage/report",
    # Not HTMLResponse: the errors, which are JSON, would be described as HTML too.
    response_class=Response,
    responses=_answers(kind=_text("text/html"), what="The report, one file that is whole by itself."),
)
def report(desk: AtDesk, tongue: Tongue, id: CaseId, result: OtherTable = "") -> Response:
    """The same as a report for a committee, to be downloaded. Players' names are not in it."""
    found = desk.evidence.of(desk.store.get(id), result or None, tongue)
    headers = {"Content-Disposition": f'attachment; filename="bridgelaws-{id}-evidence.html"'}
    return HTMLResponse(html(found, tongue), headers=headers)
