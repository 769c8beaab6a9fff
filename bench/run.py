"""Whole boards of regular play per second, rulings in bare boards, and the start of a command: `make bench`.

Every contender runs in a process of its own and they take turns, so that a slow minute of the machine is shared by
all. Boards per second are those of the best turn; a ratio is the median of the ratios of each turn to the bare loop in
the same round. The other packages and the compiler are installed in `bench/.env`. The compiled kernel is built there
too, beside a copy of the package; if it cannot be built the command fails.
"""

from __future__ import annotations

import argparse
import compileall
import os
import platform
import shutil
import statistics
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO

import boards
import start

HERE = Path(__file__).resolve().parent
SOURCE = HERE.parent / "src"
ENV = HERE / ".env"
PURE = ENV / "pure"
COMPILED = ENV / "compiled"
BARE = ENV / "source"  # no bytecode is kept beside this copy
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
    turns: list[float] = field(default_factory=list)
    trouble: str = ""

    @property
    def best(self) -> float:
        """Boards per second in the best turn; 0 if there was none."""
        return max(self.turns, default=0.0)

    def times(self, base: Contender) -> float:
        """How many times as fast as another, round by round; 0 if either took no part."""
        rounds = list(zip(self.turns, base.turns, strict=False))
        return statistics.median(mine / other for mine, other in rounds) if rounds else 0.0

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
            self.turns.append(float(answer))
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
        Contender("a whole ruling, pure", "ruling", "", PURE),
        Contender("a whole ruling, compiled", "ruling", "", COMPILED),
        Contender("fifty acts judged again", "judged-again", "", PURE),
        Contender("an auction of twelve calls", "auction", "", PURE),
        Contender("an insufficient bid", "insufficient", "", PURE),
        Contender("Known.holds, full deal", "known-full", "", PURE),
        Contender("Known.holds, unknown deal", "known-nothing", "", PURE),
    ]


# These are told by the time that they take, in bare boards.
RULINGS = ("ruling", "judged-again", "auction", "insufficient", "known-full", "known-nothing")


@dataclass
class Aim:
    """What a contender should reach beside another; `most` if the figure is how many boards of the other it takes."""

    title: str
    base: str
    least: float = 0.0
    most: float = 0.0

    def verdict(self, rows: dict[str, Contender]) -> str:
        """The aim in a line, with what was measured."""
        times = rows[self.title].times(rows[self.base])
        if self.most:
            found, aim = (1 / times if times else 0.0), f"at most {self.most:g} boards"
        else:
            found, aim = times, f"at least {self.least:g}"
        reached = found <= self.most if self.most else found >= self.least
        told = f"{found:.2f}, {'reached' if reached else 'NOT REACHED'}" if times else "not measured"
        return f"  {self.title:26} {aim:22} of {self.base:26} {told}"


AIMS = (
    Aim("Play, pure", "floor: bare bitmask loop", least=0.35),
    Aim("engine.run, pure", "floor: bare bitmask loop", least=1.3),
    Aim("engine.run, pure", "OpenSpiel, stepped", least=1.0),
    Aim("engine.run, compiled", "floor: bare bitmask loop", least=9.0),
    Aim("a whole ruling, pure", "floor: bare bitmask loop", most=60),
    Aim("fifty acts judged again", "floor: bare bitmask loop", most=1500),
    Aim("an auction of twelve calls", "floor: bare bitmask loop", most=15),
    Aim("an insufficient bid", "floor: bare bitmask loop", most=80),
    Aim("Known.holds, full deal", "floor: bare bitmask loop", most=0.2),
    Aim("Known.holds, unknown deal", "floor: bare bitmask loop", most=50),
)


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
    """Copy the package into `bench/.env`: with bytecode, with a compiled kernel beside its source, and source alone."""
    unwanted = shutil.ignore_patterns("*.so", "__pycache__")
    for copy in (PURE, COMPILED, BARE):
        shutil.rmtree(copy, ignore_errors=True)
        shutil.copytree(SOURCE / "bridgelaws", copy / "bridgelaws", ignore=unwanted)
    compileall.compile_dir(PURE, quiet=2)
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


def _ratio(times: float) -> str:
    return "-" if not times else f"{times:.2f}" if times >= 0.1 else f"{times:.4f}"


def show(rows: list[Contender]) -> None:
    """Print the table, and how far the aims were reached."""
    named = {row.title: row for row in rows}
    floor, spiel = named["floor: bare bitmask loop"], named["OpenSpiel, stepped"]
    print(f"\n{'':32}{'boards/s':>12}{'x floor':>10}{'x OpenSpiel':>13}  checks")
    for row in rows:
        if row.worker in RULINGS:
            continue
        if row.best:
            ratios = f"{_ratio(row.times(floor)):>10}{_ratio(row.times(spiel)):>13}"
            print(f"{row.title:32}{row.best:12,.0f}{ratios}  {row.checks}")
        else:
            print(f"{row.title:32}{'not available':>35}  {row.trouble}")
    print(f"\n{'':32}{'best':>15}{'in bare boards':>18}")
    for row in rows:
        if row.worker in RULINGS and row.best:
            print(f"{row.title:32}{1000 / row.best:12.4f} ms{1 / row.times(floor):18.2f}")
        elif row.worker in RULINGS:
            print(f"{row.title:32}{'not available':>15}  {row.trouble}")
    print("\naims")
    for aim in AIMS:
        print(aim.verdict(named))


def main() -> None:
    """Install, build, take turns, print."""
    parser = argparse.ArgumentParser(description="Whole boards of regular play per second, side by side.")
    parser.add_argument("--rounds", type=int, default=7, help="turns of each contender (7)")
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
    start.show(start.measure(PYTHON, PURE, BARE, options.rounds))


if __name__ == "__main__":
    main()
