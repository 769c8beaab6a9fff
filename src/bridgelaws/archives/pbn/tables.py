"""The tables of supplemental sections: a heading of columns, rows of values."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from itertools import pairwise

from ...errors import quoted
from ...words.message import Message
from .. import messages

_COLUMN = re.compile(r"([+-]?)([A-Za-z_][\w ]*)(?:\\\d+[LR]?)?", re.ASCII)
_ITEM = re.compile(r'"[^"]*"|[^\s"]+')
_QUOTED = re.compile(r'"[^"]*"')
_FORBIDDEN = re.compile(r"[\[\]{}%;]")
_NUMBER = re.compile(r"[+-]?\d+(?:\.\d*)?", re.ASCII)


def check(
    name: str, heading: str, line: int, rows: Sequence[tuple[int, str]], object_to: Callable[[int, Message], None]
) -> None:
    """Say what is wrong with a table."""
    columns = [_COLUMN.fullmatch(column) for column in heading.split(";")]
    for text, column in zip(heading.split(";"), columns, strict=True):
        if column is None:
            object_to(line, messages.NOT_A_COLUMN(quoted(text), name))
            return
    items: list[str] = []
    for at, row in rows:
        if row.lstrip()[:1] in "{;":
            continue
        if (bad := _FORBIDDEN.search(_QUOTED.sub("", row))) is not None:
            object_to(at, messages.AMONG_VALUES(bad[0], name))
            return
        items.extend(_ITEM.findall(row))
    width = len(columns)
    if len(items) % width:
        object_to(rows[-1][0], messages.NOT_IN_ROWS(len(items), name, width))
        return
    for n, column in enumerate(columns):
        assert column is not None
        if column[1] and not _ordered([item for item in items[n::width] if _NUMBER.fullmatch(item)], column[1]):
            said = messages.NOT_HIGHEST_FIRST if column[1] == "+" else messages.NOT_LOWEST_FIRST
            object_to(line, said(column[2], name))


def _ordered(values: Sequence[str], sign: str) -> bool:
    numbers = [float(value) for value in values]
    return all(a >= b if sign == "+" else a <= b for a, b in pairwise(numbers))
