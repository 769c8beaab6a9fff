"""Errors as answers: a code for programs and a sentence for people; never a path, a stack or anybody's words."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple

from ..desk.contested import NoContestedClaim
from ..errors import BridgeLawsError, ImpossibleEvent, ParseError, UnexpectedAnswer
from ..evidence.errors import EvidenceError, NotOnFile, SolverMissing, StillInPlay
from ..words.language import Language
from ..words.languages import ENGLISH
from ..words.message import Phrase
from . import words as say
from .models import NoSuchLink, NoSuchRecord, Refused, Reused, Unavailable
from .records import CannotBeReplayed


class NoSuchWork(LookupError):
    """Nothing of that name has been started, or it is long over."""


class TooMuchAsked(Exception):
    """Others wait for the same already."""


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

    def document(self, tongue: Language) -> dict[str, Any]:
        """What the answer says in a language."""
        return {"error": {"code": self.code, "message": tongue.phrase(self.message)}, **self.more}


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


def failure(error: Exception) -> Failure | None:
    """The answer that an error is; none if it is a fault of ours."""
    for kind in type(error).__mro__:
        if kind in _FAILURES:
            return _FAILURES[kind](error)
    return None


def by_status(status: int, headers: Mapping[str, str] | None = None) -> Failure:
    """The answer where all that is known is its status: nothing is there, or not so."""
    return Failure(status, _CODES.get(status, "refused"), _SENTENCES.get(status, say.REFUSED)(), headers)


class Wrong(NamedTuple):
    """What is wrong with a value of a request: where, which of our errors if one, and else what is said in English."""

    place: tuple[Any, ...]
    error: object
    english: str


def invalid(found: Sequence[Wrong], tongue: Language) -> Failure:
    """The answer to a request with values that it cannot have."""
    said = [say.AT_PLACE(_place(each.place), _wrong(each, tongue)) for each in found[:3]]
    return Failure(422, "invalid", say.SEVERAL(said))


def _problem(problem: Problem) -> Failure:
    more = dict(problem.more)
    wait = more.pop("retry_after", None)
    headers = None if wait is None else {"Retry-After": str(wait)}
    return Failure(problem.status, problem.code, problem.message, headers, more)


def _wrong(each: Wrong, tongue: Language) -> Phrase:
    """What is wrong with a value. Where it was not we who looked at it, that is said in English only."""
    if isinstance(each.error, BridgeLawsError):
        return each.error.message
    return each.english if tongue.code == ENGLISH else say.NOT_VALID()


def _place(location: tuple[Any, ...]) -> str:
    """Where in a request something is; keys that the client has made up are cut short."""
    return "/".join(ascii(str(step)[:40]).strip("'") for step in location)


def _engine(error: BridgeLawsError) -> Failure:
    # Where in a document it is helps whoever has written it; a page that speaks to people leaves it out.
    place = {"place": error.pointer} if isinstance(error, ParseError) and error.pointer else {}
    return Failure(422, engine_code(error), said(error), more=place)


def _no_evidence(status: int, code: str) -> Callable[[EvidenceError], Failure]:
    return lambda error: Failure(status, code, say.CAPITAL(error.message))


_FAILURES: dict[type[Exception], Callable[[Any], Failure]] = {
    Problem: _problem,
    BridgeLawsError: _engine,
    EvidenceError: _no_evidence(422, "no_evidence"),
    StillInPlay: _no_evidence(409, "still_in_play"),
    NotOnFile: _no_evidence(422, "not_on_file"),
    # No 5xx: nothing has failed, and what was asked for can be had once the solver is there. Not what the error says:
    # where the library cannot be loaded, that has the path of a file in it.
    SolverMissing: lambda _: Failure(409, "no_solver", say.NO_SOLVER()),
    TooMuchAsked: lambda _: Failure(429, "busy", say.BUSY(), {"Retry-After": "5"}),
    NoContestedClaim: lambda error: Failure(409, "no_contested_claim", say.CAPITAL(error.what)),
    NoSuchRecord: lambda _: Failure(404, "no_such_record", say.NO_SUCH_RECORD()),
    NoSuchWork: lambda _: Failure(404, "no_such_work", say.NO_SUCH_WORK()),
    NoSuchLink: lambda _: Failure(404, "no_such_link", say.NO_SUCH_LINK()),
    Reused: lambda _: Failure(422, "key_reused", say.KEY_REUSED()),
    Refused: lambda error: Failure(422, "refused", error.message),
    Unavailable: lambda _: Failure(503, "unavailable", say.UNAVAILABLE()),
}

# The errors that have an answer.
KINDS: tuple[type[Exception], ...] = tuple(_FAILURES)
