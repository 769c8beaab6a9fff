"""Law 56: defender's lead out of turn."""

from __future__ import annotations

from ..acts import Act
from ..editions import L1997, L2007, L2017, WORDING, provision, reading, v
from ..events import Faced, Saying
from ..hearing import Hearing
from ..orders import LeadReturnsTo, MakePenaltyCard, Stands, Withdraw
from ..questions import Choice, Elect
from ..table import Incident, Kind, Table
from . import law10, law16, law45, law47, law49, law50, law53, law54, penalty_cards
from .common import file

LEAD_OUT_OF_TURN = provision(
    v(
        L1997,
        "56",
        "When declarer has a defender's lead out of turn taken back, the card becomes a major penalty card and may "
        "restrict the lead of the offender's partner.",
        points_to_54d=False,
    ),
    v(
        L2007,
        "56",
        "A defender's lead out of turn is dealt with as 54D provides: taken back, the card becomes a major penalty "
        "card and may restrict the lead of the offender's partner.",
        change=WORDING,
        points_to_54d=True,
    ),
    v(
        L2017,
        "56",
        "When declarer has a defender's lead out of turn taken back, the card becomes a major penalty card and may "
        "restrict the lead of the offender's partner.",
        change=WORDING,
        points_to_54d=False,
    ),
)
EVERY_LEAD = reading(
    "R56-1",
    "The pointer to 54D covers a defender's lead out of turn to any trick, not only the opening lead, and brings "
    "neither 54A nor 54C with it.",
    source="settled practice; forumstest.bridgebase.com/forums/topic/58538",
    editions=(L2007,),
)
NEXT_HAND_ONLY = reading(
    "R56-2",
    "Declarer accepts a defender's lead by play only from the hand next in rotation to it; a card from his other hand "
    "is not an acceptance.",
    source="letter of 53A; the text does not say what the other card is",
)

OPTION = Choice(
    "lead_out_of_turn",
    "{offender} has led {card} out of turn. What does {chooser} choose?",
    Elect("accept", "Accept the lead", law53.ACCEPTED_BY_STATEMENT, "accepted the lead", "you may accept the lead"),
    Elect(
        "accept other",
        "Accept {other}, led by {partner} at the same instant",
        law53.ACCEPTED_BY_STATEMENT,
        "accepted {partner}'s lead of {other} instead",
        "or {partner}'s lead of {other} instead",
    ),
    Elect(
        "refuse",
        "Refuse the lead",
        LEAD_OUT_OF_TURN,
        "refused the lead",
        "or you may refuse it: the card becomes a major penalty card and the lead is made from the right hand",
    ),
    say="{chooser}, {offender} has led out of turn: {options}. You choose without asking your partner.",
)
yields_to = ("law41", "law60", "law45", "law49", "law58", "law61", "law52")
lapse = law53.lapse


def notice(table: Table, act: Act) -> Incident | None:
    """A defender leads out of turn after the opening lead."""
    if act.play is None or table.number == 1 or not table.trick.empty or act.seat is table.turn:
        return None
    if not table.is_defender(act.seat):
        return None
    return file(table, act, "law56", f"{act.card} led out of turn by {act.seat}", proper=table.trick.turn)


def hear(h: Hearing) -> None:
    """Declarer accepts or refuses."""
    law45.ask_whether_led(h)
    if law53.ask_what_was_meant(h) or law53.misinformed(h):
        return
    if law53.at_thirteenth(h):
        law53.retract(h, law53.THIRTEENTH_RETRACTED, penalty_by=LEAD_OUT_OF_TURN)
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
            law53.accept_by_word(h, declarer, law53.ACCEPTED_BY_STATEMENT)
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
    h.rule(law53.ACCEPTED_BY_STATEMENT, back, LeadReturnsTo(other.offender), Stands(other.offender, other.card))
    law16.accepted(h, other.offender, other.card)
    h.close(other)
    h.then(Act(Faced(h.offender, h.card, with_previous=True), h.offender, h.card, plays=True))


def _other_back(h: Hearing, other: Incident | None) -> None:
    """Neither lead is accepted: the partner's card is a lead out of turn by itself."""
    if other is None or other.card is None:
        return
    seat, card = other.offender, other.card
    h.rule(
        LEAD_OUT_OF_TURN,
        Withdraw(seat, card, seat.side),
        MakePenaltyCard(seat, card, Kind.MAJOR),
        also=(law50.MAJOR,),
    )
    penalty_cards.follows(h, seat, card)
    h.close(other)


def _refused(h: Hearing) -> None:
    """By this law; where it only points to 54D, by that or else as any illegal play of a defender."""
    if not h.term(LEAD_OUT_OF_TURN, "points_to_54d"):
        law53.retract(h, LEAD_OUT_OF_TURN)
    elif h.reads(EVERY_LEAD):
        law53.retract(h, LEAD_OUT_OF_TURN, also=(law54.REFUSES,))
    else:
        law53.retract(h, law47.RETRACT_ILLEGAL_PLAY, also=(law49.PARTNER_COULD_SEE, law50.MAJOR))
