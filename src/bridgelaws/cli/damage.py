"""`bridgelaws damage`: what an irregularity cost double dummy, as evidence for the Director."""

from __future__ import annotations

import json
from pathlib import Path

import click
from rich.table import Table as Grid

from ..errors import BridgeLawsError
from ..evidence import picture, report, words
from ..evidence.damage import NOT_A_RULING, Damage, Reckoning, damage as evidence
from ..evidence.document import damage_document
from ..evidence.options import Election
from . import colour, files, screen, wording
from .language import spoken
from .options import file_argument, json_option, laws_option

_KINDS = (".html", ".svg", ".png", ".json")


def _check_out(ctx: click.Context, param: click.Parameter, value: str | None) -> str | None:
    if value is not None and value != files.STANDARD and Path(value).suffix.lower() not in _KINDS:
        raise click.BadParameter(f"the name ends in {', '.join(_KINDS[:-1])} or {_KINDS[-1]}")
    return value


@click.command(epilog="Example: bridgelaws damage case.json --result '3NT= by S' --out report.html")
@file_argument
@laws_option
@click.option(
    "--result", metavar="RESULT", help="The result at another table, for IMPs: +620 (for N-S), or '4S= by S'."
)
@click.option(
    "--out", metavar="FILE", callback=_check_out, help="Write a report (.html), the picture (.svg, .png) or .json."
)
@json_option
def damage(file: str, laws: str | None, result: str | None, out: str | None, as_json: bool) -> None:
    """What an irregularity cost double dummy: evidence for the Director's judgement, never a ruling.

    FILE is a case file with all four hands, of a board that is over; - reads standard input. Shown are the tricks that
    declarer's side could take before and after the irregularity and the ruling, what each option of a player was worth,
    and the difference in tricks, points and IMPs. Nothing is shown of a board that is still in play. The example
    revoke-strands-dummy is a case for it.
    """
    found = evidence(files.read(file, laws), result)
    if out is not None:
        _write(found, out)
    if as_json:
        screen.print_json(damage_document(found, spoken()))
    elif out != files.STANDARD:
        print_damage(found)
        if out is not None:
            screen.say("", f"Written: {out}")


def _write(found: Damage, out: str) -> None:
    kind = Path(out).suffix.lower()
    if out != files.STANDARD and not Path(out).parent.is_dir():
        raise BridgeLawsError(f"{Path(out).parent}: no such folder")
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
    wording.title(f"{table.contract}, under the Laws of {table.edition}", found.play.title)
    wording.heading("Evidence, not a ruling")
    for line in words.summary(found):
        wording.item(spoken().say(line))
    for reckoning in found.reckonings:
        for line in words.in_imps(found, reckoning):
            wording.item(spoken().say(line))
    _print_course(found)
    for reckoning in found.reckonings:
        _print_reckoning(reckoning)
    for election in found.elections:
        _print_election(election)
    if found.elections:
        screen.say("")
        screen.say(words.STANDING, style="quiet")
    wording.heading("Left to the Director", [ref for ref, _ in found.judged_under])
    wording.item(spoken().say(NOT_A_RULING))


def _print_course(found: Damage) -> None:
    """What declarer's side could take, at the start and after each trick."""
    after: dict[int, str] = {}
    wrong = {found.course.points[i.at].trick for i in found.course.irregularities}
    for point in found.course.points:
        if point.worth is not None and point.settled:
            after[point.trick if point.number else 0] = spoken().say(point.worth.says)
    wording.heading("Declarer's tricks double dummy after each trick")
    ahead = after.pop(0, None)
    cells = [] if ahead is None else [f"at first {ahead}"]
    cells += [f"{trick}{'!' if trick in wrong else ''}: {worth}" for trick, worth in after.items()]
    wording.item(" · ".join(cells))


def _print_reckoning(reckoning: Reckoning) -> None:
    incident = reckoning.irregularity.incident
    instead = words.legal_instead(reckoning)
    if instead:
        wording.heading(f"What {incident.offender} could have played at trick {incident.trick}")
        for cards, tricks in instead:
            wording.item(f"{spoken().say(cards)}: declarer's side {tricks}")
    if any(share.tricks for share in reckoning.shares):
        wording.heading(f"Where the tricks of {reckoning.innocent} went")
        for share in reckoning.shares:
            wording.item(f"{words.signed(share.tricks):>3}  {spoken().say(share.says)}")


def _print_election(election: Election) -> None:
    wording.heading(spoken().say(election.question.wording.words.read))
    grid = Grid(box=None, pad_edge=False, header_style="quiet", show_header=True)
    grid.add_column("  option")
    grid.add_column("declarer's tricks", justify="right", no_wrap=True)
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
    wording.item(spoken().say(words.election(election)))
