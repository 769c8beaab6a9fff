"""Claims on records, for the analyst: one is worked out while somebody waits, others in the background."""

from __future__ import annotations

import threading
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from ..desk import contested
from ..desk.adjudged import claim_on_file
from ..desk.inquiry import answers
from ..words.language import Language
from .analyst import Steps, asked_at, worth
from .evidence import TooMuchAsked
from .records import Records
from .store import Record
from .work import Work, Works

MOST = 50_000  # positions for each number
USUAL = 20_000


class Claims:
    """The claims on the records of a desk on which the Director is to find something."""

    # A request that waits keeps a worker from the Directors whose boards are in play.
    WAITING = 4

    def __init__(self, records: Records) -> None:
        self._records = records
        self._searching = threading.Lock()
        self._places = threading.BoundedSemaphore(self.WAITING)
        self._works = Works()

    def of(
        self,
        record: Record,
        tongue: Language,
        hands: Mapping[str, str],
        steps: Steps | None,
        normal: Iterable[str],
        irrational: Iterable[str],
        budget: int,
    ) -> dict[str, Any]:
        """What the claim that waits is worth, given what was found; and the event that would enter it."""
        outcome = self._records.board(record).outcome
        about = asked_at(outcome.table, outcome.question, hands, steps)
        counts, refused = contested.plays(normal), contested.plays(irrational)
        if not self._places.acquire(blocking=False):
            raise TooMuchAsked
        try:
            with self._searching:
                *_, found = answers(outcome.table, about, counts, refused, budget)
        finally:
            self._places.release()
        return worth(outcome.table, found, tongue)

    def start(
        self,
        record: Record,
        tongue: Language,
        hands: Mapping[str, str],
        steps: Steps | None,
        normal: Sequence[str],
        irrational: Sequence[str],
        seconds: int,
    ) -> Work:
        """Have the same worked out in the background, for so many seconds at most.

        What makes no sense is refused now: the process that works it out has nobody to tell.
        """
        board = self._records.board(record)
        asked_at(board.outcome.table, board.outcome.question, hands, steps)
        contested.checked(contested.plays(normal), contested.plays(irrational))
        asked = {
            "case": board.case,
            "hands": dict(hands),
            "steps": None if steps is None else [dict(step) for step in steps],
            "normal": list(normal),
            "irrational": list(irrational),
            "language": tongue.code,
        }
        return self._works.start(record.id, asked, seconds)

    def work(self, record: Record, id: str) -> Work:
        """What was started on a record; raises NoSuchWork when that is not known any more."""
        return self._works.get(record.id, id)

    def on_file(self, record: Record, tongue: Language) -> dict[str, Any] | None:
        """The last claim of a record, with what was found on it; None if there was none."""
        return claim_on_file(self._records.board(record).outcome.table, tongue)
