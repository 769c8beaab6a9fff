"""Where the boards come from: files, folders, globs and archives, one member at a time."""

from __future__ import annotations

import bz2
import glob
import gzip
import io
import lzma
import os
import sys
import tarfile
import zipfile
import zlib
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, BinaryIO, cast

from ..archives.opening import PEEK, NotPlain, Rejoined, by_name, format_of, open_plain
from ..errors import BridgeLawsError, ParseError, visible
from ..words.message import Phrase
from . import words

# What stands for the ending of a name that has none.
NO_ENDING = "no ending"
# The name of standard input.
STANDARD = "-"
_TAR = (".tar", ".tar.xz", ".txz", ".tar.gz", ".tgz", ".tar.bz2", ".tbz2", ".tbz")
_PACKED: dict[str, Callable[[BinaryIO], Any]] = {
    ".xz": lzma.LZMAFile,
    ".gz": lambda packed: gzip.GzipFile(fileobj=packed),
    ".bz2": bz2.BZ2File,
}
# How zip, gzip, bzip2, xz, 7z and rar files begin, whatever they are called.
_MAGIC = (b"PK\x03\x04", b"\x1f\x8b", b"BZh", b"\xfd7zXZ", b"7z\xbc\xaf", b"Rar!\x1a")
_GLOB = "*?["
# What goes wrong in an archive that is cut off, damaged, or locked with a password; of a compression that it does not
# know, `zipfile` says that it is not implemented.
BROKEN = (
    OSError, EOFError, ParseError, tarfile.TarError, zipfile.BadZipFile, lzma.LZMAError, zlib.error,
    NotImplementedError,
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Member:
    """A file of boards: its name (in an archive after `!`), what tells whether it is the same, and how to open it.

    `path` is set for a plain file, which anyone can open at any time; another is open only until the next is asked
    for. `done` counts the bytes of the sources that are behind once it has been read.
    """

    name: str
    format: str
    size: int
    stamp: str
    done: int
    path: Path | None
    stream: BinaryIO | None = None

    def open(self) -> BinaryIO:
        """The bytes of it."""
        if self.stream is not None:
            return self.stream
        assert self.path is not None
        return open_plain(self.path)


@dataclass(slots=True)
class Sources:
    """The files that the paths stand for, and what became of those that are no boards.

    `skipped` counts the files by their ending that are neither PBN nor LIN. `passed_over` are all that are not read,
    and `unreadable` those that cannot be, as pairs of name and reason.
    """

    paths: tuple[Path, ...]
    total: int = 0
    skipped: Counter[str] = field(default_factory=Counter)
    passed_over: list[tuple[str, Phrase]] = field(default_factory=list)
    unreadable: list[tuple[str, Phrase]] = field(default_factory=list)

    @classmethod
    def of(cls, named: Sequence[str]) -> Sources:
        """What the words name: files and folders, and patterns such as `games/**/*.lin`."""
        found: dict[str, Path] = {}
        for word in named:
            for path in _named(word):
                found.setdefault(os.path.realpath(path), path)
        paths = tuple(found.values())
        return cls(paths, sum(_size(path) for path in paths))

    def __iter__(self) -> Iterator[Member]:
        done = 0
        for path in self.paths:
            try:
                yield from self._members(path, done)
            except NotPlain as error:
                self.passed_over.append((visible(str(path)), error.message))
            except BROKEN as error:
                self.unreadable.append((visible(str(path)), reason(error)))
            except RuntimeError as error:
                # This is how zipfile says that a password is needed.
                self.unreadable.append((visible(str(path)), str(error)))
            done += _size(path)

    def _members(self, path: Path, done: int) -> Iterator[Member]:
        lower = path.name.lower()
        if str(path) == STANDARD:
            yield from self._standard_input(done)
        elif lower.endswith(_TAR):
            yield from self._of_tar(path, done)
        elif lower.endswith(".zip"):
            yield from self._of_zip(path, done)
        else:
            after = done + _size(path)
            stat = path.stat()
            for end, unpack in _PACKED.items():
                if lower.endswith(end):
                    with open_plain(path) as packed, unpack(packed) as stream:
                        yield from self._one(path, lower.removesuffix(end), stat, after, cast(BinaryIO, stream))
                    return
            yield from self._one(path, lower, stat, after, None)

    def _one(
        self, path: Path, lower: str, stat: os.stat_result, done: int, stream: BinaryIO | None
    ) -> Iterator[Member]:
        name = visible(str(path))
        kind = by_name(lower)
        if stream is not None:
            stream = _buffered(stream)
            kind = self._format(name, lower, _head(stream))
        elif not kind:
            # One that says what it is, is opened only by who reads it.
            with open_plain(path) as opened:
                kind = self._format(name, lower, opened.read(PEEK))
        if kind:
            own = path if stream is None else None
            yield Member(name, kind, stat.st_size, str(stat.st_mtime_ns), done, own, stream)

    def _standard_input(self, done: int) -> Iterator[Member]:
        head = sys.stdin.buffer.read(PEEK)
        kind = self._format(STANDARD, STANDARD, head)
        if kind:
            stream = cast(BinaryIO, io.BufferedReader(Rejoined(head, sys.stdin.buffer), PEEK))
            yield Member(STANDARD, kind, len(head), "", done, None, stream)

    def _of_tar(self, path: Path, done: int) -> Iterator[Member]:
        with open_plain(path) as raw, tarfile.open(fileobj=raw, mode="r|*") as archive:
            for info in archive:
                if not info.isfile():
                    if not info.isdir():
                        self.passed_over.append((visible(f"{path}!{info.name}"), words.NO_CONTENTS()))
                    continue
                opened = archive.extractfile(info)
                assert opened is not None
                stream = _buffered(opened)
                name = visible(f"{path}!{info.name}")
                kind = self._format(name, info.name.lower(), _head(stream))
                if kind:
                    yield Member(name, kind, info.size, str(info.mtime), done + raw.tell(), None, stream)
                # The archive keeps every header that it has passed; of a million members that would be too much.
                archive.members = []  # type: ignore[attr-defined]

    def _of_zip(self, path: Path, done: int) -> Iterator[Member]:
        with open_plain(path) as raw, zipfile.ZipFile(raw) as archive:
            for info in archive.infolist():
                done += info.compress_size
                if info.is_dir():
                    continue
                name = visible(f"{path}!{info.filename}")
                try:
                    with archive.open(info) as opened:
                        stream = _buffered(opened)
                        kind = self._format(name, info.filename.lower(), _head(stream))
                        if kind:
                            yield Member(name, kind, info.file_size, f"{info.CRC:08x}", done, None, stream)
                except (RuntimeError, *BROKEN) as error:
                    self.unreadable.append((name, reason(error)))

    def _format(self, name: str, lower: str, head: bytes) -> str:
        """The format of a file by how it begins, or else by its name; empty for one that is passed over."""
        inside = "!" in name
        if head.startswith(_MAGIC) or (inside and lower.endswith((*_TAR, *_PACKED, ".zip"))):
            self.passed_over.append((name, words.NESTED() if inside else words.UNNAMED_ARCHIVE()))
            return ""
        kind = format_of(head) or by_name(lower)
        if not kind:
            self.skipped[os.path.splitext(lower)[1] or NO_ENDING] += 1
            self.passed_over.append((name, words.NEITHER() if head else words.EMPTY()))
        return kind


def _named(word: str) -> Iterator[Path]:
    path = Path(word)
    if word == STANDARD:
        yield path
    elif path.is_dir():
        for folder, folders, files in os.walk(path):
            folders.sort()
            for name in sorted(files):
                yield Path(folder, name)
    elif path.exists():
        yield path
    elif any(c in word for c in _GLOB):
        matched = sorted(glob.glob(word, recursive=True))
        if not matched:
            raise ParseError(words.NO_MATCH(repr(word)))
        for each in matched:
            if Path(each).is_file():
                yield Path(each)
            elif "**" not in word:
                yield from _named(each)
    else:
        raise ParseError(words.NO_SUCH_FILE(word))


def _size(path: Path) -> int:
    if str(path) == STANDARD:
        return 0
    try:
        return path.stat().st_size
    except OSError:
        return 0


def _buffered(stream: Any) -> BinaryIO:
    return cast(BinaryIO, io.BufferedReader(stream, PEEK))


def _head(stream: BinaryIO) -> bytes:
    """How an open file begins; it is not used up."""
    head: bytes = cast(io.BufferedReader, stream).peek(PEEK)
    return head


def reason(error: BaseException) -> Phrase:
    """What went wrong, in words."""
    if isinstance(error, BridgeLawsError):
        return error.message
    text = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
    return text or type(error).__name__
