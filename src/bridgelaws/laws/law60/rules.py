"""Law 60: play after an illegal play."""

from __future__ import annotations

from ...board.acts import Act
from ...board.keys import Occasion
from ...board.orders import Play, ReturnToHand
from ...board.records import Settled
from ...board.table import Demand, Incident, Table
from ...hearing.hearing import Hearing
from ...hearing.law import PLAYS, Law, by_kind
from ..books import book45, book50, book57
from ..common import file
from ..law11 import procedures as law11
from ..law16 import procedures as law16
from ..law50 import penalty_cards, procedures as law50
from . import words
from .book import AS_IN_TURN, BEFORE_REQUIRED_LEAD, FORFEITED, BeforeTheRequiredLead, ForgivenLead
from .procedures import next_plays, obligations_remain
from .queries import major


def notice(table: Table, act: Act) -> Incident | None:
    """A defender plays after declarer has been told to lead again and before he has.

    It takes a demand, which leaves a restriction; a remark that the lead came from the wrong hand is not one.
    """
    if act.play is None or not table.is_defender(act.seat) or not table.trick.empty:
        return None
    if not any(r.demand is Demand.LEAD_AGAIN and r.seat is table.turn for r in table.restrictions):
        return None
    about = words.PLAYED_BEFORE_REQUIRED_LEAD(act.seat, act.card, table.number)
    return file(table, act, BeforeTheRequiredLead, about)


def lapse(h: Hearing) -> bool:
    """The hand on his left has led, and the right is forfeited; or the card has been played after all."""
    if law50.has_left_hand(h):
        return True
    if h.act.play is None or not next_plays(h):
        return False
    h.rule(FORFEITED, ReturnToHand(h.offender, (h.card,)))
    law16.withdrawn(h, h.offender, h.card, h.offender.side, replaced=False)
    obligations_remain(h, h.offender.side)
    return True


def hear(h: Hearing) -> None:
    """The card becomes a penalty card."""
    h.rule(BEFORE_REQUIRED_LEAD, major(h.table, h.offender, h.card), also=(book50.MAJOR,))
    penalty_cards.follows(h, h.offender, h.card)
    law11.acted_before_calling(h)


def _is_the_lead(h: Hearing) -> None:
    """A lead forgiven before becomes the lead; what the next hand has put down to it since is its play."""
    h.rule(AS_IN_TURN, Play(h.offender, h.card))
    for heard in h.table.on_record(Settled.PLAYS_TO_THAT, trick=h.table.number - 1):
        if heard.seat is h.offender.lho and heard.card is not None and h.still_held(heard.seat, (heard.card,)):
            h.rule(AS_IN_TURN, Play(heard.seat, heard.card))
            return
    for further in h.table.files(book45.FurtherCard):
        led = [i for i in further.before.docket if isinstance(i, book57.LedToTheNextTooSoon) and i.card is h.card]
        if led and further.offender is h.offender.lho and further.card in h.table.hand(further.offender).cards:
            assert further.card is not None
            h.rule(AS_IN_TURN, Play(further.offender, further.card))
            h.close(further)
            return


def arising(table: Table) -> Incident | None:
    """A defender who led too soon, and was forgiven, has won the trick: his card is the lead."""
    leader = table.turn
    if leader is None or not table.trick.empty or not table.is_defender(leader):
        return None
    for forgiven in table.on_record(Settled.FORGIVEN_LEAD, trick=table.number - 1):
        key = Occasion(ForgivenLead, table.number, leader)
        if forgiven.seat is leader and forgiven.card in table.hand(leader).cards:
            about = words.FORGIVEN_LEAD_WON(leader, forgiven.card)
            found = file(table, Act(None, leader, forgiven.card), ForgivenLead, about, key=key)
            return None if table.has_heard(key) else found
    return None


LAW = Law(
    60,
    notices=notice,
    of=PLAYS,
    lapses=lapse,
    hears=by_kind({BeforeTheRequiredLead: hear, ForgivenLead: _is_the_lead}),
    arises=arising,
    arises_from="records",
    yields_to=(41, 58),
)
