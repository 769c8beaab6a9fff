"""Law 60: what a hearing does for several laws."""

from __future__ import annotations

from ...board.orders import PassOver, Play, Stands, Tell
from ...board.records import Settled
from ...board.table import Demand, Stage
from ...book.editions import Provision
from ...hearing.hearing import Hearing
from ...hearing.words import A_CARD
from ...values.seats import Seat, Side
from ..books import book61
from ..common import taken_back
from ..law16 import procedures as law16
from ..law58 import queries as query58
from . import words
from .book import AS_IN_TURN, BY_HAND, EARLIER_OBLIGATION, EARLY_LEAD, FORFEITED, LEAD_FORGIVEN, OFFENDING_SIDE_PLAYS
from .queries import open_then


def condoned(h: Hearing) -> bool:
    """60A1, 60A2: the next hand plays after a card out of turn, which then stands."""
    if not next_plays(h):
        return False
    lies = h.table.trick.card(h.offender) if h.table.number == h.incident.trick else None
    if lies is h.card:
        h.rule(FORFEITED, Stands(h.offender, h.card, "play"), also=(AS_IN_TURN,))
        h.record(Settled.FORGIVEN_PLAY, h.offender, h.card)
        law16.accepted(h, h.offender, h.card)
    else:
        # He had taken the card back himself: what he plays in his turn is his play.
        h.rule(FORFEITED, Tell(words.NOTHING_TO_PAY(h.offender, h.card), (h.offender,)))
        law16.withdrawn(h, h.offender, h.card, h.offender.side, replaced=lies is not None)
    obligations_remain(h, h.offender.side)
    return True


def lead_condoned(h: Hearing) -> bool:
    """The same for a lead to the next trick: the next hand plays to it, or to the trick still in progress."""
    to_it = _plays_to_early_lead(h)
    if not (to_it or next_plays(h)) or h.card not in h.table.hand(h.offender).cards:
        return False
    if h.table.number == h.incident.trick:
        if not to_it and not h.reads(LEAD_FORGIVEN):
            return False
        h.rule(FORFEITED, Stands(h.offender, h.card), also=(AS_IN_TURN,))
        h.record(Settled.FORGIVEN_LEAD, h.offender, h.card)
    elif h.table.trick.empty and h.table.turn is h.offender:
        h.rule(FORFEITED, Play(h.offender, h.card), also=(AS_IN_TURN,))
    else:
        return False
    obligations_remain(h, h.offender.side)
    return True


def waits_with_forgiven_lead(h: Hearing) -> bool:
    """A card put down to a lead to the next trick that it has forgiven: it is played once that is led, as in turn."""
    forgiven = [entry.seat for entry in h.table.on_record(Settled.FORGIVEN_LEAD, trick=h.incident.trick)]
    if h.offender.rho not in forgiven or h.table.number != h.incident.trick:
        return False
    h.rule(AS_IN_TURN, Stands(h.offender, h.card, "play"))
    h.record(Settled.PLAYS_TO_THAT, h.offender, h.card)
    return True


def early_lead(h: Hearing) -> bool:
    """The next hand plays to a card put down before the trick was complete, by the hand that has won it.

    If the trick is not complete even then, who has still to play to it has been passed over (67).
    """
    then, now = h.incident.before.trick, h.table
    passed_over = _passed_over(h)
    on_lead = now.trick.empty and now.turn is h.offender and now.number == h.incident.trick + 1
    if not (on_lead or passed_over) or not h.incident.act.plays or then.card(h.offender) is None:
        return False
    if h.act.play is None or h.act.seat is not h.offender.lho or h.card not in now.hand(h.offender).cards:
        return False
    if not h.reads(EARLY_LEAD):
        return False
    skipped = (PassOver(seat, h.incident.trick) for seat in passed_over)
    h.rule(FORFEITED, *skipped, Play(h.offender, h.card), also=(AS_IN_TURN,))
    obligations_remain(h, h.offender.side)
    return True


def _passed_over(h: Hearing) -> tuple[Seat, ...]:
    """Who has not played to the trick, when the hand on the left of an early lead, which has, now plays to that.

    No one, if it is in question what his side has done there: a card may have been held, called or put down.
    """
    trick = h.table.trick
    if not _plays_to_early_lead(h) or trick.winner(h.table.trumps) is not h.offender:
        return ()
    in_rotation = (trick.leader, *trick.leader.others)
    waiting = tuple(seat for seat in in_rotation if trick.card(seat) is None and seat not in trick.omitted)
    # Of a card that did not follow suit it is not in question that it was played.
    files = (i for i in h.table.docket if not isinstance(i, book61.FailureToFollowSuit))
    others = [i for i in files if i.trick == h.incident.trick and i.key != h.incident.key]
    return () if _may_put_right(h) or any(i.offender.side is seat.side for i in others for seat in waiting) else waiting


def _may_put_right(h: Hearing) -> bool:
    """Whether the card may as well be in place of a revoke of the hand that puts it down (62A)."""
    seat, card = h.act.seat, h.act.card
    here = (r for r in h.table.revokes if (r.trick, r.seat) == (h.incident.trick, seat))
    return card is not None and any(r.suit is card.suit and r.stage is Stage.OPEN for r in here)


def _plays_to_early_lead(h: Hearing) -> bool:
    """Whether the hand on the left of an early lead plays to it, having played to the trick in progress before.

    A hand has led to the next trick no more than once: if its card there waits for this trick, another is no lead.
    """
    waiting = h.table.suspended
    if waiting is not None and waiting.card(h.offender) is not None:
        return False
    if query58.at_the_same_instant(h.table, h.incident):
        return False
    here = h.act.play is not None and h.act.seat is h.offender.lho and h.table.number == h.incident.trick
    return here and h.table.trick.card(h.act.seat) is not None and not taken_back(h.table, h.act.seat)


def next_plays(h: Hearing) -> bool:
    """Whether the act is a card from the hand on the offender's left, to the trick that it had still to play to.

    It has to come after the offence: of two cards put down at one instant neither does, unless one is legal (58A).
    """
    if query58.at_the_same_instant(h.table, h.incident):
        return False
    seat = h.act.seat if h.reads(BY_HAND) else h.table.actor(h.act.seat)
    return seat is h.offender.lho and h.table.trick.card(h.act.seat) is None


def obligations_remain(h: Hearing, side: Side) -> None:
    """60A3: what the offending side owed before, it still owes."""
    owed = [A_CARD(p.card) for p in h.table.penalty_cards if p.seat.side is side]
    demands = [r for r in h.table.demands if r.seat.side is side and r.demand is not Demand.LEAD_AGAIN]
    if owed or demands:
        owed += [words.DEMANDED(r.message) for r in demands]
        h.rule(EARLIER_OBLIGATION, Tell(words.STILL_OWED(side, tuple(owed))))


def further_play(h: Hearing) -> tuple[Provision, ...]:
    """60C, if the card was played after an irregularity of the same side on which no one had ruled yet.

    Two cards put down at one instant come one after the other only if one of them was legal (58A).
    """
    together, of = query58.together_with(h.table, h.incident), (h.offender.side, h.incident.trick)
    again = any((side, trick) == of and at != together for side, trick, at in open_then(h.table, h.incident))
    return (OFFENDING_SIDE_PLAYS,) if again else ()
