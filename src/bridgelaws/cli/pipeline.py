"""`bridgelaws pipeline`: the stages through which an act passes, and the laws that take part in each."""

from __future__ import annotations

import click
from rich.table import Table as Grid

from ..engine.described import Described, described
from ..engine.pipeline import PIPELINE
from ..words.message import says
from . import colour, help_words, screen, words
from .helped import command
from .language import spoken
from .options import json_option

STAGES = {stage.__name__: says(f"cli.stage.{stage.__name__}") for stage in PIPELINE}


@command(help_words.PIPELINE, example="pipeline --json")
@json_option
def pipeline(as_json: bool) -> None:
    """The stages through which an act passes, in order, and the laws that take part in each, as the code has them."""
    stages = described()
    if as_json:
        screen.print_json([_document(stage) for stage in stages])
        return
    grid = Grid(box=None, pad_edge=False, header_style="head")
    grid.add_column(spoken().say(words.STAGE()), no_wrap=True)
    grid.add_column(spoken().say(words.WHAT_HAPPENS()), ratio=1)
    grid.add_column(spoken().say(words.TAKING_PART()), ratio=1)
    for stage in stages:
        grid.add_row(stage.name.replace("_", " "), screen.legible(_what(stage)), _taking_part(stage))
    out = colour.console()
    with out.capture() as drawn:
        out.print(grid, markup=False, highlight=False)
    click.echo("\n".join(line.rstrip() for line in drawn.get().splitlines()))


def _what(stage: Described) -> str:
    return spoken().say(STAGES[stage.name]())


def _taking_part(stage: Described) -> str:
    """The numbers of the laws, a line for each part that they take."""
    lines = [f"{part.replace('_', ' ')}: {', '.join(map(str, laws))}" for part, laws in stage.parts.items()]
    return "\n".join(lines) or "-"


def _document(stage: Described) -> dict[str, object]:
    return {"stage": stage.name, "what": _what(stage), "laws": stage.laws, "parts": stage.parts}
