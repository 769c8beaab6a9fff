"""`bridgelaws serve` as people run it: a process of its own, on a free port of this machine."""

from __future__ import annotations

import os
import re
import selectors
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx

OURS = {"X-Requested-With": "bridgelaws"}
_LINK = re.compile(rb"^  (http://[^/\s]+)/(?:#token=(\S+))?$", re.MULTILINE)
_SECONDS_TO_START = 120.0
_SECONDS_TO_STOP = 30.0


class Server:
    """A running server. Its database and its data folder are in `folder`, and outlast it there."""

    def __init__(
        self, folder: Path, *options: str, port: int = 0, database: str | None = None, module: str = "bridgelaws"
    ) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.folder = folder
        self.log = folder / "server.log"
        url = database or f"sqlite:///{folder / 'records.sqlite'}"
        command = [sys.executable, "-m", module, "serve", "--no-open", "--port", str(port), "--database", url]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [*command, *options],
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=log,
                env={**os.environ, "XDG_DATA_HOME": str(folder / "data"), "PYTHONIOENCODING": "utf-8"},
            )
        self.printed = b""
        self.address, self.token = self._started()

    def _started(self) -> tuple[str, str | None]:
        """Where the server is, once it has said so."""
        assert self.process.stdout is not None
        until = time.monotonic() + _SECONDS_TO_START
        with selectors.DefaultSelector() as waiting:
            waiting.register(self.process.stdout, selectors.EVENT_READ)
            while time.monotonic() < until:
                if waiting.select(timeout=0.5):
                    self.printed += os.read(self.process.stdout.fileno(), 65536)
                if b"Ctrl-C stops" in self.printed and (link := _LINK.search(self.printed)):
                    return link[1].decode(), link[2].decode() if link[2] else None
                if self.process.poll() is not None:
                    break
        self.kill()
        raise AssertionError(f"the server did not start:\n{self.printed.decode()}\n{self.errors}")

    @property
    def port(self) -> int:
        """The port that it listens at."""
        return int(self.address.rpartition(":")[2])

    @property
    def errors(self) -> str:
        """What it has written to its log."""
        return self.log.read_text(encoding="utf-8")

    def client(self, **more: Any) -> httpx.Client:
        """A client that sends what the page sends."""
        return httpx.Client(base_url=self.address, headers=OURS, timeout=60, **more)

    def stop(self) -> None:
        """Stop it as Ctrl-C does, and wait until it has ended."""
        self._end(signal.SIGINT)

    def kill(self) -> None:
        """Kill it: it has no time to do anything."""
        self._end(signal.SIGKILL)

    def _end(self, how: signal.Signals) -> None:
        if self.process.poll() is None:
            self.process.send_signal(how)
        try:
            self.process.wait(_SECONDS_TO_STOP)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
            raise
        finally:
            if self.process.stdout is not None:
                self.process.stdout.close()


@contextmanager
def serving(folder: Path, *options: str, **more: Any) -> Iterator[Server]:
    """A server for as long as the block lasts; it must not have failed."""
    server = Server(folder, *options, **more)
    try:
        yield server
    finally:
        server.stop()
    assert "Traceback" not in server.errors, server.errors
