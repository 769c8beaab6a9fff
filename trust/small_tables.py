"""Exhaustive small tables: every sequence of acts, to a depth, at endings of two and three cards a hand.

A configuration is an ending, a declarer, an edition, hands known or unknown, and a sweep with its depth. The sweeps say
which acts are tried:

* `every act`: from the opening every act of every kind, so many times, whether a question is open or not.
* `every act anywhere`: every regular line of play to the last card; at every point of it every act of every kind; then
  the Director, called by either side or not.
* `any cards`: from the opening any card of any hand, or the Director called by either side, so many times.
* `cards out of place`: every regular line to the last card with so many cards out of place anywhere in it; the Director
  called by either side at any point after that, or not; and regular play to the last card.

The depth counts acts. Answers do not count, nor, where regular lines are followed, do regular plays and that call of
the Director. Every question is answered in every way until none is open. After each event the invariants are checked.
Tables with one future (see `trust.table_key`) are explored once; no other symmetry is used, and no two seats are taken
for equal. With hands unknown the table is told only which cards are gone: the players hold the cards of the ending all
the same, and act with those.
"""

from __future__ import annotations

import argparse
import gc
import hashlib
import json
import math
import multiprocessing
import os
import sys
import time
from collections import Counter
from collections.abc import Sequence
from contextlib import nullcontext
from dataclasses import replace
from pathlib import Path
from typing import Any

from tests import boards

from bridgelaws.values.seats import SEATS
from trust import ending_search, endings, figures, table_key
from trust.ending_search import EVERY_ACT, SWEEPS, Config, Result, Search, Sweep
from trust.endings import ENDINGS, LAWS, Ending
from trust.progress import Progress
from trust.workers import leave_signals_to_the_run

RUN = Path(__file__).parent / "run"
DONE = RUN / "small_tables.json"
FAILURES = RUN / "failures"


def plan() -> list[Config]:
    """Every configuration of a complete run, the long ones first.

    What is short is tried with every declarer; what is long with one or two, other ones at each ending, so that each
    sweep still sees declarer in every position to the lead.
    """
    found = []
    for n, ending in enumerate(ENDINGS):
        for turn, declarer in enumerate((*SEATS[n % 4 :], *SEATS[: n % 4])):
            for known in (True, False):
                for sweep in SWEEPS:
                    depth = _depth(sweep, ending, turn, known)
                    found += [Config(sweep, depth, ending, declarer, laws, known) for laws in LAWS if depth]
    return sorted(found, key=lambda config: (config.known, -config.depth if config.sweep is EVERY_ACT else 0))


def _depth(sweep: Sweep, ending: Ending, turn: int, known: bool) -> int:
    """How many acts; none where the sweep is left out. `turn` numbers the declarers of the ending."""
    two_cards = ending.trick == 12
    match sweep.name:
        case "every act" if two_cards and turn == 0 and (known or ending.current):
            return 2
        case "every act":
            return 1
        case "every act anywhere":
            return 1 if two_cards and (known or turn == 0) else 0
        case "any cards":
            return 4 if two_cards and turn == 0 else 3
        case _:
            return 1 if two_cards and (known or turn < 2) else 0


# The command


def search(work: tuple[Config, float]) -> tuple[Config, Result]:
    """One configuration. What a search makes is free of cycles, so that nothing need be collected during it."""
    config, deadline = work
    gc.disable()
    result = Search(config, deadline).run()
    gc.enable()
    gc.collect()
    return config, result


def fingerprint() -> str:
    """The program that is tried and the acts that try it; results of another program are not resumed."""
    ours = [Path(__file__), *(Path(str(module.__file__)) for module in (boards, ending_search, endings, table_key))]
    return figures.code(*ours)


def _resume(program: str) -> dict[str, dict[str, Any]]:
    """What an earlier run of the same program finished."""
    try:
        kept = json.loads(DONE.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return dict(kept["done"]) if kept.get("program") == program else {}


def _keep(program: str, done: dict[str, dict[str, Any]]) -> None:
    RUN.mkdir(exist_ok=True)
    draft = DONE.with_suffix(".draft")
    draft.write_text(json.dumps({"program": program, "done": done}, indent=1) + "\n", encoding="utf-8")
    draft.replace(DONE)


def _write(failures: dict[str, dict[str, Any]]) -> None:
    FAILURES.mkdir(parents=True, exist_ok=True)
    for kind, document in failures.items():
        name = hashlib.sha256(kind.encode()).hexdigest()[:10]
        path = FAILURES / f"small-tables-{name}.json"
        path.write_text(json.dumps(document, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
        print(f"{kind}\n  {document['story']}\n  {path}", file=sys.stderr)


def _totals(done: dict[str, dict[str, Any]]) -> dict[str, Any]:
    """The figures of the configurations, together and by sweep."""
    kinds: Counter[str] = Counter()
    sweeps: dict[str, Counter[str]] = {}
    for id, entry in done.items():
        kinds.update(entry["kinds"])
        counts = sweeps.setdefault(id.partition("/")[0], Counter())
        counts.update(configurations=1, **{name: entry[name] for name in ("states", "transitions", "replayed")})
    whole = sum(sweeps.values(), Counter[str]())
    return {
        **whole,
        "sweeps": {name: dict(sweeps[name]) for name in sorted(sweeps)},
        "events": dict(sorted(kinds.items())),
        "by_configuration": {id: {n: done[id][n] for n in ("states", "transitions")} for id in sorted(done)},
    }


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the searches; 1 if anything was violated."""
    parser = argparse.ArgumentParser(prog="python -m trust.small_tables", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--budget", type=float, metavar="MINUTES", help="stop after so many minutes, to go on later")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes (default: every core)")
    parser.add_argument("--only", default="", help="configurations whose name holds this text")
    parser.add_argument("--depth", type=int, help="another number of acts")
    parser.add_argument("--list", action="store_true", help="name the configurations and stop")
    parser.add_argument("--fresh", action="store_true", help="do not resume an earlier run")
    figures.add_option(parser)
    options = parser.parse_args(arguments)
    whole = plan()
    if options.depth is not None:
        whole = list(dict.fromkeys(replace(config, depth=options.depth) for config in whole))
    wanted = [config for config in whole if options.only in config.id]
    if not wanted:
        parser.error(f"no configuration holds {options.only!r}; --list names them")
    if options.list:
        print(*(config.id for config in wanted), sep="\n")
        return 0
    program = fingerprint()
    done = {} if options.fresh else _resume(program)
    left = [config for config in wanted if config.id not in done]
    until = math.inf if options.budget is None else time.monotonic() + 60 * options.budget
    failures = _run(left, options.jobs, until, program, done)
    _write(failures)
    ours = {config.id: done[config.id] for config in wanted if config.id in done}
    totals = _totals(ours)
    for name, counts in totals["sweeps"].items():
        print(
            f"{name}: {counts['configurations']} configurations, {counts['states']:,} states,"
            f" {counts['transitions']:,} transitions, {counts['replayed']:,} logs played again"
        )
    complete = len(ours) == len(wanted)
    print(
        f"{totals.get('states', 0):,} states, {totals.get('transitions', 0):,} transitions,"
        f" {len(failures)} failures{'' if complete else '; not complete'}"
    )
    full = complete and len(wanted) == len(whole) and options.depth is None and not failures
    if full or options.record:
        # A run may have been resumed, so its time is that of the searches, shared among the processes.
        seconds = sum(entry["seconds"] for entry in ours.values()) / options.jobs
        figures.record("small_tables", seconds, whole=full, failures=len(failures), **totals)
    return 1 if failures else 0


def _run(
    configs: list[Config], jobs: int, deadline: float, program: str, done: dict[str, dict[str, Any]]
) -> dict[str, dict[str, Any]]:
    """Search the configurations; those that are finished and in order are kept in `done` and on disk."""
    progress = Progress("small tables", len(configs) + len(done), len(done))
    failures: dict[str, dict[str, Any]] = {}
    transitions = 0
    work = [(config, deadline) for config in configs]
    with multiprocessing.Pool(jobs, leave_signals_to_the_run) if jobs > 1 else nullcontext() as pool:
        for config, result in pool.imap_unordered(search, work) if pool is not None else map(search, work):
            transitions += result.transitions
            failures.update(result.failures)
            if result.complete and not result.failures:
                done[config.id] = {
                    "states": result.states,
                    "transitions": result.transitions,
                    "replayed": result.replayed,
                    "seconds": round(result.seconds, 1),
                    "kinds": dict(result.kinds),
                }
                _keep(program, done)
            progress.advance(int(result.complete), f"{transitions:,} transitions, {len(failures)} failures")
    progress.finish(f"{transitions:,} transitions, {len(failures)} failures")
    return failures


if __name__ == "__main__":
    sys.exit(main())
