"""The sentences of the page: `/words/fr.json`, and `/words/languages.json` with the names of the languages."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import Response

from ...office import words as say
from ...office.errors import Problem
from ...words.languages import language_of, languages
from ..bundle import File, answer, file
from ..page import page_words

# What the page is made of is not a part of the interface that others use.
ROUTES = APIRouter(prefix="/words", include_in_schema=False)


@ROUTES.get("/languages.json")
def names() -> dict[str, str]:
    """The languages by their codes, each as its speakers call it."""
    return {code: language_of(code).name for code in languages()}


@ROUTES.get("/{code}.json")
def sentences(code: str, request: Request) -> Response:
    """What the page says in a language; a browser that has it already need not read it again."""
    if code not in languages():
        raise Problem(404, "not_found", say.NOTHING_HERE())
    response = answer(request, _written(code))
    response.headers["Content-Language"] = code
    return response


@cache
def _written(code: str) -> File:
    document: dict[str, Any] = page_words(code)
    return file(json.dumps(document, ensure_ascii=False, separators=(",", ":")), "application/json")
