"""Mutation testing of the law modules, the auction, the revoke arithmetic and the scoring table.

    python -m trust.mutation --sample 1000 --jobs 2

takes a seeded sample of mutants over all laws, the same each time, and runs the tests that execute the changed
lines, cheapest first, until one fails. A mutant that no test kills is a survivor: kill it with a new test, or list it
in `trust/equivalents.toml` with the reason why it changes nothing. The run works on a copy of the repository, can be
stopped and resumed, and ends with status 1 if less than 95 % are killed or a survivor is not listed.

    python -m trust.mutation --only claims,law70,law71 --sample 200 --tests tests/claims tests/laws/test_law70.py

samples these parts alone, and runs these tests alone: what they let live may be killed by others.
"""

from __future__ import annotations

import argparse
import sys
import time
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from pathlib import Path
from queue import SimpleQueue
from typing import Any

from .. import figures
from ..progress import Progress
from .client import Server
from .lab import Lab, State
from .report import Report, Result
from .sample import Equivalents, is_part_of, sample

ROOT = Path(__file__).parents[2]
LEAST_SAMPLE = 1000
SEED = 2017


def main(argv: list[str] | None = None) -> int:
    """The command."""
    options = _options(argv)
    from .mutants import Mutant

    lab = Lab(ROOT, "trial" if options.against or options.show else "tree", tuple(options.tests))
    lab.take_copy(options.keep)
    parts = options.only.split(",") if options.only else None
    mutants = lab.mutants(lambda module: parts is None or is_part_of(module, parts))
    if options.show:
        found = [m for each in mutants.values() for m in each if m.id.startswith(options.show)]
        for mutant in found:
            print(
                f"{mutant.id} {mutant.module}:{mutant.line} {mutant.function}\n{mutant.diff(lab.source(mutant.module))}"
            )
        return 0 if found else 1
    chosen = sample(mutants, options.sample, options.seed, lambda m: lab.is_sound(m))
    state = State(lab.folder.parent / "mutation.json", lab.digest)
    if options.against:
        return _try(lab, chosen, state, options.against)
    lab.record_lines(options.jobs)
    begun = time.monotonic()
    _run(lab, chosen, state, options)
    state.seconds += time.monotonic() - begun
    state.save()

    equivalents = Equivalents.read(ROOT / "trust" / "equivalents.toml")
    done: list[tuple[Mutant, Result]] = [(m, state.results[m.id]) for m in chosen if state.settled(m, options.quick)]
    report = Report(done, equivalents)
    print(report)
    for test in lab.failing:
        print(f"{test} fails without any mutant and was left out")
    known = {equivalents.key(m) for each in mutants.values() for m in each}
    looked_at = [e for e in equivalents.reasons if parts is None or is_part_of(e[0], parts)]
    stale = [entry for entry in looked_at if entry not in known]
    for entry in stale:
        print("listed as equivalent, but there is no such mutant: " + " | ".join(map(str, entry)))
    to_go = len(chosen) - len(done)
    of_all = not options.only and not options.tests and not options.quick
    whole = of_all and not to_go and len(done) >= LEAST_SAMPLE and not lab.failing
    if whole or (options.record and of_all and done):
        population = sum(map(len, mutants.values()))
        figures.record("mutation", state.seconds, whole=whole, seed=options.seed, population=population,
                       **report.figures())  # fmt: skip
    if to_go:
        print(f"{to_go} mutants to go; run it again to go on")
        return 1
    return 0 if report.good and not stale and not lab.failing else 1


def _options(argv: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m trust.mutation", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--sample", type=int, default=LEAST_SAMPLE, metavar="N", help="how many mutants (1000)")
    parser.add_argument("--seed", type=int, default=SEED, help=f"which sample ({SEED})")
    parser.add_argument("--jobs", type=int, default=2, metavar="N", help="processes at a time (2)")
    parser.add_argument("--only", metavar="PART", help="a sample of these alone: law50,claims,revokes")
    parser.add_argument("--tests", metavar="TESTS", nargs="+", default=[], help="run these tests alone")
    parser.add_argument("--show", metavar="MUTANT", help="show a mutant as a diff, and run nothing")
    parser.add_argument("--budget", type=float, metavar="MINUTES", help="stop after so many minutes; resume later")
    parser.add_argument("--keep", action="store_true", help="go on with the copy of the last run, not with a new one")
    parser.add_argument("--quick", action="store_true", help="leave the slow tests out; what lives is undecided")
    parser.add_argument("--against", metavar="TESTS", nargs="+", help="only try whether these kill the last survivors")
    figures.add_option(parser)
    return parser.parse_args(argv)


def _try(lab: Lab, chosen: list[Any], state: State, tests: list[str]) -> int:
    """Whether some tests, as they stand now, kill what survived the last run."""
    server = Server(lab.tree, *tests)
    alive = 0
    for mutant in chosen:
        if mutant.id in state.last and state.last[mutant.id].outcome in ("survived", "undecided"):
            answer = lab.ask(mutant, server, server.tests, [1.0] * len(server.tests))
            alive += answer["outcome"] == "survived"
            print(f"{mutant.id} {mutant.module}:{mutant.line} {mutant.mutation}: {answer['outcome']} {answer['by']}")
    server.close()
    return int(alive > 0)


def _run(lab: Lab, chosen: list[Any], state: State, options: argparse.Namespace) -> None:
    """Every mutant of the sample that has no result yet, so many at a time."""
    jobs = options.jobs
    todo = [m for m in chosen if not state.settled(m, options.quick)]
    if not todo:
        return
    until = None if options.budget is None else time.monotonic() + 60 * options.budget
    progress = Progress("mutants", len(chosen), len(chosen) - len(todo))
    servers: SimpleQueue[Server] = SimpleQueue()
    started = [Server(lab.tree, *lab.only) for _ in range(jobs)]
    for server in started:
        servers.put(server)

    def judge(mutant: Any) -> Result:
        server = servers.get()
        try:
            return lab.judge(mutant, server, state, options.quick)
        finally:
            servers.put(server)

    try:
        with ThreadPoolExecutor(jobs) as pool:
            running: dict[Future[Result], Any] = {}
            waiting = iter(todo)
            while True:
                while len(running) < jobs and (until is None or time.monotonic() < until):
                    mutant = next(waiting, None)
                    if mutant is None:
                        break
                    running[pool.submit(judge, mutant)] = mutant
                if not running:
                    break
                for future in wait(running, return_when=FIRST_COMPLETED).done:
                    state.enter(running.pop(future), future.result())
                    survived = sum(r.outcome in ("survived", "undecided") for r in state.results.values())
                    progress.advance(note=f"{survived} survived")
    finally:
        state.save()
        for server in started:
            server.close()
        progress.finish()


if __name__ == "__main__":
    sys.exit(main())
