"""Finding provisions and readings by plain words: which texts speak of every word, and how plainly."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache
from math import log

from .. import laws as _laws  # noqa: F401 (the laws fill the registry)
from ..book.editions import EDITIONS, REGISTRY, Edition, Provision, Reading
from . import numbers as law_numbers
from .words import IDLE, LONGEST_SAYING, SAYINGS, Stems, contains, stems

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


def search(words: str, among: tuple[Edition, ...] = EDITIONS) -> tuple[Match, ...]:
    """What speaks of the words, best first; those that speak of all of them, or else of the most."""
    units = tuple(_units(words))
    whole = stems(words)
    found = []
    for text in _texts(among):
        scores = [_score(unit, text, among) for unit in units]
        if any(scores):
            bonus = _WHOLE_PHRASE if len(whole) > 1 and any(contains(gist, whole) for _, gist in text.gists) else 0.0
            missing = tuple(unit.words for unit, score in zip(units, scores, strict=True) if not score)
            found.append(Match(text.item, round(sum(scores) + bonus, 3), missing))
    fewest = min((len(match.missing) for match in found), default=0)
    # The registry is in the order of the laws, and sorting keeps it among equals.
    return tuple(sorted((m for m in found if len(m.missing) == fewest), key=lambda m: -m.score))


def near_words(word: str) -> list[str]:
    """Words of the laws that look like one that they do not use."""
    return get_close_matches(word.casefold()[:30], _vocabulary(), n=2, cutoff=0.75)


def highlighted(words: str) -> frozenset[str]:
    """The stems that an answer to the question may have in it."""
    return frozenset(s for unit in _units(words) for _, saying in unit.sayings for s in saying if s not in IDLE)


@cache
def _vocabulary() -> tuple[str, ...]:
    texts = [version.gist for each in REGISTRY for version in each.versions] + list(REGISTRY.headings.values())
    words = {word.strip(".,;:()'") for text in texts for word in text.casefold().split()}
    return tuple(sorted(word for word in words if len(word) > 2 and word.isalpha()))


@cache
def _texts(among: tuple[Edition, ...]) -> tuple[_Text, ...]:
    provisions = [each for each in REGISTRY if any(each.in_force(laws) for laws in among)]
    readings = [each for each in REGISTRY.readings.values() if set(each.editions) & set(among)]
    return (*(_provision(each, among) for each in provisions), *(_reading(each) for each in readings))


def _provision(each: Provision, among: tuple[Edition, ...]) -> _Text:
    held = list(dict.fromkeys(each.version(laws) for laws in reversed(among) if each.in_force(laws)))
    gists = [(_OLDER_GIST if n else _GIST, stems(version.gist)) for n, version in enumerate(held)]
    return _Text(each, tuple(gists), _heading(each.law), tuple(law_numbers.of(version.ref) for version in held))


def _reading(each: Reading) -> _Text:
    law = int(each.id.removeprefix("R").partition("-")[0])
    return _Text(each, ((_OLDER_GIST, stems(each.gist)),), _heading(law), (law_numbers.Number((law,)),))


def _heading(law: int) -> Stems:
    return stems(REGISTRY.headings.get(law, ""))


def _units(words: str) -> Iterator[_Unit]:
    """The question in phrases that people use and single words, longest phrase first."""
    spoken = [word for word in words.casefold().split() if stems(word)]
    stemmed = [stems(word) for word in spoken]
    at = 0
    while at < len(spoken):
        for width in range(min(LONGEST_SAYING, len(spoken) - at), 0, -1):
            phrase = tuple(s for each in stemmed[at : at + width] for s in each)
            if phrase in SAYINGS or width == 1:
                break
        if phrase in SAYINGS or not set(phrase) <= IDLE:
            text = " ".join(spoken[at : at + width])
            number = law_numbers.read(text) if any(c.isdigit() for c in text) else None
            yield _Unit(text, tuple(_sayings(phrase)), number)
        at += width


def _sayings(phrase: Stems) -> Iterator[tuple[float, Stems]]:
    """The phrase itself, and what else it is called, each one further down the list counting less."""
    yield 1.0, phrase
    listed = SAYINGS.get(phrase, ())
    # A phrase that the gists never use stands fully for its first saying.
    first = 0 if len(phrase) > 1 and phrase not in listed else 1
    for n, other in enumerate(other for other in listed if other != phrase):
        yield _SAID_OTHERWISE ** (n + first), other


def _score(unit: _Unit, text: _Text, among: tuple[Edition, ...]) -> float:
    numbered = unit.number is not None and any(number.lies_under(unit.number) for number in text.numbers)
    gists = [place * _spoken_of(unit, gist, among) for place, gist in text.gists]
    return max(gists) + _HEADING * _spoken_of(unit, text.heading, among) + (_NUMBER if numbered else 0.0)


def _spoken_of(unit: _Unit, text: Stems, among: tuple[Edition, ...]) -> float:
    found = [weight * _rarity(saying, among) for weight, saying in unit.sayings if contains(text, saying)]
    words = unit.sayings[0][1]
    if len(words) > 1 and set(words) <= set(text):
        found.append(_IN_PIECES * min(_rarity((word,), among) for word in words))
    return max(found, default=0.0)


@cache
def _rarity(saying: Stems, among: tuple[Edition, ...]) -> float:
    """A word that stands in every gist tells less than one that stands in few."""
    texts = _texts(among)
    count = sum(any(contains(gist, saying) for _, gist in text.gists) for text in texts)
    return log(1 + len(texts) / (1 + count))
