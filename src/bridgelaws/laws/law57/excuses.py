"""Law 57C: who acted before a defender played too soon, so that he has nothing to pay."""

from __future__ import annotations

from ...board.events import Event, Held, Named, Placed, Touched
from ...board.table import Trick
from ...book.editions import Provision
from ...hearing.hearing import Hearing
from .. import spoken
from .book import (
    DECLARER_PLAYED_BOTH,
    DUMMY_ACTED,
    DUMMY_PICKED,
    DUMMY_PLAYED,
    LEAD_IS_NO_PLAY,
    ONLY_BEFORE_THE_OFFENCE,
)


def excused_by(h: Hearing) -> Provision | None:
    """Which sentence of 57C excuses the defender, by what had been done before he acted."""
    before, acts = h.incident.before.trick, h.table.log[h.incident.before.began : h.incident.at]
    placed = _placed_unasked(h, acts)
    both = _from_both_hands(h, before) and not placed
    since = _from_both_hands(h, h.table.trick) and not placed
    moved = any(isinstance(e, Touched | Held | Named) and e.seat is h.table.dummy for e in acts)
    if not (both or since or placed or moved) or (not h.incident.enters and h.reads(LEAD_IS_NO_PLAY)):
        return None
    if both or (since and not h.reads(ONLY_BEFORE_THE_OFFENCE)):
        return DECLARER_PLAYED_BOTH
    if placed and (_must_have_played(h) or before.card(h.table.dummy.rho) is None):
        return DUMMY_ACTED
    first = DUMMY_PLAYED if _must_have_played(h) else DUMMY_PICKED
    if _suggested(h, before, acts):
        h.settled(first, True)
        return DUMMY_ACTED
    return DUMMY_ACTED if moved and h.found(first) else None


def _suggested(h: Hearing, before: Trick, acts: tuple[Event, ...]) -> bool:
    """Whether nothing is left to be found: by naming a card dummy suggests it, by taking one up he picks it (45F)."""
    named = any(isinstance(e, Named) and e.seat is h.table.dummy and _names_a_card(h, e) for e in acts)
    held = any(isinstance(e, Held) and e.seat is h.table.dummy for e in acts)
    return named or (held and not _must_have_played(h) and before.card(h.table.dummy.rho) is None)


def _names_a_card(h: Hearing, event: Named) -> bool:
    """Whether dummy's words name a card of his: what "anything", or a card of declarer's, suggested has to be found."""
    own = event.hand is None or event.hand is h.table.dummy
    return own and spoken.heard(h.table, event.words, event.pointing).card is not None


def _from_both_hands(h: Hearing, trick: Trick) -> bool:
    return trick.card(h.table.declarer) is not None and trick.card(h.table.dummy) is not None


def _must_have_played(h: Hearing) -> bool:
    """Whether dummy must by himself have played a card, or merely picked one."""
    return bool(h.term(DUMMY_ACTED, "dummys_card") == "played")


def _placed_unasked(h: Hearing, acts: tuple[Event, ...]) -> bool:
    """Whether dummy has put out a card that declarer did not call; one called to the last trick may come out late."""
    called = h.incident.before.call
    if called is not None and called.trick == h.incident.trick:
        return False
    return any(isinstance(e, Placed) and (called is None or e.card is not called.card) for e in acts)
