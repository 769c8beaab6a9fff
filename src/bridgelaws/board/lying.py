"""What follows from the cards put down, as parts of a table."""

from __future__ import annotations

from operator import attrgetter
from typing import TYPE_CHECKING

from ..values.cards import Card
from ..values.seats import Seat, Side
from .parts import FaceDown, Kind, PenaltyCard, Trick, Withdrawn
from .puts import Puts
from .readings import Lain, Taken


class Lying:
    """What has puts, and shows what follows from them.

    It is written into it when it is made: a `__getattr__` that waits until it is asked would slow every look at it.
    """

    puts: Puts

    trick: Trick  # in progress
    number: int  # its number: that of the first trick that is not complete
    tricks: tuple[Trick, ...]  # on file, completed before it
    taken: Taken
    suspended: Trick | None  # the trick begun that waits until this one has been put right
    undone: tuple[tuple[Seat, Card], ...]  # cards that went back with a lead to the next trick, not yet ruled on
    played: int  # every card known to have been played
    penalty_cards: tuple[PenaltyCard, ...]
    lain: Lain

    if TYPE_CHECKING:
        won: tuple[int, int]
        gone: int  # the cards of the tricks that are over
        began: int  # how many events were in the log when this trick began
        laid: tuple[PenaltyCard, ...]  # those that were played to this trick or the last, as they were before
        withdrawn: tuple[Withdrawn, ...]  # by a ruling, however long ago
        face_down: tuple[FaceDown, ...]
        quitted: tuple[Seat, ...]  # who has turned his card: of this trick, or of the last if he has yet to play
    else:  # to look at them calls no function in Python
        won, gone, began = (property(attrgetter(f"taken.{name}")) for name in Taken._fields)
        laid, withdrawn, face_down, quitted = (property(attrgetter(f"lain.{name}")) for name in Lain._fields)

    def trick_at(self, number: int) -> Trick | None:
        """A trick on file by its number."""
        if number == self.number:
            return self.trick
        if number == self.number + 1:
            return self.suspended
        first = self.puts.earlier.number
        return self.tricks[number - first] if first <= number < self.number else None

    def penalty_card(self, seat: Seat, card: Card) -> PenaltyCard | None:
        """The penalty card of that description."""
        for lying in self.penalty_cards:
            if lying.seat is seat and lying.card is card:
                return lying
        return None

    def penalty_cards_of(self, seat: Seat, kind: Kind | None = None) -> tuple[PenaltyCard, ...]:
        """The penalty cards of a hand."""
        if not self.penalty_cards:
            return ()
        return tuple([p for p in self.penalty_cards if p.seat is seat and (kind is None or kind is p.kind)])

    @property
    def last_trick(self) -> Trick | None:
        """The trick completed last, when it is on file."""
        return self.tricks[-1] if self.tricks else None

    @property
    def begun(self) -> int:
        """The number of the trick in progress, or of the one that waits until it has been put right."""
        return self.number if self.suspended is None else self.number + 1

    def side_has_played_since(self, number: int, side: Side) -> bool:
        """Whether a side has led or played to the trick after a given one."""
        last = self.trick if self.suspended is None else self.suspended
        return self.begun > number + 1 or (self.begun == number + 1 and last.side_has_played(side))

    def both_have_played_since(self, number: int) -> bool:
        """Whether each side has played to the trick after a given one."""
        return self.side_has_played_since(number, Side.NS) and self.side_has_played_since(number, Side.EW)
