"""The law book: what a number says in each edition, what it refers to, and the golden cases that show it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, fields, is_dataclass
from difflib import get_close_matches
from enum import Enum
from functools import cache
from typing import Any

from ..book.changes import Difference, changes as _changes
from ..book.editions import EDITIONS, REGISTRY, Change, Edition, Provision, Reading, Version, edition as _edition
from ..errors import ParseError, UnknownReading, quoted, spoken
from ..words.language import Language
from ..words.languages import ENGLISH
from ..words.message import Message
from . import messages as m, numbers as law_numbers, ranking as law_search, references
from .golden_index import Index, Relied, Row, index, rows
from .numbers import Number
from .references import Mention

__all__ = [
    "Entry",
    "Hit",
    "Mention",
    "ReadingEntry",
    "Shown",
    "Statement",
    "coverage",
    "find",
    "gist",
    "reading",
    "readings",
    "search",
]


@dataclass(frozen=True, slots=True)
class Statement:
    """What a provision says in one or more editions running, and how that differs from the one before."""

    editions: tuple[Edition, ...]
    ref: str
    says: Message
    since: Edition
    change: Change
    terms: Mapping[str, Any]
    changed: Mapping[str, tuple[Any, Any]]

    @property
    def gist(self) -> str:
        """The gist in English."""
        return str(self.says)


@dataclass(frozen=True, slots=True)
class Shown:
    """A golden case that relies on a provision or a reading, and the editions in which it does."""

    id: str
    called: Message
    editions: tuple[Edition, ...]

    @property
    def title(self) -> str:
        """Its title in English."""
        return str(self.called)


@dataclass(frozen=True, slots=True)
class Entry:
    """A provision as the book has it."""

    name: str
    law: int
    titled: Message
    statements: tuple[Statement, ...]
    gone: Edition | None
    not_encoded: Message | None
    refers_to: tuple[Mention, ...]
    referred_by: tuple[Mention, ...]
    cases: tuple[Shown, ...]

    @property
    def ref(self) -> str:
        """Its latest number."""
        return self.statements[-1].ref

    @property
    def heading(self) -> str:
        """The title of its law, in English."""
        return str(self.titled)

    @property
    def unencoded(self) -> str | None:
        """Why the engine does not carry it out, in English."""
        return None if self.not_encoded is None else str(self.not_encoded)


@dataclass(frozen=True, slots=True)
class ReadingEntry:
    """A reading as the book has it."""

    id: str
    law: int
    titled: Message
    says: Message
    says_source: Message
    editions: tuple[Edition, ...]
    refers_to: tuple[Mention, ...]
    referred_by: tuple[Mention, ...]
    cases: tuple[Shown, ...]

    @property
    def ref(self) -> str:
        """Its id."""
        return self.id

    @property
    def heading(self) -> str:
        """The title of its law, in English."""
        return str(self.titled)

    @property
    def gist(self) -> str:
        """The gist in English."""
        return str(self.says)

    @property
    def source(self) -> str:
        """Where it comes from, in English."""
        return str(self.says_source)


@dataclass(frozen=True, slots=True)
class Hit:
    """What a search has found, how well it matches, and the words that it does not speak of."""

    entry: Entry | ReadingEntry
    score: float
    missing: tuple[str, ...]


def find(text: str, laws: object = None) -> tuple[Entry, ...] | tuple[ReadingEntry, ...]:
    """The provisions whose number, in any edition or in the one given, is the text or lies under it; or a reading.

    >>> [entry.ref for entry in find("law 54 b")]
    ['54B', '54B1', '54B2']
    >>> [entry.ref for entry in find("r54-1")]
    ['R54-1']
    """
    among = EDITIONS if laws is None else (_edition(laws),)
    number = law_numbers.read(text)
    if number is None and text.strip()[:1] in ("R", "r"):
        return (reading(text, laws),)
    found = [] if number is None else [(key, each) for each in REGISTRY if (key := _place(each, number, among))]
    if not found:
        raise ParseError(_no_such_number(text, number, among))
    return tuple(_entry(each, among) for _, each in sorted(found, key=lambda pair: pair[0]))


def gist(ref: str, laws: object = 2017, language: Language | str = ENGLISH) -> str:
    """What a number that is cited says in an edition, a line for each provision that has it; or what a reading says.

    >>> print(gist("57A1"))
    Declarer may make the offender's partner play his highest card of the suit led.
    """
    tongue, found = spoken(language), find(ref, laws)
    lines = [(said.ref, said.says) for each in found if isinstance(each, Entry) for said in each.statements]
    lines += [(each.id, each.says) for each in found if isinstance(each, ReadingEntry)]
    exactly = [says for number, says in lines if number == ref]
    return "\n".join(tongue.say(says) for says in exactly or [says for _, says in lines])


def _place(each: Provision, number: Number, among: Iterable[Edition]) -> Number | None:
    """The latest number of a provision that lies under the one asked for."""
    held = [law_numbers.of(each.ref(laws)) for laws in among if each.in_force(laws)]
    under = [one for one in held if one.lies_under(number)]
    return under[-1] if under else None


def reading(id: str, laws: object = None) -> ReadingEntry:
    """The reading of that id, in any case."""
    among = EDITIONS if laws is None else (_edition(laws),)
    wanted = "".join(id.split()).upper()
    known = REGISTRY.readings.get(wanted)
    if known is None:
        same_law = [each for each in REGISTRY.readings if each.startswith(wanted.partition("-")[0] + "-")]
        near = get_close_matches(wanted[:12], same_law or REGISTRY.readings, n=3)
        raise UnknownReading(_hinted(m.NOT_A_READING(quoted(id)), near))
    if not set(known.editions) & set(among):
        raise UnknownReading(m.NOT_A_READING_OF(known.id, str(among[0]), _years(known.editions)))
    return _reading_entry(known, among)


def readings(law: int | None = None, laws: object = None) -> tuple[ReadingEntry, ...]:
    """The readings, of every law or of one, in order."""
    among = EDITIONS if laws is None else (_edition(laws),)
    wanted = [
        r for r in REGISTRY.readings.values() if law in (None, references.law_of(r)) and set(r.editions) & set(among)
    ]
    return tuple(_reading_entry(each, among) for each in sorted(wanted, key=references.order))


def law_referred_by(law: int, laws: object = None) -> tuple[Mention, ...]:
    """What refers to a law as a whole, from outside it."""
    among = EDITIONS if laws is None else (_edition(laws),)
    return references.by_source(
        edge
        for edge in references.edges()
        if edge.laws in among and edge.target == Number((law,)) and references.law_of(edge.source) != law
    )


def page_document(ref: str, laws: object = None, language: Language | str = ENGLISH) -> dict[str, Any]:
    """What a law, a part of it or a reading says, as JSON; with the law as a whole if all of it is one law."""
    tongue = spoken(language)
    among = None if laws is None else _edition(laws)
    found = find(ref, among)
    page: dict[str, Any] = {"asked": ref, "laws": plain(among), "provisions": [], "readings": [], "law": None}
    for entry in found:
        page["readings" if isinstance(entry, ReadingEntry) else "provisions"].append(plain(entry, tongue))
    if len({entry.law for entry in found}) == 1:
        number = found[0].law
        page["law"] = {
            "number": number,
            "heading": tongue.say(found[0].titled),
            "readings": [reading.id for reading in readings(number, among)],
            "referred_by": plain(law_referred_by(number, among)),
        }
    return page


def differences(old: object, new: object, about: str | None = None) -> tuple[Difference, ...]:
    """What changed between two editions, everywhere or at and under one number, in the order of the numbers."""
    first, last = _edition(old), _edition(new)
    found = _changes(first, last)
    if about is not None:
        names = {entry.name for entry in find(about) if isinstance(entry, Entry)}
        found = tuple(each for each in found if each.provision in names)
    return tuple(sorted(found, key=lambda d: (_module_law(d.provision), law_numbers.of(_either(d).ref))))


def _either(difference: Difference) -> Version:
    version = difference.after or difference.before
    assert version is not None
    return version


def _module_law(name: str) -> int:
    return REGISTRY.provisions[name].law


def coverage(about: str | None = None) -> tuple[Row, ...]:
    """The matrix of provisions, editions and golden cases, from the index that ships with the package."""
    found = rows(index().provisions)
    if about is None:
        return found
    names = {entry.name: place for place, entry in enumerate(find(about)) if isinstance(entry, Entry)}
    return tuple(sorted((row for row in found if row.provision in names), key=lambda row: names[row.provision]))


def search(words: str, laws: object = None, language: Language | str = ENGLISH) -> tuple[Hit, ...]:
    """Provisions and readings by plain words of a language, best first.

    >>> [hit.entry.ref for hit in search("renege twelfth trick")][:3]
    ['62D1', '62D2', '63B']
    >>> search("entame hors tour", language="fr")[0].entry.law
    54
    """
    among = EDITIONS if laws is None else (_edition(laws),)
    found = law_search.search(words, among, language)
    if not found:
        near = [close for word in words.split() for close in law_search.near_words(word, language)]
        nothing = m.NOTHING_SPEAKS_OF(quoted(words))
        raise ParseError(m.DID_YOU_MEAN_WORDS(nothing, near[:3]) if near else nothing)
    return tuple(Hit(_entry_of(match.item, among), match.score, match.missing) for match in found)


# What documents call the sentences of an entry.
_CALLED = {"says": "gist", "says_source": "source", "titled": "heading", "called": "title", "not_encoded": "unencoded"}


def plain(value: Any, language: Language | str = ENGLISH) -> Any:
    """An entry, or anything in one, as JSON has it, its sentences in a language."""
    if isinstance(value, Message):
        return spoken(language).say(value)
    if isinstance(value, Version):
        return _members(value, ("since", "ref", "says", "change", "terms"), language)
    if is_dataclass(value):
        return _members(value, [each.name for each in fields(value)], language)
    if isinstance(value, Enum):
        return value.value
    if isinstance(value, Mapping):
        return {str(key): plain(each, language) for key, each in value.items()}
    return [plain(each, language) for each in value] if isinstance(value, tuple | list) else value


def _members(value: Any, names: Iterable[str], language: Language | str) -> dict[str, Any]:
    return {_CALLED.get(name, name): plain(getattr(value, name), language) for name in names}


# Entries


def _entry_of(item: Provision | Reading, among: tuple[Edition, ...]) -> Entry | ReadingEntry:
    return _entry(item, among) if isinstance(item, Provision) else _reading_entry(item, among)


def _entry(each: Provision, among: tuple[Edition, ...]) -> Entry:
    held = [laws for laws in EDITIONS if each.in_force(laws)]
    after = EDITIONS[EDITIONS.index(held[-1]) + 1 :]
    return Entry(
        each.name,
        each.law,
        REGISTRY.titles[each.law],
        tuple(_statements(each, among)),
        after[0] if after and len(among) > 1 else None,
        each.not_encoded,
        references.refers_to(each, among),
        references.by_source(edge for edge in references.edges() if edge.laws in among and references.hits(edge, each)),
        _shown(index(), index().provisions, each.name, among, [each.ref(laws) for laws in held]),
    )


def _reading_entry(each: Reading, among: tuple[Edition, ...]) -> ReadingEntry:
    law = references.law_of(each)
    return ReadingEntry(
        each.id,
        law,
        REGISTRY.titles[law],
        each.says,
        each.says_source,
        tuple(laws for laws in each.editions if laws in among),
        references.refers_to(each, among),
        references.by_source(edge for edge in references.edges() if edge.laws in among and edge.target == each.id),
        _shown(index(), index().readings, each.id, among, ()),
    )


def _statements(each: Provision, among: tuple[Edition, ...]) -> Iterator[Statement]:
    before: Version | None = None
    for version in each.versions:
        editions = tuple(laws for laws in among if each.by_edition.get(laws) is version)
        changed = {
            key: (before.terms[key], term)
            for key, term in version.terms.items()
            if before is not None and before.terms[key] != term
        }
        if editions:
            yield Statement(
                editions, version.ref, version.says, version.since, version.change, dict(version.terms), changed
            )
        before = version


def _shown(
    book: Index, relied: Relied, name: str, among: tuple[Edition, ...], refs: Iterable[str]
) -> tuple[Shown, ...]:
    """The cases that rely on something: first those that say they are about it."""
    by_case: dict[str, list[Edition]] = {}
    for laws in among:
        for id in relied.get(name, {}).get(laws, ()):
            by_case.setdefault(id, []).append(laws)
    about = set(refs) | {name}
    cases = sorted(by_case, key=lambda id: (about.isdisjoint(book.cases[id].about), id))
    return tuple(Shown(id, book.cases[id].called, tuple(by_case[id])) for id in cases)


# Near misses


@cache
def _numbers(among: tuple[Edition, ...]) -> dict[str, Number]:
    """Every number that can be asked for, the laws first."""
    held = {law_numbers.of(each.ref(laws)) for each in REGISTRY for laws in among if each.in_force(laws)}
    every = {above for number in held for above in law_numbers.ancestors(number)}
    return {str(number): number for number in sorted(every, key=lambda n: (len(n.path), n))}


def _no_such_number(text: str, number: Number | None, among: tuple[Edition, ...]) -> Message:
    given, year = quoted(text), str(among[0]) if len(among) == 1 else None
    if number is None:
        return _hinted(m.NOT_A_NUMBER(given), get_close_matches(text.strip().upper()[:12], _numbers(among), n=3))
    if year and (elsewhere := [each for each in REGISTRY if _place(each, number, EDITIONS)]):
        stands = _years(laws for each in elsewhere for laws in EDITIONS if _place(each, number, (laws,)))
        moved = tuple(dict.fromkeys(each.ref(among[0]) for each in elsewhere if each.in_force(among[0])))
        return m.STANDS_ELSEWHERE(given, year, stands, moved) if moved else m.OF_OTHER_EDITIONS(given, year, stands)
    known = _numbers(among)
    if str(number.path[0]) not in known:
        laws = _runs(int(n.path[0]) for n in known.values() if n.whole_law)
        what = m.NOT_IN_THIS_BOOK_OF(given, year, laws) if year else m.NOT_IN_THIS_BOOK(given, laws)
        return _hinted(what, [] if number.whole_law else get_close_matches(str(number), known, n=1))
    same_law = [name for name, n in known.items() if n.path[0] == number.path[0] and not n.tail]
    near = get_close_matches(str(number), same_law, n=3, cutoff=0.5) or same_law[:1]
    return _hinted(m.NO_NUMBER_OF(given, year) if year else m.NO_NUMBER(given), near)


def _hinted(what: Message, near: Sequence[str]) -> Message:
    return m.DID_YOU_MEAN(what, tuple(near)) if near else what


def _runs(numbers: Iterable[int]) -> tuple[Message, ...]:
    """`9 to 12, 16, 23, 24`."""
    runs: list[list[int]] = []
    for number in sorted(numbers):
        if runs and runs[-1][-1] == number - 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    rows = (((m.ROW(run[0], run[-1]),) if len(run) > 2 else tuple(map(m.ONE, run))) for run in runs)
    return tuple(each for row in rows for each in row)


def _years(editions: Iterable[Edition]) -> tuple[str, ...]:
    held = set(editions)
    return tuple(str(laws) for laws in EDITIONS if laws in held)
