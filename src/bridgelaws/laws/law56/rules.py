"""Law 56: defender's lead out of turn."""

from __future__ import annotations

from ...board.acts import Act
from ...board.events import Faced, Saying
from ...board.orders import LeadReturnsTo, Stands, Withdraw
from ...board.phases import Phase
from ...board.table import Incident, Table
from ...hearing.hearing import Hearing
from ...hearing.law import PLAYS, Law
from ..books import book47, book49, book50, book53, book54, book58
from ..common import file
from ..law10 import procedures as law10
from ..law16 import procedures as law16
from ..law45 import procedures as law45
from ..law50 import penalty_cards
from ..law53 import procedures as law53, words as words53
from ..law58 import queries as query58
from .book import EVERY_LEAD, LEAD_OUT_OF_TURN, NEXT_HAND_ONLY, OPTION, DefendersLeadOutOfTurn


def notice(table: Table, act: Act) -> Incident | None:
    """A defender leads out of turn after the opening lead."""
    if act.play is None or not table.trick.empty or act.seat is table.turn:
        return None
    if not table.is_defender(act.seat):
        return None
    about = words53.LED_OUT_OF_TURN(act.card, act.seat, table.number)
    return file(table, act, DefendersLeadOutOfTurn, about)


def lapse(h: Hearing) -> bool:
    """A later play disposes of it as of any lead out of turn, also one at the same instant that counts as later."""
    if query58.ordered_by_the_reading(h.table, h.incident):
        h.reads(book58.ORDER_AT_ONE_INSTANT)
    return law53.lapse(h)


def hear(h: Hearing) -> None:
    """Declarer accepts or refuses."""
    if law53.in_turn_after_all(h):
        return
    law45.ask_whether_led(h)
    if law53.ask_what_was_meant(h) or law53.misinformed(h):
        return
    if law53.at_thirteenth(h):
        law53.retract(h, book53.THIRTEENTH_RETRACTED, penalty_by=LEAD_OUT_OF_TURN)
        return
    if h.offender.rho in h.table.trick.after(h.offender) and not h.reads(NEXT_HAND_ONLY):
        law53.accepted_by_play(h, h.offender.lho)
        return
    declarer, other = h.table.declarer, _at_the_same_instant(h)
    stated = _stated(h, other)
    if stated is None:
        law10.options(h, declarer)
    among = OPTION.all if other is not None else ("accept", "refuse")
    match stated or h.chosen(OPTION, declarer, among, other=other.card if other is not None else None):
        case "accept":
            law53.accept_by_word(h, declarer, book53.ACCEPTED_BY_STATEMENT)
        case "accept other":
            assert other is not None
            _accept_other(h, other)
        case "refuse":
            _other_back(h, other)
            _refused(h)


def _stated(h: Hearing, other: Incident | None) -> str | None:
    """What declarer has already said; of two leads he must say which."""
    declarer = (h.table.declarer,)
    for said in h.statements(Saying.ACCEPT, declarer):
        if other is None or said.card is h.card:
            return "accept"
        if said.card is other.card:
            return "accept other"
    return "refuse" if h.statements(Saying.REFUSE, declarer) else None


def _at_the_same_instant(h: Hearing) -> Incident | None:
    """The file of a lead that his partner made at the same instant, no more legal: declarer may accept either (58A)."""
    if h.table.trick.order != (h.offender, h.offender.partner):
        return None
    for i in h.table.docket:
        together = isinstance(i.cause, Faced) and i.cause.with_previous and i.at == h.incident.at + 1
        if together and i.offender is h.offender.partner and h.table.trick.card(i.offender) is i.card:
            return i
    return None


def _accept_other(h: Hearing, other: Incident) -> None:
    """The partner's lead stands, and this card counts as put down after it."""
    assert other.card is not None
    back = Withdraw(h.offender, h.card, h.offender.side)
    h.rule(book53.ACCEPTED_BY_STATEMENT, back, LeadReturnsTo(other.offender), Stands(other.offender, other.card))
    law16.accepted(h, other.offender, other.card)
    h.close(other)
    h.then(Act(Faced(h.offender, h.card, with_previous=True), h.offender, h.card, plays=True))


def _other_back(h: Hearing, other: Incident | None) -> None:
    """Neither lead is accepted: the partner's card is a lead out of turn by itself."""
    if other is None or other.card is None:
        return
    seat, card = other.offender, other.card
    penalty_cards.major(h, LEAD_OUT_OF_TURN, seat, card, Withdraw(seat, card, seat.side))
    h.close(other)


def _refused(h: Hearing) -> None:
    """By this law; where it only points to 54D, by that or else as any illegal play of a defender."""
    if not h.term(LEAD_OUT_OF_TURN, "points_to_54d"):
        law53.retract(h, LEAD_OUT_OF_TURN)
    elif h.reads(EVERY_LEAD):
        law53.retract(h, LEAD_OUT_OF_TURN, also=(book54.REFUSES,))
    else:
        law53.retract(h, book47.RETRACT_ILLEGAL_PLAY, also=(book49.PARTNER_COULD_SEE, book50.MAJOR))


LAW = Law(
    56,
    notices=notice,
    of=PLAYS,
    lapses=lapse,
    hears=hear,
    phases=(Phase.PLAY,),
    yields_to=(41, 60, 45, 49, 58, 61, 52),
)
