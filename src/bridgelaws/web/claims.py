"""Contested claims on records: one is worked out at a time, and few may wait for it."""

from __future__ import annotations

import threading
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from ..desk import contested
from ..desk.adjudged import claim_on_file
from ..desk.contested import NoContestedClaim
from ..desk.words import NO_CONTESTED_CLAIM
from ..values.cards import CardSet
from ..values.seats import Seat
from ..words.language import Language
from .analyst import read_hand, read_steps, worth
from .evidence import TooMuchAsked
from .records import Board, Records
from .store import Record
from .work import Work, Works

MOST = 50_000  # positions for each number
USUAL = 20_000

Steps = Sequence[Mapping[str, Any]]


class Claims:
    """The contested claims on the records of a desk."""

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
        table = self._waiting(record).outcome.table
        claim = contested.claim_at(table, _entered(hands), read_steps(steps))
        counts, refused = contested.plays(normal), contested.plays(irrational)
        if not self._places.acquire(blocking=False):
            raise TooMuchAsked
        try:
            with self._searching:
                found = contested.judged(table, claim, counts, refused, budget)
        finally:
            self._places.release()
        return worth(table, found, tongue)

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
        board = self._waiting(record)
        contested.claim_at(board.outcome.table, _entered(hands), read_steps(steps))
        contested.not_both(contested.plays(normal), contested.plays(irrational))
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

    def _waiting(self, record: Record) -> Board:
        """The board of a record on which a claim waits."""
        board = self._records.board(record)
        if not contested.waits(board.outcome.question):
            raise NoContestedClaim(NO_CONTESTED_CLAIM())
        return board


def _entered(hands: Mapping[str, str]) -> dict[Seat, CardSet]:
    return {Seat.parse(letter): read_hand(letter, hand) for letter, hand in hands.items()}
