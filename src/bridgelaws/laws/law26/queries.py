"""Law 26: questions to a table."""

from __future__ import annotations

from ...board.auction import Auction, CallMade
from ...board.called import LeadRight
from ...board.phases import Phase
from ...board.records import Settled
from ...board.table import Demand, Table
from ...values.calls import Bid
from ...values.cards import Suit
from ...values.seats import Seat
from ..common import reads
from ..law41 import face_down as face_down41
from . import book

_ON_THE_LEAD = (book.REQUIRE_SUIT, book.PROHIBIT_SUIT, book.PROHIBIT_ANY_SUIT)


def rights(table: Table, leader: Seat) -> tuple[LeadRight, ...]:
    """What declarer may have over a hand's first lead, because of calls of its partner that were withdrawn."""
    return tuple([right for right in table.lead_rights if right.leader is leader])


def choice_waits(table: Table, seat: Seat) -> bool:
    """Whether a defender is to lead for the first time, and declarer has not said what he must or may not lead."""
    if not table.lead_rights or table.phase not in (Phase.CLARIFICATION, Phase.PLAY):
        return False
    return (
        table.turn is seat
        and table.trick.empty
        and table.is_defender(seat)
        and table.hand(seat).count > 1  # with his last card there is nothing to choose
        and bool(rights(table, seat))
        and not any(entry.seat is seat for entry in table.on_record(Settled.LEAD_RESTRICTION))
        and not _has_led(table, seat)
        and not face_down41.already_led(table, seat)
    )


def _has_led(table: Table, seat: Seat) -> bool:
    """Whether a hand has led before; one that led out of turn and was accepted has not had its turn."""
    anyhow = not reads(table, book.OUT_OF_TURN_IS_NOT_HIS_TURN)
    untold = table.number - len(table.tricks) - 1  # tricks before those on file
    proper = None if untold else table.contract.declarer.lho
    for trick in table.tricks:
        if trick.leader is seat and (anyhow or proper in (None, seat)):
            return True
        proper = trick.winner(table.trumps)
    return False


def final_call(auction: Auction, fallen: CallMade) -> CallMade | None:
    """The call that stands for the turn of one that fell; None if there was no turn any more when it was made (39)."""
    place = auction.calls.index(fallen)
    if auction._replace(calls=auction.calls[:place]).over:
        return None
    for made in reversed(auction.calls[:place]):
        if made.seat is not fallen.seat:
            break
        if made.stands:
            return made  # he had tried to change it (25)
    return next((made for made in auction.calls[place:] if made.stands and made.seat is fallen.seat), None)


def named_suits(*calls: CallMade) -> tuple[Suit, ...]:
    """The suits that calls name, from the highest: those that they showed, if they are natural."""
    named = {made.call.trumps for made in calls if isinstance(made.call, Bid)}
    return tuple([suit for suit in reversed(Suit) if suit in named])


def room(table: Table, leader: Seat, demand: Demand, suits: tuple[Suit, ...]) -> tuple[Suit, ...]:
    """Of some suits, those that declarer may require or forbid beside what he has chosen for the same lead."""
    if not table.lead_rights:
        return suits
    chosen = [
        restriction
        for restriction in table.restrictions
        if restriction.seat is leader and restriction.trick == table.number and restriction.authority in _ON_THE_LEAD
    ]
    if chosen and not reads(table, book.BESIDE_A_PENALTY_CARD):
        return ()
    for earlier in chosen:
        if earlier.demand is demand is Demand.FORBID:
            continue
        suits = tuple([suit for suit in suits if (suit in earlier.suits) is (earlier.demand is demand)])
    return suits


def left_open(table: Table, leader: Seat, suits: tuple[Suit, ...]) -> tuple[str, ...]:
    """Of declarer's options beside a penalty card of some suits (50D2, 51B), those that are left to him."""
    require = ("require",) if room(table, leader, Demand.REQUIRE, suits) else ()
    forbid = ("forbid",) if room(table, leader, Demand.FORBID, suits) else ()
    return (*require, *forbid, "leave")
