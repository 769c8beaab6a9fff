"""The command line as people run it: a process of its own."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

# What the shell of whoever runs the tests may set, and the output depends on.
_SETTINGS = ("NO_COLOR", "FORCE_COLOR", "TTY_COMPATIBLE", "COLUMNS")


def run(
    *args: str, input: str | None = None, env: Mapping[str, str] | None = None, cwd: Path | None = None
) -> subprocess.CompletedProcess[str]:
    """Run `bridgelaws` with these arguments; `env` is added to the environment."""
    inherited = {key: value for key, value in os.environ.items() if key not in _SETTINGS}
    return subprocess.run(
        [sys.executable, "-m", "bridgelaws", *args],
        input=input,
        env={**inherited, "PYTHONIOENCODING": "utf-8", "BRIDGELAWS_LANGUAGE": "en", **(env or {})},
        cwd=cwd,
        capture_output=True,
        encoding="utf-8",
        check=False,
        timeout=60,
    )


def printed(*args: str, env: Mapping[str, str] | None = None) -> str:
    """What a command prints that ends well."""
    done = run(*args, env=env)
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    return done.stdout


def data(*args: str) -> Any:
    """What a command prints with `--json`."""
    return json.loads(printed(*args, "--json"))
