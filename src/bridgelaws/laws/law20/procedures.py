"""Law 20: who puts an explanation right, and when."""

from __future__ import annotations

from ...board.orders import Inform, Tell
from ...board.phases import Phase
from ...hearing.hearing import Hearing
from ...values.seats import Seat
from ..books import book16, book75
from . import book, words
from .queries import alert_missing, caller_of


def put_right(h: Hearing) -> None:
    """Whether the player who spoke was free to: of his own explanation, or of his partner's."""
    seat = h.offender
    if alert_missing(h.incident):
        return  # somebody else has found it out
    if caller_of(h.incident) is not seat:
        _his_own(h, seat)
    else:
        _his_partners(h, seat)


def _his_own(h: Hearing, seat: Seat) -> None:
    """20F4: at once, or before the opening lead is faced; in the play at once (75B2)."""
    in_the_play = h.incident.before.phase in (Phase.PLAY, Phase.AFTER)
    if in_the_play and h.has(book75.OWN_MISTAKE_IN_THE_PLAY):
        h.rule(book75.OWN_MISTAKE_IN_THE_PLAY, Tell(words.HAD_TO_TELL(seat), (seat,), quietly=True))
        return
    told = words.HAD_TO_TELL if h.term(book.OWN_MISTAKE, "at_once") else words.COULD_WAIT
    h.rule(book.OWN_MISTAKE, Tell(told(seat), (seat,), quietly=True))


def _his_partners(h: Hearing, seat: Seat) -> None:
    """20F5: not during the auction; then as declarer or dummy at once, as a defender when the play is over.

    Of a board that is passed out nothing is played: nobody defends, and the final pass has been made.
    """
    before, also = h.incident.before, (book75.PARTNERS_MISTAKE,)
    over = before.phase is Phase.AFTER or before.passed_out
    if over or (not before.calling and not before.is_defender(seat)):
        h.rule(book.TELLS_WHEN_HE_MAY, Tell(words.TOLD_IN_TIME(seat), (seat,), quietly=True), also=also)
        return
    too_soon = words.TOO_SOON_IN_THE_AUCTION if before.calling else words.TOO_SOON_FOR_A_DEFENDER
    by = book.SILENT_IN_THE_AUCTION if before.calling else book.TELLS_WHEN_HE_MAY
    h.rule(by, Tell(too_soon(seat), (seat,)), also=also)
    theirs = seat.side.other.seats
    h.rule(book16.FROM_PARTNER, Inform(words.CORRECTION_OF(seat), None, seat, theirs, (seat.partner,), anew=True))


def explained_himself(h: Hearing) -> None:
    """20F1: a player does not explain his own call; what he says of it his partner may not use."""
    seat = h.offender
    h.rule(book.PARTNER_EXPLAINS, Tell(words.PARTNER_ANSWERS(seat.partner), (seat.partner,)))
    theirs = seat.side.other.seats
    h.rule(book16.FROM_PARTNER, Inform(words.OWN_EXPLANATION(seat), None, seat, theirs, (seat.partner,), anew=True))
