"""Which request is answered by what. The same requests as the server's, but for what only a server can do."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from ..desk.adjudged import claim_on_file
from ..desk.contested import NoContestedClaim, statement_in_words, steps_on_offer
from ..desk.rights import rights_document
from ..desk.words import NO_CONTESTED_CLAIM
from ..office import beginning, boards as of_boards, details as of_details, library, limits, moving, words as say
from ..office.analyst import Prepared, read_steps, to_work_out
from ..office.errors import Problem, Wrong
from ..office.models import Conflict, Record
from ..office.records import Board, explained, listed
from ..play.comparison import comparison_document
from ..play.documents import outcome_document, ruling_document
from . import asked as of
from .asked import Asked
from .forms import Field, Invalid, anything, edition, flag, line, one_of, text, whole

Answer = tuple[int, Any]
Handler = Callable[[Asked], Answer]

_LAWS = Field(edition(written=True), None)
_PAGE = Field(whole(1, 1_000_000, written=True), 1)
_KEY = re.compile("[!-~]*")


def find(method: str, path: Sequence[str]) -> tuple[Handler | int, dict[str, str]]:
    """What answers a request, with the names that its path has; or the status: nothing is there, or not so."""
    there = False
    for pattern, handlers in _ROUTES.items():
        parts = pattern.split("/")
        if len(parts) != len(path) or not all(
            part.startswith("{") or part == is_ for part, is_ in zip(parts, path, strict=True)
        ):
            continue
        there = True
        if method in handlers:
            names = {part[1:-1]: is_ for part, is_ in zip(parts, path, strict=True) if part.startswith("{")}
            return handlers[method], names
    return (405 if there else 404), {}


def _about(asked: Asked) -> Answer:
    return 200, library.about() | {"token_required": False, "trusted": True}


def _kinds(asked: Asked) -> Answer:
    return 200, of_details.kinds(asked.tongue)


def _details(asked: Asked) -> Answer:
    body, _ = asked.checked(of.DETAILS)
    return 200, of_details.next_detail(body["told"], asked.tongue)


def _boards(asked: Asked) -> Answer:
    body, _ = asked.checked(of.BOARDS)
    return 200, {"boards": of_boards.boards(body["text"], asked.tongue)}


# Records


def _record(asked: Asked) -> Record:
    return asked.records.store.get(asked.names["id"])


def _board(asked: Asked) -> Board:
    return asked.records.board(_record(asked))


def _shown(asked: Asked, record: Record, status: int = 200) -> Answer:
    return status, asked.records.document(record, asked.tongue)


def _key(asked: Asked) -> str | None:
    if not asked.key:
        return None
    wrong: list[Wrong] = []
    place = ("header", "Idempotency-Key")
    text(100, 16)(asked.key, place, wrong)
    if not wrong and not _KEY.fullmatch(asked.key):
        wrong.append(Wrong(place, None, "String should match pattern '^[!-~]*$'"))
    if wrong:
        raise Invalid(wrong)
    return asked.key


def _create(asked: Asked) -> Answer:
    way, key = of.way_of_beginning(asked.sent), _key(asked)
    body, _ = asked.checked(of.BEGUN[way], under=() if asked.sent is ... else (way,))
    described = {name: body[name] for name in beginning.DESCRIBED if body[name] is not None}
    if way == "told":
        new = beginning.begun_by_telling(body["told"], described, asked.tongue)
    elif way == "case":
        new = beginning.begun_by_file(body["case"], described)
    else:
        stated = {name: body[name] for name in ("laws", "contract", "dealer", "deal", "vulnerable")}
        new = beginning.begun_by_deal(**stated, described=described)
    return _shown(asked, asked.records.store.create(new, key), 201)


def _import(asked: Asked) -> Answer:
    key = _key(asked)
    body, _ = asked.checked(anything)
    return _shown(asked, asked.records.store.create(beginning.begun_by_file(body, {}), key), 201)


def _listing(asked: Asked) -> Answer:
    status = one_of("regular", "unattended", "question", "ruled")
    _, query = asked.checked(search=Field(line(limits.WORDS), ""), status=Field(status, None), page=_PAGE)
    return 200, listed(asked.records.store.listing(**query), asked.tongue)


def _read(asked: Asked) -> Answer:
    _, query = asked.checked(laws=_LAWS)
    return 200, asked.records.document(_record(asked), asked.tongue, query["laws"])


def _describe(asked: Asked) -> Answer:
    body, _ = asked.checked(of.DESCRIPTION)
    given = {name: value for name, value in body.items() if value is not None}
    if not given:
        raise Problem(422, "invalid", say.SAY_SOMETHING())
    return _shown(asked, asked.records.store.describe(asked.names["id"], **given))


def _delete(asked: Asked) -> Answer:
    asked.checked()
    asked.records.store.delete(asked.names["id"])
    asked.records.forget(asked.names["id"])
    return 204, None


def _anonymise(asked: Asked) -> Answer:
    asked.checked()
    return _shown(asked, asked.records.store.anonymise(asked.names["id"]))


def _event(asked: Asked) -> Answer:
    body, _ = asked.checked(of.EVENT)
    add = partial(asked.records.add, event=body["event"], for_all=body["for_all"])
    return _written(asked, body["after"], add)


def _undo(asked: Asked) -> Answer:
    body, _ = asked.checked(of.UNDO)
    return _written(asked, body["after"], partial(asked.records.undo, for_all=body["for_all"]))


def _written(asked: Asked, after: int, write: Callable[[Record], Record]) -> Answer:
    record = _record(asked)
    try:
        if after != record.length:
            raise Conflict(record.length)
        return _shown(asked, write(record))
    except Conflict:
        number, shown = record.length, asked.records.document(record, asked.tongue)
        raise Problem(409, "changed_meanwhile", say.CHANGED_MEANWHILE(), number=number, record=shown) from None


def _prospect(asked: Asked) -> Answer:
    body, _ = asked.checked(of.PROSPECT)
    after = _board(asked).after({"event": "made", "seat": body["seat"], "call": body["call"]})
    return 200, outcome_document(after.outcome, asked.tongue)


def _compare(asked: Asked) -> Answer:
    asked.checked()
    return 200, comparison_document(_board(asked).play(), asked.tongue)


def _rights(asked: Asked) -> Answer:
    asked.checked()
    return 200, rights_document(_board(asked).outcome.table, asked.tongue)


def _explanation(asked: Asked) -> Answer:
    asked.checked()
    outcome = _board(asked).outcome
    rulings = [ruling_document(ruling, outcome.table, asked.tongue) for ruling in outcome.ruled]
    return 200, {"text": explained(outcome, asked.tongue), "rulings": rulings}


def _file(asked: Asked) -> Answer:
    _, query = asked.checked(names=Field(flag, False))
    return 200, asked.records.case(_record(asked), query["names"])


def _export(asked: Asked) -> Answer:
    _, query = asked.checked(names=Field(flag, False), page=_PAGE)
    return 200, moving.exported(asked.records.store, **query)


def _bring(asked: Asked) -> Answer:
    body, _ = asked.checked(anything)
    return 200, moving.brought(asked.records.store, body)


# Claims


def _findings(body: dict[str, Any]) -> dict[str, Any]:
    return {name: body[name] for name in ("hands", "steps", "normal", "irrational")}


def _statement(asked: Asked) -> Answer:
    body, _ = asked.checked(of.STATEMENT)
    steps = read_steps(body["steps"])
    return 200, {
        "statement": statement_in_words(steps or (), asked.tongue),
        "steps": steps_on_offer(asked.tongue),
    }


def _claim(asked: Asked) -> Answer:
    body, _ = asked.checked(of.CLAIM)
    return 200, Prepared.of(_board(asked), **_findings(body)).worth(body["budget"], asked.tongue)


def _claim_on_file(asked: Asked) -> Answer:
    asked.checked()
    found = claim_on_file(_board(asked).outcome.table, asked.tongue)
    if found is None:
        raise NoContestedClaim(NO_CONTESTED_CLAIM())
    return 200, found


def _start(asked: Asked) -> Answer:
    body, _ = asked.checked(of.CLAIM_WORK)
    wanted = to_work_out(_board(asked), asked.tongue, **_findings(body))
    work, begin = asked.works.start(asked.names["id"], wanted)
    if begin:
        asked.more["start"] = {"work": work.id, "asked": wanted, "seconds": body["seconds"]}
    return 202, work.document()


def _progress(asked: Asked) -> Answer:
    asked.checked()
    return 200, asked.works.get(_record(asked).id, asked.names["work"]).document()


def _stop(asked: Asked) -> Answer:
    asked.checked()
    work = asked.works.get(_record(asked).id, asked.names["work"])
    asked.works.ended(work.id, stopped=True)
    asked.more["stop"] = work.id
    return 200, work.document()


# The lawbook


def _laws(asked: Asked) -> Answer:
    return 200, library.laws(asked.tongue)


def _search(asked: Asked) -> Answer:
    _, query = asked.checked(q=Field(line(limits.WORDS, 1)), laws=_LAWS)
    return 200, library.search(query["q"], query["laws"], asked.tongue)


def _law(asked: Asked) -> Answer:
    _, query = asked.checked(laws=_LAWS)
    return 200, library.law(asked.names["ref"], query["laws"], asked.tongue)


def _changes(asked: Asked) -> Answer:
    year = Field(edition(written=True))
    _, query = asked.checked(old=year, new=year, law=Field(text(limits.NAME), None))
    return 200, library.changes(**query, tongue=asked.tongue)


def _readings(asked: Asked) -> Answer:
    _, query = asked.checked(law=Field(whole(1, 93, written=True), None), laws=_LAWS)
    return 200, library.readings(**query, tongue=asked.tongue)


def _examples(asked: Asked) -> Answer:
    return 200, library.examples(asked.tongue)


def _example(asked: Asked) -> Answer:
    asked.checked()
    return 200, library.example(asked.names["name"])


_ROUTES: dict[str, dict[str, Handler]] = {
    "about": {"GET": _about},
    "kinds": {"GET": _kinds},
    "details": {"POST": _details},
    "boards": {"POST": _boards},
    "cases": {"GET": _listing, "POST": _create},
    "import": {"POST": _import},
    "records": {"GET": _export, "POST": _bring},
    "cases/{id}": {"GET": _read, "PATCH": _describe, "DELETE": _delete},
    "cases/{id}/anonymise": {"POST": _anonymise},
    "cases/{id}/events": {"POST": _event},
    "cases/{id}/undo": {"POST": _undo},
    "cases/{id}/prospect": {"POST": _prospect},
    "cases/{id}/compare": {"GET": _compare},
    "cases/{id}/explanation": {"GET": _explanation},
    "cases/{id}/rights": {"GET": _rights},
    "cases/{id}/file": {"GET": _file},
    "statement": {"POST": _statement},
    "cases/{id}/claim": {"GET": _claim_on_file, "POST": _claim},
    "cases/{id}/claim/work": {"POST": _start},
    "cases/{id}/claim/work/{work}": {"GET": _progress, "DELETE": _stop},
    "laws": {"GET": _laws},
    "laws/search": {"GET": _search},
    "laws/{ref}": {"GET": _law},
    "changes": {"GET": _changes},
    "readings": {"GET": _readings},
    "examples": {"GET": _examples},
    "examples/{name}": {"GET": _example},
}
ROUTES = frozenset(_ROUTES)
