"""The command line: rulings, the laws and editions in a terminal. It contains no law."""

from __future__ import annotations

import sys

from .. import __version__
from .later import module


def main() -> None:
    """Run the command that the shell asks for; ends the process with its exit status."""
    if sys.argv[1:] == ["--version"]:
        # As click would say it; but to import click takes twice as long as Python takes to start.
        print(f"bridgelaws {__version__}")
        return
    try:
        # Before anything is said: what is wrong with the words is said in that language too.
        unknown = module("language").begin(sys.argv[1:])
        if unknown:
            sys.exit(unknown)
        status = module("plain").rule(sys.argv[2:]) if sys.argv[1:2] == ["rule"] else None
        if status is None:
            module("app").commands(prog_name="bridgelaws")
        sys.exit(status)
    except ModuleNotFoundError as missing:
        package = (missing.name or "").partition(".")[0]
        if package not in ("click", "rich"):
            raise
        spoken = module("language").spoken()
        sys.exit(spoken.say(module("words").NEEDS_FOR_THE_COMMANDS(package)))
