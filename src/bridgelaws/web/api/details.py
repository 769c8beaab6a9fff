"""A call being told, detail by detail."""

from __future__ import annotations

from typing import Any

from fastapi.responses import JSONResponse

from ...calls import KINDS, Call, Detail, next_step
from ...documents import outcome_document
from ...errors import BridgeLawsError
from ...play import Play
from .. import schemas
from .desk import WRITES, fails, fails_on_write, router
from .errors import Problem, engine_code, said

ROUTES = router("calls")


@ROUTES.get("/kinds", response_model=list[schemas.Kind], responses=fails())
def kinds() -> JSONResponse:
    """The kinds of calls: what can have happened, in plain words."""
    return JSONResponse([{"id": kind.id, "label": kind.label} for kind in KINDS])


@ROUTES.post(
    "/details",
    response_model=schemas.NextStep,
    responses=fails_on_write(on_422=schemas.BadDetail),
    dependencies=WRITES,
)
def details(body: schemas.Details) -> JSONResponse:
    """The detail that is to be told next, or what everything told comes to. Nothing is kept."""
    step = told(body.told)
    if isinstance(step, Play):
        return JSONResponse({"detail": None, "outcome": outcome_document(step.now)})
    return JSONResponse({"detail": _detail(step), "outcome": None})


def told(pairs: list[tuple[str, str]]) -> Detail | Play:
    """What comes after these details; a bad one is an error that says how many before it are good."""
    step = next_step(Call())
    for number, (id, _) in enumerate(pairs):
        if isinstance(step, Play):
            raise Problem(422, "told_already", "Everything had been told before this.", told=number)
        if id != step.id:
            raise Problem(422, "not_asked", f"The detail asked for is {step.id!r}: {step.text}", told=number)
        try:
            step = next_step(Call(tuple(pairs[: number + 1])))
        except BridgeLawsError as error:
            raise Problem(422, engine_code(error), said(error), told=number) from None
    return step


def _detail(detail: Detail) -> dict[str, Any]:
    return {
        "id": detail.id,
        "text": detail.text,
        "wants": detail.wants,
        "options": [{"value": value, "label": label} for value, label in detail.options],
        "empty": detail.empty,
        "example": detail.example,
    }
