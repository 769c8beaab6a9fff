"""Requests answered without a server, one at a time and without waiting."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any
from urllib.parse import parse_qsl, unquote

from ..errors import UnknownLanguage, spoken
from ..office import limits, words as say
from ..office.errors import Failure, by_status, failure, invalid
from ..office.models import Unavailable
from ..office.records import Records
from ..words.language import Language
from ..words.languages import ENGLISH, language_of
from .asked import Asked
from .forms import Invalid
from .routes import find
from .shelf import Needed, Rows, Shelf
from .works import Works

Document = dict[str, Any]


class Pocket:
    """The desk. It remembers boards that were worked out, and what the analyst is at; records are kept elsewhere."""

    def __init__(self) -> None:
        self._records = Records(Shelf(Rows()))
        self._works = Works()

    def answer(
        self, method: str, path: str, body: str | None, key: str, language: str, rows: Rows | None = None
    ) -> Document:
        """The answer to a request, as `{status, body, writes}`.

        Or `{needs}`: rows that the request is about; it is to be made again with them. `path` is that of the server's
        interface without its beginning: "cases?page=2". Once the writes could not be kept, `forget` is to be called.
        """
        tongue = _tongue(language)
        shelf = self._records.store = Shelf(rows or Rows())
        try:
            return self._answered(method, path, body, key, tongue) | {"writes": shelf.writes()}
        except Needed as needed:
            return {"needs": {"ids": needed.ids, "everything": needed.everything}}
        except Invalid as error:
            return _failed(invalid(error.wrong, tongue), tongue)
        except Exception as error:
            found = failure(error)
            if found is None:
                raise
            return _failed(found, tongue)

    def _answered(self, method: str, path: str, body: str | None, key: str, tongue: Language) -> Document:
        bare, _, query = path.partition("?")
        handler, names = find(method, [unquote(part) for part in bare.split("/")])
        if not callable(handler):
            return _failed(by_status(handler), tongue)
        sent: Any = ...
        if method not in ("GET", "HEAD") and body is not None:
            encoded = body.encode("utf-8", "surrogatepass")
            if len(encoded) > limits.BODY:
                return _failed(Failure(413, "too_large", say.TOO_LARGE(limits.BODY)), tongue)
            _, wrong = limits.read_json(encoded)
            if wrong is not None:
                return _failed(Failure(422, "not_json", wrong), tongue)
            sent = json.loads(body)
        given = dict(parse_qsl(query, keep_blank_values=True))
        asked = Asked(self._records, self._works, tongue, names, given, sent, key)
        status, answered = handler(asked)
        return {"status": status, "body": answered} | asked.more

    def unavailable(self, language: str) -> Document:
        """The answer where the writes of a request could not be kept: the browser's storage is full, or refused."""
        found = failure(Unavailable("not kept"))
        assert found is not None
        return _failed(found, _tongue(language))

    def forget(self, id: str) -> None:
        """What was worked out of a record was not kept, or the record is gone."""
        self._records.forget(id)

    def found(self, work: str, round: Mapping[str, Any]) -> None:
        """The analyst has gone through a round of what it was given to work out."""
        self._works.found(work, round)

    def ended(self, work: str, *, stopped: bool) -> None:
        """The analyst has ended: it was stopped, its time was over, or it failed."""
        self._works.ended(work, stopped=stopped)


def _tongue(code: str) -> Language:
    try:
        return spoken(code)
    except UnknownLanguage:
        return language_of(ENGLISH)


def _failed(found: Failure, tongue: Language) -> Document:
    return {"status": found.status, "body": found.document(tongue), "writes": []}
