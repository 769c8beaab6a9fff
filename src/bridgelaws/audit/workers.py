"""Where files are audited: in this process, or in several."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Protocol

from . import words
from .members import Audited, Job, audit_jobs


class Workers(Protocol):
    """Something that audits batches of files. Results are asked for in the order in which batches were submitted."""

    width: int

    def submit(self, jobs: list[Job]) -> Any:
        """Begin a batch; the answer stands for it."""
        ...

    def ready(self, begun: Any) -> bool:
        """Whether a batch is done, so that its result comes at once."""
        ...

    def result(self, jobs: list[Job], begun: Any) -> list[Audited]:
        """What a batch came to."""
        ...

    def close(self, *, at_once: bool) -> None:
        """Let the workers go; `at_once` gives up what they are at."""
        ...


class Here:
    """One process: this one."""

    width = 1

    def __init__(self, names: bool) -> None:
        self._names = names

    def submit(self, jobs: list[Job]) -> list[Audited]:
        """Audit at once."""
        return audit_jobs(jobs, self._names)

    def ready(self, begun: list[Audited]) -> bool:
        """Always."""
        return True

    def result(self, jobs: list[Job], begun: list[Audited]) -> list[Audited]:
        """What was found when it was submitted."""
        return begun

    def close(self, *, at_once: bool) -> None:
        """Nothing is left behind."""


class Processes:
    """Several processes of this machine. One that dies costs at most the file that it died of."""

    def __init__(self, jobs: int, names: bool) -> None:
        self.width = jobs
        self._names = names
        self._generation = 0
        self._pool = self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor:
        # Started afresh, not forked: the progress bar has a thread.
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self.width, context, initializer=_begin)

    def submit(self, jobs: list[Job]) -> tuple[int, Future[list[Audited]] | None]:
        """Hand a batch to a process."""
        try:
            return self._generation, self._pool.submit(audit_jobs, jobs, self._names)
        except BrokenProcessPool:
            return self._generation, None

    def ready(self, begun: tuple[int, Future[list[Audited]] | None]) -> bool:
        """Whether a process has answered."""
        future = begun[1]
        return future is not None and future.done() and not future.cancelled() and future.exception() is None

    def result(self, jobs: list[Job], begun: tuple[int, Future[list[Audited]] | None]) -> list[Audited]:
        """What a process found; if it died, the files of the batch one by one."""
        generation, future = begun
        try:
            if future is not None:
                return future.result()
        except BrokenProcessPool:
            pass
        self._restart(generation)
        return [self._alone(job) for job in jobs]

    def _alone(self, job: Job) -> Audited:
        generation = self._generation
        try:
            return self._pool.submit(audit_jobs, [job], self._names).result()[0]
        except BrokenProcessPool:
            self._restart(generation)
            return Audited(job.name, job.key, error=words.DIED())

    def _restart(self, generation: int) -> None:
        """Begin anew with other processes, unless that has been done since the batch was handed out."""
        if generation == self._generation:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = self._new_pool()
            self._generation += 1

    def close(self, *, at_once: bool) -> None:
        """Let the processes go."""
        processes = list((self._pool._processes or {}).values()) if at_once else []
        self._pool.shutdown(wait=not at_once, cancel_futures=True)
        for process in processes:
            process.terminate()


def _begin() -> None:
    """Ctrl-C is for the process that keeps what was found; it then ends the others, and they end when it is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_parent, daemon=True).start()


def _end_with_the_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def cores() -> int:
    """The processors that this process may use."""
    try:
        return len(os.sched_getaffinity(0))
    except AttributeError:
        return os.cpu_count() or 1
