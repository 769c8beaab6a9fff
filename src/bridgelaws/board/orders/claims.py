"""Orders on the tricks that a claim or concession gives."""

from __future__ import annotations

from ...values.cards import Card
from ...values.frozen import dataclass
from ...values.seats import Seat, Side
from ...words.message import Message
from .. import words
from ..table import Authority, Stopped, Table
from .order import Order


@dataclass(frozen=True, slots=True)
class AwardTricks(Order):
    """So many of the tricks left go to the side of who claimed, and the others to the other side."""

    claimer: Seat
    tricks: int
    left: int
    line: tuple[Card, ...] = ()

    @property
    def message(self) -> Message:
        side = self.claimer.side
        if self.tricks == self.left:
            return words.TAKE_ALL(side, self.left)
        if not self.tricks:
            return words.TAKE_ALL(side.other, self.left)
        return words.TAKE_SOME(side, self.tricks, side.other, self.left - self.tricks, self.left)

    def apply(self, table: Table, authority: Authority) -> Table:
        if sum(table.won) != table.number - 1:  # nobody has said who won the tricks before
            return table.but(stopped=Stopped(self.claimer, None, self.line))
        mine = table.won[self.claimer & 1] + self.tricks
        total = (13 - mine, mine) if self.claimer & 1 else (mine, 13 - mine)
        return table.but(stopped=Stopped(self.claimer, total, self.line))


@dataclass(frozen=True, slots=True)
class GiveBack(Order):
    """Tricks that a side had conceded, or agreed to lose, are its own after all."""

    side: Side
    tricks: int

    @property
    def message(self) -> Message:
        return words.GIVEN_BACK(self.side, self.tricks)

    def apply(self, table: Table, authority: Authority) -> Table:
        stopped = table.stopped
        if stopped is None or stopped.total is None:
            return table
        gained = self.tricks if self.side is Side.NS else -self.tricks
        return table.but(stopped=Stopped(stopped.by, (stopped.total[0] + gained, stopped.total[1] - gained)))
