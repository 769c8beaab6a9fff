"""A call being told, detail by detail."""

from __future__ import annotations

from typing import Any

from ..desk import IDS, KINDS, Call, Detail, Kind, next_step
from ..errors import BridgeLawsError, quoted
from ..play.documents import outcome_document
from ..play.play import Play
from ..values.near import hinted
from ..values.seats import Seat
from ..words.language import Language
from . import words as say
from .errors import Problem, engine_code, said


def kinds(tongue: Language) -> list[dict[str, str]]:
    """The kinds of calls: what can have happened, in plain words."""
    return [{"id": kind.id, "label": tongue.say(kind.message), "about": kind.about} for kind in KINDS]


def next_detail(pairs: list[tuple[str, str]], tongue: Language) -> dict[str, Any]:
    """The detail that is to be told next, or what everything told comes to."""
    step, known = _walk(pairs, tongue)
    if isinstance(step, Detail):
        _all_known(pairs)
    declarer = next((Seat.parse(value) for id, value in known if id == "declarer"), None)
    return {
        "detail": None if isinstance(step, Play) else _detail(step, tongue),
        "outcome": outcome_document(step.now, tongue) if isinstance(step, Play) else None,
        "told": _in_order(known, _kind(dict(known))),
        "asked": _as_asked([id for id, _ in known], pairs, tongue),
        "declarer": None if declarer is None else declarer.letter,
        "dummy": None if declarer is None else declarer.partner.letter,
    }


def _walk(pairs: list[tuple[str, str]], tongue: Language) -> tuple[Detail | Play, list[tuple[str, str]]]:
    """What comes after these details, and those that have come up, in the order in which a call has them."""
    given = dict(pairs)
    kind = _kind(given)
    taken = kind.takes if kind else ()
    known: list[tuple[str, str]] = []
    step = next_step(Call())
    while isinstance(step, Detail):
        if step.id not in given:
            return step, known
        known.append((step.id, given[step.id]))
        if step.id == "kind":
            known += [pair for pair in pairs if pair[0] in taken]
        step = _after(known, pairs, tongue)
    needless = dict(known) | dict(kind.settles if kind else ())
    more = next((n for n, (id, _) in enumerate(pairs) if id not in needless), None)
    if more is not None:
        raise Problem(422, "told_already", say.TOLD_ALREADY(), told=more)
    return step, known


def _as_asked(ids: list[str], pairs: list[tuple[str, str]], tongue: Language) -> list[str]:
    """The same ids in the order in which they are asked for; what is only taken stays after what happened."""
    kind = _kind(dict(pairs))
    if kind is None or not {*kind.takes} & {*ids}:
        return ids
    given, known = dict(pairs), Call()
    step = next_step(known)
    while isinstance(step, Detail) and step.id in given:
        known = Call((*known.told, (step.id, given[step.id])))
        try:
            step = next_step(known, tongue)
        except BridgeLawsError:  # it is none without what is taken
            return ids
    order = [id for id, _ in known.told]
    at = order.index("kind") + 1
    return [*order[:at], *(id for id in ids if id not in order), *order[at:]]


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


# The details with which a call in the play opens, in the order that a record has. They are asked for in another, since
# what happened decides which are needed.
_OPENING = ("declarer", "contract", "trick", "kind")


def _in_order(known: list[tuple[str, str]], kind: Kind | None) -> list[tuple[str, str]]:
    """What has been told as a record has it, with what is settled by what happened."""
    told = dict(known)
    if kind is None or kind.auction or "contract" not in told:
        return known
    told = dict(kind.settles) | told
    opening = [id for id in ("laws", *_OPENING) if id in told]
    return [(id, told[id]) for id in opening] + [pair for pair in known if pair[0] not in opening]


def told(pairs: list[tuple[str, str]], tongue: Language) -> Detail | Play:
    """What a record is begun with: all in order; a bad detail is an error that says how many before it are good."""
    step, kind = next_step(Call()), _kind(dict(pairs))
    taken = kind.takes if kind else ()
    for number, (id, _) in enumerate(pairs):
        if isinstance(step, Play):
            raise Problem(422, "told_already", say.TOLD_ALREADY(), told=number)
        if id != step.id and not (id in _OPENING and step.id in _OPENING) and id not in taken:
            raise Problem(422, "not_asked", say.NOT_ASKED(repr(step.id), step.message), told=number)
        try:
            later = [pair for pair in pairs[number + 1 :] if pair[0] in taken]
            step = next_step(Call((*pairs[: number + 1], *later)), tongue)
        except BridgeLawsError as error:
            raise Problem(422, engine_code(error), said(error), told=number) from None
    return step


def _detail(detail: Detail, tongue: Language) -> dict[str, Any]:
    return {
        "id": detail.id,
        "text": tongue.say(detail.message),
        "wants": detail.wants,
        "options": [_offered(detail, value, tongue.say(label)) for value, label in detail.offered],
        "empty": "" if detail.nothing is None else tongue.say(detail.nothing),
        "example": "" if detail.such_as is None else tongue.say(detail.such_as),
        "least": detail.least,
        "most": detail.most,
        "usual": list(detail.usual),
        "leader": None if detail.leader is None else detail.leader.letter,
    }


_ABOUT = {kind.id: kind.about for kind in KINDS}


def _offered(detail: Detail, value: str, label: str) -> dict[str, str]:
    """A value on offer; a kind of call says what it is about as well."""
    return {"value": value, "label": label} | ({"about": _ABOUT[value]} if detail.id == "kind" else {})
