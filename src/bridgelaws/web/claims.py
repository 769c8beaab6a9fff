"""Contested claims on records: one is worked out at a time, and few may wait for it."""

from __future__ import annotations

import threading
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from ..board.claiming import Stated
from ..desk import contested
from ..desk.contested import NoContestedClaim
from ..desk.words import NO_CONTESTED_CLAIM
from ..files import codec
from ..values.cards import CardSet, Deal
from ..values.seats import Seat
from ..words.language import Language
from .evidence import TooMuchAsked
from .records import Records
from .store import Record

MOST = 50_000  # positions for each number
USUAL = 20_000


class Claims:
    """The contested claims on the records of a desk."""

    # A request that waits keeps a worker from the Directors whose boards are in play.
    WAITING = 4

    def __init__(self, records: Records) -> None:
        self._records = records
        self._searching = threading.Lock()
        self._places = threading.BoundedSemaphore(self.WAITING)

    def of(
        self,
        record: Record,
        tongue: Language,
        hands: Mapping[str, str],
        steps: Sequence[Stated] | None,
        normal: Iterable[str],
        irrational: Iterable[str],
        budget: int,
    ) -> dict[str, Any]:
        """What the claim that waits is worth, given what was found; and the event that would enter it."""
        outcome = self._records.board(record).outcome
        if not contested.waits(outcome.question):
            raise NoContestedClaim(NO_CONTESTED_CLAIM())
        table = outcome.table
        entered = {Seat.parse(letter): _hand(letter, hand) for letter, hand in hands.items()}
        claim = contested.claim_at(table, entered, steps)
        counts, refused = contested.plays(normal), contested.plays(irrational)
        if not self._places.acquire(blocking=False):
            raise TooMuchAsked
        try:
            with self._searching:
                found = contested.judged(table, claim, counts, refused, budget)
        finally:
            self._places.release()
        return found.document(table, tongue) | {"event": codec.encode_event(found.event())}


def _hand(letter: str, written: str) -> CardSet:
    hand = Deal.parse(f"{letter}:{''.join(written.split()) or '...'} - - -").hand(Seat.parse(letter))
    return CardSet() if hand is None else hand
