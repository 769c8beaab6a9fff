"""Claims on records, for the analyst: one is worked out while somebody waits, others in the background."""

from __future__ import annotations

import threading
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from ..desk.adjudged import claim_on_file
from ..office.analyst import Prepared, Steps, to_work_out
from ..office.errors import TooMuchAsked
from ..office.models import Record
from ..office.records import Records
from ..words.language import Language
from .work import Work, Works


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
        board = self._records.board(record)
        prepared = Prepared.of(board, hands, steps, normal, irrational)
        if not self._places.acquire(blocking=False):
            raise TooMuchAsked
        try:
            with self._searching:
                return prepared.worth(budget, tongue)
        finally:
            self._places.release()

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
        asked = to_work_out(self._records.board(record), tongue, hands, steps, normal, irrational)
        return self._works.start(record.id, asked, seconds)

    def work(self, record: Record, id: str) -> Work:
        """What was started on a record; raises NoSuchWork when that is not known any more."""
        return self._works.get(record.id, id)

    def on_file(self, record: Record, tongue: Language) -> dict[str, Any] | None:
        """The last claim of a record, with what was found on it; None if there was none."""
        return claim_on_file(self._records.board(record).outcome.table, tongue)
