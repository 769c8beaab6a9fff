"""Whole boards of regular play per second, side by side, and the start of a command: `make bench`.

Every contender runs in a process of its own and they take turns, so that a slow minute of the machine is shared by
all; the best of the turns counts. The other packages and the compiler are installed in `bench/.env`. The compiled
kernel is built there too, beside a copy of the package; if it cannot be built the command fails.
"""

from __future__ import annotations

import argparse
import os
import platform
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import IO

import boards
import start

HERE = Path(__file__).resolve().parent
SOURCE = HERE.parent / "src"
ENV = HERE / ".env"
PURE = ENV / "pure"
COMPILED = ENV / "compiled"
PYTHON = ENV / "bin" / "python"
TOOLS = ("mypy", "setuptools", "click", "rich")
SEED = 1997


@dataclass
class Contender:
    """A row of the table, and the process behind it."""

    title: str
    worker: str
    checks: str
    path: Path | None = None
    process: subprocess.Popen[str] | None = None
    best: float = 0.0
    trouble: str = ""

    def start(self, board_file: Path) -> None:
        """Start the worker and hear whether it can take part."""
        python = sys.executable if self.path is not None or self.worker == "floor" else str(PYTHON)
        self.process = subprocess.Popen(
            [python, str(HERE / "worker.py"), self.worker, str(board_file)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            env=os.environ | ({"PYTHONPATH": str(self.path)} if self.path is not None else {}),
        )
        word, _, reason = _pipe(self.process.stdout).readline().strip().partition(" ")
        if word != "ready":
            self.trouble = reason or "the worker died"

    def turn(self) -> None:
        """Take one turn."""
        if self.trouble or self.process is None:
            return
        print("go", file=_pipe(self.process.stdin), flush=True)
        answer = _pipe(self.process.stdout).readline()
        if answer:
            self.best = max(self.best, float(answer))
        else:
            self.trouble = "the worker died"

    def stop(self) -> None:
        """End the worker."""
        if self.process is not None:
            _pipe(self.process.stdin).close()
            self.process.wait()


def _pipe(pipe: IO[str] | None) -> IO[str]:
    assert pipe is not None
    return pipe


def contenders() -> list[Contender]:
    """The rows, in the order of the table."""
    both = "held, follows suit"
    return [
        Contender("floor: bare bitmask loop", "floor", both),
        Contender("kernel.follow, pure", "kernel", both, PURE),
        Contender("kernel.follow, compiled", "kernel", both, COMPILED),
        Contender("kernel.Position, pure", "position", both, PURE),
        Contender("kernel.Position, compiled", "position", both, COMPILED),
        Contender("engine.run, pure", "run", both, PURE),
        Contender("engine.run, compiled", "run", both, COMPILED),
        Contender("Play, pure", "play", "all laws, logged, undoable", PURE),
        Contender("Play, compiled", "play", "all laws, logged, undoable", COMPILED),
        Contender("OpenSpiel, stepped", "openspiel", "held"),
        Contender("OpenSpiel, stepped and checked", "openspiel-checked", both),
        Contender("RLCard, environment", "rlcard", "held; observations, legal actions"),
        Contender("RLCard, bare game", "rlcard-game", "held"),
        Contender("endplay, Deal.play", "endplay", "held"),
        Contender("ruling, pure", "ruling", "", PURE),
        Contender("ruling, compiled", "ruling", "", COMPILED),
    ]


def install() -> None:
    """Make `bench/.env` once for each state of the requirements; a package that cannot be had is reported later."""
    wanted = (HERE / "requirements.txt").read_text()
    stamp, stamped = ENV / "installed.txt", f"{wanted}{' '.join(TOOLS)}\n"
    if stamp.exists() and stamp.read_text() == stamped:
        return
    print("installing the other packages, the compiler and the command in bench/.env", flush=True)
    shutil.rmtree(ENV, ignore_errors=True)
    if subprocess.run([sys.executable, "-m", "venv", str(ENV)]).returncode:
        sys.exit("bench/.env could not be made; on Debian: apt-get install python3-venv")
    pip = [str(PYTHON), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    constraints = ["-c", str(HERE.parent / "constraints.txt")]
    subprocess.run([*pip, *constraints, *TOOLS], check=True, stderr=subprocess.DEVNULL)
    subprocess.run([*pip, "--no-deps", "--no-build-isolation", "--editable", str(HERE.parent)], check=True)
    failed = False
    for package in wanted.split():
        failed |= subprocess.run([*pip, package], stderr=subprocess.DEVNULL).returncode != 0
    if not failed:
        stamp.write_text(stamped)


def build() -> None:
    """Copy the package twice into `bench/.env`, and compile the kernel of one copy, beside its source."""
    unwanted = shutil.ignore_patterns("*.so", "__pycache__")
    for copy in (PURE, COMPILED):
        shutil.rmtree(copy, ignore_errors=True)
        shutil.copytree(SOURCE / "bridgelaws", copy / "bridgelaws", ignore=unwanted)
    built = subprocess.run(
        [str(PYTHON), "-m", "mypyc", "--ignore-missing-imports", "--follow-imports=skip", "bridgelaws/kernel.py"],
        cwd=COMPILED,
        capture_output=True,
        text=True,
    )
    asked = "import sys; from bridgelaws import kernel; sys.exit(not kernel.COMPILED)"
    if built.returncode == 0 and subprocess.run([sys.executable, "-c", asked], cwd=COMPILED).returncode == 0:
        return
    print(built.stdout[-4000:], built.stderr[-4000:], sep="\n", file=sys.stderr)
    print("THE KERNEL COULD NOT BE COMPILED. It takes a C compiler and the headers of Python", file=sys.stderr)
    print("(apt-get install gcc python3-dev); the reason is above.", file=sys.stderr)
    sys.exit(1)


def _ratio(value: float, base: float) -> str:
    return "-" if not base else f"{value / base:.2f}" if value >= base / 10 else f"{value / base:.4f}"


def show(rows: list[Contender]) -> None:
    """Print the table, and how far the aims were reached."""
    best = {row.title: row.best for row in rows}
    floor = best["floor: bare bitmask loop"]
    spiel = best.get("OpenSpiel, stepped", 0.0)
    print(f"\n{'':32}{'boards/s':>12}{'x floor':>10}{'x OpenSpiel':>13}  checks")
    for row in rows:
        if row.worker == "ruling":
            continue
        if row.best:
            ratios = f"{_ratio(row.best, floor):>10}{_ratio(row.best, spiel):>13}"
            print(f"{row.title:32}{row.best:12,.0f}{ratios}  {row.checks}")
        else:
            print(f"{row.title:32}{'not available':>35}  {row.trouble}")
    print()
    for row in rows:
        if row.worker == "ruling":
            print(f"{row.title:32}" + (f"{1000 / row.best:12.3f} ms" if row.best else f"not available  {row.trouble}"))
    print("\naims")
    aims = [
        ("Play, pure", best["Play, pure"], 0.3, floor, "of the floor"),
        ("engine.run, pure", best["engine.run, pure"], 0.8, floor, "of the floor"),
        ("engine.run, pure", best["engine.run, pure"], 1.0, spiel, "of OpenSpiel stepped"),
        ("engine.run, compiled", best["engine.run, compiled"], 8.0, floor, "of the floor"),
        ("ruling, pure", best["ruling, pure"], 1.0, 1000.0, "of one a millisecond"),
    ]
    for title, value, aim, base, words in aims:
        ratio = value / base if base else 0.0
        verdict = "not measured" if not ratio else f"{ratio:.2f}, " + ("reached" if ratio >= aim else "NOT REACHED")
        print(f"  {title:22} at least {aim:g} {words:22} {verdict}")


def main() -> None:
    """Install, build, take turns, print."""
    parser = argparse.ArgumentParser(description="Whole boards of regular play per second, side by side.")
    parser.add_argument("--rounds", type=int, default=7, help="turns of each contender; the best counts (7)")
    parser.add_argument("--boards", type=int, default=4000, help="boards to generate, at most as many to a turn (4000)")
    options = parser.parse_args()
    install()
    build()
    board_file = ENV / "boards.json"
    boards.write(board_file, boards.generate(options.boards, SEED))
    rows = contenders()
    print(f"Python {platform.python_version()}, {options.rounds} rounds", end="", flush=True)
    for row in rows:
        row.start(board_file)
    for _ in range(options.rounds):
        print(".", end="", flush=True)
        for row in rows:
            row.turn()
    print()
    for row in rows:
        row.stop()
    show(rows)
    start.show(start.measure(PYTHON, options.rounds))


if __name__ == "__main__":
    main()
