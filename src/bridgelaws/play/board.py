"""`Board`: a board from the first call to the score."""

from __future__ import annotations

from collections.abc import Iterable

from ..board.auction import Auction, CallMade
from ..board.called import Duty, LeadRight
from ..board.calls import Calls
from ..board.events import (
    AuctionEnded,
    Change,
    Changed,
    Event,
    Explained,
    Explaining,
    Made,
    Manner,
    RulingCorrected,
    Signal,
    Signalled,
    TakenBack,
)
from ..board.opened import open_table
from ..board.table import Regulations, Table
from ..book.editions import Edition, edition
from ..engine import step as engine
from ..engine.step import Outcome, RegularOutcome
from ..errors import ParseError
from ..laws.law26.queries import open_rights
from ..values.calls import Bid, Call, parse_call
from ..values.cards import Deal
from ..values.contract import Contract
from ..values.seats import Seat
from ..words.languages import ENGLISH
from . import words
from .members import member, readings_set_aside, who_is_vulnerable
from .play import Play


class Board(Play):
    """A board with its auction, irregularities included; once that is over it is played like a `Play`.

    It opens with the dealer's call, or after `calls` that were regular. If it is not `whole`, others came before those:
    whose `turn` it is then has to be known. The last `bid` may be told; where a ruling turns on it, it is asked for.

    >>> board = Board(dealer="N")
    >>> board.made("N", "1S")
    <Outcome: East to call>
    """

    def __init__(
        self,
        deal: Deal | str | None = None,
        dealer: Seat | str | None = None,
        laws: Edition | int | str = 2017,
        *,
        calls: Iterable[tuple[Seat | str, Call | str]] = (),
        whole: bool = True,
        turn: Seat | str | None = None,
        bid: Bid | str | None = None,
        regulations: Regulations | None = None,
        set_aside: Iterable[str] = (),
        vulnerable: str | None = None,
        language: str = ENGLISH,
        table: Table | None = None,
    ) -> None:
        if table is None:
            table = open_table(
                None,
                edition(laws),
                deal,
                regulations=regulations,
                set_aside=readings_set_aside(set_aside),
                vulnerable=who_is_vulnerable(vulnerable),
                dealer=None if dealer is None else Seat.parse(dealer),
                auction=begun(calls, whole, dealer if whole else turn, bid),
                language=language,
            )
        super().__init__(table=table)

    def __repr__(self) -> str:
        return f"<Board, {len(self.log)} events: {self.now!r}>"

    # What stands

    @property
    def auction(self) -> Auction:
        """The calls, and what follows from those that stand."""
        return self.table.auction

    @property
    def passed_out(self) -> bool:
        """Whether all four have passed."""
        return self.table.passed_out

    @property
    def duties(self) -> tuple[Duty, ...]:
        """What players are bound to by rulings on calls."""
        return self.table.duties

    @property
    def lead_rights(self) -> tuple[LeadRight, ...]:
        """On account of which calls declarer may yet limit a first lead."""
        return open_rights(self.table)

    @property
    def legal_calls(self) -> Calls:
        """The legal calls of the player who is to call."""
        return engine.legal_calls(self.table)

    def prospect(self, seat: Seat | str, call: Call | str) -> Outcome:
        """What would follow if a player called so: nothing is entered."""
        return engine.step(self.now, Made(Seat.parse(seat), parse_call(call)))

    # What happens

    def add(self, event: Event) -> Outcome:
        """Enter an event of any kind."""
        calls = self._calls
        return engine.regular_outcome(calls) if calls is not None and calls.takes(event) else super().add(event)

    def made(self, seat: Seat | str, call: Call | str, *, begun: bool = False) -> Outcome:
        """A player called; or he only began to."""
        who, what, calls = Seat.parse(seat), parse_call(call), self._calls
        if calls is not None and not begun and calls.call(who, what):
            outcome = RegularOutcome()
            outcome._start = calls
            outcome._rest = len(calls.calls)
            return outcome
        return self.add(Made(who, what, done=Manner.BEGUN if begun else Manner.MADE))

    def made_at_once(self, seat: Seat | str, call: Call | str) -> Outcome:
        """A player called at the same instant as the one before."""
        return self.add(Made(Seat.parse(seat), parse_call(call), with_previous=True))

    def changed(self, seat: Seat | str, to: Call | str | None = None, how: Change | str | None = None) -> Outcome:
        """A player came back to his last call: he put another down, said what he had meant, or asked to change it."""
        call = None if to is None else parse_call(to)
        default = Change.ASKED if call is None else Change.DONE
        return self.add(Changed(Seat.parse(seat), call, default if how is None else member(Change, how)))

    def taken_back(self, seat: Seat | str) -> Outcome:
        """A player picked up his last call."""
        return self.add(TakenBack(Seat.parse(seat)))

    def signalled(self, seat: Seat | str, how: Signal | str) -> Outcome:
        """A player did something from which his partner may have learnt something."""
        return self.add(Signalled(Seat.parse(seat), member(Signal, how)))

    def explained(
        self, seat: Seat | str, how: Explaining | str, call: Call | str | None = None, of: Seat | str | None = None
    ) -> Outcome:
        """A player explained a call, or put an explanation right."""
        explained = None if call is None else parse_call(call)
        whose = None if of is None else Seat.parse(of)
        return self.add(Explained(Seat.parse(seat), member(Explaining, how), explained, whose))

    def auction_over(self, contract: Contract | str) -> Outcome:
        """The auction went on to a contract, by calls that nobody has told."""
        return self.add(AuctionEnded(Contract.parse(contract)))

    def ruling_corrected(self) -> Outcome:
        """The Director found that he had ruled wrongly, and that the players had acted on it."""
        return self.add(RulingCorrected())


def begun(
    calls: Iterable[tuple[Seat | str, Call | str]], whole: bool, turn: Seat | str | None, bid: Bid | str | None
) -> Auction:
    """The auction as far as it is on file when the log begins; of one that is not whole the last bid may be told alone.

    `turn` is who was to make the first of the calls.
    """
    first = None if turn is None else Seat.parse(turn)
    made = [(Seat.parse(seat), parse_call(call)) for seat, call in calls]
    told = tuple(CallMade(seat, call, n) for n, (seat, call) in enumerate(made, 1))
    if first is None and told:
        first = told[0].seat
    last = None if bid is None else parse_call(bid)
    if last is not None and not isinstance(last, Bid):
        raise ParseError(words.NOT_A_BID(repr(bid)))
    auction = Auction(told, whole, first, last)
    if auction.turn is None and not auction.over:
        raise ParseError(words.WHOSE_TURN())
    fault = auction.fault()
    if fault is not None:
        raise ParseError(words.IRREGULAR_BEFORE(fault[1]))
    return auction
