"""The lawbook as the API describes it."""

from __future__ import annotations

from typing import Any

from pydantic import BaseModel


class Law(BaseModel):
    """A law, how many of its provisions are on file, and its readings."""

    number: int
    heading: str
    provisions: int
    readings: list[str]


class Mention(BaseModel):
    """A number that a text uses, and the editions in which it does."""

    ref: str
    editions: list[int]


class Shown(BaseModel):
    """A case that relies on a provision."""

    id: str
    title: str
    editions: list[int]


class Statement(BaseModel):
    """What a provision says in one or more editions, in our own words."""

    editions: list[int]
    ref: str
    gist: str
    since: int
    change: str
    terms: dict[str, Any]
    changed: dict[str, Any]


class Entry(BaseModel):
    """A provision."""

    name: str
    law: int
    heading: str
    statements: list[Statement]
    gone: int | None
    unencoded: str | None
    refers_to: list[Mention]
    referred_by: list[Mention]
    cases: list[Shown]


class ReadingEntry(BaseModel):
    """A reading."""

    id: str
    law: int
    heading: str
    gist: str
    source: str
    editions: list[int]
    refers_to: list[Mention]
    referred_by: list[Mention]
    cases: list[Shown]


class WholeLaw(BaseModel):
    """The law that everything found belongs to."""

    number: int
    heading: str
    readings: list[str]
    referred_by: list[Mention]


class LawPage(BaseModel):
    """What was found under a number."""

    asked: str
    laws: int | None
    provisions: list[Entry]
    readings: list[ReadingEntry]
    law: WholeLaw | None


class Hit(BaseModel):
    """Something that a search has found; `missing` are the words that it does not speak of."""

    entry: Entry | ReadingEntry
    score: float
    missing: list[str]


class Found(BaseModel):
    """What a search has found; a message if that is nothing."""

    words: str
    hits: list[Hit]
    message: str | None


class Version(BaseModel):
    """What a provision says from one edition on."""

    since: int
    ref: str
    gist: str
    change: str
    terms: dict[str, Any]


class Difference(BaseModel):
    """How a provision differs between two editions."""

    provision: str
    change: str
    before: Version | None
    after: Version | None


class Changes(BaseModel):
    """What changed."""

    old: int
    new: int
    differences: list[Difference]


class Example(BaseModel):
    """An example case."""

    name: str
    title: str
    story: str
    laws: int
    status: str
    citations: list[str]
