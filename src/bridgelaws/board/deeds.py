"""What is known of a revoke besides its card: by what it was established, and what lay in sight."""

from __future__ import annotations

from enum import StrEnum

from ..values.frozen import NamedTuple
from ..values.seats import Seat
from ..words.message import Message


class Deed(StrEnum):
    """What establishes a revoke (63A), or makes it count as established."""

    PLAYED_ON = "played on"
    NAMED = "named a card"
    CLAIMED = "claimed"
    AGREED = "agreed to a claim"
    CALLED = "called on the next deal"
    ROUND_ENDED = "the round ended"
    PLAYED_OUT = "played to the end"
    PUT_NO_CARD = "put no card"
    BOTH_REVOKED = "both sides revoked"


class Establishment(NamedTuple):
    """By what a revoke was established: the deed, who did it if it was one player's, and the words for it."""

    deed: Deed
    seat: Seat | None
    said: Message

    def __str__(self) -> str:
        return str(self.said)


class Sight(StrEnum):
    """Where a card lay in sight that a revoker failed to play (64B3)."""

    DUMMY = "dummy"
    PENALTY_CARD = "penalty card"
    FACED_HAND = "faced hand"
