"""How long a command and the import of the engine take, beside Python itself doing nothing.

Whoever installs the package has its bytecode: the commands run on a copy that has it too. The import is timed with it
and from the source alone.
"""

from __future__ import annotations

import os
import statistics
import subprocess
import time
from dataclasses import dataclass, field
from pathlib import Path

_CASE = (
    '{"format": "bridgelaws-case", "version": 1, "laws": 2017, "contract": "NT by S", "events": ['
    '{"event": "faced", "seat": "E", "card": "HK"}, {"event": "director called", "seat": "S"}]}'
)
_PLAY = "from bridgelaws import Play"


@dataclass
class Row:
    """A command, the copy of the package that it finds, and how many times `python -c pass` it may take (0: no aim)."""

    title: str
    words: list[str]
    path: Path
    aim: float = 0.0
    seconds: list[float] = field(default_factory=list)

    def run(self) -> None:
        """Run the command once and note the time."""
        env = os.environ | {"PYTHONPATH": str(self.path), "PYTHONDONTWRITEBYTECODE": "1"}
        begun = time.perf_counter()
        done = subprocess.run(self.words, input=_CASE, stdout=subprocess.DEVNULL, text=True, check=False, env=env)
        self.seconds.append(time.perf_counter() - begun)
        if done.returncode not in (0, 3):  # 3: a question is open
            raise RuntimeError(f"{self.title} ended with status {done.returncode}")

    def times(self, base: Row) -> float:
        """How many times as long as another, round by round."""
        return statistics.median(mine / other for mine, other in zip(self.seconds, base.seconds, strict=True))


def measure(python: Path, with_bytecode: Path, source: Path, rounds: int) -> list[Row]:
    """The time of each command in seconds; they take turns. The first is Python doing nothing."""
    command = str(python.parent / "bridgelaws")
    rows = [
        Row("python -c pass", [str(python), "-c", "pass"], with_bytecode),
        Row("bridgelaws --version", [command, "--version"], with_bytecode, 3),
        Row("bridgelaws --help", [command, "--help"], with_bytecode),
        Row("bridgelaws rule -", [command, "rule", "-"], with_bytecode, 12),
        Row("import to Play, with bytecode", [str(python), "-c", _PLAY], with_bytecode),
        Row("import to Play, from source", [str(python), "-c", _PLAY], source),
    ]
    for _ in range(3 * rounds):
        for row in rows:
            row.run()
    return rows


def show(rows: list[Row]) -> None:
    """Print the times, and how far the aims were reached."""
    base = rows[0]
    print()
    for row in rows:
        median = statistics.median(row.seconds) * 1000
        print(f"{row.title:32}{median:12.1f} ms{row.times(base):10.2f} x python -c pass")
    for row in rows:
        if row.aim:
            verdict = "reached" if row.times(base) <= row.aim else "NOT REACHED"
            print(f"  {row.title:22} at most {row.aim:g} of python -c pass  {row.times(base):.2f}, {verdict}")
