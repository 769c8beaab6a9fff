"""Laws 43, 63 and 64: when a revoke was first mentioned, by whom, and what that changes."""

from __future__ import annotations

from ...board.events import DirectorCalled, Event, NextDealCalled, RoundEnded, Said, Saying, discloses
from ...board.orders import RecordRevoke, Tell
from ...board.table import Revoke
from ...book.editions import Provision
from ...hearing.hearing import Hearing
from ...values.frozen import replace
from ..books import book43, book63, book64
from ..common import reads
from ..law43 import procedures as law43
from . import words
from .asking_procedures import may_ask_partner
from .queries import as_before


def attention(h: Hearing) -> tuple[int, Event | None]:
    """Where in the log attention was drawn, and by what."""
    position = h.incident.attended_at
    if position is None:
        position = h.incident.at
    event = h.table.log[position] if 0 <= position < len(h.table.log) else None
    return position, event


def too_late_for_tricks(h: Hearing, revoke: Revoke) -> Provision | None:
    """64B4, 64B5: what had happened before attention was first drawn."""
    position, _ = attention(h)
    earlier = h.table.log[:position]
    if any(isinstance(e, NextDealCalled) and e.seat.side is not revoke.seat.side for e in earlier):
        return book64.CALLED_ON_NEXT_DEAL
    if any(isinstance(e, RoundEnded) for e in earlier):
        return book64.ROUND_ENDED
    return None


def as_if_established(h: Hearing, revoke: Revoke) -> Provision | None:
    """43B2(b), and 63B of the edition that has it: the way in which attention was drawn."""
    at, event = attention(h)
    if _pointed_out_by_dummy(h, revoke, event) and reads(h.table, book43.POINTING_OUT_IS_ASKING):
        return book43.REVOKE_AS_ESTABLISHED
    if not isinstance(event, Said) or event.what is not Saying.NO_MORE or event.to is not h.table.actor(revoke.seat):
        return None
    if event.seat is h.table.dummy and revoke.seat is h.table.declarer and law43.had_lost_rights(h, at):
        return book43.REVOKE_AS_ESTABLISHED
    between_defenders = h.table.is_defender(event.seat) and h.table.is_defender(revoke.seat)
    if between_defenders and h.has(book63.ILLEGAL_QUESTION) and not may_ask_partner(h):
        return book63.ILLEGAL_QUESTION
    return None


def _pointed_out_by_dummy(h: Hearing, revoke: Revoke, event: Event | None) -> bool:
    """Whether dummy, his rights lost, was the first to speak of declarer's revoke without asking about it."""
    if not law43.had_lost_rights(h, attention(h)[0]) or revoke.seat is not h.table.declarer or h.table.finished:
        return False
    spoke = event is not None and discloses(event)
    return spoke and getattr(event, "seat", None) is h.table.dummy


def first_mentioned_by_dummy(h: Hearing, revoke: Revoke) -> bool:
    """43B3: dummy, his rights lost, was the first to speak of a defender's revoke."""
    at, event = attention(h)
    spoke = isinstance(event, Said | DirectorCalled) and event.seat is h.table.dummy
    if not spoke or not law43.had_lost_rights(h, at) or not h.table.is_defender(revoke.seat):
        return False
    h.rule(
        book43.FIRST_TO_MENTION,
        Tell((words.NO_RECTIFICATION if h.table.finished else words.PLAY_GOES_ON)()),
        RecordRevoke(replace(revoke, exempt=book43.FIRST_TO_MENTION, stage=as_before(revoke))),
    )
    law43.made_good(h, revoke=True)
    return True
