"""The command line as people run it: a process of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path


def run(
    *args: str, input: str | None = None, env: Mapping[str, str] | None = None, cwd: Path | None = None
) -> subprocess.CompletedProcess[str]:
    """Run `bridgelaws` with these arguments; `env` is added to the environment."""
    return subprocess.run(
        [sys.executable, "-m", "bridgelaws", *args],
        input=input,
        env={**os.environ, "PYTHONIOENCODING": "utf-8", **(env or {})},
        cwd=cwd,
        capture_output=True,
        encoding="utf-8",
        check=False,
        timeout=60,
    )
