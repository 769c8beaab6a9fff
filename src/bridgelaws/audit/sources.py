"""Where the boards come from: files, folders, globs and archives, one member at a time."""

from __future__ import annotations

import bz2
import glob
import gzip
import io
import lzma
import os
import tarfile
import zipfile
import zlib
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, BinaryIO, cast

from ..errors import ParseError
from . import words as m

FORMATS = ("pbn", "lin")
_TAR = (".tar", ".tar.xz", ".txz", ".tar.gz", ".tgz", ".tar.bz2", ".tbz2", ".tbz")
_PACKED: dict[str, Callable[[str], Any]] = {".xz": lzma.LZMAFile, ".gz": gzip.GzipFile, ".bz2": bz2.BZ2File}
_GLOB = "*?["
# What goes wrong in an archive that is cut off, damaged, or locked with a password.
BROKEN = (OSError, EOFError, tarfile.TarError, zipfile.BadZipFile, lzma.LZMAError, zlib.error, NotImplementedError)
_SNIFFED = 2048


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
        return open(self.path, "rb")


@dataclass(slots=True)
class Sources:
    """The files that the paths stand for, and what became of those that are no boards.

    `skipped` counts the files by their ending that are neither PBN nor LIN; `unreadable` are pairs of name and reason.
    """

    paths: tuple[Path, ...]
    total: int = 0
    skipped: Counter[str] = field(default_factory=Counter)
    unreadable: list[tuple[str, str]] = field(default_factory=list)

    @classmethod
    def of(cls, words: Sequence[str]) -> Sources:
        """What the words name: files and folders, and patterns such as `games/**/*.lin`."""
        found: dict[str, Path] = {}
        for word in words:
            for path in _named(word):
                found.setdefault(os.path.realpath(path), path)
        paths = tuple(found.values())
        return cls(paths, sum(_size(path) for path in paths))

    def __iter__(self) -> Iterator[Member]:
        done = 0
        for path in self.paths:
            try:
                yield from self._members(path, done)
            except BROKEN as error:
                self.unreadable.append((str(path), reason(error)))
            except RuntimeError as error:
                # This is how zipfile says that a password is needed.
                self.unreadable.append((str(path), str(error)))
            done += _size(path)

    def _members(self, path: Path, done: int) -> Iterator[Member]:
        lower = path.name.lower()
        if lower.endswith(_TAR):
            yield from self._of_tar(path, done)
        elif lower.endswith(".zip"):
            yield from self._of_zip(path, done)
        else:
            after = done + _size(path)
            stat = path.stat()
            for end, unpack in _PACKED.items():
                if lower.endswith(end):
                    with unpack(str(path)) as stream:
                        yield from self._one(str(path), lower.removesuffix(end), stat, after, cast(BinaryIO, stream))
                    return
            yield from self._one(str(path), lower, stat, after, None)

    def _one(self, name: str, lower: str, stat: os.stat_result, done: int, stream: BinaryIO | None) -> Iterator[Member]:
        kind = _format(lower)
        if kind == "?" and stream is not None:
            buffered = io.BufferedReader(cast(io.RawIOBase, stream))
            kind, stream = _sniffed(buffered.peek(_SNIFFED)), buffered
        elif kind == "?":
            with open(name, "rb") as opened:
                kind = _sniffed(opened.read(_SNIFFED))
        if kind:
            path = Path(name) if stream is None else None
            yield Member(name, kind, stat.st_size, str(stat.st_mtime_ns), done, path, stream)
        else:
            self._skip(lower)

    def _of_tar(self, path: Path, done: int) -> Iterator[Member]:
        with open(path, "rb") as raw, tarfile.open(fileobj=raw, mode="r|*") as archive:
            for info in archive:
                if not info.isfile():
                    continue
                opened = archive.extractfile(info)
                assert opened is not None
                stream = io.BufferedReader(cast(io.RawIOBase, opened))
                kind = _format(info.name.lower())
                if kind == "?":
                    kind = _sniffed(stream.peek(_SNIFFED))
                if kind:
                    name = f"{path}!{info.name}"
                    yield Member(name, kind, info.size, str(info.mtime), done + raw.tell(), None, stream)
                else:
                    self._skip(info.name.lower())
                # The archive keeps every header that it has passed; of a million members that would be too much.
                archive.members = []  # type: ignore[attr-defined]

    def _of_zip(self, path: Path, done: int) -> Iterator[Member]:
        with zipfile.ZipFile(path) as archive:
            for info in archive.infolist():
                done += info.compress_size
                if info.is_dir():
                    continue
                kind = _format(info.filename.lower())
                if not kind:
                    self._skip(info.filename.lower())
                    continue
                name = f"{path}!{info.filename}"
                try:
                    with archive.open(info) as opened:
                        stream = io.BufferedReader(cast(io.RawIOBase, opened))
                        if kind == "?":
                            kind = _sniffed(stream.peek(_SNIFFED))
                        if kind:
                            yield Member(name, kind, info.file_size, f"{info.CRC:08x}", done, None, stream)
                        else:
                            self._skip(info.filename.lower())
                except (RuntimeError, *BROKEN) as error:
                    self.unreadable.append((name, reason(error)))

    def _skip(self, lower: str) -> None:
        self.skipped[os.path.splitext(lower)[1] or "no ending"] += 1


def _named(word: str) -> Iterator[Path]:
    path = Path(word)
    if path.is_dir():
        for folder, folders, files in os.walk(path):
            folders.sort()
            for name in sorted(files):
                yield Path(folder, name)
    elif path.exists():
        yield path
    elif any(c in word for c in _GLOB):
        matched = sorted(glob.glob(word, recursive=True))
        if not matched:
            raise ParseError(m.NO_MATCH(repr(word)))
        for each in matched:
            if Path(each).is_file():
                yield Path(each)
            elif "**" not in word:
                yield from _named(each)
    else:
        raise ParseError(m.NO_FILE(word))


def _size(path: Path) -> int:
    try:
        return path.stat().st_size
    except OSError:
        return 0


def _format(lower: str) -> str:
    """The format by the ending; `?` where there is no ending to go by, and nothing for any other."""
    ending = os.path.splitext(lower)[1][1:]
    return ending if ending in FORMATS else "" if ending else "?"


def _sniffed(head: bytes) -> str:
    """The format by the beginning of the file."""
    text = head.lstrip(b"\xef\xbb\xbf \t\r\n").lower()
    if text.startswith((b"% pbn", b"[event", b"[board", b"[deal")):
        return "pbn"
    return "lin" if text.startswith((b"vg|", b"qx|", b"pn|", b"md|", b"st|", b"rh|", b"ah|")) else ""


def reason(error: BaseException) -> str:
    """What went wrong, in words."""
    text = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
    return text or type(error).__name__
