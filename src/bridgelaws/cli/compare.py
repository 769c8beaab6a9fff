"""`bridgelaws compare`: a case file under every edition, side by side."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import click
from rich.box import SQUARE
from rich.console import Group
from rich.table import Table as Grid
from rich.text import Text

from ..hearing.rulings import Chose, Found, Ruled, Ruling, capital
from ..play.comparison import FirstDifference, compare as editions_of, comparison_document, parted as parted_at
from ..play.play import Play
from . import colour, files, screen, wording
from .options import file_argument, json_option

_SIDE_BY_SIDE = 100


@click.command(epilog="Example: bridgelaws compare case.json")
@file_argument
@json_option
def compare(file: str, as_json: bool) -> None:
    """A case file under the Laws of 1997, 2007 and 2017, and where they first part.

    FILE is a case file; - reads standard input. The acts are the same under each edition, and so are the answers as
    far as the edition asks for them. In JSON: `editions`, each with `laws`, `outcome` and the answers left `unused`;
    `differences`, each with the editions `one` and `other`, the number of the `ruling`, and what is said `here` and
    `there`.
    """
    play = files.read(file)
    if as_json:
        screen.print_json(comparison_document(play))
    else:
        wording.title(str(play.table.contract), play.title)
        print_comparison(play)


def print_comparison(play: Play) -> None:
    """The rulings of each edition, in columns or below one another, and where they part."""
    plays = editions_of(play)
    parted = parted_at(plays)
    if colour.console().width >= _SIDE_BY_SIDE:
        screen.say("")
        _print_columns(plays, parted)
    else:
        _print_stacked(plays, parted)
    _print_differences(parted)


def _rows(plays: tuple[Play, ...]) -> int:
    """How many rulings the longest record has, and one for what is open after them."""
    return max(len(play.rulings) for play in plays) + 1


def _marked(number: int, play: Play, parted: Sequence[FirstDifference]) -> bool:
    """Whether this edition first parts here from the one before it."""
    return any(d.other is play.laws and d.number == number for d in parted)


def _cell(play: Play, number: int, parted: Sequence[FirstDifference]) -> list[Text]:
    """The ruling of that number, or what stands after the last one."""
    lines: list[Text] = []
    if _marked(number, play, parted):
        before = next(d.one for d in parted if d.other is play.laws)
        lines.append(colour.coloured(f"≠ not as in {before}", "bold yellow"))
    if number <= len(play.rulings):
        return lines + _ruling(play.rulings[number - 1])
    if number == len(play.rulings) + 1:
        return lines + _after(play)
    return lines


def _ruling(ruling: Ruling) -> list[Text]:
    lines = [_line(capital(ruling.summary), (f"Law {ruling.law}",), "head")]
    for step in ruling.steps:
        refs = wording.references(step.authorities, ruling)
        match step:
            case Found():
                lines.append(_line(step.text, refs, "quiet"))
            case Chose():
                lines.append(_line(f"{step.seat} {step.text}", refs))
            case Ruled():
                lines += [_line(f"→ {ordered}", refs) for ordered in wording.ordered(step)]
    return lines


def _after(play: Play) -> list[Text]:
    """The open question, or whose turn it is and what is in force; and answers that were not wanted."""
    if play.question is not None:
        asked = play.question
        lines = [_line(f"Open, to {asked.addressee}: {asked.text}", asked.refs, "say")]
        lines += [_line(f"- {option.label}", option.refs) for option in asked.options]
    else:
        lines = [
            _line(f"Now: {text}" if not n else text, refs) for n, (text, refs) in enumerate(wording.standing(play))
        ]
        if play.table.docket:
            lines += [_line(f"not ruled on: {i.summary}", (), "warn") for i in play.table.docket]
    if play.unused:
        lines.append(_line(f"Answers not used: {', '.join(play.unused)}", (), "warn"))
    return lines


def _line(text: str, refs: Any, style: str = "") -> Text:
    line = colour.coloured(text, style).append(screen.legible(screen.cited(refs)), "ref")
    line.overflow = "fold"
    return line


def _print_columns(plays: tuple[Play, ...], parted: Sequence[FirstDifference]) -> None:
    grid = Grid(box=SQUARE, show_lines=True, expand=True, border_style="quiet")
    for play in plays:
        grid.add_column(f"Laws of {play.laws}", ratio=1, header_style="head")
    for number in range(1, _rows(plays) + 1):
        cells = [_cell(play, number, parted) for play in plays]
        if any(cells):
            grid.add_row(*(Group(*cell) for cell in cells))
    colour.console().print(grid, highlight=False)


def _print_stacked(plays: tuple[Play, ...], parted: Sequence[FirstDifference]) -> None:
    for play in plays:
        wording.heading(f"Laws of {play.laws}")
        for number in range(1, len(play.rulings) + 2):
            for n, line in enumerate(_cell(play, number, parted)):
                colour.show(line, indent=2 if n == 0 else 4, hang=2)


def _print_differences(parted: Sequence[FirstDifference]) -> None:
    if not parted:
        wording.heading("The three editions come to the same.")
        return
    for d in parted:
        wording.heading(f"{d.one} and {d.other} first part at ruling {d.number}")
        wording.item(f"{d.one}: {d.here}")
        wording.item(f"{d.other}: {d.there}")
