"""`bridgelaws audit --case N`: a finding as a case file."""

from __future__ import annotations

from pathlib import Path

import click

from ..audit import output
from ..audit.cases import case_of, findings_file, nth, record_of
from ..audit.choosing import Choice
from ..audit.findings import Finding
from ..audit.run import audit as audit_paths
from . import audit_words as words, files, screen
from .language import asked, spoken
from .watching import watched

_CASE = ".json"


def write_case(
    paths: tuple[str, ...],
    number: int,
    out: Path | None,
    choice: Choice,
    *,
    jobs: int | None,
    names: bool,
    duplicates: bool,
) -> None:
    """Make a case of one finding: of an audit that was written to a file, or of one that is made now."""
    if out is not None and out.suffix.lower() != _CASE:
        raise click.UsageError(spoken().say(words.CASE_IS_JSON(out.name)))
    found = nth(_findings(paths, choice, jobs=jobs, names=names, duplicates=duplicates), number)
    case = case_of(found, record_of(found), language=asked())
    if out is None:
        files.write_case(files.STANDARD, case)
    else:
        files.write_case(str(out), case)
        click.echo(screen.legible(spoken().say(words.CASE_IN(number, str(out)))), err=True)


def _findings(
    paths: tuple[str, ...], choice: Choice, *, jobs: int | None, names: bool, duplicates: bool
) -> list[Finding]:
    written = findings_file(paths)
    if written is not None:
        return [found for found in output.read(written) if choice.takes(found)]
    with watched() as told:
        report = audit_paths(paths, jobs=jobs, names=names, choice=choice, duplicates=duplicates, progress=told)
    return report.findings
