"""`bridgelaws compare`: a case file under every edition, side by side."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.box import SQUARE
from rich.console import Group
from rich.table import Table as Grid
from rich.text import Text

from ..hearing.rulings import Chose, Found, Ruled, Ruling, capital
from ..play import statements
from ..play.comparison import FirstDifference, compare as editions_of, comparison_document, parted as parted_at
from ..play.play import Play
from ..words.message import Phrase
from . import colour, compare_words as words, files, help_words, screen, wording
from .helped import command
from .language import spoken
from .options import file_argument, json_option
from .words import LAW_NUMBER

_SIDE_BY_SIDE = 100


@command(help_words.COMPARE, example="compare case.json")
@file_argument
@json_option
def compare(file: str, as_json: bool) -> None:
    """A case file under the Laws of 1997, 2007 and 2017, and where they first part."""
    play = files.on_table(file)
    if as_json:
        screen.print_json(comparison_document(play, spoken()))
    else:
        table = play.table
        wording.title(words.THE_AUCTION() if table.calling else words.THE_CONTRACT(table.contract), play.title)
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
        lines.append(_line(words.NOT_AS_IN(before.year), (), "bold yellow"))
    if number <= len(play.rulings):
        return lines + _ruling(play.rulings[number - 1])
    if number == len(play.rulings) + 1:
        return lines + _after(play)
    return lines


def _ruling(ruling: Ruling) -> list[Text]:
    lines = [_line(capital(spoken().say(ruling.about)), (LAW_NUMBER(str(ruling.law)),), "head")]
    for step in ruling.steps:
        refs = wording.references(step.authorities, ruling)
        match step:
            case Found():
                lines.append(_line(step.said, refs, "quiet"))
            case Chose():
                lines.append(_line(step.said, refs))
            case Ruled():
                lines += [_line(f"→ {ordered}", refs) for ordered in wording.ordered(step)]
    return lines


def _after(play: Play) -> list[Text]:
    """The open question, or whose turn it is and what is in force; and answers that were not wanted."""
    if play.question is not None:
        asked = play.question
        seats = [seat for seat in (asked.to, asked.or_to) if seat is not None]
        read = asked.wording.words.read
        lines = [_line(words.OPEN_TO(seats, read) if seats else words.OPEN_TO_DIRECTOR(read), asked.refs, "say")]
        lines += [_line(f"- {spoken().say(option.read)}", option.refs) for option in asked.options]
    else:
        stands = statements.standing(play.table)
        lines = [_line(words.NOW_FIRST(line.said) if not n else line.said, line.refs) for n, line in enumerate(stands)]
        if play.table.docket:
            lines += [_line(words.STILL_NOT_RULED_ON(i.about), (), "warn") for i in play.table.docket]
    if play.unused:
        lines.append(_line(words.ANSWERS_NOT_USED(play.unused), (), "warn"))
    return lines


def _line(text: Phrase, refs: Any, style: str = "") -> Text:
    line = colour.coloured(spoken().phrase(text), style).append(screen.legible(screen.cited(refs)), "ref")
    line.overflow = "fold"
    return line


def _print_columns(plays: tuple[Play, ...], parted: Sequence[FirstDifference]) -> None:
    grid = Grid(box=SQUARE, show_lines=True, expand=True, border_style="quiet")
    for play in plays:
        grid.add_column(spoken().say(words.LAWS_OF(play.laws.year)), ratio=1, header_style="head")
    for number in range(1, _rows(plays) + 1):
        cells = [_cell(play, number, parted) for play in plays]
        if any(cells):
            grid.add_row(*(Group(*cell) for cell in cells))
    colour.console().print(grid, highlight=False)


def _print_stacked(plays: tuple[Play, ...], parted: Sequence[FirstDifference]) -> None:
    for play in plays:
        wording.heading(words.LAWS_OF(play.laws.year))
        for number in range(1, len(play.rulings) + 2):
            for n, line in enumerate(_cell(play, number, parted)):
                colour.show(line, indent=2 if n == 0 else 4, hang=2)


def _print_differences(parted: Sequence[FirstDifference]) -> None:
    if not parted:
        wording.heading(words.COME_TO_THE_SAME())
        return
    for d in parted:
        wording.heading(words.FIRST_PART(d.one.year, d.other.year, d.number))
        wording.item(words.IN_THE_EDITION(d.one.year, d.said_here))
        wording.item(words.IN_THE_EDITION(d.other.year, d.said_there))
