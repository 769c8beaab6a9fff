"""Charts as inline SVG: rows of bars that grow with the page, each with its number beside it as text."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import NamedTuple

# A bar is drawn on so many units, whatever the width of the page.
_WIDE = 1000
_HIGH = 20
# A bar too short to be seen is drawn this wide.
_LEAST = 4


class Row(NamedTuple):
    """A row of a chart: what it is, how long each part of its bar is, and what is said beside it."""

    name: str
    parts: Sequence[tuple[str, float]]
    said: str
    told: str = ""

    @property
    def length(self) -> float:
        """The whole bar."""
        return sum(length for _, length in self.parts)


def bars(rows: Sequence[Row], label: str) -> str:
    """Rows of stacked bars on one scale, as a table that reads well without the bars."""
    longest = max((row.length for row in rows), default=0) or 1
    lines = "".join(
        f'<tr><th scope="row">{escape(row.name)}</th>'
        f'<td class="bar">{_bar(row.parts, longest)}</td>'
        f'<td class="n">{escape(row.said)}{_small(row.told)}</td></tr>'
        for row in rows
    )
    return f'<table class="bars"><caption class="hidden">{escape(label)}</caption>{lines}</table>'


def whole(parts: Sequence[tuple[str, float]]) -> str:
    """One bar over the whole width: the parts of everything."""
    return f'<div class="whole">{_bar(parts, sum(length for _, length in parts) or 1)}</div>'


def _small(text: str) -> str:
    return f" <small>{escape(text)}</small>" if text else ""


def _bar(parts: Sequence[tuple[str, float]], longest: float) -> str:
    drawn, at = [], 0.0
    for style, length in parts:
        if length > 0:
            wide = max(_LEAST, _WIDE * length / longest)
            drawn.append(f'<rect class="{style}" x="{at:.1f}" width="{min(wide, _WIDE - at):.1f}" height="{_HIGH}"/>')
            at += wide
    inside = "".join(drawn)
    return f'<svg viewBox="0 0 {_WIDE} {_HIGH}" preserveAspectRatio="none" aria-hidden="true">{inside}</svg>'
