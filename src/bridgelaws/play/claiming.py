"""What is told of claims and concessions."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable

from ..board.claiming import Adjudicated, AskedBack, Basis, HandFaced, Stated
from ..board.events import Agreed, Claimed, Event
from ..engine.step import Outcome
from ..values.seats import Seat
from .members import SomeCards, member, number_of_tricks, several_cards


class Claiming(ABC):
    """The verbs for it."""

    __slots__ = ()

    @abstractmethod
    def add(self, event: Event) -> Outcome:
        """Something happened."""

    def claimed(
        self, seat: Seat | str, tricks: int | None = None, said: str = "", stated: Iterable[Stated] = ()
    ) -> Outcome:
        """A player claimed or conceded; `tricks` are those of the rest that his side is to have, `said` his words."""
        return self.add(Claimed(Seat.parse(seat), number_of_tricks(tricks), said, tuple(stated)))

    def hand_faced(self, seat: Seat | str, cards: SomeCards) -> Outcome:
        """A hand was faced for the Director, who hears about a claim."""
        return self.add(HandFaced(Seat.parse(seat), several_cards(cards)))

    def adjudicated(
        self,
        tricks: int,
        basis: Iterable[object] = (),
        line: SomeCards = (),
        later: str = "",
        *,
        normal: Iterable[str] = (),
        irrational: Iterable[str] = (),
    ) -> Outcome:
        """The Director found how many of the tricks left a contested claim is worth, and on what that depends."""
        found = tuple(member(Basis, each) for each in basis)
        worth = number_of_tricks(tricks)
        return self.add(Adjudicated(worth, found, tuple(normal), tuple(irrational), several_cards(line), later))

    def asked_back(self, seat: Seat | str, tricks: int | None = None) -> Outcome:
        """A player asked for tricks that his side had conceded or agreed to lose."""
        return self.add(AskedBack(Seat.parse(seat), number_of_tricks(tricks)))

    def agreed(self, seat: Seat | str) -> Outcome:
        """A player agreed to an opponent's claim or concession."""
        return self.add(Agreed(Seat.parse(seat)))
