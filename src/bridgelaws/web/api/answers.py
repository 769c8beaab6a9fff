"""Errors as answers over HTTP; `office/errors.py` says what each is."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException

from ...office.errors import KINDS, Failure, Wrong, by_status, failure, invalid
from ...words.language import Language
from ..language import asked_for


def said(failed: Failure, tongue: Language) -> JSONResponse:
    """The answer in a language."""
    return JSONResponse(failed.document(tongue), failed.status, failed.headers)


def install(app: FastAPI) -> None:
    """Give every error its answer."""
    for kind in KINDS:
        app.add_exception_handler(kind, _failed)
    app.add_exception_handler(HTTPException, _answering(lambda error: by_status(error.status_code, error.headers)))
    app.add_exception_handler(RequestValidationError, _answer_invalid)


def _answering(make: Callable[[Any], Failure]) -> Callable[[Request, Exception], Awaitable[JSONResponse]]:
    async def answer(request: Request, error: Exception) -> JSONResponse:
        return said(make(error), asked_for(request.scope))

    return answer


async def _failed(request: Request, error: Exception) -> JSONResponse:
    found = failure(error)
    assert found is not None
    return said(found, asked_for(request.scope))


async def _answer_invalid(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, RequestValidationError)
    tongue = asked_for(request.scope)
    wrong = [
        Wrong(each["loc"], each.get("ctx", {}).get("error"), each["msg"].removeprefix("Value error, "))
        for each in error.errors()[:3]
    ]
    return said(invalid(wrong, tongue), tongue)
