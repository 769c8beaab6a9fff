"""The desk as the worker of a browser calls it: with texts, in which nothing is lost between two languages."""

from __future__ import annotations

import json
from typing import Any

from ..office.analyst import rounds
from .desk import Pocket
from .shelf import Rows

_POCKET = Pocket()


def ask(request: str, rows: str) -> str:
    """The answer to a request; both are JSON, and so are the rows that have been handed over."""
    asked: dict[str, Any] = json.loads(request)
    given: dict[str, Any] = json.loads(rows)
    handed = Rows(given["records"], given["entries"], given["everything"])
    wanted = {name: asked[name] for name in ("method", "path", "body", "key", "language")}
    return json.dumps(_POCKET.answer(**wanted, rows=handed), ensure_ascii=False)


def unavailable(language: str) -> str:
    """The answer where the writes of a request could not be kept."""
    return json.dumps(_POCKET.unavailable(language), ensure_ascii=False)


def forget(id: str) -> None:
    """What was worked out of a record was not kept, or the record is gone."""
    _POCKET.forget(id)


def found(work: str, round: str) -> None:
    """The analyst has gone through a round."""
    _POCKET.found(work, json.loads(round))


def ended(work: str, stopped: bool) -> None:
    """The analyst has ended."""
    _POCKET.ended(work, stopped=stopped)


class Analyst:
    """The claim analyst in a worker of its own, a round at a time."""

    def __init__(self, asked: str) -> None:
        self._rounds = rounds(json.loads(asked))

    def next(self) -> str:
        """What is known after one round more; empty when there is none."""
        found = next(self._rounds, None)
        return "" if found is None else json.dumps(found, ensure_ascii=False)
