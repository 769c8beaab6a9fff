"""The words by which callers name the members of a kind."""

from __future__ import annotations

from typing import Any

from ..errors import ParseError
from . import words


def member(kind: Any, word: object) -> Any:
    """The member of a kind that a word names."""
    if isinstance(word, kind):
        return word
    for each in kind:
        if word == each.value:
            return each
    raise ParseError(words.WORD_NOT_KNOWN(repr(word), tuple(repr(each.value) for each in kind)))
