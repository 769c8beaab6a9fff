"""What became of every file of an audit, as a table of its own: a row for each, by name."""

from __future__ import annotations

from pathlib import Path
from types import TracebackType
from typing import Any, Final, Self

from ..errors import ParseError
from ..words.language import Language
from ..words.languages import ENGLISH, language_of
from ..words.message import Phrase
from . import output, words
from .members import Audited
from .whole import Whole, writing

COLUMNS: Final = ("file", "became", "boards", "findings", "reason")
_ENDINGS: Final = (".csv", ".jsonl")
READ: Final = "read"
PASSED_OVER: Final = "passed over"
UNREADABLE: Final = "unreadable"


class Accounts:
    """A file with a row for each file: what became of it, its boards and findings, and why it was not read."""

    def __init__(self, path: Path, language: Language | str = ENGLISH) -> None:
        check(path)
        self._language = language_of(language)
        self._whole = Whole(path)
        self._rows = output.written_as(path)(self._whole.temporary, COLUMNS)

    def add(self, found: Audited) -> None:
        """Enter a file that was handed to a reader."""
        became = PASSED_OVER if found.passed else UNREADABLE if found.error else READ
        self._add(found.name, became, found.boards.total(), len(found.findings), found.passed or found.error)

    def pass_over(self, name: str, why: Phrase) -> None:
        """Enter a file that no reader was given."""
        self._add(name, PASSED_OVER, 0, 0, why)

    def unreadable(self, name: str, why: Phrase) -> None:
        """Enter a file that could not be opened."""
        self._add(name, UNREADABLE, 0, 0, why)

    def _add(self, name: str, became: str, boards: int, findings: int, why: Phrase) -> None:
        row: dict[str, Any] = {"file": name, "became": became, "boards": boards, "findings": findings}
        with writing(self._whole.path):
            self._rows.add({**row, "reason": self._language.phrase(why)})

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        try:
            with writing(self._whole.path):
                self._rows.close()
            if kind is None:
                self._whole.keep()
        finally:
            self._whole.drop()


def check(path: Path) -> None:
    """Complain about a name that no table of files can be written under, before any work is done."""
    if path.suffix.lower() not in _ENDINGS:
        raise ParseError(words.NOT_A_LIST(path.name, _ENDINGS))
    if not path.parent.is_dir():
        raise ParseError(words.NO_SUCH_FOLDER(str(path.parent)))
