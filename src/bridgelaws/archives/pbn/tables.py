"""The tables of supplemental sections: a heading of columns, rows of values."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from itertools import pairwise

from ...errors import quoted

_COLUMN = re.compile(r"([+-]?)([A-Za-z_][\w ]*)(?:\\\d+[LR]?)?", re.ASCII)
_ITEM = re.compile(r'"[^"]*"|[^\s"]+')
_QUOTED = re.compile(r'"[^"]*"')
_FORBIDDEN = re.compile(r"[\[\]{}%;]")
_NUMBER = re.compile(r"[+-]?\d+(?:\.\d*)?", re.ASCII)


def check(
    name: str, heading: str, line: int, rows: Sequence[tuple[int, str]], object_to: Callable[[int, str], None]
) -> None:
    """Say what is wrong with a table."""
    columns = [_COLUMN.fullmatch(column) for column in heading.split(";")]
    for text, column in zip(heading.split(";"), columns, strict=True):
        if column is None:
            object_to(line, f"{quoted(text)} is not a column of {name}; write a name, and its width as \\3R or \\3L")
            return
    items: list[str] = []
    for at, row in rows:
        if row.lstrip()[:1] in "{;":
            continue
        if (bad := _FORBIDDEN.search(_QUOTED.sub("", row))) is not None:
            object_to(at, f"a {bad[0]} among the values of {name}")
            return
        items.extend(_ITEM.findall(row))
    width = len(columns)
    if len(items) % width:
        object_to(rows[-1][0], f"{len(items)} values in {name}, in rows of {width}")
        return
    for n, column in enumerate(columns):
        assert column is not None
        if column[1] and not _ordered([item for item in items[n::width] if _NUMBER.fullmatch(item)], column[1]):
            order = "highest first" if column[1] == "+" else "lowest first"
            object_to(line, f"{column[2]} in {name} is said to stand {order}, and does not")


def _ordered(values: Sequence[str], sign: str) -> bool:
    numbers = [float(value) for value in values]
    return all(a >= b if sign == "+" else a <= b for a, b in pairwise(numbers))
