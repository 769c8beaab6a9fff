"""Law 43: what a hearing does for several laws."""

from __future__ import annotations

from ...board.events import DirectorCalled, Strayed, Straying
from ...board.orders import Refer, Tell
from ...board.words import NOW
from ...hearing.hearing import Hearing
from ..books import book09, book12, book42
from . import book, words


def penalty(h: Hearing) -> None:
    """43B1: dummy may be fined."""
    h.rule(book.PROCEDURAL_PENALTY, Refer("may", words.BY_A_PENALTY(), NOW()))


def had_lost_rights(h: Hearing, at: int | None = None) -> bool:
    """Whether dummy had lost his rights by what stands before `at` in the log, the event of the incident if not given.

    What he does afterwards does not make of an earlier word one that he had no right to.
    """
    if not h.table.rights_lost or h.incident.before.rights_lost:
        return h.table.rights_lost
    earlier = h.table.log[: h.incident.at if at is None else at]
    return any(isinstance(event, Strayed) and costs_rights(h, event.how) for event in earlier)


def costs_rights(h: Hearing, how: Straying) -> bool:
    """Whether the edition takes dummy's rights for it: a hand that he was shown he may not have looked at himself."""
    return how is not Straying.WAS_SHOWN or not h.term(book.NOT_LOOK_AT_DEFENDER, "own_initiative")


def first_to_mention(h: Hearing) -> bool:
    """Dummy was the first to speak of an irregularity; whether it is rectified all the same, as by 43B3 it may not be.

    He speaks by the event of the incident.
    """
    if h.table.finished:
        silent = had_lost_rights(h)
        told = words.MAY_NOT_SPEAK_EVEN_NOW() if silent else words.MAY_SPEAK_NOW()
        h.rule(book42.ATTENTION_AFTER_PLAY, Tell(told))
        return not silent
    called = (book.NOT_FIRST_TO_CALL,) if isinstance(h.incident.cause, DirectorCalled) else ()
    h.rule(
        book.NOT_DRAW_ATTENTION,
        Tell(words.HAD_TO_BE_SILENT()),
        also=(*called, book09.DUMMY_SILENT_DURING_PLAY),
    )
    penalty(h)
    if had_lost_rights(h) or not h.reads(book.RECTIFICATION_SURVIVES):
        return False
    h.rule(book09.CALLING_COSTS_NOTHING, Tell(words.ORDINARY_RULING()))
    return True


def made_good(h: Hearing, *, revoke: bool = False) -> None:
    """43B3: what the defenders gained is made good at the end of play, on both sides' score or on theirs alone."""
    remedy = h.term(book.FIRST_TO_MENTION, "remedy")
    why, by_revoke = {
        "both sides": (words.GAINED_FOR_BOTH, words.GAINED_BY_REVOKE_FOR_BOTH),
        "defenders only": (words.GAINED_FOR_DEFENDERS, words.GAINED_BY_REVOKE_FOR_DEFENDERS),
    }.get(remedy, (words.GAINED, words.GAINED_BY_REVOKE))
    h.rule(
        book.FIRST_TO_MENTION,
        Refer("must", (by_revoke if revoke else why)(), findings=("defenders_gained",)),
        also=(book12.DAMAGE,) if remedy == "12B1" else (),
    )
