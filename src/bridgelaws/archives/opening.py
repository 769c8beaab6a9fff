"""A file opened as what it is: PBN or LIN, as the readers know it by its beginning, or else by its name."""

from __future__ import annotations

import errno
import io
import os
import stat
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import BinaryIO, Final

from ..errors import ParseError, quoted
from . import lin, messages, pbn
from .record import Record
from .text import Source, beginning

# So much of a file is looked at to see what it is.
PEEK: Final = 1 << 16
_FIRST_LINES: Final = 512
Reader = Callable[[Source, str], Iterator[Record]]
_READERS: Final[dict[str, Reader]] = {"pbn": pbn.read, "lin": lin.read}


def format_of(start: bytes) -> str:
    """The format of a file that begins so, `pbn` or `lin`: whose reader knows it first; empty if neither does.

    >>> format_of(b"pf|y|vg|Cup,Final,I,1,2,Reds,0,Blues,0|")
    'lin'
    """
    text = beginning(start)
    # Whose sign comes first: each may stand in a comment of the other. Nearly always it is in the first lines.
    for part in (text[:_FIRST_LINES], text):
        tags = pbn.known_at(part)
        if lin.known_at(part if tags < 0 else part[:tags]) >= 0:
            return "lin"
        if tags >= 0:
            return "pbn"
    return ""


def by_name(name: str) -> str:
    """The format that the name of a file says it is; empty if it says none."""
    ending = os.path.splitext(name)[1][1:].lower()
    return ending if ending in _READERS else ""


def open_plain(path: str | os.PathLike[str]) -> BinaryIO:
    """A file open for reading bytes; whatever is no plain file, which might never end or begin, is an error."""
    _only_plain(os.stat(path), path)
    handle = os.open(path, os.O_RDONLY | getattr(os, "O_BINARY", 0) | getattr(os, "O_NONBLOCK", 0))
    try:
        # It may have become another since it was looked at.
        _only_plain(os.fstat(handle), path)
        return os.fdopen(handle, "rb")
    except BaseException:
        os.close(handle)
        raise


def _only_plain(found: os.stat_result, path: str | os.PathLike[str]) -> None:
    if stat.S_ISDIR(found.st_mode):
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    if not stat.S_ISREG(found.st_mode):
        raise NotPlain(str(path))


class NotPlain(ParseError):
    """What is to be read is a pipe, a socket or a device."""

    def __init__(self, name: str) -> None:
        super().__init__(messages.NOT_PLAIN(quoted(name)))


def read(source: str | os.PathLike[str] | BinaryIO, name: str = "") -> Iterator[Record]:
    """The boards of a file, given by its path or open for reading bytes; `name` is what records call it."""
    if isinstance(source, str | os.PathLike):
        path = Path(source)
        try:
            with open_plain(path) as stream:
                yield from read(stream, name or str(path))
        except OSError as error:
            raise ParseError(messages.CANNOT_BE_READ(quoted(str(path)), error.strerror or str(error))) from error
        return
    start = source.read(PEEK)
    whole = io.BufferedReader(Rejoined(start, source), PEEK)
    yield from reader_of(start, by_name(name) or "pbn")(whole, name)


def reader_of(start: bytes, otherwise: str) -> Reader:
    """The reader of a file that begins so; `otherwise` is the format where its beginning does not tell."""
    return _READERS[format_of(start) or otherwise]


class Rejoined(io.RawIOBase):
    """A stream with its beginning, which was read to see what it is, put back."""

    def __init__(self, start: bytes, stream: BinaryIO) -> None:
        self._start = memoryview(start)
        self._stream = stream

    def readable(self) -> bool:
        """It is only read."""
        return True

    def readinto(self, buffer: bytearray | memoryview) -> int:  # type: ignore[override]
        """The next part of it."""
        if self._start:
            data: bytes | memoryview = self._start[: len(buffer)]
            self._start = self._start[len(data) :]
        else:
            data = self._stream.read(len(buffer))
        buffer[: len(data)] = data
        return len(data)
