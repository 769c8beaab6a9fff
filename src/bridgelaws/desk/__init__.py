"""Calls: what a Director is told at a table, and the case that it amounts to.

No law is here. A kind of call says which details are needed to write down what happened; the engine does the rest.

>>> call = Call((("laws", "2017"), ("declarer", "S"), ("contract", ""), ("trick", "1"), ("kind", "opening-lead")))
>>> next_step(call).text
'Who led?'
>>> next_step(call.tell("E").tell("hk")).question.id
'declarer_saw_dummy'
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ..book.editions import EDITIONS
from ..files import codec
from ..play.play import Play
from . import counts, dummy, exposed, leads
from .case import Case
from .told import IDS, Detail, NeedsDetail, Told

__all__ = ["IDS", "KINDS", "Call", "Detail", "Kind", "next_step"]


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of call: what happened, in plain words, and the function that asks what must be told.

    `settles` are details that need not be asked for, with the values that they have whenever this has happened.
    """

    id: str
    label: str
    case: Callable[[Told], Case]
    settles: tuple[tuple[str, str], ...] = ()


KINDS = (
    Kind("opening-lead", "Opening lead by the wrong side or the wrong defender", leads.opening_lead, (("trick", "1"),)),
    Kind("lead", "Lead out of turn, or declarer from the wrong hand", leads.lead),
    Kind("play", "Play out of turn or too early", leads.play),
    Kind("seen", "Card dropped or shown", exposed.seen),
    Kind("two-cards", "Two cards at once", exposed.two_cards),
    Kind("fifth-card", "A fifth card to a trick", exposed.fifth_card),
    Kind("changed", "Declarer changed a card he had named", dummy.changed),
    Kind("placed", "Dummy put down another card", dummy.placed),
    Kind("touched", "Dummy touched or suggested a card", dummy.touched),
    Kind("incomplete", "Incomplete call for a card of dummy", dummy.incomplete),
    Kind("not-done", "Penalty card not played, or a demand to lead not met", exposed.not_done),
    Kind("followed", "Someone played on after an irregular lead or play", leads.followed),
    Kind("revoke", "Revoke: a player did not follow suit", counts.revoke),
    Kind("miscount", "A hand has a card too many or too few", counts.miscount),
)
_BY_ID = {kind.id: kind for kind in KINDS}


@dataclass(frozen=True, slots=True)
class Call:
    """What has been told so far: ids of details with their values, in the order told."""

    told: tuple[tuple[str, str], ...] = ()

    def tell(self, value: str) -> Call:
        """The call with the detail told that is asked for now; raises ParseError, and changes nothing, if it is bad."""
        step = next_step(self)
        if isinstance(step, Play):
            raise TypeError("everything has been told; answer the question instead")
        told = Call((*self.told, (step.id, value)))
        next_step(told)
        return told

    def back(self) -> Call:
        """The call without the last detail."""
        return Call(self.told[:-1])


def next_step(call: Call) -> Detail | Play:
    """The detail that is to be told next, or the table with everything told on file."""
    told = Told(dict(call.told))
    try:
        years = [(str(laws.year), str(laws.year)) for laws in reversed(EDITIONS)]
        laws = int(told.option("laws", "Which edition of the Laws?", years, years[0][0]))
        _ = told.declarer, told.contract, told.trick
        kind = _BY_ID[told.option("kind", "What happened?", [(kind.id, kind.label) for kind in KINDS])]
        case = kind.case(told)
    except NeedsDetail as need:
        return need.detail
    document = {"format": codec.FORMAT, "version": codec.VERSION, "title": kind.label, "laws": laws}
    document |= {"contract": case.contract, "events": case.events}
    if case.position is not None:
        document["position"] = case.position
    return codec.decode(document)
