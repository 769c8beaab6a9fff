"""Long random play: millions of acts at random tables, and nothing that must never happen.

A board is opened under some edition with all, some or none of the hands, at the opening lead or later; people act, the
Director is called, questions are answered. After every act the invariants of `tests/boards.py` are checked, and the
count of the tricks at the end of the board. What only follows from the table is looked at for a share of the boards,
which their seeds choose: of one in six all that is shown of it, as a document and to every seat; a third of these are
played again from their logs and explained, their case files written and looked through, and some of them read back.
Boards are numbered, and a number is the seed of its board: any of them can be played again with `--seed`.
"""

from __future__ import annotations

import argparse
import ast
import gc
import itertools
import json
import multiprocessing
import os
import sys
from collections import deque
from collections.abc import Generator
from contextlib import closing, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tests import auctions, boards

import bridgelaws
from bridgelaws.board.events import Event
from bridgelaws.book.editions import EDITIONS, REGISTRY
from bridgelaws.files import codec
from bridgelaws.files.acts import EVENTS
from bridgelaws.laws.law46 import book as book46
from bridgelaws.laws.law61.alleged_queries import WHICH
from trust import figures, random_board, shrink
from trust.progress import Progress
from trust.random_board import Failure, Tally, failure_of, play_board
from trust.shrink import Document
from trust.workers import interruptible, leave_signals_to_the_run

FULL = 5_000_000
RUN = Path(__file__).parent / "run"
CHUNK = 40
KINDS = tuple(EVENTS)


# Failures


def report(failure: Failure, folder: Path) -> Path:
    """Shrink a failing board and write it down: a case file, and beside it what went wrong."""
    # What fails at once need not be tried to the end of the board.
    at_once = failure_of(failure.document, failure.events, to_the_end=False)
    to_the_end = at_once is None or at_once.kind != failure.kind

    def fails(opening: Document, acts: list[Event]) -> bool:
        found = failure_of(opening, acts, to_the_end=to_the_end)
        return found is not None and found.kind == failure.kind

    document, events = shrink.shrink(failure.document, failure.events, fails)
    least = failure_of(document, events, to_the_end=to_the_end) or failure
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"random-play-{failure.seed}.json"
    case = {**least.document, "title": f"board {failure.seed}", "story": failure.kind}
    case["events"] = [codec.encode_event(event) for event in least.events]
    path.write_text(json.dumps(case, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    path.with_suffix(".txt").write_text(f"board {failure.seed}\n\n{least.text}", encoding="utf-8")
    return path


# The run


@dataclass
class State:
    """How far a run has come, kept in a file so that it can go on another day."""

    path: Path
    chunk: int = 0
    seconds: float = 0.0
    tally: Tally = field(default_factory=Tally)
    failures: dict[int, str] = field(default_factory=dict)
    reported: set[str] = field(default_factory=set, init=False)  # the kinds shown since the command began
    code: str = ""

    @classmethod
    def load(cls, path: Path) -> State:
        """The state on file, or a new one."""
        if not path.exists():
            return cls(path)
        d = json.loads(path.read_text(encoding="utf-8"))
        failures = {int(seed): kind for seed, kind in d["failures"].items()}
        return cls(path, d["chunk"], d["seconds"], Tally.read(d["tally"]), failures, d["code"])

    def save(self) -> None:
        """Write the state; the file is replaced whole."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        parts = {"chunk": self.chunk, "seconds": round(self.seconds, 1), "failures": self.failures, "code": self.code}
        draft = self.path.with_suffix(".draft")
        draft.write_text(json.dumps({**parts, "tally": self.tally.document()}, indent=1) + "\n", encoding="utf-8")
        draft.replace(self.path)

    def begin(self, code: str) -> None:
        """Count anew if the code is another than before, with boards that have not been played; what failed first."""
        if self.code not in ("", code):
            print(figures.ANOTHER_CODE, file=sys.stderr)
            self.tally, self.seconds = Tally(), 0.0
        self.code = code
        for seed in list(self.failures):
            self.enter(seed)

    def enter(self, seed: int) -> None:
        """Play a board that failed, here or in an earlier run: shrink and report it, or strike it off."""
        outcome = play_board(seed)
        known = self.failures.pop(seed, None)
        if isinstance(outcome, Tally):
            if known is None:
                self.failures[seed] = "failed once, and not when it was played again"
            else:
                self.tally.add(outcome)
            return
        seen = outcome.kind in self.reported
        self.failures[seed] = outcome.kind
        self.reported.add(outcome.kind)
        if not seen:
            print(f"\nboard {seed}: {outcome.kind}", file=sys.stderr)
            print(f"  shrunk to {report(outcome, self.path.parent / 'failures')}", file=sys.stderr, flush=True)


def play_chunk(chunk: int, size: int) -> tuple[Tally, list[int]]:
    """Play some boards: what was met, and the seeds that failed."""
    tally, failed = Tally(), []
    gc.disable()  # tables hold no cycles, and there are many of them
    for seed in range(chunk * size, (chunk + 1) * size):
        outcome = play_board(seed)
        if isinstance(outcome, Tally):
            tally.add(outcome)
        else:
            failed.append(seed)
    gc.enable()
    gc.collect()
    return tally, failed


def _chunks(jobs: int, first: int) -> Generator[tuple[Tally, list[int]], None, None]:
    """The results of chunk after chunk, in order, so that the number of the next one says what has been done."""
    if jobs == 1:
        yield from map(play_chunk, itertools.count(first), itertools.repeat(CHUNK))
    with multiprocessing.Pool(jobs, leave_signals_to_the_run) as pool:
        # A few chunks ahead: an endless number of tasks would fill the queue.
        ahead = deque(pool.apply_async(play_chunk, (n, CHUNK)) for n in range(first, first + 2 * jobs))
        for n in itertools.count(first + 2 * jobs):
            yield ahead.popleft().get()
            ahead.append(pool.apply_async(play_chunk, (n, CHUNK)))


def run(state: State, acts: int, jobs: int, budget: float | None = None) -> None:
    """Play boards until so many acts have been made, or the budget of seconds is spent, or someone interrupts."""
    state.begin(_code())
    progress = Progress("random play", acts, state.tally.acts)
    before, saved = state.seconds, 0.0
    with closing(_chunks(jobs, state.chunk)) as chunks, suppress(KeyboardInterrupt):
        while state.tally.acts < acts and (budget is None or progress.seconds < budget):
            tally, failed = next(chunks)
            state.tally.add(tally)
            state.chunk += 1
            for seed in failed:
                state.enter(seed)
            state.seconds = before + progress.seconds
            progress.advance(tally.acts, _failures(state))
            if progress.seconds - saved > 10:
                saved = progress.seconds
                state.save()
    state.save()
    progress.finish(_failures(state))


def _failures(state: State) -> str:
    return f"{len(state.failures)} failures" if state.failures else ""


def _code() -> str:
    """A number for the code under trial."""
    return figures.code(*(Path(str(part.__file__)) for part in (boards, auctions, random_board)))


# What was reached


def encoded() -> set[str]:
    """Every provision that the engine carries out and every reading, by edition."""
    provisions = {
        f"{laws.year} {p.name}" for p in REGISTRY for laws in EDITIONS if p.in_force(laws) and not p.unencoded
    }
    return provisions | {f"{laws.year} {r.id}" for r in REGISTRY.readings.values() for laws in r.editions}


def _ruling(package: Path) -> list[Path]:
    """The modules that ask: those of the laws and of the hearing, not those who choose among findings of an audit."""
    return [path for folder in ("book", "hearing", "laws") for path in (package / folder).rglob("*.py")]


def questions() -> set[str]:
    """The ids of the questions that the code declares, up to the colon after which an id says which card or seat."""
    found = set()
    for file in _ruling(Path(bridgelaws.__file__).parent):
        nodes = list(ast.walk(ast.parse(file.read_text(encoding="utf-8"))))
        # Findings that share an id give it by a name of the module.
        named = {
            at.id: n.value for n in nodes if isinstance(n, ast.Assign) for at in n.targets if isinstance(at, ast.Name)
        }
        for node in nodes:
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("Finding", "Choice"):
                id = node.args[0].values[0] if isinstance(node.args[0], ast.JoinedStr) else node.args[0]
                if isinstance(id, ast.Name):
                    id = named.get(id.id, id)
                if isinstance(id, ast.Constant):
                    found.add(str(id.value).partition(":")[0])
    return found | {book46.CARD_CALLED, WHICH}  # findings whose options are cards: those held, those in doubt


def summary(state: State) -> dict[str, Any]:
    """The figures of a run."""
    tally = state.tally
    known, asked = encoded(), questions()
    never: dict[str, list[str]] = {}
    for missed in sorted(known - set(tally.cited)):
        year, _, name = missed.partition(" ")
        never.setdefault(name, []).append(year)
    provisions = {cited.partition(" ")[2] for cited in known}
    reached = {cited.partition(" ")[2] for cited in tally.cited}
    return {
        "acts": tally.acts,
        "boards": tally.boards,
        "impossible acts refused": tally.refused,
        "failures": len(state.failures),
        "acts by edition": dict(sorted(tally.editions.items())),
        "acts by hands known": dict(sorted(tally.hands.items())),
        "acts by start": dict(sorted(tally.starts.items())),
        "acts by kind": dict(sorted(tally.events.items())),
        "kinds never met": sorted(set(KINDS) - set(tally.events)),
        "questions": {"declared": len(asked), "asked": len(asked & set(tally.questions))},
        "questions never asked": sorted(asked - set(tally.questions)),
        "provisions and readings": {"encoded": len(provisions), "reached": len(provisions & reached)},
        "in each edition": {"encoded": len(known), "reached": len(known & set(tally.cited))},
        "never reached": [f"{name} ({', '.join(years)})" for name, years in sorted(never.items())],
    }


def main(argv: list[str] | None = None) -> int:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m trust.random_play", description="Long random play.")
    parser.add_argument("--acts", type=int, default=FULL, help="how many acts in all (default: %(default)s)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes (default: one a core)")
    parser.add_argument("--fresh", action="store_true", help="begin anew, whatever was done before")
    parser.add_argument("--seed", type=int, help="play one board and say what happens")
    parser.add_argument("--budget", type=float, metavar="MINUTES", help="stop after so many minutes, to go on later")
    figures.add_option(parser)
    options = parser.parse_args(argv)
    if options.seed is not None:
        return _one_board(options.seed)
    path = RUN / "random_play.json"
    if options.fresh:
        for old in (path, *(RUN / "failures").glob("random-play-*")):
            old.unlink(missing_ok=True)
    state = State.load(path)
    with interruptible():
        run(state, options.acts, options.jobs, None if options.budget is None else 60 * options.budget)
    found = summary(state)
    for name, value in found.items():
        print(f"{name}: {value if not isinstance(value, list) else ', '.join(value) or 'none'}")
    for seed, kind in state.failures.items():
        print(f"board {seed}: {kind}")
    if options.record or state.tally.acts >= FULL:
        figures.record("random_play", state.seconds, whole=state.tally.acts >= FULL, **found)
    return 1 if state.failures else 0


def _one_board(seed: int) -> int:
    outcome = play_board(seed)
    if isinstance(outcome, Tally):
        print(f"board {seed}: {outcome.acts} acts, nothing wrong")
        return 0
    print(outcome.text)
    print(f"board {seed}: {outcome.kind}; shrunk to {report(outcome, RUN / 'failures')}")
    return 1


if __name__ == "__main__":
    sys.exit(main())
