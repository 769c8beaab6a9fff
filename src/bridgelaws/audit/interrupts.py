"""Ctrl-C where nothing can be torn: at once while waiting, else at the next time that something is waited for."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any, Self


class Interrupts:
    """Takes over Ctrl-C while it is entered. Pressed a second time it ends everything on the spot."""

    def __init__(self) -> None:
        self._asked = False
        self._waiting = False
        self._before: Any = None

    def __enter__(self) -> Self:
        # Only the main thread is told of signals, and only it may say what they do.
        if threading.current_thread() is threading.main_thread():
            self._before = signal.signal(signal.SIGINT, self._pressed)
        return self

    def __exit__(self, *_: object) -> None:
        if self._before is not None:
            signal.signal(signal.SIGINT, self._before)

    def _pressed(self, number: int, frame: FrameType | None) -> None:
        again, self._asked = self._asked, True
        if self._waiting or again:
            raise KeyboardInterrupt

    @contextmanager
    def allowed(self) -> Iterator[None]:
        """Where an interrupt does no harm."""
        if self._asked:
            raise KeyboardInterrupt
        self._waiting = True
        try:
            yield
        finally:
            self._waiting = False
