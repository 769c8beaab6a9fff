"""The text of a LIN file cut where a board begins, before any of it is understood."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Final

# A line that begins so begins a board, or names the players of the next.
_BEGINNING = re.compile(r"\n(?=(?i:qx|pn)\|)")
# One board with all its comments is far shorter; what has no end is taken in parts.
_LONGEST: Final = 1 << 18


def boards(found: Iterable[str]) -> Iterator[tuple[int, str]]:
    """The text in parts that end where a board does, with the line that each begins on."""
    line, rest = 1, ""
    for more in found:
        parts = _BEGINNING.split(rest + more)
        rest = parts.pop()
        for part in parts:
            yield line, part
            line += part.count("\n") + 1
        if len(rest) > _LONGEST:
            # Too much to be a board: it goes through in parts, the last of which may be one.
            cut = max(rest.rfind("|qx|"), rest.rfind("|md|")) + 1 or len(rest)
            yield line, rest[:cut]
            line += rest.count("\n", 0, cut)
            rest = rest[cut:]
    rest = rest.removesuffix("\n")
    if rest:
        yield line, rest
