"""The lawbook and the example cases as documents."""

from __future__ import annotations

import json
from functools import lru_cache
from typing import Any

from .. import __version__, lawbook
from ..book.editions import EDITIONS, REGISTRY
from ..errors import BridgeLawsError, ParseError
from ..files import example_cases
from ..words.language import Language
from .errors import Problem, said


def about() -> dict[str, Any]:
    """The version of the package and the editions that it knows."""
    return {"version": __version__, "editions": [laws.year for laws in EDITIONS], "current": EDITIONS[-1].year}


@lru_cache(maxsize=8)
def laws(tongue: Language) -> list[dict[str, Any]]:
    """The laws that are on file."""
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


def search(words: str, laws: int | None, tongue: Language) -> dict[str, Any]:
    """Provisions and readings by plain words, best first; if there are none, what may have been meant."""
    try:
        hits = lawbook.search(words, laws, tongue)
    except ParseError as error:
        return {"words": words, "hits": [], "message": tongue.phrase(said(error))}
    return {"words": words, "hits": lawbook.plain(hits, tongue), "message": None}


def law(ref: str, laws: int | None, tongue: Language) -> dict[str, Any]:
    """What a law (57), a part of it (50D2) or a reading (R54-1) says, with the cases that show it."""
    _find(ref, laws)
    return lawbook.page_document(ref, laws, tongue)


def _find(ref: str, laws: int | None) -> None:
    try:
        lawbook.find(ref, laws)
    except BridgeLawsError as error:
        raise Problem(404, "no_such_law", said(error)) from None


def changes(old: int, new: int, law: str | None, tongue: Language) -> dict[str, Any]:
    """What changed from one edition to another."""
    if law is not None:
        _find(law, None)
    return {"old": old, "new": new, "differences": lawbook.plain(lawbook.differences(old, new, law), tongue)}


def readings(law: int | None, laws: int | None, tongue: Language) -> Any:
    """The interpretations that a case file may set aside, of all laws or of one."""
    return lawbook.plain(lawbook.readings(law, laws), tongue)


def examples(tongue: Language) -> list[dict[str, Any]]:
    """The example cases."""
    return [row | {"title": tongue.say(example_cases.TITLES[row["name"]]())} for row in _examples()]


@lru_cache(maxsize=1)
def _examples() -> list[dict[str, Any]]:
    rows = []
    for name in example_cases.names():
        play = example_cases.load(name)
        row = {"name": name, "story": play.story, "laws": play.laws.year}
        rows.append(row | {"status": play.now.status, "citations": list(play.citations)})
    return rows


def example(name: str) -> Any:
    """The case file of an example."""
    try:
        return json.loads(example_cases.text(name))
    except ParseError as error:
        raise Problem(404, "no_such_example", said(error)) from None
