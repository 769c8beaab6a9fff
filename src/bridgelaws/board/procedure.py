"""What happens around a board rather than in it: how it was dealt, counted and taken out, and what was learnt of it."""

from __future__ import annotations

from enum import StrEnum

from ..values.frozen import dataclass
from ..values.seats import Seat
from .subjects import OfHand, OfTable


class Dealing(StrEnum):
    """How the cards of a board had been dealt (6)."""

    WRONGLY = "wrongly"
    SEEN = "a card seen"
    UNSHUFFLED = "unshuffled"
    IMPORTED = "from another session"


class Source(StrEnum):
    """Where a player learnt something of a board (16)."""

    WRONG_HAND = "wrong hand"
    OVERHEARD = "overheard"
    OTHER_TABLE = "another table"
    CARD_SEEN = "a card seen"


@dataclass(frozen=True, slots=True)
class Dealt:
    """It was found how the cards had been dealt."""

    dealing: Dealing


@dataclass(frozen=True, slots=True)
class HandsCounted:
    """The hands were counted: how many cards North, East, South and West had to begin with."""

    counts: tuple[int, int, int, int]


class TookFromAnotherBoard(OfHand):
    """A player was found to have cards that he had taken from another board."""

    __slots__ = ()


class AnotherBoardPlayed(OfTable):
    """The board on the table was found not to be the one that these players were to play in this round."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Learnt:
    """A player saw or heard something of this board elsewhere than in its auction and play."""

    seat: Seat
    source: Source


ProcedureEvent = Dealt | HandsCounted | TookFromAnotherBoard | AnotherBoardPlayed | Learnt
