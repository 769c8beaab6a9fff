"""Law 55: declarer's lead out of turn."""

from __future__ import annotations

from ..acts import Act
from ..editions import L1997, L2007, L2017, SUBSTANCE, WORDING, Provision, provision, reading, v
from ..events import Said, Saying
from ..hearing import Hearing
from ..orders import Note, Refer, Restrict
from ..questions import Choice, Elect, Finding
from ..seats import Seat
from ..table import Demand, Incident, Lasts, Restriction, Table
from . import law10, law16, law45, law53
from .common import file, reads

EITHER_DEFENDER = provision(
    v(
        L1997,
        "55A",
        "When declarer has led out of turn from his own hand or dummy, either defender may accept the lead or have it "
        "taken back, unless declarer was misinformed about the turn.",
    ),
)
DEFENDERS_DIFFER = provision(
    v(
        L2007,
        "55A",
        "If one defender accepts declarer's lead and the other wants it taken back, the defender next in turn decides.",
    ),
    v(
        L2017,
        "55A",
        "If one defender accepts declarer's lead and the other wants it taken back, the defender who plays next after "
        "the irregular lead decides.",
        change=WORDING,
    ),
)
RESTORES = provision(
    v(
        L1997,
        "55B1",
        "If it was a defender's turn to lead and a defender wants declarer's lead taken back, the card returns to the "
        "hand that it came from without penalty.",
    ),
    v(
        L2007,
        "55B1",
        "If it was a defender's turn to lead and a defender wants declarer's lead taken back, the card returns to the "
        "hand that it came from and nothing more follows.",
        change=WORDING,
    ),
    v(
        L2017,
        "55B1",
        "If it was a defender's turn to lead and the lead is to be taken back under 55A, the card returns to the hand "
        "that it came from and nothing more follows.",
        change=WORDING,
    ),
)
CORRECT_HAND = provision(
    v(
        L1997,
        "55B2",
        "If it was declarer's turn to lead from his other hand and a defender wants the lead taken back, he withdraws "
        "the card and leads any card from the correct hand.",
    ),
    v(
        L2017,
        "55B2",
        "If it was declarer's turn to lead from his other hand and the lead is to be taken back under 55A, he "
        "withdraws the card and leads any card from the correct hand.",
        change=WORDING,
    ),
)
DECLARER_LEARNS = provision(
    v(
        L1997,
        "55C",
        "If declarer then follows a line that he could have based on what his infraction showed him, the Director may "
        "adjust the score.",
        remedy="may adjust",
    ),
    v(
        L2017,
        "55C",
        "If declarer then follows a line that he could have based on what his infraction showed him, the rules on "
        "unauthorized information in Law 16 apply.",
        change=SUBSTANCE,
        remedy="law 16",
    ),
)
FIRST_STATEMENT_PREVAILS = reading(
    "R55-1",
    "If the defenders choose differently, the first clear statement of either of them prevails.",
    source="text silent; settled practice",
    editions=(L1997,),
)
DEMAND_STANDS = reading(
    "R55-2",
    "Once one defender has had the lead taken back, a card that the other then plays, having said nothing, accepts "
    "nothing: declarer has been told to take his lead back. Without this reading the defender next in turn accepts it "
    "by playing, and his choice prevails.",
    source="letter of 60B; 55A speaks of an option expressed",
    editions=(L2007, L2017),
)

OPTION = Choice(
    "declarers_lead_out_of_turn",
    "{offender} has led {card} out of turn. What does {chooser} say?",
    Elect("accept", "Accept the lead", EITHER_DEFENDER, "accepted the lead", "you may accept the lead"),
    Elect(
        "retract",
        "Require it to be taken back",
        EITHER_DEFENDER,
        "required the lead to be taken back",
        "you may have it taken back",
    ),
    Elect(
        "silent",
        "Say nothing",
        law53.NOT_ACCEPTED,
        "said nothing",
        "or you may say nothing",
    ),
    say="{chooser}, declarer has led out of turn: {options}. You choose without asking your partner.",
)
PREVAILS = Finding(
    "prevailing_defender",
    "The defenders differ and the text gives no rule. Does {first}'s choice, made first, prevail?",
    EITHER_DEFENDER,
    yes="{first}'s choice, made first, prevails",
    no="{second}'s choice prevails",
    say="You have chosen differently and the law does not say whose word counts, so I decide. {first} spoke first.",
)
yields_to = ("law41", "law24", "law45", "law58", "law61")


def notice(table: Table, act: Act) -> Incident | None:
    """Declarer leads from his own hand or dummy when it is not that hand's turn."""
    if act.play is None or table.number == 1 or not table.trick.empty or act.seat is table.turn:
        return None
    if table.is_defender(act.seat):
        return None
    return file(table, act, "law55", f"{act.card} led out of turn from {act.seat}'s hand", proper=table.trick.turn)


def lapse(h: Hearing) -> bool:
    """A defender plays: he accepts the lead, unless it was to be taken back; or it is disposed of as any other."""
    assert h.act is not None
    plays = h.act.play is not None and h.table.is_defender(h.act.seat) and law53.still_led(h)
    if not plays or not h.statements(Saying.REFUSE, h.offender.side.other.seats):
        return law53.lapse(h)
    if law53.led_again(h) or law53.led_as_told(h):
        _new_lead_stands(h)
        return True
    if law53.taken_back(h.table, h.incident) or not h.reads(DEMAND_STANDS):
        return law53.lapse(h)
    _retract(h, EITHER_DEFENDER)
    return True


def hear(h: Hearing) -> None:
    """Either defender accepts or has the lead taken back."""
    law45.ask_whether_led(h)
    if law53.ask_what_was_meant(h) or law53.misinformed(h):
        return
    if law53.at_thirteenth(h):
        _retract(h, law53.THIRTEENTH_RETRACTED)
        return
    by, decision = _decision(h)
    if decision == "accept":
        law53.accept_by_word(h, by, EITHER_DEFENDER, law53.ACCEPTED_BY_STATEMENT)
    else:
        _retract(h, law53.NOT_ACCEPTED if decision == "silent" else EITHER_DEFENDER)


def _decision(h: Hearing) -> tuple[Seat, str]:
    """Whose word counts and what it is; when the defenders differ, the edition says."""
    following, other = h.offender.lho, h.offender.rho
    stated = _statements(h)
    said = dict(stated)
    if len(said) < 2:
        law10.options(h, following)
    if h.has(DEFENDERS_DIFFER):
        first = said.get(following) or h.chosen(OPTION, by=following, suffix=following.letter)
        if first != "silent":
            if said.get(other, first) != first:
                h.rule(DEFENDERS_DIFFER, Note(f"{following}'s choice", f"prevails over {other}'s"))
            return following, str(first)
        return other, said.get(other) or str(h.chosen(OPTION, by=other, suffix=other.letter))
    for seat in (following, other):
        if stated and (reads(h.table, FIRST_STATEMENT_PREVAILS) or seat in said):
            continue
        choice = h.chosen(OPTION, by=seat, suffix=seat.letter)
        if choice != "silent":
            stated.append((seat, str(choice)))
    if not stated:
        return other, "silent"
    first, value = stated[0]
    if h.reads(FIRST_STATEMENT_PREVAILS) or all(choice == value for _, choice in stated):
        return stated[0]
    if h.found(PREVAILS, first=first, second=first.partner):
        return stated[0]
    return stated[1]


def _statements(h: Hearing) -> list[tuple[Seat, str]]:
    """What each defender has said so far, in the order in which they spoke."""
    words = {Saying.ACCEPT: "accept", Saying.REFUSE: "retract"}
    said: dict[Seat, str] = {}
    for event in h.since:
        if isinstance(event, Said) and event.what in words and h.table.is_defender(event.seat):
            said.setdefault(event.seat, words[event.what])
    return list(said.items())


def _retract(h: Hearing, authority: Provision) -> None:
    proper = h.incident.proper
    assert proper is not None
    if law53.led_as_told(h):
        _new_lead_stands(h)
        return
    if h.table.is_defender(proper):
        law53.retract(h, RESTORES, also=(authority,))
    else:
        again = Restriction(proper, Demand.LEAD_AGAIN, Lasts.THIS_LEAD, CORRECT_HAND, trick=h.table.number)
        law53.retract(h, CORRECT_HAND, Restrict(again), also=(authority,))
    _may_have_learnt(h)


def _new_lead_stands(h: Hearing) -> None:
    """Declarer has done as he was told: his lead from the correct hand stands."""
    law53.put_new_lead(h, CORRECT_HAND, EITHER_DEFENDER)
    _may_have_learnt(h)


def _may_have_learnt(h: Hearing) -> None:
    """55C, and who may use what the card showed."""
    law16.withdrawn(h, h.offender, h.card, h.offender.side, replaced=False)
    remedy = (law16.MISUSE_ADJUSTED,) if h.term(DECLARER_LEARNS, "remedy") == "law 16" else ()
    h.rule(
        DECLARER_LEARNS,
        Refer(
            "may",
            "if declarer's line could have been based on what his lead out of turn revealed",
            findings=("information_gained", "line_could_be_based_on_it", "damage"),
        ),
        also=(law16.OFFENDERS_MAY_NOT_USE, *remedy),
    )
