"""Findings as a file: Parquet, SQLite, CSV or JSON lines, written whole or not at all."""

from __future__ import annotations

import csv
import importlib
import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from types import TracebackType
from typing import Any, Protocol, Self, TextIO

from ..errors import ParseError
from ..words.language import Language
from ..words.languages import ENGLISH, language_of
from . import database, words
from .findings import COLUMNS, WHOLE_NUMBERS, Finding
from .whole import Whole, writing

ENDINGS = (".parquet", ".sqlite", ".csv", ".jsonl")
_DATABASES = (".sqlite", ".sqlite3", ".db")
# The endings that findings can be read from.
READ = (".parquet", ".csv", ".jsonl", *_DATABASES)
# Rows of a group of a Parquet file: what is kept in memory before it is written.
_GROUP = 5_000


class _Rows(Protocol):
    def add(self, row: dict[str, Any]) -> None: ...
    def close(self) -> None: ...


class Output:
    """A file of findings in the making: it appears under its name when it is complete, in the place of an older one."""

    def __init__(self, path: Path, language: Language | str = ENGLISH) -> None:
        self.path = path
        self.count = 0
        self._language = language_of(language)
        make = written_as(path)
        self._whole = Whole(path)
        self._rows: _Rows = make(self._whole.temporary, COLUMNS)

    def add(self, findings: Iterable[Finding]) -> None:
        """Append findings."""
        for found in findings:
            with writing(self.path):
                self._rows.add(found.row(self._language))
            self.count += 1

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        try:
            with writing(self.path):
                self._rows.close()
            if kind is None:
                self._whole.keep()
        finally:
            self._whole.drop()


def check(path: Path) -> None:
    """Complain about a name that no output can be written under, before any work is done."""
    written_as(path)
    if not path.parent.is_dir():
        raise ParseError(words.NO_SUCH_FOLDER(str(path.parent)))


def read(path: Path) -> Iterator[Finding]:
    """The findings of a file that was written here."""
    ending = path.suffix.lower()
    if ending == ".parquet":
        for batch in _pyarrow().parquet.ParquetFile(path).iter_batches():
            yield from (Finding.from_row(row) for row in batch.to_pylist())
    elif ending in _DATABASES:
        yield from (Finding.from_row(row) for row in database.read(path))
    elif ending == ".csv":
        with open(path, newline="", encoding="utf-8") as text:
            yield from (Finding.from_row(row) for row in csv.DictReader(text))
    else:
        with open(path, encoding="utf-8") as text:
            yield from (Finding.from_row(json.loads(line)) for line in text)


def written_as(path: Path) -> Callable[[Path, Sequence[str]], _Rows]:
    """What writes a table under such a name."""
    match path.suffix.lower():
        case ".csv":
            return _Csv
        case ".jsonl":
            return _JsonLines
        case ".parquet":
            _pyarrow()
            return _Parquet
        case ".sqlite" | ".sqlite3" | ".db":
            database.sqlalchemy()
            return database.Writer
    raise ParseError(words.NOT_AN_OUTPUT(path.name, ENDINGS))


class _Csv:
    def __init__(self, path: Path, columns: Sequence[str]) -> None:
        self._text: TextIO = open(path, "w", newline="", encoding="utf-8")  # noqa: SIM115 (closed by `close`)
        self._rows = csv.DictWriter(self._text, columns)
        self._rows.writeheader()

    def add(self, row: dict[str, Any]) -> None:
        self._rows.writerow(row)

    def close(self) -> None:
        self._text.close()


class _JsonLines:
    def __init__(self, path: Path, columns: Sequence[str]) -> None:
        self._text: TextIO = open(path, "w", encoding="utf-8")  # noqa: SIM115 (closed by `close`)

    def add(self, row: dict[str, Any]) -> None:
        self._text.write(json.dumps(row, ensure_ascii=False) + "\n")

    def close(self) -> None:
        self._text.close()


class _Parquet:
    def __init__(self, path: Path, columns: Sequence[str]) -> None:
        pa = _pyarrow()
        types = [(name, pa.int32() if name in WHOLE_NUMBERS else pa.string()) for name in columns]
        self._schema = pa.schema(types)
        self._file = pa.parquet.ParquetWriter(path, self._schema, compression="zstd")
        self._waiting: list[dict[str, Any]] = []

    def add(self, row: dict[str, Any]) -> None:
        self._waiting.append(row)
        if len(self._waiting) >= _GROUP:
            self._flush()

    def _flush(self) -> None:
        self._file.write_table(_pyarrow().Table.from_pylist(self._waiting, schema=self._schema))
        self._waiting = []

    def close(self) -> None:
        self._flush()
        self._file.close()


def _pyarrow() -> Any:
    try:
        importlib.import_module("pyarrow.parquet")
        return importlib.import_module("pyarrow")
    except ImportError:
        raise ParseError(words.NEEDS_PYARROW()) from None
