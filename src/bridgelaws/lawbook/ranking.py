"""Finding provisions and readings by plain words: which texts speak of every word, and how plainly."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache
from math import log
from typing import NamedTuple

from .. import laws as _laws  # noqa: F401 (the laws fill the registry)
from ..book.editions import EDITIONS, REGISTRY, Edition, Provision, Reading
from ..errors import spoken
from ..words.language import Language
from ..words.languages import ENGLISH
from ..words.message import Message
from . import numbers as law_numbers
from .words import Stems, Vocabulary, contains, vocabulary

# How much a word counts by where it stands. A gist says what the rule does; a heading only what the law is about.
_GIST, _OLDER_GIST, _HEADING, _NUMBER, _WHOLE_PHRASE = 3.0, 2.0, 1.0, 9.0, 4.0
# How much a word counts that is found as another saying (each one further down the list less), or in pieces.
_SAID_OTHERWISE, _IN_PIECES = 0.8, 0.4


@dataclass(frozen=True, slots=True)
class Match:
    """A provision or reading, how well it matches, and the words that it does not speak of."""

    item: Provision | Reading
    score: float
    missing: tuple[str, ...]


class _Book(NamedTuple):
    """The editions that are searched, and the language in which they are."""

    among: tuple[Edition, ...]
    tongue: Language

    @property
    def vocabulary(self) -> Vocabulary:
        """The words of the language."""
        return vocabulary(self.tongue.code)

    def stems(self, message: Message) -> Stems:
        """The stems of a sentence."""
        return self.vocabulary.stems(self.tongue.say(message))

    def heading(self, law: int) -> Stems:
        """Those of the title of a law."""
        title = REGISTRY.titles.get(law)
        return () if title is None else self.stems(title)


@dataclass(frozen=True, slots=True)
class _Text:
    item: Provision | Reading
    gists: tuple[tuple[float, Stems], ...]
    heading: Stems
    numbers: tuple[law_numbers.Number, ...]


@dataclass(frozen=True, slots=True)
class _Unit:
    """A word of the question, or a phrase that people use, with everything it may be called and what that counts."""

    words: str
    sayings: tuple[tuple[float, Stems], ...]
    number: law_numbers.Number | None = None


def search(words: str, among: tuple[Edition, ...] = EDITIONS, language: Language | str = ENGLISH) -> tuple[Match, ...]:
    """What speaks of the words in a language, best first; those that speak of all of them, or else of the most."""
    book = _Book(among, spoken(language))
    units = tuple(_units(words, book.vocabulary))
    whole = book.vocabulary.stems(words)
    found = []
    for text in _texts(book):
        scores = [_score(unit, text, book) for unit in units]
        if any(scores):
            bonus = _WHOLE_PHRASE if len(whole) > 1 and any(contains(gist, whole) for _, gist in text.gists) else 0.0
            missing = tuple(unit.words for unit, score in zip(units, scores, strict=True) if not score)
            found.append(Match(text.item, round(sum(scores) + bonus, 3), missing))
    fewest = min((len(match.missing) for match in found), default=0)
    # The registry is in the order of the laws, and sorting keeps it among equals.
    return tuple(sorted((m for m in found if len(m.missing) == fewest), key=lambda m: -m.score))


def near_words(word: str, language: Language | str = ENGLISH) -> list[str]:
    """Words of the laws that look like one that they do not use."""
    return get_close_matches(word.casefold()[:30], _words(spoken(language)), n=2, cutoff=0.75)


def highlighted(words: str, language: Language | str = ENGLISH) -> frozenset[str]:
    """The stems that an answer to the question may have in it."""
    known = vocabulary(spoken(language).code)
    units = _units(words, known)
    return frozenset(s for unit in units for _, saying in unit.sayings for s in saying if s not in known.idle)


def stems(text: str, language: Language | str = ENGLISH) -> Stems:
    """The stems of a text, which `highlighted` has some of."""
    return vocabulary(spoken(language).code).stems(text)


@cache
def _words(tongue: Language) -> tuple[str, ...]:
    texts = [tongue.say(version.says) for each in REGISTRY for version in each.versions]
    texts += map(tongue.say, REGISTRY.titles.values())
    words = {word.strip(".,;:()'") for text in texts for word in text.casefold().split()}
    return tuple(sorted(word for word in words if len(word) > 2 and word.isalpha()))


@cache
def _texts(book: _Book) -> tuple[_Text, ...]:
    among = book.among
    provisions = [each for each in REGISTRY if any(each.in_force(laws) for laws in among)]
    readings = [each for each in REGISTRY.readings.values() if set(each.editions) & set(among)]
    return (*(_provision(each, book) for each in provisions), *(_reading(each, book) for each in readings))


def _provision(each: Provision, book: _Book) -> _Text:
    held = list(dict.fromkeys(each.version(laws) for laws in reversed(book.among) if each.in_force(laws)))
    gists = [(_OLDER_GIST if n else _GIST, book.stems(version.says)) for n, version in enumerate(held)]
    return _Text(each, tuple(gists), book.heading(each.law), tuple(law_numbers.of(version.ref) for version in held))


def _reading(each: Reading, book: _Book) -> _Text:
    law = int(each.id.removeprefix("R").partition("-")[0])
    return _Text(each, ((_OLDER_GIST, book.stems(each.says)),), book.heading(law), (law_numbers.Number((law,)),))


def _units(words: str, known: Vocabulary) -> Iterator[_Unit]:
    """The question in phrases that people use and single words, longest phrase first."""
    said = [word for word in words.casefold().split() if known.stems(word)]
    stemmed = [known.stems(word) for word in said]
    at = 0
    while at < len(said):
        for width in range(min(known.longest_saying, len(said) - at), 0, -1):
            phrase = tuple(s for each in stemmed[at : at + width] for s in each)
            if phrase in known.sayings or width == 1:
                break
        if phrase in known.sayings or not set(phrase) <= known.idle:
            text = " ".join(said[at : at + width])
            number = law_numbers.read(text) if any(c.isdigit() for c in text) else None
            yield _Unit(text, tuple(_sayings(phrase, known)), number)
        at += width


def _sayings(phrase: Stems, known: Vocabulary) -> Iterator[tuple[float, Stems]]:
    """The phrase itself, and what else it is called, each one further down the list counting less."""
    yield 1.0, phrase
    listed = known.sayings.get(phrase, ())
    # A phrase that the gists never use stands fully for its first saying.
    first = 0 if len(phrase) > 1 and phrase not in listed else 1
    for n, other in enumerate(other for other in listed if other != phrase):
        yield _SAID_OTHERWISE ** (n + first), other


def _score(unit: _Unit, text: _Text, book: _Book) -> float:
    numbered = unit.number is not None and any(number.lies_under(unit.number) for number in text.numbers)
    gists = [place * _spoken_of(unit, gist, book) for place, gist in text.gists]
    return max(gists) + _HEADING * _spoken_of(unit, text.heading, book) + (_NUMBER if numbered else 0.0)


def _spoken_of(unit: _Unit, text: Stems, book: _Book) -> float:
    found = [weight * _rarity(saying, book) for weight, saying in unit.sayings if contains(text, saying)]
    words = unit.sayings[0][1]
    if len(words) > 1 and set(words) <= set(text):
        found.append(_IN_PIECES * min(_rarity((word,), book) for word in words))
    return max(found, default=0.0)


@cache
def _rarity(saying: Stems, book: _Book) -> float:
    """A word that stands in every gist tells less than one that stands in few."""
    texts = _texts(book)
    count = sum(any(contains(gist, saying) for _, gist in text.gists) for text in texts)
    return log(1 + len(texts) / (1 + count))
