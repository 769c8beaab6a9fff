"""A real PostgreSQL for the tests: installed if it is missing, a throw-away cluster on a free port, gone afterwards."""

from __future__ import annotations

import getpass
import os
import secrets
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from itertools import count
from pathlib import Path
from typing import Any

import psycopg
from tests.web.debian import install

NEEDED = "These tests need PostgreSQL's server. On Debian, as root: apt-get install postgresql"
_INSTALLED = Path("/usr/lib/postgresql")


class Cluster:
    """A server with its databases. It runs as the user postgres if we are root, whom PostgreSQL refuses."""

    def __init__(self, programs: Path, folder: Path, durable: bool = False) -> None:
        self._programs, self._folder, self._durable = programs, folder, durable
        self._password, self._numbers = secrets.token_hex(16), count(1)
        self._user = "postgres" if os.geteuid() == 0 else getpass.getuser()
        self._port = 0
        self._process: subprocess.Popen[Any] | None = None
        if os.geteuid() == 0:
            shutil.chown(folder, "postgres", "postgres")
        password = folder / "password"
        password.write_text(self._password)
        password.chmod(0o644)
        self.run(
            "initdb",
            "-D",
            str(folder / "data"),
            "-U",
            "tests",
            "-A",
            "scram-sha-256",
            f"--pwfile={password}",
            "--encoding=UTF8",
            "--no-locale",
            "--no-sync",
        )
        password.unlink()
        self.start()

    def run(self, program: str, *arguments: str, stdin: bytes = b"") -> bytes:
        """Run one of PostgreSQL's programs; what it complains of is the error."""
        done: subprocess.CompletedProcess[bytes] = subprocess.run(
            [self._programs / program, *arguments], input=stdin, capture_output=True, cwd="/", **self._as_user()
        )
        assert done.returncode == 0, f"{program} failed. {NEEDED}\n{done.stderr.decode(errors='replace')}"
        return done.stdout

    def start(self) -> None:
        """Start the server, on the port that it had before if it had one, and wait until it answers."""
        self._port = self._port or _free_port()
        settings = (
            f"port={self._port}",
            "listen_addresses=127.0.0.1",
            f"unix_socket_directories={self._folder}",
            f"fsync={'on' if self._durable else 'off'}",
            "max_connections=120",
        )
        command = [str(self._programs / "postgres"), "-D", str(self._folder / "data")]
        with (self._folder / "log").open("ab") as log:
            process = self._process = subprocess.Popen(
                [*command, *(word for setting in settings for word in ("-c", setting))],
                stdin=subprocess.DEVNULL, stdout=log, stderr=log, cwd="/", **self._as_user(),
            )  # fmt: skip
        for _ in range(600):
            if process.poll() is not None:
                break
            with suppress(psycopg.OperationalError), self.connect():
                return
            time.sleep(0.05)
        raise AssertionError(f"PostgreSQL did not start. {NEEDED}\n{(self._folder / 'log').read_text()}")

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """Stop the server: no connection is waited for; with SIGQUIT, nothing is written either."""
        if self._process:
            self._process.send_signal(how)
            self._process.wait(60)

    def connect(self, database: str = "postgres") -> psycopg.Connection[tuple[object, ...]]:
        """A connection that is not the store's."""
        return psycopg.connect(self.address(database).replace("+psycopg", ""), autocommit=True)

    def address(self, database: str) -> str:
        """The URL of a database."""
        return f"postgresql+psycopg://tests:{self._password}@127.0.0.1:{self._port}/{database}"

    def new_schema(self) -> str:
        """The URL of an empty schema: to the store a database of its own, and made a hundred times as fast as one."""
        name = f"test{next(self._numbers)}"
        with self.connect() as connection:
            connection.execute(f"CREATE SCHEMA {name}")
        return f"{self.address('postgres')}?options=-csearch_path%3D{name}"

    def new_database(self) -> str:
        """The name of a database that is empty."""
        name = f"test{next(self._numbers)}"
        with self.connect() as connection:
            connection.execute(f"CREATE DATABASE {name}")
        return name

    def load(self, database: str, dump: Path) -> None:
        """Load a file that pg_dump has written."""
        where = self.address(database).replace("+psycopg", "")
        self.run("psql", "--quiet", "-v", "ON_ERROR_STOP=1", "-d", where, stdin=dump.read_bytes())

    def _as_user(self) -> dict[str, Any]:
        return {"user": self._user, "group": self._user, "extra_groups": []} if os.geteuid() == 0 else {}


@contextmanager
def cluster(durable: bool = False) -> Iterator[Cluster]:
    """A cluster that lasts as long as the block. For a test nothing need outlast a power cut; a bench must wait."""
    # Not pytest's folder: that one is closed to the user postgres.
    folder = Path(tempfile.mkdtemp(prefix="bridgelaws-postgres-"))
    made = None
    try:
        made = Cluster(_programs(), folder, durable)
        yield made
    finally:
        if made:
            made.stop(signal.SIGQUIT)
        shutil.rmtree(folder, ignore_errors=True)


def _programs() -> Path:
    """Where PostgreSQL's programs are; they are installed if they are nowhere."""
    if not (found := _newest()):
        install("postgresql", "These tests need")
        found = _newest()
    assert found, NEEDED
    return found


def _newest() -> Path | None:
    folders = [path.parent for path in _INSTALLED.glob("*/bin/initdb") if (path.parent / "postgres").exists()]
    if folders:
        return max(folders, key=lambda folder: float(folder.parent.name))
    elsewhere = shutil.which("initdb")
    return Path(elsewhere).resolve().parent if elsewhere else None


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
