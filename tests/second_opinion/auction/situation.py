"""What the model says after each act, as frozen plain values."""

from collections.abc import Sequence
from dataclasses import dataclass

from ..cards import SEATS, check_edition, check_seat
from .asking import Act, Oracle
from .head import do
from .law26 import Knowledge, LeadRight, knowledge, lead_rights
from .readings import Readings, check_readings
from .state import Asked, Auction


@dataclass(frozen=True)
class CallView:
    """One call, made or put in by the law."""

    seat: str
    call: str
    act: int
    """Number of the act, from 0."""
    how: str
    """``made``; ``deemed`` (28A); ``substituted`` (a pass of 37, 38, or a repeat)."""
    status: str
    """``stands``, ``pending`` or ``cancelled``; what was withdrawn counts as cancelled."""


@dataclass(frozen=True)
class Situation:
    """The auction after one act."""

    act: int
    turn: str
    """Whose turn it is by the calls that stand, pending ones left out; ``""`` when the auction is over."""
    line: tuple[tuple[str, str], ...]
    """The calls that stand in the order in which they count, as (seat, call)."""
    calls: tuple[CallView, ...]
    """All calls in the order in which they were made or put in."""
    over: bool
    contract: str
    """``"4HX by S"`` when the auction is over with a bid, else ``""``."""
    passed_out: bool
    irregular: tuple[str, str, str]
    """The first pending call: (law, seat, call), law one of 25 27 29 31A1 34 36 37 38 39. All ``""`` if none."""
    duties: tuple[tuple[str, tuple[str, ...]], ...]
    """For N, E, S, W: what binds him at his next turn: ``pass_once``, ``pass_rest``, ``repeat 2H``, ``no_double``."""
    lead_rights: tuple[LeadRight, ...]
    """During the auction all that may come to be used, once it is over those of the defending side."""
    knowledge: tuple[Knowledge, ...]
    """Every call that was withdrawn or cancelled, and who may use it."""
    questions: tuple[Asked, ...]
    """Put at this act, with the answers; ``shown`` is not listed."""
    later: tuple[str, ...]
    """Adjustments to be considered after play: ``27D 23C 27B1(b)`` and, 1997 25B2(b)(2), ``average minus``."""
    readings: tuple[str, ...]
    """Names of the switches that were consulted so far."""
    doubts: tuple[str, ...]
    """Points so far on which no sheet speaks: the model's answer is its own choice."""
    beyond: str
    """Not ``""``: the model has no opinion from here on; all other fields are those of the last act it judged."""

    def duty(self, seat: str) -> tuple[str, ...]:
        """What binds one seat."""
        return dict(self.duties)[seat]


def duties_of(a: Auction, seat: str) -> tuple[str, ...]:
    """All that binds a seat at its next turn."""
    found = []
    if seat in a.now.must_pass:
        found.append(f"pass_{a.now.must_pass[seat]}")
    if seat in a.now.repeat:
        found.append(f"repeat {a.now.repeat[seat]}")
    replacing = a.now.replacing.get(seat)
    barred = replacing is not None and (replacing.tainted or a.edition == 1997)
    if barred or seat in a.now.no_double:
        found.append("no_double")
    return tuple(found)


def situation(a: Auction) -> Situation:
    """The auction as it is now."""
    over = a.ended()
    head = a.head
    leads = lead_rights(a)
    return Situation(
        act=a.act,
        turn="" if over else a.turn(),
        line=tuple(a.calls()),
        calls=tuple(CallView(m.seat, m.call, m.act, m.how, m.status) for m in a.made),
        over=over,
        contract=a.contract() if over else "",
        passed_out=over and not a.last_bid(),
        irregular=("", "", "") if head is None else (head.law, head.seat, a.call(head.index)),
        duties=tuple((seat, duties_of(a, seat)) for seat in SEATS),
        lead_rights=leads,
        knowledge=knowledge(a),
        questions=tuple(a.asked),
        later=tuple(a.now.later),
        readings=tuple(a.used),
        doubts=tuple(a.doubts),
        beyond=a.beyond,
    )


def opinion(
    edition: int, dealer: str, acts: Sequence[Act], oracle: Oracle, readings: Readings | None = None
) -> list[Situation]:
    """The situation after each act."""
    check_edition(edition)
    check_seat(dealer)
    chosen = readings or Readings()
    check_readings(chosen)
    a = Auction(edition, dealer, oracle, chosen)
    found = []
    for act in acts:
        do(a, act)
        found.append(situation(a))
    return found
