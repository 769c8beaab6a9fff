"""One file of boards audited from beginning to end: the unit of work, wherever it is done."""

from __future__ import annotations

import io
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, BinaryIO

from ..archives import lin, pbn
from ..archives.record import Record
from ..words.language import Language
from ..words.languages import ENGLISH, language_of
from ..words.message import Phrase
from . import again, finishing
from .boards import Board, Hands
from .findings import Finding, Kind, Status
from .occasions import occasion

# How many deals of a file are kept to look for the one that a play belongs to, and how many suspicious boards wait
# for them: a file of a tournament has fewer, and a file of any length is read in bounded memory.
_DEALS = 512
_WAITING = 256


@dataclass(frozen=True, slots=True)
class Job:
    """A file to be audited: a plain one by its path, another with its bytes or the path of a copy."""

    name: str
    format: str
    key: str
    data: bytes | None = None
    path: str | None = None
    copied: bool = False
    # Whether its boards are compared with those of all other files.
    compared: bool = False


@dataclass(slots=True)
class Audited:
    """What a file came to. `boards` counts them by status, and irregular ones by their main kind.

    `occasions` counts them by event and year; `prints` tell them apart from those of other files, where that was asked.
    """

    name: str
    key: str
    boards: Counter[str] = field(default_factory=Counter)
    findings: list[Finding] = field(default_factory=list)
    error: Phrase = ""
    occasions: Counter[tuple[str, str]] = field(default_factory=Counter)
    prints: list[again.Print] = field(default_factory=list)

    def document(self, language: Language | str = ENGLISH) -> dict[str, Any]:
        """The same as plain data, with what is told in a language."""
        rows = [found.row(language) for found in self.findings]
        error = language_of(language).phrase(self.error)
        document: dict[str, Any] = {
            "name": self.name,
            "key": self.key,
            "boards": dict(self.boards),
            "findings": rows,
            "error": error,
        }
        document["occasions"] = [[event, year, count] for (event, year), count in self.occasions.items()]
        if self.prints:
            document["prints"] = self.prints
        return document

    @classmethod
    def of_document(cls, document: dict[str, Any]) -> Audited:
        """What a document was made of."""
        findings = [Finding.from_row(row) for row in document["findings"]]
        occasions = Counter({(event, year): count for event, year, count in document.get("occasions", ())})
        prints = [again.Print(*each) for each in document.get("prints", ())]
        return cls(
            document["name"],
            document["key"],
            Counter(document["boards"]),
            findings,
            document["error"],
            occasions,
            prints,
        )


def main_kind(board: Board) -> str:
    """The row of the summary that a board belongs to."""
    if board.status is not Status.IRREGULAR:
        # Once for each board: the property of an enum takes ten times as long as its slot.
        return str(board.status._value_)
    return next(str(found.kind.value) for found in board.findings if found.kind is not Kind.UNREADABLE)


# The rows of the summary; every board is in one of them.
ROWS = (
    *(status.value for status in Status if status not in (Status.IRREGULAR, Status.UNREADABLE)),
    *(kind.value for kind in Kind),
)


def records(stream: BinaryIO, format: str, name: str) -> Iterator[Record]:
    """The boards of a file in one of the formats."""
    if format == "pbn":
        return pbn.read(stream, name)
    return lin.read(stream, name)


def audit_job(job: Job, names: bool = False) -> Audited:
    """Audit one file. Nothing is raised: what cannot be read is said in the result."""
    found = Audited(job.name, job.key)
    try:
        with io.BytesIO(job.data) if job.path is None else open(job.path, "rb") as stream:  # type: ignore[arg-type]
            audit_stream(found, stream, job.format, names, job.compared)
    except Exception as error:
        # A file in ten thousand must not cost the others; what went wrong with it is reported with it.
        found.error = f"{type(error).__name__}: {error}"
    return found


def audit_jobs(jobs: list[Job], names: bool = False) -> list[Audited]:
    """Audit several files, in their order."""
    return [audit_job(job, names) for job in jobs]


def audit_stream(found: Audited, stream: BinaryIO, format: str, names: bool = False, compared: bool = False) -> None:
    """Audit the boards of an open file, adding to what was found."""
    deals: dict[Hands, str] = {}
    waiting: list[Board] = []
    for record in records(stream, format, found.name):
        board = Board(record, names=names)
        found.boards[main_kind(board)] += 1
        when = occasion(record)
        found.occasions[when.event, when.year] += 1
        if compared and (print := again.print_of(record, board.hands, when)) is not None:
            found.prints.append(print)
        if board.hands is not None and len(deals) < _DEALS:
            deals.setdefault(board.hands, record.board)
        if board.suspicious or finishing.speaks(record):
            waiting.append(board)
            if len(waiting) >= _WAITING:
                _settle(found, waiting, deals)
    _settle(found, waiting, deals)


def _settle(found: Audited, waiting: list[Board], deals: dict[Hands, str]) -> None:
    others = [(name, hands) for hands, name in deals.items()]
    for board in waiting:
        board.explain(others)
        found.findings += finishing.finished(board)
    waiting.clear()
