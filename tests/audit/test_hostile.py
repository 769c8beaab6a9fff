"""What a hostile or sloppy archive does, and what the machine does while one is read."""

from __future__ import annotations

import io
import os
import subprocess
import sys
import tarfile
import time
import zipfile
from pathlib import Path

import pytest

from audit import labelled
from bridgelaws.archives import read, read_lin
from bridgelaws.audit import members
from bridgelaws.audit.findings import Kind
from bridgelaws.audit.run import audit
from bridgelaws.errors import ParseError
from cli.runs import run

LIN = labelled.lin_files()[0][1]
BOARDS = LIN.count(b"qx|")
PBN = b'[Event "x"]\n[Board "1"]\n[Dealer "N"]\n[Auction "N"]\nAP\n'


# Letters of more bytes than one


@pytest.mark.parametrize("encoding", ["utf-16", "utf-16-le", "utf-16-be", "utf-32", "utf-32-le", "utf-32-be"])
@pytest.mark.parametrize(("text", "boards"), [(LIN.decode(), BOARDS), (PBN.decode(), 1)])
def test_wide_letters_with_a_mark_or_without(tmp_path: Path, encoding: str, text: str, boards: int) -> None:
    (tmp_path / "raw").write_bytes(text.encode(encoding))
    report = audit([str(tmp_path)], jobs=1)
    assert (report.total, report.passed_over) == (boards, [])
    assert report.boards[Kind.UNREADABLE.value] == audit_of(text).boards[Kind.UNREADABLE.value]


def audit_of(text: str) -> members.Audited:
    return members.audit_job(members.Job("x", "lin", "x", data=text.encode()))


# Too much of something


def test_a_file_beyond_the_limit_is_told_and_what_was_read_counts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(members, "MOST_BYTES", 3 << 20)
    (tmp_path / "x.lin").write_bytes(LIN + b"nt|" + b"x" * (4 << 20) + b"|\n")
    with zipfile.ZipFile(tmp_path / "x.zip", "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("bomb.lin", LIN + b"\0" * (5 << 20))
        archive.writestr("y.lin", LIN)
    report = audit([str(tmp_path)], jobs=1)
    told = [f for f in report.findings if f.nth == 0 and f.kind is Kind.UNREADABLE]
    assert [Path(f.file).name for f in told] == ["x.lin", "x.zip!bomb.lin"]
    assert all(f.detail.startswith("the file is longer than 3 MB") for f in told)
    assert report.total == 3 * BOARDS


def test_a_long_member_leaves_nothing_on_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "x.tar.xz"
    with tarfile.open(path, "w:xz") as archive:
        for name, data in labelled.lin_files()[:3]:
            info = tarfile.TarInfo(name)
            info.size = len(data)
            archive.addfile(info, io.BytesIO(data))
    expected = audit([str(path)], jobs=1)
    monkeypatch.setattr("bridgelaws.audit.run._LONG", 100)
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path / "nowhere"))
    again = audit([str(path)], jobs=1)
    assert (again.boards, again.findings) == (expected.boards, expected.findings)
    assert [p.name for p in tmp_path.iterdir()] == ["x.tar.xz"]


def test_a_board_without_end_is_told_and_the_next_one_is_read() -> None:
    flood = "md|1SAKQ|" + "mb|1C|" * 400_000 + "\n" + LIN.decode()
    first, *others = read_lin(flood)
    assert len(others) == BOARDS
    assert any("without an end" in problem.text for problem in first.problems)
    assert len(first.problems) <= 101


# Names


def test_names_cannot_write_on_the_terminal(tmp_path: Path) -> None:
    evil = "a\x1b[2J\x1b]0;owned\x07\r\n.lin"
    (tmp_path / evil).write_bytes(LIN)
    (tmp_path / "b\x1b[31m.txt").write_bytes(b"nothing")
    bad = os.fsencode(tmp_path) + b"/caf\xe9.lin"
    Path(os.fsdecode(bad)).write_bytes(LIN)
    done = run("audit", str(tmp_path), "--jobs", "1", "--out", str(tmp_path / "x.csv"))
    assert done.returncode == 0, done.stderr
    assert "\x1b" not in done.stdout
    assert "\\x1b[31m.txt" in done.stdout
    written = (tmp_path / "x.csv").read_text("utf-8")
    assert "\x1b" not in written
    assert "caf\\udce9.lin" in written


# Outputs


def test_an_output_that_is_there_is_not_written_over(tmp_path: Path) -> None:
    (tmp_path / "x.lin").write_bytes(LIN)
    out, files = tmp_path / "x.csv", tmp_path / "files.csv"
    for kept, other in ((out, files), (files, out)):
        kept.write_text("mine")
        done = run("audit", str(tmp_path / "x.lin"), "--jobs", "1", "--out", str(out), "--files", str(files))
        assert done.returncode == 2
        assert "--force" in done.stderr
        assert kept.read_text() == "mine"
        assert not other.exists()
        kept.unlink()
    out.write_text("mine")
    done = run("audit", str(tmp_path / "x.lin"), "--jobs", "1", "--out", str(out), "--force")
    assert done.returncode == 0
    assert out.read_text().startswith("file,")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no device that is always full")
def test_a_full_disk_is_said_in_a_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "x.lin").write_bytes(LIN)
    for ending in (".csv", ".jsonl", ".parquet"):
        part = tmp_path / f"x{ending}.journal"
        part.symlink_to("/dev/full")
        with pytest.raises(ParseError, match="no space left"):
            audit([str(tmp_path / "x.lin")], jobs=1, out=tmp_path / f"x{ending}")
        part.unlink()
        assert sorted(p.name for p in tmp_path.iterdir()) == ["x.lin"]
    with open("/dev/full", "w") as full:
        done = subprocess.run(_words(tmp_path), stdout=full, stderr=subprocess.PIPE, text=True, check=False)
    assert done.returncode == 1
    assert "Traceback" not in done.stderr
    assert done.stderr.count("\n") == 1


@pytest.mark.skipif(os.name == "nt", reason="written for a shell")
def test_an_output_that_nobody_reads_is_no_traceback(tmp_path: Path) -> None:
    (tmp_path / "x.lin").write_bytes(LIN)
    for end in (">&-", "| true", "--json | head -c 1", "--json >&-"):
        line = " ".join(f"'{word}'" for word in _words(tmp_path)) + f" {end}"
        done = subprocess.run(["sh", "-c", line], capture_output=True, text=True, check=False)
        assert "Traceback" not in done.stderr, end
        assert "Exception ignored" not in done.stderr, end


def _words(folder: Path) -> list[str]:
    return [sys.executable, "-m", "bridgelaws", "audit", str(folder), "--jobs", "1"]


# Standard input


def test_standard_input_is_read() -> None:
    for data, boards in ((LIN, BOARDS), (PBN, 1)):
        done = subprocess.run(
            [sys.executable, "-m", "bridgelaws", "audit", "-", "--jobs", "1", "--json"],
            input=data, capture_output=True, check=True,
        )  # fmt: skip
        assert f'"total": {boards}'.encode() in done.stdout
    done = run("audit", "-", "--resume", "--out", "x.csv")
    assert done.returncode == 1
    assert "standard input" in done.stderr


# Killed


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="processes are looked up in /proc")
def test_workers_end_with_the_process_that_began_them(tmp_path: Path) -> None:
    labelled.write_files(tmp_path / "games", 40)
    out = tmp_path / "x.csv"
    line = [sys.executable, "-m", "bridgelaws", "audit", str(tmp_path / "games"), "--jobs", "2", "--out", str(out)]
    process = subprocess.Popen(line, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    workers: set[int] = set()
    deadline = time.monotonic() + 60
    while len(workers) < 2 and process.poll() is None and time.monotonic() < deadline:
        workers |= _children(process.pid)
        time.sleep(0.02)
    process.kill()
    process.wait()
    while any(_lives(pid) for pid in workers) and time.monotonic() < deadline:
        time.sleep(0.05)
    assert not [pid for pid in workers if _lives(pid)]
    left = {p.name for p in tmp_path.iterdir()} - {"games"}
    assert left <= {"x.csv", "x.csv.journal", "x.csv.part"}
    audit([str(tmp_path / "games")], jobs=1, out=out, resume=True)
    assert {p.name for p in tmp_path.iterdir()} == {"games", "x.csv"}


def _children(parent: int) -> set[int]:
    found = set()
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                fields = (entry / "stat").read_text().rpartition(")")[2].split()
            except OSError:
                continue
            if fields[1] == str(parent):
                found.add(int(entry.name))
    return found


def _lives(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


# Other readers


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes with a name here")
def test_a_pipe_is_no_board_for_any_command(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "x.lin")
    with pytest.raises(ParseError, match="is a pipe or a device"):
        list(read(tmp_path / "x.lin"))


def test_a_flood_of_one_command_is_one_board_with_its_problems() -> None:
    [record] = read_lin("md|1SAKQ|" + "mb|" * 100_000)
    assert len(record.problems) <= 100
