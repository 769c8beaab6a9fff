"""`damage` on 200 real boards beside the bare batch call of the solver: `python bench/evidence.py`.

Both take turns in one process, and the best turn of each counts. The bare call is given the solver's own structures,
filled beforehand: what is measured is what our checks, the replay under the laws and the result objects add to it.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable
from ctypes import byref
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "src"), str(ROOT / "tests" / "evidence")]

from real import boards  # noqa: E402

from bridgelaws.evidence import dds, structures  # noqa: E402
from bridgelaws.evidence.damage import damages  # noqa: E402
from bridgelaws.evidence.library import loaded  # noqa: E402

BOARDS, TURNS, LIMIT = 200, 3, 1.15


def raw(count: int) -> Callable[[], object]:
    """AnalyseAllPlaysBin on the same boards, ready to be called."""
    given, plays, solved = structures.CBoards(), structures.CTraces(), structures.CPlays()
    some = boards()[:count]
    given.count = plays.count = len(some)
    for n, board in enumerate(some):
        dds._fill(given.deals[n], board.position)
        given.target[n], given.solutions[n], given.mode[n] = -1, 1, 1
        dds._fill_trace(plays.plays[n], board.trace)
    library = loaded().library
    return lambda: library.AnalyseAllPlaysBin(byref(given), byref(plays), byref(solved), 1)


def ours(count: int) -> Callable[[], object]:
    """The whole evidence on the boards as they were played."""
    plays = [board.play() for board in boards()[:count]]
    return lambda: damages(plays)


def measure(count: int = BOARDS, turns: int = TURNS) -> dict[str, float]:
    """Seconds of the best turn of each, on the clock and of the processor, and their ratios."""
    contenders = {"raw": raw(count), "ours": ours(count)}
    best = {(name, kind): float("inf") for name in contenders for kind in ("clock", "processor")}
    for _ in range(turns):
        for name, call in contenders.items():
            clock, processor = time.perf_counter(), time.process_time()
            call()
            best[name, "clock"] = min(best[name, "clock"], time.perf_counter() - clock)
            best[name, "processor"] = min(best[name, "processor"], time.process_time() - processor)
    found = {f"{name} {kind}": seconds for (name, kind), seconds in best.items()}
    found |= {f"ratio {kind}": best["ours", kind] / best["raw", kind] for kind in ("clock", "processor")}
    return found


def report(count: int = BOARDS, turns: int = TURNS) -> float:
    """Measure, print a line for each contender and the ratio, and return the ratio on the clock."""
    found = measure(count, turns)
    print(f"Double dummy card by card, {count} real boards, best of {turns} turns")
    print(f"  the solver's batch call    {found['raw clock']:7.2f} s   processor {found['raw processor']:7.2f} s")
    print(f"  damage on the same boards  {found['ours clock']:7.2f} s   processor {found['ours processor']:7.2f} s")
    print(f"  ratio {found['ratio clock']:.3f} (processor {found['ratio processor']:.3f}), at most {LIMIT}")
    return found["ratio clock"]


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--boards", type=int, default=BOARDS)
    parser.add_argument("--turns", type=int, default=TURNS)
    options = parser.parse_args()
    report(options.boards, options.turns)
