"""`bridgelaws audit`: archives replayed under the laws, and what is irregular in them."""

from __future__ import annotations

from pathlib import Path

import click
from rich.table import Table as Grid

from ..audit.choosing import EVERYTHING
from ..audit.findings import Finding, Kind, Likely, Status
from ..audit.journal import Journal
from ..audit.members import ROWS
from ..audit.run import Report, audit as audit_paths
from ..audit.sources import NO_ENDING
from ..audit.words import KINDS, LIKELY, STATUSES
from ..words.message import Message
from . import audit_words as words, colour, help_words, screen, wording
from .audit_case import write_case
from .audit_choice import KINDS_BY_WORD, LIKELY_BY_WORD, check_date, chosen, kinds_option
from .audit_page import check_page, write_page
from .helped import argument, command, option
from .language import asked, spoken
from .options import json_option
from .watching import watched

INTERRUPTED = 130
# Without an output file the first findings are shown; with one they are all in it.
_SHOWN = 10
_REGULAR = tuple(s.value for s in Status if s not in (Status.IRREGULAR, Status.UNREADABLE))


# The rows of the summary in words.
_ROWS = {
    **{status.value: said for status, said in STATUSES.items()},
    **{kind.value: said for kind, said in KINDS.items()},
    Kind.UNREADABLE.value: words.UNREADABLE_IN_PART,
}
_ROOMS = {"open": words.ON_BOARD_OPEN, "closed": words.ON_BOARD_CLOSED}


@command(words.HELP, example="audit games/ --out findings.csv")
@argument("paths", words.PATHS, nargs=-1, required=True)
@option("--out", value=help_words.FILE, type=click.Path(dir_okay=False, path_type=Path), about=words.OUT_OPTION)
@option("--files", value=help_words.FILE, type=click.Path(dir_okay=False, path_type=Path), about=words.FILES_OPTION)
@option("--force", is_flag=True, about=words.FORCE_OPTION)
@option("--resume", is_flag=True, about=words.RESUME_OPTION)
@option("--jobs", type=click.IntRange(1), value=words.N, about=words.JOBS_OPTION)
@option("--scheduler", value=words.ADDRESS, about=words.SCHEDULER_OPTION)
@option("--names", is_flag=True, about=words.NAMES_OPTION)
@option("--kind", "kinds", multiple=True, type=click.Choice(KINDS_BY_WORD), value=words.KIND, about=kinds_option)
@option("--likely", "likely", multiple=True, type=click.Choice(LIKELY_BY_WORD), about=words.LIKELY_OPTION)
@option("--since", value=words.DATE, callback=check_date, about=words.SINCE_OPTION)
@option("--until", value=words.DATE, callback=check_date, about=words.UNTIL_OPTION)
@option("--event", value=help_words.TEXT, about=words.EVENT_OPTION)
@option("--duplicates", is_flag=True, about=words.DUPLICATES_OPTION)
@option(
    "--report",
    "page",
    value=help_words.FILE,
    type=click.Path(dir_okay=False, path_type=Path),
    about=words.REPORT_OPTION,
)
@option("--case", "case", type=click.IntRange(1), value=words.N, about=words.CASE_OPTION)
@json_option
@click.pass_context
def audit(
    ctx: click.Context,
    paths: tuple[str, ...],
    out: Path | None,
    files: Path | None,
    force: bool,
    resume: bool,
    jobs: int | None,
    scheduler: str | None,
    names: bool,
    kinds: tuple[str, ...],
    likely: tuple[str, ...],
    since: str | None,
    until: str | None,
    event: str | None,
    duplicates: bool,
    page: Path | None,
    case: int | None,
    as_json: bool,
) -> None:
    """Replay records of play under the laws, and report what is irregular in them."""
    choice = chosen(kinds, likely, since, until, event)
    if case is not None:
        write_case(paths, case, out, choice, jobs=jobs, names=names, duplicates=duplicates)
        return
    gathered = None if page is None else check_page(page)
    if resume and out is None:
        raise click.UsageError(spoken().say(words.RESUME_BESIDE_OUTPUT()))
    if scheduler is not None and jobs is not None:
        raise click.UsageError(spoken().say(words.JOBS_OR_SCHEDULER()))
    begun = resume and out is not None and Journal.beside(out).exists()
    for written in (out, files):
        if written is not None and written.exists() and not (force or begun):
            raise click.UsageError(spoken().say(words.EXISTS(str(written))))
    with watched() as told:
        report = audit_paths(
            paths,
            jobs=jobs,
            names=names,
            out=out,
            resume=resume,
            scheduler=scheduler,
            files=files,
            progress=told,
            language=asked(),
            choice=choice,
            duplicates=duplicates or gathered is not None,
            gather=None if gathered is None else gathered.add,
        )
    if gathered is not None and page is not None:
        write_page(page, report, gathered, paths, names=names, chosen=choice is not EVERYTHING)
    if as_json:
        document = report.document(asked())
        if out is None:
            document["list"] = [found.row(asked()) for found in report.findings]
        screen.print_json(document)
    else:
        _print_report(report, out)
        if page is not None:
            screen.say("", words.REPORT_IN(str(page)))
    if report.interrupted:
        if out is not None:
            click.echo(screen.legible(spoken().say(words.INTERRUPTED())), err=True)
        ctx.exit(INTERRUPTED)


def _print_report(report: Report, out: Path | None) -> None:
    _print_boards(report)
    if report.kinds:
        _print_findings(report)
    _print_files(report)
    if out is not None:
        screen.say("", words.FINDINGS_IN(report.kinds.total(), str(out)))
    elif report.findings:
        _print_first(report.findings)


def _print_boards(report: Report) -> None:
    wording.heading(words.BOARDS())
    grid = _grid(words.COLUMN_BOARDS(), words.COLUMN_SHARE())
    total = report.total
    for row in ROWS:
        if report.boards[row] or row in _REGULAR[:2]:
            style = "" if row in _REGULAR else "warn"
            grid.add_row(
                _text(_ROWS[row]()), _number(report.boards[row]), _share(report.boards[row], total), style=style
            )
    grid.add_section()
    grid.add_row(_text(words.ALL_BOARDS()), _number(total), _share(total, total), style="head")
    colour.console().print(grid, highlight=False)


def _print_findings(report: Report) -> None:
    wording.heading(words.FINDINGS())
    grid = _grid(words.COLUMN_FINDINGS(), *(LIKELY[likely]() for likely in Likely))
    for kind in Kind:
        numbers = [report.kinds[kind, likely] for likely in Likely]
        if any(numbers):
            grid.add_row(_text(_ROWS[kind.value]()), _number(sum(numbers)), *(_number(n) if n else "" for n in numbers))
    colour.console().print(grid, highlight=False)
    screen.say(words.COUNTED_ONCE(), style="quiet")


def _print_files(report: Report) -> None:
    wording.heading(words.FILES())
    if report.resumed:
        screen.say(words.READ_BEFORE(report.files, report.resumed, report.seconds), indent=2)
    else:
        screen.say(words.READ(report.files, report.seconds), indent=2)
    if report.skipped:
        endings = [_skipped(ending, count) for ending, count in sorted(report.skipped.items())]
        screen.say(words.SKIPPED(endings), indent=2)
    for name, why in report.passed_over[:_SHOWN]:
        screen.say(words.PASSED_OVER(name, why), indent=2, hang=2)
    if len(report.passed_over) > _SHOWN:
        screen.say(words.MORE_PASSED_OVER(len(report.passed_over) - _SHOWN), indent=2)
    for name, why in report.unreadable[:_SHOWN]:
        screen.say(words.NOT_READABLE(name, why), style="warn", indent=2, hang=2)
    if len(report.unreadable) > _SHOWN:
        screen.say(words.MORE_NOT_READABLE(len(report.unreadable) - _SHOWN), style="warn", indent=2)


def _skipped(ending: str, count: int) -> Message:
    return words.WITHOUT_ENDING(count) if ending == NO_ENDING else words.WITH_ENDING(count, ending)


def _print_first(findings: list[Finding]) -> None:
    wording.heading(words.FIRST() if len(findings) > _SHOWN else words.ALL())
    for number, found in enumerate(findings[:_SHOWN], 1):
        place = f"{number}. {found.file}:{found.line}"
        at = words.AT_TRICK(place, _where(found), found.trick) if found.trick else words.AT(place, _where(found))
        screen.say(at, style="head", indent=2, hang=2)
        cited = screen.cited(dict(found.provisions).get(2017, ()))
        said = spoken().say(words.FOUND(KINDS[found.kind](), found.said(spoken())))
        screen.say(f"{said}{cited}", indent=4, hang=2)
        if found.tricks:
            screen.say(_cost(found), indent=4, hang=2)
        screen.say(words.EXPLAINED(LIKELY[found.likely](), found.why), style="quiet", indent=4, hang=2)
        if found.who:
            screen.say(found.who, indent=4, hang=2)
    if len(findings) > _SHOWN:
        screen.say(words.MORE_FINDINGS(len(findings) - _SHOWN), indent=2)


def _where(found: Finding) -> Message:
    """The board, and in which room, as far as the file tells it."""
    if not found.nth:
        return words.IN_WHOLE_FILE()
    if not found.board:
        return words.ON_NTH_BOARD(found.nth)
    if not found.room:
        return words.ON_BOARD(found.board)
    known = _ROOMS.get(found.room)
    return words.ON_BOARD_ROOM(found.board, found.room) if known is None else known(found.board)


def _cost(found: Finding) -> Message:
    costs = []
    for year, (least, most) in found.tricks:
        one = least == most
        costs.append(words.COSTS_UNDER(least, year) if one else words.COSTS_ONE_OR_OTHER(least, most, year))
    return words.WOULD_COST(costs)


def _grid(*heads: Message) -> Grid:
    """A table: a column of words without a head, and columns of numbers."""
    grid = Grid(box=None, pad_edge=False, padding=(0, 2), header_style="quiet")
    grid.add_column("", justify="left")
    for head in heads:
        grid.add_column(_text(head), justify="right", no_wrap=True)
    return grid


def _text(message: Message) -> str:
    return screen.legible(spoken().say(message))


def _number(number: int) -> str:
    return _text(words.HOW_MANY(number))


def _share(part: int, total: int) -> str:
    return _text(words.PERCENT(100 * part / total)) if total else ""
