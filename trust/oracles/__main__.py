"""The four properties over many random stories: `python -m trust.oracles [known order words seats]`.

Stories are numbered within their manner, and `words/held/17` is one that can be told again with `--story`. Failures are
grouped by their signatures; the first of each family is made as short as it gets and kept beside the run.
"""

from __future__ import annotations

import argparse
import gc
import hashlib
import itertools
import json
import multiprocessing
import os
import sys
from collections import Counter, deque
from collections.abc import Generator
from contextlib import closing, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from trust import figures, random_play
from trust.oracles import telling
from trust.oracles.properties import PROPERTIES, checked, keep, random_of, renew
from trust.progress import Progress
from trust.workers import interruptible, leave_signals_to_the_run

FULL = 1_000_000
RUN = Path(__file__).parents[1] / "run"
CHUNK = 20


@dataclass
class State:
    """How far the run of a property has come, kept in a file so that it can go on another day."""

    path: Path
    chunk: int = 0
    seconds: float = 0.0
    acts: int = 0
    stories: int = 0
    questions: int = 0
    failures: dict[str, str] = field(default_factory=dict)
    code: str = ""

    @classmethod
    def load(cls, path: Path) -> State:
        """The state on file, or a new one."""
        return cls(path, **json.loads(path.read_text(encoding="utf-8"))) if path.exists() else cls(path)

    def save(self) -> None:
        """Write the state; the file is replaced whole."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        parts = {name: value for name, value in vars(self).items() if name != "path"}
        draft = self.path.with_suffix(".draft")
        draft.write_text(json.dumps(parts, indent=1) + "\n", encoding="utf-8")
        draft.replace(self.path)

    def begin(self, code: str) -> bool:
        """Count anew if the code is another than before, with stories that have not been told; whether it is."""
        another = self.code not in ("", code)
        if another:
            print(figures.ANOTHER_CODE, file=sys.stderr)
            self.seconds, self.acts, self.stories, self.questions = 0.0, 0, 0, 0
        self.code = code
        return another

    def add(self, tally: Tally) -> None:
        """Count what a chunk has found."""
        self.chunk += 1
        self.acts, self.stories = self.acts + tally.acts, self.stories + tally.stories
        self.questions += tally.questions
        self.failures |= tally.failures


@dataclass
class Tally:
    """What a chunk has found."""

    acts: int = 0
    stories: int = 0
    questions: int = 0
    failures: dict[str, str] = field(default_factory=dict)


def one_chunk(name: str, chunk: int, size: int) -> Tally:
    """Tell a chunk of stories, so many in each manner."""
    tally = Tally()
    gc.disable()  # tables hold no cycles, and there are many of them
    for manner in PROPERTIES[name].MANNERS:
        for seed in range(chunk * size, (chunk + 1) * size):
            found = checked(name, manner, seed)
            tally.acts, tally.stories = tally.acts + found.acts, tally.stories + 1
            tally.questions += found.questions
            if found.difference is not None:
                tally.failures[f"{manner}/{seed}"] = found.difference.signature
    gc.enable()
    gc.collect()
    return tally


def _chunks(name: str, jobs: int, first: int) -> Generator[Tally, None, None]:
    """The results of chunk after chunk, in order, so that the number of the next one says what has been done."""
    if jobs == 1:
        yield from (one_chunk(name, n, CHUNK) for n in itertools.count(first))
    with multiprocessing.Pool(jobs, leave_signals_to_the_run) as pool:
        ahead = deque(pool.apply_async(one_chunk, (name, n, CHUNK)) for n in range(first, first + 2 * jobs))
        for n in itertools.count(first + 2 * jobs):
            yield ahead.popleft().get()
            ahead.append(pool.apply_async(one_chunk, (name, n, CHUNK)))


def run(name: str, state: State, acts: int, jobs: int, budget: float | None = None) -> None:
    """Tell stories until so many acts have been made, or the budget of seconds is spent, or someone interrupts."""
    if state.begin(_code()):
        _tell_again(name, state)
    progress = Progress(name, acts, state.acts)
    before, saved = state.seconds, 0.0
    with closing(_chunks(name, jobs, state.chunk)) as chunks, suppress(KeyboardInterrupt):
        while state.acts < acts and (budget is None or progress.seconds < budget):
            tally = next(chunks)
            state.add(tally)
            state.seconds = before + progress.seconds
            progress.advance(tally.acts, f"{len(state.failures)} failures" if state.failures else "")
            if progress.seconds - saved > 10:
                saved = progress.seconds
                state.save()
    state.save()
    progress.finish()


def _tell_again(name: str, state: State) -> None:
    """Tell the stories that failed before the code changed again: what holds now is struck off."""
    for story in list(state.failures):
        manner, _, seed = story.rpartition("/")
        difference = checked(name, manner, int(seed)).difference
        if difference is None:
            del state.failures[story]
        else:
            state.failures[story] = difference.signature


def _code() -> str:
    """A number for the code under trial, and for that which tries it."""
    own = b"".join(file.read_bytes() for file in sorted(Path(__file__).parent.glob("*.py")))
    return hashlib.sha256(random_play._code().encode() + own).hexdigest()[:12]


def groups(failures: dict[str, str]) -> dict[str, list[str]]:
    """The failing stories by their family, the largest first."""
    found: dict[str, list[str]] = {}
    for story, signature in failures.items():
        found.setdefault(telling.family(signature), []).append(story)
    return dict(sorted(found.items(), key=lambda item: -len(item[1])))


def shortest(name: str, story: str) -> str:
    """A failing story made short, to be read."""
    manner, _, seed = story.rpartition("/")
    told = PROPERTIES[name].story(random_of(manner, int(seed)), manner)
    found = telling.difference_of(told, PROPERTIES[name].check)
    if found is None:
        return f"{name}/{story} holds"
    short = telling.smallest(told, PROPERTIES[name].check, telling.family(found.signature))
    least = telling.difference_of(short, PROPERTIES[name].check) or found
    return f"{name}/{story}\n{telling.text(short, least)}\n"


def _finish(name: str, state: State, most: int) -> None:
    families = groups(state.failures)
    print(f"{name}: {state.acts:,} acts, {state.stories:,} stories, {state.questions:,} questions;", end=" ")
    print(f"{len(state.failures)} fail, in {len(families)} families")
    for kind, stories in list(families.items())[:most]:
        print(f"{len(stories):6} {kind} ({', '.join(stories[:3])})")
        path = RUN / "oracles" / f"{name}-{'-'.join(kind.split()[:6]).replace('/', '-').replace(',', '')}.txt"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(shortest(name, stories[0]), encoding="utf-8")


def main(argv: list[str] | None = None) -> int:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m trust.oracles", description="Four properties of every story.")
    parser.add_argument("properties", nargs="*", metavar="PROPERTY", help=f"of {', '.join(PROPERTIES)} (default: all)")
    parser.add_argument("--acts", type=int, default=FULL, help="how many acts each (default: %(default)s)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes (default: one a core)")
    parser.add_argument("--fresh", action="store_true", help="begin anew, whatever was done before")
    parser.add_argument("--budget", type=float, metavar="MINUTES", help="stop each after so many minutes")
    parser.add_argument("--shrink", type=int, default=12, help="how many families to make short (default: %(default)s)")
    parser.add_argument("--story", help="tell one story, such as words/held/17, and say what differs")
    parser.add_argument("--renew", action="store_true", help="count the stories on file anew, and write it down")
    parser.add_argument(
        "--keep", type=int, metavar="N", help="make N new stories of each manner for that; seldom wanted"
    )
    figures.add_option(parser)
    options = parser.parse_args(argv)
    if options.keep:
        keep(options.keep)
    if options.keep or options.renew:
        print(json.dumps(renew(), indent=1))
        return 0
    if options.story:
        name, _, story = options.story.partition("/")
        print(shortest(name, story))
        return 0
    unknown = set(options.properties) - set(PROPERTIES)
    if unknown:
        parser.error(f"no such property: {', '.join(sorted(unknown))}")
    states: dict[str, State] = {}
    with interruptible():
        for name in options.properties or PROPERTIES:
            path = RUN / f"oracles-{name}.json"
            if options.fresh:
                path.unlink(missing_ok=True)
            states[name] = State.load(path)
            run(name, states[name], options.acts, options.jobs, options.budget and 60 * options.budget)
            _finish(name, states[name], options.shrink)
    # The properties may be tried one by one: the figures are recorded when the last of them has been.
    every = {name: states.get(name) or State.load(RUN / f"oracles-{name}.json") for name in PROPERTIES}
    whole = all(state.acts >= FULL for state in every.values())
    if whole or options.record:
        _record(every, whole)
    return 1 if any(state.failures for state in states.values()) else 0


def _record(states: dict[str, State], whole: bool) -> None:
    found: dict[str, Any] = {
        name: {
            "acts": state.acts,
            "stories": state.stories,
            "questions": state.questions,
            "failures": len(state.failures),
            "families": dict(Counter(map(telling.family, state.failures.values())).most_common(20)),
        }
        for name, state in states.items()
    }
    figures.record("oracles", sum(state.seconds for state in states.values()), whole=whole, properties=found)


if __name__ == "__main__":
    sys.exit(main())
