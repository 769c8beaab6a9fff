"""Law 48: exposure of declarer's cards."""

from __future__ import annotations

from ..acts import Act
from ..cards import Card
from ..editions import L1997, L2007, SUBSTANCE, WORDING, provision, reading, v
from ..events import Claimed, Dropped, Shown, Spread
from ..hearing import Hearing
from ..orders import Inform, Note, PlayStops, Refer, ReturnToHand
from ..questions import Finding
from ..seats import Seat
from ..table import Incident, Table
from .common import file

DECLARER_HAS_NO_PENALTY_CARD = provision(
    v(
        L1997,
        "48A",
        "Declarer who exposes a card is not penalised: no card of declarer or dummy is ever a penalty card, "
        "and a card he drops by accident need not be played.",
    ),
    v(
        L2007,
        "48A",
        "Declarer who exposes a card is under no restriction: no card of declarer or dummy is ever a penalty card, and "
        "a card he drops by accident need not be played; but a card held in the position of a played one is played.",
        change=WORDING,
    ),
)
FACES_AFTER_LEAD_OUT_OF_TURN = provision(
    v(
        L1997,
        "48B1",
        "Declarer who faces cards after a faced opening lead out of turn comes under the law on that lead: "
        "by starting to spread his hand he becomes dummy.",
    ),
)
FACES_AT_OTHER_TIMES = provision(
    v(
        L1997,
        "48B2",
        "Declarer who faces his cards at any other time may be held to have claimed or conceded the remaining tricks.",
        no_claim_exception=False,
    ),
    v(
        L2007,
        "48B2",
        "Declarer who faces his cards at any other time may be held to have claimed or conceded the remaining tricks, "
        "unless he plainly did not mean to claim.",
        change=SUBSTANCE,
        no_claim_exception=True,
    ),
)

NO_CLAIM_MEANT = reading(
    "R48-1",
    "Declarer who plainly did not mean to claim is not held to have claimed by facing cards.",
    source="text leaves it to the Director's discretion; written in 2007",
    editions=(L1997,),
)
DEFENDERS_MAY_USE = reading(
    "R48-2",
    "What declarer shows of his hand is authorized information for both defenders, "
    "also when the cards go back because he thought himself dummy.",
    source="text silent; bridgebase.com forum topic 68493",
)

CLAIMED = Finding(
    "intended_to_claim",
    "Did {offender} mean to claim or concede by facing his cards?",
    FACES_AT_OTHER_TIMES,
    yes="{offender} meant to claim",
    no="{offender} plainly did not mean to claim",
    say="{offender}, why did you put your cards down?",
)

yields_to = ("law58",)


def notice(table: Table, act: Act) -> Incident | None:
    """Declarer or dummy shows cards that are not played."""
    event = act.event
    if not isinstance(event, Dropped | Shown | Spread) or table.is_defender(act.seat) or table.stopped is not None:
        return None  # who has claimed faces his hand (68)
    if isinstance(event, Spread) and (act.seat is table.dummy or any(i.law == "law54" for i in table.docket)):
        return None
    how = "dropped" if isinstance(event, Dropped) else "faced"
    summary = f"{act.seat} {how} cards of his hand"
    return file(table, act, "law48", summary, card=None, cards=event.cards)


def hear(h: Hearing) -> None:
    """No restriction; facing the hand may be a claim."""
    from . import law24

    if _gone_down_since(h):
        return  # as dummy he shows the whole hand, and nothing of it goes back
    cards = h.incident.cards or tuple(h.table.hand(h.offender).cards)
    back = ReturnToHand(h.offender, cards) if cards else Note("the cards", f"go back to {h.offender}'s hand")
    if not isinstance(h.incident.cause, Spread) and law24.before_the_play(h):
        law24.given_back(h, cards)
        return
    if not isinstance(h.incident.cause, Spread):
        h.rule(DECLARER_HAS_NO_PENALTY_CARD, back)
    elif _claimed(h):
        h.rule(FACES_AT_OTHER_TIMES, PlayStops(h.offender), Refer("may", "on the claim or concession (68)", "now"))
        h.then(Act(Claimed(h.offender), h.offender))
        return
    else:
        h.rule(FACES_AT_OTHER_TIMES, back, also=(DECLARER_HAS_NO_PENALTY_CARD,))
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
    return h.act is not None and h.act.play is not None and h.table.both_have_played_since(h.incident.trick)


def defenders_may_use(h: Hearing, seat: Seat, cards: tuple[Card, ...]) -> None:
    """What declarer's side shows may be used by both defenders."""
    if not h.reads(DEFENDERS_MAY_USE):
        return
    defenders = (h.table.declarer.lho, h.table.declarer.rho)
    told = [Inform(f"{card} in {seat}'s hand", card, seat, defenders, ()) for card in cards]
    unseen = Inform(f"the sight of {seat}'s hand", None, seat, defenders, ())
    h.rule(DECLARER_HAS_NO_PENALTY_CARD, *(told or [unseen]))
