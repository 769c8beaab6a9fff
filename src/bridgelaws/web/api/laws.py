"""The lawbook: what provisions say, what changed, how they are read; and the example cases."""

from __future__ import annotations

from typing import Annotated

from fastapi import Path, Query
from fastapi.responses import JSONResponse

from ...office import library, limits
from .. import schemas
from . import book
from .desk import Tongue, fails, router

ROUTES = router("laws")

Laws = Annotated[schemas.Laws | None, Query(description="Only this edition.")]
Ref = Annotated[str, Path(max_length=limits.NAME, examples=["50D2"])]


@ROUTES.get("/laws", response_model=list[book.Law], responses=fails())
def laws(tongue: Tongue) -> JSONResponse:
    """The laws that are on file."""
    return JSONResponse(library.laws(tongue))


@ROUTES.get("/laws/search", response_model=book.Found, responses=fails(422))
def search(
    tongue: Tongue, q: Annotated[schemas.Words, Query(min_length=1, examples=["two cards"])], laws: Laws = None
) -> JSONResponse:
    """Provisions and readings by plain words, best first; if there are none, what may have been meant."""
    return JSONResponse(library.search(q, laws, tongue))


@ROUTES.get("/laws/{ref}", response_model=book.LawPage, responses=fails(404, 422))
def law(tongue: Tongue, ref: Ref, laws: Laws = None) -> JSONResponse:
    """What a law (57), a part of it (50D2) or a reading (R54-1) says, with the cases that show it."""
    return JSONResponse(library.law(ref, laws, tongue))


@ROUTES.get("/changes", response_model=book.Changes, responses=fails(404, 422))
def changes(
    tongue: Tongue,
    old: Annotated[schemas.Laws, Query(examples=[2007])],
    new: Annotated[schemas.Laws, Query(examples=[2017])],
    law: Annotated[str | None, Query(max_length=limits.NAME, description="At and under this number only.")] = None,
) -> JSONResponse:
    """What changed from one edition to another."""
    return JSONResponse(library.changes(old, new, law, tongue))


@ROUTES.get("/readings", response_model=list[book.ReadingEntry], responses=fails(422))
def readings(tongue: Tongue, law: Annotated[int | None, Query(ge=1, le=93)] = None, laws: Laws = None) -> JSONResponse:
    """The interpretations that a case file may set aside, of all laws or of one."""
    return JSONResponse(library.readings(law, laws, tongue))


@ROUTES.get("/examples", response_model=list[book.Example], responses=fails())
def examples(tongue: Tongue) -> JSONResponse:
    """The example cases."""
    return JSONResponse(library.examples(tongue))


@ROUTES.get("/examples/{name}", response_model=schemas.CaseFile, responses=fails(404, 422))
def example(name: Annotated[str, Path(max_length=limits.NAME, examples=["fifth-card"])]) -> JSONResponse:
    """The case file of an example."""
    return JSONResponse(library.example(name))
