"""`bridgelaws audit`: archives replayed under the laws, and what is irregular in them."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import click
from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid

from ..audit.findings import Finding, Kind, Likely, Status
from ..audit.members import ROWS
from ..audit.run import Progress as Told, Report, audit as audit_paths
from . import colour, screen, wording
from .options import json_option

INTERRUPTED = 130
# Without an output file the first findings are shown; with one they are all in it.
_SHOWN = 10
_REGULAR = tuple(s.value for s in Status if s not in (Status.IRREGULAR, Status.UNREADABLE))


@click.command(epilog="Example: bridgelaws audit games/ --out findings.csv")
@click.argument("paths", metavar="PATH...", nargs=-1, required=True)
@click.option(
    "--out",
    metavar="FILE",
    type=click.Path(dir_okay=False, path_type=Path),
    help="Write the findings to a file: .parquet, .csv or .jsonl.",
)
@click.option("--resume", is_flag=True, help="Go on with an audit that was interrupted; wants the same --out.")
@click.option("--jobs", type=click.IntRange(1), metavar="N", help="Processes to use. All cores by default.")
@click.option("--scheduler", metavar="ADDRESS", help="Run on a Dask cluster, such as tcp://10.0.0.1:8786.")
@click.option("--names", is_flag=True, help="Put the players' names next to the findings.")
@json_option
@click.pass_context
def audit(
    ctx: click.Context,
    paths: tuple[str, ...],
    out: Path | None,
    resume: bool,
    jobs: int | None,
    scheduler: str | None,
    names: bool,
    as_json: bool,
) -> None:
    """Replay records of play under the laws, and report what is irregular in them.

    PATH is a PBN or LIN file, a folder, a pattern in quotes, or an archive (.zip, .tar, .tar.xz, .tar.gz, .tar.bz2).
    Every board is accounted for. A finding says where it is, what it falls under in each edition, what a revoke would
    cost, and whether a slip in the record or an irregularity at the table explains it better. Nobody is named unless
    --names asks for it.

    Ctrl-C keeps what was found. In JSON: `files`, `boards`, `findings` by kind and explanation, and without --out the
    findings themselves in `list`.

    Exit status: 0 the audit ran, whatever it found; 1 bad input; 2 usage; 130 interrupted.
    """
    if resume and out is None:
        raise click.UsageError("--resume goes on beside an output: give the same --out as before.")
    if scheduler is not None and jobs is not None:
        raise click.UsageError("--jobs is for this machine; with --scheduler the cluster has its own workers.")
    with _bar() as told:
        report = audit_paths(paths, jobs=jobs, names=names, out=out, resume=resume, scheduler=scheduler, progress=told)
    if as_json:
        document = report.document()
        if out is None:
            document["list"] = [found.row() for found in report.findings]
        screen.print_json(document)
    else:
        _print_report(report, out)
    if report.interrupted:
        if out is not None:
            click.echo("Interrupted. The same command with --resume goes on.", err=True)
        ctx.exit(INTERRUPTED)


@contextmanager
def _bar() -> Iterator[Told | None]:
    """A bar with the rate and the time left, where someone is watching."""
    if not sys.stderr.isatty():
        yield None
        return
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        TaskProgressColumn(),
        TextColumn("{task.fields[boards]:,} boards, {task.fields[rate]:,.0f} a second"),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("Auditing", total=None, boards=0, rate=0.0)

        def told(done: int, total: int, boards: int) -> None:
            elapsed = progress.tasks[0].elapsed or 0.0
            rate = boards / elapsed if elapsed else 0.0
            progress.update(task, completed=done, total=total, boards=boards, rate=rate)

        yield told


def _print_report(report: Report, out: Path | None) -> None:
    _print_boards(report)
    if report.kinds:
        _print_findings(report)
    _print_files(report)
    if out is not None:
        count = report.kinds.total()
        screen.say("", f"{_counted(count, 'finding')} in {out}.")
    elif report.findings:
        _print_first(report.findings)


def _print_boards(report: Report) -> None:
    wording.heading("Boards")
    grid = _grid("", "boards", "share")
    total = report.total
    for row in ROWS:
        if report.boards[row] or row in _REGULAR[:2]:
            style = "" if row in _REGULAR else "warn"
            grid.add_row(_label(row), f"{report.boards[row]:,}", _share(report.boards[row], total), style=style)
    grid.add_section()
    grid.add_row("all boards", f"{total:,}", _share(total, total), style="head")
    colour.console().print(grid, highlight=False)


def _label(row: str) -> str:
    return "unreadable, in part or as a whole" if row == Status.UNREADABLE.value else row


def _print_findings(report: Report) -> None:
    wording.heading("Findings, and what explains them better")
    grid = _grid("", "findings", *(likely.value for likely in Likely))
    for kind in Kind:
        numbers = [report.kinds[kind, likely] for likely in Likely]
        if any(numbers):
            grid.add_row(_label(kind.value), f"{sum(numbers):,}", *(f"{n:,}" if n else "" for n in numbers))
    colour.console().print(grid, highlight=False)
    screen.say("A board can have several findings; above it is counted once, by the first of them.", style="quiet")


def _print_files(report: Report) -> None:
    wording.heading("Files")
    known = f", {report.resumed:,} of them before" if report.resumed else ""
    screen.say(f"{report.files:,} read{known}, in {report.seconds:.1f} s", indent=2)
    if report.skipped:
        endings = ", ".join(f"{count:,} {ending}" for ending, count in sorted(report.skipped.items()))
        screen.say(f"skipped, being neither PBN nor LIN: {endings}", indent=2)
    for name, reason in report.unreadable[:_SHOWN]:
        screen.say(f"not readable: {name}: {reason}", style="warn", indent=2, hang=2)
    if len(report.unreadable) > _SHOWN:
        screen.say(f"and {len(report.unreadable) - _SHOWN:,} more that are not readable", style="warn", indent=2)


def _print_first(findings: list[Finding]) -> None:
    wording.heading("The first findings" if len(findings) > _SHOWN else "What was found")
    for found in findings[:_SHOWN]:
        room = f", {found.room} room" if found.room else ""
        where = f"board {found.board}{room}" if found.board else f"board number {found.nth} of the file"
        trick = f", trick {found.trick}" if found.trick else ""
        screen.say(f"{found.file}:{found.line}, {where}{trick}", style="head", indent=2, hang=2)
        refs = dict(found.provisions).get(2017, ())
        screen.say(f"{found.kind.value}: {found.detail}{screen.cited(refs)}", indent=4, hang=2)
        if found.tricks:
            screen.say(f"it would cost {_cost(found)}", indent=4, hang=2)
        screen.say(f"{found.likely.value}: {found.reason}", style="quiet", indent=4, hang=2)
        if found.names:
            screen.say(found.names, indent=4, hang=2)
    if len(findings) > _SHOWN:
        screen.say(f"and {len(findings) - _SHOWN:,} more; --out findings.csv has them all", indent=2)


def _cost(found: Finding) -> str:
    words = []
    for year, (least, most) in found.tricks:
        tricks = f"{least}" if least == most else f"{least} or {most}"
        words.append(f"{tricks} under {year}")
    return f"{', '.join(words)} (tricks by Law 64A)"


def _grid(*heads: str) -> Grid:
    grid = Grid(box=None, pad_edge=False, padding=(0, 2), header_style="quiet")
    for n, head in enumerate(heads):
        grid.add_column(head, justify="left" if n == 0 else "right", no_wrap=n > 0)
    return grid


def _share(part: int, total: int) -> str:
    return f"{100 * part / total:.1f} %" if total else ""


def _counted(count: int, thing: str) -> str:
    return f"{count:,} {thing}{'' if count == 1 else 's'}"
