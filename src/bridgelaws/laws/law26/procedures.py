"""Law 26: what a hearing does for several laws."""

from __future__ import annotations

from ...board.auction import CallMade
from ...board.orders import GiveLeadRight, Tell
from ...board.table import Authority, Demand
from ...hearing.hearing import Hearing
from ...values.cards import Suit
from ...values.seats import Seat
from . import book, words
from .queries import chosen_for_this_lead, led_first


def lead_right(
    h: Hearing,
    call: CallMade,
    by: Authority,
    *,
    compared: bool = False,
    any_suit: bool = False,
    kept: CallMade | None = None,
) -> None:
    """A call has fallen, and if its maker comes to defend his partner's first lead may be restricted.

    Which suits declarer may name is worked out when the partner is to lead: by then all legal calls are known. The law
    by which the call fell says whether it has been `compared` already with what replaced it, and found not to be
    comparable; whether declarer may forbid `any_suit`, whatever the call showed (32, before 2017); and which call is
    `kept`, if it was put in the place of that (25). Once he has led there is nothing to restrict, and declarer is told.
    """
    leader = call.seat.partner
    if not h.table.calling and led_first(h.table, leader):
        if h.table.is_defender(leader) and h.reads(book.LED_BEFORE_HE_WAS_ASKED):
            passed = words.TURN_HAS_PASSED(leader, call.seat, h.table.number)
            h.rule(book.CALL_WITHDRAWN, Tell(passed, to=(h.table.declarer,)))
        return
    stands = None if kept is None else kept.id
    h.rule(by, GiveLeadRight(call.seat, call.call, call.id, compared, any_suit, stands), also=(book.CALL_WITHDRAWN,))


def room(h: Hearing, leader: Seat, demand: Demand, suits: tuple[Suit, ...]) -> tuple[Suit, ...]:
    """Of some suits, those that declarer may require or forbid beside what he has chosen for the same lead."""
    chosen = chosen_for_this_lead(h.table, leader)
    if chosen and not h.reads(book.BESIDE_A_PENALTY_CARD):
        return ()
    for earlier in chosen:
        if earlier.demand is demand is Demand.FORBID:
            continue
        suits = tuple([suit for suit in suits if (suit in earlier.suits) is (earlier.demand is demand)])
    return suits


def left_open(h: Hearing, leader: Seat, suits: tuple[Suit, ...]) -> tuple[str, ...]:
    """Of declarer's options beside a penalty card of some suits (50D2, 51B), those that are left to him."""
    require = ("require",) if room(h, leader, Demand.REQUIRE, suits) else ()
    forbid = ("forbid",) if room(h, leader, Demand.FORBID, suits) else ()
    return (*require, *forbid, "leave")
