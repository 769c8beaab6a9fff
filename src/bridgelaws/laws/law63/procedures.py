"""Law 63: what a hearing does for several laws."""

from __future__ import annotations

from ...board.orders import EstablishRevoke, KeepRevokes, Stands
from ...board.table import Deed, Revoke, Stage
from ...hearing.hearing import Hearing
from ..law45.book import WantsAnotherCard
from .book import ACQUIESCENCE_AS_69A, AGREES_AT_ONCE, CLAIMS, PLAYED_TO_THE_END, TOO_LATE
from .queries import could_be_for_next, established_by, for_next, may_be_for_next


def named_before(h: Hearing, revoke: Revoke, drawn: int) -> Revoke:
    """A revoke to which attention was drawn at that place in the log: established, if a call had come before that."""
    calls = [i for i in h.table.files(WantsAnotherCard) if may_be_for_next(i, revoke) and i.at < drawn]
    if (
        revoke.stage not in (Stage.OPEN, Stage.MUST_BE_CORRECTED)
        or not calls
        or not h.found(for_next(calls[0]), of=calls[0])
    ):
        return revoke
    h.close(calls[0])
    return established_by(calls[0], revoke)


def named_for_next(h: Hearing[WantsAnotherCard]) -> bool:
    """Whether another card, called when the side had played to the trick from both its hands, was for the next one.

    Asked whether or not there is a revoke, so that the question betrays none.
    """
    if not could_be_for_next(h.incident) or not h.found(for_next(h.incident)):
        return False
    # As by a card played, a revoke is established; nothing is said of it before attention is drawn to it.
    open_to = [r for r in h.table.revokes if _open_then(h, r) and may_be_for_next(h.incident, r)]
    now = tuple(established_by(h.incident, r) if r in open_to else r for r in h.table.revokes)
    h.silently(KeepRevokes(now))
    return True


def _open_then(h: Hearing, revoke: Revoke) -> bool:
    """Whether no one had drawn attention to a revoke before the act of the incident."""
    if revoke.stage is not Stage.MUST_BE_CORRECTED:
        return revoke.stage is Stage.OPEN
    files = (i for i in h.table.docket if i.trick == revoke.trick and i.of(revoke.seat, revoke.card))
    return all(i.attended_at is None or i.attended_at > h.incident.at for i in files)


def too_late(h: Hearing, revoke: Revoke) -> None:
    """It can no longer be corrected; the tricks are a matter for Law 64 when play is over."""
    assert revoke.card is not None
    assert revoke.authority is not None
    deed = None if revoke.by is None else revoke.by.deed
    if revoke.authority is CLAIMS and deed in (Deed.CALLED, Deed.ROUND_ENDED):
        h.reads(ACQUIESCENCE_AS_69A)
    if revoke.authority is CLAIMS and deed is Deed.AGREED:
        h.reads(AGREES_AT_ONCE)
    if deed is Deed.PLAYED_OUT:
        h.reads(PLAYED_TO_THE_END)
    h.rule(
        TOO_LATE,
        EstablishRevoke(revoke),
        Stands(revoke.seat, revoke.card, "play"),
        also=(revoke.authority,),
    )
