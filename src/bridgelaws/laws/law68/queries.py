"""Law 68: questions to a table."""

from __future__ import annotations

from ...board.claimable import answers_a_claim
from ...board.events import (
    Agreed,
    Claimed,
    Corrected,
    DirectorCalled,
    Ended,
    Event,
    Faced,
    FacedSeveral,
    Held,
    LaidFaceDown,
    Named,
    Omitted,
    Placed,
    Said,
    Touched,
    TurnedUp,
)
from ...board.keys import Key
from ...board.records import Settled
from ...board.table import Table
from ...values.frozen import NamedTuple
from ...values.seats import Seat
from ...words.message import Message
from ..common import answer
from ..law69.queries import is_agreed
from . import words
from .book import (
    ALL_FOUR_AGREED,
    ASKED_TO_PLAY_ON,
    PLAY_STOPS,
    ClaimDisputed,
    ConcessionObjectedTo,
    Objection,
    PlayedOnAfterClaim,
)

# A card put down or named, or taken up or touched as one that may be played; a hand that is passed over.
_PLAYING = Corrected | Faced | FacedSeveral | Held | LaidFaceDown | Named | Omitted | Placed | Touched | TurnedUp


class Disputed(NamedTuple):
    """A claim or concession for which the Director is called: whose it was, and what is to be heard."""

    claimer: Seat
    kind: type[Objection]
    summary: Message


def disputed_by(table: Table, call: DirectorCalled) -> Disputed | None:
    """The claim for which the Director is called: by another, who has not agreed, and nothing else is open.

    What else was said since the last act does not count, for that is a set.
    """
    claimer = claimed_by_another(table, call.seat)
    if call.about is not None or claimer is None:
        return None
    done = any(not isinstance(i.cause, DirectorCalled | Said) for i in table.docket)
    agreed = any(isinstance(e, Agreed) and e.seat.side is call.seat.side for e in table.log)
    disputed = bool(table.on_record(Settled.CLAIM_DISPUTED)) or bool(table.files(Objection))
    if done or agreed or disputed or too_late(table) or any(r.sure and not r.found for r in table.revokes):
        return None
    kind = ConcessionObjectedTo if conceded_by_partner(table, call.seat) else ClaimDisputed
    return Disputed(claimer, kind, words.CALLED_AFTER_CLAIM(call.seat, claimer))


def too_late(table: Table) -> bool:
    """Whether the claim has been agreed to, or ruled on, so that nobody can contest it any more (69A, 70)."""
    return is_agreed(table) or bool(table.on_record(Settled.CLAIM_ADJUDICATED))


def the_claim(table: Table) -> Claimed | None:
    """The claim that has stopped the play; None if there was none, or it was made without a word (48B)."""
    if table.stopped is None or table.stopped.by is None:
        return None
    return next((e for e in reversed(table.log) if isinstance(e, Claimed) and e.seat is table.stopped.by), None)


def claimed_by_another(table: Table, seat: Seat) -> Seat | None:
    """Who has claimed or conceded, if it was not the player himself; anyone else may dispute it, dummy included."""
    by = table.stopped.by if table.stopped is not None else None
    return None if by is seat else by


def claims_otherwise(table: Table, event: Claimed) -> Seat | None:
    """Whose claim a player doubts by claiming tricks himself that it leaves him not; None if the two agree."""
    first = the_claim(table)
    if first is None or not answers_a_claim(table, event) or event.tricks is None or first.seat.side is event.seat.side:
        return None
    left = 14 - table.number
    theirs = left if first.tricks is None else first.tricks
    return first.seat if theirs + event.tricks > left else None


def conceded_by_partner(table: Table, seat: Seat) -> bool:
    """Whether play has stopped because a defender's partner conceded, or may have conceded, a trick."""
    if table.stopped is None or table.stopped.by is not seat.partner or not table.is_defender(seat):
        return False
    claim = the_claim(table)
    return claim is None or claim.tricks is None or claim.tricks < 14 - table.number


def awaits_ruling(table: Table) -> bool:
    """Whether a claim has been disputed and nobody has said how many tricks the Director's ruling on it gives."""
    claimed = table.stopped is not None and table.stopped.by is not None
    if not claimed or not table.on_record(Settled.CLAIM_DISPUTED) or table.on_record(Settled.CLAIM_ADJUDICATED):
        return False
    return not any(isinstance(event, Ended) for event in table.log)


def plays_in_vain(table: Table, event: Event) -> Seat | None:
    """Who plays a card after a claim has stopped the play: then it is no play (68D)."""
    if not isinstance(event, _PLAYING):
        return None
    if table.stopped is None or table.stopped.by is None or corrects(table, event):
        return None
    return event.seat


def may_be_agreed(table: Table, event: Event) -> bool:
    """Whether somebody plays on after a claim, and all four may have agreed to it, which nobody has found (68D2(b))."""
    if not PLAY_STOPS.term(table.edition, "may_go_on") or plays_in_vain(table, event) is None:
        return False
    settled = (Settled.PLAY_DOES_NOT_GO_ON, Settled.PLAYED_AFTER_CLAIM)
    if too_late(table) or any(table.on_record(each) for each in settled):
        return False
    open_already = bool(table.files(PlayedOnAfterClaim)) or bool(table.files(ConcessionObjectedTo))
    return not open_already and not isinstance(event, Corrected | Omitted)


def were_agreed(table: Table, key: Key) -> bool:
    """Whether it was found that the others had asked to play on, and that all four had agreed."""
    return answer(table, key, ASKED_TO_PLAY_ON.id) is True and answer(table, key, ALL_FOUR_AGREED.id) is True


def corrects(table: Table, event: Event) -> bool:
    """Whether a card is put in place of one that was taken back because a revoke is corrected."""
    seat = table.to_correct
    if seat is None or not isinstance(event, Faced | Named | Placed | Held | Touched):
        return False
    return event.seat in (seat, table.actor(seat))
