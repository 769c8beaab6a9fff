"""Boards per second a core of the audit, beside other packages that only read: `python bench/audit.py [ARCHIVE]`.

The audit reads, replays and classifies every board; bridgebots and endplay read it, and no more. For PBN, for which the
same boards are written in columns, there is a bare scan as well: one regular expression for the tags, and a replay that
only asks whether each card follows suit and who wins. Each runs in a
process of its own, on the same files unpacked to a folder, and they take turns; of each file the best turn counts, in
processor time, so that a slow moment of the machine is nobody's. The other packages are installed in
`bench/.env/audit`.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import logging
import os
import platform
import subprocess
import sys
import tarfile
import tempfile
import time
from collections.abc import Callable, Iterable
from pathlib import Path

HERE = Path(__file__).resolve().parent
SOURCE = HERE.parent / "src"
ENV = HERE / ".env" / "audit"
PYTHON = ENV / "bin" / "python"
PACKAGES = ("bridgebots==0.0.12", "endplay==0.5.12")
SAMPLE = HERE.parent / "tests" / "data" / "vugraph-sample.tar.xz"
AIM = 3.3
AIM_PBN = 3.0
AIM_BARE = 1.0
TITLES = {
    "bridgelaws": ("bridgelaws", "read, replayed, classified"),
    "bridgebots": ("bridgebots", "read"),
    "endplay": ("endplay, board by board", "read; given each board as a line"),
    "bridgelaws-pbn": ("bridgelaws, PBN", "read, replayed, classified"),
    "bridgebots-pbn": ("bridgebots, PBN", "read"),
    "bare-pbn": ("a bare scan, PBN", "tags, cards, who wins; nothing is told"),
}


# What each does with a file: the number of boards that it got out of it.


def _bridgelaws() -> Callable[[Path], int]:
    from bridgelaws.audit.members import Job, audit_job

    def work(path: Path) -> int:
        found = audit_job(Job(path.name, "lin", path.name, path=str(path)))
        if found.error:
            raise ValueError(found.error)
        return found.boards.total()

    return work


def _bridgebots() -> Callable[[Path], int]:
    from bridgebots import parse_multi_lin  # type: ignore[import-not-found]

    logging.disable(logging.CRITICAL)

    def work(path: Path) -> int:
        return sum(len(record.board_records) for record in parse_multi_lin(path))

    return work


def _endplay() -> Callable[[Path], int]:
    from endplay.parsers.lin import LINDecoder

    decoder = LINDecoder()

    def work(path: Path) -> int:
        read = 0
        for board in path.read_text(encoding="latin-1").replace("\n", "").replace("\r", "").split("qx|")[1:]:
            with contextlib.suppress(Exception):
                decoder.parse_line("qx|" + board)
                read += 1
        return read

    return work


def _bridgelaws_pbn() -> Callable[[Path], int]:
    from bridgelaws.audit.members import Job, audit_job

    def work(path: Path) -> int:
        found = audit_job(Job(path.name, "pbn", path.name, path=str(path)))
        if found.error:
            raise ValueError(found.error)
        return found.boards.total()

    return work


def _bridgebots_pbn() -> Callable[[Path], int]:
    from bridgebots import parse_pbn

    logging.disable(logging.CRITICAL)

    def work(path: Path) -> int:
        return sum(len(record.board_records) for record in parse_pbn(path))

    return work


def _bare_pbn() -> Callable[[Path], int]:
    from bare import scan

    def work(path: Path) -> int:
        return scan(path.read_text(encoding="utf-8"))

    return work


LIN = {"bridgelaws": _bridgelaws, "bridgebots": _bridgebots, "endplay": _endplay}
PBN = {"bridgelaws-pbn": _bridgelaws_pbn, "bridgebots-pbn": _bridgebots_pbn, "bare-pbn": _bare_pbn}
WORK = {**LIN, **PBN}


def written(folder: Path, into: Path) -> None:
    """The boards of LIN files as PBN, with the cards in columns."""
    from dataclasses import replace

    from bridgelaws.archives import read_lin, write_pbn
    from bridgelaws.values.seats import SEATS

    for path in sorted(folder.iterdir()):
        records = []
        for record in read_lin(path.read_bytes(), path.name):
            hands = record.deal.hands if record.deal else ()
            own = {card: seat for seat, hand in zip(SEATS, hands, strict=False) for card in hand or ()}
            plays = tuple(replace(one, seat=own.get(one.card)) if one.card else one for one in record.plays)
            # What kibitzers wrote is in no PBN of a championship.
            records.append(replace(record, plays=plays, comments=()))
        (into / f"{path.stem}.pbn").write_text("".join(write_pbn(records)), encoding="utf-8")


def serve(name: str, folder: Path) -> None:
    """Read all the files once for each line of input, and answer with the boards and the seconds of each."""
    work = WORK[name]()
    files = sorted(folder.iterdir())
    # The first file is read before the clock runs: what is imported late is not the reading.
    with contextlib.suppress(Exception):
        work(files[0])
    for _ in sys.stdin:
        turn = []
        for path in files:
            begun = time.process_time()
            try:
                boards = work(path)
            except Exception:
                boards = 0
            turn.append((boards, time.process_time() - begun))
        print(json.dumps(turn), flush=True)


def install() -> None:
    """The other packages, in an environment of their own."""
    stamp, wanted = ENV / "installed.txt", "\n".join(PACKAGES)
    if stamp.exists() and stamp.read_text() == wanted:
        return
    print("installing bridgebots and endplay in bench/.env/audit", flush=True)
    subprocess.run([sys.executable, "-m", "venv", "--clear", str(ENV)], check=True)
    pip = [str(PYTHON), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    subprocess.run([*pip, *PACKAGES], check=True, stderr=subprocess.DEVNULL)
    stamp.write_text(wanted)


def measure(names: Iterable[str], folder: Path, rounds: int) -> dict[str, tuple[int, float, int]]:
    """For each the boards, the seconds of processor time, and the files lost."""
    processes = {}
    for name in names:
        path = {"PYTHONPATH": str(SOURCE)} if name.startswith("bridgelaws") else {}
        processes[name] = subprocess.Popen(
            [str(PYTHON), str(Path(__file__).resolve()), "--serve", name, str(folder)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            env=os.environ | path,
        )
    boards: dict[str, list[int]] = {}
    best: dict[str, list[float]] = {}
    for _ in range(rounds):
        print(".", end="", flush=True)
        for name, process in processes.items():
            assert process.stdin is not None
            assert process.stdout is not None
            with contextlib.suppress(BrokenPipeError):
                print("go", file=process.stdin, flush=True)
            answer = process.stdout.readline()
            if not answer:
                sys.exit(f"\n{name} could not be measured")
            turn = json.loads(answer)
            boards[name] = [count for count, _ in turn]
            before = best.get(name, [float("inf")] * len(turn))
            best[name] = [min(old, new) for old, (_, new) in zip(before, turn, strict=True)]
    for process in processes.values():
        assert process.stdin is not None
        process.stdin.close()
        process.wait()
    print()
    return {name: (sum(boards[name]), sum(best[name]), boards[name].count(0)) for name in processes}


def show(best: dict[str, tuple[int, float, int]], files: int) -> None:
    """Print the table, and whether the aims were reached."""
    ours, theirs, *others = best
    rates = {name: boards / seconds for name, (boards, seconds, _) in best.items()}
    base = rates[theirs]
    print(f"\n{'':28}{'boards/s a core':>16}{'x bridgebots':>14}{'boards':>9}{'files lost':>13}")
    for name, (boards, _, lost) in best.items():
        title, does = TITLES[name]
        print(f"{title:28}{rates[name]:16,.0f}{rates[name] / base:14.2f}{boards:9,}{lost:6} of {files}  {does}")
    lost = best[ours][2]
    _verdict("bridgebots reading", rates[ours] / base, AIM_PBN if ours in PBN else AIM, lost)
    if ours in PBN:
        _verdict("a bare scan with replay", rates[ours] / rates[others[0]], AIM_BARE, lost)


def _verdict(beside: str, ratio: float, aim: float, lost: int) -> None:
    verdict = "reached" if ratio >= aim and not lost else "NOT REACHED"
    print(f"\n  audit  at least {aim:g} of {beside}, no file lost: {ratio:.2f}, {lost} lost, {verdict}")


def main() -> None:
    """Install, unpack, take turns, print."""
    parser = argparse.ArgumentParser(description="Boards per second a core: audited here, only read elsewhere.")
    parser.add_argument("archive", nargs="?", default=str(SAMPLE), help="a .tar.* of LIN files")
    parser.add_argument("--rounds", type=int, default=5, help="turns of each; the best counts (5)")
    parser.add_argument("--serve", nargs=2, metavar=("NAME", "FOLDER"), help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.serve:
        serve(options.serve[0], Path(options.serve[1]))
        return
    install()
    with tempfile.TemporaryDirectory() as name, tarfile.open(options.archive) as archive:
        folder = Path(name)
        for member in archive:
            opened = archive.extractfile(member)
            if opened is not None and member.name.endswith(".lin"):
                (folder / member.name.replace("/", "-")).write_bytes(opened.read())
        files = len(list(folder.iterdir()))
        print(f"Python {platform.python_version()}, {files} files, {options.rounds} rounds", end="", flush=True)
        show(measure(LIN, folder, options.rounds), files)
        with tempfile.TemporaryDirectory() as games:
            sys.path.insert(0, str(SOURCE))
            written(folder, Path(games))
            show(measure(PBN, Path(games), options.rounds), files)


if __name__ == "__main__":
    main()
