"""How an audit is watched: a bar where someone sits before it, a line now and then where it is written to a file."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import click
from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn

from ..audit.run import Progress as Told
from . import audit_words as words, screen
from .language import spoken

# Seconds between two lines; the first comes after as many, so that a short audit says nothing.
EVERY = 10.0


@contextmanager
def watched() -> Iterator[Told]:
    """What an audit tells of its progress, shown on standard error."""
    if not sys.stderr.isatty():
        yield in_lines()
        return
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        TaskProgressColumn(),
        TextColumn("{task.fields[said]}"),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(spoken().say(words.AUDITING()), total=None, said=_rate(0, 0.0))

        def told(done: int, total: int, boards: int) -> None:
            elapsed = progress.tasks[0].elapsed or 0.0
            progress.update(task, completed=done, total=total, said=_rate(boards, elapsed))

        yield told


def in_lines(clock: Callable[[], float] = time.monotonic) -> Told:
    """A line every few seconds: how much is behind, how many boards, and at what rate."""
    begun = last = clock()

    def told(done: int, total: int, boards: int) -> None:
        nonlocal last
        now = clock()
        if now - last < EVERY:
            return
        last = now
        share = 100 * done / total if total else 100.0
        line = words.PROGRESS_LINE(share, spoken().say(words.BOARDS_A_SECOND(boards, round(boards / (now - begun)))))
        click.echo(screen.legible(spoken().say(line)), err=True)

    return told


def _rate(boards: int, seconds: float) -> str:
    return spoken().say(words.BOARDS_A_SECOND(boards, round(boards / seconds) if seconds else 0))
