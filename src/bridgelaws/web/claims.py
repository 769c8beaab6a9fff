"""Claims on records that are to be ruled on: one is worked out at a time, and few may wait for it."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, TypeVar

from ..board.claiming import Ground, Stated
from ..desk import contested, regained
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

Of = TypeVar("Of")


class Claims:
    """The claims on the records of a desk."""

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
        question, table = outcome.question, outcome.table
        entered = {Seat.parse(letter): _hand(letter, hand) for letter, hand in hands.items()}
        counts, refused = contested.plays(normal), contested.plays(irrational)
        if question is not None and regained.waits(question):
            asked = regained.regained_at(table, question, entered)
            weighed = self._worked_out(lambda: regained.weighed(asked, counts, refused, budget))
            ground = weighed.suggests or Ground.NONE
            return weighed.document(tongue) | {"event": codec.encode_event(weighed.event(ground))}
        if not contested.waits(question):
            raise NoContestedClaim(NO_CONTESTED_CLAIM())
        claim = contested.claim_at(table, entered, steps)
        found = self._worked_out(lambda: contested.judged(table, claim, counts, refused, budget))
        return found.document(table, tongue) | {"asked_back": None, "event": codec.encode_event(found.event())}

    def _worked_out(self, work: Callable[[], Of]) -> Of:
        """One at a time."""
        if not self._places.acquire(blocking=False):
            raise TooMuchAsked
        try:
            with self._searching:
                return work()
        finally:
            self._places.release()


def _hand(letter: str, written: str) -> CardSet:
    hand = Deal.parse(f"{letter}:{''.join(written.split()) or '...'} - - -").hand(Seat.parse(letter))
    return CardSet() if hand is None else hand
