"""Searches by place: "Table 7" finds the record of table 7, whose own text has only the number."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Literal

from ..values.frozen import NamedTuple
from ..words.languages import language_of, languages
from .page_words import SENTENCES

Column = Literal["table_name", "board"]
_NAMED: dict[str, Column] = {"page.table_number": "table_name", "page.board_number": "board"}
_SHORTEST = 3  # letters of a word that is still being typed


class Term(NamedTuple):
    """What a record must have: all of these words, or else a place of this kind, with this name if there is one."""

    words: tuple[str, ...]
    place: Column | None = None
    name: str = ""


@cache
def _places() -> dict[str, Column]:
    """The words for a table and a board in every language."""
    said = {sentence.id: sentence for sentence in SENTENCES if sentence.id in _NAMED}
    return {
        language_of(code).say(said[id]("")).strip().casefold(): place
        for code in languages()
        for id, place in _NAMED.items()
    }


def terms(folded: str) -> Iterator[Term]:
    """A search, already folded, term by term.

    >>> list(terms("table 7 lead"))
    [Term(words=('table', '7'), place='table_name', name='7'), Term(words=('lead',), place=None, name='')]
    """
    words = folded.split()
    while words:
        word = words.pop(0)
        if not words and len(word) >= _SHORTEST:
            yield Term((word,), next((place for named, place in _places().items() if named.startswith(word)), None))
        elif words and word in _places():
            name = words.pop(0)
            yield Term((word, name), _places()[word], name)
        else:
            yield Term((word,))
