"""In parallel, interrupted and resumed, the result is the same."""

from __future__ import annotations

import json
import os
import signal
from pathlib import Path

import pytest

from audit import deadly, labelled
from bridgelaws.audit import run, words, workers
from bridgelaws.audit.findings import Finding
from bridgelaws.audit.members import ROWS, Audited, Job
from bridgelaws.audit.output import read
from bridgelaws.audit.run import Report, audit
from bridgelaws.errors import ParseError


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return labelled.write_files(tmp_path_factory.mktemp("games"), 12)


@pytest.fixture(scope="module")
def expected(folder: Path) -> Report:
    return audit([str(folder)], jobs=1)


def test_every_board_is_accounted_for(folder: Path, expected: Report) -> None:
    boards = sum(path.read_bytes().count(b"qx|") for path in folder.iterdir())
    assert expected.total == boards
    assert set(expected.boards) <= set(ROWS)
    document = expected.document()
    numbers = document["boards"]
    assert sum(numbers[row] for row in ROWS) == numbers["total"] == boards
    assert (
        expected.kinds.total()
        == len(expected.findings)
        == sum(sum(by.values()) for by in document["findings"].values())
    )


def test_two_processes_find_the_same_in_the_same_order(
    folder: Path, expected: Report, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(run, "_BATCH_FILES", 1)
    again = audit([str(folder)], jobs=2)
    assert again.findings == expected.findings
    assert again.document() == expected.document()


def test_progress_goes_up_to_the_end(folder: Path, expected: Report) -> None:
    told: list[tuple[int, int, int]] = []
    audit([str(folder)], jobs=1, progress=lambda done, total, boards: told.append((done, total, boards)))
    assert told == sorted(told)
    assert told[-1] == (told[0][1], told[0][1], expected.total)


class Stopped:
    """Workers that are interrupted after some batches."""

    width = 1

    def __init__(self, after: int) -> None:
        self.left = after
        self.here = workers.Here(False)

    def submit(self, jobs: list[Job]) -> list[Audited]:
        if self.left == 0:
            raise KeyboardInterrupt
        self.left -= 1
        return self.here.submit(jobs)

    def ready(self, begun: list[Audited]) -> bool:
        return True

    def result(self, jobs: list[Job], begun: list[Audited]) -> list[Audited]:
        return begun

    def close(self, *, at_once: bool) -> None:
        pass


@pytest.mark.parametrize("jobs", [1, 2])
def test_ctrl_c_between_two_files_of_a_batch_waits_for_the_batch(
    folder: Path, expected: Report, monkeypatch: pytest.MonkeyPatch, jobs: int
) -> None:
    monkeypatch.setattr(run, "_BATCH_FILES", 4)
    told: list[int] = []

    def press(done: int, total: int, boards: int) -> None:
        told.append(boards)
        if len(told) == 2:
            os.kill(os.getpid(), signal.SIGINT)

    before = signal.getsignal(signal.SIGINT)
    report = audit([str(folder)], jobs=jobs, progress=press)
    assert signal.getsignal(signal.SIGINT) is before
    assert report.interrupted
    assert report.files in ({4} if jobs == 1 else {4, 8, 12})
    assert report.findings == expected.findings[: len(report.findings)]
    assert report.total == told[-1]


@pytest.mark.parametrize("ending", [".csv", ".parquet", ".jsonl"])
def test_interrupted_and_resumed(
    folder: Path, expected: Report, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, ending: str
) -> None:
    out = tmp_path / f"findings{ending}"
    journal = tmp_path / f"findings{ending}.journal"
    monkeypatch.setattr(run, "_BATCH_FILES", 1)
    with monkeypatch.context() as patch:
        patch.setattr(run, "_workers", lambda *_: Stopped(5))
        first = audit([str(folder)], out=out)
    assert first.interrupted
    assert first.files == 5
    kept = list(read(out))
    assert kept == expected.findings[: len(kept)]
    assert 0 < len(kept) < len(expected.findings)
    # A line that was being written when everything stopped does not count.
    with open(journal, "ab") as torn:
        torn.write(b'{"name": "half a li')
    again = audit([str(folder)], out=out, jobs=2, resume=True)
    assert (again.resumed, again.files) == (5, 12)
    assert again.document() == expected.document()
    assert list(read(out)) == expected.findings
    assert not journal.exists()


def test_a_file_that_has_changed_is_read_again(
    folder: Path, expected: Report, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    games = labelled.write_files(tmp_path / "games", 3)
    out = tmp_path / "x.jsonl"
    monkeypatch.setattr(run, "_BATCH_FILES", 1)
    with monkeypatch.context() as patch:
        patch.setattr(run, "_workers", lambda *_: Stopped(2))
        audit([str(games)], out=out)
    (games / "000.lin").write_bytes(b"qx|o1|md|1SA|pg||\n")
    again = audit([str(games)], out=out, jobs=1, resume=True)
    assert (again.resumed, again.files) == (1, 3)
    assert list(read(out)) == audit([str(games)], jobs=1).findings


def test_resume_wants_the_same_options_and_an_output(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(ParseError, match="--out"):
        audit([str(folder)], resume=True)
    out = tmp_path / "x.csv"
    with monkeypatch.context() as patch:
        patch.setattr(run, "_workers", lambda *_: Stopped(0))
        audit([str(folder)], out=out)
    with pytest.raises(ParseError, match="other options"):
        audit([str(folder)], out=out, jobs=1, resume=True, names=True)
    assert (tmp_path / "x.csv.journal").exists()


def test_a_process_that_dies_costs_the_file_it_died_of(
    folder: Path, expected: Report, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(workers, "audit_jobs", deadly.audit_or_die)
    monkeypatch.setattr(run, "_BATCH_FILES", 2)
    again = audit([str(folder)], jobs=2)
    assert [(Path(name).name, why) for name, why in again.unreadable] == [(deadly.DEADLY, words.DIED())]
    assert again.findings == [f for f in expected.findings if not f.file.endswith(deadly.DEADLY)]


def test_a_reader_that_fails_is_reported_and_the_rest_goes_on(
    folder: Path, expected: Report, monkeypatch: pytest.MonkeyPatch
) -> None:
    from bridgelaws.audit import members

    real = members.survey

    def fails(stream: object, format: str, name: str) -> object:
        if name.endswith("003.lin"):
            raise RuntimeError("a fault in the reader")
        return real(stream, format, name)  # type: ignore[arg-type]

    monkeypatch.setattr(members, "survey", fails)
    again = audit([str(folder)], jobs=1)
    assert [why for _, why in again.unreadable] == ["RuntimeError: a fault in the reader"]
    assert again.findings == [f for f in expected.findings if not f.file.endswith("003.lin")]


NAMES = ("Suspect", "Westwood", "Nemo", "Esposito")


def test_nobody_is_named_unless_asked_for(folder: Path, tmp_path: Path) -> None:
    out = tmp_path / "x.jsonl"
    report = audit([str(folder)], jobs=2, out=out, keep=True)
    everything = out.read_text() + json.dumps(report.document()) + repr(report.findings)
    assert not any(name in everything for name in NAMES)
    named = audit([str(folder)], jobs=2, names=True)
    assert all(name in found.names for found in named.findings for name in NAMES)
    assert [without(found) for found in named.findings] == report.findings


def without(found: Finding) -> Finding:
    row = found.row()
    row["names"] = ""
    return Finding.from_row(row)
