"""Errors as answers: a code for programs and a sentence for people; never a path, a stack or anybody's words."""

from __future__ import annotations

import math
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException

from ...errors import BridgeLawsError, ImpossibleEvent, ParseError, UnexpectedAnswer
from ...evidence.errors import EvidenceError, NotOnFile, SolverMissing, StillInPlay
from ...hearing.rulings import capital
from ..evidence import TooMuchAsked
from ..records import CannotBeReplayed
from ..store import NoSuchLink, NoSuchRecord, Refused, Reused, Unavailable

_CODES = {400: "bad_request", 404: "not_found", 405: "method_not_allowed"}
_SENTENCES = {
    400: "The request could not be read.",
    404: "There is nothing here.",
    405: "This cannot be done here.",
}


class Problem(Exception):
    """An answer that is an error."""

    def __init__(self, status: int, code: str, message: str, **more: Any) -> None:
        super().__init__(message)
        self.status, self.code, self.message, self.more = status, code, message, more

    @classmethod
    def too_often(cls, seconds: float) -> Problem:
        """Wait."""
        wait = math.ceil(seconds)
        message = f"Too many wrong tries; wait {wait} seconds." if wait > 1 else "Too many wrong tries; wait a second."
        problem = cls(429, "too_often", message)
        problem.more["retry_after"] = wait
        return problem


def failure(
    status: int, code: str, message: str, headers: Mapping[str, str] | None = None, **more: Any
) -> JSONResponse:
    """The answer that an error is."""
    return JSONResponse({"error": {"code": code, "message": message}, **more}, status, headers)


def said(error: BridgeLawsError) -> str:
    """What an error of the engine says, with the place in the document where that helps."""
    if isinstance(error, ParseError) and not error.pointer:
        return error.reason
    return str(error)


def engine_code(error: BridgeLawsError) -> str:
    """The code of an error of the engine; one in a case file has its cause."""
    for each in (error, error.__cause__):
        match each:
            case CannotBeReplayed():
                return "cannot_be_replayed"
            case ImpossibleEvent():
                return "impossible_event"
            case UnexpectedAnswer():
                return "unexpected_answer"
    return "not_understood"


def install(app: FastAPI) -> None:
    """Give every error its answer."""
    for kind, answer in _ANSWERS.items():
        app.add_exception_handler(kind, answer)


def _problem(problem: Problem) -> JSONResponse:
    more = dict(problem.more)
    wait = more.pop("retry_after", None)
    headers = None if wait is None else {"Retry-After": str(wait)}
    return failure(problem.status, problem.code, problem.message, headers, **more)


def _http(error: HTTPException) -> JSONResponse:
    status = error.status_code
    code, sentence = _CODES.get(status, "refused"), _SENTENCES.get(status, "The request was refused.")
    return failure(status, code, sentence, error.headers)


def _invalid(error: RequestValidationError) -> JSONResponse:
    found = [f"{_place(each['loc'])}: {each['msg'].removeprefix('Value error, ')}" for each in error.errors()[:3]]
    return failure(422, "invalid", "; ".join(found))


def _place(location: tuple[Any, ...]) -> str:
    """Where in a request something is; keys that the client has made up are cut short."""
    return "/".join(ascii(str(step)[:40]).strip("'") for step in location)


def _engine(error: BridgeLawsError) -> JSONResponse:
    return failure(422, engine_code(error), said(error))


# Not what the error says: where the library cannot be loaded, that has the path of a file in it.
_NO_SOLVER = (
    "The double-dummy solver is not installed on this server, or does not work there. To install it: "
    "pip install 'bridgelaws[evidence]'"
)
_BUSY = "Evidence on other boards is being worked out; try again in a moment."


def _no_evidence(status: int, code: str) -> Callable[[EvidenceError], JSONResponse]:
    return lambda error: failure(status, code, f"{capital(str(error))}.")


def _answering(make: Callable[[Any], JSONResponse]) -> Callable[[Request, Exception], Awaitable[JSONResponse]]:
    async def answer(_: Request, error: Exception) -> JSONResponse:
        return make(error)

    return answer


_ANSWERS: dict[type[Exception], Callable[[Request, Exception], Awaitable[JSONResponse]]] = {
    Problem: _answering(_problem),
    HTTPException: _answering(_http),
    RequestValidationError: _answering(_invalid),
    BridgeLawsError: _answering(_engine),
    EvidenceError: _answering(_no_evidence(422, "no_evidence")),
    StillInPlay: _answering(_no_evidence(409, "still_in_play")),
    NotOnFile: _answering(_no_evidence(422, "not_on_file")),
    # No 5xx: nothing has failed, and what was asked for can be had once the solver is there.
    SolverMissing: _answering(lambda _: failure(409, "no_solver", _NO_SOLVER)),
    TooMuchAsked: _answering(lambda _: failure(429, "busy", _BUSY, {"Retry-After": "5"})),
    NoSuchRecord: _answering(lambda _: failure(404, "no_such_record", "There is no such record.")),
    NoSuchLink: _answering(lambda _: failure(404, "no_such_link", "This link shows nothing, or no longer.")),
    Reused: _answering(lambda _: failure(422, "key_reused", "This Idempotency-Key has begun another record.")),
    Refused: _answering(lambda error: failure(422, "refused", str(error))),
    Unavailable: _answering(lambda _: failure(503, "unavailable", "The record cannot be reached now; try again.")),
}
