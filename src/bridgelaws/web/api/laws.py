"""The lawbook: what provisions say, what changed, how they are read; and the example cases."""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import lru_cache
from typing import Annotated, Any

from fastapi import Path, Query
from fastapi.responses import JSONResponse

from ... import lawbook
from ...book.editions import REGISTRY
from ...errors import BridgeLawsError, ParseError
from ...files import example_cases
from ...lawbook import Entry, ReadingEntry
from ...words.language import Language
from .. import limits, schemas
from . import book
from .desk import Tongue, fails, router
from .errors import Problem, said

ROUTES = router("laws")

Laws = Annotated[schemas.Laws | None, Query(description="Only this edition.")]
Ref = Annotated[str, Path(max_length=limits.NAME, examples=["50D2"])]


@ROUTES.get("/laws", response_model=list[book.Law], responses=fails())
def laws(tongue: Tongue) -> JSONResponse:
    """The laws that are on file."""
    return JSONResponse(_laws(tongue))


@lru_cache(maxsize=8)
def _laws(tongue: Language) -> list[dict[str, Any]]:
    provisions = [each.law for each in REGISTRY]
    return [
        {
            "number": number,
            "heading": tongue.say(title),
            "provisions": provisions.count(number),
            "readings": [reading.id for reading in lawbook.readings(number)],
        }
        for number, title in sorted(REGISTRY.titles.items())
    ]


@ROUTES.get("/laws/search", response_model=book.Found, responses=fails(422))
def search(
    tongue: Tongue, q: Annotated[schemas.Words, Query(min_length=1, examples=["two cards"])], laws: Laws = None
) -> JSONResponse:
    """Provisions and readings by plain words, best first; if there are none, what may have been meant."""
    try:
        hits = lawbook.search(q, laws, tongue)
    except ParseError as error:
        return JSONResponse({"words": q, "hits": [], "message": tongue.phrase(said(error))})
    return JSONResponse({"words": q, "hits": lawbook.plain(hits, tongue), "message": None})


@ROUTES.get("/laws/{ref}", response_model=book.LawPage, responses=fails(404, 422))
def law(tongue: Tongue, ref: Ref, laws: Laws = None) -> JSONResponse:
    """What a law (57), a part of it (50D2) or a reading (R54-1) says, with the cases that show it."""
    _found(ref, laws)
    return JSONResponse(lawbook.page_document(ref, laws, tongue))


def _found(ref: str, laws: int | None) -> Sequence[Entry | ReadingEntry]:
    try:
        return lawbook.find(ref, laws)
    except BridgeLawsError as error:
        raise Problem(404, "no_such_law", said(error)) from None


@ROUTES.get("/changes", response_model=book.Changes, responses=fails(404, 422))
def changes(
    tongue: Tongue,
    old: Annotated[schemas.Laws, Query(examples=[2007])],
    new: Annotated[schemas.Laws, Query(examples=[2017])],
    law: Annotated[str | None, Query(max_length=limits.NAME, description="At and under this number only.")] = None,
) -> JSONResponse:
    """What changed from one edition to another."""
    if law is not None:
        _found(law, None)
    found = lawbook.differences(old, new, law)
    return JSONResponse({"old": old, "new": new, "differences": lawbook.plain(found, tongue)})


@ROUTES.get("/readings", response_model=list[book.ReadingEntry], responses=fails(422))
def readings(tongue: Tongue, law: Annotated[int | None, Query(ge=1, le=93)] = None, laws: Laws = None) -> JSONResponse:
    """The interpretations that a case file may set aside, of all laws or of one."""
    return JSONResponse(lawbook.plain(lawbook.readings(law, laws), tongue))


@ROUTES.get("/examples", response_model=list[book.Example], responses=fails())
def examples(tongue: Tongue) -> JSONResponse:
    """The example cases."""
    return JSONResponse([row | {"title": tongue.say(example_cases.TITLES[row["name"]]())} for row in _examples()])


@lru_cache(maxsize=1)
def _examples() -> list[dict[str, Any]]:
    rows = []
    for name in example_cases.names():
        play = example_cases.load(name)
        row = {"name": name, "story": play.story, "laws": play.laws.year}
        rows.append(row | {"status": play.now.status, "citations": list(play.citations)})
    return rows


@ROUTES.get("/examples/{name}", response_model=schemas.CaseFile, responses=fails(404, 422))
def example(name: Annotated[str, Path(max_length=limits.NAME, examples=["fifth-card"])]) -> JSONResponse:
    """The case file of an example."""
    try:
        return JSONResponse(json.loads(example_cases.text(name)))
    except ParseError as error:
        raise Problem(404, "no_such_example", said(error)) from None
