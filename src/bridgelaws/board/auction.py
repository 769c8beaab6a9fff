"""The auction, as far as it is on file when the log begins: who called what, and what it came to."""

from __future__ import annotations

from typing import NamedTuple

from ..values.calls import DOUBLE, HIGHEST_LEVEL, PASS, Bid, Call, Word
from ..values.cards import Suit
from ..values.contract import Contract
from ..values.seats import Seat
from ..words.message import Message
from . import words


class CallMade(NamedTuple):
    """One call, and who made it."""

    seat: Seat
    call: Call


class Auction(NamedTuple):
    """Calls in the order made. If it is not `whole`, others came before the first of them, and nobody has told them.

    >>> from ..values.calls import parse_call
    >>> made = [CallMade(Seat(n % 4), parse_call(c)) for n, c in enumerate("1H P 4H X P P P".split())]
    >>> Auction(tuple(made)).contract
    4♥X by North
    """

    calls: tuple[CallMade, ...]
    whole: bool = True

    @property
    def dealer(self) -> Seat | None:
        """Who made the first call of all, where that is on file."""
        return self.calls[0].seat if self.whole and self.calls else None

    @property
    def over(self) -> bool:
        """Whether three passes have followed a call; one that came before the calls on file counts as well (22A)."""
        needed = 3 if not self.whole or self._last_bid is not None else 4
        return len(self.calls) >= needed and all(made.call is PASS for made in self.calls[-needed:])

    @property
    def passed_out(self) -> bool:
        """Whether it is over and nobody has bid."""
        return self.over and self.whole and self._last_bid is None

    @property
    def contract(self) -> Contract | None:
        """What the calls come to: the last bid, and of that side the first who named the strain (22A, 54).

        None where no bid is on file, or where the strain may have been named before the first call on file.
        """
        last = self._last_bid
        if last is None or not self.whole:
            return None
        place, bid = last
        return Contract(bid.trumps, self.first_to_name(bid.trumps, self.calls[place].seat), bid.level, self._doubled)

    def first_to_name(self, trumps: Suit | None, bidder: Seat) -> Seat:
        """Of a side, the first who named a strain on file."""
        named = (m for m in self.calls if m.seat.side is bidder.side and isinstance(m.call, Bid))
        return next(made.seat for made in named if isinstance(made.call, Bid) and made.call.trumps is trumps)

    def allows(self, contract: Contract) -> bool:
        """Whether a contract may have come of these calls; its level need not be stated."""
        last = self._last_bid
        if last is None:
            return not self.whole and self._may_have_been_doubled(contract)
        place, bid = last
        seat = self.calls[place].seat
        same = contract.trumps is bid.trumps and contract.level in (None, bid.level)
        same = same and (contract.level is None or contract.doubled == self._doubled)
        if self.whole:
            return same and contract.declarer is self.first_to_name(bid.trumps, seat)
        return same and contract.declarer.side is seat.side

    def _may_have_been_doubled(self, contract: Contract) -> bool:
        """Whether the doubles on file may be of a contract whose bid is not."""
        made = next((m for m in reversed(self.calls) if m.call is not PASS), None)
        if made is None:
            return True
        theirs = made.seat.side is not contract.declarer.side
        return contract.doubled == self._doubled and theirs is (made.call is DOUBLE)

    def fault(self) -> tuple[int, Message] | None:
        """The first call that was not regular, by its place, and why not."""
        for place in range(len(self.calls)):
            why = Auction(self.calls[:place], self.whole)._why_not(self.calls[place])
            if why is not None:
                return place, why
        return None

    def _why_not(self, made: CallMade) -> Message | None:
        """Why a call would not be regular after these."""
        seat, call = made.seat, made.call
        if self.over:
            return words.AFTER_THE_END(seat)
        if self.calls and seat is not self.calls[-1].seat.lho:
            return words.AT_ANOTHERS_TURN(seat, self.calls[-1].seat.lho)
        if isinstance(call, Bid):
            return self._why_not_bid(seat, call)
        return None if call is PASS else self._why_not_double(seat, call)

    def _why_not_bid(self, seat: Seat, bid: Bid) -> Message | None:
        last = self._last_bid
        if bid.level > HIGHEST_LEVEL:
            return words.ABOVE_SEVEN(seat, bid)
        if last is not None and bid.rank <= last[1].rank:
            return words.NOT_ENOUGH(seat, bid, last[1])
        return None

    def _why_not_double(self, seat: Seat, word: Word) -> Message | None:
        """A double is of an opponent's bid, a redouble of an opponent's double of one's own side's (19)."""
        nothing = (words.NOTHING_TO_DOUBLE if word is DOUBLE else words.NOTHING_TO_REDOUBLE)(seat)
        last = next((m for m in reversed(self.calls) if m.call is not PASS), None)
        if last is None:
            return nothing if self.whole else None
        if last.seat.side is seat.side:
            return nothing
        fits = isinstance(last.call, Bid) if word is DOUBLE else last.call is DOUBLE
        return None if fits else nothing

    @property
    def _last_bid(self) -> tuple[int, Bid] | None:
        for place in range(len(self.calls) - 1, -1, -1):
            call = self.calls[place].call
            if isinstance(call, Bid):
                return place, call
        return None

    @property
    def _doubled(self) -> int:
        """How often the last bid has been doubled."""
        last = next((m.call for m in reversed(self.calls) if m.call is not PASS), None)
        return 0 if last is None or isinstance(last, Bid) else 1 if last is DOUBLE else 2
