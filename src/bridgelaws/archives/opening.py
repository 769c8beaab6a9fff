"""A file opened as what it is: PBN or LIN, by its name or by how it begins."""

from __future__ import annotations

import io
import os
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO

from ..errors import ParseError, quoted
from . import messages as m
from .lin import read as read_lin
from .pbn import read as read_pbn
from .record import Record

_PEEK = 4_096
_BY_ENDING = {".pbn": read_pbn, ".lin": read_lin}


def read(source: str | os.PathLike[str] | BinaryIO, name: str = "") -> Iterator[Record]:
    """The boards of a file, given by its path or open for reading bytes; `name` is what records call it."""
    if isinstance(source, str | os.PathLike):
        path = Path(source)
        try:
            with path.open("rb") as stream:
                yield from read(stream, name or str(path))
        except OSError as error:
            raise ParseError(m.CANNOT_BE_READ(quoted(str(path)), error.strerror or str(error))) from error
        return
    reader = _BY_ENDING.get(Path(name).suffix.lower())
    if reader is not None:
        yield from reader(source, name)
        return
    start = source.read(_PEEK)
    whole = io.BufferedReader(_Rejoined(start, source))
    yield from (read_lin if _is_lin(start) else read_pbn)(whole, name)


def _is_lin(start: bytes) -> bool:
    """Commands between bars, and no tag in brackets before the first of them."""
    bar, bracket = start.find(b"|"), start.find(b"[")
    return bar >= 0 and (bracket < 0 or bar < bracket)


class _Rejoined(io.RawIOBase):
    """A stream with its beginning, which was read to see what it is, put back."""

    def __init__(self, start: bytes, stream: BinaryIO) -> None:
        self.start = start
        self.stream = stream

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: bytearray | memoryview) -> int:  # type: ignore[override]
        data = self.start[: len(buffer)] if self.start else self.stream.read(len(buffer))
        self.start = self.start[len(data) :] if self.start else b""
        buffer[: len(data)] = data
        return len(data)
