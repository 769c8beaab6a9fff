"""A call being told, detail by detail."""

from __future__ import annotations

from typing import Any

from fastapi.responses import JSONResponse

from ...desk import IDS, KINDS, Call, Detail, Kind, next_step
from ...errors import BridgeLawsError, quoted
from ...play.documents import outcome_document
from ...play.play import Play
from ...values.near import hinted
from ...values.seats import Seat
from ...words.language import Language
from .. import schemas, words as say
from .desk import WRITES, Tongue, fails, fails_on_write, router
from .errors import Problem, engine_code, said

ROUTES = router("calls")


@ROUTES.get("/kinds", response_model=list[schemas.Kind], responses=fails())
def kinds(tongue: Tongue) -> JSONResponse:
    """The kinds of calls: what can have happened, in plain words."""
    return JSONResponse([{"id": kind.id, "label": tongue.say(kind.message)} for kind in KINDS])


@ROUTES.post(
    "/details",
    response_model=schemas.NextStep,
    responses=fails_on_write(on_422=schemas.BadDetail),
    dependencies=WRITES,
)
def details(tongue: Tongue, body: schemas.Details) -> JSONResponse:
    """The detail that is to be told next, or what everything told comes to. Nothing is kept.

    What is told may come in any order; what happened is asked for before the trick, which it may settle.
    """
    step, known = _walk(body.told, tongue)
    if isinstance(step, Detail):
        _all_known(body.told)
    declarer = next((Seat.parse(value) for id, value in known if id == "declarer"), None)
    return JSONResponse(
        {
            "detail": None if isinstance(step, Play) else _detail(step, tongue),
            "outcome": outcome_document(step.now, tongue) if isinstance(step, Play) else None,
            "told": known,
            "asked": _asked(dict(body.told), [id for id, _ in known]),
            "declarer": None if declarer is None else declarer.letter,
            "dummy": None if declarer is None else declarer.partner.letter,
        }
    )


def _walk(pairs: list[tuple[str, str]], tongue: Language) -> tuple[Detail | Play, list[tuple[str, str]]]:
    """What comes after these details, and those that have come up, in the order in which a call has them."""
    given = dict(pairs)
    kind = _kind(given)
    settled = dict(kind.settles) if kind else {}
    known: list[tuple[str, str]] = []
    step = next_step(Call())
    while isinstance(step, Detail):
        value = given.get(step.id, settled.get(step.id))
        if value is None and step.id == "trick" and kind is None:
            # With any trick: the kind is asked for first, and one that is not known is refused.
            bad = [("kind", given["kind"])] if "kind" in given else []
            return _after([*known, ("trick", "1"), *bad], pairs, tongue), known
        if value is None:
            return step, known
        known.append((step.id, value))
        step = _after(known, pairs, tongue)
    more = next((n for n, (id, _) in enumerate(pairs) if id not in dict(known)), None)
    if more is not None:
        raise Problem(422, "told_already", say.TOLD_ALREADY(), told=more)
    return step, known


def _all_known(pairs: list[tuple[str, str]]) -> None:
    """What is told under an id that no detail has would wait for ever to be asked for."""
    for number, (id, _) in enumerate(pairs):
        if id not in IDS:
            unknown = hinted(say.NO_DETAIL(quoted(id)), id, IDS)
            raise Problem(422, "not_understood", unknown, told=number)


def _after(known: list[tuple[str, str]], pairs: list[tuple[str, str]], tongue: Language) -> Detail | Play:
    """What comes after the last of these; if that is a bad one, an error says where it was told."""
    try:
        return next_step(Call(tuple(known)), tongue)
    except BridgeLawsError as error:
        where = next((n for n, (id, _) in enumerate(pairs) if id == known[-1][0]), len(pairs))
        raise Problem(422, engine_code(error), said(error), told=where) from None


def _kind(given: dict[str, str]) -> Kind | None:
    """What happened, if that has been told."""
    told = given.get("kind", "").strip().lower()
    return next((kind for kind in KINDS if told in (kind.id, kind.label.lower())), None)


def _asked(given: dict[str, str], known: list[str]) -> list[str]:
    """The details that were asked for, in that order: the kind before the trick, and nothing that it settles."""
    kind = _kind(given)
    others = [id for id in known if id != "kind" and not (kind and id in dict(kind.settles))]
    at = next((n for n, id in enumerate(others) if id not in ("laws", "declarer", "contract")), len(others))
    return [*others[:at], *(["kind"] if kind else []), *others[at:]]


def told(pairs: list[tuple[str, str]], tongue: Language) -> Detail | Play:
    """What a record is begun with: all in order; a bad detail is an error that says how many before it are good."""
    step = next_step(Call())
    for number, (id, _) in enumerate(pairs):
        if isinstance(step, Play):
            raise Problem(422, "told_already", say.TOLD_ALREADY(), told=number)
        if id != step.id:
            raise Problem(422, "not_asked", say.NOT_ASKED(repr(step.id), step.message), told=number)
        try:
            step = next_step(Call(tuple(pairs[: number + 1])), tongue)
        except BridgeLawsError as error:
            raise Problem(422, engine_code(error), said(error), told=number) from None
    return step


def _detail(detail: Detail, tongue: Language) -> dict[str, Any]:
    return {
        "id": detail.id,
        "text": tongue.say(detail.message),
        "wants": detail.wants,
        "options": [{"value": value, "label": tongue.say(label)} for value, label in detail.offered],
        "empty": "" if detail.nothing is None else tongue.say(detail.nothing),
        "example": "" if detail.such_as is None else tongue.say(detail.such_as),
        "least": detail.least,
        "most": detail.most,
    }
