"""Law 55: declarer's lead out of turn."""

from __future__ import annotations

from ...board.acts import Act
from ...board.events import Said, Saying
from ...board.orders import Refer, Restrict, Tell
from ...board.phases import Phase
from ...board.table import Demand, Incident, Lasts, Restriction, Table
from ...book.editions import Provision
from ...hearing.hearing import Hearing
from ...hearing.law import PLAYS, Law
from ...values.seats import Seat
from ..books import book16, book53
from ..common import file, reads
from ..law10 import procedures as law10
from ..law16 import procedures as law16
from ..law45 import procedures as law45
from ..law53 import procedures as law53, queries as query53
from . import book, words


def notice(table: Table, act: Act) -> Incident | None:
    """Declarer leads from his own hand or dummy when it is not that hand's turn."""
    if act.play is None or not table.trick.empty or act.seat is table.turn:
        return None
    if table.is_defender(act.seat):
        return None
    about = words.LED_FROM_HAND_OUT_OF_TURN(act.card, act.seat, table.number)
    return file(table, act, book.DeclarersLeadOutOfTurn, about)


def lapse(h: Hearing[book.DeclarersLeadOutOfTurn]) -> bool:
    """A defender plays: he accepts the lead, unless it was to be taken back; or it is disposed of as any other."""
    plays = h.act.play is not None and h.table.is_defender(h.act.seat) and law53.still_led(h)
    if not plays or not h.statements(Saying.REFUSE, h.offender.side.other.seats):
        return law53.lapse(h)
    if law53.led_again(h) or law53.led_as_told(h):
        _new_lead_stands(h)
        return True
    if query53.taken_back(h.table, h.incident) or not h.reads(book.DEMAND_STANDS):
        return law53.lapse(h)
    _retract(h, book.EITHER_DEFENDER)
    return True


def hear(h: Hearing[book.DeclarersLeadOutOfTurn]) -> None:
    """Either defender accepts or has the lead taken back."""
    if law53.in_turn_after_all(h):
        return
    law45.ask_whether_led(h)
    if law53.ask_what_was_meant(h) or law53.misinformed(h):
        return
    if law53.at_thirteenth(h):
        _retract(h, book53.THIRTEENTH_RETRACTED)
        return
    by, decision = _decision(h)
    if decision == "accept":
        law53.accept_by_word(h, by, book.EITHER_DEFENDER, book53.ACCEPTED_BY_STATEMENT)
    else:
        _retract(h, book53.NOT_ACCEPTED if decision == "silent" else book.EITHER_DEFENDER)


def _decision(h: Hearing) -> tuple[Seat, str]:
    """Whose word counts and what it is; when the defenders differ, the edition says."""
    following, other = h.offender.lho, h.offender.rho
    stated = _statements(h)
    said = dict(stated)
    if len(said) < 2:
        law10.options(h, following)
    if h.has(book.DEFENDERS_DIFFER):
        first = said.get(following) or h.chosen(book.OPTION, by=following, suffix=following.letter)
        if first != "silent":
            if said.get(other, first) != first:
                h.rule(book.DEFENDERS_DIFFER, Tell(words.CHOICE_PREVAILS(following, other)))
            return following, str(first)
        return other, said.get(other) or str(h.chosen(book.OPTION, by=other, suffix=other.letter))
    for seat in (following, other):
        if stated and (reads(h.table, book.FIRST_STATEMENT_PREVAILS) or seat in said):
            continue
        choice = h.chosen(book.OPTION, by=seat, suffix=seat.letter)
        if choice != "silent":
            stated.append((seat, str(choice)))
    if not stated:
        return other, "silent"
    first, value = stated[0]
    if h.reads(book.FIRST_STATEMENT_PREVAILS) or all(choice == value for _, choice in stated):
        return stated[0]
    if h.found(book.PREVAILS, first=first, second=first.partner):
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


def _retract(h: Hearing[book.DeclarersLeadOutOfTurn], authority: Provision) -> None:
    proper = h.incident.proper
    if law53.led_as_told(h):
        _new_lead_stands(h)
        return
    if h.table.is_defender(proper):
        law53.retract(h, book.RESTORES, also=(authority,))
    else:
        again = Restriction(proper, Demand.LEAD_AGAIN, Lasts.THIS_LEAD, book.CORRECT_HAND, trick=h.table.number)
        law53.retract(h, book.CORRECT_HAND, Restrict(again), also=(authority,))
    _may_have_learnt(h)


def _new_lead_stands(h: Hearing) -> None:
    """Declarer has done as he was told: his lead from the correct hand stands."""
    law53.put_new_lead(h, book.CORRECT_HAND, book.EITHER_DEFENDER)
    _may_have_learnt(h)


def _may_have_learnt(h: Hearing) -> None:
    """55C, and who may use what the card showed."""
    law16.withdrawn(h, h.offender, h.card, h.offender.side, replaced=False)
    remedy = (book16.MISUSE_ADJUSTED,) if h.term(book.DECLARER_LEARNS, "remedy") == "law 16" else ()
    h.rule(
        book.DECLARER_LEARNS,
        Refer(
            "may",
            words.LINE_MAY_REST_ON_LEAD(h.incident.trick),
            findings=("information_gained", "line_could_be_based_on_it", "damage"),
        ),
        also=(book16.OFFENDERS_MAY_NOT_USE, *remedy),
    )


LAW = Law(
    55,
    notices=notice,
    of=PLAYS,
    lapses=lapse,
    hears=hear,
    phases=(Phase.PLAY,),
    yields_to=(41, 24, 45, 58, 61),
)
