"""A call being told, detail by detail."""

from __future__ import annotations

from fastapi.responses import JSONResponse

from ...office import details as office
from .. import schemas
from .desk import WRITES, Tongue, fails, fails_on_write, router

ROUTES = router("calls")


@ROUTES.get("/kinds", response_model=list[schemas.Kind], responses=fails())
def kinds(tongue: Tongue) -> JSONResponse:
    """The kinds of calls: what can have happened, in plain words."""
    return JSONResponse(office.kinds(tongue))


@ROUTES.post(
    "/details",
    response_model=schemas.NextStep,
    responses=fails_on_write(on_422=schemas.BadDetail),
    dependencies=WRITES,
)
def details(tongue: Tongue, body: schemas.Details) -> JSONResponse:
    """The detail that is to be told next, or what everything told comes to. Nothing is kept.

    What is told may come in any order; what happened is asked for before the declarer, whom an auction has not yet.
    """
    return JSONResponse(office.next_detail(body.told, tongue))
