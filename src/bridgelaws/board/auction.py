"""The auction: every call that was made, with what became of it, and what follows from those that stand."""

from __future__ import annotations

from enum import StrEnum

from ..book.editions import Provision, Reading
from ..values.calls import DOUBLE, HIGHEST_LEVEL, PASS, Bid, Call, Word
from ..values.cards import Suit
from ..values.contract import Contract
from ..values.frozen import NamedTuple, once
from ..values.seats import Seat, Side
from ..words.message import Message
from . import words

BEFORE = -1  # where a call lies that was made before the log begins


class Fate(StrEnum):
    """What has become of a call.

    PENDING: it is irregular, and nobody has disposed of it. A call that was accepted, or that nothing was wrong with,
    is STANDING; one that was replaced is CANCELLED or WITHDRAWN, and another has its place.
    """

    PENDING = "pending"
    STANDING = "standing"
    CANCELLED = "cancelled"
    WITHDRAWN = "withdrawn"


class CallLife(NamedTuple):
    """What became of a call: since which place in the log, by which provision, and which side was at fault."""

    fate: Fate
    since: int = BEFORE
    by: Provision | Reading | None = None
    fault: Side | None = None


class Came(StrEnum):
    """How a call came to be there."""

    TOLD = "told"  # it was on file when the log began
    MADE = "made"
    CHANGED = "changed"
    ORDERED = "ordered"  # by a ruling
    DEEMED = "deemed"  # the pass of a player who had to pass, and whom the next did not wait for (28A)


_STANDING = (CallLife(Fate.STANDING),)
_GONE = CallLife(Fate.CANCELLED)  # taken out for good


class CallMade(NamedTuple):
    """One call, who made it, and what became of it; `id` tells it from every other of the auction."""

    seat: Seat
    call: Call
    id: int = 0
    at: int = BEFORE
    came: Came = Came.TOLD
    lives: tuple[CallLife, ...] = _STANDING

    @property
    def fate(self) -> Fate:
        """What has become of it."""
        return self.lives[-1].fate

    @property
    def stands(self) -> bool:
        """Whether it counts."""
        return self.lives[-1].fate is Fate.STANDING

    @property
    def pending(self) -> bool:
        """Whether it is irregular and nobody has disposed of it."""
        return self.lives[-1].fate is Fate.PENDING

    def living(self, life: CallLife) -> CallMade:
        """The same, with what has become of it now."""
        return self._replace(lives=(*self.lives, life))

    def __str__(self) -> str:
        return f"{self.seat.letter} {self.call}"


class End(NamedTuple):
    """The contract to which an auction went on by calls that nobody has told; `after` is the last id before those."""

    contract: Contract
    after: int


class _Calls(NamedTuple):
    """What an auction is made of; whatever else is told of it follows from this."""

    calls: tuple[CallMade, ...]
    whole: bool = True
    first: Seat | None = None
    bid: Bid | None = None
    apart: tuple[CallMade, ...] = ()
    regained: bool = True
    end: End | None = None


class Auction(_Calls):
    """Calls in the order of their places: what replaces a call stands right after it.

    If it is not `whole`, others came before the first of them, and nobody has told them; `bid` is then the last bid
    among those, if that was said and not by whom. If no bid is on file at all, it is not known whether anybody has bid,
    nor whether passes have ended it. `first` is who was to make the first call on file. What was taken out
    to be judged anew, or was none by itself, is `apart`. `regained`: whoever missed his turn has it back though he has
    passed since (R34-2). If it has an `end`, it went on after the calls on file, and only the contract has been told.

    >>> from ..values.calls import parse_call
    >>> made = [CallMade(Seat(n % 4), parse_call(c)) for n, c in enumerate("1H P 4H X P P P".split())]
    >>> Auction(tuple(made)).contract
    4♥X by North
    """

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"cannot assign to {name!r}: an auction never changes")

    def __getstate__(self) -> None:
        """What has been worked out is not copied, and goes into no file."""

    # Who called what

    @once
    def standing(self) -> tuple[CallMade, ...]:
        """The calls that count, in their places."""
        return tuple([made for made in self.calls if made.lives[-1].fate is Fate.STANDING])

    @once
    def pending(self) -> tuple[CallMade, ...]:
        """The calls that are irregular and not disposed of, in the order in which they were made."""
        waiting = [made for made in self.calls if made.lives[-1].fate is Fate.PENDING]
        return tuple(sorted(waiting, key=lambda made: made.at))

    @once
    def last_bid(self) -> CallMade | None:
        """The last bid that stands, if one is on file."""
        return next((made for made in reversed(self.standing) if isinstance(made.call, Bid)), None)

    @property
    def to_beat(self) -> Bid | None:
        """The bid that the next has to be higher than; None if there is none, or none has been told."""
        last = self.last_bid
        return self.bid if last is None else last.call if isinstance(last.call, Bid) else None

    def beaten_by(self, made: CallMade) -> Bid | None:
        """The bid that a call had to be higher than: the last that stands in the places before its own."""
        before = reversed(self.calls[: self.calls.index(made)])
        return next((each.call for each in before if each.stands and isinstance(each.call, Bid)), self.bid)

    @once
    def last(self) -> CallMade | None:
        """The last call that stands and is no pass, if one is on file."""
        return next((made for made in reversed(self.standing) if made.call is not PASS), None)

    @property
    def doubled(self) -> int:
        """How often the last bid has been doubled."""
        last = self.last
        return 0 if last is None or isinstance(last.call, Bid) else 1 if last.call is DOUBLE else 2

    def call(self, id: int) -> CallMade:
        """A call by its id."""
        for made in (*self.calls, *self.apart):
            if made.id == id:
                return made
        raise AssertionError(f"no call has the id {id}")

    def last_of(self, seat: Seat) -> CallMade | None:
        """The last call of a player that stands or is pending; None if it may be one that nobody has told."""
        told_since = BEFORE if self.end is None else self.end.after
        his = (m for m in reversed(self.calls) if m.seat is seat and (m.stands or m.pending))
        return next((made for made in his if made.id > told_since), None)

    def after(self, id: int) -> tuple[CallMade, ...]:
        """The calls whose places come after that of a call, and which stand or are pending."""
        place = self._place(id)
        return tuple([made for made in self.calls[place + 1 :] if made.stands or made.pending])

    def has_called(self, seat: Seat) -> bool | None:
        """Whether a player has made a call that stands; None where that may be one that is not on file."""
        if any(made.seat is seat for made in self.standing):
            return True
        return None if self.untold else False

    @property
    def untold(self) -> bool:
        """Whether there were calls that are not on file: before the first of them, or after the last."""
        return not self.whole or self.end is not None

    @property
    def somebody_has_bid(self) -> bool | None:
        """Whether a bid stands; None where that may have been before the calls on file. A double is of one."""
        if self.to_beat is not None or (self.last is not None and not self.whole):
            return True
        return False if self.whole else None

    def unsettled(self, call: Call) -> bool:
        """Whether a call hangs on what was called before those on file.

        A bid does on the last bid, if that was not told; a double on whose that was, and whether it was doubled. Of a
        bid that stood nobody has said that it was not enough, and so a higher one in its place is.
        """
        if self.whole or call is PASS:
            return False
        if not isinstance(call, Bid):
            return self.last is None
        stood = [made.call for made in self.calls if made.lives[0].fate is Fate.STANDING]
        return self.to_beat is None and not any(isinstance(bid, Bid) and bid.rank <= call.rank for bid in stood)

    # Where it stands

    @property
    def dealer(self) -> Seat | None:
        """Who was to make the first call of all, where that is on file."""
        if not self.whole:
            return None
        return self.calls[0].seat if self.first is None and self.calls else self.first

    @once
    def turn(self) -> Seat | None:
        """Who is to call: the left of the last call that stands (17C), else the dealer. None: it is over."""
        if self.over:
            return None
        return self.standing[-1].seat.lho if self.standing else self.first

    @once
    def passes(self) -> tuple[CallMade, ...]:
        """The passes that stand after the last call that is none, where that is on file."""
        standing = self.standing if self.end is None else ()
        n = len(standing)
        while n and standing[n - 1].call is PASS:
            n -= 1
        return standing[n:]

    @once
    def over(self) -> bool:
        """Whether three passes in rotation have followed a call; one before the calls on file counts as well (22A).

        It is, too, where only the contract is told that it went on to.
        """
        if self.end is not None:
            return True
        return self.passes_enough and not self.skipped

    @property
    def passes_enough(self) -> bool:
        """Whether so many have passed that it is over, if none of them was out of rotation (22, 34).

        Where it is not known whether there is a bid, nobody can tell.
        """
        return self.somebody_has_bid is not None and len(self.passes) >= self.needed

    @property
    def needed(self) -> int:
        """How many passes in a row end it: three after a bid, four if there is none (22A).

        A double of nothing (36) is followed by four as well, as long as nobody has disposed of it.
        """
        return 4 if self.whole and self.last_bid is None else 3

    @once
    def skipped(self) -> tuple[Seat, ...]:
        """The players whom the last passes have gone past: one of those was out of rotation, and was accepted (34).

        It was their turn that they missed, even if they have passed since, unless that is read otherwise. Where all
        have passed, the first pass is the call that the others follow.
        """
        passes, standing = self.passes, self.standing
        if not passes or (not self.regained and self.all_have_passed):
            return ()
        before = standing[-len(passes) - 1] if len(standing) > len(passes) else None
        if before is None and self.whole:
            before, passes = passes[0], passes[1:]
        turn = before.seat.lho if before is not None else self.first or passes[0].seat
        missed: list[Seat] = []
        for made in passes:
            while turn is not made.seat:
                missed.append(turn)
                turn = turn.lho
            turn = turn.lho
        return tuple(missed)

    @property
    def all_have_passed(self) -> bool:
        """Whether all who have to have passed over the last call that is none, be it not all in their turn."""
        last, needed = self.last, self.needed
        have = {made.seat for made in self.passes}
        return len(have if last is None or needed == 4 else have - {last.seat}) >= needed

    @property
    def passed_out(self) -> bool:
        """Whether it is over and nobody has bid."""
        return self.whole and self.last_bid is None and self.over

    @once
    def contract(self) -> Contract | None:
        """What the calls come to: the last bid, and of that side the first who named the strain (22A, 54).

        None where no bid is on file, or where the strain may have been named before the first call on file.
        """
        if self.end is not None:
            return self.end.contract
        last = self.last_bid
        if last is None or not isinstance(last.call, Bid) or not self.whole:
            return None
        bid = last.call
        return Contract(bid.trumps, self.first_to_name(bid.trumps, last.seat), bid.level, self.doubled)

    def first_to_name(self, trumps: Suit | None, bidder: Seat) -> Seat:
        """Of a side, the first who named a strain on file."""
        named = (made for made in self.standing if made.seat.side is bidder.side)
        return next(made.seat for made in named if isinstance(made.call, Bid) and made.call.trumps is trumps)

    def final_call(self, fallen: CallMade, kept: int | None = None) -> CallMade | None:
        """The call that stands for the turn of one that fell; None if there is none yet, or there was no turn (39).

        That is the call `kept`, by its id, where he had tried to change it and it stood (25), be it that it fell later;
        else his next.
        """
        place = self.calls.index(fallen)
        if self.made_after_the_end(fallen):
            return None
        first = next((made for made in self.calls if made.id == kept), None)
        if first is not None and any(life.fate is Fate.STANDING for life in first.lives):
            return first
        return next((made for made in self.calls[place:] if made.stands and made.seat is fallen.seat), None)

    def made_after_the_end(self, made: CallMade) -> bool:
        """Whether the auction was over when a call was made (39)."""
        if self.end is not None and made.id > self.end.after:
            return True
        return self._replace(calls=self.calls[: self.calls.index(made)], end=None).over

    # What happens to it

    def entered(
        self, seat: Seat, call: Call, at: int, came: Came, life: CallLife, instead: int | None = None
    ) -> Auction:
        """The auction with a call more: in the next place, or in that of another, which is given by its id.

        A call that was taken out to be judged anew comes back as the same call. What nobody made, but the law puts
        there, comes before whatever waits.
        """
        new = CallMade(seat, call, self.id_of(seat, call), at, came, (life,))
        new = new._replace(at=next((made.at for made in self.apart if made.id == new.id), at))
        made_after = BEFORE if came in (Came.ORDERED, Came.DEEMED) else new.id
        place = self._next_place(made_after) if instead is None else self._place(instead) + 1
        apart = tuple([made for made in self.apart if made.id != new.id])
        return self._replace(calls=(*self.calls[:place], new, *self.calls[place:]), apart=apart)

    def id_of(self, seat: Seat, call: Call) -> int:
        """The id of the next call to be entered, if it is this one.

        What nobody made does not come back, nor what was taken out for good.
        """
        for made in self.apart:
            comes_back = made.came is not Came.DEEMED and made.fate is not Fate.CANCELLED
            if comes_back and (made.seat, made.call) == (seat, call):
                return made.id
        return max([made.id for made in (*self.calls, *self.apart)], default=0) + 1

    def newest(self, before: Auction) -> int | None:
        """The id of the call that was entered since an earlier auction."""
        if self is before:
            return None
        known = {made.id for made in before.calls}
        return next((made.id for made in self.calls if made.id not in known), None)

    def lives(self, id: int, life: CallLife) -> Auction:
        """The auction once something has become of a call."""
        return self._replace(calls=tuple([made.living(life) if made.id == id else made for made in self.calls]))

    def without(self, id: int, *, for_good: bool = False) -> Auction:
        """The auction as if a call had not been entered: it is going to be judged anew, or was none by itself."""
        left = tuple([made for made in self.calls if made.id != id])
        made = self.call(id)
        return self._replace(calls=left, apart=(*self.apart, made.living(_GONE) if for_good else made))

    def in_place_of(self, id: int) -> Auction:
        """The auction as it was when a call was to be made in the place of one that falls."""
        place = self._place(id)
        return self._replace(calls=(*self.calls[:place], self.calls[place].living(_GONE)), end=None)

    def _next_place(self, id: int) -> int:
        """The last place; or, for a call that comes back, the one before those that wait and were made after it."""
        waiting = (n for n, made in enumerate(self.calls) if made.pending and made.id > id)
        return next(waiting, len(self.calls))

    def _place(self, id: int) -> int:
        return next(n for n, made in enumerate(self.calls) if made.id == id)

    # What is said of it when a file begins with it

    def allows(self, contract: Contract) -> bool:
        """Whether a contract may have come of these calls; its level need not be stated."""
        if self.end is not None:
            return contract == self.end.contract
        last = self.last_bid
        if last is None or not isinstance(last.call, Bid):
            return not self.whole and self._may_have_been_doubled(contract)
        bid = last.call
        same = contract.trumps is bid.trumps and contract.level in (None, bid.level)
        same = same and (contract.level is None or contract.doubled == self.doubled)
        if self.whole:
            return same and contract.declarer is self.first_to_name(bid.trumps, last.seat)
        return same and contract.declarer.side is last.seat.side

    def _may_have_been_doubled(self, contract: Contract) -> bool:
        """Whether the doubles on file may be of a contract whose bid is not."""
        made = self.last
        if made is None:
            return True
        theirs = made.seat.side is not contract.declarer.side
        return contract.doubled == self.doubled and theirs is (made.call is DOUBLE)

    def fault(self) -> tuple[int, Message] | None:
        """The first call that was not regular, by its place, and why not."""
        for place in range(len(self.calls)):
            why = self._replace(calls=self.calls[:place]).why_not(self.calls[place].seat, self.calls[place].call)
            if why is not None:
                return place, why
        return None

    def why_not(self, seat: Seat, call: Call) -> Message | None:
        """Why a call would not be regular after these, whatever the player is bound to."""
        if self.over:
            return words.AFTER_THE_END(seat)
        if self.turn not in (None, seat):
            return words.AT_ANOTHERS_TURN(seat, self.turn or seat)
        return self.inadmissible(seat, call) or self.insufficient(seat, call)

    def inadmissible(self, seat: Seat, call: Call) -> Message | None:
        """Why a call can never stand, whoever is on turn: a bid above seven (38), a double against Law 19 (36)."""
        if isinstance(call, Bid):
            return words.ABOVE_SEVEN(seat, call) if call.level > HIGHEST_LEVEL else None
        return None if call is PASS else self._why_not_double(seat, call)

    def insufficient(self, seat: Seat, call: Call) -> Message | None:
        """Why a bid is not enough (18)."""
        last = self.to_beat
        if isinstance(call, Bid) and last is not None and call.rank <= last.rank:
            return words.NOT_ENOUGH(seat, call, last)
        return None

    def _why_not_double(self, seat: Seat, word: Word) -> Message | None:
        """A double is of an opponent's bid, a redouble of an opponent's double of one's own side's (19)."""
        nothing = (words.NOTHING_TO_DOUBLE if word is DOUBLE else words.NOTHING_TO_REDOUBLE)(seat)
        last = self.last
        if last is None:
            return nothing if self.whole else None
        if last.seat.side is seat.side:
            return nothing
        fits = isinstance(last.call, Bid) if word is DOUBLE else last.call is DOUBLE
        return None if fits else nothing
