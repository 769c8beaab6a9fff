"""What people see: colour where the terminal has it, letters for suits where it cannot draw them.

In a pipe there are no colours, and lines are wrapped here; rich does it on a terminal, and is imported only for that.
"""

from __future__ import annotations

import json
import os
import re
import sys
from collections.abc import Iterable
from typing import Any
from unicodedata import combining, normalize

from ..words.language import SYMBOLS
from ..words.languages import suit_letters
from ..words.message import Phrase
from .language import spoken
from .later import module

# In a pipe there is no terminal to ask how wide it is; COLUMNS says it there too.
WIDTH_IN_A_PIPE = 100
_ASCII = str.maketrans(
    {
        "♠": "S", "♥": "H", "♦": "D", "♣": "C", "─": "-", "│": "|", "┌": "+", "┐": "+", "└": "+", "┘": "+", "├": "+",
        "┤": "+", "┬": "+", "┴": "+", "┼": "+", "→": "->", "←": "<-", "…": "...", "·": ".", "•": "*", "▲": "^",
        "▶": ">", "▼": "v", "◀": "<", "×": "x", "—": "-", "–": "-", "“": '"', "”": '"', "’": "'", "▒": "#", "≠": "#",
        "„": '"', "«": '"', "»": '"', "\u00a0": " ", "\u202f": " ", "œ": "oe", "Œ": "OE", "ß": "ss", "ä": "ae",
        "ö": "oe", "ü": "ue", "Ä": "Ae", "Ö": "Oe", "Ü": "Ue", "§": "Par.",
    }
)  # fmt: skip
# Blanks at which no line ends.
_UNBROKEN = str.maketrans({"\u00a0": " ", "\u202f": " "})

# Narrower than this, words are broken; that is left to rich.
_NARROW = 40
# What may make rich take a pipe for a terminal.
_FORCES = ("FORCE_COLOR", "TTY_COMPATIBLE")
_WORD = re.compile(r"[^\S\u00a0\u202f]*[\S\u00a0\u202f]+[^\S\u00a0\u202f]*")


class Line:
    """A text, or a sentence in the language of this run, with a style of its own, and more after it in others."""

    def __init__(self, text: Phrase, style: str = "") -> None:
        self.text, self.style = legible(spoken().phrase(text)), style
        self.more: list[tuple[str, str]] = []

    def append(self, text: Phrase, style: str = "") -> Line:
        """The line with more at its end."""
        if text:
            self.more.append((legible(spoken().phrase(text)), style))
        return self

    @property
    def plain(self) -> str:
        """The line without its styles."""
        return self.text + "".join([text for text, _ in self.more])


def can_draw() -> bool:
    """Whether the output can show suits and lines."""
    try:
        "♠♥♦♣─│┌▒".encode(getattr(sys.stdout, "encoding", None) or "ascii")
    except UnicodeEncodeError:
        return False
    return True


def plain(text: str) -> str:
    """The text in ASCII, with the letters of the language for suits, and without accents."""
    for symbol, letter in zip(SYMBOLS, suit_letters(spoken()), strict=True):
        text = text.replace(symbol, letter)
    text = "".join(sign for sign in normalize("NFD", text.translate(_ASCII)) if not combining(sign))
    return text.encode("ascii", "replace").decode("ascii")


def legible(text: str) -> str:
    """The text as the output can show it."""
    return text if can_draw() else plain(text)


def say(*lines: Phrase, style: str | None = None, indent: int = 0, hang: int = 0) -> None:
    """Print lines, wrapped to the width of the terminal, with the suits in colour; brackets are brackets.

    What does not fit on the first line goes on `hang` columns further in.
    """
    for line in lines:
        show(Line(line, style or ""), indent=indent, hang=hang)


def show(line: Line, *, indent: int = 0, hang: int = 0) -> None:
    """Print a text that has its styles, wrapped as `say` does it."""
    width = _width_of_a_pipe()
    rows = None if width is None else _rows(line.plain, width, indent, hang)
    if rows is None:
        module("colour").show_line(line, indent=indent, hang=hang)
    else:
        _write(rows)


def show_whole(line: Line) -> None:
    """Print a text in one line, however long it is."""
    if _width_of_a_pipe() is None or not _is_simple(line.plain):
        module("colour").show_whole_line(line)
    else:
        _write([line.plain])


def _write(rows: list[str]) -> None:
    sys.stdout.write("".join([f"{row}\n" for row in rows]))
    sys.stdout.flush()


def _width_of_a_pipe() -> int | None:
    """How wide the lines are where neither colours nor a terminal are at hand; None where rich has to find out."""
    if sys.stdout.isatty() or any(name in os.environ for name in _FORCES):
        return None
    columns = os.environ.get("COLUMNS", str(WIDTH_IN_A_PIPE))
    return int(columns) if columns.isdecimal() and int(columns) >= _NARROW else None


def _is_simple(text: str) -> bool:
    """Whether every sign is one column wide: Latin letters, and the signs for which there is an ASCII one."""
    return all(sign < "\u0300" or ord(sign) in _ASCII for sign in text) and text.translate(_UNBROKEN).isprintable()


def _rows(text: str, width: int, indent: int, hang: int) -> list[str] | None:
    """The text in lines of that width at most, without blanks at their ends; None where a word has to be broken."""
    if not _is_simple(text):
        return None
    cuts = _cuts(text, width - indent)
    if hang and cuts:
        # The first line is wider than the rest by `hang`.
        first, rest = text[: cuts[0]], text[cuts[0] :]
        more = _cuts(rest, width - indent - hang)
        if more is None:
            return None
        rows = [" " * indent + first] + [" " * (indent + hang) + row for row in _divided(rest, more)]
    elif cuts is None:
        return None
    else:
        rows = [" " * indent + row for row in _divided(text, cuts)]
    return [row.rstrip() for row in rows]


def _divided(text: str, cuts: list[int]) -> list[str]:
    return [text[a:b] for a, b in zip([0, *cuts], [*cuts, len(text)], strict=True)]


def _cuts(text: str, width: int) -> list[int] | None:
    """Where lines of that width at most begin, but the first; None where a word is too long for any."""
    cuts = []
    filled = 0
    for found in _WORD.finditer(text):
        word = found.group()
        size = len(word.rstrip())
        if size > width:
            return None
        if filled + size > width:
            cuts.append(found.start())
            filled = 0
        filled += len(word)
    return cuts


def print_json(value: Any) -> None:
    """Print data for another program."""
    _write([json.dumps(value, ensure_ascii=not can_draw(), indent=1)])


def cited(refs: Iterable[Phrase]) -> str:
    """Provisions in brackets: ` (54A, 54B1)`; nothing if there are none."""
    found = spoken().references(tuple(refs), "")
    return f" ({found})" if found else ""
