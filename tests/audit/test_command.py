"""`bridgelaws audit` as people meet it."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from audit import labelled
from bridgelaws.audit.output import read
from bridgelaws.audit.run import audit
from cli.runs import run


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return labelled.write_files(tmp_path_factory.mktemp("games"), 3)


def test_the_summary_adds_up(folder: Path) -> None:
    done = run("audit", str(folder), "--jobs", "1")
    assert (done.returncode, done.stderr) == (0, "")
    lines = done.stdout.splitlines()
    start = next(n for n, line in enumerate(lines) if line.startswith("regular, all 52 cards"))
    end = next(n for n, line in enumerate(lines) if line.startswith("all boards"))
    numbers = [int(line.split("  ")[-1 - _blanks(line)].replace(",", "")) for line in lines[start:end]]
    total = int(lines[end].split()[2].replace(",", ""))
    assert sum(numbers) == total == 120
    assert "Findings, and what explains them better" in lines
    assert "3 read" in done.stdout
    assert "Suspect" not in done.stdout


def _blanks(line: str) -> int:
    """How many columns after the number of boards, the share, a line has when split at two blanks."""
    return next(n for n, word in enumerate(reversed(line.split("  "))) if word.strip() and "%" not in word)


def test_json(folder: Path, tmp_path: Path) -> None:
    done = run("audit", str(folder), "--json", "--jobs", "1")
    document = json.loads(done.stdout)
    report = audit([str(folder)], jobs=1)
    assert document == {**report.document(), "list": [found.row() for found in report.findings]}
    done = run("audit", str(folder), "--json", "--jobs", "1", "--out", str(tmp_path / "x.csv"))
    assert "list" not in json.loads(done.stdout)
    assert list(read(tmp_path / "x.csv")) == report.findings


def test_names_are_shown_when_asked_for(folder: Path) -> None:
    done = run("audit", str(folder), "--names", "--jobs", "1")
    assert "S: Suspect; W: Westwood" in done.stdout


@pytest.mark.parametrize(
    ("words", "status", "said"),
    [
        (("audit",), 2, "Missing argument"),
        (("audit", "nowhere.lin"), 1, "no such file or folder"),
        (("audit", ".", "--resume"), 2, "--out"),
        (("audit", ".", "--jobs", "0"), 2, "--jobs"),
        (("audit", ".", "--jobs", "2", "--scheduler", "tcp://127.0.0.1:1"), 2, "--scheduler"),
        (("audit", ".", "--out", "x.xlsx"), 1, ".parquet, .sqlite, .csv or .jsonl"),
    ],
)
def test_what_cannot_be(words: tuple[str, ...], status: int, said: str) -> None:
    done = run(*words)
    assert done.returncode == status
    assert said in done.stderr
    assert "Traceback" not in done.stderr


def test_help_has_an_example() -> None:
    done = run("audit", "--help")
    assert "Example: bridgelaws audit" in done.stdout
    assert "Exit status: 0" in " ".join(done.stdout.split())


def test_ctrl_c_keeps_what_was_found_and_resume_goes_on(tmp_path: Path) -> None:
    games = tmp_path / "games"
    for n in range(2):
        labelled.write_files(games / str(n))
    out = tmp_path / "findings.csv"
    journal = tmp_path / "findings.csv.journal"
    words = [sys.executable, "-m", "bridgelaws", "audit", str(games), "--out", str(out), "--jobs", "2"]
    process = subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True)
    deadline = time.monotonic() + 120
    while not journal.exists() or journal.read_bytes().count(b"\n") < 8:
        assert process.poll() is None
        assert time.monotonic() < deadline
        time.sleep(0.02)
    os.killpg(process.pid, signal.SIGINT)
    _, stderr = process.communicate(timeout=120)
    assert process.returncode == 130, stderr.decode()
    assert b"--resume" in stderr
    assert b"Traceback" not in stderr
    kept = list(read(out))
    assert kept
    done = run("audit", str(games), "--out", str(out), "--jobs", "2", "--resume", "--json")
    assert done.returncode == 0
    again = list(read(out))
    assert again[: len(kept)] == kept
    assert len(kept) < len(again)
    assert json.loads(done.stdout)["boards"]["total"] == 2 * sum(d.count(b"qx|") for _, d in labelled.lin_files())
    assert not journal.exists()
