"""One file of boards audited from beginning to end: the unit of work, wherever it is done."""

from __future__ import annotations

import io
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, BinaryIO

from ..archives import lin, pbn
from ..archives.opening import PEEK, NotPlain, format_of, open_plain
from ..archives.record import Record
from ..archives.regular import Hands, Regular
from ..words.language import Language
from ..words.languages import ENGLISH, language_of
from ..words.message import Phrase
from . import again, finishing, words
from .boards import Board
from .diagnosis import Astray, Diagnosis, settled
from .findings import Finding, Kind, Likely, Status
from .occasions import occasion, occasion_of
from .remarks.reading import telling

# How many deals of a file are kept to look for the one that a play belongs to, and how many suspicious boards wait
# for them: a file of a tournament has fewer, and a file of any length is read in bounded memory.
_DEALS = 512
_WAITING = 256
# So much of one file is read, unpacked: no file of boards is longer, and what unpacks to more is meant to do harm.
MOST_BYTES = 1 << 29
_ALL_CARDS = 52
_COMPLETE, _CLAIMED = Status.COMPLETE.value, Status.CLAIMED.value
_BROKEN_OFF, _NO_PLAY = Status.BROKEN_OFF.value, Status.NO_PLAY.value


@dataclass(frozen=True, slots=True)
class Job:
    """A file to be audited: a plain one by its path, another with its bytes."""

    name: str
    format: str
    key: str
    data: bytes | None = None
    path: str | None = None
    # Whether its boards are compared with those of all other files.
    compared: bool = False


@dataclass(slots=True)
class Audited:
    """What a file came to. `boards` counts them by status, and irregular ones by their main kind.

    `occasions` counts them by event and year; `prints` tell them apart from those of other files, where that was asked.
    `deals` are the different deals of the file, three hands and the board of each; `astray` the plays of boards whose
    deals are not those played, as far as the file does not have those itself.
    """

    name: str
    key: str
    boards: Counter[str] = field(default_factory=Counter)
    findings: list[Finding] = field(default_factory=list)
    error: Phrase = ""
    # Why nothing of it is counted, if it is no file of boards after all.
    passed: Phrase = ""
    occasions: Counter[tuple[str, str]] = field(default_factory=Counter)
    prints: list[again.Print] = field(default_factory=list)
    deals: list[tuple[int, int, int, str]] = field(default_factory=list)
    astray: list[Astray] = field(default_factory=list)

    def document(self, language: Language | str = ENGLISH) -> dict[str, Any]:
        """The same as plain data, with what is told in a language."""
        rows = [found.row(language) for found in self.findings]
        say = language_of(language).phrase
        document: dict[str, Any] = {
            "name": self.name,
            "key": self.key,
            "boards": dict(self.boards),
            "findings": rows,
            "error": say(self.error),
            "passed": say(self.passed),
        }
        document["occasions"] = [[event, year, count] for (event, year), count in self.occasions.items()]
        for name in ("prints", "deals", "astray"):
            if getattr(self, name):
                document[name] = getattr(self, name)
        return document

    @classmethod
    def of_document(cls, document: dict[str, Any]) -> Audited:
        """What a document was made of."""
        findings = [Finding.from_row(row) for row in document["findings"]]
        occasions = Counter({(event, year): count for event, year, count in document.get("occasions", ())})
        found = cls(document["name"], document["key"], Counter(document["boards"]), findings, document["error"])
        found.passed, found.occasions = document.get("passed", ""), occasions
        found.prints = [again.Print(*each) for each in document.get("prints", ())]
        found.deals = [(north, east, south, board) for north, east, south, board in document.get("deals", ())]
        found.astray = [Astray(*each) for each in document.get("astray", ())]
        return found


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


def survey(stream: BinaryIO, format: str, name: str) -> Iterator[Record | Regular]:
    """The same, and of a board that is regular, and beside which nothing else was written, only its numbers."""
    if format == "pbn":
        return pbn.survey(stream, name)
    return lin.survey(stream, name, telling)


def audit_job(job: Job, names: bool = False) -> Audited:
    """Audit one file. Nothing is raised: what cannot be read is said in the result."""
    found = Audited(job.name, job.key)
    try:
        with io.BytesIO(job.data or b"") if job.path is None else open_plain(job.path) as stream:
            audit_open(found, stream, job.format, names, job.compared)
    except NotPlain as error:
        found.passed = error.message
    except Exception as error:
        # A file in ten thousand must not cost the others; what went wrong with it is reported with it.
        found.error = f"{type(error).__name__}: {error}"
    return found


def audit_open(found: Audited, stream: BinaryIO, format: str, names: bool = False, compared: bool = False) -> None:
    """Audit an open file as what it is, by how it begins, or else in the format; no more of it than the limit."""
    head = stream.read(PEEK)
    limited = _Limited(head, stream)
    audit_stream(found, limited, format_of(head) or format, names, compared)
    if limited.cut:
        found.findings.append(
            Finding(
                found.name, 0, 0, "", "", Kind.UNREADABLE, told=words.TOO_LONG(MOST_BYTES >> 20), boards=0,
                likely=Likely.TRANSCRIPTION, why=words.CANNOT_BE_READ(),
            )
        )  # fmt: skip
    if not found.boards:
        found.passed = words.NO_BOARD() if head else words.EMPTY()


class _Limited(io.BytesIO):
    """A file with its beginning put back, which ends at the limit."""

    def __init__(self, head: bytes, stream: BinaryIO) -> None:
        super().__init__()
        self._head, self._stream = head, stream
        self._left = MOST_BYTES - len(head)
        self.cut = False

    def read(self, size: int | None = -1, /) -> bytes:
        """The next bytes; nothing beyond the limit."""
        wanted = PEEK if size is None or size < 0 else size
        if self._head or not wanted:
            data, self._head = self._head[:wanted], self._head[wanted:]
            return data
        data = self._stream.read(min(wanted, max(1, self._left)))
        self._left -= len(data)
        if self._left < 0:
            self.cut, data = True, b""
        return data


def audit_jobs(jobs: list[Job], names: bool = False) -> list[Audited]:
    """Audit several files, in their order."""
    return [audit_job(job, names) for job in jobs]


def audit_stream(found: Audited, stream: BinaryIO, format: str, names: bool = False, compared: bool = False) -> None:
    """Audit the boards of an open file, adding to what was found."""
    deals: dict[Hands, str] = {}
    waiting: list[Board] = []
    diagnosis = Diagnosis(found.name)
    boards, occasions = found.boards, found.occasions
    for told in survey(stream, format, found.name):
        if isinstance(told, Regular):
            # Nearly every board: it is counted, and nothing is made of it.
            when = occasion_of(told.tags, told.room)
            boards[_row(told)] += 1
            diagnosis.played += bool(told.cards)
            hands: Hands | None = told.hands
            print = again.print_of_regular(told, when) if compared else None
        else:
            board = Board(told, names=names)
            when = occasion(told)
            boards[board.row] += 1
            diagnosis.played += bool(told.plays)
            hands = board.hands
            print = again.print_of(told, hands, when) if compared else None
            if board.suspicious or finishing.speaks(told):
                waiting.append(board)
        occasions[when.event, when.year] += 1
        if print is not None:
            found.prints.append(print)
        if hands is not None and len(deals) < _DEALS:
            deals.setdefault(hands, told.board)
        if len(waiting) >= _WAITING:
            _settle(found, waiting, deals, diagnosis)
    _settle(found, waiting, deals, diagnosis)
    found.deals += [(north, east, south, name) for (north, east, south, _), name in deals.items()]
    if diagnosis.together:
        found.findings.insert(0, diagnosis.finding())
        found.astray += [] if diagnosis.fitting else diagnosis.astray


def _row(told: Regular) -> str:
    """The row of the summary that a regular board belongs to."""
    cards = len(told.cards)
    if cards == _ALL_CARDS:
        return _COMPLETE
    if not cards:
        return _NO_PLAY
    return _CLAIMED if told.claimed else _BROKEN_OFF


def _settle(found: Audited, waiting: list[Board], deals: dict[Hands, str], diagnosis: Diagnosis) -> None:
    others = [(name, hands) for hands, name in deals.items()]
    for board in waiting:
        board.explain(others)
    found.findings += settled(diagnosis, waiting, found.boards)
    waiting.clear()
