"""Law 10: what a hearing does for several laws."""

from __future__ import annotations

from ...board.events import DirectorCalled, Retracted, Said, Saying
from ...board.orders import Refer, Tell
from ...board.words import NOW
from ...hearing.hearing import Hearing
from ...values.seats import SEATS, Seat
from . import book, words

# What is said in many a hearing, by the player to whom.
_EXPLAINED = tuple(Tell(words.TOLD_EVERY_OPTION(seat), (seat,), quietly=True) for seat in SEATS)
_FREE = tuple(Tell(words.FREE_NOW(seat.side), seat.side.seats, quietly=True) for seat in SEATS)


def options(h: Hearing, chooser: Seat) -> None:
    """10C1 to 10C3, before an option is put: the player is told them all, and chooses alone and as it suits him."""
    h.rule(book.OPTIONS_EXPLAINED, _EXPLAINED[chooser], also=(book.NO_CONSULTATION, book.BEST_OPTION_IS_PROPER))


def then_free(h: Hearing) -> None:
    """10C4, after a rectification: the offenders may make the best of it."""
    h.rule(book.OFFENDERS_MAY_PROFIT, _FREE[h.offender])


def ruled_by_players(h: Hearing) -> None:
    """10A, 10B: the players enforced or let go a rectification before anyone called the Director, or with no call."""
    first = next((n for n, e in enumerate(h.since) if isinstance(e, DirectorCalled)), None)
    if not any(_decides(h, e) for e in h.since[:first]):
        return
    besides = (book.ONLY_THE_DIRECTOR, book.DIRECTOR_MAY_WAIVE)
    h.beside(book.PLAYERS_OWN_RULING, Refer("may", words.SETTLED_BY_PLAYERS(), NOW()), also=besides)


def _decides(h: Hearing, event: object) -> bool:
    """A demand to take a card back, or that card taken back unopposed. Acceptance needs no Director (53A)."""
    demanded = isinstance(event, Said) and event.what is Saying.REFUSE and event.seat.side is not h.offender.side
    return demanded or (isinstance(event, Retracted) and h.incident.of(event.seat, event.card))
