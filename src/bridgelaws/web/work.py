"""What is worked out in the background: each in a process of its own, few at a time, for a limited time."""

from __future__ import annotations

import atexit
import json
import os
import secrets
import subprocess
import sys
import threading
from collections import OrderedDict
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Literal

from ..office.errors import NoSuchWork, TooMuchAsked

State = Literal["waiting", "working", "done", "stopped", "failed"]
OVER: tuple[State, ...] = ("done", "stopped", "failed")

MODULE = "bridgelaws.web.analyst_process"
_PACKAGES = Path(__file__).parents[2]


class Work:
    """One thing that is being worked out. What is known of it grows until it is over."""

    def __init__(self, about: str, asked: Mapping[str, Any], seconds: float) -> None:
        self.id = secrets.token_urlsafe(12)
        self.about = about
        self._asked = json.dumps(asked)
        self._seconds = seconds
        self._lock = threading.RLock()
        self._process: subprocess.Popen[bytes] | None = None
        self._state: State = "waiting"
        self._latest: dict[str, Any] = {}

    @property
    def over(self) -> bool:
        """Whether nothing more will come."""
        return self._state in OVER

    def document(self) -> dict[str, Any]:
        """How far it has come."""
        with self._lock:
            looked_at, found = self._latest.get("looked_at", 0), self._latest.get("found")
            return {"id": self.id, "state": self._state, "looked_at": looked_at, "found": found}

    def stop(self) -> None:
        """Nobody waits for it any longer; what was found so far stays."""
        self._now("stopped")

    def run(self) -> None:
        """Work it out, in the thread that calls this."""
        process = self._begun()
        if process is None:
            return
        limit = threading.Timer(self._seconds, self.stop)
        limit.daemon = True
        limit.start()
        try:
            self._follow(process)
        finally:
            limit.cancel()
            process.kill()
            for pipe in (process.stdin, process.stdout):
                if pipe is not None:
                    pipe.close()
            process.wait()

    def _begun(self) -> subprocess.Popen[bytes] | None:
        with self._lock:
            if self.over:
                return None
            paths = [str(_PACKAGES), *filter(None, [os.environ.get("PYTHONPATH")])]
            self._process = subprocess.Popen(
                [sys.executable, "-m", MODULE],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                env={**os.environ, "PYTHONPATH": os.pathsep.join(paths), "PYTHONIOENCODING": "utf-8"},
            )
            self._state = "working"
            return self._process

    def _follow(self, process: subprocess.Popen[bytes]) -> None:
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            process.stdin.write(f"{self._asked}\n".encode())
            process.stdin.flush()
        except BrokenPipeError:
            self._now("failed")
            return
        for line in process.stdout:
            with self._lock:
                if self.over:
                    return
                self._latest = json.loads(line)
        self._now("done" if self._latest.get("final") else "failed")

    def _now(self, state: State) -> None:
        """It is over, unless it was over before."""
        with self._lock:
            if self.over:
                return
            self._state = state
            if self._process is not None:
                self._process.kill()


class Works:
    """The latest things that were started. Who asks for the same again is given what there is."""

    KEPT = 64
    # As many as leave a processor for the Directors whose boards are in play.
    AT_ONCE = max(1, (os.cpu_count() or 2) - 1)
    UNDER_WAY = 8

    def __init__(self) -> None:
        self._known: OrderedDict[tuple[str, str], Work] = OrderedDict()
        self._lock = threading.Lock()
        self._running = threading.BoundedSemaphore(self.AT_ONCE)
        atexit.register(self.stop)

    def start(self, about: str, asked: Mapping[str, Any], seconds: float) -> Work:
        """Start it, or find what was started with the same request and has not been given up."""
        key = about, json.dumps(asked, sort_keys=True)
        with self._lock:
            known = self._known.get(key)
            if known is not None and known.document()["state"] in ("waiting", "working", "done"):
                self._known.move_to_end(key)
                return known
            if sum(not work.over for work in self._known.values()) >= self.UNDER_WAY:
                raise TooMuchAsked
            work = self._known[key] = Work(about, asked, seconds)
            self._known.move_to_end(key)
            for old in [key for key, each in self._known.items() if each.over][: max(0, len(self._known) - self.KEPT)]:
                del self._known[old]
        threading.Thread(target=self._run, args=(work,), daemon=True).start()
        return work

    def get(self, about: str, id: str) -> Work:
        """What was started by that name."""
        with self._lock:
            for work in self._known.values():
                if work.about == about and secrets.compare_digest(work.id.encode(), id.encode()):
                    return work
        raise NoSuchWork(id)

    def stop(self) -> None:
        """Nothing is wanted any more: the server ends."""
        with self._lock:
            for work in self._known.values():
                work.stop()

    def _run(self, work: Work) -> None:
        with self._running:
            work.run()
