"""`bridgelaws audit --report`: an audit as a page of its own."""

from __future__ import annotations

import datetime
from collections.abc import Sequence
from pathlib import Path

import click

from ..audit.cases import records_of
from ..audit.report import Gathered, html
from ..audit.report.page import EXAMPLES
from ..audit.run import Report
from ..errors import BridgeLawsError
from . import audit_words as words, files
from .language import asked, spoken

_ENDINGS = (".html", ".htm")


def check_page(page: Path) -> Gathered:
    """Complain about a name that no page can be written under, before any work is done; what gathers for it."""
    if page.suffix.lower() not in _ENDINGS:
        raise click.UsageError(spoken().say(words.REPORT_IS_HTML(page.name)))
    if not page.parent.is_dir():
        raise BridgeLawsError(words.NO_FOLDER(str(page.parent)))
    return Gathered()


def write_page(
    page: Path, report: Report, gathered: Gathered, paths: Sequence[str], *, names: bool, chosen: bool
) -> None:
    """Write the page; the boards of its examples are read again."""
    text = html(
        report,
        gathered,
        records_of(gathered.telling(EXAMPLES)),
        paths=paths,
        date=datetime.date.today().isoformat(),
        names=names,
        chosen=chosen,
        language=asked(),
    )
    files.write(str(page), text)
