"""What an auction comes to: who is to declare what, and the calls that cannot be right."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from ..values.cards import Suit
from ..values.contract import Contract
from ..values.seats import SEATS, Seat
from ..words.message import Message
from . import messages
from .record import Called, Mark

PASS: Final = "Pass"
DOUBLE: Final = "X"
REDOUBLE: Final = "XX"
STRAINS: Final = ("C", "D", "H", "S", "NT")
# Every bid with its place in the order of bids.
BIDS: Final = {f"{level}{strain}": 5 * (level - 1) + n for level in range(1, 8) for n, strain in enumerate(STRAINS)}
_TRUMPS: Final = (Suit.CLUBS, Suit.DIAMONDS, Suit.HEARTS, Suit.SPADES, None)


class Fault(NamedTuple):
    """A call that cannot be right, by its place; it is slight if it changes nothing, as one more pass at the end."""

    place: int
    message: Message
    slight: bool = False


@dataclass(frozen=True, slots=True)
class Heard:
    """An auction as far as it went; `faults` are the calls that were not allowed, by their place, with the reason."""

    contract: Contract | None
    ended: bool
    passes: int
    faults: tuple[Fault, ...] = ()

    @property
    def passed_out(self) -> bool:
        """Whether nobody bid."""
        return self.ended and self.contract is None

    def told(self) -> Iterator[Fault]:
        """The faults that are worth telling: of the passes after the end, the first."""
        over = False
        for fault in self.faults:
            if not (fault.slight and over):
                yield fault
            over = over or fault.slight


def hear(dealer: Seat, calls: Sequence[Called]) -> Heard:
    """Follow an auction.

    >>> hear(Seat.NORTH, [Called(c) for c in "1H Pass 4H X Pass Pass Pass".split()]).contract
    4♥X by North
    """
    faults: list[Fault] = []
    first: dict[int, int] = {}
    turn = int(dealer)
    highest, bidder, doubled, passes = -1, turn, 0, 0
    ended = False
    for n, called in enumerate(calls):
        call, mark = called.call, called.mark
        if mark is Mark.SKIPPED:
            turn = (turn + 1) & 3
            continue
        if ended:
            faults.append(Fault(n, messages.AUCTION_OVER(call), call == PASS))
        if call == PASS:
            passes += 1
            ended = passes >= (4 if highest < 0 else 3)
        elif call in (DOUBLE, REDOUBLE):
            wanted = 0 if call == DOUBLE else 1
            theirs = (turn ^ bidder) & 1 == 1
            if highest < 0 or doubled != wanted or theirs != (call == DOUBLE):
                said = messages.AUCTION_NOTHING_TO_DOUBLE if call == DOUBLE else messages.AUCTION_NOTHING_TO_REDOUBLE
                faults.append(Fault(n, said(call)))
            doubled, passes = wanted + 1, 0
        else:
            place = BIDS[call]
            if place <= highest and mark is not Mark.INSUFFICIENT_BID:
                faults.append(Fault(n, messages.AUCTION_INSUFFICIENT(call)))
            elif place > highest and mark is Mark.INSUFFICIENT_BID:
                faults.append(Fault(n, messages.AUCTION_SUFFICIENT(call)))
            highest, bidder, doubled, passes = place, turn, 0, 0
            first.setdefault(place % 5 * 2 + (turn & 1), turn)
        turn = (turn + 1) & 3
    if highest < 0:
        return Heard(None, ended, passes, tuple(faults))
    strain = highest % 5
    declarer = SEATS[first[strain * 2 + (bidder & 1)]]
    contract = Contract(_TRUMPS[strain], declarer, highest // 5 + 1, doubled)
    return Heard(contract, ended, passes, tuple(faults))
