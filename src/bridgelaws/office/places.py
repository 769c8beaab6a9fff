"""Searches by place: "Table 7" finds the record of table 7, whose own text has only the number."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, Literal

from ..values.frozen import NamedTuple
from ..words.languages import language_of, languages
from .words import PLACE_BOARD, PLACE_ROUND, PLACE_TABLE

Column = Literal["table_name", "round_name", "board"]
_SHORTEST = 3  # letters of a word that is still being typed


class Term(NamedTuple):
    """What a record must have: all of these words, or else a place of this kind, with this name if there is one."""

    words: tuple[str, ...]
    place: Column | None = None
    name: str = ""


@cache
def _places() -> dict[str, Column]:
    """The words for a table, a round and a board in every language."""
    found: dict[str, Column] = {}
    for language in map(language_of, languages()):
        found[language.say(PLACE_TABLE()).casefold()] = "table_name"
        found[language.say(PLACE_ROUND()).casefold()] = "round_name"
        found[language.say(PLACE_BOARD()).casefold()] = "board"
    return found


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


def found(term: Term, row: Mapping[str, Any]) -> bool:
    """Whether a record has what a term asks for."""
    if all(word in row["words"] for word in term.words):
        return True
    if term.place is None:
        return False
    name: str = row[term.place]
    # As a database compares it: a name as it is usually written.
    return name in (term.name, term.name.upper(), term.name.capitalize()) if term.name else name != ""
