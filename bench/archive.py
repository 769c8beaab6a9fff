"""Whether the audit keeps its pace as an archive grows: `python bench/archive.py [--million] [--jobs N]`.

Archives of LIN files are generated: random deals, each played to the end or to a claim, with remarks, and one board in
fifty irregular. Each size is audited in a process of its own, once as it is and once looking for duplicates. What
counts is boards for each second of processor time, beside those of the smallest archive, and the memory at its peak.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import resource
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

HERE = Path(__file__).resolve().parent
SOURCE = HERE.parent / "src"
SIZES = (1_000, 5_000, 25_000)
MILLION = (*SIZES, 100_000, 1_000_000)
_POOL = 2_000
_IN_A_FILE = 50
# An archive that is audited three times.
_SHORT = 30_000
# Not slower than this share of the smallest archive.
FLAT = 0.85
_TALK = (
    "kib: well played",
    "kib: will he find the queen?",
    "vugraphx: long think",
    "kib: a claim soon",
    "kib: good lead",
)
_TELLING = ("vugraphx: director called", "vugraphx: revoke by East", "kib: lead out of turn?")


def _boards(chance: random.Random) -> list[tuple[list[list[int]], list[int]]]:
    """Deals with a whole regular play each: the hands as lists of cards, and the cards in order."""
    from bridgelaws.kernel import Position

    made = []
    for _ in range(_POOL):
        pack = list(range(52))
        chance.shuffle(pack)
        hands = [sorted(pack[13 * n : 13 * n + 13]) for n in range(4)]
        position = Position([sum(1 << card for card in hand) for hand in hands], -1, 3)
        for _ in range(52):
            hand = position.hands[position.turn]
            choice = hand & position.led or hand
            cards = [card for card in range(52) if choice >> card & 1]
            position.play(position.turn, chance.choice(cards))
        made.append((hands, list(position.cards)))
    return made


def _text(board: tuple[list[list[int]], list[int]], number: int, suits: str, chance: random.Random) -> str:
    """A board as LIN: 3NT by South, West leads; `suits` says which suit stands for which."""
    hands, cards = board

    def name(card: int) -> str:
        return suits[card // 13] + "23456789TJQKA"[card % 13]

    def held(hand: list[int]) -> str:
        return "".join(s + "".join(name(c)[1] for c in reversed(hand) if suits[c // 13] == s) for s in "SHDC")

    played = cards if chance.random() < 0.2 else cards[: chance.randrange(16, 52)]
    if chance.random() < 0.02:
        played = [*played]
        first, second = sorted(chance.sample(range(len(played)), 2))
        played[first], played[second] = played[second], played[first]
    said = [chance.choice(_TALK) for _ in range(chance.randrange(4))]
    said += [chance.choice(_TELLING)] if chance.random() < 0.01 else []
    return "".join(
        (
            f"qx|{'oc'[number % 2]}{number // 2 + 1}|md|1{','.join(held(hands[seat]) for seat in (2, 3, 0, 1))}|sv|o|",
            "mb|3N|mb|p|mb|p|mb|p|pg||\n",
            "".join(f"pc|{name(card)}|{'pg||' if n % 4 == 3 else ''}" for n, card in enumerate(played)),
            "".join(f"nt|{text}|" for text in said),
            "pg||\n",
        )
    )


def _files(size: int) -> Iterator[str]:
    """The files of an archive; the pool is gone through with the suits exchanged, so that few boards are the same."""
    chance = random.Random(size)
    pool = _boards(chance)
    orders = [a + b + c + d for a in "CDHS" for b in "CDHS" for c in "CDHS" for d in "CDHS" if len({a, b, c, d}) == 4]
    done = 0
    while done < size:
        count = min(_IN_A_FILE, size - done)
        event = f"vg|{1990 + done // _IN_A_FILE % 30} Generated Teams {done // 5_000},Round {done % 7},I,1,,A,0,B,0|\n"
        boards = (
            _text(pool[(done + n) % _POOL], n, orders[(done + n) // _POOL % len(orders)], chance) for n in range(count)
        )
        yield event + "".join(boards)
        done += count


def generate(folder: Path, size: int) -> None:
    """Write an archive of so many boards."""
    for n, text in enumerate(_files(size)):
        below = folder / f"{n // 1000:03}"
        below.mkdir(exist_ok=True)
        (below / f"{n:06}.lin").write_text(text)


def one(folder: str, jobs: int, duplicates: bool) -> None:
    """Audit an archive, and say what that took."""
    from bridgelaws.audit.run import audit

    # What is imported and made once is paid for before the clock runs.
    audit([str(next(Path(folder).rglob("*.lin")))], jobs=1, duplicates=duplicates)
    before = _used()
    report = audit([folder], jobs=jobs, keep=False, duplicates=duplicates)
    cpu = _used() - before
    peak = max(resource.getrusage(who).ru_maxrss for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)) / 1024
    print(json.dumps({"boards": report.total, "cpu": cpu, "peak": peak}))


def _used() -> float:
    """Processor time so far, of this process and those that it has ended."""
    usages = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    return sum(usage.ru_utime + usage.ru_stime for usage in usages)


def main() -> None:
    """Generate, audit, and compare."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--million", action="store_true", help="up to 1,000,000 boards: an hour, and 1 GB of disk")
    parser.add_argument("--sizes", type=_sizes, help="such as 1000,100000")
    parser.add_argument("--plain", action="store_true", help="without the runs that look for duplicates")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--one", help=argparse.SUPPRESS)
    parser.add_argument("--duplicates", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args()
    sys.path.insert(0, str(SOURCE))
    if options.one:
        one(options.one, options.jobs, options.duplicates)
        return
    print(f"{'boards':>10}  {'a second a core':>16}  {'beside the first':>16}  {'peak MB':>8}  {'with duplicates':>16}")
    first = slowest = 0.0
    for size in options.sizes or (MILLION if options.million else SIZES):
        with tempfile.TemporaryDirectory() as folder:
            generate(Path(folder), size)
            plain = _best(folder, options.jobs, False, size)
            twice = plain if options.plain else _best(folder, options.jobs, True, size)
        assert plain["boards"] == twice["boards"] == size
        pace = size / plain["cpu"]
        first = first or pace
        slowest = min(slowest or 1.0, pace / first)
        dup = "" if options.plain else f"{size / twice['cpu']:,.0f}"
        print(f"{size:>10,}  {pace:>16,.0f}  {pace / first:>16.2f}  {plain['peak']:>8.0f}  {dup:>16}", flush=True)
    print(f"slowest beside the first: {slowest:.2f} (at least {FLAT} is flat)")


def _sizes(text: str) -> tuple[int, ...]:
    return tuple(int(size) for size in text.split(","))


def _best(folder: str, jobs: int, duplicates: bool, size: int) -> dict[str, float]:
    """The best of some runs: of a long one a slow moment of the machine is only a part."""
    runs = [_run(folder, jobs, duplicates) for _ in range(3 if size <= _SHORT else 1)]
    return min(runs, key=lambda run: run["cpu"])


def _run(folder: str, jobs: int, duplicates: bool) -> dict[str, float]:
    words = [sys.executable, __file__, "--one", folder, "--jobs", str(jobs), *(["--duplicates"] if duplicates else [])]
    done = subprocess.run(
        words, capture_output=True, text=True, check=True, env={**os.environ, "PYTHONPATH": str(SOURCE)}
    )
    found: dict[str, float] = json.loads(done.stdout)
    return found


if __name__ == "__main__":
    main()
