"""Lines of text out of bytes of an unknown encoding, a block at a time."""

from __future__ import annotations

import codecs
import io
from collections.abc import Callable, Iterable, Iterator
from typing import Protocol, cast

BLOCK = 1 << 16
# A line that is longer comes in pieces, so that a file without any line end does not fill the memory.
LONGEST_LINE = 1 << 16
_LOOKED_AT = 4_096
# What old systems put after the end of a text.
_PADDING = b"\x1a\x00"
# Which of the four bytes of a letter, or of two, are not always zero.
_SOME = 0.25
_BY_FILLED: dict[tuple[bool, ...], str] = {
    (True, False, True, False): "utf-16-le",
    (False, True, False, True): "utf-16-be",
    (True, False, False, False): "utf-32-le",
    (False, False, False, True): "utf-32-be",
}


class Stream(Protocol):
    """A file open for reading, of bytes or of text."""

    def read(self, size: int = ..., /) -> bytes | str:
        """The next part of it, empty at the end."""
        ...


Source = bytes | str | Stream | Iterable[str]


def lines(source: Source) -> Iterator[tuple[int, str]]:
    """The numbered lines of a file, a text or a list of lines, without their ends.

    >>> list(lines("Malm\\xf6\\r\\nLi\\xe8ge".encode("cp1252")))
    [(1, 'Malmö'), (2, 'Liège')]
    """
    number = 1
    for text in texts(source):
        found = text.split("\n")
        last = found.pop()
        if len(text) <= LONGEST_LINE or max(map(len, found), default=0) <= LONGEST_LINE:
            yield from enumerate(found, number)
        else:
            for n, line in enumerate(found, number):
                yield from ((n, piece) for piece in pieces(line))
        number += len(found)
        if last:
            yield number, last


def texts(source: Source) -> Iterator[str]:
    """The same in parts, each of whole lines with a line feed after every line.

    What ends without one is the last part, or a piece of a line that is too long to come in one.

    >>> list(texts(b"[Event]\\r\\n[Site]"))
    ['[Event]\\n[Site]']
    """
    if isinstance(source, bytes):
        return _of_bytes(io.BytesIO(source).read)
    if isinstance(source, str):
        return _of_text(io.StringIO(source).read)
    if hasattr(source, "read"):
        read = cast(Stream, source).read
        if isinstance(read(0), bytes):
            return _of_bytes(cast(Callable[[int], bytes], read))
        return _of_text(cast(Callable[[int], str], read))
    return (line.rstrip("\r\n") + "\n" for line in source)


def pieces(line: str) -> Iterator[str]:
    """A line in pieces that are not too long; the only piece of an empty line is empty."""
    return (line[start : start + LONGEST_LINE] for start in range(0, len(line) or 1, LONGEST_LINE))


def _of_text(read: Callable[[int], str]) -> Iterator[str]:
    return _of_bytes(lambda size: read(size).encode("utf-8", "surrogatepass"))


def _of_bytes(read: Callable[[int], bytes]) -> Iterator[str]:
    rest = read(BLOCK)
    encoding = _wide(rest)
    if encoding:
        decoder = codecs.getincrementaldecoder(encoding)("replace")
        raw = read

        def read(size: int) -> bytes:
            block = raw(size)
            text = decoder.decode(block, not block)
            # Half a letter decodes to nothing, and an empty block would be the end of the file.
            return text.encode("utf-8", "replace") or (block and b"\x00")

        rest = decoder.decode(rest).encode("utf-8", "replace")
    rest = rest.removeprefix(codecs.BOM_UTF8)
    more = True
    while more:
        block = read(BLOCK)
        more = bool(block)
        data = rest + block
        if not more:
            data = data.rstrip(_PADDING)
        # The last byte may be half of a line end or of a letter: it waits for the next block.
        cut = len(data) if not more else max(data.rfind(b"\n"), data.rfind(b"\r", 0, len(data) - 1)) + 1
        if not cut and len(data) > LONGEST_LINE:
            cut = _between_letters(data, LONGEST_LINE)
        whole, rest = data[:cut], data[cut:]
        if whole:
            text = _decode(whole)
            if b"\r" in whole:
                text = text.replace("\r\n", "\n").replace("\r", "\n")
            # Only the text is kept while somebody reads it.
            block = data = whole = b""
            yield text


def beginning(start: bytes) -> str:
    """The text that a file begins with, as far as it can be read."""
    encoding = _wide(start)
    return start.decode(encoding, "replace") if encoding else _decode(start.removeprefix(codecs.BOM_UTF8))


def _wide(start: bytes) -> str:
    """The encoding of a file whose letters have two or four bytes each, by its mark or by its zeros; else empty.

    Calls, cards and commands are ASCII, so that in such a file all the bytes of most letters but one are zero.
    """
    if start.startswith((codecs.BOM_UTF32_LE, codecs.BOM_UTF32_BE)):
        return "utf-32"
    if start.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)) and b"\x00" in start:
        return "utf-16"
    looked_at = start[:_LOOKED_AT]
    if b"\x00" not in looked_at:
        return ""
    filled = [
        sum(map(bool, looked_at[place::4])) > _SOME * len(looked_at[place::4]) if looked_at[place::4] else True
        for place in range(4)
    ]
    return _BY_FILLED.get(tuple(filled), "")


def _between_letters(data: bytes, cut: int) -> int:
    for back in range(4):
        if data[cut - back] & 0xC0 != 0x80:
            return cut - back
    return cut


def _decode(data: bytes) -> str:
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError:
        # Archives put files of different hands together: each line is judged alone.
        return "".join(_decode_line(line) for line in data.splitlines(keepends=True))


def _decode_line(line: bytes) -> str:
    for encoding in ("utf-8", "cp1252"):
        try:
            return line.decode(encoding)
        except UnicodeDecodeError:
            continue
    return line.decode("latin-1")
