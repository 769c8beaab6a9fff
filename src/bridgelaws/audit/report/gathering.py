"""What the page needs of each file, counted while the audit runs: the memory does not grow with the boards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from ..findings import Finding, Kind, Likely
from ..members import Audited

# The most telling first: what happened at a table before what is open, and that before slips of the pen.
_ORDER: Final = (Likely.TABLE, Likely.UNDECIDED, Likely.TRANSCRIPTION)
_EXAMPLES: Final = 3
# What cannot be read has nothing to be drawn.
_NOT_DRAWN: Final = (Kind.UNREADABLE, Kind.NOT_A_CARD)
_REMARKS: Final = 200
_TWICE: Final = 50
_ABOUT_FILES: Final = 500
# Findings that are no board's own: they stand in sections of their own.
SAID: Final = frozenset(kind for kind in Kind if kind.name.startswith("SAID_"))


@dataclass(slots=True)
class Gathered:
    """What an audit comes to, for the page."""

    by_kind: Counter[tuple[Kind, Likely]] = field(default_factory=Counter)
    boards_by_year: Counter[str] = field(default_factory=Counter)
    boards_by_event: Counter[str] = field(default_factory=Counter)
    found_by_year: Counter[tuple[str, Likely]] = field(default_factory=Counter)
    found_by_event: Counter[tuple[str, Likely]] = field(default_factory=Counter)
    found_by_file: Counter[str] = field(default_factory=Counter)
    boards_by_file: dict[str, int] = field(default_factory=dict)
    examples: dict[tuple[Kind, Likely], list[Finding]] = field(default_factory=dict)
    remarks: list[Finding] = field(default_factory=list)
    twice: list[Finding] = field(default_factory=list)
    about_files: list[Finding] = field(default_factory=list)

    def add(self, found: Audited, findings: Sequence[Finding]) -> None:
        """Take in a file, with those of its findings that are wanted."""
        for (event, year), count in found.occasions.items():
            self.boards_by_year[year] += count
            self.boards_by_event[event] += count
        if findings:
            self.found_by_file[found.name] += len(findings)
            self.boards_by_file[found.name] = found.boards.total()
        for each in findings:
            self._count(each)

    def _count(self, found: Finding) -> None:
        self.by_kind[found.kind, found.likely] += 1
        self.found_by_year[found.date[:4], found.likely] += 1
        self.found_by_event[found.event, found.likely] += 1
        # What is said of a whole file has no place among its boards.
        if found.nth == 0:
            _keep(self.about_files, found, _ABOUT_FILES)
        elif found.kind is Kind.AGAIN:
            _keep(self.twice, found, _TWICE)
        elif found.remark:
            _keep(self.remarks, found, _REMARKS)
        if found.nth and found.kind is not Kind.AGAIN:
            _keep(self.examples.setdefault((found.kind, found.likely), []), found, _EXAMPLES)

    def likely(self, likely: Likely) -> int:
        """How many findings are explained so."""
        return sum(count for (_, each), count in self.by_kind.items() if each is likely)

    def of_kind(self, kind: Kind) -> int:
        """How many findings are of a kind."""
        return sum(self.by_kind[kind, likely] for likely in Likely)

    def telling(self, most: int) -> list[Finding]:
        """Findings to be shown as examples, the most telling first, no kind twice before every kind was shown once."""
        chosen: list[Finding] = []
        boards: set[tuple[str, int]] = set()
        for turn in range(_EXAMPLES):
            for kind, likely in sorted(self.examples, key=_first):
                once = turn > 0 or all(found.kind is not kind for found in chosen)
                for found in self.examples[kind, likely] if once and kind not in _NOT_DRAWN else ():
                    if (found.file, found.nth) not in boards:
                        boards.add((found.file, found.nth))
                        chosen.append(found)
                        break
        return chosen[:most]


def _first(each: tuple[Kind, Likely]) -> tuple[bool, int, int]:
    """The order of examples: that the Director came says least, and what happened at a table most."""
    kind, likely = each
    return kind is Kind.SAID_DIRECTOR, _ORDER.index(likely), list(Kind).index(kind)


def _keep(kept: list[Finding], found: Finding, most: int) -> None:
    if len(kept) < most:
        kept.append(found)
