"""Law 56: defender's lead out of turn."""

from __future__ import annotations

from ..acts import Act
from ..editions import L1997, L2007, L2017, WORDING, provision, reading, v
from ..events import Saying
from ..hearing import Hearing
from ..questions import Choice, Elect
from ..table import Incident, Table
from . import law10, law45, law47, law49, law50, law53, law54
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
    declarer = h.table.declarer
    stated = _stated(h)
    if stated is None:
        law10.options(h, declarer)
    match stated or h.chosen(OPTION, by=declarer):
        case "accept":
            law53.accept(h, declarer, law53.ACCEPTED_BY_STATEMENT)
        case "refuse":
            _refused(h)


def _stated(h: Hearing) -> str | None:
    """What declarer has already said."""
    declarer = (h.table.declarer,)
    if h.statements(Saying.ACCEPT, declarer):
        return "accept"
    return "refuse" if h.statements(Saying.REFUSE, declarer) else None


def _refused(h: Hearing) -> None:
    """By this law; where it only points to 54D, by that or else as any illegal play of a defender."""
    if not h.term(LEAD_OUT_OF_TURN, "points_to_54d"):
        law53.retract(h, LEAD_OUT_OF_TURN)
    elif h.reads(EVERY_LEAD):
        law53.retract(h, LEAD_OUT_OF_TURN, also=(law54.REFUSES,))
    else:
        law53.retract(h, law47.RETRACT_ILLEGAL_PLAY, also=(law49.PARTNER_COULD_SEE, law50.MAJOR))
