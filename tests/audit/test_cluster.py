"""The audit on a real Dask scheduler with two workers on this machine, one of which is killed on the way."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from audit import labelled
from bridgelaws.audit import run
from bridgelaws.audit.run import audit
from bridgelaws.errors import ParseError
from cli.runs import run as command

pytest.importorskip("distributed")


class Cluster:
    """A scheduler and its workers, each a process of its own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.workers: list[subprocess.Popen[bytes]] = []
        told = folder / "scheduler.json"
        options = ("--host", "127.0.0.1", "--port", "0", "--no-dashboard", "--scheduler-file", str(told))
        self.scheduler = self._start("distributed.cli.dask_scheduler", *options)
        deadline = time.monotonic() + 60
        while not told.exists() or not told.read_text().strip():
            assert self.scheduler.poll() is None, "the scheduler did not start"
            assert time.monotonic() < deadline, "the scheduler is not there"
            time.sleep(0.05)
        self.address = str(json.loads(told.read_text())["address"])

    def add_worker(self) -> None:
        options = ("--nthreads", "1", "--no-nanny", "--no-dashboard", "--host", "127.0.0.1")
        where = ("--local-directory", str(self.folder))
        self.workers.append(self._start("distributed.cli.dask_worker", self.address, *options, *where))

    def _start(self, module: str, *words: str) -> subprocess.Popen[bytes]:
        quiet = subprocess.DEVNULL
        return subprocess.Popen([sys.executable, "-m", module, *words], stdout=quiet, stderr=quiet, cwd=self.folder)

    def wait_for(self, count: int) -> None:
        from distributed import Client

        with Client(self.address, timeout=60, set_as_default=False) as client:
            client.wait_for_workers(count, timeout=120)

    def stop(self) -> None:
        for process in (*self.workers, self.scheduler):
            process.kill()
            process.wait()


@pytest.fixture
def cluster(tmp_path: Path) -> Iterator[Cluster]:
    (tmp_path / "dask").mkdir()
    found = Cluster(tmp_path / "dask")
    try:
        yield found
    finally:
        found.stop()


def test_a_worker_is_killed_in_the_middle_and_the_result_is_the_same(
    cluster: Cluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    games = labelled.write_files(tmp_path / "games", 16)
    expected = audit([str(games)], jobs=1)
    cluster.add_worker()
    cluster.add_worker()
    cluster.wait_for(2)
    monkeypatch.setattr(run, "_BATCH_FILES", 1)
    killed_at: list[int] = []

    def kill_one(done: int, total: int, boards: int) -> None:
        if not killed_at:
            cluster.workers[0].send_signal(signal.SIGKILL)
            cluster.workers[0].wait()
            killed_at.append(boards)

    again = audit([str(games)], scheduler=cluster.address, progress=kill_one)
    assert 0 < killed_at[0] < expected.total
    assert cluster.workers[1].poll() is None
    assert again.findings == expected.findings
    assert again.document() == expected.document()


def test_through_the_command(cluster: Cluster, tmp_path: Path) -> None:
    games = labelled.write_files(tmp_path / "games", 3)
    cluster.add_worker()
    cluster.wait_for(1)
    done = command("audit", str(games), "--scheduler", cluster.address, "--json")
    assert done.returncode == 0, done.stderr
    document = json.loads(done.stdout)
    report = audit([str(games)], jobs=1)
    assert document == {**report.document(), "list": [found.row() for found in report.findings]}


def test_nobody_answers(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("bridgelaws.audit.cluster._SECONDS", 1)
    labelled.write_files(tmp_path, 1)
    with pytest.raises(ParseError, match="no Dask scheduler answers at tcp"):
        audit([str(tmp_path)], scheduler="tcp://127.0.0.1:1")


def test_without_dask_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    labelled.write_files(tmp_path, 1)
    with pytest.raises(ParseError, match=r"bridgelaws\[dask\]"):
        audit([str(tmp_path)], scheduler="tcp://127.0.0.1:1")
