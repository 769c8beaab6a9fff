"""What a table has of the auction: its calls, what players are bound to by rulings on them, what it has come to."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum
from typing import cast

from ..book.editions import Provision, Reading
from ..values.calls import Call
from ..values.cards import Suit
from ..values.contract import Contract
from ..values.frozen import NamedTuple
from ..values.seats import Seat
from .auction import Auction, CallMade
from .opening import Opened
from .puts import Puts

# Who declares during the auction. No law of the play is asked then: whoever looks for him all the same is at fault, and
# fails at once.
NOBODY = cast(Seat, None)
UNTOLD = Auction((), whole=False)  # the auction of a board that opens with its contract


class Bound(StrEnum):
    """What a player is bound to by a ruling on a call."""

    PASS_ONCE = "pass once"  # at his next turn
    PASS_REST = "pass to the end"
    REPEAT = "repeat"  # make the call again that was cancelled
    NO_DOUBLE = "no double"  # at this turn


class Duty(NamedTuple):
    """A player is bound, by which provision; `call` is the one to be repeated. `since` is a place in the log.

    `because` of the call with that id: the irregular one, or the one that was called in its place. What binds him to
    the same `besides` is kept: if one cause falls, he is not free as long as there is another. What lasts for one turn
    lasts `until` the call with that id has been replaced, if that is what he is to do then.
    """

    seat: Seat
    kind: Bound
    authority: Provision | Reading
    call: Call | None = None
    since: int = 0
    because: int | None = None
    until: int | None = None
    besides: tuple[Duty, ...] = ()

    @property
    def causes(self) -> tuple[Duty, ...]:
        """Each cause by itself, as a duty that has no other."""
        return (self._replace(besides=()), *self.besides) if self.besides else (self,)

    def of(self, causes: Iterable[Duty]) -> Duty | None:
        """The same for other causes, each counted once; None if there are none."""
        left = tuple(dict.fromkeys(causes))
        return left[0]._replace(besides=left[1:]) if left else None

    def without(self, id: int) -> Duty | None:
        """What is left of it if a call does not count any more."""
        return self.of(cause for cause in self.causes if cause.because != id)

    def by(self, *authorities: Provision | Reading) -> Provision | Reading | None:
        """The first of its authorities that is one of these."""
        return next((cause.authority for cause in self.causes if cause.authority in authorities), None)


class Awaiting(NamedTuple):
    """A call was cancelled, by its id: what its player calls at his proper turn is compared with it, by a law."""

    seat: Seat
    call: int
    law: int
    authority: Provision | Reading
    because: int | None = None


class LeadRight(NamedTuple):
    """A call was withdrawn, by its id, and if its side defends declarer may limit the partner's first lead (26).

    It has been `compared` with what replaced it, and was found not to be comparable; or `any_suit` may be forbidden,
    whatever it showed. If he had tried to change a call with it, that is the one `kept` (25). `decided`: declarer has
    had his choice.
    """

    offender: Seat
    call: int
    authority: Provision | Reading
    compared: bool = False
    any_suit: bool = False
    because: int | None = None
    kept: int | None = None
    decided: bool = False

    @property
    def leader(self) -> Seat:
        """Whose first lead it is about."""
        return self.offender.partner


class Spent(NamedTuple):
    """What was owed until a call was made, by its id. If that does not count any more, it is owed again."""

    by: int
    owed: Duty | Awaiting


# What ends when its player has made a call that counts.
_SPENT = (Bound.PASS_ONCE, Bound.REPEAT, Bound.NO_DOUBLE)


class Called(Opened):
    """What has an auction, and shows where it stands, and who declares once it is over."""

    declarer: Seat
    auction: Auction
    final: Contract | None
    scored: Contract | None
    puts: Puts
    duties: tuple[Duty, ...]
    awaiting: tuple[Awaiting, ...]
    lead_rights: tuple[LeadRight, ...]
    spent: tuple[Spent, ...]

    @property
    def contract(self) -> Contract:
        """The contract that is scored, with the declarer that the auction made; there is none before it is over."""
        return self.scored or self.agreed

    @property
    def agreed(self) -> Contract:
        """The contract that the auction came to and that is played, also where another is scored (36, 38)."""
        contract = self.opening.contract or self.final
        assert contract is not None, "the auction is not over"
        return contract

    @property
    def trumps(self) -> Suit | None:
        """The trump suit of the play, also where another contract is scored than was played (36, 38)."""
        assert not self.calling, "the auction is not over"
        return self.puts.earlier.trumps

    @property
    def dummy(self) -> Seat:
        """Declarer's partner."""
        return self.declarer.partner

    def is_defender(self, seat: Seat) -> bool:
        """Whether the seat defends."""
        return seat.side is not self.declarer.side

    def actor(self, seat: Seat) -> Seat:
        """The player who decides for a hand: declarer for dummy."""
        return self.declarer if seat is self.dummy else seat

    @property
    def calling(self) -> bool:
        """Whether there is no contract: the auction is going on, or was passed out."""
        return self.opening.contract is None and self.final is None

    @property
    def passed_out(self) -> bool:
        """Whether all four have passed."""
        return self.calling and self.auction.passed_out

    def bound(self, seat: Seat, *kinds: Bound) -> Duty | None:
        """What a player is bound to, of some kinds."""
        for duty in self.duties:
            if duty.seat is seat and duty.kind in kinds:
                return duty
        return None

    def must_pass(self, seat: Seat) -> Duty | None:
        """Why a player must pass when it is his turn, if he must; what lasts to the end first."""
        return self.bound(seat, Bound.PASS_REST) or self.bound(seat, Bound.PASS_ONCE)

    def awaited(self, seat: Seat) -> Awaiting | None:
        """The cancelled call with which the next of a player is to be compared: the last, if there are several."""
        for each in reversed(self.awaiting):
            if each.seat is seat:
                return each
        return None

    def call_made(self, id: int) -> CallMade:
        """A call by its id."""
        return self.auction.call(id)

    def duties_with(self, *more: Duty) -> tuple[Duty, ...]:
        """The duties of all players with some more; who is bound to the same already has a further cause."""
        duties = list(self.duties)
        for duty in more:
            same = [n for n, each in enumerate(duties) if each[:2] == duty[:2] and each.call == duty.call]
            if not same:
                duties.append(duty)
            elif (both := duties[same[0]].of((*duties[same[0]].causes, *duty.causes))) is not None:
                duties[same[0]] = both
        return tuple(duties)

    def ending(self, seat: Seat) -> tuple[Duty, ...]:
        """The duties, each cause by itself, that end once a player has made a call that counts."""
        his = [cause for duty in self.duties if duty.seat is seat and duty.kind in _SPENT for cause in duty.causes]
        to_come = [each.call for each in self.awaiting]
        return tuple([cause for cause in his if cause.until is None or cause.until not in to_come])
