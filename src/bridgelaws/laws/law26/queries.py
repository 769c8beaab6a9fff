"""Law 26: questions to a table."""

from __future__ import annotations

from ...board.auction import CallMade
from ...board.called import LeadRight
from ...board.phases import Phase
from ...board.table import Restriction, Table
from ...values.calls import PASS, Bid
from ...values.cards import Suit
from ...values.seats import Seat
from ..books import book30, book31, book32
from ..calling import called_since
from ..common import reads
from ..law41 import face_down as face_down41
from . import book

# By which a call at his proper turn is awaited of a player who called out of rotation.
_WAITED_FOR = (
    book30.OFFENDER_MAY_CALL,
    book31.MUST_REPEAT,
    book31.OFFENDER_MAY_CALL,
    book32.MUST_REPEAT,
    book32.OFFENDER_MAY_CALL,
)
_ON_THE_LEAD = (book.REQUIRE_SUIT, book.PROHIBIT_SUIT, book.PROHIBIT_ANY_SUIT)


def rights(table: Table, leader: Seat) -> tuple[LeadRight, ...]:
    """What declarer may have over a hand's first lead, because of calls of its partner that were withdrawn."""
    return tuple([right for right in table.lead_rights if right.leader is leader])


def open_rights(table: Table) -> tuple[LeadRight, ...]:
    """The rights of which use may yet be made: the side defends, its lead is to come, declarer has not chosen."""
    if table.calling:
        return () if table.passed_out else table.lead_rights
    return tuple(
        [
            right
            for right in table.lead_rights
            if not right.decided
            and table.is_defender(right.leader)
            and not led_first(table, right.leader)
            and not table.over
        ]
    )


def choice_waits(table: Table, seat: Seat) -> bool:
    """Whether a defender is to lead for the first time, and declarer has not said what he must or may not lead."""
    if not table.lead_rights or table.phase not in (Phase.CLARIFICATION, Phase.PLAY):
        return False
    return (
        table.turn is seat
        and table.trick.empty
        and table.is_defender(seat)
        and table.hand(seat).count > 1  # with his last card there is nothing to choose
        and any(not right.decided for right in rights(table, seat))
        and not _has_led(table, seat)
        and not face_down41.already_led(table, seat)
    )


def still_to_compare(table: Table) -> bool:
    """Whether a call made in the place of one that was cancelled has yet to be compared with that (27, 30 to 32)."""
    return any(called_since(table, awaited) is not None for awaited in table.awaiting)


def never_replaced(table: Table) -> CallMade | None:
    """A defender's call out of rotation that was cancelled, and the auction was over before his turn (30 to 32).

    Where only the contract is told that it went on to, who had passed has passed again, if he had a turn.
    """
    if not table.awaiting or table.calling or table.passed_out or not reads(table, book.NEVER_REPLACED):
        return None
    given = {right.call for right in table.lead_rights}
    for awaited in table.awaiting:
        fallen = table.call_made(awaited.call)
        if awaited.authority not in _WAITED_FOR or awaited.call in given or not table.is_defender(awaited.seat):
            continue
        passed = fallen.call is PASS and table.auction.end is not None
        if not passed and called_since(table, awaited) is None:
            return fallen
    return None


def _has_led(table: Table, seat: Seat) -> bool:
    """Whether a hand has led in its turn before; where the reading is set aside, whether it has led or had its turn."""
    if not reads(table, book.OUT_OF_TURN_IS_NOT_HIS_TURN):
        return any(seat in both for both in _leads(table))
    return any(leader is seat and proper in (None, seat) for leader, proper in _leads(table))


def led_first(table: Table, seat: Seat) -> bool:
    """Whether the first lead of a hand has been made, and nothing is on file about the one that lies there."""
    lies = not table.trick.empty and table.trick.leader is seat
    return _has_led(table, seat) or (lies and not [i for i in table.docket if i.card is table.trick.card(seat)])


def led_out_of_turn(table: Table, seat: Seat) -> bool:
    """Whether a hand has led out of turn, or its turn went by because another did."""
    return any(
        proper is not None and leader is not proper and seat in (leader, proper) for leader, proper in _leads(table)
    )


def _leads(table: Table) -> list[tuple[Seat, Seat | None]]:
    """Who led to each trick on file, and whose turn that was; None where the trick before is not on file."""
    untold = table.number - len(table.tricks) - 1
    proper = None if untold else table.agreed.declarer.lho
    leads = []
    for trick in table.tricks:
        leads.append((trick.leader, proper))
        proper = trick.winner(table.trumps)
    return leads


def named_suits(*calls: CallMade) -> tuple[Suit, ...]:
    """The suits that calls name, from the highest: those that they showed, if they are natural."""
    named = {made.call.trumps for made in calls if isinstance(made.call, Bid)}
    return tuple([suit for suit in reversed(Suit) if suit in named])


def chosen_for_this_lead(table: Table, leader: Seat) -> tuple[Restriction, ...]:
    """What declarer has chosen by this law for the lead that is to be made."""
    if not table.lead_rights:
        return ()
    now = [r for r in table.restrictions if r.seat is leader and r.trick == table.number]
    return tuple([restriction for restriction in now if restriction.authority in _ON_THE_LEAD])
