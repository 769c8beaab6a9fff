"""Law 43: what a hearing does for several laws."""

from __future__ import annotations

from ...board.events import DirectorCalled, Strayed, Straying
from ...board.orders import Note, Refer
from ...hearing.hearing import Hearing
from ..books import book09, book12, book42
from . import book


def penalty(h: Hearing) -> None:
    """43B1: dummy may be fined."""
    h.rule(book.PROCEDURAL_PENALTY, Refer("may", "by a procedural penalty for dummy's breach (90)", "now"))


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
        h.rule(
            book42.ATTENTION_AFTER_PLAY,
            Note("dummy", "has lost the right to speak even now" if silent else "may speak now that the play is over"),
        )
        return not silent
    called = (book.NOT_FIRST_TO_CALL,) if isinstance(h.incident.cause, DirectorCalled) else ()
    h.rule(
        book.NOT_DRAW_ATTENTION,
        Note("dummy", "had to stay silent until the play was over"),
        also=(*called, book09.DUMMY_SILENT_DURING_PLAY),
    )
    penalty(h)
    if had_lost_rights(h) or not h.reads(book.RECTIFICATION_SURVIVES):
        return False
    h.rule(book09.CALLING_COSTS_NOTHING, Note("the ruling on the irregularity", "is the ordinary one"))
    return True


def made_good(h: Hearing, what: str) -> None:
    """43B3: what the defenders gained is made good at the end of play, on both sides' score or on theirs alone."""
    remedy = h.term(book.FIRST_TO_MENTION, "remedy")
    whose = {"both sides": "(both sides' score) ", "defenders only": "(only the defenders' score) "}.get(remedy, "")
    h.rule(
        book.FIRST_TO_MENTION,
        Refer("must", f"{whose}if the defenders gained by {what}", findings=("defenders_gained",)),
        also=(book12.DAMAGE,) if remedy == "12B1" else (),
    )
