"""What is wrong with a file as a whole: deals that are not those played are one finding, and not one a board."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from ..words.message import Message
from . import words
from .boards import Board
from .findings import Finding, Kind, Likely
from .finishing import finished
from .replay import UNKNOWN

# So many boards, and so large a share of those with play, cannot be slips of the pen one by one.
_BOARDS = 3
_SHARE = 0.5
# So many are named.
_NAMED = 5
# The plays of so many boards are looked for in other files, each of so many cards: fewer fit a deal by chance.
_ASTRAY = 8
_CARDS = 16


class Astray(NamedTuple):
    """A play that fits no deal of its file, in the order of the record."""

    board: str
    trumps: int
    leader: int
    cards: list[int]


@dataclass(slots=True)
class Diagnosis:
    """What has been seen of a file: how many boards have play, and those whose play does not fit their deal."""

    name: str
    played: int = 0
    strange: int = 0
    line: int = 0
    # For a board whose play fits the deal of another: the one and the other.
    found: list[tuple[str, str]] = field(default_factory=list)
    fitting: int = 0
    # How many boards have been put together: from the first on there is a finding for them, whatever else the file has.
    together: int = 0
    astray: list[Astray] = field(default_factory=list)

    @property
    def certain(self) -> bool:
        """Whether the deals of the file are not those that were played."""
        return self.strange >= _BOARDS and self.strange >= _SHARE * self.played

    def add(self, board: Board) -> None:
        """Take in a board whose play does not fit its deal."""
        self.strange += 1
        self.line = self.line or board.line
        if board.deal_of:
            self.fitting += 1
            if len(self.found) < _NAMED:
                self.found.append((board.number, board.deal_of))
        elif board.course is not None and len(self.astray) < _ASTRAY:
            course = board.course
            if len(course.cards) >= _CARDS and UNKNOWN not in course.cards:
                self.astray.append(Astray(board.number, course.trumps, course.leader, course.cards))

    def finding(self) -> Finding:
        """The one finding for all of them."""
        told = words.NOT_THE_DEALS(self.together, self.played)
        return Finding(
            self.name, self.line, 0, "", "", Kind.DEALS, told=told, boards=self.together,
            likely=Likely.TRANSCRIPTION, why=self._why(),
        )  # fmt: skip

    def _why(self) -> Message:
        if not self.found:
            return words.FIT_NO_DEAL()
        pairs = [words.HAS_THE_DEAL_OF(board, other) for board, other in self.found]
        return words.FIT_OTHER_DEALS(self.fitting, pairs)


def settled(diagnosis: Diagnosis, waiting: Sequence[Board], rows: Counter[str]) -> list[Finding]:
    """The findings of boards that have been explained; those of a file whose deals are wrong are put together."""
    strange = [board for board in waiting if board.strange]
    for board in strange:
        diagnosis.add(board)
    if not diagnosis.certain and not diagnosis.together:
        return [found for board in waiting for found in finished(board)]
    diagnosis.together += len(strange)
    for board in strange:
        rows[board.row] -= 1
        rows[Kind.DEALS.value] += 1
    return [found for board in waiting for found in finished(board) if found.remark or not board.strange]
