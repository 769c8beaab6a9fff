"""Steps of several threads in one transaction, where a database has one writer at a time.

Every commit waits for the disk. While one is under way, those who come meanwhile gather, and then share the next.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import AbstractContextManager
from typing import Generic, TypeVar

from sqlalchemy import Connection

from ...office.models import StoreError

T = TypeVar("T")


class Together(Generic[T]):
    """Runs pieces of work, each for a thread that waits for it. One that raises StoreError has written nothing."""

    def __init__(self, writing: Callable[[], AbstractContextManager[Connection]]) -> None:
        self._writing = writing
        self._turn, self._gathering = threading.Lock(), threading.Lock()
        self._gathered: list[tuple[Callable[[Connection], T], Future[T]]] = []

    def run(self, work: Callable[[Connection], T]) -> T:
        """Do this in a transaction that is on the disk afterwards; other threads' work may be in it too."""
        mine: Future[T] = Future()
        with self._gathering:
            self._gathered.append((work, mine))
        with self._turn:
            if not mine.done():
                with self._gathering:
                    steps, self._gathered = self._gathered, []
                self._write(steps)
        return mine.result()

    def _write(self, steps: list[tuple[Callable[[Connection], T], Future[T]]]) -> None:
        """Write all of it at once, or, if that fails, each by itself: nobody suffers for another's mistake."""
        try:
            with self._writing() as connection:
                outcomes = [_outcome(work, connection) for work, _ in steps]
        except BaseException as error:
            if len(steps) > 1 and isinstance(error, Exception):
                for step in steps:
                    self._write([step])
                return
            outcomes = [_raising(error) for _ in steps]
        for (_, future), tell in zip(steps, outcomes, strict=True):
            tell(future)


def _outcome(work: Callable[[Connection], T], connection: Connection) -> Callable[[Future[T]], None]:
    """What to tell the thread that waits, once the transaction is over."""
    try:
        value = work(connection)
    except StoreError as refusal:
        return _raising(refusal)
    return lambda future: future.set_result(value)


def _raising(error: BaseException) -> Callable[[Future[T]], None]:
    return lambda future: future.set_exception(error)
