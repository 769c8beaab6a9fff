"""Errors as answers: a code for programs and a sentence for people; never a path, a stack or anybody's words."""

from __future__ import annotations

import math
from collections.abc import Awaitable, Callable, Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException

from ...desk.contested import NoContestedClaim
from ...errors import BridgeLawsError, ImpossibleEvent, ParseError, UnexpectedAnswer
from ...evidence.errors import EvidenceError, NotOnFile, SolverMissing, StillInPlay
from ...words.language import Language
from ...words.languages import ENGLISH
from ...words.message import Phrase
from .. import words as say
from ..evidence import TooMuchAsked
from ..language import asked_for
from ..records import CannotBeReplayed
from ..store import NoSuchLink, NoSuchRecord, Refused, Reused, Unavailable
from ..work import NoSuchWork

_CODES = {400: "bad_request", 404: "not_found", 405: "method_not_allowed"}
_SENTENCES = {400: say.BAD_REQUEST, 404: say.NOTHING_HERE, 405: say.NOT_ALLOWED}


class Problem(Exception):
    """An answer that is an error."""

    def __init__(self, status: int, code: str, message: Phrase, **more: Any) -> None:
        super().__init__(code)
        self.status, self.code, self.message, self.more = status, code, message, more

    @classmethod
    def too_often(cls, seconds: float) -> Problem:
        """Wait."""
        wait = math.ceil(seconds)
        problem = cls(429, "too_often", say.TOO_OFTEN(wait))
        problem.more["retry_after"] = wait
        return problem


class Failure(NamedTuple):
    """The answer that an error is, but for the language."""

    status: int
    code: str
    message: Phrase
    headers: Mapping[str, str] | None = None
    more: Mapping[str, Any] = MappingProxyType({})

    def said(self, tongue: Language) -> JSONResponse:
        """The answer in a language."""
        error = {"code": self.code, "message": tongue.phrase(self.message)}
        return JSONResponse({"error": error, **self.more}, self.status, self.headers)


def said(error: BridgeLawsError) -> Phrase:
    """What an error of the engine says, with the place in the document where that helps."""
    if isinstance(error, ParseError) and not error.pointer:
        return error.what
    return error.message


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


def _problem(problem: Problem) -> Failure:
    more = dict(problem.more)
    wait = more.pop("retry_after", None)
    headers = None if wait is None else {"Retry-After": str(wait)}
    return Failure(problem.status, problem.code, problem.message, headers, more)


def _http(error: HTTPException) -> Failure:
    status = error.status_code
    return Failure(status, _CODES.get(status, "refused"), _SENTENCES.get(status, say.REFUSED)(), error.headers)


def _invalid(error: RequestValidationError, tongue: Language) -> Failure:
    found = [say.AT_PLACE(_place(each["loc"]), _wrong(each, tongue)) for each in error.errors()[:3]]
    return Failure(422, "invalid", say.SEVERAL(found))


def _wrong(each: Mapping[str, Any], tongue: Language) -> Phrase:
    """What is wrong with a value. Where it was not we who looked at it, that is said in English only."""
    ours = each.get("ctx", {}).get("error")
    if isinstance(ours, BridgeLawsError):
        return ours.message
    return each["msg"].removeprefix("Value error, ") if tongue.code == ENGLISH else say.NOT_VALID()


def _place(location: tuple[Any, ...]) -> str:
    """Where in a request something is; keys that the client has made up are cut short."""
    return "/".join(ascii(str(step)[:40]).strip("'") for step in location)


def _engine(error: BridgeLawsError) -> Failure:
    return Failure(422, engine_code(error), said(error))


def _no_evidence(status: int, code: str) -> Callable[[EvidenceError], Failure]:
    return lambda error: Failure(status, code, say.CAPITAL(error.message))


def _answering(make: Callable[[Any], Failure]) -> Callable[[Request, Exception], Awaitable[JSONResponse]]:
    async def answer(request: Request, error: Exception) -> JSONResponse:
        return make(error).said(asked_for(request.scope))

    return answer


async def _answer_invalid(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, RequestValidationError)
    tongue = asked_for(request.scope)
    return _invalid(error, tongue).said(tongue)


_ANSWERS: dict[type[Exception], Callable[[Request, Exception], Awaitable[JSONResponse]]] = {
    Problem: _answering(_problem),
    HTTPException: _answering(_http),
    RequestValidationError: _answer_invalid,
    BridgeLawsError: _answering(_engine),
    EvidenceError: _answering(_no_evidence(422, "no_evidence")),
    StillInPlay: _answering(_no_evidence(409, "still_in_play")),
    NotOnFile: _answering(_no_evidence(422, "not_on_file")),
    # No 5xx: nothing has failed, and what was asked for can be had once the solver is there. Not what the error says:
    # where the library cannot be loaded, that has the path of a file in it.
    SolverMissing: _answering(lambda _: Failure(409, "no_solver", say.NO_SOLVER())),
    TooMuchAsked: _answering(lambda _: Failure(429, "busy", say.BUSY(), {"Retry-After": "5"})),
    NoContestedClaim: _answering(lambda error: Failure(409, "no_contested_claim", say.CAPITAL(error.what))),
    NoSuchRecord: _answering(lambda _: Failure(404, "no_such_record", say.NO_SUCH_RECORD())),
    NoSuchWork: _answering(lambda _: Failure(404, "no_such_work", say.NO_SUCH_WORK())),
    NoSuchLink: _answering(lambda _: Failure(404, "no_such_link", say.NO_SUCH_LINK())),
    Reused: _answering(lambda _: Failure(422, "key_reused", say.KEY_REUSED())),
    Refused: _answering(lambda error: Failure(422, "refused", error.message)),
    Unavailable: _answering(lambda _: Failure(503, "unavailable", say.UNAVAILABLE())),
}
