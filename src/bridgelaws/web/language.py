"""The language in which a request is answered: what `?language=` says, else `Accept-Language`, else English."""

from __future__ import annotations

from collections.abc import Iterator, MutableMapping
from typing import Any

from starlette.datastructures import Headers, QueryParams

from ..errors import UnknownLanguage, spoken
from ..words.language import Language
from ..words.languages import ENGLISH, language_of

_LONGEST = 1_000  # characters of a header that are read
_FOUND = "bridgelaws.language"


def asked_for(scope: MutableMapping[str, Any]) -> Language:
    """The language of a request; one that is not spoken is passed over. Found once, it lies beside the request."""
    if _FOUND not in scope:
        scope[_FOUND] = _found(scope)
    found: Language = scope[_FOUND]
    return found


def _found(scope: MutableMapping[str, Any]) -> Language:
    query = QueryParams(found).getlist("language") if (found := scope.get("query_string", b"")) else []
    for code in (*query, *preferred(Headers(scope=scope).get("accept-language", ""))):
        try:
            return spoken(code)
        except UnknownLanguage:
            continue
    return language_of(ENGLISH)


def preferred(header: str) -> list[str]:
    """The languages that a header accepts, the dearest first.

    >>> preferred("da, de-AT;q=0.7, fr;q=0.9, en;q=0, *;q=0.1")
    ['da', 'fr', 'de-AT']
    """
    wanted = sorted(_ranges(header[:_LONGEST]), key=lambda each: -each[1])
    return [code for code, weight in wanted if weight > 0 and code != "*"]


def _ranges(header: str) -> Iterator[tuple[str, float]]:
    for each in header.split(","):
        code, _, parameter = each.partition(";")
        name, _, value = parameter.partition("=")
        if code.strip():
            yield code.strip(), _weight(value) if name.strip().lower() == "q" else 1.0


def _weight(text: str) -> float:
    """A weight from 0 to 1; whatever is none weighs nothing."""
    digits = text.strip()
    if not digits.isascii() or not digits.replace(".", "", 1).isdigit() or len(digits) > 5:
        return 0.0
    return min(float(digits), 1.0)
