"""Law 60: play after an illegal play."""

from __future__ import annotations

from ..acts import Act
from ..editions import L1997, L2007, L2017, WORDING, Provision, provision, reading, v
from ..hearing import Hearing
from ..orders import MakePenaltyCard, Note
from ..seats import Side
from ..table import Demand, Incident, Kind, Table
from . import law09, law11, law50
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
    "the hand of the declaring side that is not on the offender's left does not.",
    source="letter of 60A1; declarer acts for dummy",
)
DEMAND_NEEDED = reading(
    "R60-2",
    "60B applies only after a demand to take the lead back; a remark that it came from the wrong hand is not one.",
    source="letter of 60B; text silent on remarks",
)

yields_to = ("law41", "law58")


def notice(table: Table, act: Act) -> Incident | None:
    """60B: a defender plays after declarer has been told to lead again and before he has."""
    if act.play is None or not table.is_defender(act.seat) or not table.trick.empty:
        return None
    if not any(r.demand is Demand.LEAD_AGAIN for r in table.restrictions):
        return None
    summary = f"{act.seat} played {act.card} before declarer had led from the correct hand"
    return file(table, act, "law60", summary, enters=False)


def hear(h: Hearing) -> None:
    """The card becomes a penalty card."""
    law09.summoned(h)
    h.reads(DEMAND_NEEDED)
    h.rule(BEFORE_REQUIRED_LEAD, MakePenaltyCard(h.offender, h.card, Kind.MAJOR), also=(law50.MAJOR,))
    law50.follows(h, h.offender, h.card)
    law11.acted_before_calling(h)


def lapse(h: Hearing) -> bool:
    """The card has been played after all."""
    return law50.has_left_hand(h)


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
