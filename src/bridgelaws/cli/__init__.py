"""The command line: rulings, the laws and editions in a terminal. It contains no law."""

from __future__ import annotations

import contextlib
import errno
import os
import sys

from .. import __version__
from .later import module


def main() -> None:
    """Run the command that the shell asks for; ends the process with its exit status."""
    if sys.stdout is None:
        # The shell has closed it: nobody wants to read what is said.
        sys.stdout = open(os.devnull, "w")  # noqa: SIM115 (open to the end)
    try:
        try:
            _run()
        finally:
            sys.stdout.flush()
    except OSError as error:
        _lose_output(error)


def _lose_output(error: OSError) -> None:
    """End where nothing more can be said on standard output: in silence if nobody reads it, else with the reason."""
    if error.filename is not None:
        raise error
    with contextlib.suppress(OSError, ValueError):
        # What is still to be written would fail once more when Python ends.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    if error.errno in (errno.EPIPE, errno.EBADF):
        sys.exit(1)
    said = module("endings").of_system(error, module("words").NOT_READABLE())
    sys.exit(module("language").spoken().say(module("words").OUTPUT_LOST(said)))


def _run() -> None:
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
