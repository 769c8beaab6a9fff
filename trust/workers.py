"""Signals where a run has worker processes: Ctrl-C and a request to end reach the run, which keeps what was done."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager


def leave_signals_to_the_run() -> None:
    """For a worker: the run is interrupted, not he; and he ends when the run ends him.

    A worker that took the handler of a request to end from the run could outlive it, and the run would wait for ever.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)


@contextmanager
def interruptible() -> Iterator[None]:
    """For a run: a request to end counts as Ctrl-C, also where the shell has had it ignored, and only meanwhile."""
    before = {stop: signal.signal(stop, signal.default_int_handler) for stop in (signal.SIGINT, signal.SIGTERM)}
    try:
        yield
    finally:
        for stop, handler in before.items():
            signal.signal(stop, handler)
