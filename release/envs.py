"""Fresh environments, and what is run in them."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path


class Failed(Exception):
    """A command did not do what it should."""


def run(
    command: Sequence[str | Path], *, folder: Path | None = None, status: int = 0, env: dict[str, str] | None = None
) -> str:
    """Run a command and give what it printed. Another exit status than the one expected is a failure."""
    # What is installed must not find the sources, nor take words from what the caller has set.
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "BRIDGELAWS"))}
    done = subprocess.run(
        [str(word) for word in command],
        cwd=folder,
        env=kept | {"PYTHONUTF8": "1", "LANGUAGE": "en"} | (env or {}),
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    if done.returncode != status:
        shown = " ".join(str(word) for word in command)
        raise Failed(f"{shown}\nended with status {done.returncode}, not {status}\n{done.stdout}{done.stderr}")
    return done.stdout


class Environment:
    """A virtual environment of its own."""

    def __init__(self, folder: Path, python: str = sys.executable) -> None:
        self.folder = folder
        run([python, "-m", "venv", "--clear", folder])
        self._from_the_start = self._bytes()

    @property
    def python(self) -> Path:
        """Its interpreter."""
        return self.folder / "bin" / "python"

    @property
    def command(self) -> Path:
        """The command that the package puts there."""
        return self.folder / "bin" / "bridgelaws"

    def install(self, *requirements: str, constraints: Path | None = None) -> None:
        """Install something."""
        held = [] if constraints is None else ["--constraint", str(constraints)]
        run([self.python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *held, *requirements])

    def distributions(self) -> set[str]:
        """What is installed, but for what every environment has from the start."""
        listed = run([self.python, "-m", "pip", "list", "--format", "json", "--disable-pip-version-check"])
        return {each["name"].lower() for each in json.loads(listed)} - {"pip", "setuptools", "wheel"}

    def size(self) -> float:
        """How much of the disk what was installed takes, in MB."""
        return (self._bytes() - self._from_the_start) / 1e6

    def _bytes(self) -> int:
        return sum(file.stat().st_size for file in (self.folder / "lib").rglob("*") if file.is_file())
