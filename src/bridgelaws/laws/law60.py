"""Law 60: play after an illegal play."""

from __future__ import annotations

from dataclasses import replace

from ..acts import Act
from ..cards import Card
from ..editions import L1997, L2007, L2017, WORDING, Provision, provision, reading, v
from ..hearing import Hearing
from ..orders import MakeMajor, MakePenaltyCard, Note, Order, Play, ReturnToHand, Stands
from ..seats import Seat, Side
from ..table import Demand, Incident, Kind, Table
from . import law11, law16, law50, penalty_cards
from .common import file

FORFEITED = provision(
    v(
        L1997,
        "60A1",
        "A non-offender who plays after his right-hand opponent's lead or play out of turn or too early, before the "
        "penalty is set, loses his side the right to penalise it.",
    ),
    v(
        L2007,
        "60A1",
        "A non-offender who plays after his right-hand opponent's lead or play out of turn or too early, before the "
        "Director has ruled on it, loses his side the right to rectification.",
        change=WORDING,
    ),
)
AS_IN_TURN = provision(
    v(
        L1997,
        "60A2",
        "Once that right is lost, the illegal card counts as played in turn; but the player whose turn it was may "
        "still make his proper lead under 53C.",
    ),
    v(
        L2007,
        "60A2",
        "Once that right is lost, the illegal card counts as played in turn, except where a proper lead is made "
        "under 53C.",
        change=WORDING,
    ),
    v(
        L2017,
        "60A2",
        "Once that right is lost, the illegal card counts as played in turn, except where a proper lead is made "
        "under 53B.",
        change=WORDING,
    ),
)
EARLIER_OBLIGATION = provision(
    v(
        L1997,
        "60A3",
        "An earlier duty of the offending side to play a penalty card or obey a lead or play penalty remains at its "
        "later turns.",
    ),
    v(
        L2007,
        "60A3",
        "An earlier duty of the offending side to play a penalty card or obey a lead or play restriction remains at "
        "its later turns.",
        change=WORDING,
    ),
)
BEFORE_REQUIRED_LEAD = provision(
    v(
        L1997,
        "60B",
        "If declarer has been told to take back a lead out of turn and a defender plays before he has led from the "
        "correct hand, the defender's card becomes a penalty card.",
    ),
    v(
        L2007,
        "60B",
        "If declarer has been told to take back a lead out of turn and a defender plays before he has led from the "
        "correct hand, the defender's card becomes a major penalty card.",
        change=WORDING,
    ),
)
OFFENDING_SIDE_PLAYS = provision(
    v(
        L1997,
        "60C",
        "A further play by the offending side before the penalty is set takes nothing from the opponents' rights, and "
        "may itself be penalised.",
    ),
    v(
        L2007,
        "60C",
        "A further play by the offending side before the Director has ruled takes nothing from the opponents' rights, "
        "and may itself call for rectification.",
        change=WORDING,
    ),
)
BY_HAND = reading(
    "R60-1",
    "Right-hand opponent is judged by the hand that plays: a card from dummy can forfeit the right, and a card from "
    "the hand of the declaring side that is not on the offender's left does not. Without this reading it is judged by "
    "the player, declarer for both hands.",
    source="letter of 60A1; declarer acts for dummy",
)
LEAD_FORGIVEN = reading(
    "R60-3",
    "A lead to the next trick is forgiven when the hand on the offender's left then plays to the trick in progress: it "
    "is the lead if the offender wins that trick, and otherwise goes back. Without this reading such a card forfeits "
    "nothing, because it was not played to the lead.",
    source="letter of 60A1; 60A2 is silent on a lead to a trick that another hand wins",
)
EARLY_LEAD = reading(
    "R60-4",
    "A card that a hand put down while the trick was in progress is its lead to the next one, if it wins the trick and "
    "the next hand then plays to that card. Without this reading the next hand has led out of turn.",
    source="letter of 60A1 and 60A2; no law speaks of a lead made before an opponent has played",
)

yields_to = ("law41", "law58")


# 60B: a card before declarer has led again


def notice(table: Table, act: Act) -> Incident | None:
    """A defender plays after declarer has been told to lead again and before he has.

    It takes a demand, which leaves a restriction; a remark that the lead came from the wrong hand is not one.
    """
    if act.play is None or not table.is_defender(act.seat) or not table.trick.empty:
        return None
    if not any(r.demand is Demand.LEAD_AGAIN and r.seat is table.turn for r in table.restrictions):
        return None
    summary = f"{act.seat} played {act.card} before declarer had led from the correct hand"
    return file(table, act, "law60", summary, enters=False)


def lapse(h: Hearing) -> bool:
    """The hand on his left has led, and the right is forfeited; or the card has been played after all."""
    assert h.act is not None
    if law50.has_left_hand(h):
        return True
    if h.act.play is None or not _next_plays(h):
        return False
    h.rule(FORFEITED, ReturnToHand(h.offender, (h.card,)))
    obligations_remain(h, h.offender.side)
    return True


def hear(h: Hearing) -> None:
    """The card becomes a penalty card; or a lead forgiven before becomes the lead."""
    if h.incident.act.event is None:
        h.rule(AS_IN_TURN, Play(h.offender, h.card))
        return
    h.rule(BEFORE_REQUIRED_LEAD, major(h.table, h.offender, h.card), also=(law50.MAJOR,))
    penalty_cards.follows(h, h.offender, h.card)
    law11.acted_before_calling(h)


def major(table: Table, seat: Seat, card: Card) -> Order:
    """A card becomes a major penalty card, or a minor one that it was turns major."""
    known = table.penalty_card(seat, card) is not None
    return MakeMajor(seat, card) if known else MakePenaltyCard(seat, card, Kind.MAJOR)


# 60A: the next hand plays on


def condoned(h: Hearing) -> bool:
    """60A1, 60A2: the next hand plays after a card out of turn, which then stands."""
    if not _next_plays(h):
        return False
    lies = h.table.trick.card(h.offender) if h.table.number == h.incident.trick else None
    if lies is h.card:
        h.rule(FORFEITED, Stands(h.offender, h.card, "play"), also=(AS_IN_TURN,))
        law16.accepted(h, h.offender, h.card)
    else:
        # He had taken the card back himself: what he plays in his turn is his play.
        h.rule(FORFEITED, Note(str(h.offender), f"has nothing to pay for {h.card}"))
        law16.withdrawn(h, h.offender, h.card, h.offender.side, replaced=lies is not None)
    obligations_remain(h, h.offender.side)
    return True


def lead_condoned(h: Hearing) -> bool:
    """The same for a lead to the next trick: the next hand plays to it, or to the trick still in progress."""
    if not _next_plays(h) or h.card not in h.table.hand(h.offender).cards:
        return False
    if h.table.number == h.incident.trick:
        if not h.reads(LEAD_FORGIVEN):
            return False
        h.rule(FORFEITED, Stands(h.offender, h.card), also=(AS_IN_TURN,))
    elif h.table.trick.empty and h.table.turn is h.offender:
        h.rule(FORFEITED, Play(h.offender, h.card), also=(AS_IN_TURN,))
    else:
        return False
    obligations_remain(h, h.offender.side)
    return True


def early_lead(h: Hearing) -> bool:
    """The next hand plays to a card put down before the trick was complete, by the hand that has won it."""
    assert h.act is not None
    then, now = h.incident.before.trick, h.table
    on_lead = now.trick.empty and now.turn is h.offender and now.number == h.incident.trick + 1
    if not on_lead or not h.incident.act.plays or then.card(h.offender) is None:
        return False
    if h.act.play is None or h.act.seat is not h.offender.lho or h.card not in now.hand(h.offender).cards:
        return False
    if not h.reads(EARLY_LEAD):
        return False
    h.rule(FORFEITED, Play(h.offender, h.card), also=(AS_IN_TURN,))
    obligations_remain(h, h.offender.side)
    return True


def _next_plays(h: Hearing) -> bool:
    """Whether the act is a card from the hand on the offender's left, to the trick that it had still to play to."""
    assert h.act is not None
    seat = h.act.seat if h.reads(BY_HAND) else h.table.actor(h.act.seat)
    return seat is h.offender.lho and h.table.trick.card(h.act.seat) is None


def arising(table: Table) -> Incident | None:
    """A defender who led too soon, and was forgiven, has won the trick: his card is the lead."""
    leader = table.turn
    if leader is None or not table.trick.empty or not table.is_defender(leader):
        return None
    key = f"60A2:{table.number}{leader.letter}"
    for ruling in table.rulings:
        if ruling.law != 57 or ruling.trick != table.number - 1 or LEAD_FORGIVEN not in ruling.authorities:
            continue
        for order in ruling.orders:
            if isinstance(order, Stands) and order.seat is leader and order.card in table.hand(leader).cards:
                summary = f"{leader}, who had led {order.card} before his partner played, won the trick"
                found = file(table, Act(None, leader, order.card), "law60", summary)
                return None if table.ruled(key) else replace(found, key=key)
    return None


def obligations_remain(h: Hearing, side: Side) -> None:
    """60A3: what the offending side owed before, it still owes."""
    owed = [str(p.card) for p in h.table.penalty_cards if p.seat.side is side]
    bound = [r.phrase for r in h.table.restrictions if r.seat.side is side and r.demand is not Demand.LEAD_AGAIN]
    if owed or bound:
        h.rule(EARLIER_OBLIGATION, Note(f"what {side} owed before", f"remains: {', '.join(owed + bound)}"))


def further_play(h: Hearing) -> tuple[Provision, ...]:
    """60C, if the card was played after an irregularity of the same side on which no one had ruled yet."""
    earlier = h.incident.before.docket
    again = any(i.offender.side is h.offender.side and i.trick == h.incident.trick for i in earlier)
    return (OFFENDING_SIDE_PLAYS,) if again else ()
