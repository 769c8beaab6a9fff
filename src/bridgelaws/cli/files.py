"""Case files: read from a path or from standard input, and written whole or not at all; boards of records, read."""

from __future__ import annotations

import contextlib
import os
import sys

from ..book.editions import edition
from ..errors import ParseError
from ..files import codec
from ..play.play import Play
from . import later, words

STANDARD = "-"
_RECORDS = (".pbn", ".lin")


def is_record(file: str) -> bool:
    """Whether a name stands for a board of a PBN or LIN file, and for no case."""
    named = file if file.lower().endswith(_RECORDS) else file.rpartition(":")[0]
    return named.lower().endswith(_RECORDS) and not (named != file and os.path.exists(file))


def on_table(file: str, laws: str | None = None) -> Play:
    """The case of a file, or a board of a PBN or LIN file: `games.pbn` if it has only one, else `games.pbn:7`."""
    if not is_record(file):
        return read(file, laws)
    named, _, board = file.rpartition(":")
    if file.lower().endswith(_RECORDS):
        named, board = file, ""
    play: Play = later.module("records").read(named, board, laws)
    return play


def read(file: str, laws: str | None = None) -> Play:
    """The case of a file (`-` is standard input), under the edition asked for or its own."""
    wanted = None if laws is None else edition(laws)
    if file == STANDARD:
        raw = sys.stdin.buffer.read()
    else:
        with open(file, "rb") as opened:
            raw = opened.read()
    name = words.STANDARD_INPUT() if file == STANDARD else file
    try:
        play = codec.loads(raw.decode("utf-8"))
    except UnicodeDecodeError as error:
        raise ParseError(words.NOT_UTF8(name, error.start)) from None
    except ParseError as error:
        raise ParseError(words.IN_FILE(name, error.message)) from None
    return play if wanted is None else play.under(wanted)


def write(file: str, text: str) -> None:
    """Put a text in a file: until all of it is on disk, what was there before stays."""
    if file == STANDARD:
        # A case file is UTF-8 wherever it goes, whatever the terminal can show.
        sys.stdout.buffer.write(text.encode("utf-8"))
        sys.stdout.buffer.flush()
        return
    target = os.path.realpath(file)  # a link stays a link
    mode = os.stat(target).st_mode & 0o777 if os.path.exists(target) else 0o666 & ~_umask()
    temporary = os.path.join(os.path.dirname(target), f".{os.path.basename(target)}.{os.urandom(8).hex()}")
    handle = os.open(temporary, os.O_CREAT | os.O_EXCL | os.O_WRONLY | getattr(os, "O_BINARY", 0), 0o600)
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as out:
            out.write(text)
            out.flush()
            os.fsync(out.fileno())
        os.chmod(temporary, mode)
        os.replace(temporary, target)
    except BaseException:
        with contextlib.suppress(FileNotFoundError):
            os.unlink(temporary)
        raise


def write_case(file: str, play: Play) -> None:
    """Put a case in a file."""
    write(file, codec.dumps(play))


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask
