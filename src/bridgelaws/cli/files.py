"""Case files: read from a path or from standard input, and written whole or not at all."""

from __future__ import annotations

import contextlib
import os
import sys
import tempfile
from pathlib import Path

import click

from .. import codec
from ..editions import edition
from ..errors import ParseError
from ..play import Play

STANDARD = "-"

file_argument = click.argument("file", metavar="FILE", type=click.Path(allow_dash=True))


def read(file: str, laws: str | None = None) -> Play:
    """The case of a file (`-` is standard input), under the edition asked for or its own."""
    wanted = None if laws is None else edition(laws)
    raw = sys.stdin.buffer.read() if file == STANDARD else Path(file).read_bytes()
    name = "standard input" if file == STANDARD else file
    try:
        play = codec.loads(raw.decode("utf-8"))
    except UnicodeDecodeError as error:
        raise ParseError(f"{name}: not UTF-8 text, as a case file is (byte {error.start})") from None
    except ParseError as error:
        raise ParseError(f"{name}: {error}") from None
    return play if wanted is None else play.under(wanted)


def write(file: str, text: str) -> None:
    """Put a text in a file: until all of it is on disk, what was there before stays."""
    if file == STANDARD:
        # A case file is UTF-8 wherever it goes, whatever the terminal can show.
        sys.stdout.buffer.write(text.encode("utf-8"))
        sys.stdout.buffer.flush()
        return
    target = Path(file).resolve()  # a link stays a link
    mode = target.stat().st_mode & 0o777 if target.exists() else 0o666 & ~_umask()
    handle, temporary = tempfile.mkstemp(dir=target.parent, prefix=f".{target.name}.")
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as out:
            out.write(text)
            out.flush()
            os.fsync(out.fileno())
        Path(temporary).chmod(mode)
        Path(temporary).replace(target)
    except BaseException:
        with contextlib.suppress(FileNotFoundError):
            Path(temporary).unlink()
        raise


def write_case(file: str, play: Play) -> None:
    """Put a case in a file."""
    write(file, codec.dumps(play))


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask
