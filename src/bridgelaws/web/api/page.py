"""The sentences of the page: `/words/fr.json`, and `/words/languages.json` with the names of the languages."""

from __future__ import annotations

import hashlib
import json
from functools import cache
from typing import Annotated, Any

from fastapi import APIRouter, Header
from fastapi.responses import Response

from ...office import words as say
from ...office.errors import Problem
from ...words.languages import language_of, languages
from ..page import page_words

# What the page is made of is not a part of the interface that others use.
ROUTES = APIRouter(prefix="/words", include_in_schema=False)


@ROUTES.get("/languages.json")
def names() -> dict[str, str]:
    """The languages by their codes, each as its speakers call it."""
    return {code: language_of(code).name for code in languages()}


@ROUTES.get("/{code}.json")
def sentences(code: str, if_none_match: Annotated[str, Header()] = "") -> Response:
    """What the page says in a language; a browser that has it already need not read it again."""
    if code not in languages():
        raise Problem(404, "not_found", say.NOTHING_HERE())
    body, tag = _written(code)
    headers = {"ETag": tag, "Content-Language": code}
    if tag in if_none_match:
        return Response(status_code=304, headers=headers)
    return Response(body, media_type="application/json", headers=headers)


@cache
def _written(code: str) -> tuple[bytes, str]:
    document: dict[str, Any] = page_words(code)
    body = json.dumps(document, ensure_ascii=False, separators=(",", ":")).encode()
    return body, f'"{hashlib.sha256(body).hexdigest()[:20]}"'
