"""`bridgelaws examples` and `example`: the case files that ship with the package."""

from __future__ import annotations

import shlex
from pathlib import Path
from typing import Any

import click
from click.shell_completion import CompletionItem
from rich.table import Table as Grid

from ..book.editions import Provision
from ..errors import BridgeLawsError
from ..files import example_cases
from ..hearing.rulings import Ruled
from ..play.play import Play
from . import colour, example_words as words, files, help_words, screen
from .helped import argument, command, option
from .language import spoken
from .options import json_option


@command(help_words.EXAMPLES, example="examples")
@json_option
def examples(as_json: bool) -> None:
    """List the example cases."""
    rows = [_row(name, example_cases.load(name)) for name in example_cases.names()]
    if as_json:
        screen.print_json(rows)
        return
    grid = Grid(box=None, pad_edge=False, header_style="head")
    grid.add_column(spoken().say(words.NAME()), no_wrap=True)
    grid.add_column(spoken().say(words.WHAT_HAPPENED()), ratio=3)
    grid.add_column(spoken().say(words.LAWS()), no_wrap=True)
    grid.add_column(spoken().say(words.PROVISIONS()), ratio=2)
    grid.add_column(spoken().say(words.STATUS()), no_wrap=True)
    for row in rows:
        provisions, status = ", ".join(row["provisions"]), spoken().say(words.STATUSES[row["status"]]())
        grid.add_row(row["name"], screen.legible(row["title"]), str(row["laws"]), provisions, status)
    out = colour.console()
    with out.capture() as drawn:
        out.print(grid)
    click.echo("\n".join(line.rstrip() for line in drawn.get().splitlines()))
    screen.say("", words.TO_WRITE_ONE("bridgelaws example"))


def _complete(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
    return [CompletionItem(name) for name in example_cases.names() if name.startswith(incomplete)]


@command(help_words.EXAMPLE_CASE, example="example fifth-card && bridgelaws rule fifth-card.json")
@argument("name", help_words.NAME, shell_complete=_complete)
@argument("file", help_words.FILE, required=False, type=click.Path(allow_dash=True, dir_okay=False))
@option("--force", is_flag=True, about=help_words.FORCE_OPTION)
def example(name: str, file: str | None, force: bool) -> None:
    """Write one of the example cases to a file."""
    name = name.removesuffix(".json")
    text = example_cases.text(name)
    target = file or f"{name}.json"
    if target != files.STANDARD:
        path = Path(target)
        if not path.parent.is_dir():
            raise BridgeLawsError(words.NO_SUCH_FOLDER(str(path.parent)))
        if path.exists() and not force:
            raise BridgeLawsError(words.ALREADY_THERE(target))
    files.write(target, text)
    if target != files.STANDARD:
        screen.say(words.WRITTEN(target), words.NEXT(f"bridgelaws rule {shlex.quote(target)}"))


def _row(name: str, play: Play) -> dict[str, Any]:
    """What the list says of an example."""
    return {
        "name": name,
        "title": spoken().say(example_cases.TITLES[name]()),
        "story": play.story,
        "laws": play.laws.year,
        "provisions": _provisions(play),
        "status": "ruled" if play.question is None else "question",
        "question": None if play.question is None else play.question.id,
    }


def _provisions(play: Play) -> list[str]:
    """The provisions behind what was ordered, and those of the question that is open."""
    behind = [
        authority.ref(ruling.laws)
        for ruling in play.rulings
        for step in ruling.steps
        if isinstance(step, Ruled) and not step.aside
        for authority in step.authorities
        if isinstance(authority, Provision)
    ]
    return list(dict.fromkeys([*behind, *(play.question.refs if play.question is not None else ())]))
