"""Law 13: wrong number of cards."""

from __future__ import annotations

from ...board.acts import Act
from ...board.orders import Inform, Refer, Tell
from ...board.phases import Phase
from ...board.procedure import HandsCounted
from ...board.table import Incident, Table
from ...board.words import NOW
from ...hearing.hearing import Hearing
from ...hearing.law import Law, by_kind, only
from ..common import file
from . import book, words
from .procedures import penalty
from .queries import counted, has_called, long_hands, short_hands, wrong_hands


def notice(table: Table, act: Act) -> Incident | None:
    """A hand had more than thirteen cards; if none had fewer, one of them is not of this deal."""
    if not isinstance(act.event, HandsCounted) or not long_hands(act.event):
        return None
    seats = wrong_hands(act.event)
    if short_hands(act.event):
        return file(table, act, book.WrongNumbers, words.WRONG_NUMBERS(seats), offender=seats[0], at_once=True)
    return file(table, act, book.SurplusCard, words.SURPLUS(seats), offender=seats[0], at_once=True)


def hear(h: Hearing[book.WrongNumbers]) -> None:
    """Whether the board can be played depends on when it is found, and on what was called and seen."""
    if h.table.finished and not h.table.passed_out:
        h.rule(book.PLAY_COMPLETED, Refer("must", words.RESULT_CANCELLED(), NOW()))
        penalty(h, book.PLAY_COMPLETED)
        return
    seats = wrong_hands(counted(h.incident))
    called = has_called(h.table, seats)
    if called is None:
        called = h.found(book.CALLED_ON_A_WRONG_HAND, seats=seats)
    if _called(h) if called else _nobody_called(h):
        _information(h)


def _called(h: Hearing[book.WrongNumbers]) -> bool:
    """A call was made on a wrong hand: it stands if the board can be played; whether it is."""
    agreed = h.found(book.CAN_BE_PLAYED) and (
        not h.term(book.CALLED_AND_PLAYABLE, "all_agree") or h.found(book.ALL_AGREE)
    )
    if agreed:
        h.rule(book.CALLED_AND_PLAYABLE, Tell(words.NO_CHANGE_OF_CALL()))
        if h.term(book.CALLED_AND_PLAYABLE, "adjusted_later"):
            h.rule(book.CALLED_AND_PLAYABLE, Refer("may", words.NUMBERS_AFFECTED()))
        return True
    artificial = h.term(book.CALLED_AND_PLAYABLE, "all_agree")
    why = words.NOT_AGREED() if artificial else words.NOT_PLAYABLE()
    h.rule(book.CALLED_AND_NOT_PLAYABLE, Refer("must", why, NOW()))
    penalty(h, book.CALLED_AND_NOT_PLAYABLE)
    return False


def _nobody_called(h: Hearing[book.WrongNumbers]) -> bool:
    """The hands are put right; a card of another's that was seen may stand in the way."""
    if not h.found(book.OTHERS_CARD_SEEN):
        h.rule(book.NOTHING_SEEN, Tell(words.PUT_RIGHT()))
        return True
    if h.term(book.CARD_SEEN, "judged"):
        interferes = h.found(book.INTERFERES)
        if interferes or (h.term(book.CARD_SEEN, "all_agree") and not h.found(book.ALL_AGREE)):
            why = words.CARD_SEEN_INTERFERES() if interferes else words.NOT_AGREED()
            h.rule(book.CARD_SEEN_INTERFERES, Refer("must", why, NOW()))
            penalty(h, book.CARD_SEEN_INTERFERES)
            return False
    h.rule(book.CARD_SEEN, Tell(words.PUT_RIGHT()))
    if not h.term(book.CARD_SEEN, "all_agree"):
        h.rule(book.CARD_SEEN, Refer("must", words.CARD_SEEN_AFFECTED()))
        penalty(h, book.CARD_SEEN)
    return True


def _information(h: Hearing[book.WrongNumbers]) -> None:
    """What the moving of a card told is not for the partners of those whose hands were wrong."""
    if not h.has(book.MOVEMENT_OF_CARDS) and not h.reads(book.MOVEMENT_UNAUTHORIZED):
        return
    authority = book.MOVEMENT_OF_CARDS if h.has(book.MOVEMENT_OF_CARDS) else book.MOVEMENT_UNAUTHORIZED
    seats = wrong_hands(counted(h.incident))
    h.rule(authority, *(Inform(words.WHERE_CARDS_WENT(seat), None, seat, (), (seat.partner,)) for seat in seats))


def _foreign(h: Hearing[book.SurplusCard]) -> None:
    """A card that is not of the deal is taken out, and nothing else changes unless it was played."""
    if not h.has(book.FOREIGN_CARD) and not h.reads(book.FOREIGN_CARD_REMOVED):
        h.rule(book.CALLED_AND_NOT_PLAYABLE, Refer("may", words.NUMBERS_AFFECTED(), NOW()))
        return
    authority = book.FOREIGN_CARD if h.has(book.FOREIGN_CARD) else book.FOREIGN_CARD_REMOVED
    played = not h.table.calling and h.found(book.PLAYED_TO_A_QUITTED_TRICK)
    h.rule(authority, Tell(words.TAKEN_OUT()))
    if played:
        h.rule(authority, Refer("may", words.PLAYED_TO_QUITTED()))


LAW = Law(
    13,
    notices=notice,
    of=only(HandsCounted),
    hears=by_kind({book.SurplusCard: _foreign, book.WrongNumbers: hear}),
    phases=tuple(Phase),
)
