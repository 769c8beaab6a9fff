"""`make test-all`: the engine's tests on every CPython from 3.11 on that this machine has, and the types.

An interpreter is one that is called `python3.N`, or one of pyenv's or uv's; others can be named on the command line.
Each has an environment of its own in `build/pythons`, in which the package is installed as it is, with the tools of the
tests. The classifiers of the package must be the versions that were tried when it is released: with `--classifiers`
one that nobody can try here is a failure.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
import time
import tomllib
from pathlib import Path

from .contents import ROOT
from .envs import Environment, Failed, run

OLDEST, NEWEST = 11, 19
TOOLS = ("babel", "hypothesis", "pytest", "pytest-instafail", "pytest-timeout", "pytest-xdist", "setuptools")
# What rules and plays: without the page, archives, solver and the command line, whose packages are installed nowhere,
# and without the long proofs.
SUITE = (
    "tests/laws", "tests/board", "tests/claims", "tests/deal", "tests/desk", "tests/files", "tests/properties",
    "tests/retold", "tests/second_opinion", "tests/stateful", "tests/toy", "tests/words/test_errors.py",
    "tests/words/test_golden_in_languages.py", "tests/words/test_grammar.py", "tests/words/test_typed.py",
    *sorted(test.relative_to(ROOT).as_posix() for test in (ROOT / "tests").glob("test_*.py")),
    "README.md", "docs/programmers.md",
)  # fmt: skip


def found() -> dict[str, str]:
    """The interpreters of this machine, by their versions; of several with the same one."""
    places = [Path(shutil.which(f"python3.{minor}") or "") for minor in range(OLDEST, NEWEST)]
    for folder in (Path.home() / ".pyenv" / "versions", Path.home() / ".local" / "share" / "uv" / "python"):
        places += sorted(folder.glob("*/bin/python3"))
    versions: dict[str, str] = {}
    for place in places:
        version = version_of(place) if place.is_file() else None
        if version is not None:
            versions.setdefault(version, str(place))
    return dict(sorted(versions.items(), key=lambda each: int(each[0].partition(".")[2])))


def version_of(python: str | Path) -> str | None:
    """`3.13` of a CPython from 3.11 on; None of anything else, or of what does not start."""
    ask = "import platform; print(platform.python_implementation(), platform.python_version())"
    try:
        done = subprocess.run([str(python), "-c", ask], capture_output=True, text=True, timeout=60, check=False)
    except OSError:
        return None
    known = re.match(r"CPython 3\.(\d+)", done.stdout)
    return f"3.{known[1]}" if known and int(known[1]) >= OLDEST else None


def tried(version: str, python: str, tests: list[str], jobs: str) -> str:
    """Run the tests on one interpreter; the last line that pytest prints."""
    env = Environment(ROOT / "build" / "pythons" / version, python)
    env.install("--editable", str(ROOT), *TOOLS, constraints=ROOT / "constraints.txt")
    log = ROOT / "build" / "pythons" / f"{version}.log"
    command = [str(env.python), "-m", "pytest", "--numprocesses", jobs, "-p", "no:cacheprovider"]
    command += ["-m", "not solver", "--timeout", "3600", *tests]  # several Pythons may share the machine
    began = time.monotonic()
    with log.open("w", encoding="utf-8") as out:
        done = subprocess.run(command, cwd=ROOT, stdout=out, stderr=out, check=False, env=_clean())
    lines = log.read_text(encoding="utf-8").splitlines()
    if done.returncode:
        raise Failed("\n".join([*lines[-40:], f"Python {version}: pytest ended with status {done.returncode}"]))
    took = f"{time.monotonic() - began:.0f} s"
    passed = sum(line.split(" [")[0].count(".") for line in lines if re.match(r"[.sx]+ +\[ *\d+%\]", line))
    return f"{passed} tests passed in {took}"


def _clean() -> dict[str, str]:
    return {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}


def named() -> set[str]:
    """The versions that the classifiers name."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return {text.rpartition(" :: ")[2] for text in project["classifiers"] if re.search(r":: 3\.\d+$", text)}


def main() -> None:
    """Try every interpreter, and say which."""
    parser = argparse.ArgumentParser(prog="make test-all", description=__doc__)
    parser.add_argument("pythons", nargs="*", help="interpreters to use instead of those that are found")
    parser.add_argument("--tests", action="append", help="only these tests")
    parser.add_argument("--jobs", default="auto", help="processes of pytest (auto)")
    parser.add_argument("--classifiers", action="store_true", help="every version that the package names must be here")
    options = parser.parse_args()
    pythons = {version_of(python) or python: python for python in options.pythons} or found()
    missing = sorted(named() - set(pythons))
    failed = []
    for version, python in pythons.items():
        try:
            exact = run([python, "-c", "import platform; print(platform.python_version())"]).strip()
            print(f"Python {exact}: {tried(version, python, options.tests or list(SUITE), options.jobs)}", flush=True)
        except Failed as fault:
            print(fault, flush=True)
            failed.append(version)
    if missing:
        print(f"not tried here: Python {', '.join(missing)}")
    if failed:
        sys.exit(f"make test-all: failed on Python {', '.join(failed)}")
    sys.exit(int(options.classifiers and bool(missing)))


if __name__ == "__main__":
    main()
