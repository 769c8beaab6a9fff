"""What is told of a board beside its auction and play: how it was dealt and counted, what was learnt, and its end."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence

from ..board.events import Event, HandsReturned, NextDealCalled, RoundEnded
from ..board.procedure import (
    AnotherBoardPlayed,
    Dealing,
    Dealt,
    HandsCounted,
    Learnt,
    Source,
    TookFromAnotherBoard,
)
from ..engine.outcome import Outcome
from ..values.seats import Seat
from .members import member


class Procedure(ABC):
    """The verbs for it."""

    __slots__ = ()

    @abstractmethod
    def add(self, event: Event) -> Outcome:
        """Something happened."""

    def dealt(self, how: Dealing | str) -> Outcome:
        """It was found how the cards had been dealt."""
        return self.add(Dealt(member(Dealing, how)))

    def hands_counted(self, counts: Sequence[int]) -> Outcome:
        """The hands were counted: how many cards North, East, South and West had to begin with."""
        north, east, south, west = counts
        return self.add(HandsCounted((north, east, south, west)))

    def took_from_another_board(self, seat: Seat | str) -> Outcome:
        """A player had taken his cards from another board."""
        return self.add(TookFromAnotherBoard(Seat.parse(seat)))

    def another_board_played(self) -> Outcome:
        """The board was not the one for these players in this round."""
        return self.add(AnotherBoardPlayed())

    def learnt(self, seat: Seat | str, source: Source | str) -> Outcome:
        """A player learnt something of this board from elsewhere."""
        return self.add(Learnt(Seat.parse(seat), member(Source, source)))

    def next_deal_called(self, seat: Seat | str) -> Outcome:
        """A player called on the next deal."""
        return self.add(NextDealCalled(Seat.parse(seat)))

    def round_ended(self) -> Outcome:
        """The round was over."""
        return self.add(RoundEnded())

    def hands_returned(self) -> Outcome:
        """All four hands were back in the board."""
        return self.add(HandsReturned())
