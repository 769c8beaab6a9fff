"""Law 48: exposure of declarer's cards."""

from __future__ import annotations

from ...board.acts import Act
from ...board.claimable import about_later_tricks
from ...board.events import Claimed, Dropped, Shown, Spread
from ...board.orders import PlayStops, Refer, ReturnToHand, Tell
from ...board.records import Settled
from ...board.table import Incident, Table
from ...board.words import NOW
from ...hearing.hearing import Hearing
from ...hearing.law import Law, only
from ..books import book54
from ..common import file
from ..law24 import procedures as law24
from . import words
from .book import CLAIMED, DECLARER_HAS_NO_PENALTY_CARD, FACES_AT_OTHER_TIMES, NO_CLAIM_MEANT, DeclarersExposedCards
from .procedures import defenders_may_use


def notice(table: Table, act: Act) -> Incident | None:
    """Declarer or dummy shows cards that are not played."""
    event = act.event
    if not isinstance(event, Dropped | Shown | Spread) or table.is_defender(act.seat) or table.stopped is not None:
        return None  # who has claimed faces his hand (68)
    if isinstance(event, Spread) and (act.seat is table.dummy or table.files(book54.OpeningLeadOutOfTurn)):
        return None
    exposes = words.DROPPED if isinstance(event, Dropped) else words.FACED
    return file(table, act, DeclarersExposedCards, exposes(act.seat))


def hear(h: Hearing[DeclarersExposedCards]) -> None:
    """No restriction; facing the hand may be a claim."""
    if _gone_down_since(h):
        return  # as dummy he shows the whole hand, and nothing of it goes back
    whole = isinstance(h.incident.cause, Spread) and not h.incident.exposed
    cards = tuple(h.table.hand(h.offender).cards) if whole else h.incident.exposed
    more = getattr(h.incident.cause, "more", 0)
    seen = ReturnToHand(h.offender, cards, more)
    back = seen if cards or more else Tell(words.GO_BACK(h.offender))
    if not isinstance(h.incident.cause, Spread) and law24.before_the_play(h):
        law24.given_back(h, cards)
        return
    if not isinstance(h.incident.cause, Spread):
        h.rule(DECLARER_HAS_NO_PENALTY_CARD, back)
    elif about_later_tricks(h.incident.before) and _claimed(h):
        h.rule(FACES_AT_OTHER_TIMES, PlayStops(h.offender), Refer("may", words.ON_THE_CLAIM(), NOW()))
        h.then(Act(Claimed(h.offender), h.offender))
        return
    else:
        h.rule(FACES_AT_OTHER_TIMES, back, also=(DECLARER_HAS_NO_PENALTY_CARD,))
        h.record(Settled.HAND_PICKED_UP, h.offender)
    defenders_may_use(h, h.offender, cards)


def _gone_down_since(h: Hearing) -> bool:
    """Whether the hand that showed cards has become dummy's on the table meanwhile, the opening lead standing."""
    return h.offender is h.table.dummy and h.table.dummy_is_down and not h.incident.before.dummy_is_down


def _claimed(h: Hearing) -> bool:
    """Whether facing the hand is held to be a claim; what declarer meant counts if the edition or a reading lets it."""
    if not h.term(FACES_AT_OTHER_TIMES, "no_claim_exception") and not h.reads(NO_CLAIM_MEANT):
        return True
    return bool(h.found(CLAIMED))


def lapse(h: Hearing) -> bool:
    """Play has gone on."""
    return h.act.play is not None and h.table.both_have_played_since(h.incident.trick)


LAW = Law(48, notices=notice, of=only(Dropped, Shown, Spread), lapses=lapse, hears=hear, yields_to=(58,))
