"""What follows from the cards put down, as parts of a table."""

from __future__ import annotations

from ..values.cards import Card
from ..values.seats import Seat
from .parts import FaceDown, PenaltyCard, Trick, Withdrawn
from .puts import Puts


class Lying:
    """What has puts, and shows what follows from them.

    It is written into it when it is made: a `__getattr__` that waits until it is asked would slow every look at it.
    """

    puts: Puts

    trick: Trick  # in progress
    number: int  # its number: that of the first trick that is not complete
    tricks: tuple[Trick, ...]  # on file, completed before it
    won: tuple[int, int]
    gone: int  # the cards of the tricks that are over
    suspended: Trick | None  # the trick begun that waits until this one has been put right
    undone: tuple[tuple[Seat, Card], ...]  # cards that went back with a lead to the next trick, not yet ruled on
    began: int  # how many events were in the log when this trick began
    played: int  # every card known to have been played
    penalty_cards: tuple[PenaltyCard, ...]
    laid: tuple[PenaltyCard, ...]  # those that were played to this trick or the last, as they were before
    withdrawn: tuple[Withdrawn, ...]  # by a ruling, however long ago
    face_down: tuple[FaceDown, ...]
    quitted: tuple[Seat, ...]  # who has turned his card: of this trick, or of the last if he has yet to play
