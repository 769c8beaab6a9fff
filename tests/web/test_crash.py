"""A writer is killed in the middle of its writes, again and again: what it was told is kept is there afterwards.

`python tests/web/test_crash.py --kills 1000` does it for longer.
"""

from __future__ import annotations

import argparse
import os
import random
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from bridgelaws.web.store import NewRecord, Store

WRITER = Path(__file__).with_name("writer.py")
THREADS = 2


def kill_one(writers: subprocess.Popen[str], pipe: Path, url: str, record: str, name: str) -> list[str]:
    """Start a writer and kill it at some moment after its first write; the lines that it has printed."""
    assert writers.stdin
    assert writers.stdout
    print(pipe, url, record, name, THREADS, 1000000, file=writers.stdin, flush=True)
    writer = int(writers.stdout.readline())
    with pipe.open() as written:
        first = written.readline()
        time.sleep(random.uniform(0, 0.1))
        os.kill(writer, signal.SIGKILL)
        rest = written.read()
    assert int(writers.stdout.readline()) == -signal.SIGKILL
    return [first.strip(), *rest.splitlines()]


def check(path: Path, url: str, record: str, acknowledged: list[str]) -> int:
    """Look at the file by itself, then at the record through the store; how many entries it has."""
    connection = sqlite3.connect(path)
    assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    assert connection.execute("PRAGMA foreign_key_check").fetchall() == []
    connection.close()
    store = Store(url)
    entries = store.entries(record)
    length = store.get(record).length
    store.close()
    assert [entry.number for entry in entries] == list(range(1, length + 1))
    kept = [f"{entry.number} {entry.payload['writer']} {entry.payload['n']}" for entry in entries]
    lost = set(acknowledged) - set(kept)
    assert not lost, f"acknowledged and lost: {sorted(lost)}"
    return length


def run(folder: Path, kills: int) -> tuple[int, int]:
    """Kill so many writers on one file, and check it after each; how many entries were acknowledged, and are there."""
    path, pipe = folder / "calls.db", folder / "written"
    os.mkfifo(pipe)
    url = f"sqlite:///{path}"
    store = Store(url)
    # A record for every 50 writers: they have a limit, and reading them all again takes time.
    acknowledged, kept = 0, 0
    writers = subprocess.Popen(
        [sys.executable, WRITER, "--many"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    for start in range(0, kills, 50):
        record = store.create(NewRecord(laws=2017, opening={}, status="open", title="killed")).id
        lines: list[str] = []
        length = 0
        for kill in range(start, min(start + 50, kills)):
            lines += kill_one(writers, pipe, url, record, str(kill))
            length = check(path, url, record, lines)
            # A thread may have been killed between its commit and its line, and in no other place.
            assert len(lines) <= length <= len(lines) + (kill - start + 1) * THREADS
        acknowledged, kept = acknowledged + len(lines), kept + length
    store.close()
    writers.communicate()
    assert writers.returncode == 0
    return acknowledged, kept


def test_no_acknowledged_entry_is_lost_when_the_writer_is_killed(tmp_path: Path) -> None:
    acknowledged, kept = run(tmp_path, 20)
    assert acknowledged >= 20
    assert kept >= acknowledged


def main() -> None:
    """Kill as many writers as asked, and say what came of it."""
    parser = argparse.ArgumentParser(description="Kill writers in the middle of their writes; nothing may be lost.")
    parser.add_argument("--kills", type=int, default=500, help="how many writers to kill (default: 500)")
    kills = parser.parse_args().kills
    with tempfile.TemporaryDirectory() as folder:
        acknowledged, kept = run(Path(folder), kills)
    print(f"{kills} writers killed: {acknowledged} entries acknowledged, {kept} kept, none lost")


if __name__ == "__main__":
    main()
