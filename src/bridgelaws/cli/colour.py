"""Colours, and whatever else rich draws on a terminal."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable

from rich.console import Console
from rich.highlighter import RegexHighlighter
from rich.text import Text
from rich.theme import Theme

from .screen import WIDTH_IN_A_PIPE, Line, can_draw, legible


class _Suits(RegexHighlighter):
    """Hearts and diamonds in red."""

    base_style = "suit."
    highlights = (r"(?P<red>[♥♦](?:10|[2-9TJQKAVDRB])?)",)


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


def console() -> Console:
    """Where to print. Rich leaves out colour in a pipe and where NO_COLOR is set."""
    width = None if sys.stdout.isatty() or "COLUMNS" in os.environ else WIDTH_IN_A_PIPE
    return Console(highlighter=_Suits(), theme=_THEME, width=width, emoji=False, safe_box=not can_draw())


def coloured(text: str, style: str = "") -> Text:
    """The text as the output can show it, with the suits in colour; brackets are brackets."""
    return suits(Text(legible(text), style=style))


def suits(text: Text) -> Text:
    """The same text with its hearts and diamonds in colour."""
    return _Suits()(text)


def show_line(line: Line, *, indent: int = 0, hang: int = 0) -> None:
    """Print a line, wrapped to the width of the terminal."""
    show(_styled(line), indent=indent, hang=hang)


def show_whole_line(line: Line) -> None:
    """Print a line as it is."""
    draw([_styled(line)])


def _styled(line: Line) -> Text:
    text = coloured(line.text, line.style)
    for more, style in line.more:
        text.append(more, style)
    return text


def show(text: Text, *, indent: int = 0, hang: int = 0) -> None:
    """Print a text that has its styles, wrapped as `say` does it."""
    out = console()
    out.print(*wrapped(out, text, out.width, indent, hang), sep="\n", highlight=False)


# Rich would end a line at blanks that must not be broken: meanwhile other signs stand for them.
_KEPT = str.maketrans({"\u00a0": "\ue000", "\u202f": "\ue001"})
_AGAIN = str.maketrans({"\ue000": "\u00a0", "\ue001": "\u202f"})


def wrapped(out: Console, text: Text, width: int, indent: int = 0, hang: int = 0) -> list[Text]:
    """The text in lines of that width at most, without blanks at their ends."""
    text = _with_signs(text, _KEPT)
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
    return [_with_signs(line, _AGAIN) for line in lines]


def _with_signs(text: Text, signs: dict[int, str]) -> Text:
    """The same text, with a sign in place of another."""
    other = text.copy()
    other.plain = text.plain.translate(signs)
    return other


def _pushed(line: Text, columns: int) -> Text:
    line.pad_left(columns)
    return line


def draw(lines: Iterable[Text]) -> None:
    """Print lines that are laid out already."""
    out = console()
    for line in lines:
        out.print(line, highlight=False, no_wrap=True, crop=False, overflow="ignore")
