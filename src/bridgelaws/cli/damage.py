"""`bridgelaws damage`: what an irregularity cost double dummy, as evidence for the Director."""

from __future__ import annotations

import json
from pathlib import Path

import click
from rich.table import Table as Grid

from ..errors import BridgeLawsError
from ..evidence import messages as m, picture, report, words
from ..evidence.damage import NOT_A_RULING, Damage, Reckoning, damage as evidence
from ..evidence.document import damage_document
from ..evidence.options import Election
from ..words.message import Message
from . import colour, files, help_words, screen, wording, words as cli_words
from .helped import command, option
from .language import spoken
from .options import file_argument, json_option, laws_option

_KINDS = (".html", ".svg", ".png", ".json")


def _check_out(ctx: click.Context, param: click.Parameter, value: str | None) -> str | None:
    if value is not None and value != files.STANDARD and Path(value).suffix.lower() not in _KINDS:
        raise click.BadParameter(spoken().say(m.NAME_ENDS_IN(_KINDS)))
    return value


@command(m.HELP, example="damage case.json --result '3NT= by S' --out report.html")
@file_argument
@laws_option
@option("--result", value=m.NAME_RESULT, about=m.RESULT_OPTION)
@option("--out", value=help_words.FILE, callback=_check_out, about=m.OUT_OPTION)
@json_option
def damage(file: str, laws: str | None, result: str | None, out: str | None, as_json: bool) -> None:
    """What an irregularity cost double dummy."""
    found = evidence(files.on_table(file, laws), result)
    if out is not None:
        _write(found, out)
    if as_json:
        screen.print_json(damage_document(found, spoken()))
    elif out != files.STANDARD:
        if found.play.story and files.is_record(file):
            screen.say(found.play.story, style="warn")
        print_damage(found)
        if out is not None:
            screen.say("", m.WRITTEN(out))


def _write(found: Damage, out: str) -> None:
    kind = Path(out).suffix.lower()
    if out != files.STANDARD and not Path(out).parent.is_dir():
        raise BridgeLawsError(m.NO_FOLDER(str(Path(out).parent)))
    if kind == ".png":
        Path(out).write_bytes(picture.png(found, language=spoken()))
    elif kind == ".svg":
        files.write(out, picture.svg(found, language=spoken()))
    elif kind == ".json":
        files.write(out, json.dumps(damage_document(found, spoken()), ensure_ascii=False, indent=1) + "\n")
    else:
        files.write(out, report.html(found, spoken()))


def print_damage(found: Damage) -> None:
    """The evidence in the terminal: what it comes to, where the tricks went, and what the options were worth."""
    table = found.play.table
    wording.title(cli_words.UNDER_THE_LAWS(table.contract, table.edition.year), found.play.title)
    wording.heading(m.SHOWN_NOT_A_RULING())
    for line in words.summary(found):
        wording.item(line)
    for reckoning in found.reckonings:
        for line in words.in_imps(found, reckoning):
            wording.item(line)
    _print_course(found)
    for reckoning in found.reckonings:
        _print_reckoning(reckoning)
    for election in found.elections:
        _print_election(election)
    if found.elections:
        screen.say("")
        screen.say(words.STANDING, style="quiet")
    wording.heading(m.LEFT_TO_THE_DIRECTOR(), [ref for ref, _ in found.judged_under])
    wording.item(NOT_A_RULING)


def _print_course(found: Damage) -> None:
    """What declarer's side could take, at the start and after each trick."""
    after: dict[int, Message] = {}
    wrong = {found.course.points[i.at].trick for i in found.course.irregularities}
    for point in found.course.points:
        if point.worth is not None and point.settled:
            after[point.trick if point.number else 0] = point.worth.says
    wording.heading(m.AFTER_EACH_TRICK())
    ahead = after.pop(0, None)
    say = spoken().say
    cells = [] if ahead is None else [say(m.AT_FIRST(ahead))]
    cells += [f"{trick}{'!' if trick in wrong else ''}: {say(worth)}" for trick, worth in after.items()]
    wording.item(" · ".join(cells))


def _print_reckoning(reckoning: Reckoning) -> None:
    incident = reckoning.irregularity.incident
    instead = words.legal_instead(reckoning)
    if instead:
        wording.heading(m.SHOWN_COULD_HAVE_PLAYED(incident.offender, incident.trick))
        for cards, tricks in instead:
            wording.item(m.DECLARERS_SIDE(cards.values[0], tricks))
    if any(share.tricks for share in reckoning.shares):
        wording.heading(m.SHOWN_WHERE_THEY_WENT(reckoning.innocent))
        for share in reckoning.shares:
            wording.item(f"{words.signed(share.tricks):>3}  {spoken().say(share.says)}")


def _print_election(election: Election) -> None:
    wording.heading(election.question.wording.words.read)
    grid = Grid(box=None, pad_edge=False, header_style="quiet", show_header=True)
    grid.add_column(f"  {spoken().say(m.COLUMN_OPTION())}")
    grid.add_column(spoken().say(m.COLUMN_TRICKS()), justify="right", no_wrap=True)
    grid.add_column("", no_wrap=True)
    for valued in election.options:
        marks = spoken().clauses(words.marks(election, valued), "")
        label = colour.coloured(f"  {spoken().say(valued.says)}").append(
            screen.legible(screen.cited(valued.refs)), "ref"
        )
        grid.add_row(label, spoken().say(valued.worth.says), marks)
    out = colour.console()
    with out.capture() as drawn:
        out.print(grid)
    click.echo("\n".join(line.rstrip() for line in drawn.get().splitlines()))
    wording.item(words.election(election))
