"""Runs of numbered chunks: in several processes, with progress, and kept in a file so that they go on another day."""

from __future__ import annotations

import itertools
import json
import multiprocessing
import sys
from collections import Counter, deque
from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from dataclasses import asdict, dataclass, field
from pathlib import Path

from trust import figures
from trust.progress import Progress
from trust.workers import interruptible, leave_signals_to_the_run

# What a chunk has met and how often, and what failed in it: which, and why.
Result = tuple[Counter[str], dict[str, str]]
Work = Callable[[int], Result]


@dataclass
class State:
    """How far a run has come. The chunks before `next` are done."""

    next: int = 0
    seconds: float = 0.0
    marks: Counter[str] = field(default_factory=Counter)
    failures: dict[str, str] = field(default_factory=dict)
    code: str = ""

    @classmethod
    def load(cls, path: Path) -> State:
        """The state on file, or a new one. A run is not continued with another state of the code."""
        now = figures.code()
        if path.exists():
            kept = json.loads(path.read_text(encoding="utf-8"))
            if kept["code"] == now:
                return cls(**{**kept, "marks": Counter(kept["marks"])})
            print("The code has changed since the earlier part of this run: it begins anew.", file=sys.stderr)
        return cls(code=now)

    def save(self, path: Path) -> None:
        """Write the state; the file is replaced whole."""
        path.parent.mkdir(parents=True, exist_ok=True)
        draft = path.with_suffix(".draft")
        draft.write_text(json.dumps({**asdict(self), "marks": dict(self.marks)}, indent=1) + "\n", encoding="utf-8")
        draft.replace(path)


def _results(work: Work, first: int, end: int, jobs: int) -> Iterator[Result]:
    """The results of chunk after chunk, in order, so that the number of the next one says what has been done."""
    if jobs == 1:
        yield from map(work, range(first, end))
        return
    with multiprocessing.Pool(jobs, leave_signals_to_the_run) as pool:
        numbers = iter(range(first, end))
        ahead = deque(pool.apply_async(work, (n,)) for n in itertools.islice(numbers, 2 * jobs))
        while ahead:
            yield ahead.popleft().get()
            ahead.extend(pool.apply_async(work, (n,)) for n in itertools.islice(numbers, 1))


def run(path: Path, what: str, work: Work, end: int, jobs: int = 1, budget: float | None = None) -> State:
    """Work through the chunks up to `end`, or until the budget of seconds is spent or someone interrupts."""
    state = State.load(path)
    progress = Progress(what, end, min(state.next, end))
    before, saved = state.seconds, 0.0
    results = _results(work, state.next, end, jobs)
    with interruptible(), closing(results), suppress(KeyboardInterrupt):  # type: ignore[type-var]
        for marks, failures in results:
            state.next += 1
            state.marks.update(marks)
            state.failures.update(failures)
            state.seconds = round(before + progress.seconds, 1)
            progress.advance(1, _failing(state))
            if progress.seconds - saved > 10:
                saved = progress.seconds
                state.save(path)
            if budget is not None and progress.seconds >= budget:
                break
    state.save(path)
    progress.finish(_failing(state))
    return state


def _failing(state: State) -> str:
    return f"{len(state.failures)} failures" if state.failures else ""
