"""What the engine says today, reduced to digests: a change of the code that changes a word of it is seen.

Every golden run and 2,000 random boards are played, and the outcome document after each event goes into the digests of
the case, one for each part of the document: so it is seen whether only words changed, or the table too. The boards are
kept as they were once played (`data/boards.json.xz`): neither a new reading nor another ruling makes other boards.

    python -m trust.digests                         which cases differ from the digests on file, and in what
    python -m trust.digests --accept                take what the engine says now for right
    python -m trust.digests --case board/17         the documents of one case
    python -m trust.digests --case board/17 --against main    how they differ from those of another commit
"""

from __future__ import annotations

import argparse
import difflib
import hashlib
import io
import itertools
import json
import lzma
import multiprocessing
import os
import shutil
import subprocess
import sys
import tempfile
import zipfile
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

from tests import boards

from bridgelaws import BridgeLawsError, Play, dumps, golden, loads, outcome_document
from bridgelaws.board.events import Answered, Event
from bridgelaws.files.codec import decode_event
from bridgelaws.files.nodes import Node
from trust.progress import Progress
from trust.workers import interruptible, leave_signals_to_the_run

DATA = Path(__file__).parent / "data"
BOARDS = DATA / "boards.json.xz"
DIGESTS = DATA / "digests.txt"
HOW_MANY = 2_000

Document = dict[str, Any]
Case = dict[str, str]  # the digest of each part

# The parts of an outcome document. What a document gains later is no difference: it is not among these.
PARTS = {
    "table": (
        "declarer", "dummy", "turn", "to_lead", "turn_settled", "trick_number", "trick", "tricks_won", "penalty_cards",
        "restrictions", "revokes", "result",
    ),
    "plays": ("legal_plays",),
    "question": ("status", "question"),
    "rulings": ("rulings",),
    "rest": (
        "laws", "contract", "contract_text", "turn_laws", "standing", "remember", "unattended", "acts", "information",
        "referrals", "counted", "contradictions",
    ),
}  # fmt: skip


# Cases


def golden_runs() -> dict[str, golden.Run]:
    """Every golden run by its name."""
    return {f"golden/{run.id}": run for document in golden.cases() for run in golden.runs(document)}


def kept_boards() -> dict[str, Document]:
    """The case files of the random boards by their names."""
    with lzma.open(BOARDS, "rt", encoding="utf-8") as file:
        return {f"board/{n}": document for n, document in enumerate(json.load(file))}


def names() -> list[str]:
    """Every case."""
    return [*golden_runs(), *kept_boards()]


def make_boards(how_many: int) -> None:
    """Play random boards and keep their case files."""
    made = [_random_board(seed) for seed in range(how_many)]
    DATA.mkdir(exist_ok=True)
    with lzma.open(BOARDS, "wt", encoding="utf-8", preset=9) as file:
        json.dump(made, file, ensure_ascii=False, separators=(",", ":"))


def _random_board(seed: int) -> Document:
    rng = Random(f"digests {seed}")
    play = boards.start(boards.opening(rng))
    manners, vigilance = rng.choices(sorted(boards.MANNERS), k=2), rng.choice([0.05, 0.3, 0.7])
    length = rng.randint(15, 45)
    for n in range(2 * length):
        if len(play.log) >= length:
            break
        _add(play, boards.next_event(rng, play.table, manners[n > length // 2], vigilance))
    document: Document = json.loads(dumps(play))
    return document


def _add(play: Play, event: Event) -> bool:
    """Whether the event could happen; if not, nothing has."""
    try:
        play.add(event)
    except BridgeLawsError:
        return False
    return True


def documents(name: str) -> Iterator[Document]:
    """The outcome documents of a case, one after each event; an event that is no longer possible says so."""
    if name.startswith("golden/"):
        run = golden_runs()[name]
        yield from played(golden.start(run), [event for step in run.steps for event in step.get("events", ())])
    else:
        document = kept_boards()[name]
        yield from played(loads(json.dumps({**document, "events": []})), document["events"])


def played(play: Play, events: Iterable[Document]) -> Iterator[Document]:
    """The outcome documents of events: an act or an answer that the table does not admit is passed over."""
    yield outcome_document(play.now)
    for encoded in events:
        event = decode_event(Node(encoded))
        asked = play.question
        if isinstance(event, Answered) and (asked is None or asked.id != event.question):
            yield {"status": f"not asked: {event.question}"}
        elif _add(play, event):
            yield outcome_document(play.now)
        else:
            yield {"status": f"not possible: {encoded}"}


# Digests


def digest(found: Iterable[Document]) -> Case:
    """The digest of each part of the documents of a case."""
    sums = {part: hashlib.sha256() for part in PARTS}
    for document in found:
        for part, keys in PARTS.items():
            text = json.dumps([document.get(key) for key in keys], ensure_ascii=False, sort_keys=True)
            sums[part].update(text.encode())
    return {part: each.hexdigest()[:8] for part, each in sums.items()}


def _digest_of(name: str, cases: dict[str, Any]) -> tuple[str, Case]:
    case = cases[name]
    if isinstance(case, golden.Run):
        events = [event for step in case.steps for event in step.get("events", ())]
        return name, digest(played(golden.start(case), events))
    return name, digest(played(loads(json.dumps({**case, "events": []})), case["events"]))


def _several(wanted: list[str]) -> list[tuple[str, Case]]:
    """The digests of some cases, for a worker."""
    cases = {**golden_runs(), **kept_boards()}
    return [_digest_of(name, cases) for name in wanted]


def compute(wanted: list[str], jobs: int = 1) -> dict[str, Case]:
    """The digests of some cases as the engine is now."""
    if jobs == 1:
        return dict(_several(wanted))
    found: dict[str, Case] = {}
    progress = Progress("digests", len(wanted))
    portions = [wanted[n::40] for n in range(40)]
    with multiprocessing.Pool(jobs, leave_signals_to_the_run) as pool:
        for some in pool.imap_unordered(_several, portions):
            found.update(some)
            progress.advance(len(some))
    progress.finish()
    return {name: found[name] for name in wanted}


def read() -> dict[str, Case]:
    """The digests on file."""
    found = {}
    for line in DIGESTS.read_text(encoding="utf-8").splitlines():
        name, *sums = line.rsplit(" ", len(PARTS))
        found[name] = dict(zip(PARTS, sums, strict=True))
    return found


def write(found: dict[str, Case]) -> None:
    """Put digests on file, a line a case."""
    DIGESTS.write_text("".join(f"{name} {' '.join(sums.values())}\n" for name, sums in found.items()), "utf-8")


def differences(before: dict[str, Case], now: dict[str, Case]) -> dict[str, list[str]]:
    """The cases that are not as they were, each with the parts that differ."""
    found = {}
    for name in dict.fromkeys((*before, *now)):
        if name not in now or name not in before:
            found[name] = ["gone" if name not in now else "new"]
        elif parts := [part for part in PARTS if before[name][part] != now[name][part]]:
            found[name] = parts
    return found


# One case, and the same case at another commit


def shown(name: str) -> str:
    """The documents of a case as text."""
    return "\n".join(json.dumps(d, indent=1, ensure_ascii=False) for d in documents(name))


def shown_at(name: str, commit: str) -> str:
    """The documents of a case of now as the engine of another commit gives them, with the tools of that commit."""
    root = Path(__file__).parents[1]
    # A zip file is unpacked safely by every Python; tar files only since the later ones of 3.11.
    packed = ["git", "archive", "--format=zip", commit, "src", "trust", "tests"]
    archive = subprocess.run(packed, cwd=root, capture_output=True, check=True).stdout
    with tempfile.TemporaryDirectory() as folder:
        with zipfile.ZipFile(io.BytesIO(archive)) as source:
            source.extractall(folder)
        shutil.copy(BOARDS, Path(folder, "trust", "data"))
        path = os.pathsep.join([f"{folder}/src", folder])
        there = partial(
            subprocess.run,
            cwd=folder,
            env={**os.environ, "PYTHONPATH": path},
            capture_output=True,
            text=True,
            check=True,
        )
        compiling = Path("src", "bridgelaws", "words", "compiling.py")
        if Path(folder, compiling).exists():  # the catalogues are not kept compiled
            there([sys.executable, str(compiling)])
        return there([sys.executable, "-m", "trust.digests", "--case", name]).stdout


def main(argv: list[str] | None = None) -> int:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m trust.digests", description="What the engine says, as digests.")
    parser.add_argument("--accept", action="store_true", help="put the digests of now on file")
    parser.add_argument("--only", default="", help="only the cases whose names begin so")
    parser.add_argument("--every", type=int, default=1, help="only one case in so many")
    parser.add_argument("--case", help="show the documents of one case")
    parser.add_argument("--against", metavar="COMMIT", help="with --case: what differs from another commit")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes (default: one a core)")
    parser.add_argument("--make-boards", action="store_true", help="make new random boards; seldom wanted")
    options = parser.parse_args(argv)
    if options.make_boards:
        make_boards(HOW_MANY)
    if options.case:
        return _one_case(options.case, options.against, print)
    wanted = [name for name in names() if name.startswith(options.only)][:: options.every]
    with interruptible():
        now = compute(wanted, options.jobs)
    whole = not options.only and options.every == 1
    before = read() if DIGESTS.exists() else {}
    found = differences(before if whole else {name: before[name] for name in wanted if name in before}, now)
    for name, parts in found.items():
        print(f"{name}: {', '.join(parts)}")
    counted = Counter(", ".join(parts) for parts in found.values())
    print(f"{len(found)} of {len(wanted)} cases differ" + "".join(f"\n{n:6} {p}" for p, n in counted.most_common()))
    if options.accept:
        write(now if whole else {**before, **now})
        return 0
    return 1 if found else 0


def _one_case(name: str, against: str | None, say: Callable[[str], None]) -> int:
    now = shown(name)
    if against is None:
        say(now)
        return 0
    lines = difflib.unified_diff(shown_at(name, against).splitlines(), now.splitlines(), against, "now", "", "", 4)
    some = list(itertools.islice(lines, 2_000))
    say("\n".join(some))
    return 1 if some else 0


if __name__ == "__main__":
    sys.exit(main())
