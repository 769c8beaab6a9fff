"""The words of a language for what is on a table, and those of English beside them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache
from typing import NamedTuple

from ..errors import spoken
from ..values.cards import Suit
from ..values.seats import Seat
from ..words.language import SYMBOLS, Language
from ..words.languages import ENGLISH, language_of, written_in
from ..words.written import Written, folded as folded

_KING_OF_HEARTS = 37


class Lexicon(NamedTuple):
    """What a word of a language, as `folded` writes it, may be."""

    suits: dict[str, int]
    ranks: dict[str, int]
    seats: dict[str, int]
    notrump: frozenset[str]
    doubled: dict[str, int]
    by: frozenset[str]
    answers: dict[str, bool]
    articles: frozenset[str]
    rank_first: bool
    levels: dict[str, int]
    calls: dict[str, int]  # pass, double, redouble
    shown: Shown


class Shown(NamedTuple):
    """How the language writes: what a message gives as an example."""

    cards: tuple[str, ...]
    suits: tuple[str, ...]
    seats: tuple[str, ...]
    contracts: tuple[str, ...]
    answers: tuple[str, ...]
    calls: tuple[str, ...]


class Tongue(NamedTuple):
    """A language as it is read: its own words, and English ones wherever its own do not decide."""

    own: Lexicon
    english: Lexicon
    signs: frozenset[str]  # the letters, figures and symbols that are a suit or a rank by themselves

    @property
    def is_english(self) -> bool:
        """Whether there is no other language to be told from."""
        return self.own is self.english

    @property
    def articles(self) -> frozenset[str]:
        """What may stand before a name and says nothing."""
        return self.own.articles | self.english.articles

    def suit(self, word: str) -> Suit | None:
        """The suit that a word is."""
        found = self.own.suits.get(word, self.english.suits.get(word))
        return None if found is None else Suit(found)

    def rank(self, word: str) -> int | None:
        """The rank that a word is."""
        return self.own.ranks.get(word, self.english.ranks.get(word))

    def seat(self, word: str) -> Seat | None:
        """The seat that a word is."""
        found = self.own.seats.get(word, self.english.seats.get(word))
        return None if found is None else Seat(found)


def tongue(language: Language | str) -> Tongue:
    """How a language is read."""
    return _tongue(spoken(language).code)


@cache
def _tongue(code: str) -> Tongue:
    own, english = _lexicon(code), _lexicon(ENGLISH)
    known = (*own.suits, *own.ranks, *english.suits, *english.ranks)
    return Tongue(own, english, frozenset(sign for sign in known if len(sign) == 1))


@cache
def _lexicon(code: str) -> Lexicon:
    grammar, written = language_of(code), written_in(code)
    return Lexicon(
        suits=_numbered(SYMBOLS, grammar.SUITS, grammar.SUIT_ONE, written.suits),
        ranks=_numbered(grammar.RANKS, grammar.RANK_NAMES, written.ranks),
        seats=_numbered(grammar.SEAT_LETTERS, grammar.SEATS, written.seats),
        notrump=_words(f"{grammar.NOTRUMP} {written.notrump}"),
        doubled=dict.fromkeys(_words(written.doubled), 1) | dict.fromkeys(_words(written.redoubled), 2),
        by=_words(written.by),
        answers=dict.fromkeys(_words(written.yes), True) | dict.fromkeys(_words(written.no), False),
        articles=_words(written.articles),
        rank_first=written.rank_first,
        levels={word: level + 1 for word, level in _numbered("123456789", written.levels).items()},
        calls=_numbered(("P", "X", "XX"), grammar.CALLS, written.calls),
        shown=_shown(grammar, written),
    )


def _shown(grammar: Language, written: Written) -> Shown:
    letters = [next(iter(words.split()), symbol).upper() for words, symbol in zip(written.suits, SYMBOLS, strict=True)]
    by, seats = _first(written.by), tuple(grammar.SEAT_LETTERS)
    return Shown(
        cards=(grammar.symbol(_KING_OF_HEARTS), letters[_KING_OF_HEARTS // 13] + grammar.RANKS[_KING_OF_HEARTS % 13]),
        suits=tuple(letters),
        seats=seats,
        contracts=(f"3{grammar.NOTRUMP} {by}{seats[2]}", f"4{SYMBOLS[3]}X {by}{seats[3]}"),
        answers=(_first(written.yes).strip(), _first(written.no).strip()),
        calls=(f"1{letters[_KING_OF_HEARTS // 13]}", f"1{grammar.NOTRUMP}", *("P", "X", "XX")),
    )


def _first(words: str) -> str:
    """The first of several words, with a blank after it; nothing if there is none."""
    return f"{words.split()[0]} " if words else ""


def _numbered(*names: Iterable[str]) -> dict[str, int]:
    return {word: number for each in names for number, words in enumerate(each) for word in _words(words)}


def _words(text: str) -> frozenset[str]:
    return frozenset(folded(text).split())


def parts(text: str) -> Iterator[str]:
    """The words, numbers and symbols of a text one by one."""
    return iter(re.findall(rf"\d+|[^\W\d_]+|[{SYMBOLS}]", folded(text)))
