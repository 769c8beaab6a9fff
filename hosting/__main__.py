"""Builds the site without a server: a folder for any host of static files.

    python -m hosting build/site

It takes Pyodide from npm, in the version that `package-lock.json` names, and compiles the package with it.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from .site import CannotBuild, build


def main() -> int:
    """Build, or say what is missing."""
    parser = argparse.ArgumentParser(prog="python -m hosting", description="Build the site without a server.")
    parser.add_argument("folder", type=Path, nargs="?", default=Path("build/site"))
    folder: Path = parser.parse_args().folder
    try:
        made = build(folder)
    except CannotBuild as error:
        print(error, file=sys.stderr)
        return 1
    print(f"{folder}: {made.files} files, {made.packed / 1e6:.2f} MB as a host compresses them; build {made.build}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
