"""The other end of `trust.mutation.server`."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from ..progress import Progress


class Server:
    """A process that has collected all tests of a copy; see `server`."""

    def __init__(self, tree: Path, *tests: str) -> None:
        environment = {**os.environ, "PYTHONPATH": f"{tree / 'src'}{os.pathsep}{tree}", "PYTHONHASHSEED": "0"}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "trust.mutation.server", *tests],
            cwd=tree, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
        )  # fmt: skip
        collected = self._hear()
        self.tests: list[str] = collected["tests"]
        self.complete = not collected["failed"]

    def _hear(self) -> dict[str, Any]:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise RuntimeError(f"the server ended with status {self.process.wait()}")
        found: dict[str, Any] = json.loads(line)
        return found

    def ask(self, progress: Progress | None = None, **request: Any) -> dict[str, Any]:
        """Send a request and wait for its answer."""
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps(request) + "\n")
        self.process.stdin.flush()
        while "done" in (answer := self._hear()):
            if progress is not None:
                progress.advance(answer["done"])
        return answer

    def close(self) -> None:
        """Let the process end."""
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait()
