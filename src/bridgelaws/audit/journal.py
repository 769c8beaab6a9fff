"""What has been audited so far, beside the output: an audit that was interrupted goes on from there."""

from __future__ import annotations

import contextlib
import json
import os
from pathlib import Path
from typing import Any, BinaryIO

from .. import __version__
from ..errors import ParseError
from ..words.language import Language
from ..words.languages import ENGLISH, language_of
from . import words
from .members import Audited
from .whole import writing

_FORMAT = "bridgelaws-audit-journal"


class Journal:
    """A line for each file that is done, written at once. A line that was cut off counts as not written."""

    def __init__(self, out: Path, *, names: bool, resume: bool, language: Language | str = ENGLISH) -> None:
        self.path = self.beside(out)
        self._index: dict[str, int] = {}
        self._language = language_of(language)
        header = {"format": _FORMAT, "version": 1, "package": __version__, "names": names}
        if self._language is not language_of(ENGLISH):
            header["language"] = self._language.code
        if resume and self.path.exists():
            with writing(self.path):
                self._file: BinaryIO = open(self.path, "r+b")  # noqa: SIM115 (closed by `close`)
            self._read(header)
        else:
            with writing(self.path):
                self._file = open(self.path, "w+b")  # noqa: SIM115 (closed by `close`)
            self._write(header)

    @staticmethod
    def beside(out: Path) -> Path:
        """Where the journal of an output is."""
        return out.with_name(out.name + ".journal")

    def __len__(self) -> int:
        return len(self._index)

    def _read(self, header: dict[str, Any]) -> None:
        whole = 0
        for n, line in enumerate(self._file):
            try:
                document = json.loads(line)
            except ValueError:
                document = None
            if not line.endswith(b"\n") or not isinstance(document, dict):
                break
            if n == 0 and document != header:
                self._file.close()
                raise ParseError(words.BEGUN_OTHERWISE(str(self.path)))
            if n > 0:
                self._index[document["key"]] = whole
            whole += len(line)
        self._file.truncate(whole)
        self._file.seek(whole)
        if whole == 0:
            self._write(header)

    def get(self, key: str) -> Audited | None:
        """What was found in a file that is done."""
        at = self._index.get(key)
        if at is None:
            return None
        self._file.seek(at)
        found = Audited.of_document(json.loads(self._file.readline()))
        self._file.seek(0, os.SEEK_END)
        return found

    def add(self, found: Audited) -> None:
        """Enter a file that is done."""
        if found.key not in self._index:
            self._index[found.key] = self._file.seek(0, os.SEEK_END)
            self._write(found.document(self._language))

    def _write(self, document: dict[str, Any]) -> None:
        with writing(self.path):
            self._file.write(json.dumps(document, ensure_ascii=False).encode("utf-8", "backslashreplace") + b"\n")
            self._file.flush()

    def close(self, *, done: bool) -> None:
        """Stop; a journal of an audit that is done is not needed any more."""
        with contextlib.suppress(OSError):
            # What could not be written has been told; what is whole counts when the audit is resumed.
            self._file.close()
        if done:
            with contextlib.suppress(FileNotFoundError):
                self.path.unlink()
