"""What stands in a catalogue: text with places for arguments, `{card}` or, in a form of the language, `{card:den}`.

A bar parts whom a sentence is about from what is said of him, so that two sentences about the same can be joined:
`{card}| is withdrawn`.
"""

from __future__ import annotations

import re
from functools import cache
from typing import NamedTuple

_PLACE = re.compile(r"\{(\w+)(?::([^{}]*))?\}")


class Place(NamedTuple):
    """A place for an argument, and the form in which it is wanted."""

    name: str
    form: str


class Template(NamedTuple):
    """A sentence taken apart, text and places by turns; `bar` is how many are before the bar, if there is one."""

    parts: tuple[str | Place, ...]
    bar: int | None

    @property
    def places(self) -> tuple[Place, ...]:
        """The places for arguments."""
        return tuple(part for part in self.parts if isinstance(part, Place))


@cache
def template(text: str) -> Template:
    """A text of a catalogue, taken apart.

    >>> template("{card}| is withdrawn").places
    (Place(name='card', form=''),)
    """
    parts: list[str | Place] = []
    bar, end = None, 0
    for found in (*_PLACE.finditer(text), None):
        before, stop, after = text[end : found.start() if found else len(text)].partition("|")
        if before:
            parts.append(before)
        if stop:
            assert bar is None, f"a second bar: {text}"
            bar = len(parts)
            if after:
                parts.append(after)
        if found:
            parts.append(Place(found[1], found[2] or ""))
            end = found.end()
    return Template(tuple(parts), bar)
