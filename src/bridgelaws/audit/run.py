"""The audit from the paths to the result: in parallel, in a fixed order, interrupted and resumed at will."""

from __future__ import annotations

import io
import time
from collections import Counter, deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, BinaryIO, cast

from ..archives.opening import PEEK, Rejoined
from ..errors import ParseError
from ..words.language import Language
from ..words.languages import ENGLISH, language_of
from ..words.message import Phrase
from . import accounts, output, words
from .again import Seen
from .choosing import EVERYTHING, Choice
from .cluster import Cluster
from .elsewhere import Elsewhere
from .findings import Finding, Kind, Likely
from .interrupts import Interrupts
from .journal import Journal
from .members import ROWS, Audited, Job, audit_open
from .sources import BROKEN, STANDARD, Member, Sources, reason
from .workers import Here, Processes, Workers, cores

# A batch is so many bytes or files. What is longer than `_LONG`, and no plain file, is audited as it comes out of its
# archive: it is neither kept in memory nor on disk.
_BATCH_BYTES = 256 * 1024
_BATCH_FILES = 32
_LONG = 16 * 1024 * 1024
_AHEAD = 3


@dataclass(slots=True)
class Report:
    """What an audit came to. `boards` has a number for each row of the summary, and they add up to all boards."""

    files: int = 0
    boards: Counter[str] = field(default_factory=Counter)
    kinds: Counter[tuple[Kind, Likely]] = field(default_factory=Counter)
    skipped: Counter[str] = field(default_factory=Counter)
    passed_over: list[tuple[str, Phrase]] = field(default_factory=list)
    unreadable: list[tuple[str, Phrase]] = field(default_factory=list)
    findings: list[Finding] = field(default_factory=list)
    resumed: int = 0
    interrupted: bool = False
    seconds: float = 0.0

    @property
    def total(self) -> int:
        """All boards."""
        return self.boards.total()

    def document(self, language: Language | str = ENGLISH) -> dict[str, Any]:
        """The numbers as plain data, with what is told in a language."""
        say = language_of(language).phrase
        kinds = {kind.value: {likely.value: self.kinds[kind, likely] for likely in Likely} for kind in Kind}
        return {
            "format": "bridgelaws-audit",
            "version": 1,
            "files": {
                "read": self.files,
                "skipped": dict(sorted(self.skipped.items())),
                "passed_over": [{"file": name, "reason": say(why)} for name, why in self.passed_over],
                "unreadable": [{"file": name, "reason": say(why)} for name, why in self.unreadable],
            },
            "boards": {"total": self.total, **{row: self.boards[row] for row in ROWS}},
            "findings": {kind: numbers for kind, numbers in kinds.items() if any(numbers.values())},
            "interrupted": self.interrupted,
        }


Progress = Callable[[int, int, int], None]
# Somebody who is shown each file as it is taken in, with those of its findings that are wanted.
Gathering = Callable[[Audited, Sequence[Finding]], None]


def audit(
    paths: Sequence[str],
    *,
    jobs: int | None = None,
    names: bool = False,
    out: Path | None = None,
    resume: bool = False,
    scheduler: str | None = None,
    files: Path | None = None,
    keep: bool | None = None,
    progress: Progress | None = None,
    language: Language | str = ENGLISH,
    choice: Choice = EVERYTHING,
    duplicates: bool = False,
    gather: Gathering | None = None,
) -> Report:
    """Audit every board of the paths.

    `out` is the file that the findings are written to; without it, or with `keep`, they are kept in the report.
    `progress` is told the bytes behind, the bytes in all, and the boards so far. Ctrl-C ends the audit with what was
    found, and `resume` goes on from there. The order of the findings is that of the files, whoever read them.
    What is told in sentences is written to `out` in the `language`. `files` gets a row for every file, by name. Only
    findings of the `choice` are listed and counted; with `duplicates` the same board in two places is a finding too;
    `gather` is shown each file.
    """
    if resume and out is None:
        raise ParseError(words.RESUMED_BESIDE())
    if resume and STANDARD in paths:
        raise ParseError(words.INPUT_NOT_RESUMED())
    if out is not None:
        output.check(out)
    if files is not None:
        accounts.check(files)
    sources = Sources.of(paths)
    report = Report(skipped=sources.skipped)
    keep = out is None if keep is None else keep
    begun = time.perf_counter()
    workers = _workers(jobs, names, scheduler)
    try:
        with Interrupts() as interrupts:
            journal = None if out is None else Journal(out, names=names, resume=resume, language=language)
            consumer = _Consumer(report, sources, workers, journal, keep, names, progress, interrupts)
            consumer.choice, consumer.gather = choice, gather
            consumer.seen = Seen() if duplicates else None
            try:
                with ExitStack() as written:
                    if out is not None:
                        consumer.written = written.enter_context(output.Output(out, language))
                    if files is not None:
                        consumer.accounts = written.enter_context(accounts.Accounts(files, language))
                    consumer.run()
            except BaseException:
                if journal is not None:
                    journal.close(done=False)
                raise
            if journal is not None:
                journal.close(done=not report.interrupted)
    finally:
        workers.close(at_once=report.interrupted)
    report.seconds = time.perf_counter() - begun
    return report


def _workers(jobs: int | None, names: bool, scheduler: str | None) -> Workers:
    if scheduler is not None:
        return Cluster(scheduler, names)
    wanted = cores() if jobs is None else jobs
    return Here(names) if wanted == 1 else Processes(wanted, names)


@dataclass(slots=True)
class _Pending:
    """A batch on its way: its files in order, those known from a journal by their keys only."""

    keys: list[tuple[str, int]] = field(default_factory=list)
    jobs: list[Job] = field(default_factory=list)
    size: int = 0
    begun: Any = None
    done: dict[str, Audited] = field(default_factory=dict)


@dataclass(slots=True)
class _Consumer:
    """Hands out the files and takes in what was found, in the order of the files."""

    report: Report
    sources: Sources
    workers: Workers
    journal: Journal | None
    keep: bool
    names: bool
    progress: Progress | None
    interrupts: Interrupts
    written: output.Output | None = None
    accounts: accounts.Accounts | None = None
    pending: deque[_Pending] = field(default_factory=deque)
    choice: Choice = EVERYTHING
    gather: Gathering | None = None
    seen: Seen | None = None
    elsewhere: Elsewhere = field(default_factory=Elsewhere)

    def run(self) -> None:
        """Go through all the files, or until someone interrupts."""
        ahead = _AHEAD * self.workers.width if self.workers.width > 1 else 0
        local, compared = not _remote(self.workers), self.seen is not None
        batches = _batches(self.sources, self.journal, self.names, local=local, compared=compared)
        try:
            while True:
                with self.interrupts.allowed():
                    batch = next(batches, None)
                    if batch is None:
                        break
                    batch.begun = self.workers.submit(batch.jobs) if batch.jobs else None
                self.pending.append(batch)
                while len(self.pending) > ahead:
                    self.finish()
            while self.pending:
                self.finish()
        except KeyboardInterrupt:
            self.report.interrupted = True
            # What is done already, in its order, costs nothing to keep.
            while self.pending and (not self.pending[0].jobs or self.workers.ready(self.pending[0].begun)):
                self.take_in(self.result())
        for strange, finding in () if self.report.interrupted else self.elsewhere.settled():
            self.enter(strange, [finding])
        self.elsewhere.close()
        self.report.passed_over += self.sources.passed_over
        self.report.unreadable += self.sources.unreadable
        if self.accounts is not None:
            for name, why in self.sources.passed_over:
                self.accounts.pass_over(name, why)
            for name, why in self.sources.unreadable:
                self.accounts.unreadable(name, why)

    def finish(self) -> None:
        """Wait for the oldest batch and take it in; nothing is interrupted between its files."""
        with self.interrupts.allowed():
            found = self.result()
        self.take_in(found)

    def result(self) -> dict[str, Audited]:
        """What the oldest batch came to, by the keys of its files."""
        batch = self.pending[0]
        found = self.workers.result(batch.jobs, batch.begun) if batch.jobs else []
        return {**batch.done, **{each.key: each for each in found}}

    def take_in(self, found: dict[str, Audited]) -> None:
        """Take in the oldest batch; files that are not in it are in the journal."""
        batch = self.pending.popleft()
        for key, done in batch.keys:
            if key in found:
                self.take(found[key], done, False)
            else:
                assert self.journal is not None
                known = self.journal.get(key)
                assert known is not None
                self.take(known, done, True)

    def take(self, found: Audited, done: int, known: bool) -> None:
        """Count one file, write it and enter it in the journal."""
        report = self.report
        report.files += not found.passed
        report.resumed += known
        report.boards += found.boards
        if found.passed:
            report.passed_over.append((found.name, found.passed))
        if found.error:
            report.unreadable.append((found.name, found.error))
        if self.accounts is not None:
            self.accounts.add(found)
        self.elsewhere.take(found)
        findings = found.findings
        if self.seen is not None:
            findings = findings + list(self.seen.again(found.name, found.prints))
        self.enter(found, findings)
        if self.journal is not None:
            self.journal.add(found)
        if self.progress is not None:
            self.progress(done, self.sources.total, report.total)

    def enter(self, found: Audited, findings: list[Finding]) -> None:
        """Count and write findings of a file, as far as they are wanted."""
        report = self.report
        if self.choice is not EVERYTHING:
            findings = [each for each in findings if self.choice.takes(each)]
        for each in findings:
            report.kinds[each.kind, each.likely] += 1
        if self.keep:
            report.findings += findings
        if self.written is not None:
            self.written.add(findings)
        if self.gather is not None:
            self.gather(found, findings)


def _remote(workers: Workers) -> bool:
    return not isinstance(workers, Here | Processes)


def _batches(
    sources: Sources, journal: Journal | None, names: bool, *, local: bool, compared: bool
) -> Iterator[_Pending]:
    batch = _Pending()
    times: Counter[str] = Counter()
    for member in sources:
        times[member.name] += 1
        key = f"{member.name}|{member.size}|{member.stamp}|{times[member.name]}"
        # What was audited without prints is audited again where they are asked for.
        key += "|compared" if compared else ""
        if journal is None or journal.get(key) is None:
            try:
                job = _packed(member, key, names, local=local, compared=compared)
            except (RuntimeError, *BROKEN) as error:
                sources.unreadable.append((member.name, reason(error)))
                continue
            if isinstance(job, Job):
                batch.jobs.append(job)
                batch.size += len(job.data) if job.data is not None else member.size
            else:
                batch.done[key] = job
        batch.keys.append((key, member.done))
        if batch.size >= _BATCH_BYTES or len(batch.keys) >= _BATCH_FILES:
            yield batch
            batch = _Pending()
    if batch.keys:
        yield batch


def _packed(member: Member, key: str, names: bool, *, local: bool, compared: bool) -> Job | Audited:
    """A file as a worker gets it, by its path if that is enough, else its bytes; of a long one, what it came to."""
    if member.path is not None and local:
        return Job(member.name, member.format, key, path=str(member.path), compared=compared)
    stream = member.open()
    try:
        head = stream.read(_LONG)
        rest = stream.read(1) if len(head) == _LONG else b""
        if not rest:
            return Job(member.name, member.format, key, data=head, compared=compared)
        found = Audited(member.name, key)
        whole = io.BufferedReader(Rejoined(head + rest, stream), PEEK)
        audit_open(found, cast(BinaryIO, whole), member.format, names, compared)
        return found
    finally:
        if member.stream is None:
            stream.close()
