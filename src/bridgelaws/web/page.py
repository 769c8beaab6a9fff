"""What the page says in a language, as one document: its sentences, and the names that they are filled in with.

A server gives it as `/words/fr.json`; a build without a server may write it to a file of that name.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Mapping
from typing import Any

from ..errors import spoken
from ..values.calls import parse_call
from ..values.cards import RANKS, Card, Suit
from ..values.seats import SEATS, Side
from ..words.language import Language
from ..words.languages import language_of, languages
from ..words.message import Says
from ..words.template import Place
from .page_words import SENTENCES

# Forms that the scripts use themselves, whatever the sentences want.
_ALWAYS = (
    ("seat", ""),
    ("seat", "letter"),
    ("side", ""),
    ("suit", ""),
    ("suit", "one"),
    ("rank", ""),
    ("card", "name"),
    ("call", ""),
)
_TRICKS = range(1, 14)
# Bids above seven are none, and players make them.
_CALLS = ("P", "X", "XX", *(f"{level}{strain}" for level in range(1, 10) for strain in ("C", "D", "H", "S", "NT")))


def page_words(language: Language | str) -> dict[str, Any]:
    """The sentences of the page in a language."""
    tongue = spoken(language)
    wanted: dict[str, set[str]] = defaultdict(set)
    for sort, form in _ALWAYS:
        wanted[sort].add(form)
    sentences = {says.id: _sentence(says, tongue, wanted) for says in SENTENCES}
    return {
        "language": tongue.code,
        "name": tongue.name,
        "languages": {code: language_of(code).name for code in languages()},
        "sentences": sentences,
        "sorts": {arg.name: arg.sort for says in SENTENCES for arg in says.args},
        "forms": {
            sort: {form: _all_of(sort, form, tongue) for form in sorted(forms)}
            for sort, forms in sorted(wanted.items())
            if sort in _VALUES
        },
        "faces": dict(zip(RANKS, tongue.RANKS, strict=True)),
        "strains": _strains(tongue),
        "lists": {
            "and": tongue.AND,
            "or": tongue.OR,
            "comma": (", ", ", "),
            "semicolon": (tongue.CLAUSES[1], tongue.CLAUSES[1]),
        },
        "references": dict(tongue.REFERENCE_WORDS),
    }


def _sentence(says: Says, tongue: Language, wanted: dict[str, set[str]]) -> str | dict[str, str]:
    """A sentence with its places, or one for each form that a number asks for, by the name that browsers know it by."""
    sorts = {arg.name: arg.sort for arg in says.args}

    def text(count: int | None) -> str:
        parts = tongue.taken_apart(says.id, count).parts
        for place in parts:
            if isinstance(place, Place):
                wanted[sorts[place.name]].add(place.form)
        return "".join(part if isinstance(part, str) else _place(part) for part in parts)

    if says.many is None:
        return text(None)
    return {category: text(count) for category, count in tongue.PLURALS.items()}


def _strains(tongue: Language) -> dict[str, str]:
    """How a contract has its strain, by the letters of case files."""
    return {suit.letter: suit.symbol for suit in Suit} | {"NT": tongue.NOTRUMP}


def _place(place: Place) -> str:
    return "{" + (f"{place.name}:{place.form}" if place.form else place.name) + "}"


_VALUES: Mapping[str, Callable[[], Mapping[str, Any]]] = {
    "seat": lambda: {seat.letter: seat for seat in SEATS},
    "side": lambda: {side.value: side for side in Side},
    "suit": lambda: {suit.letter: suit for suit in Suit},
    "rank": lambda: {letter: rank for rank, letter in enumerate(RANKS)},
    "card": lambda: {f"{suit.letter}{rank}": Card.parse(f"{suit.letter}{rank}") for suit in Suit for rank in RANKS},
    "call": lambda: {code: parse_call(code) for code in _CALLS},
    "trick": lambda: {str(number): number for number in _TRICKS},
}


def _all_of(sort: str, form: str, tongue: Language) -> dict[str, str]:
    """Every value of a sort in a form of the language, by what case files call it."""
    said: Callable[[Any, str], str] = getattr(tongue, sort)
    return {code: said(value, form) for code, value in _VALUES[sort]().items()}
