"""What people see: colour where the terminal has it, letters for suits where it cannot draw them."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterable
from typing import Any

import click
from rich.console import Console
from rich.highlighter import RegexHighlighter
from rich.text import Text
from rich.theme import Theme

# In a pipe there is no terminal to ask how wide it is; COLUMNS says it there too.
_WIDTH_IN_A_PIPE = 100
_ASCII = str.maketrans(
    {
        "♠": "S", "♥": "H", "♦": "D", "♣": "C", "─": "-", "│": "|", "┌": "+", "┐": "+", "└": "+", "┘": "+", "├": "+",
        "┤": "+", "┬": "+", "┴": "+", "┼": "+", "→": "->", "←": "<-", "…": "...", "·": ".", "•": "*", "▲": "^",
        "▶": ">", "▼": "v", "◀": "<", "×": "x", "—": "-", "–": "-", "“": '"', "”": '"', "’": "'", "▒": "#", "≠": "#",
    }
)  # fmt: skip

json_option = click.option("--json", "as_json", is_flag=True, help="Print JSON instead of text.")
laws_option = click.option("--laws", metavar="YEAR", help="The edition of the Laws: 1997, 2007 or 2017.")


class _Suits(RegexHighlighter):
    """Hearts and diamonds in red."""

    base_style = "suit."
    highlights = (r"(?P<red>[♥♦][2-9TJQKA]?)",)


_THEME = Theme(
    {
        "suit.red": "red",
        "ref": "cyan",
        "head": "bold",
        "quiet": "dim",
        "say": "bold green",
        "warn": "yellow",
        "turn": "bold green",
    }
)


def can_draw() -> bool:
    """Whether the output can show suits and lines."""
    try:
        "♠♥♦♣─│┌▒".encode(getattr(sys.stdout, "encoding", None) or "ascii")
    except UnicodeEncodeError:
        return False
    return True


def plain(text: str) -> str:
    """The text in ASCII, with letters for suits."""
    return text.translate(_ASCII).encode("ascii", "replace").decode("ascii")


def legible(text: str) -> str:
    """The text as the output can show it."""
    return text if can_draw() else plain(text)


def console() -> Console:
    """Where to print. Rich leaves out colour in a pipe and where NO_COLOR is set."""
    width = None if sys.stdout.isatty() or "COLUMNS" in os.environ else _WIDTH_IN_A_PIPE
    return Console(highlighter=_Suits(), theme=_THEME, width=width, emoji=False, safe_box=not can_draw())


def coloured(text: str, style: str = "") -> Text:
    """The text as the output can show it, with the suits in colour; brackets are brackets."""
    return suits(Text(legible(text), style=style))


def suits(text: Text) -> Text:
    """The same text with its hearts and diamonds in colour."""
    return _Suits()(text)


def say(*lines: str, style: str | None = None, indent: int = 0, hang: int = 0) -> None:
    """Print lines, wrapped to the width of the terminal, with the suits in colour; brackets are brackets.

    What does not fit on the first line goes on `hang` columns further in.
    """
    for line in lines:
        show(coloured(line, style or ""), indent=indent, hang=hang)


def show(text: Text, *, indent: int = 0, hang: int = 0) -> None:
    """Print a text that has its styles, wrapped as `say` does it."""
    out = console()
    out.print(*wrapped(out, text, out.width, indent, hang), sep="\n", highlight=False)


def wrapped(out: Console, text: Text, width: int, indent: int = 0, hang: int = 0) -> list[Text]:
    """The text in lines of that width at most, without blanks at their ends."""
    first, rest = [], text
    if hang:
        # The first line is wider than the rest by `hang`: take it off, then wrap what is left.
        top = text.wrap(out, max(width - indent, 20))
        if len(top) <= 1:
            first, rest = list(top), Text()
        else:
            cut = len(top[0].plain)
            while text.plain[cut : cut + 1] == " ":
                cut += 1
            first, rest = [top[0]], text[cut:]
    more = list(rest.wrap(out, max(width - indent - hang, 20))) if rest or not first else []
    lines = [_pushed(line, indent) for line in first] + [_pushed(line, indent + hang) for line in more]
    for line in lines:
        line.rstrip()
    return lines


def _pushed(line: Text, columns: int) -> Text:
    line.pad_left(columns)
    return line


def draw(lines: Iterable[Text]) -> None:
    """Print lines that are laid out already."""
    out = console()
    for line in lines:
        out.print(line, highlight=False, no_wrap=True, crop=False, overflow="ignore")


def print_json(value: Any) -> None:
    """Print data for another program."""
    click.echo(json.dumps(value, ensure_ascii=not can_draw(), indent=1))


def cited(refs: Any) -> str:
    """Provisions in brackets: ` (54A, 54B1)`; nothing if there are none."""
    found = ", ".join(refs)
    return f" ({found})" if found else ""
