"""A second opinion: random situations put to the package and to a model of the law by someone who had not seen it.

The model is `tests/second_opinion`. Three of its parts are compared one by one: legal plays under penalty cards and
restrictions (`legal`), which cards are penalty cards after some acts (`penalty`), and the arithmetic and time limits of
revokes (`revoke`); and the first also where a hand is only partly known, over all the deals that fit (`partly`). Beside
them are auctions (`auction`), what becomes of a claim (`claims`), and what it is worth on endings of which every legal
line is played (`lines`; few, for that is slow).
Situations are numbered, a third of them under each edition, and a number is the seed of its situation: any of them can
be drawn again with `--part` and `--seed`.

Not compared, because one of the two has no word for it: information and equity, acts of hands that are not known, a
revoker who is aware of his revoke and says nothing, cards played after attention was drawn, which of two cards was
changed.
"""

from __future__ import annotations

import argparse
import gc
import itertools
import json
import multiprocessing
import os
import sys
import traceback
from collections import Counter, deque
from collections.abc import Generator
from contextlib import closing, suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import tests.second_opinion as model

from bridgelaws.book.editions import EDITIONS
from bridgelaws.files import codec
from trust import figures
from trust.opinions import auction, claims, common, legal, lines, partly, penalty, revoke
from trust.opinions.common import Disagreement, Unfit
from trust.progress import Progress
from trust.workers import leave_signals_to_the_run

FULL = 1_000_000
RUN = Path(__file__).parent / "run"
CHUNK = 250
PARTS: dict[str, common.Situation] = {
    "legal": legal.situation,
    "penalty": penalty.situation,
    "revoke": revoke.situation,
    "partly": partly.situation,
    "auction": auction.situation,
    "claims": claims.situation,
    "lines": lines.situation,
}
SHARES = {"legal": 40, "penalty": 30, "revoke": 30, "partly": 20, "auction": 20, "claims": 20, "lines": 1}
LARGE = 13
# What was drawn and cannot be put to both is drawn again; no part needs anything like this many trials.
MOST_TRIALS = 300
# How hard a smaller situation with the same disagreement is looked for.
SMALLER = 400


@dataclass(frozen=True)
class Difference:
    """A situation on which the two do not agree."""

    part: str
    number: int
    kind: str
    text: str
    case: dict[str, Any] | None


def situation(part: str, number: int, size: int = LARGE) -> list[str] | Difference:
    """What the situation of a number exercised, or the difference."""
    laws = EDITIONS[number % 3]
    for trial in range(MOST_TRIALS):
        rng = Random(f"{part} {number} {trial} {size}")
        try:
            return PARTS[part](rng, laws, size)
        except Unfit:
            continue
        except Disagreement as found:
            case = None if found.play is None else codec.encode(found.play)
            return Difference(part, number, f"{part}: {found.kind}", found.text, case)
        except Exception as error:
            frame = traceback.extract_tb(error.__traceback__)[-1]
            where = f"{type(error).__name__} at {Path(frame.filename).name} in {frame.name}"
            return Difference(part, number, f"{part}: {where}", "".join(traceback.format_exception(error)), None)
    raise AssertionError(f"{part} {number}: nothing that can be compared was drawn")


def smaller(found: Difference) -> Difference:
    """The same disagreement on a smaller situation of the same edition, if one is found."""
    for size in (1, 2, 3, 5):
        for number in range(found.number, found.number + 3 * SMALLER, 3):
            other = situation(found.part, number, size)
            if isinstance(other, Difference) and other.kind == found.kind:
                return Difference(found.part, found.number, found.kind, other.text, other.case)
    return found


def report(found: Difference, folder: Path) -> Path:
    """Write a disagreement down: what each side says, and the case file where the situation is one."""
    least = smaller(found)
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"second_opinion-{found.part}-{found.number}.txt"
    laws = EDITIONS[found.number % 3]
    again = f"python -m trust.second_opinion --part {found.part} --seed {found.number}"
    path.write_text(f"{found.kind}, under {laws}\n\n{least.text}\n\nAs it was drawn: {again}\n", encoding="utf-8")
    if least.case is not None:
        case = {**least.case, "title": f"{found.part} {found.number}", "story": found.kind}
        text = json.dumps(case, indent=1, ensure_ascii=False) + "\n"
        path.with_suffix(".json").write_text(text, encoding="utf-8")
    return path


# The run


@dataclass
class Part:
    """How far one part has come."""

    chunk: int = 0
    done: int = 0
    editions: Counter[str] = field(default_factory=Counter)
    marks: Counter[str] = field(default_factory=Counter)


@dataclass
class State:
    """How far a run has come, kept in a file so that it can go on another day."""

    path: Path
    seconds: float = 0.0
    parts: dict[str, Part] = field(default_factory=lambda: {name: Part() for name in PARTS})
    failures: dict[str, str] = field(default_factory=dict)
    code: str = ""

    @property
    def done(self) -> int:
        """Situations compared so far."""
        return sum(part.done for part in self.parts.values())

    @classmethod
    def load(cls, path: Path) -> State:
        """The state on file, or a new one."""
        if not path.exists():
            return cls(path)
        d = json.loads(path.read_text(encoding="utf-8"))
        parts = {name: Part() for name in PARTS} | {
            name: Part(p["chunk"], p["done"], Counter(p["editions"]), Counter(p["marks"]))
            for name, p in d["parts"].items()
        }
        return cls(path, d["seconds"], parts, d["failures"], d["code"])

    def save(self) -> None:
        """Write the state; the file is replaced whole."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        parts = {name: vars(part) for name, part in self.parts.items()}
        document = {"seconds": round(self.seconds, 1), "failures": self.failures, "code": self.code, "parts": parts}
        draft = self.path.with_suffix(".draft")
        draft.write_text(json.dumps(document, indent=1) + "\n", encoding="utf-8")
        draft.replace(self.path)

    def begin(self, code: str) -> None:
        """Count anew if the code is another than before; what differed is compared again."""
        if self.code not in ("", code):
            print(figures.ANOTHER_CODE, file=sys.stderr)
            self.parts, self.seconds = {name: Part() for name in PARTS}, 0.0
        self.code = code
        for key in list(self.failures):
            name, seed = key.split()
            self.enter(name, int(seed))

    def enter(self, part: str, number: int) -> None:
        """Compare a situation that failed, here or in an earlier run: report it, or strike it off."""
        key = f"{part} {number}"
        self.failures.pop(key, None)
        found = situation(part, number)
        if not isinstance(found, Difference):
            return
        seen = found.kind in self.failures.values()
        self.failures[key] = found.kind
        if not seen:
            print(f"\n{key}: {found.kind}", file=sys.stderr)
            print(f"  {report(found, self.path.parent / 'failures')}", file=sys.stderr, flush=True)


def compare_chunk(part: str, chunk: int, size: int) -> tuple[str, Part, list[int]]:
    """Compare some situations: what they exercised, and the numbers of those that differ."""
    found, failed = Part(1), []
    gc.disable()  # tables hold no cycles, and there are many of them
    for number in range(chunk * size, (chunk + 1) * size):
        marks = situation(part, number)
        if isinstance(marks, Difference):
            failed.append(number)
        else:
            found.marks.update(set(marks))
        found.done += 1
        found.editions[str(EDITIONS[number % 3])] += 1
    gc.enable()
    gc.collect()
    return part, found, failed


def _tasks(state: State, goals: dict[str, int]) -> Generator[tuple[str, int, int], None, None]:
    """Chunks still to do, the parts in step with one another."""
    ahead = {name: state.parts[name].chunk for name in goals}
    while True:
        left = [name for name in goals if ahead[name] * CHUNK < goals[name]]
        if not left:
            return
        part = min(left, key=lambda name: ahead[name] * CHUNK / goals[name])
        yield part, ahead[part], CHUNK
        ahead[part] += 1


def _results(jobs: int, tasks: Generator[Any, None, None]) -> Generator[tuple[str, Part, list[int]], None, None]:
    """The results of the tasks, in order, so that the number of the next chunk says what has been done."""
    if jobs == 1:
        yield from itertools.starmap(compare_chunk, tasks)
        return
    with multiprocessing.Pool(jobs, leave_signals_to_the_run) as pool:
        ahead = deque(pool.apply_async(compare_chunk, task) for task in itertools.islice(tasks, 2 * jobs))
        while ahead:
            yield ahead.popleft().get()
            ahead.extend(pool.apply_async(compare_chunk, task) for task in itertools.islice(tasks, 1))


def run(state: State, goals: dict[str, int], jobs: int, budget: float | None = None) -> None:
    """Compare until the goals are reached, or the budget of seconds is spent, or someone interrupts."""
    state.begin(_code())
    whole = sum(-(-goal // CHUNK) * CHUNK for goal in goals.values())
    progress = Progress("second opinion", whole, sum(state.parts[name].done for name in goals))
    before, saved = state.seconds, 0.0
    with closing(_results(jobs, _tasks(state, goals))) as results, suppress(KeyboardInterrupt):
        for name, found, failed in results:
            part = state.parts[name]
            part.chunk += found.chunk
            part.done += found.done
            part.editions.update(found.editions)
            part.marks.update(found.marks)
            for number in failed:
                state.enter(name, number)
            state.seconds = before + progress.seconds
            progress.advance(found.done, f"{len(state.failures)} disagreements" if state.failures else "")
            if progress.seconds - saved > 10:
                saved = progress.seconds
                state.save()
            if budget is not None and progress.seconds >= budget:
                break
    state.save()
    progress.finish(f"{len(state.failures)} disagreements" if state.failures else "")


def _code() -> str:
    """A number for the code under trial, the model and the comparison."""
    folders = [Path(str(model.__file__)).parent, Path(common.__file__).parent]
    return figures.code(*(file for folder in folders for file in sorted(folder.rglob("*.py"))), Path(__file__))


def summary(state: State) -> dict[str, Any]:
    """The figures of a run: how many situations of each part, and the share of them that exercised each thing."""
    found: dict[str, Any] = {
        "situations": state.done,
        "disagreements": len(state.failures),
        "situations by part": {name: part.done for name, part in state.parts.items()},
        "situations by edition": dict(sorted(sum((p.editions for p in state.parts.values()), Counter()).items())),
    }
    for name, part in state.parts.items():
        shares = {mark: f"{100 * count / max(part.done, 1):.2f} %" for mark, count in part.marks.most_common()}
        found[f"share of {name} situations"] = shares
    return found


def goals_of(situations: int, part: str | None) -> dict[str, int]:
    """How many situations of each part."""
    if part is not None:
        return {part: situations}
    return {name: situations * share // sum(SHARES.values()) for name, share in SHARES.items()}


def main(argv: list[str] | None = None) -> int:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m trust.second_opinion", description="A second opinion.")
    parser.add_argument("--situations", type=int, default=FULL, help="how many in all (default: %(default)s)")
    parser.add_argument("--part", choices=tuple(PARTS), help="one part only")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes (default: one a core)")
    parser.add_argument("--fresh", action="store_true", help="begin anew, whatever was done before")
    parser.add_argument("--seed", type=int, help="compare one situation of a part and say what happens")
    parser.add_argument("--budget", type=float, metavar="MINUTES", help="stop after so many minutes, to go on later")
    figures.add_option(parser)
    options = parser.parse_args(argv)
    if options.seed is not None:
        return _one(options.part or "legal", options.seed)
    path = RUN / "second_opinion.json"
    if options.fresh:
        path.unlink(missing_ok=True)
        for old in (RUN / "failures").glob("second_opinion-*"):
            old.unlink()
    state = State.load(path)
    goals = goals_of(options.situations, options.part)
    run(state, goals, options.jobs, None if options.budget is None else 60 * options.budget)
    found = summary(state)
    for name, value in found.items():
        print(f"{name}: {value}")
    for key, kind in state.failures.items():
        print(f"{key}: {kind}")
    whole = all(state.parts[name].done >= goal for name, goal in goals_of(FULL, None).items())
    if whole or options.record:
        figures.record("second_opinion", state.seconds, whole=whole, **found)
    return 1 if state.failures else 0


def _one(part: str, number: int) -> int:
    found = situation(part, number)
    if not isinstance(found, Difference):
        print(f"{part} {number}, under {EDITIONS[number % 3]}: both agree; {', '.join(found)}")
        return 0
    print(f"{part} {number}, under {EDITIONS[number % 3]}: {found.kind}\n{found.text}")
    if found.case is not None:
        print(json.dumps(found.case, ensure_ascii=False))
    return 1


if __name__ == "__main__":
    sys.exit(main())
