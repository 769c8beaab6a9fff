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
from . import colour, files, screen, words
from .options import json_option


@click.command(epilog="Example: bridgelaws examples")
@json_option
def examples(as_json: bool) -> None:
    """List the example cases: what happened, the provisions of the ruling or of the open question, and the status.

    `ruled` ends with a ruling; `question` stops where the Director or a player is asked. In JSON: a list of `name`,
    `title`, `story`, `laws` (the edition), `provisions`, `status` and `question` (its id, or null).
    """
    rows = [_row(name, example_cases.load(name)) for name in example_cases.names()]
    if as_json:
        screen.print_json(rows)
        return
    grid = Grid(box=None, pad_edge=False, header_style="head")
    grid.add_column("name", no_wrap=True)
    grid.add_column("what happened", ratio=3)
    grid.add_column("laws", no_wrap=True)
    grid.add_column("provisions", ratio=2)
    grid.add_column("status", no_wrap=True)
    for row in rows:
        provisions = ", ".join(row["provisions"])
        grid.add_row(row["name"], screen.legible(row["title"]), str(row["laws"]), provisions, row["status"])
    out = colour.console()
    with out.capture() as drawn:
        out.print(grid)
    click.echo("\n".join(line.rstrip() for line in drawn.get().splitlines()))
    screen.say("", "To write one to a file: bridgelaws example NAME")


def _complete(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
    return [CompletionItem(name) for name in example_cases.names() if name.startswith(incomplete)]


@click.command(epilog="Example: bridgelaws example fifth-card && bridgelaws rule fifth-card.json")
@click.argument("name", metavar="NAME", shell_complete=_complete)
@click.argument("file", metavar="[FILE]", required=False, type=click.Path(allow_dash=True, dir_okay=False))
@click.option("--force", is_flag=True, help="Write over a file that is already there.")
def example(name: str, file: str | None, force: bool) -> None:
    """Write one of the example cases to a file.

    NAME is one of those that `bridgelaws examples` lists. FILE is NAME.json in the current folder if not given; -
    prints the case.
    """
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
        screen.say(f"Written: {target}", f"Next: bridgelaws rule {shlex.quote(target)}")


def _row(name: str, play: Play) -> dict[str, Any]:
    """What the list says of an example."""
    return {
        "name": name,
        "title": play.title,
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
