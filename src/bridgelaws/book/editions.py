"""Editions of the Laws, provisions with their dated versions, and readings."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from enum import IntEnum, StrEnum
from itertools import pairwise
from types import MappingProxyType, ModuleType
from typing import Any

from ..errors import UnknownEdition, UnknownReading, quoted
from ..values.frozen import NamedTuple, dataclass, field
from ..values.near import hinted
from ..words.message import Message, Says
from . import words


class Edition(IntEnum):
    """An edition of the Laws of Duplicate Bridge. It equals its year.

    >>> Edition.L2017 == 2017, {2017: "the present one"}[Edition.L2017]
    (True, 'the present one')
    """

    L1997 = 1997
    L2007 = 2007
    L2017 = 2017

    @property
    def year(self) -> int:
        """The year of the edition."""
        return self.value

    @classmethod
    def _missing_(cls, value: object) -> Edition:
        return edition(value)  # `Edition("2017")`

    def __str__(self) -> str:
        return str(self.value)

    __repr__ = __str__


L1997, L2007, L2017 = Edition.L1997, Edition.L2007, Edition.L2017
EDITIONS = (L1997, L2007, L2017)
_PLACE = {each: place for place, each in enumerate(EDITIONS)}


def edition(laws: object) -> Edition:
    """The edition of a year.

    >>> edition(2017)
    2017
    """
    if isinstance(laws, Edition):
        return laws
    for known in EDITIONS:
        if (laws == known.year and not isinstance(laws, bool)) or laws == str(known.year):
            return known
    years = tuple(str(known) for known in EDITIONS)
    a_year = isinstance(laws, str) or (isinstance(laws, int) and 0 < laws < 10_000)
    raise UnknownEdition(hinted(words.NOT_AN_EDITION(quoted(laws), years), str(laws) if a_year else None, years))


class Change(StrEnum):
    """How a version differs from the one before it."""

    FIRST = "first"
    NEW = "new"
    SUBSTANCE = "substance"
    WORDING = "wording"
    RENUMBERED = "renumbered"
    GONE = "gone"


NEW, SUBSTANCE, WORDING, RENUMBERED = Change.NEW, Change.SUBSTANCE, Change.WORDING, Change.RENUMBERED


@dataclass(frozen=True, slots=True)
class Version:
    """What a provision says from one edition until the next version.

    The `gist` is in the catalogue of its law, under the name of the provision and the year; one that only has another
    number says the same as the version before it.
    """

    since: Edition
    ref: str
    change: Change
    terms: Mapping[str, Any] = field(default_factory=dict, hash=False)
    name: str = field(default="", compare=False)

    @property
    def says(self) -> Message:
        """The gist."""
        return Message(Says(self.name, ()), ())

    @property
    def gist(self) -> str:
        """The gist in English."""
        return str(self.says)

    def __reduce__(self) -> tuple[object, ...]:
        return _version, (self.since, self.ref, self.change, dict(self.terms), self.name)


def _version(since: Edition, ref: str, change: Change, terms: dict[str, Any], name: str) -> Version:
    return Version(since, ref, change, MappingProxyType(terms), name)


class Repeal(NamedTuple):
    """The edition from which a provision no longer stands."""

    since: Edition


def v(since: Edition, ref: str, *, change: Change | None = None, **terms: Any) -> Version:
    """A version of a provision: its number from an edition on, and the terms that differ in substance."""
    if change is None:
        change = Change.FIRST if since is L1997 else Change.NEW
    return Version(since, ref, change, MappingProxyType(terms))


def repealed(since: Edition) -> Repeal:
    """The end of a provision."""
    return Repeal(since)


class Provision:
    """A rule of the Laws with its dated versions.

    It is named for what it says (`MUST_ACCEPT`), by the module that declares it; its number belongs to the version.
    """

    __slots__ = ("by_edition", "encoded", "name", "versions")

    def __init__(self, versions: Iterable[Version | Repeal], encoded: bool) -> None:
        self.name = ""
        self.encoded = encoded
        listed = tuple(versions)
        self.by_edition: dict[Edition, Version] = {}
        if len(listed) == 1 and isinstance(listed[0], Version):  # as with most, all of which are made at every start
            self.versions: tuple[Version, ...] = (listed[0],)
            self.by_edition = dict.fromkeys(EDITIONS[_PLACE[listed[0].since] :], listed[0])
            return
        places = [_PLACE[item.since] for item in listed]
        self.versions = tuple([item for item in listed if isinstance(item, Version)])
        if not self.versions or any(later <= earlier for earlier, later in pairwise(places)):
            raise TypeError("the versions of a provision begin with a text and run in the order of the editions")
        if any(version.terms.keys() != self.versions[0].terms.keys() for version in self.versions):
            raise TypeError(f"the versions of {self.versions[0].ref} state different terms")
        for place, item in zip(places, listed, strict=True):
            for known in EDITIONS[place:]:
                if isinstance(item, Version):
                    self.by_edition[known] = item
                else:
                    self.by_edition.pop(known, None)

    def in_force(self, laws: Edition) -> bool:
        """Whether the provision stands in an edition."""
        return laws in self.by_edition

    def version(self, laws: Edition) -> Version:
        """The version in force in an edition."""
        return self.by_edition[laws]

    def ref(self, laws: Edition) -> str:
        """The number of the provision in an edition."""
        return self.by_edition[laws].ref

    def term(self, laws: Edition, name: str) -> Any:
        """A term of the version in force."""
        return self.by_edition[laws].terms[name]

    @property
    def not_encoded(self) -> Message | None:
        """Why the engine does not carry it out, if it does not."""
        return None if self.encoded else Message(Says(f"{self.name}.unencoded", ()), ())

    @property
    def unencoded(self) -> str | None:
        """The same in English."""
        return None if self.encoded else str(self.not_encoded)

    def named(self, name: str) -> None:
        """Give it its name, and its versions those under which their gists are found."""
        self.name = said = name
        for version in self.versions:
            said = said if version.change is RENUMBERED else f"{name}.{version.since}"
            object.__setattr__(version, "name", said)

    @property
    def law(self) -> int:
        """The law that the provision belongs to, by the module that declares it."""
        found = re.match(r"law(\d+)", self.name)
        return int(found.group(1)) if found else 0

    def __repr__(self) -> str:
        return f"<{self.name or 'provision'} {self.versions[-1].ref}>"

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return _provision_named, (self.name,)


def provision(*versions: Version | Repeal, encoded: bool = True) -> Provision:
    """Declare a provision. Of one that the engine does not carry out the catalogue says why."""
    return Provision(versions, encoded)


class Reading(NamedTuple):
    """A contestable interpretation: cited like a provision, and a case file may set it aside."""

    id: str
    editions: tuple[Edition, ...] = EDITIONS

    @property
    def says(self) -> Message:
        """The gist, which is in the catalogue of the law that its number begins with."""
        return Message(Says(self._in_catalogue, ()), ())

    @property
    def says_source(self) -> Message:
        """Where it comes from."""
        return Message(Says(f"{self._in_catalogue}.source", ()), ())

    @property
    def _in_catalogue(self) -> str:
        law = self.id[1:].partition("-")[0]
        return f"law{law:0>2}.{self.id}"

    @property
    def gist(self) -> str:
        """The gist in English."""
        return str(self.says)

    @property
    def source(self) -> str:
        """Where it comes from, in English."""
        return str(self.says_source)

    def ref(self, laws: Edition) -> str:
        """The reading is cited by its own number."""
        return self.id

    def __repr__(self) -> str:
        return f"<reading {self.id}>"

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return find_reading, (self.id,)


def reading(id: str, *, editions: tuple[Edition, ...] = EDITIONS) -> Reading:
    """Declare a reading. The catalogue has its gist, and where it comes from."""
    return Reading(id, editions)


class Named:
    """What has its words in a catalogue, under the name that a law book gives it."""

    __slots__ = ("name",)

    name: str


class Registry:
    """Every provision and reading that the law modules declare."""

    def __init__(self) -> None:
        self.provisions: dict[str, Provision] = {}
        self.readings: dict[str, Reading] = {}
        self.headings: dict[int, str] = {}  # in English
        self.titles: dict[int, Message] = {}  # the same as messages

    def collect(self, module: ModuleType, name: str | None = None) -> None:
        """Enter what a law module declares, under the module's name, or another, and that of the constant."""
        short = name or module.__name__.removesuffix(".book").rpartition(".")[2]
        heading = (module.__doc__ or "").strip().splitlines()[0].rstrip(".") if module.__doc__ else short
        number = re.match(r"law(\d+)", short)
        if number:
            self.headings[int(number.group(1))] = heading.partition(": ")[2] or heading
            self.titles[int(number.group(1))] = Message(Says(f"{short}.heading", ()), ())
        for constant, value in vars(module).items():
            if isinstance(value, Provision) and not value.name:
                value.named(f"{short}.{constant}")
                self.provisions[value.name] = value
            elif isinstance(value, Reading):
                known = self.readings.setdefault(value.id, value)
                if known is not value:
                    raise TypeError(f"two readings are called {value.id}")
            elif isinstance(value, Named) and not value.name:
                value.name = f"{short}.{constant}"

    def __iter__(self) -> Iterator[Provision]:
        return iter(self.provisions.values())


REGISTRY = Registry()


def _provision_named(name: str) -> Provision:
    return REGISTRY.provisions[name]


def find_reading(id: object) -> Reading:
    """The reading of that number."""
    if isinstance(id, str) and id in REGISTRY.readings:
        return REGISTRY.readings[id]
    law = re.match(r"\s*[Rr]?(\d{1,2})(?!\d)", id) if isinstance(id, str) else None
    of_the_law = [known for known in REGISTRY.readings if law is not None and known.startswith(f"R{law[1]}-")]
    raise UnknownReading(words.NOT_A_READING(quoted(id), of_the_law or list(REGISTRY.readings)[:2]))
